import TripModel

/// The clocks that were lived by along a recording, from point to point.
///
/// An island near the date line may count by the date of the other side. Who passes it and is back at the clock from before
/// within a day sets no calendar by it: else some hours of a day would be those of another.
struct ClocksAlong {
  /// Points in a row at which clocks showed the same.
  private struct Run {
    /// Its first point, by its place in the recording.
    let first: Int
    var offset: UTCOffset
    let from: Instant
    var to: Instant
  }

  private var runs: [Run] = []
  /// The run of the point that was asked for last.
  private var run = 0

  /// Seconds by which two clocks differ that are on two sides of the date line.
  private static let otherSide = 12 * 3600
  /// Seconds from the last point by a clock to the next by it.
  private static let passing = 86_400

  /// Asks for the offset of each point that has a time, in the order of the recording.
  init(_ points: [TrackPoint], _ clock: (Instant, Coordinate) -> UTCOffset) {
    for (index, point) in points.enumerated() {
      guard let instant = point.instant else { continue }
      let offset = clock(instant, point.coordinate)
      if let last = runs.indices.last, runs[last].offset == offset {
        runs[last].to = instant
      } else {
        runs.append(Run(first: index, offset: offset, from: instant, to: instant))
      }
    }
    passIslands()
  }

  private mutating func passIslands() {
    var index = 1
    while index < runs.count {
      let clock = runs[index - 1]
      guard Self.areApart(clock, runs[index]),
        let back = runs[index...].firstIndex(where: { !Self.areApart(clock, $0) }),
        runs[back].from.seconds - clock.to.seconds <= Self.passing
      else {
        index += 1
        continue
      }
      for passed in index..<back { runs[passed].offset = clock.offset }
      index = back
    }
  }

  private static func areApart(_ one: Run, _ other: Run) -> Bool {
    abs(one.offset.seconds - other.offset.seconds) > otherSide
  }

  /// The offset at a point that has a time; points are asked for in their order.
  mutating func offset(at index: Int) -> UTCOffset {
    while run + 1 < runs.count, runs[run + 1].first <= index { run += 1 }
    return runs[run].offset
  }
}
