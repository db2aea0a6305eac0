/// What sets the cells of a text apart, where nobody says so.
enum CSVSeparator {
  private static let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09, UInt8(ascii: "|")]
  /// As many lines are looked at.
  private static let lines = 40
  /// As many bytes are looked at, for lines that do not end.
  private static let reach = 64 * 1024

  /// The one that divides the most of the first lines into equally many cells, more than one; a comma where none does.
  ///
  /// Banks put some lines of their own before the table, so the first line alone does not tell.
  static func guess(_ bytes: [UInt8]) -> UInt8 {
    let counts = countsByLine(bytes)
    var best = (separator: UInt8(ascii: ","), lines: 0, cells: 0)
    for (index, candidate) in candidates.enumerated() {
      var lines: [Int: Int] = [:]
      for line in counts where line[index] > 0 { lines[line[index], default: 0] += 1 }
      guard let maximum = lines.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }) else { continue }
      if (maximum.value, maximum.key) > (best.lines, best.cells) {
        best = (candidate, maximum.value, maximum.key)
      }
    }
    return best.separator
  }

  /// How often each candidate stands on each of the first lines, outside of quotation marks.
  private static func countsByLine(_ bytes: [UInt8]) -> [[Int]] {
    var counts: [[Int]] = []
    var line = candidates.map { _ in 0 }
    var isQuoted = false
    for byte in bytes.prefix(reach) {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if let index = candidates.firstIndex(of: byte) { line[index] += 1 }
      if CSVRows.isLineEnd(byte) {
        if line.contains(where: { $0 > 0 }) { counts.append(line) }
        line = candidates.map { _ in 0 }
        if counts.count == lines { return counts }
      }
    }
    return line.contains { $0 > 0 } ? counts + [line] : counts
  }
}
