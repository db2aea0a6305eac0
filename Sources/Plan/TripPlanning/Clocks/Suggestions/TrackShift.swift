import TripModel

/// By how much a camera's clock is off a track, by the places that its pictures name themselves.
struct TrackShift {
  let shift: CameraShift

  /// More pictures than this tell nothing new.
  private static let maxShots = 300
  /// Seconds: a wider choice of shifts says that the traveller stood still.
  private static let widest = 1500

  /// Nil where the clock is right, or where nothing can be told.
  init?(of camera: CameraShots, along way: TrackSamples) {
    guard let span = way.span else { return nil }
    let reach = (span.lowerBound - ShiftVotes.reach)...(span.upperBound + ShiftVotes.reach)
    let placed = camera.shots.filter { $0.coordinate != nil && reach.contains($0.seconds) }
    guard placed.count >= CameraShots.fewest else { return nil }
    var votes = ShiftVotes()
    var passes: [[(shift: Int, metres: Double)]] = []
    for shot in placed.thinned(to: Self.maxShots) {
      guard let place = shot.coordinate else { continue }
      let found = way.passes(of: place, near: shot.seconds).map { ($0.seconds - shot.seconds, $0.metres) }
      if found.isEmpty { continue }
      passes.append(found)
      votes.add(found.map(\.0), tolerance: 45)
    }
    let asked = min(placed.count, Self.maxShots)
    guard let peak = votes.peak, peak.count >= CameraShots.fewest, peak.count * 10 >= asked * 6,
      peak.atZero * 2 <= peak.count, peak.rival * 4 <= peak.count * 3, peak.region.count <= Self.widest
    else { return nil }
    let seconds = Self.nearestApproach(passes, within: peak.region)
    guard let shift = camera.shift(seconds, .track, agreeing: peak.count, of: asked) else { return nil }
    self.shift = shift
  }

  /// The median of the shifts at which the track came nearest to each picture's place.
  private static func nearestApproach(
    _ passes: [[(shift: Int, metres: Double)]], within region: Range<Int>
  ) -> Int {
    let nearest = passes.compactMap { found in
      found.filter { region.contains($0.shift) }.min { ($0.metres, $0.shift) < ($1.metres, $1.shift) }?.shift
    }.sorted()
    return nearest.isEmpty ? (region.lowerBound + region.upperBound) / 2 : nearest[nearest.count / 2]
  }
}

extension Array {
  /// At most so many of them, evenly over all.
  func thinned(to maximum: Int) -> [Element] {
    count <= maximum ? self : (0..<maximum).map { self[$0 * count / maximum] }
  }
}
