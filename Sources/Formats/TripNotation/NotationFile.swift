package import Diagnostics

/// A file's name and lines: turns byte ranges into places that can be shown.
package struct NotationFile: Hashable, Sendable {
  /// The file, relative to the trip folder.
  package let name: String
  /// The lines without their line breaks.
  package let lines: [String]
  /// The number of the first line: above 1 where the text is a part of a file.
  package let firstLine: Int

  package init(name: String, lines: [String], firstLine: Int = 1) {
    self.name = name
    self.lines = lines
    self.firstLine = firstLine
  }

  /// What stands in a range.
  package func text(at range: TextRange) -> String {
    guard lines.indices.contains(range.line) else { return "" }
    return String(decoding: lines[range.line].utf8.dropFirst(range.start).prefix(range.length), as: UTF8.self)
  }

  /// The place of a range, with its column and length in characters.
  package func place(of range: TextRange) -> SourcePlace {
    guard lines.indices.contains(range.line) else { return SourcePlace(file: name) }
    let text = lines[range.line]
    let bytes = text.utf8
    let start = min(max(0, range.start), bytes.count)
    let end = min(start + max(0, range.length), bytes.count)
    let first = bytes.index(bytes.startIndex, offsetBy: start)
    let last = bytes.index(bytes.startIndex, offsetBy: end)
    return SourcePlace(
      file: name,
      span: SourceSpan(
        line: firstLine + range.line,
        column: 1 + text.distance(from: text.startIndex, to: first),
        length: text.distance(from: first, to: last),
        text: text))
  }
}
