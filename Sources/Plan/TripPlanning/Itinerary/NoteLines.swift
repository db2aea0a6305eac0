extension String {
  /// What stands in lines of its own in a note: between breaks, and between the semicolons with which lines of a booking
  /// are written one behind another.
  var noteLines: [Substring] { noteLineRanges.map { self[$0] } }

  /// The beginning of a note, at most about so many characters: its first lines that are whole. Where these are little
  /// of it, as in prose, it is cut as any text is.
  package func cutAtLine(_ length: Int) -> String {
    guard count > length else { return self }
    let end = noteLineRanges.map(\.upperBound).last { distance(from: startIndex, to: $0) <= length }
    guard let end, distance(from: startIndex, to: end) * Self.leastShare >= length else {
      return cut(at: length)
    }
    return self[..<end] + " …"
  }

  /// The beginning of a note that is longer than so many characters, as `cutAtLine` has it, and all that follows. Nil for
  /// a shorter note.
  package func partedAtLine(_ length: Int) -> (head: String, rest: String)? {
    let head = cutAtLine(length)
    guard head != self else { return nil }
    // What ends with a sentence has no dots behind it.
    var kept = hasPrefix(head) ? head[...] : head.dropLast()
    while kept.last?.isWhitespace ?? false { kept.removeLast() }
    guard starts(with: kept) else { return (head, self) }
    let rest = dropFirst(kept.count).drop { $0.isWhitespace || $0 == "," || $0 == ";" }
    return rest.isEmpty ? nil : (head, String(rest))
  }

  /// Lines of less than a third of the room are too little to be all that is shown.
  private static var leastShare: Int { 3 }

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
