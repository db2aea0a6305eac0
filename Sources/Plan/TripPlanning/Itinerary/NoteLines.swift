extension String {
  /// What stands in lines of its own in a note: between breaks, and between the semicolons with which lines of a booking
  /// are written one behind another.
  var noteLines: [Substring] { noteLineRanges.map { self[$0] } }

  /// A note on one line where it has no more than so many characters; else its first line, at most about so long, with
  /// an ellipsis where that is not all of it.
  package func firstNoteLine(_ length: Int) -> String {
    let lines = noteLines
    var whole = ""
    for line in lines {
      if let last = whole.last { whole += ".!?,:;".contains(last) ? " " : "; " }
      whole += line
    }
    if whole.count <= length { return whole }
    let first = String(lines.first ?? "").cut(at: length)
    return lines.count > 1 && !first.hasSuffix("…") ? first + " …" : first
  }

  /// Without the marks and the blanks between them.
  private var noteLineRanges: [Range<Index>] {
    var ranges: [Range<Index>] = []
    var start = startIndex
    func add(to end: Index) {
      let line = self[start..<end].drop(while: \.isWhitespace)
      if !line.isEmpty { ranges.append(line.startIndex..<end) }
    }
    var index = startIndex
    while index < endIndex {
      let next = self.index(after: index)
      let isEnd = self[index].isNewline || self[index] == ";" && (next == endIndex || self[next].isWhitespace)
      if isEnd {
        add(to: index)
        start = next
      }
      index = next
    }
    add(to: endIndex)
    return ranges
  }
}
