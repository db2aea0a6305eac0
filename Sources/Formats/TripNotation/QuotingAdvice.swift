/// How a text is written in quotes, for a way out that shows the corrected value.
enum QuotingAdvice {
  /// Shows the text in quotes, or only says so where it is long or may hold more than the text.
  static func quote(_ text: String) -> String {
    let isPlain = text.count <= 60 && !text.contains("`") && !text.contains(" #") && !text.isEmpty
    guard isPlain else { return "Put quotes round the whole text." }
    let isSimple = !text.contains("\"") && !text.contains("\\")
    let quoted =
      isSimple
      ? "\"" + text + "\""
      : "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
    return "Put quotes round the text: `\(quoted)`."
  }

  /// The same for what stands from the cursor to the end of its line, unless it is the name of a field.
  static func quoteRest(_ cursor: Cursor) -> String {
    let text = cursor.source.string(cursor.at..<cursor.at + cursor.restOfLine.length)
    return quote(text.contains(": ") || text.hasSuffix(":") ? "" : text)
  }
}
