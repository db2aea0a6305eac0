/// Which lines of a text are code between fences, in which there are no headings and no words.
struct FencedCode {
  private var isCode: [Bool]
  /// Where code begins that nothing ends, which is taken for text.
  private(set) var openAt: Int?

  init(_ lines: [Substring]) {
    isCode = Array(repeating: false, count: lines.count)
    var open: (fence: CodeFence, at: Int)?
    // In HTML, too, whose last end is looked for once.
    let lastEnd = lines.lastIndex { $0.contains("</") && $0.lowercased().contains("</pre") } ?? -1
    for (index, line) in lines.enumerated()
    where !isCode[index] && line.prefix(4).contains(where: { $0 != " " }) {
      let text = line.drop { $0 == " " }
      if let begun = open {
        guard begun.fence.isEnded(by: text) else { continue }
        for inner in begun.at...index { isCode[inner] = true }
        open = nil
      } else if let fence = CodeFence(text) {
        open = (fence, index)
      } else if index <= lastEnd, text.first == "<", text.prefix(4).lowercased() == "<pre",
        let end = lines[index...].firstIndex(where: { $0.lowercased().contains("</pre") })
      {
        for inner in index...end { isCode[inner] = true }
      }
    }
    openAt = open?.at
  }

  /// Whether a line is code, or one of the fences around it.
  func holds(_ line: Int) -> Bool { isCode[line] || line == openAt }
}

/// The line with which code begins: three or more of a mark.
private struct CodeFence {
  private let mark: Character
  private let count: Int

  /// A line with backticks further on is code within a line.
  init?(_ line: Substring) {
    guard let mark = line.first, mark == "`" || mark == "~" else { return nil }
    let marks = line.prefix { $0 == mark }
    guard marks.count >= 3, mark == "~" || !line[marks.endIndex...].contains("`") else { return nil }
    (self.mark, count) = (mark, marks.count)
  }

  /// By as many of the same marks at least, and nothing else.
  func isEnded(by line: Substring) -> Bool {
    let marks = line.prefix { $0 == mark }
    return marks.count >= count && line[marks.endIndex...].allSatisfy(\.isWhitespace)
  }
}
