import Diagnostics
import TripNotation

/// Adds items to the end of a list in a small file, every line of it kept.
package enum ListGrowth {
  /// The file with one more item below `key`, or in the list that the file is. The lines of the item stand as behind
  /// a dash; `old` is nil for a file that is not there yet.
  package static func adding(
    _ item: [String], below key: String?, to old: [UInt8]?, file: String
  ) throws(WriteProblem) -> Edited {
    try adding(all: [item], below: key, to: old, file: file)
  }

  /// The same with several items at once, in time that grows with the file and not with their number times the file.
  package static func adding(
    all items: [[String]], below key: String?, to old: [UInt8]?, file: String
  ) throws(WriteProblem) -> Edited {
    let growth = Growing(old ?? [], items: items, file: file)
    let grown = if let key { try growth.below(key) } else { try growth.inWholeFile() }
    try growth.claim(grown, below: key)
    return grown
  }

  /// The file with names below `key` that have no value yet, such as the categories of a budget: `surf lessons: ~`.
  /// What is named there stays as it is; where nothing is new, the lines are those of no name.
  package static func naming(
    _ names: [String], below key: String, in old: [UInt8]?, file: String
  ) throws(WriteProblem) -> Edited {
    let root = NotationReader.read(old ?? [], file: file).root
    let there = root.fields?.first { $0.key == key }?.value.fields ?? []
    let known = Set(there.map { $0.key.lowercased() })
    let names = names.filter { !known.contains($0.lowercased()) }
    if names.isEmpty { return Edited(bytes: old ?? [], lines: 1...1) }
    let lines = names.map { [NotationWriter.text($0, as: .flowKey) + ": ~"] }
    let growth = Growing(old ?? [], items: lines, dash: "", file: file)
    let grown = try growth.below(key)
    try growth.claim(grown, below: key)
    return grown
  }
}

/// One file on its way to a longer one.
private struct Growing {
  private let lines: FileLines
  private let reading: NotationReader.Reading
  /// The lines of each new item.
  private let items: [[String]]
  /// What stands before an item: a dash, or nothing before a name.
  private let dash: String
  private let file: String

  init(_ old: [UInt8], items: [[String]], dash: String = "- ", file: String) {
    lines = FileLines(old)
    reading = NotationReader.read(old, file: file)
    self.items = items
    self.dash = dash
    self.file = file
  }

  func inWholeFile() throws(WriteProblem) -> Edited {
    switch reading.root.kind {
    case .empty: return lines.inserting(dashed(indent: 0), before: lines.documentEnd)
    case .list:
      let indent = try blockIndent(of: reading.root)
      return lines.inserting(
        dashed(indent: indent), before: end(from: reading.root.range.line, indent, next: nil))
    default: throw refusal(reading.root)
    }
  }

  func below(_ key: String) throws(WriteProblem) -> Edited {
    guard let fields = reading.root.fields else {
      guard reading.root.kind == .empty else { throw refusal(reading.root) }
      return lines.inserting(["\(key):"] + dashed(indent: 2), before: lines.documentEnd)
    }
    let column = try blockIndent(of: reading.root)
    guard let field = fields.first(where: { $0.key == key }) else {
      let blanks = String(repeating: " ", count: column)
      return lines.inserting(["\(blanks)\(key):"] + dashed(indent: column + 2), before: lines.documentEnd)
    }
    let next = fields.map(\.keyRange.line).filter { $0 > field.keyRange.line }.min()
    let indent: Int
    switch field.value.kind {
    case .empty where field.value.range.length == 0: indent = column + 2
    case .list where !dash.isEmpty: indent = try blockIndent(of: field.value)
    case .map where dash.isEmpty: indent = try blockIndent(of: field.value)
    default: throw refusal(field.value)
    }
    return lines.inserting(dashed(indent: indent), before: end(from: field.keyRange.line, indent, next: next))
  }

  /// Whether the list has as many more items now, and nothing else has become worse.
  private func hasGrown(_ grown: Edited, below key: String?) -> Bool {
    let new = NotationReader.read(grown.bytes, file: file)
    func count(_ root: Node) -> Int {
      let list = key.map { key in root.fields?.first { $0.key == key }?.value } ?? root
      return list?.items?.count ?? list?.fields?.count ?? 0
    }
    return count(new.root) == count(reading.root) + items.count
      && new.diagnostics.count <= reading.diagnostics.count
  }

  /// Throws where the file would not hold what was added to it.
  func claim(_ grown: Edited, below key: String?) throws(WriteProblem) {
    guard grown.bytes.count <= NotationReader.sizeLimit else {
      throw WriteProblem(
        .tooLarge,
        "Nothing added: “\(file)” would be larger than \(NotationReader.sizeLimit >> 20) MB, and not be read",
        file: file, advice: "Add less to it, or make a trip of its own for a part of it.")
    }
    guard hasGrown(grown, below: key) else { throw refusal() }
  }

  private func dashed(indent: Int) -> [String] {
    let blanks = String(repeating: " ", count: indent)
    return items.flatMap { item in
      item.enumerated().map { blanks + ($0.offset == 0 ? dash : "  ") + $0.element }
    }
  }

  /// The column of a list or map on lines of its own.
  private func blockIndent(of node: Node) throws(WriteProblem) -> Int {
    guard let first = text(of: node).first, first != "[", first != "{" else { throw refusal(node) }
    return node.range.start
  }

  private func text(of node: Node) -> Substring {
    guard reading.file.lines.indices.contains(node.range.line) else { return "" }
    let bytes = reading.file.lines[node.range.line].utf8.dropFirst(node.range.start)
    return Substring(String(decoding: Array(bytes), as: UTF8.self))
  }

  /// The line before which the list ends: at the end of the file, behind everything; before another key, without the
  /// blank lines and comments that belong to that.
  private func end(from first: Int, _ indent: Int, next: Int?) -> Int {
    let bound = min(next ?? .max, lines.documentEnd)
    guard bound < lines.lines.count else { return lines.lines.count }
    var line = bound
    while line - 1 > first, lines.isBlank(line - 1) || belongsToNext(line - 1, indent) { line -= 1 }
    return line
  }

  private func belongsToNext(_ line: Int, _ indent: Int) -> Bool {
    lines.isComment(line) && (lines.indent(line) < indent || indent == 0)
  }

  private func refusal() -> WriteProblem {
    WriteProblem(
      .cannotAppend, "Nothing added: cannot read “\(file)”", file: file,
      advice: "Run `tripbook check`, fix what it says, and try again.")
  }

  /// Says what stands in the way, and what to write by hand.
  private func refusal(_ node: Node) -> WriteProblem {
    let line = items.first?.joined(separator: " ") ?? ""
    if node.kind == .broken || lines.lines.isEmpty { return refusal() }
    return WriteProblem(
      .cannotAppend, "Nothing added: no list with a line for each item here", file: file,
      line: reading.file.place(of: node.range).span,
      advice: node.fields == nil && node.items?.isEmpty != false
        ? "Delete this, and try again." : "Add it by hand: \(line)")
  }
}
