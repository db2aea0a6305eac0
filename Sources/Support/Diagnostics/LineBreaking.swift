/// Where a text is broken into lines, told from the widths of its words.
package enum LineBreaking {
  /// The words of each line: as many as fit into the columns with a blank between them, and at least one.
  package static func lines(of widths: [Int], columns: Int) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    var used = 0
    for (index, width) in widths.enumerated() {
      if index > start, used + 1 + width > columns {
        lines.append(start..<index)
        (start, used) = (index, width)
      } else {
        used += width + (index > start ? 1 : 0)
      }
    }
    if start < widths.count { lines.append(start..<widths.count) }
    return lines
  }
}
