import TripModel

/// A paragraph or an item of a list that says before a colon that it is kept back: `Privat: we quarrelled`.
enum KeepingRemark {
  /// Why it is, where a line begins with such a word. What is only answered, as `private: no`, is a field (VisibilityLines).
  static func reason(_ line: Substring) -> KeptBack.Reason? {
    guard let colon = line.prefix(KeepingLabel.longest).firstIndex(where: { $0 == ":" || $0 == "：" }) else {
      return nil
    }
    let (inner, _) = MarkdownHeading.withoutOuterMarks(line[..<colon].drop { $0 == " " })
    let rest = line[colon...].drop { !$0.isLetter && !$0.isNumber }
    guard KeepingLabel.mayBe(inner), VisibilityVocabulary.reason(ofFolder: inner) == .isPrivate,
      !rest.isEmpty, VisibilityVocabulary.answer(String(rest)) == nil
    else { return nil }
    return .isPrivate
  }

  /// Its lines: to the next that is empty or begins another item. What is set in below an item goes with it.
  static func block(from start: Int, in lines: [Substring]) -> Range<Int> {
    let margin = lines[start].prefix { $0 == " " || $0 == "\t" }.count
    let isItem = KeepingLabel.isListed(lines[start].trimmed)
    var end = start + 1
    while end < lines.count, let first = lines[end].firstIndex(where: { !$0.isWhitespace }) {
      let isSetIn = lines[end][..<first].count > margin
      if KeepingLabel.isListed(lines[end][first...]), !isItem || !isSetIn { break }
      end += 1
    }
    return start..<end
  }

  /// Whether a line is one: most hold no colon near their beginning, nor the first byte of a wide one.
  static func stands(in line: ArraySlice<UInt8>) -> Bool {
    line.prefix(KeepingLabel.longest).contains { $0 == UInt8(ascii: ":") || $0 == 0xEF }
      && reason(Substring(String(decoding: line, as: UTF8.self))) != nil
  }
}
