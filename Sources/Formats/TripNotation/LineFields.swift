/// Fields that stand as lines of `Key: value` at the very top of a text, up to the first empty line: so Pelican and
/// MultiMarkdown have them.
///
/// Each value is the text behind the colon, whatever stands in it; a key that stands twice means the first.
package enum LineFields {
  /// Reads lines that `length` has taken for fields.
  package static func read(_ bytes: [UInt8], file: String, firstLine: Int = 1) -> NotationReader.Reading {
    let source = SourceText(bytes)
    let lines = source.lines.map { source.string($0.start..<$0.end) }
    var fields: [Field] = []
    var known: Set<String> = []
    for (number, line) in lines.enumerated() {
      guard let field = field(line, number: number), known.insert(field.key.lowercased()).inserted else {
        continue
      }
      fields.append(field)
    }
    return NotationReader.Reading(
      file: NotationFile(name: file, lines: lines, firstLine: firstLine),
      root: Node(.map(fields), at: TextRange(line: 0, start: 0, length: lines.first?.utf8.count ?? 0)),
      diagnostics: [])
  }

  /// How many lines at the top are fields; nil unless all up to an empty line are, with a title and a date: a text
  /// may well begin with a word and a colon.
  static func count(_ lines: some Sequence<ArraySlice<UInt8>>) -> Int? {
    var keys: Set<String> = []
    var count = 0
    for line in lines {
      if line.allSatisfy(\.isBlank) { break }
      guard count < maximum, line.count < longest,
        let field = field(String(decoding: line, as: UTF8.self), number: count)
      else { return nil }
      keys.insert(field.key.lowercased())
      count += 1
    }
    return keys.isSuperset(of: ["title", "date"]) ? count : nil
  }

  private static let maximum = 40
  /// Bytes.
  private static let longest = 4000

  private static func field(_ line: String, number: Int) -> Field? {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let key = line[..<colon]
    guard let first = key.first, first.isLetter, key.count < 30,
      key.allSatisfy({ $0.isLetter || $0.isNumber || "_-".contains($0) })
    else { return nil }
    let behind = line[line.index(after: colon)...]
    guard behind.first.map({ " \t".contains($0) }) ?? true else { return nil }
    let start = behind.firstIndex { !$0.isWhitespace } ?? behind.endIndex
    let end = behind.lastIndex { !$0.isWhitespace }.map { behind.index(after: $0) } ?? start
    let value = String(line[start..<end])
    let range = TextRange(
      line: number, start: line.utf8.distance(from: line.startIndex, to: start), length: value.utf8.count)
    let node = Node(
      value.isEmpty ? .empty : .text(TextNode(value, style: .plain, at: range, verbatim: range)), at: range)
    return Field(
      key: String(key), keyRange: TextRange(line: number, start: 0, length: key.utf8.count), value: node)
  }
}
