import TripModel

/// A heading of a text, outside of code.
struct MarkdownHeading {
  let level: Int
  let text: Substring
  /// One line, or two where the second is drawn below the first.
  let lines: Range<Int>

  /// Without comments and marks.
  var words: String { TextMarks.words(WithoutComments.text(String(text))) }

  /// Whether it says that it keeps back. Forms that few take for headings count only then: they end nothing.
  private var isKeeping: Bool { KeepingWords.reason(in: words) != nil }

  /// Whether it stands behind a fence that nothing ends: there it counts as text, else days would hide behind it.
  var isBehindOpenCode = false

  /// `anyForm` has those as well that readers take for headings, and by which nobody writes the days of a diary: in HTML, in a
  /// list or a quotation, a line that is bold as a whole, underlined by one or two marks, or right below another, or that
  /// is nothing but a word of privacy.
  static func all(in lines: [Substring], anyForm: Bool = false) -> [MarkdownHeading] {
    let code = FencedCode(lines)
    return lines.indices.compactMap { index in
      let line = lines[index]
      // What is indented further is code.
      guard !code.holds(index), line.prefix(4).contains(where: { $0 != " " }) else { return nil }
      let text = line.drop { $0 == " " }
      var heading =
        (anyForm ? shown(text, at: index) : marked(text, at: index)) ?? underlined(lines, at: index, anyForm)
        ?? (anyForm ? KeepingLabel.heading(lines, at: index) : nil)
      heading?.isBehindOpenCode = code.openAt.map { index > $0 } ?? false
      return heading
    }
  }

  /// By their lines, why what stands under headings is kept back: they say so, or one above them does. What may be code
  /// ends nothing that began outside of it.
  static func reasons(
    _ headings: [MarkdownHeading], saidBy reason: (String) -> KeptBack.Reason?
  ) -> [Int: KeptBack.Reason] {
    var found: [Int: KeptBack.Reason] = [:]
    var above: (heading: MarkdownHeading, reason: KeptBack.Reason)?
    for heading in headings {
      if let open = above?.heading, heading.level <= open.level,
        open.isBehindOpenCode || !heading.isBehindOpenCode
      {
        above = nil
      }
      if above == nil, let said = reason(heading.words) { above = (heading, said) }
      if let said = above?.reason { found[heading.lines.lowerBound] = said }
    }
    return found
  }

  /// `## Tuesday 4 August ##`; `isClose` takes `##Tuesday` as well, which Markdown shows as text. With one mark that is a tag.
  private static func marked(_ line: Substring, at index: Int, isClose: Bool = false) -> MarkdownHeading? {
    let marks = line.prefix { $0 == "#" }
    let behind = line[marks.endIndex...]
    guard (1...6).contains(marks.count),
      behind.first?.isWhitespace == true || isClose && marks.count > 1 && !behind.isEmpty
    else { return nil }
    var text = behind.trimmed
    while text.last == "#" { text.removeLast() }
    let heading = MarkdownHeading(level: marks.count, text: text.trimmed, lines: index..<(index + 1))
    return behind.first?.isWhitespace == true || heading.isKeeping ? heading : nil
  }

  /// A line alone with a line of `=` or `-` below it.
  private static func underlined(_ lines: [Substring], at index: Int, _ anyForm: Bool) -> MarkdownHeading? {
    let text = lines[index].trimmed
    guard !text.isEmpty, index + 1 < lines.count else { return nil }
    let above = index == 0 ? "" : lines[index - 1].trimmed
    guard above.isEmpty || anyForm && above.first == "#" else { return nil }
    let below = lines[index + 1].trimmed
    guard below.utf8.count >= (anyForm ? 1 : 3), let mark = below.first, mark == "=" || mark == "-",
      text.first != mark,
      below.allSatisfy({ $0 == mark })
    else { return nil }
    return MarkdownHeading(level: mark == "=" ? 1 : 2, text: text, lines: index..<(index + 2))
  }

  /// Whatever stands on one line and is read as a heading.
  static func shown(_ line: Substring, at index: Int) -> MarkdownHeading? {
    let (text, _) = withoutOuterMarks(line)
    return marked(text, at: index, isClose: true) ?? inHTML(text, at: index)
      ?? bold(text, isInner: text.startIndex > line.startIndex, at: index)
  }

  /// What stands in lists and quotations, and whether it is in a quotation.
  static func withoutOuterMarks(_ line: Substring) -> (text: Substring, isQuoted: Bool) {
    var (text, isQuoted) = (line, false)
    while let mark = text.first, ">-*+".contains(mark),
      text.dropFirst().first?.isWhitespace ?? false || mark == ">"
    {
      text = text.dropFirst().drop(while: \.isWhitespace)
      isQuoted = isQuoted || mark == ">"
    }
    return (text, isQuoted)
  }

  /// `**Private**`, which stands above what follows it as a heading does, below all that are. One in a list, or of several parts,
  /// is a word of what stands there: it ends no other.
  private static func bold(_ line: Substring, isInner: Bool, at index: Int) -> MarkdownHeading? {
    var text = line.trimmed
    let isCalled = text.last == ":"
    if isCalled { text.removeLast() }
    guard text.count > 4, let mark = ["**", "__"].first(where: { text.hasPrefix($0) && text.hasSuffix($0) })
    else { return nil }
    let isAlone = !isInner && !text.dropFirst(2).dropLast(2).contains(mark)
    let heading = MarkdownHeading(level: isAlone ? 7 : 8, text: text, lines: index..<(index + 1))
    return isCalled && !heading.isKeeping ? nil : heading
  }

  /// `<h3>Private</h3>` or `<summary>Private</summary>`, on one line, with what stands around it; `<p><b>Private</b></p>`, where that
  /// is all of the line.
  private static func inHTML(_ line: Substring, at index: Int) -> MarkdownHeading? {
    let small = line.prefix(200).lowercased()
    guard small.first == "<", small.utf8.count == line.prefix(200).utf8.count else { return nil }
    for (level, name) in elements {
      guard let tag = small.firstRange(of: "<" + name),
        let open = small[tag.upperBound...].firstIndex(of: ">"),
        small[tag.upperBound...open].allSatisfy({ $0 == ">" }) || small[tag.upperBound].isWhitespace,
        let end = small[open...].firstRange(of: "</" + name)
      else { continue }
      let inner = small[small.index(after: open)..<end.lowerBound]
      let isAll = letters(small.replacing(#/<[^>]*>/#, with: "")) == letters(inner)
      let heading = MarkdownHeading(
        level: level, text: Substring(inner).trimmed, lines: index..<(index + 1))
      if level > 6, !isAll || !heading.isKeeping { continue }
      return heading
    }
    return nil
  }

  private static func letters(_ text: some StringProtocol) -> Int { text.count { !$0.isWhitespace } }

  /// By their levels; what unfolds is below all of them.
  private static let elements = (1...6).map { ($0, "h\($0)") } + [(6, "summary"), (7, "b"), (7, "strong")]
}
