/// Makes Markdown of a text that is none, so that it reads as it was written: paragraphs and line breaks stay, and no
/// letter becomes a mark.
package enum PlainTextMarkdown {
  package static func markdown(of text: String) -> String {
    let lines = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { line(String($0.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())) }
    var written: [String] = []
    for (index, line) in lines.enumerated() {
      let next = index + 1 < lines.count ? lines[index + 1] : ""
      // A backslash before the end of a line keeps it (CommonMark 0.31, section 6.7).
      written.append(!line.isEmpty && !next.isEmpty ? line + "\\" : line)
    }
    return written.joined(separator: "\n").trimmingEmptyLines
  }

  /// One line, as part of a paragraph.
  package static func line(_ line: String) -> String {
    var words = line.split(separator: " ", omittingEmptySubsequences: false).map(word)
    if let first = words.firstIndex(where: { !$0.isEmpty }) { words[first] = beginning(words[first]) }
    return words.joined(separator: " ")
  }

  private static func word(_ word: Substring) -> String {
    // An address reads as one by itself, and a backslash in it would become a part of it.
    if word.hasPrefix("https://") || word.hasPrefix("http://"), !word.contains("<") { return String(word) }
    var written = ""
    var before: Character?
    for character in word {
      let isMark =
        "\\`*_[]<~|{}$".contains(character)
        // Of these two in a row are marks in some dialects: ==this==, %%this%%, ^^, a comment.
        || ("=%^".contains(character) && before == character)
        || (character == "&" && isReference(word))
      if isMark { written.append("\\") }
      written.append(character)
      before = character
    }
    return written
  }

  /// Whether a word may hold something like `&copy;`.
  private static func isReference(_ word: Substring) -> Bool {
    guard let start = word.firstIndex(of: "&") else { return false }
    return word[start...].contains(";")
  }

  /// The first word of a line, at which lists, headings, quotes and lines across begin.
  private static func beginning(_ word: String) -> String {
    guard let first = word.first else { return word }
    if "#+->=:!".contains(first) { return "\\" + word }
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    let rest = word.dropFirst(digits.count)
    if !digits.isEmpty, rest == "." || rest == ")" { return digits + "\\" + rest }
    return word
  }
}
