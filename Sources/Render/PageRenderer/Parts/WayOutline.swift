import Drawing
import TripModel
import TripPlanning

/// The way of a whole trip on the ground and on the water in few points, as it lies thin below that of a day.
struct WayOutline {
  private struct Piece {
    /// Nil between two days.
    let day: LocalDate?
    var line: RouteLine
  }

  private let pieces: [Piece]

  init(of plan: TripPlan) {
    // Lines through the air say nothing of the land.
    let legs = plan.legsToSee(of: plan.way.route).filter { $0.mode != .flight }
    var pieces = legs.flatMap { leg in
      leg.byDay.map { part in
        Piece(day: part.day, line: TripMap.line(of: leg, along: Self.thinned(part.points, to: Self.step)))
      }
    }
    let count = pieces.reduce(0) { $0 + $1.line.points.count }
    if count > Self.most {
      let step = Self.step * Double(count) / Double(Self.most)
      for index in pieces.indices {
        pieces[index].line.points = Self.thinned(pieces[index].line.points, to: step)
      }
    }
    self.pieces = pieces
  }

  /// Without that of a day itself.
  func besides(_ day: LocalDate) -> [RouteLine] { pieces.filter { $0.day != day }.map(\.line) }

  private static func thinned(_ points: [Coordinate], to step: Double) -> [Coordinate] {
    guard let first = points.first, let last = points.last, points.count > 2 else { return points }
    var (kept, anchor) = ([first], first)
    for point in points.dropFirst().dropLast() where anchor.distance(to: point) >= step {
      anchor = point
      kept.append(point)
    }
    return kept + [last]
  }

  /// Metres from a point to the next.
  private static let step = 400.0
  /// Points of a way of which more are left out: each sheet of each day looks at all.
  private static let most = 100_000
}
