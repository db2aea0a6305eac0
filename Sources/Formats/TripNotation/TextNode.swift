/// A text as it was written, still without a meaning: `no`, `012` and `12:30` are text here.
package struct TextNode: Hashable, Sendable {
  /// How a text was written: plain text only looks like a date or a word, quoted text is surely meant as text.
  package enum Style: Hashable, Sendable {
    case plain, singleQuoted, doubleQuoted, literal, folded
  }

  package var value: String
  package var style: Style
  /// Where it stands, with its quotes.
  package var range: TextRange
  /// Where the value's own bytes stand, if the file holds them as they are and on one line; else nil.
  package var verbatim: TextRange?
  /// The lines on which it goes on below its first; of a text below `|` or `>`, all its lines.
  package var lines: [TextRange] = []

  package init(_ value: String, style: Style, at range: TextRange, verbatim: TextRange? = nil) {
    self.value = value
    self.style = style
    self.range = range
    self.verbatim = verbatim
  }

  /// The place of a part of `value`: exact where the file holds the text as it is, else the whole text.
  package func range(of part: Range<String.Index>) -> TextRange {
    guard let verbatim else { return range }
    let start = value.utf8.distance(from: value.startIndex, to: part.lowerBound)
    let length = value.utf8.distance(from: part.lowerBound, to: part.upperBound)
    return TextRange(line: verbatim.line, start: verbatim.start + start, length: length)
  }

  /// A part of the text as a text of its own, without blanks at its ends.
  package func part(_ range: Range<String.Index>) -> TextNode {
    var part = value[range]
    while part.first?.isWhitespace == true { part.removeFirst() }
    while part.last?.isWhitespace == true { part.removeLast() }
    let place = self.range(of: part.startIndex..<part.endIndex)
    return TextNode(String(part), style: style, at: place, verbatim: verbatim == nil ? nil : place)
  }

  /// The same of a part that was cut out of `value`.
  package func part(_ piece: Substring) -> TextNode { part(piece.startIndex..<piece.endIndex) }
}
