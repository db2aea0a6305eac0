import TripModel

/// Weaves the line of a way: recorded stretches as they are, and straight lines between what is known beside
/// them. What was fixed while a track was recorded adds nothing to the line: the track knows better.
struct LegWeaver {
  private(set) var legs: [RouteLeg] = []
  /// The straight line that is being drawn.
  private var joined: [Coordinate] = []
  /// Up to when tracks have told the way.
  private var reached: Instant?

  /// The day on which the straight line was last at a place.
  private var lastDay: LocalDate?
  private let outings: Outings?

  /// Takes both in the order of time; no straight line leads from one outing to the next.
  init(fixes: [Router.Fix], pieces: [TimedTrack.Piece], outings: Outings?) {
    self.outings = outings
    var next = 0
    for piece in pieces where piece.points.count > 1 {
      let points = piece.points.map(\.coordinate)
      if let span = piece.span {
        while next < fixes.count, fixes[next].instant < span.lowerBound {
          pass(fixes[next])
          next += 1
        }
        add(points, over: span, on: piece.day)
      } else {
        legs.append(RouteLeg(kind: .recorded, points: points))
      }
    }
    for fix in fixes[next...] { pass(fix) }
    closeJoin()
  }

  private mutating func pass(_ fix: Router.Fix) {
    if let reached, fix.instant <= reached { return }
    join(fix.coordinate, on: fix.day)
  }

  private mutating func add(_ points: [Coordinate], over span: ClosedRange<Instant>, on day: LocalDate?) {
    let isOverlap = reached.map { span.lowerBound < $0 } ?? false
    // Two devices that record at the same time: no line leads back from the end of one to the other's start.
    if !isOverlap, let first = points.first {
      join(first, on: day)
      closeJoin()
    }
    legs.append(RouteLeg(kind: .recorded, points: points))
    if reached.map({ span.upperBound >= $0 }) ?? true {
      reached = span.upperBound
      joined = points.last.map { [$0] } ?? []
    }
  }

  private mutating func join(_ point: Coordinate, on day: LocalDate?) {
    if let outings, outings.areApart(lastDay, day) { closeJoin() }
    lastDay = day ?? lastDay
    if joined.last != point { joined.append(point) }
  }

  private mutating func closeJoin() {
    if joined.count > 1 { legs.append(RouteLeg(kind: .joined, points: joined)) }
    joined = []
  }
}
