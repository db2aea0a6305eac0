/// A line of a file with a mark below it, cut to fit: the text in question stays in sight.
struct LineExcerpt: Hashable {
  /// What to show of the line.
  private(set) var text = ""
  /// Columns before the mark.
  private(set) var indent = 0
  /// Columns of the mark; at least 1.
  private(set) var width = 1

  /// Cuts the line to `columns`, of which at least 20 are taken.
  static func cut(_ span: SourceSpan, to columns: Int) -> LineExcerpt {
    var excerpt = LineExcerpt()
    let columns = max(20, columns)
    // No more of a huge line is looked at than can be shown; a tab or control takes at most eight columns.
    let column = max(0, span.column - 1)
    let from = max(0, column - columns)
    let characters = span.text.dropFirst(from).prefix(2 * columns).map(VisibleText.of)
    let rest = span.text.dropFirst(from).dropFirst(2 * columns)
    let first = min(column - from, characters.count)
    let last = first + min(span.length, characters.count - first)
    let widths = characters.map { DisplayWidth.of($0) }
    let total = widths.reduce(0, +)
    guard from > 0 || !rest.isEmpty || total > columns else {
      excerpt.fill(characters, widths, shown: 0..<characters.count, mark: first..<last)
      return excerpt
    }
    let shown = window(widths, around: first..<last, columns: columns - 2)
    let cutsStart = from > 0 || shown.lowerBound > 0
    excerpt.fill(characters, widths, shown: shown, mark: first..<last)
    if cutsStart {
      excerpt.text = "…" + excerpt.text
      excerpt.indent += 1
    }
    if shown.upperBound < characters.count || !rest.isEmpty { excerpt.text += "…" }
    return excerpt
  }

  /// The mark with about a third of the room before it, or with less where it would not be whole.
  private static func window(_ widths: [Int], around mark: Range<Int>, columns: Int) -> Range<Int> {
    var start = mark.lowerBound
    let marked = max(1, widths[mark].reduce(0, +))
    let rest = widths[start...].reduce(0, +)
    let before = marked <= columns ? min(columns / 3, columns - marked) : min(columns / 3, 8)
    var room = max(before, columns - rest)
    while start > 0, room >= widths[start - 1] {
      start -= 1
      room -= widths[start]
    }
    var end = start
    var free = columns
    while end < widths.count, free >= widths[end] {
      free -= widths[end]
      end += 1
    }
    return start..<end
  }

  private mutating func fill(_ characters: [String], _ widths: [Int], shown: Range<Int>, mark: Range<Int>) {
    text = characters[shown].joined()
    indent = widths[shown.lowerBound..<max(shown.lowerBound, mark.lowerBound)].reduce(0, +)
    let marked = mark.clamped(to: shown)
    width = max(1, widths[marked].reduce(0, +))
  }
}
