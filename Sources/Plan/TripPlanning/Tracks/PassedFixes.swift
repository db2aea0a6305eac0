import TripModel

/// What stands beside the recorded way of its day, at an hour at which that was not there: a picture by a clock that is
/// wrong, an entry of the evening about the gorge of noon. It is on that way, and nobody drove back for it.
extension [Router.Fix] {
  /// These fixes, without a line to those on the way of their day from an end of which one would only come there and back.
  /// Where nothing tells their hour, they are where the way passes them.
  func passed(by pieces: [TimedTrack.Piece]) -> [Router.Fix] {
    let ways = RecordedWays(pieces)
    guard !ways.isEmpty else { return self }
    let passings = map { ways.passing(of: $0) }
    let known = KnownWay(
      ways, fixes: zip(self, passings).filter { $1 == nil && !ways.isUnderWay($0) }.map(\.0))
    return zip(self, passings).map { fix, passing in
      guard let passing, !known.leads(to: fix, on: ways) else { return fix }
      var fix = fix
      if fix.time == nil { fix.instant = passing }
      fix.isRetold = true
      return fix
    }
  }
}

/// The ways that were recorded with times, by their days.
private struct RecordedWays {
  /// Metres from a way within which something is on it.
  static let reach = 3000.0
  /// So many points of a piece are looked at.
  private static let looks = 2000

  let pieces: [TimedTrack.Piece]
  private let byDay: [LocalDate: [TimedTrack.Piece]]

  init(_ pieces: [TimedTrack.Piece]) {
    self.pieces = pieces.filter { $0.isRecorded && $0.day != nil && $0.span != nil && $0.points.count > 1 }
    var byDay: [LocalDate: [TimedTrack.Piece]] = [:]
    for piece in self.pieces { if let day = piece.day { byDay[day, default: []].append(piece) } }
    self.byDay = byDay
  }

  var isEmpty: Bool { pieces.isEmpty }

  /// Whether a way was recorded at that moment of its day: then no line leads there.
  func isUnderWay(_ fix: Router.Fix) -> Bool {
    ofDay(of: fix).contains { $0.span?.contains(fix.instant) ?? false }
  }

  /// When the way of its day came by a thing that has no part in it by its hour; nil where it never did.
  func passing(of fix: Router.Fix) -> Instant? {
    guard fix.event == nil, !fix.isRetold, !fix.isLoose, !isUnderWay(fix) else { return nil }
    var nearest: (metres: Double, instant: Instant)?
    for piece in ofDay(of: fix) {
      for index in stride(from: 0, to: piece.points.count, by: max(1, piece.points.count / Self.looks)) {
        let place = piece.points[index].coordinate
        guard abs(place.latitude - fix.coordinate.latitude) * Nearness.degree <= Self.reach,
          let instant = piece.points[index].instant
        else { continue }
        let metres = place.distance(to: fix.coordinate)
        if metres <= Self.reach, metres < nearest?.metres ?? .infinity { nearest = (metres, instant) }
      }
    }
    return nearest?.instant
  }

  /// Whether the recordings of its day began or ended near a thing.
  func beginsOrEnds(near fix: Router.Fix) -> Bool {
    let ofDay = ofDay(of: fix)
    return [ofDay.first?.points.first, ofDay.last?.points.last].compactMap(\.self)
      .contains { $0.coordinate.distance(to: fix.coordinate) <= Self.reach }
  }

  private func ofDay(of fix: Router.Fix) -> [TimedTrack.Piece] { fix.day.flatMap { byDay[$0] } ?? [] }
}

/// Where one is known to have been, in the order of time.
private struct KnownWay {
  private typealias Stretch = (seconds: Int, first: Coordinate, last: Coordinate)

  private let stretches: [Stretch]

  init(_ ways: RecordedWays, fixes: [Router.Fix]) {
    var stretches = fixes.filter { !$0.isRetold && !$0.isLoose }.map { fix -> Stretch in
      (fix.instant.seconds, fix.coordinate, fix.coordinate)
    }
    for piece in ways.pieces {
      guard let first = piece.points.first, let last = piece.points.last else { continue }
      stretches.append((piece.start.seconds, first.coordinate, last.coordinate))
    }
    self.stretches = stretches.sorted { $0.seconds < $1.seconds }
  }

  /// Whether one came to a place by what is known before and behind its hour, and not only there and back.
  func leads(to fix: Router.Fix, on ways: RecordedWays) -> Bool {
    let next = stretches.firstIndex(sortedBy: \.seconds, notBelow: fix.instant.seconds + 1)
    let before = next > 0 ? stretches[next - 1].last : nil
    let behind = next < stretches.count ? stretches[next].first : nil
    func isNear(_ place: Coordinate?) -> Bool {
      place.map { $0.distance(to: fix.coordinate) <= RecordedWays.reach } ?? false
    }
    if isNear(before) || isNear(behind) { return true }
    guard let before, let behind else { return ways.beginsOrEnds(near: fix) }
    return before.distance(to: behind) > RecordedWays.reach
  }
}
