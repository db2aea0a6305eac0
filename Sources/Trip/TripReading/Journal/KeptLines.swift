import TripModel

/// The lines of a text that headings with a word of privacy keep back, each up to the next heading of its level or above,
/// callouts to the end of their quotation, and paragraphs that begin with such a word (KeepingRemark).
struct KeptLines {
  /// What keeps back a part.
  struct Cause {
    /// The first of the part, or what stands in place of one.
    let heading: MarkdownHeading
    let reason: KeptBack.Reason
    /// Whether it is the beginning of a paragraph, which keeps back that alone.
    var isRemark = false
  }

  /// In their order, each with its heading.
  private(set) var ranges: [Range<Int>] = []
  /// In the order of their lines.
  private(set) var causes: [Cause] = []

  /// Of lines without comments. Of messages a line that is set in goes on with one, and ends nothing.
  init(_ lines: [Substring], areMessages: Bool = false) {
    var headings = MarkdownHeading.all(in: lines, anyForm: true)
    if areMessages {
      headings.removeAll {
        lines[$0.lines.lowerBound].first == " " && KeepingWords.reason(in: $0.words) == nil
      }
    }
    if !areMessages { Self.addLabels(in: lines, &headings) }
    let blocks = Self.callouts(in: lines, &headings) + Self.remarks(in: lines, headings, areMessages)
    let reasons = MarkdownHeading.reasons(headings, saidBy: HeadingPrivacy.reason(in:))
    var isInPart = false
    for (index, heading) in headings.enumerated() {
      guard let reason = reasons[heading.lines.lowerBound] else {
        isInPart = false
        continue
      }
      let end = index + 1 < headings.count ? headings[index + 1].lines.lowerBound : lines.count
      ranges.append(heading.lines.lowerBound..<end)
      if !isInPart { causes.append(Cause(heading: heading, reason: reason)) }
      isInPart = true
    }
    // By their lines, how far what is kept there reaches.
    var reach = Array(repeating: 0, count: lines.count)
    for range in ranges { for line in range { reach[line] = range.upperBound } }
    for block in blocks.sorted(by: { $0.lines.lowerBound < $1.lines.lowerBound }) {
      // What stands within a part goes with it.
      if reach[block.lines.lowerBound] >= block.lines.upperBound { continue }
      for line in block.lines { reach[line] = max(reach[line], block.lines.upperBound) }
      ranges.append(block.lines)
      causes.append(block.cause)
    }
    ranges.sort { $0.lowerBound < $1.lowerBound }
    causes.sort { $0.heading.lines.lowerBound < $1.heading.lines.lowerBound }
  }

  /// Lines that say so and end with a colon, or are nothing else, as `Not for Grandma Jo:` above a list, stand above what follows as bold ones do.
  private static func addLabels(in lines: [Substring], _ headings: inout [MarkdownHeading]) {
    let known = Set(headings.flatMap(\.lines))
    let code = FencedCode(lines)
    let found = lines.indices.filter { index in
      guard lines[index].utf8.count <= KeepingLabel.longest, !known.contains(index), !code.holds(index) else {
        return false
      }
      let text = lines[index].trimmed
      let (inner, _) = MarkdownHeading.withoutOuterMarks(text)
      let isAlone =
        inner.split(whereSeparator: \.isWhitespace).count <= mostWords
        && PersonalLabel.isOne(inner, isHeading: true) && !inner.dropLast().contains { ":,.–—".contains($0) }
      return isAlone
        || text.filter { !"*_".contains($0) }.last.map { ":：".contains($0) } ?? false
          && (PersonalLabel.isOne(inner) || ConfidedPhrases.line(in: String(inner)) != nil)
    }
    if found.isEmpty { return }
    headings += found.map { MarkdownHeading(level: 7, text: lines[$0].trimmed, lines: $0..<($0 + 1)) }
    headings.sort { $0.lines.lowerBound < $1.lines.lowerBound }
  }

  /// Of a line that is nothing else.
  private static let mostWords = 6

