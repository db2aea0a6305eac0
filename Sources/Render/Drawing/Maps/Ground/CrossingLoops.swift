/// Takes from the outline of land the small loops in which it crosses itself since it has fewer corners: moles and
/// narrows would become bow-ties, of which by the rule of even and odd one half is water.
enum CrossingLoops {
  /// Corners of a loop, and its units across: what is more is a bay or a spit.
  private static let mostCorners = 16
  private static let widest = 5.0

  /// The same ring, going on where it crosses itself.
  static func removed(from ring: [Point]) -> [Point] {
    var kept: [Point] = []
    kept.reserveCapacity(ring.count)
    for point in ring {
      if let loop = crossing(of: kept, with: point) {
        kept.removeSubrange((loop.index + 1)...)
        kept.append(loop.point)
      }
      kept.append(point)
    }
    return kept
  }

  /// The earliest of the last stretches of a line that its next one would cross, by where it begins, and where; nil where
  /// none is, or what lies between is no small loop.
  private static func crossing(of line: [Point], with next: Point) -> (index: Int, point: Point)? {
    guard line.count > 2, let last = line.last else { return nil }
    let earliest = max(0, line.count - 2 - mostCorners)
    for index in earliest..<(line.count - 2) {
      guard let point = meeting(line[index], line[index + 1], last, next),
        GroundSimplifier.extent(Array(line[(index + 1)...])) <= widest
      else { continue }
      return (index, point)
    }
    return nil
  }

  /// Where two stretches cross, each between its ends; nil where they do not.
  private static func meeting(_ start: Point, _ end: Point, _ first: Point, _ second: Point) -> Point? {
    let (one, other, between) = (end - start, second - first, first - start)
    let turn = one.x * other.y - one.y * other.x
    guard turn != 0 else { return nil }
    let along = (between.x * other.y - between.y * other.x) / turn
    let across = (between.x * one.y - between.y * one.x) / turn
    guard along > 0, along < 1, across > 0, across < 1 else { return nil }
    return start + one * along
  }
}
