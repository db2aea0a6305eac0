/// Makes nodes of a text of JSON that comes in pieces. The items of lists that are asked for are handed on one by one
/// and not kept, so that of a file of gigabytes one item at a time stands in memory.
///
/// What is kept is no more than `longestKept` values, long texts counted by their length: of more the reading ends, as at
/// a mistake.
package final class JSONNodeReader: JSONCollector {
  /// Values that are kept at most beside what is handed on: some hundred megabytes.
  package static let longestKept = 4_000_000
  /// Bytes of a text at most; a longer one is read as an empty one.
  package static let longestText = 32 << 20

  /// What was read but for the items that were handed on: the values that stand one after the other, mostly one.
  package private(set) var roots: [JSONNode] = []
  /// Where the text stopped being JSON, or where there was too much of it.
  package private(set) var problem: JSONProblem?

  /// Bytes of a text or name that are counted as one value.
  private static let bytesOfValue = 64

  private let wanted: Set<String>
  /// Bytes of the longest path in `wanted`: no longer one is put together.
  private let longestWanted: Int
  private let take: (String, JSONNode) -> Void
  private var open: [Frame] = []
  private var kept = 0
  private var line = 1

  /// A list or record that has not ended.
  private struct Frame {
    var kind: JSONContainer
    /// As in `wanted`; nil where no path that is wanted leads through it.
    var path: String?
    /// Whether its items are handed on.
    var isHandedOn: Bool
    var name = ""
    var fields: [(name: String, value: JSONNode)] = []
    var items: [JSONNode] = []
    /// Values below it.
    var below = 0
  }

  /// - Parameters:
  ///   - lists: The paths of the lists whose items are handed on: `locations[]`, or `[]` of a list that is the whole.
  ///   - take: Gets the path of the list, and an item.
  package init(handingOn lists: Set<String> = [], _ take: @escaping (String, JSONNode) -> Void = { _, _ in })
  {
    wanted = lists
    longestWanted = lists.map(\.utf8.count).max() ?? 0
    self.take = take
  }

  /// Reads a whole text. What was handed on or kept before a mistake stays.
  package static func read(_ bytes: [UInt8]) -> (root: JSONNode?, problem: JSONProblem?) {
    let reader = JSONNodeReader()
    let problem = reader.read { take in _ = take(bytes) }
    return (reader.roots.first, problem)
  }

  /// Reads what `pieces` hands over; its closure tells whether more is wanted.
  package func read<Fault>(
    _ pieces: ((([UInt8]) -> Bool)) throws(Fault) -> Void
  ) throws(Fault) -> JSONProblem? {
    var events = JSONEvents(for: self, longestText: Self.longestText)
    try pieces { piece in
      events.read(piece)
      self.problem = self.problem ?? events.problem
      return self.problem == nil
    }
    if problem == nil {
      events.finish()
      problem = events.problem
    }
    return problem
  }

  package func begin(_ kind: JSONContainer) {
    let place = path(of: kind)
    let isHandedOn = kind == .list && place.map { wanted.contains($0) } == true
    open.append(Frame(kind: kind, path: place, isHandedOn: isHandedOn))
  }

  /// Where what begins stands; nil where nothing is wanted below.
  private func path(of kind: JSONContainer) -> String? {
    guard longestWanted > 0 else { return nil }
    guard let above = open.last else { return kind == .list ? "[]" : "" }
    guard let path = above.path else { return nil }
    let hasName = above.kind == .record
    guard path.utf8.count + (hasName ? above.name.utf8.count : 0) < longestWanted else { return nil }
    let place = !hasName ? path : path.isEmpty ? above.name : path + "." + above.name
    return kind == .list ? place + "[]" : place
  }

  package func field(_ name: String) {
    guard !open.isEmpty else { return }
    open[open.count - 1].name = name
  }

  package func value(_ value: JSONValue, line: Int) {
    let length = value.text?.utf8.count ?? 0
    add(JSONNode(.leaf(value), line: line), own: 1 + length / Self.bytesOfValue, below: 0)
  }

  package func end(line: Int) {
    guard let frame = open.popLast() else { return }
    let content: JSONNode.Content = frame.kind == .list ? .list(frame.items) : .record(frame.fields)
    add(JSONNode(content, line: line), own: 1, below: frame.below)
  }

  /// `own` is how many values it counts as itself, `below` those below it.
  private func add(_ node: JSONNode, own: Int, below: Int) {
    guard problem == nil else { return }
    guard var frame = open.popLast() else { return roots.append(node) }
    if frame.isHandedOn, let path = frame.path {
      kept -= below
      take(path, node)
    } else {
      let named = frame.kind == .record ? frame.name.utf8.count / Self.bytesOfValue : 0
      kept += own + named
      if kept > Self.longestKept { problem = JSONProblem(line: node.line) }
      frame.below += own + named + below
      if frame.kind == .list { frame.items.append(node) } else { frame.fields.append((frame.name, node)) }
    }
    open.append(frame)
  }
}
