import Foundation
import TripModel

/// What stands beside the recorded way of its day, at an hour at which that was not there: a picture by a clock that is
/// wrong, an entry of the evening about the gorge of noon. It is on that way, and nobody drove back for it. What nothing
/// tells the hour of may also lie where the recording was silent: of a night at sea that the plotter did not keep.
extension [Router.Fix] {
  /// These fixes, without a line to those on the way of their day from an end of which one would only come there and back.
  /// Where nothing tells their hour, they are where the way passes them. A picture that was taken on that way leads nowhere,
  /// whatever one did next: its clock may be wrong, and the way is known.
  func passed(by pieces: [TimedTrack.Piece]) -> [Router.Fix] {
    let ways = RecordedWays(pieces)
    guard !ways.isEmpty else { return self }
    let passings = map { ways.passing(of: $0) }
    let known = KnownWay(
      ways, fixes: zip(self, passings).filter { $1 == nil && !ways.isUnderWay($0) }.map(\.0))
    return zip(self, passings).map { fix, passing in
      var fix = fix
      let isOnWay = fix.photo != nil && (passing?.metres ?? .infinity) <= RecordedWays.onWay
      guard let passing, isOnWay || !known.leads(to: fix, on: ways) else {
        if passing == nil, let instant = ways.silence(around: fix) { fix.instant = instant }
        return fix
      }
      if fix.time == nil { fix.instant = passing.instant }
      fix.isRetold = true
      return fix
    }
  }
}

/// The ways that were recorded with times, by their days.
private struct RecordedWays {
  /// Metres from a way within which something is on it.
  static let reach = 3000.0
  /// Metres from a way within which a picture was taken on it, as well as receivers tell.
  static let onWay = 50.0
  /// So many points of a piece are looked at.
  private static let looks = 2000

  let pieces: [TimedTrack.Piece]
  private let byDay: [LocalDate: [TimedTrack.Piece]]
  /// Between which pieces nothing was recorded; before the first and behind the last nothing was, either.
  private let silences: [(behind: TimedTrack.Piece?, before: TimedTrack.Piece?)]

  init(_ pieces: [TimedTrack.Piece]) {
    self.pieces = pieces.filter { $0.isRecorded && $0.day != nil && $0.span != nil && $0.points.count > 1 }
    var byDay: [LocalDate: [TimedTrack.Piece]] = [:]
    for piece in self.pieces { if let day = piece.day { byDay[day, default: []].append(piece) } }
    self.byDay = byDay
    var silences: [(behind: TimedTrack.Piece?, before: TimedTrack.Piece?)] = []
    // Of recordings that overlap that which ends last.
    var last: TimedTrack.Piece?
    for piece in self.pieces.sorted(by: { $0.start < $1.start }) {
      guard let end = piece.span?.upperBound else { continue }
      let known = last?.span?.upperBound
      if known.map({ $0 < piece.start }) ?? true { silences.append((behind: last, before: piece)) }
      if known.map({ $0 < end }) ?? true { last = piece }
    }
    silences.append((behind: last, before: nil))
    self.silences = silences
  }

  var isEmpty: Bool { pieces.isEmpty }

  /// Whether a way was recorded at that moment of its day: then no line leads there.
  func isUnderWay(_ fix: Router.Fix) -> Bool {
    ofDay(of: fix).contains { $0.span?.contains(fix.instant) ?? false }
  }

  /// When the way of its day came by a thing that has no part in it by its hour, and how near; nil where it never did.
  func passing(of fix: Router.Fix) -> (metres: Double, instant: Instant)? {
    guard fix.event == nil, !fix.isRetold, !fix.isLoose, !isUnderWay(fix) else { return nil }
    var nearest: (metres: Double, instant: Instant)?
    for piece in ofDay(of: fix) {
      let step = max(1, piece.points.count / Self.looks)
      for index in stride(from: 0, to: piece.points.count, by: step) {
        let place = piece.points[index].coordinate
        guard abs(place.latitude - fix.coordinate.latitude) * Nearness.degree <= Self.reach,
          let instant = piece.points[index].instant
        else { continue }
        let metres = place.distance(to: fix.coordinate)
        guard metres <= Self.reach, metres < nearest?.metres ?? .infinity else { continue }
        nearest = (metres, instant)
        // Between two points that are looked at the way may be nearer.
        let around = piece.points[max(0, index - step)...min(piece.points.count - 1, index + step)]
        nearest?.metres = min(metres, Self.metres(from: fix.coordinate, to: around.map(\.coordinate)))
      }
    }
    return nearest
  }

