import TripModel

/// What a writer puts above private lines in place of a heading: a word alone on its line, `Privat:` or `PRIVATE`, and a callout
/// of Obsidian, `> [!private] Title`.
enum KeepingLabel {
  /// Such a word, which stands above what follows it as a bold line does: all of its line says so, and it ends with a colon, is
  /// written in capitals or begins a paragraph without a full stop. What else stands alone is a word of a sentence.
  static func heading(_ lines: [Substring], at index: Int) -> MarkdownHeading? {
    guard mayBe(lines[index]) else { return nil }
    let line = lines[index].trimmed
    let (inner, _) = MarkdownHeading.withoutOuterMarks(line)
    // A tag keeps back more, a comment and a callout less, and a link to a note of that name nothing.
    guard inner.first != "#", !inner.hasPrefix("[!"), !inner.contains("[["),
      VisibilityVocabulary.reason(ofFolder: WithoutComments.text(String(inner))) != nil || isCalledSo(inner)
    else { return nil }
    let isInner = inner.startIndex > line.startIndex
    let begins = !isInner && (index == 0 || lines[index - 1].allSatisfy(\.isWhitespace))
    guard isCalled(inner) || begins && !".!?…。".contains(inner.last ?? ".") else { return nil }
    return MarkdownHeading(level: 7, text: inner, lines: index..<(index + 1))
  }

  /// Whether all of a line says so, whatever it is.
  static func mayBe(_ line: Substring) -> Bool {
    guard line.utf8.count <= longest,
      VisibilityVocabulary.reason(ofFolder: line) != nil || isCalledSo(line)
    else { return false }
    let words = line.drop { !$0.isLetter && !$0.isNumber }
    // `35 € privat` is a price.
    if words.first?.isNumber ?? true { return false }
    let plain: Substring = words.filter { $0.isLetter || $0 == " " }
    return !otherThings.contains(plain.trimmed.lowercased())
  }

  /// Whether a part of a line that ends with a colon says so, the first of it or one of few words: `Private, remove later:`,
  /// `Perth (private):`, not `We booked two things (private):`.
  private static func isCalledSo(_ line: Substring) -> Bool {
    let text = line.trimmed
    let last = text.filter { !"*_".contains($0) }.last
    guard last == ":" || last == "：" else { return false }
    let first = text.drop { !$0.isLetter }.prefix { $0.isLetter || $0 == " " || $0 == "'" }
    return VisibilityVocabulary.isSurelyPrivate(first)
      || text.split(whereSeparator: \.isWhitespace).count <= mostWords && KeepingWords.isSurelyPrivate(text)
  }

  /// A line of more is a sentence.
  private static let mostWords = 3

  /// Words of folders that alone on a line are about something else: what a price excludes, a basket.
  private static let otherThings: Set<String> = [
    "exclude", "excluded", "excludes", "trash", "deleted", "bin", "gelöscht", "papierkorb", "supprimé",
    "corbeille", "eliminado", "borrado", "papelera", "cestino", "eliminato", "excluído", "lixo",
    "prullenbak", "verwijderd", "корзина", "кошик",
  ]

  /// Whether a line is either of them.
  static func stands(at index: Int, in lines: [Substring]) -> Bool {
    heading(lines, at: index) != nil || callout(lines[index], at: index) != nil
  }

  /// Bytes; all that is known is shorter.
  static let longest = 100

  private static func isCalled(_ line: Substring) -> Bool {
    let words: Substring = line.filter { !"*_!.".contains($0) }
    // Where a script has no capitals, nothing is written in them.
    let isInCapitals = words == words.uppercased() && words != words.lowercased()
    return words.last == ":" || words.last == "：" || isInCapitals
  }

  /// The first line of a callout, and why that is kept back.
  struct Callout {
    let heading: MarkdownHeading
    let reason: KeptBack.Reason
    let hasTitle: Bool
  }

  /// The line with which a callout begins that says so, in what it is called or in its title.
  static func callout(_ line: Substring, at index: Int) -> Callout? {
    guard line.contains("[!") else { return nil }
    let (inner, isQuoted) = MarkdownHeading.withoutOuterMarks(line.drop { $0 == " " })
    guard isQuoted, inner.hasPrefix("[!"), let close = inner.firstIndex(of: "]"),
      // What follows its name may be a whole paragraph, too long for a title.
      let reason = VisibilityVocabulary.reason(ofFolder: inner[..<close])
        ?? KeepingWords.reason(in: WithoutComments.text(String(inner)))
    else { return nil }
    return Callout(
      heading: MarkdownHeading(level: 7, text: inner, lines: index..<(index + 1)), reason: reason,
      hasTitle: inner[close...].contains { $0.isLetter || $0.isNumber })
  }

  static func isListed(_ line: Substring) -> Bool {
    ["- ", "* ", "+ "].contains { line.hasPrefix($0) }
  }

  /// The lines of a callout: to the end of its quotation, or to a heading outside of it. Another quotation behind a blank line
  /// goes with it, since nobody can tell whether it is a new one, unless it is a callout by itself.
  static func block(from start: Int, in lines: [Substring], headings: Set<Int>) -> Range<Int> {
    var end = start + 1
    while end < lines.count {
      if lines[end].allSatisfy(\.isWhitespace) {
        guard let next = lines[end...].firstIndex(where: { !$0.allSatisfy(\.isWhitespace) }) else { break }
        let (inner, isQuoted) = MarkdownHeading.withoutOuterMarks(lines[next].trimmed)
        guard isQuoted, !inner.hasPrefix("[!") else { break }
        end = next + 1
      } else {
        // A line without the mark goes on with the paragraph above it; a heading and a list do not.
        if lines[end].trimmed.first != ">", headings.contains(end) || isListed(lines[end]) { break }
        end += 1
      }
    }
    return start..<end
  }
}
