import Importing
import JSONText

/// A part of an item that has a fate of its own, whatever the item's table says: a position that lies at home, each point
/// of a path.
struct FieldPart {
  /// Within the item: `location`, `media[].media_metadata.latitude`. All below it belongs to it.
  let path: String
  private let fate: FieldFate?
  /// Of a list, what becomes of each of its items in their order; what is behind these is not needed.
  private let items: [FieldFate]?
  /// What becomes of the fields of what is used; nil where all of that is.
  private let table: FieldFates?

  /// `fate` is nil for what its own table tells.
  init(_ path: String, _ fate: FieldFate?, by table: FieldFates? = nil) {
    (self.path, self.fate, self.table) = (path, fate, table)
    items = nil
  }

  init(_ path: String, items: [FieldFate], by table: FieldFates) {
    (self.path, self.items, self.table) = (path, items, table)
    fate = nil
  }

  fileprivate func count(_ value: JSONNode, in book: AccountBook, of file: String, at path: String) {
    guard let items, let list = value.items else { return count(value, fate, in: book, of: file, at: path) }
    for (place, item) in list.enumerated() {
      let fate = items.indices.contains(place) ? items[place] : .notNeeded
      count(item, fate, in: book, of: file, at: path + "[]")
    }
  }

  private func count(
    _ value: JSONNode, _ fate: FieldFate?, in book: AccountBook, of file: String, at path: String
  ) {
    book.count(
      value, of: file, at: path, by: table ?? [:], all: fate == .used && table != nil ? nil : fate)
  }
}

extension AccountBook {
  /// Counts an item of which some parts have fates of their own.
  func count(
    _ node: JSONNode, of file: String, at path: String = "", by fates: FieldFates, apart parts: [FieldPart]
  ) {
    guard !parts.isEmpty else { return count(node, of: file, at: path, by: fates) }
    var cutting = PartCutting(parts)
    let rest = cutting.rest(of: node, inner: "", outer: path)
    count(rest, of: file, at: path, by: fates)
    for (part, path, value) in cutting.cut { part.count(value, in: self, of: file, at: path) }
  }
}

/// Takes parts out of an item.
private struct PartCutting {
  private(set) var cut: [(part: FieldPart, path: String, value: JSONNode)] = []
  private let parts: [String: FieldPart]
  /// The paths through which those of the parts lead: nothing else is looked into.
  private let above: Set<String>

  init(_ parts: [FieldPart]) {
    self.parts = Dictionary(parts.map { ($0.path, $0) }) { first, _ in first }
    var above: Set<String> = [""]
    for part in parts {
      for place in part.path.indices where part.path[place] == "." || part.path[place] == "[" {
        above.insert(String(part.path[..<place]))
      }
    }
    self.above = above
  }

  /// What is left of a node, whose path is `inner` within the item and `outer` within the file. In the place of a part
  /// stands an empty list, which has no values.
  mutating func rest(of node: JSONNode, inner: String, outer: String) -> JSONNode {
    if let part = parts[inner] {
      cut.append((part, outer, node))
      return JSONNode(.list([]), line: node.line)
    }
    guard above.contains(inner) else { return node }
    switch node.content {
    case .leaf: return node
    case .list(let items):
      var left: [JSONNode] = []
      for item in items { left.append(rest(of: item, inner: inner + "[]", outer: outer + "[]")) }
      return JSONNode(.list(left), line: node.line)
    case .record(let fields):
      var left: [(name: String, value: JSONNode)] = []
      for (name, value) in fields {
        let below = inner.isEmpty ? name : inner + "." + name
        let there = outer.isEmpty ? name : outer + "." + name
        left.append((name, rest(of: value, inner: below, outer: there)))
      }
      return JSONNode(.record(left), line: node.line)
    }
  }
}
