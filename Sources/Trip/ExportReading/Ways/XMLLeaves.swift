import Importing
import XMLText

/// Counts the values of XML: each attribute, `gpx.trk.trkseg.trkpt@lat`, and the text of each element that has one,
/// `gpx.trk.name`. Names are taken without their prefixes; what says which prefix stands for what is no value.
final class XMLLeaves: XMLCollector {
  private let item: String
  private let items: [WayItemFate]
  private let fateOfPath: (String) -> FieldFate
  private let root: Node
  private var stack: [Opened] = []
  /// How many more paths a file may have: names that are made up anew for each element would fill the memory.
  private var room = 4000
  /// Bytes of a path: no program's is longer.
  private static let longestPath = 500
  /// Letters, while it is asked whether there are any.
  private var letters: [UInt8] = []
  /// The open item's fate, and how many elements are open with it.
  private var current: (fate: WayItemFate, depth: Int)?
  private var number = 0

  /// The values at one path.
  private final class Node {
    let path: String
    let fate: FieldFate
    var counts = ImportAccount.Counts()
    var firstLine = 0
    var below: [String: Node] = [:]

    /// Whether it has all that is left of names, whatever stands below them.
    let isRest: Bool
    /// What stands for all further names.
    static let rest = "…"

    init(_ path: String, _ fate: FieldFate) {
      (self.path, self.fate) = (path, fate)
      isRest = path.hasSuffix(Self.rest)
    }

    func add(_ fate: FieldFate, line: Int) {
      if counts.sum == 0 { firstLine = line }
      counts[fate] += 1
    }
  }

  /// An element that is open.
  private struct Opened {
    var node: Node
    var line: Int
    var hasText = false
  }

  /// - Parameters:
  ///   - item: The path of the elements that have fates of their own: `gpx.wpt`.
  ///   - items: The fates of those of them that are on the Earth, in their order.
  ///   - fate: What becomes of the values at a path.
  init(item: String = "", items: [WayItemFate] = [], fate: @escaping (String) -> FieldFate) {
    (self.item, self.items, fateOfPath) = (item, items, fate)
    root = Node("", .unknown)
  }

  var hasSeenEnough: Bool { false }

  func start(_ element: XMLElement) {
    let tag = element.tag
    let line = element.line
    let opened = node(tag.name, with: ".")
    stack.append(Opened(node: opened, line: line))
    if opened.path == item, current == nil { begin(tag) }
    for attribute in tag.attributes {
      let name = attribute.name.split(separator: ":").last.map(String.init) ?? attribute.name
      let leaf = node(name, with: "@")
      leaf.add(fate(of: leaf), line: line)
    }
  }

  func add(_ letters: XMLLetters) {
    guard let last = stack.indices.last, !stack[last].hasText else { return }
    letters.append(to: &self.letters, upTo: 4096)
    stack[last].hasText = self.letters.contains { $0 > 0x20 }
    self.letters.removeAll(keepingCapacity: true)
  }

  func end() {
    guard let closed = stack.popLast() else { return }
    if closed.hasText { closed.node.add(fate(of: closed.node), line: closed.line) }
    if let current, stack.count < current.depth { self.current = nil }
  }

  /// Writes what was counted into the account of a file, its lines behind so many others.
  func count(into book: AccountBook, of file: String, linesBefore: Int) {
    var rest = [root]
    while let node = rest.popLast() {
      for fate in FieldFate.allCases where node.counts[fate] > 0 {
        book.count(
          field: node.path, of: file, as: fate, line: node.firstLine + linesBefore, times: node.counts[fate])
      }
      rest += node.below.values
    }
  }

  // MARK: Within

  private func node(_ name: String, with mark: String) -> Node {
    let parent = stack.last?.node ?? root
    if parent.isRest { return parent }
    if let known = parent.below[mark + name] { return known }
    // Beyond the room all further names share one path.
    let isShort = parent.path.utf8.count + name.utf8.count < Self.longestPath
    let key = mark + (room > 0 && isShort ? name : Node.rest)
    if let known = parent.below[key] { return known }
    room -= 1
    let path = parent.path.isEmpty ? String(key.dropFirst()) : parent.path + key
    let made = Node(path, fateOfPath(path))
    parent.below[key] = made
    return made
  }

  /// Points have numbers as where they are read: only those on the Earth.
  private func begin(_ tag: MarkupTag) {
    let latitude = tag["lat"].flatMap { decimalNumber(Array($0.utf8)) } ?? .nan
    let longitude = tag["lon"].flatMap { decimalNumber(Array($0.utf8)) } ?? .nan
    guard (-90...90).contains(latitude), (-180...180).contains(longitude), items.indices.contains(number)
    else {
      current = (.all(.notNeeded), stack.count)
      return
    }
    current = (items[number], stack.count)
    number += 1
  }

  private func fate(of node: Node) -> FieldFate {
    switch current?.fate {
    case .all(let fate): fate
    case .fields(let own): own[String(node.path.dropFirst(item.count + 1))] ?? node.fate
    case nil: node.fate
    }
  }
}

/// What becomes of the values of one marked point.
enum WayItemFate {
  /// All of them.
  case all(FieldFate)
  /// Those of some of its own fields, by their names; others are as everywhere.
  case fields([String: FieldFate])
}
