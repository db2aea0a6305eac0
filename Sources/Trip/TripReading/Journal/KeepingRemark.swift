import TripModel

/// A paragraph or an item of a list that says at its beginning that it is kept back: `Privat: we quarrelled`, `PRIVAT, take out later:
/// we quarrelled`, `PRIVAT – we quarrelled`, `(privat) We quarrelled`.
enum KeepingRemark {
  /// Why it is, where a line begins so. What is only answered, as `private: no`, is a field (VisibilityLines).
  static func reason(_ line: Substring) -> KeptBack.Reason? {
    let text = withoutMarks(line)
    let labels = [inBrackets(text), beforeColon(text)].compactMap(\.self) + inCapitals(text)
    let isSaid = labels.contains { label, behind in
      let rest = behind.drop { !$0.isLetter && !$0.isNumber }
      return !rest.isEmpty && VisibilityVocabulary.answer(String(rest)) == nil && says(label)
    }
    return isSaid ? .isPrivate : nil
  }

  /// Whether all of a label, or a part of it between marks, is such a word; `35 € privat` is a price, and `draft` no secret.
  private static func says(_ label: Substring) -> Bool {
    guard label.utf8.count <= KeepingLabel.longest,
      label.first(where: { $0.isLetter || $0.isNumber })?.isNumber == false
    else { return false }
    guard let reason = VisibilityVocabulary.reason(ofFolder: label) else {
      return KeepingWords.reason(in: String(label)) == .isPrivate
    }
    return reason == .isPrivate && KeepingLabel.mayBe(label)
  }

  private typealias Label = (label: Substring, behind: Substring)

  private static func beforeColon(_ text: Substring) -> Label? {
    let colon = text.prefix(KeepingLabel.longest).firstIndex { $0 == ":" || $0 == "：" }
    return colon.map { (text[..<$0], text[$0...]) }
  }

  /// `(privat) …`, `[privat] …`: no link, and no callout.
  private static func inBrackets(_ text: Substring) -> Label? {
    guard let open = text.first, "([".contains(open), !text.hasPrefix("[["), !text.hasPrefix("[!"),
      let close = text.prefix(KeepingLabel.longest).firstIndex(of: open == "(" ? ")" : "]")
    else { return nil }
    let behind = text[text.index(after: close)...]
    return behind.first == "(" || behind.first == "["
      ? nil : (text[text.index(after: text.startIndex)..<close], behind)
  }

  /// `PRIVAT we quarrelled`, `NUR FÜR UNS we …`: the words in capitals that it begins with, one and more of them. Where all of a line
  /// is in capitals it is a title.
  private static func inCapitals(_ text: Substring) -> [Label] {
    func isInCapitals(_ word: Substring) -> Bool {
      let letters = word.filter(\.isLetter)
      return letters.count > 1 && letters == letters.uppercased() && letters != letters.lowercased()
    }
    let words = text.split(whereSeparator: \.isWhitespace).filter { $0.contains(where: \.isLetter) }
    guard !words.allSatisfy(isInCapitals) else { return [] }
    return words.prefix(mostWords).prefix(while: isInCapitals).map { word in
      (text[..<word.endIndex], text[word.endIndex...])
    }
  }

  /// More words are no label.
  private static let mostWords = 6

  /// Without what stands before the words of a line: marks of quotations, lists and emphasis, the number of an item, the box of one
  /// that is to be done, tags of HTML, and signs.
  private static func withoutMarks(_ line: Substring) -> Substring {
    var (text, _) = MarkdownHeading.withoutOuterMarks(line.drop { $0 == " " || $0 == "\t" })
    let behind = text.drop(while: \.isFigure)
    if behind.startIndex > text.startIndex, let mark = behind.first, ".)".contains(mark),
      behind.dropFirst().first?.isWhitespace == true
    {
      text = behind.dropFirst().drop(while: \.isWhitespace)
    }
    for box in ["[ ] ", "[x] ", "[X] "] where text.hasPrefix(box) { text = text.dropFirst(box.count) }
    while text.first == "<", let end = text.prefix(KeepingLabel.longest).firstIndex(of: ">") {
      text = text[text.index(after: end)...].drop(while: \.isWhitespace)
    }
    return text.drop { !$0.isLetter && !$0.isNumber && !"([".contains($0) }
  }

  /// Its lines: to the next that is empty, or begins another item, a row of a table or a part under a heading. What is set in below an
  /// item goes with it, also behind an empty line, and so do pictures that stand alone below; a block of code goes as a whole.
  static func block(from start: Int, in lines: [Substring]) -> Range<Int> {
    let isItem = isListed(lines[start])
    let margin = margin(of: lines[start])
    var fence: Substring?
    var end = start + 1
    while end < lines.count {
      let text = lines[end].trimmed
      if let open = fence {
        if text.hasPrefix(open) { fence = nil }
      } else if text.isEmpty {
        let next = lines[end...].firstIndex { !$0.allSatisfy(\.isWhitespace) }
        guard let next, isItem && Self.margin(of: lines[next]) > margin || isPicture(lines[next]) else {
          break
        }
        end = next
        continue
      } else if text.hasPrefix("```") || text.hasPrefix("~~~") {
        fence = text.prefix(3)
      } else if "#|".contains(text.first ?? " ")
        || isListed(lines[end]) && (!isItem || Self.margin(of: lines[end]) <= margin)
      {
        break
      }
      end += 1
    }
    return start..<end
  }

  /// Whether nothing but pictures stands on a line.
  private static func isPicture(_ line: Substring) -> Bool {
    let text = line.trimmed
    return text.hasPrefix("![") && ")]".contains(text.last ?? " ") || text.hasPrefix("<img")
  }

  private static func margin(of line: Substring) -> Int { line.prefix { $0 == " " || $0 == "\t" }.count }

  /// Whether a line begins an item of a list, with a mark or a number.
  static func isListed(_ line: Substring) -> Bool {
    let text = line.trimmed
    let behind = text.drop(while: \.isFigure)
    return KeepingLabel.isListed(text)
      || behind.startIndex > text.startIndex && (behind.hasPrefix(". ") || behind.hasPrefix(") "))
  }

  /// Whether a line is one: most hold no colon near their beginning, nor the first byte of a wide one, no bracket there, and begin
  /// with no word in capitals.
  static func stands(in line: ArraySlice<UInt8>) -> Bool {
    let start = line.prefix(Self.longestStart)
    let hasMark = start.contains { $0 == 0x3A || $0 == 0xEF || $0 == 0x28 || $0 == 0x5B }
    let isCapital = { (byte: UInt8) in byte >= 0x80 || (0x41...0x5A).contains(byte) }
    guard hasMark || zip(start, start.dropFirst()).contains(where: { isCapital($0) && isCapital($1) }) else {
      return false
    }
    return reason(Substring(String(decoding: line, as: UTF8.self))) != nil
  }

  /// Bytes in which a label stands, with the marks before it.
  private static let longestStart = 4 * KeepingLabel.longest
}
