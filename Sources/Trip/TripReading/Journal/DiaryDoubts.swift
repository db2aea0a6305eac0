/// Lines of a diary that may keep something back in another way than the heading of a day does: a heading of another level,
/// one in bold or in a quotation, a word alone on its line or at its beginning, a comment, fields in the middle of the text.
enum DiaryDoubts {
  /// Their places in the text, in its order. What stands under one, nobody can be sure of.
  static func lines(in text: [Substring]) -> [Int] {
    let code = FencedCode(text)
    return text.indices.filter {
      !code.holds($0)
        && (mayBeHeading($0, of: text)
          && (saysPrivate(text[$0]) || holdsField(text[$0])
            || HeadingPrivacy.reason(in: headingWords(text[$0])) != nil)
          || KeepingLabel.stands(at: $0, in: text))
    }
  }

  /// The lines with such words before others, `Privat: the clinic called`.
  static func remarks(in text: [Substring]) -> [Int] {
    let code = FencedCode(text)
    return text.indices.filter { !code.holds($0) && KeepingRemark.reason(ofPart: text[$0]) != nil }
  }

  /// Whether such a line within a day speaks of no more than its paragraph, as it would in any entry: its label is one word, it is not
  /// the first of its day, and nothing in it is open where the paragraph ends.
  static func isOfParagraph(_ line: Int, of text: [Substring], in day: Range<Int>) -> Bool {
    func isBlank(_ index: Int) -> Bool { text[index].allSatisfy(\.isWhitespace) }
    let label = text[line].prefix(while: \.isLetter)
    let mark = text[line][label.endIndex...].first
    guard !label.isEmpty, mark == ":" || mark == "：",
      text[day.lowerBound..<line].contains(where: {
        !$0.allSatisfy(\.isWhitespace) && $0.trimmed.first != "#"
      }),
      line > day.lowerBound, isBlank(line - 1),
      text[day.lowerBound..<line].last(where: { !$0.allSatisfy(\.isWhitespace) })?.trimmed.first != "#"
    else { return false }
    let end = text[line..<day.upperBound].firstIndex { $0.allSatisfy(\.isWhitespace) } ?? day.upperBound
    let words = text[line..<end].joined(separator: " ")[...].trimmed
    // It ends as a sentence does, opens nothing, and names nothing that is to follow.
    guard words.last.map({ ".!?".contains($0) }) ?? false, !words.hasSuffix(".."),
      !words.contains(where: openers.contains),
      words.split(separator: " ").count >= leastWords,
      words.lowercased().split(whereSeparator: { !$0.isLetter }).allSatisfy({
        !following.contains(String($0))
      })
    else { return false }
    let behind = text[end..<day.upperBound].map(\.trimmed).filter { !$0.isEmpty }
    guard
      !behind.contains(where: { $0.first == "(" || $0.count >= 3 && $0.allSatisfy { "-_*=".contains($0) } })
    else { return false }
    // A quotation, a table, code or what is set in below may belong to it, and so may all behind a word that it goes on.
    let below = text[end..<day.upperBound].first { !$0.allSatisfy(\.isWhitespace) }
    guard let below else { return true }
    return below.first?.isLetter == true && below.first?.isLowercase == false
      && !text[end..<day.upperBound].contains(where: saysPrivate)
  }

  /// The first line in the middle of a text with which fields begin that say who may read something: of the words below
  /// or of those above.
  static func fields(in text: [Substring]) -> Int? {
    let code = FencedCode(text)
    return text.indices.first { index in
      guard text[index].trimmed == "---", !code.holds(index), index + 1 < text.count,
        let mark = text[index + 1].firstIndex(of: ":")
      else { return false }
      return VisibilityVocabulary.key(KeyLetters(String(text[index + 1][..<mark].trimmed))) != nil
    }
  }

  /// Words of a remark with its label.
  private static let leastWords = 4
  private static let openers = Set("<>*_`»«‘‚「『“”„\"()[]{}")
  private static let following: Set<String> = [
    "below", "rest", "following", "everything", "here", "letter", "ab", "hier", "folgend", "folgende",
    "folgender", "folgendes", "unten",
    "alles", "brief", "suivant", "suivante", "dessous", "reste", "tout", "lettre", "siguiente", "abajo",
    "resto", "todo", "carta", "sotto",
    "seguito", "tutto", "lettera", "hieronder", "volgende", "alle", "things", "dinge", "choses",
  ]

  /// Whether any word of a line says so, in any language, among whatever others, or all of it does: `not for publishing`.
  /// A word with a hyphen is one: `private-tour`, `no-show`.
  static func saysPrivate(_ line: Substring) -> Bool {
    let words = line.split { !$0.isLetter && $0 != "-" }
    return words.contains {
      VisibilityVocabulary.reason(ofFolder: $0) != nil || !$0.contains("-") && PrivateComment.isMark($0)
    }
      || KeepingWords.reason(in: words.joined(separator: " ")) != nil
      || PrivateComment.isMark(words.joined(separator: " ")[...])
  }

  /// Whether a part of a line is a field that says who may read something, or from when on:
  /// `6 August – visible from: 2030-01-01`.
  private static func holdsField(_ line: Substring) -> Bool {
    line.replacing(" - ", with: " – ").split { partMarks.contains($0) }.contains { part in
      let pieces = part.split { ":=：".contains($0) }
      return pieces.indices.contains { index in
        let key = pieces[index].trimmed
        if index + 1 < pieces.count { return keeps(key, pieces[index + 1].trimmed) }
        // Before a day its colon may be missing.
        guard let figure = key.firstIndex(where: \.isNumber) else { return false }
        return VisibilityDate(String(key[figure...])) != nil && keeps(key[..<figure].trimmed, key[figure...])
      }
    }
  }

  private static func keeps(_ key: Substring, _ value: Substring) -> Bool {
    guard !value.isEmpty, let meant = MeantKey(String(key)), VisibilityKey.ofItem.contains(meant.key) else {
      return false
    }
    return meant.meaning(of: String(value)) != .open
  }

  private static let partMarks: Set<Character> = [
    ",", ";", "–", "—", "(", ")", "[", "]", "{", "}", "|", "·", "#", "*", "_", "<", ">", "`",
  ]

  private static func headingWords(_ line: Substring) -> String {
    String(line.trimmed.drop { "#*_>- ".contains($0) }.prefix(KeepingWords.longest))
  }

  private static func mayBeHeading(_ index: Int, of text: [Substring]) -> Bool {
    let line = text[index].trimmed
    guard !line.isEmpty else { return false }
    if line.drop(while: { ">-+* \t".contains($0) }).first == "#" || line.contains("<!--")
      || line.contains("<h")
    {
      return true
    }
    if ["**", "__"].contains(where: { line.hasPrefix($0) && line.hasSuffix($0) }) { return true }
    guard index + 1 < text.count else { return false }
    let below = text[index + 1].trimmed
    return below.utf8.count >= 2 && (below.allSatisfy { $0 == "=" } || below.allSatisfy { $0 == "-" })
  }
}
