extension String {
  /// What stands in lines of its own in a note: between breaks, and between the semicolons with which lines of a booking
  /// are written one behind another.
  var noteLines: [Substring] { noteLineRanges.map { self[$0] } }

  /// A note on one line, as many of its lines as have no more than so many characters together, with an ellipsis where
  /// that is not all of it: a journey is told beyond its first train. Of a first line that is longer as much.
  package func firstNoteLine(_ length: Int) -> String {
    let lines = noteLines
    var told = ""
    for (index, line) in lines.enumerated() {
      let joint = told.last.map { ".!?,:;".contains($0) ? " " : "; " } ?? ""
      let longer = told + joint + String(line)
      guard longer.count <= length else {
        let shown = index == 0 ? String(line).cut(at: length) : told
        return index == 0 && lines.count == 1 || shown.hasSuffix("…") ? shown : shown + " …"
      }
      told = longer
    }
    return told
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