  /// The callouts, each with its lines, among which no heading begins or ends anything. One that holds nothing is a heading of
  /// what stands below it.
  private static func callouts(in lines: [Substring], _ headings: inout [MarkdownHeading]) -> [Block] {
    guard lines.contains(where: { $0.contains("[!") }) else { return [] }
    let code = FencedCode(lines)
    let ends = Set(headings.filter { $0.level < 7 }.map(\.lines.lowerBound))
    var found: [Block] = []
    var bare: [MarkdownHeading] = []
    for index in lines.indices where !code.holds(index) && index >= found.last?.lines.upperBound ?? 0 {
      guard let callout = KeepingLabel.callout(lines[index], at: index) else { continue }
      let block = KeepingLabel.block(from: index, in: lines, headings: ends)
      let holdsWords = lines[block].dropFirst().contains { $0.contains { $0.isLetter || $0.isNumber } }
      if callout.hasTitle || holdsWords {
        found.append((Cause(heading: callout.heading, reason: callout.reason), block))
      } else {
        bare.append(callout.heading)
      }
    }
    let inner = Set(found.flatMap(\.lines))
    // One that says so itself, right below the quotation, begins its own part all the same.
    headings.removeAll {
      let line = $0.lines.lowerBound
      return inner.contains(line)
        && (lines[line].trimmed.first == ">" || KeepingWords.reason(in: $0.words) == nil)
    }
    headings = (headings + bare).sorted { $0.lines.lowerBound < $1.lines.lowerBound }
    return found
  }

  /// The paragraphs that say so themselves. In code is none.
  private static func remarks(
    in lines: [Substring], _ headings: [MarkdownHeading], _ areMessages: Bool
  ) -> [Block] {
    let code = FencedCode(lines)
    var ends = Set(headings.filter { $0.level < 7 }.map(\.lines.lowerBound))
    if areMessages { ends.formUnion(lines.indices.filter { ChatLines.begins(lines[$0]) }) }
    let starts = Set(headings.filter { $0.level < 7 }.map(\.lines.lowerBound))
    let confided = Self.confided(in: lines, headings: starts, areMessages, code: code)
    var found: [Block] = []
    for index in lines.indices {
      // What stands within one goes with it.
      if let last = found.last, last.lines.contains(index) { continue }
      let said = areMessages ? ChatLines.words(of: lines[index]) : lines[index]
      guard !code.holds(index),
        let reason = KeepingRemark.reason(said)
          ?? (confided.contains(index) || areMessages && isLabel(said) ? .isPrivate : nil)
      else { continue }
      let line = MarkdownHeading(level: 8, text: lines[index], lines: index..<(index + 1))
      let cause = Cause(heading: line, reason: reason, isRemark: true)
      let block =
        areMessages
        ? index..<((index + 1..<lines.count).first(where: ends.contains) ?? lines.count)
        : KeepingRemark.block(from: index, in: lines, headings: ends, code: code)
      found.append((cause, block))
    }
    return found
  }

  /// Whether all of a message's first line says for whom it is not.
  private static func isLabel(_ words: Substring) -> Bool {
    words.trimmed.last == ":" && PersonalLabel.isOne(words)
  }

  /// The first lines of the paragraphs in which somebody writes, in whatever place, that something is for nobody else.
  private static func confided(
    in lines: [Substring], headings: Set<Int>, _ areMessages: Bool, code: FencedCode
  ) -> Set<Int> {
    var found: Set<Int> = []
    // The last line that was gone through: with another phrase in its paragraph there is nothing to find above it.
    var last = -1
    for line in ConfidedPhrases.lines(in: WithoutComments.blanked(lines.joined(separator: "\n"))) {
      var start = line
      while start > last + 1, !begins(start, of: lines, areMessages),
        !lines[start - 1].allSatisfy(\.isWhitespace),
        !headings.contains(start - 1), !code.holds(start - 1)
      {
        start -= 1
      }
      let isKnown =
        start == last + 1 && start > 0 && last >= 0 && !begins(start, of: lines, areMessages)
        && !lines[start - 1].allSatisfy(\.isWhitespace)
      if !isKnown { found.insert(start) }
      last = line
    }
    return found
  }

  /// Whether a line begins what by itself is kept back: an item, a row or a message. Within a paragraph a number at the beginning of a
  /// line is one of its words, but for 1 (CommonMark 0.31, list items).
  private static func begins(_ index: Int, of lines: [Substring], _ areMessages: Bool) -> Bool {
    let line = lines[index]
    if areMessages { return ChatLines.begins(line) }
    if line.drop(while: { $0 == " " }).first == "|" { return true }
    guard KeepingRemark.isListed(line) else { return false }
    let figures = line.trimmed.prefix(while: \.isFigure)
    return figures.isEmpty || figures == "1" || index == 0 || lines[index - 1].allSatisfy(\.isWhitespace)
      || KeepingRemark.isListed(lines[index - 1])
  }

  private typealias Block = (cause: Cause, lines: Range<Int>)
}
