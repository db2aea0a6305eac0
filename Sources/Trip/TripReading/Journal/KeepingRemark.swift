import TripModel

/// A paragraph or an item of a list that says at its beginning that it is kept back: `Privat: we quarrelled`, `PRIVAT, take out later:
/// we quarrelled`, `PRIVAT – we quarrelled`, `(privat) We quarrelled`.
enum KeepingRemark {
  /// Why it is, where a line begins so. What is only answered, as `private: no`, is a field (VisibilityLines).
  static func reason(_ line: Substring) -> KeptBack.Reason? {
    // The words of a picture are about that alone (PrivateCaptions).
    if isPicture(line) { return nil }
    let text = withoutMarks(line)
    return reason(text, labels(of: text) + inCapitals(text)) { says($0) || isPersonal($0) }
  }

  /// The same where a line may keep back more than its paragraph: what is not for one person is no more than that.
  static func reason(ofPart line: Substring) -> KeptBack.Reason? {
    if isPicture(line) { return nil }
    let text = withoutMarks(line)
    return reason(text, labels(of: text) + inCapitals(text), saidBy: says)
  }

  /// The same of a field of one line, which capitals do not keep back: `PRIVATE transfer` is called so, and `Secret: a bar` too.
  static func reason(ofField text: String) -> KeptBack.Reason? {
    let text = withoutMarks(text[...])
    return reason(text, labels(of: text)) { KeepingWords.isSurelyPrivate($0) || isPersonal($0) }
  }

  private static func labels(of text: Substring) -> [Label] {
    [inBrackets(text), beforeColon(text), beforeDash(text)].compactMap(\.self)
  }

  private static func reason(
    _ text: Substring, _ labels: [Label], saidBy says: (Substring) -> Bool
  ) -> KeptBack.Reason? {
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
    return (reason == .isPrivate || VisibilityVocabulary.isRequest(label)) && KeepingLabel.mayBe(label)
  }

  private static func isPersonal(_ label: Substring) -> Bool {
    label.utf8.count <= KeepingLabel.longest && PersonalLabel.isOne(label)
  }

  private typealias Label = (label: Substring, behind: Substring)

  private static func beforeColon(_ text: Substring) -> Label? {
    let colon = text.prefix(KeepingLabel.longest).firstIndex { $0 == ":" || $0 == "：" }
    return colon.map { (text[..<$0], text[$0...]) }
  }

  /// `Privat – we quarrelled`, where nothing else stands before the dash.
  private static func beforeDash(_ text: Substring) -> Label? {
    let start = text.prefix(KeepingLabel.longest)
    let dash = WayWords.dashes.compactMap { start.firstRange(of: " \($0) ") }.min {
      $0.lowerBound < $1.lowerBound
    }
    guard let dash,
      VisibilityVocabulary.isSurelyPrivate(text[..<dash.lowerBound]) || isPersonal(text[..<dash.lowerBound])
    else {
      return nil
    }
    return (text[..<dash.lowerBound], text[dash.upperBound...])
  }

  private static let brackets: [Character: Character] = ["(": ")", "[": "]", "（": "）", "［": "］", "【": "】"]

  /// `(privat) …`, `[privat] …`: no link, and no callout.
  private static func inBrackets(_ text: Substring) -> Label? {
    guard let end = text.first.flatMap({ brackets[$0] }), !text.hasPrefix("[["), !text.hasPrefix("[!"),
      let close = text.prefix(KeepingLabel.longest).firstIndex(of: end)
    else { return nil }
    let behind = text[text.index(after: close)...]
    return behind.first == "(" || behind.first == "["
      ? nil : (text[..<close], behind)
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
    if text.hasPrefix("[^"), let end = text.prefix(KeepingLabel.longest).firstRange(of: "]:")?.upperBound {
      text = text[end...].drop(while: \.isWhitespace)
    }
    while text.first == "<", let end = text.prefix(KeepingLabel.longest).firstIndex(of: ">") {
      text = text[text.index(after: end)...].drop(while: \.isWhitespace)
    }
    return text.drop { !$0.isLetter && !$0.isNumber && brackets[$0] == nil }
  }

  /// Its lines: to the next that is empty, or begins another item, a row of a table or a part under a heading, of which `headings` has
  /// the lines. A list right below goes with it, what is set in below an item also behind an empty line, pictures that stand alone below,
  /// and a block of code as a whole.
  static func block(
    from start: Int, in lines: [Substring], headings: Set<Int>, code: FencedCode
  ) -> Range<Int> {
    let isItem = isListed(lines[start])
    let margin = margin(of: lines[start])
    // Of the items that go with it, the one that is set in least.
    var inmost = isItem ? margin : Int.max
    var end = start + 1
    while end < lines.count {
      // Of code that nothing ends nobody knows where it was to end.
      if end == code.openAt { return start..<lines.count }
      if code.holds(end) {
        end += 1
        continue
      }
      let text = lines[end].trimmed
      if text.isEmpty {
        guard let next = lines[end...].firstIndex(where: { !$0.allSatisfy(\.isWhitespace) }) else { break }
        guard Self.margin(of: lines[next]) > inmost || isPicture(lines[next]) else { break }
        end = next
        continue
      }
      if headings.contains(end) || text.first == "|"
        || isListed(lines[end]) && Self.margin(of: lines[end]) < (isItem ? margin + 1 : margin)
      {
        break
      }
      if isListed(lines[end]) { inmost = min(inmost, Self.margin(of: lines[end])) }
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

  /// Whether a line is one: most hold no mark of one near their beginning, and no word in capitals.
  static func stands(in line: ArraySlice<UInt8>) -> Bool {
    let start = line.prefix(Self.longestStart)
    // A colon, brackets, a dash or the first byte of a wide one of these.
    let marks: Set<UInt8> = [0x3A, 0x28, 0x5B, 0xEF, 0xE2, 0xE3]
    let isCapital = { (byte: UInt8) in byte >= 0x80 || (0x41...0x5A).contains(byte) }
    let mayBe =
      start.contains(where: marks.contains)
      || zip(start, start.dropFirst()).contains { isCapital($0) && isCapital($1) || $0 == 0x2D && $1 == 0x20 }
    return mayBe && reason(Substring(String(decoding: line, as: UTF8.self))) != nil
  }

  /// Bytes in which a label stands, with the marks before it.
  private static let longestStart = 4 * KeepingLabel.longest
}
