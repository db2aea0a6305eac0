/// Rounds lines whose corners say nothing: on a near map those of the atlas are only where its maker clicked.
enum CornerCutting {
  /// Chaikin, An algorithm for high-speed curve generation, Computer Graphics and Image Processing 3 (1974), twice:
  /// every corner is cut at a quarter of its sides, and no point comes to lie farther off than the corner did.
  static func rounded(_ line: [Point], isRing: Bool) -> [Point] { cut(cut(line, isRing), isRing) }

  private static func cut(_ line: [Point], _ isRing: Bool) -> [Point] {
    guard line.count > 2, let first = line.first, let last = line.last else { return line }
    var cut: [Point] = isRing ? [] : [first]
    cut.reserveCapacity(2 * line.count)
    for (start, end) in zip(line, line.dropFirst()) {
      cut.append(start + (end - start) * 0.25)
      cut.append(start + (end - start) * 0.75)
    }
    if isRing {
      cut.append(last + (first - last) * 0.25)
      cut.append(last + (first - last) * 0.75)
    } else {
      cut.append(last)
    }
    return cut
  }
}
