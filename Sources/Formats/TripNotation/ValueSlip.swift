import Diagnostics

/// What makes a text more than the value that is meant: a line that was swallowed, a mark of another notation at its
/// end, curly quotes.
package enum ValueSlip {
  private static let quotes: Set<Character> = ["“", "”", "„", "‟", "‘", "’", "‚", "«", "»", "\"", "'"]
  private static let ends: Set<Character> = [";", ",", "；", "，"]

  /// What is to be told of a text that does not read, where a part of it does; `reads` tries one.
  package static func problem(
    in text: TextNode, of file: NotationFile, _ reads: (TextNode) -> Bool
  ) -> Problem? {
    if let line = text.lines.first, text.style == .plain {
      let first = TextNode(file.text(at: text.range), style: .plain, at: text.range, verbatim: text.range)
      return reads(first) ? goesOn(line) : nil
    }
    guard text.lines.isEmpty else { return nil }
    let value = text.value
    var inner = value[...]
    while let last = inner.last, ends.contains(last) || quotes.contains(last) || last.isWhitespace {
      inner.removeLast()
    }
    inner = inner.drop { quotes.contains($0) }
    guard !inner.isEmpty, inner.endIndex != value.endIndex || inner.startIndex != value.startIndex,
      reads(text.part(inner))
    else { return nil }
    let isQuoted = inner.startIndex != value.startIndex || value.last.map(quotes.contains) == true
    return Problem(
      .notYAML,
      isQuoted
        ? "These quotes are not plain ones, and so belong to the value"
        : "“\(value[inner.endIndex...])” at the end of the line belongs to the value", at: text.range,
      advice: "Write it without: `\(inner)`.")
  }

  /// A line below a value that is one without it.
  static func goesOn(_ line: TextRange) -> Problem {
    Problem(
      .badIndent, "This line would belong to the value above it, which it spoils", at: line,
      advice:
        "Begin it in the column of the line that it belongs beside, with the name of its field or with `- `.")
  }

  /// A line below a name in a list of names.
  static func unseparated(_ line: TextRange) -> Problem {
    Problem(
      .missingDash, "This line would be a part of the name above it", at: line,
      advice: "Begin each name with `- ` on a line of its own, in one column, or write commas between them.")
  }
}

extension FieldReader {
  /// Warns of what stands in the values of a map and is hardly meant: ends of lines as JSON has them, and quotes
  /// without their other half.
  static func doubts(about fields: [Field]) -> [Problem] {
    let texts = fields.compactMap { $0.value.text }.filter { $0.style == .plain && $0.lines.isEmpty }
    let ended = texts.filter { $0.value.hasSuffix(";") || $0.value.hasSuffix(",") }
    var problems: [Problem] = []
    if ended.count > 1 {
      problems = ended.map { text in
        let mark = text.part(text.value.index(before: text.value.endIndex)..<text.value.endIndex)
        return Problem(
          .notYAML, "“\(mark.value)” at the end of the line belongs to the value", at: mark.range,
          advice: "Take it away: a field ends with its line.")
      }
    }
    return problems + texts.compactMap(halfQuoted)
  }

  private static func halfQuoted(_ text: TextNode) -> Problem? {
    let value = text.value
    let isOpened =
      value.first.map { "“„".contains($0) } == true && !value.dropFirst().contains { "”“‟\"".contains($0) }
    let isClosed =
      value.last == "\"" && value.count { $0 == "\"" } == 1 && value.dropLast().last?.isNumber == false
    guard isOpened || isClosed else { return nil }
    let quote = isOpened ? value.startIndex : value.index(before: value.endIndex)
    return Problem(
      .unclosed, "A quote without its other half belongs to the value",
      at: text.part(quote..<value.index(after: quote)).range,
      advice: "Take it away, or put plain quotes, `\"`, at both ends of the text.")
  }
}
