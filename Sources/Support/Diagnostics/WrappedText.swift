/// A sentence broken between words; what stands between backticks stays in one piece.
struct WrappedText {
  /// At least one line, each with the blanks that stand within it.
  let lines: [String]

  /// Takes `columns` of at least 20, or `.max` for one line.
  init(_ text: String, columns: Int) {
    guard columns < .max else {
      lines = [text]
      return
    }
    let words = Self.words(of: text)
    let broken = LineBreaking.lines(of: words.map { DisplayWidth.of($0) }, columns: max(20, columns)).map {
      words[$0].joined(separator: " ")
    }
    lines = broken.isEmpty ? [""] : broken
  }

  /// An odd backtick is none: every blank parts words then.
  private static func words(of text: String) -> [Substring] {
    let isEven = text.count { $0 == "`" }.isMultiple(of: 2)
    var isCode = false
    return text.split(omittingEmptySubsequences: false) { letter in
      if letter == "`" { isCode.toggle() }
      return letter == " " && !(isCode && isEven)
    }
  }
}
