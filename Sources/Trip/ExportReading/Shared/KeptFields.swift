import Importing
import JSONText

extension AccountBook {
  /// Counts an item of which some fields are held back though others like them are used: a position near a home, say.
  ///
  /// `kept` are their paths within the item; all below them is held back, too.
  func count(
    _ node: JSONNode, of file: String, at path: String, by fates: FieldFates, keeping kept: Set<String>
  ) {
    var cut: [(path: String, node: JSONNode)] = []
    let rest =
      kept.isEmpty ? node : Self.without(kept, Self.above(kept), node, inner: "", outer: path, &cut)
    count(rest, of: file, at: path, by: fates)
    for (path, node) in cut { count(node, of: file, at: path, by: [:], all: .kept) }
  }

  /// The paths through which those of what is held back lead: nothing else is looked into.
  private static func above(_ kept: Set<String>) -> Set<String> {
    var above: Set<String> = [""]
    for path in kept {
      for place in path.indices where path[place] == "." || path[place] == "[" {
        above.insert(String(path[..<place]))
      }
    }
    return above
  }

  /// The node without what is held back; in its place stands an empty list, which has no values.
  private static func without(
    _ kept: Set<String>, _ above: Set<String>, _ node: JSONNode, inner: String, outer: String,
    _ cut: inout [(path: String, node: JSONNode)]
  ) -> JSONNode {
    if kept.contains(inner) {
      cut.append((outer, node))
      return JSONNode(.list([]), line: node.line)
    }
    guard above.contains(inner) else { return node }
    switch node.content {
    case .leaf: return node
    case .list(let items):
      var left: [JSONNode] = []
      for item in items {
        left.append(without(kept, above, item, inner: inner + "[]", outer: outer + "[]", &cut))
      }
      return JSONNode(.list(left), line: node.line)
    case .record(let fields):
      var left: [(name: String, value: JSONNode)] = []
      for (name, value) in fields {
        let below = inner.isEmpty ? name : inner + "." + name
        let there = outer.isEmpty ? name : outer + "." + name
        left.append((name, without(kept, above, value, inner: below, outer: there, &cut)))
      }
      return JSONNode(.record(left), line: node.line)
    }
  }
}