  /// Metres from a place to a short line, over a plane.
  private static func metres(from place: Coordinate, to line: [Coordinate]) -> Double {
    let width = cos(place.latitude * .pi / 180)
    func offset(_ point: Coordinate) -> (x: Double, y: Double) {
      let east = (point.longitude - place.longitude).remainder(dividingBy: 360) * width
      return (east * Nearness.degree, (point.latitude - place.latitude) * Nearness.degree)
    }
    return zip(line, line.dropFirst()).map { start, end -> Double in
      let (from, to) = (offset(start), offset(end))
      let way = (x: to.x - from.x, y: to.y - from.y)
      let square = way.x * way.x + way.y * way.y
      let share = square > 0 ? min(1, max(0, -(from.x * way.x + from.y * way.y) / square)) : 0
      let (x, y) = (from.x + share * way.x, from.y + share * way.y)
      return (x * x + y * y).squareRoot()
    }.min() ?? .infinity
  }

  /// When its day was not recorded and one may have come by a thing that nothing tells the hour of, with a small part of
  /// the way that it would take at the hour it stands at; nil where it may as well stay there.
  func silence(around fix: Router.Fix) -> Instant? {
    guard fix.time == nil, !fix.isOfTrack, fix.event == nil, !fix.isRetold, !fix.isLoose, !isUnderWay(fix)
    else { return nil }
    let silences = self.silences.filter { $0.behind?.day == fix.day || $0.before?.day == fix.day }
      .map { Silence(behind: $0.behind, before: $0.before, leadingBy: fix.coordinate) }
    guard let here = silences.first(where: { $0.contains(fix.instant) }),
      let best = silences.min(by: { $0.metres < $1.metres }), let middle = best.middle,
      here.metres - best.metres >= Self.leastSpared, best.metres <= Self.shareOfDetour * here.metres
    else { return nil }
    return middle
  }

  /// Metres that are spared at least, and how much of the longer way the shorter one may be.
  private static let leastSpared = 5000.0
  private static let shareOfDetour = 0.2

  /// Whether the recordings of its day began or ended near a thing.
  func beginsOrEnds(near fix: Router.Fix) -> Bool {
    let ofDay = ofDay(of: fix)
    return [ofDay.first?.points.first, ofDay.last?.points.last].compactMap(\.self)
      .contains { $0.coordinate.distance(to: fix.coordinate) <= Self.reach }
  }

  private func ofDay(of fix: Router.Fix) -> [TimedTrack.Piece] { fix.day.flatMap { byDay[$0] } ?? [] }
}

/// What no recording has between two of them, or before the first or behind the last.
private struct Silence {
  /// The way that it takes to come by a thing in it.
  let metres: Double
  private let start: Instant?
  private let end: Instant?

  init(behind last: TimedTrack.Piece?, before next: TimedTrack.Piece?, leadingBy place: Coordinate) {
    (start, end) = (last?.span?.upperBound, next?.span?.lowerBound)
    let (from, to) = (last?.points.last?.coordinate, next?.points.first?.coordinate)
    let there = [from, to].compactMap(\.self).reduce(0) { $0 + $1.distance(to: place) }
    if let from, let to { metres = there - from.distance(to: to) } else { metres = there }
  }

  func contains(_ instant: Instant) -> Bool {
    (start.map { $0 <= instant } ?? true) && (end.map { instant <= $0 } ?? true)
  }

  /// Nil where it has no end, or none that is behind its beginning.
  var middle: Instant? {
    guard let start, let end, start < end else { return nil }
    return Instant(seconds: start.seconds + (end.seconds - start.seconds) / 2)
  }
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
