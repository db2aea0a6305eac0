import TripModel

/// A heading of a text, outside of code.
struct MarkdownHeading {
  let level: Int
  let text: Substring
  /// One line, or two where the second is drawn below the first.
  let lines: Range<Int>

  /// Without comments and marks.
  var words: String { TextMarks.words(WithoutComments.text(String(text))) }

  /// Whether it stands behind a fence that nothing ends: there it counts as text, else days would hide behind it.
  var isBehindOpenCode = false

  static func all(in lines: [Substring]) -> [MarkdownHeading] {
    let code = FencedCode(lines)
    return lines.indices.compactMap { index in
      let line = lines[index]
      // What is indented further is code.
      guard !code.holds(index), line.prefix(4).contains(where: { $0 != " " }) else { return nil }
      var heading = marked(line.drop { $0 == " " }, at: index) ?? underlined(lines, at: index)
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

  /// `## Tuesday 4 August ##`.
  private static func marked(_ line: Substring, at index: Int) -> MarkdownHeading? {
    let marks = line.prefix { $0 == "#" }
    let behind = line[marks.endIndex...]
    guard (1...6).contains(marks.count), behind.first?.isWhitespace == true else { return nil }
    var text = behind.trimmed
    while text.last == "#" { text.removeLast() }
    return MarkdownHeading(level: marks.count, text: text.trimmed, lines: index..<(index + 1))
  }

  /// A line alone with a line of `=` or `-` below it.
  private static func underlined(_ lines: [Substring], at index: Int) -> MarkdownHeading? {
    let text = lines[index].trimmed
    guard !text.isEmpty, index + 1 < lines.count, index == 0 || lines[index - 1].trimmed.isEmpty else {
      return nil
    }
    let below = lines[index + 1].trimmed
    guard below.utf8.count >= 3, let mark = below.first, mark == "=" || mark == "-", text.first != mark,
      below.allSatisfy({ $0 == mark })
    else { return nil }
    return MarkdownHeading(level: mark == "=" ? 1 : 2, text: text, lines: index..<(index + 2))
  }
}
