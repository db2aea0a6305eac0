extension MarkdownImage {
  /// What stands below it: its title with the quotes that the text around it has.
  package var caption: String { title.withTypographicQuotes ?? title }
}

extension String {
  /// With typographic quotes and apostrophes in the place of straight ones, as the texts of Markdown have them; nil where
  /// that changes nothing.
  ///
  /// What stands behind a figure are feet, inches or minutes, unless a letter follows or a quote was opened before.
  package var withTypographicQuotes: String? {
    guard utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }) else { return nil }
    var text = ""
    text.reserveCapacity(utf8.count + 8)
    var (before, isOpen): (Character?, Bool) = (nil, false)
    var place = startIndex
    while place < endIndex {
      let letter = self[place]
      let next = index(after: place)
      let after = next < endIndex ? self[next] : nil
      let opens = Self.canOpen(before, after)
      switch letter {
      case "\"" where opens:
        text.append("“")
        isOpen = true
      case "\"" where isOpen || before?.isNumber != true:
        text.append("”")
        isOpen = false
      // Of years the century may be left out: ’88.
      case "'" where opens && after?.isNumber != true: text.append("‘")
      case "'" where before?.isNumber != true || after?.isLetter == true: text.append("’")
      default: text.append(letter)
      }
      before = letter
      place = next
    }
    return text == self ? nil : text
  }

  /// Whether a quote between these opens what follows.
  private static func canOpen(_ before: Character?, _ after: Character?) -> Bool {
    guard let after, !after.isWhitespace else { return false }
    guard let before else { return true }
    return before.isWhitespace || "([{<–—-/“‘\"'".contains(before)
  }
}
