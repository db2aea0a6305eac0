import TrackFigures
import TripModel

/// Where on a walk a stop is that has no name but its distance from a town, which may lie in another valley, and be as
/// far from both ends.
package struct WalkStop: Hashable, Sendable {
  package enum Spot: Hashable, Sendable {
    case start, end
    /// The place farthest from the start.
    case turn
    /// The highest place.
    case top
  }

  package var spot: Spot
  /// What the texts call that end.
  package var told: String?
  /// Metres above the sea; nil where nothing recorded them so near.
  package var height: Double?
}

/// The places of a day's walk at which such stops may be.
package struct WalkStops: Sendable {
  /// In the order in which they are asked: the start where the way leads back to it.
  private var spots: [(spot: WalkStop.Spot, place: Coordinate)] = []
  private let heights: [HeightLine.Sample]
  private let told: ToldWalk?

  /// Metres from a place of the way within which a stop is there.
  private static let reach = 250.0

  /// Nil for a day that was no walk.
  package init?(of day: DayPlan, in plan: TripPlan) {
    guard let way = day.way, way.isOnFoot else { return nil }
    heights = Array(way.heights.joined())
    told = Self.told(of: day, in: plan)
    guard let start = way.line.first?.coordinate, let end = way.line.last?.coordinate else { return }
    spots = [(.start, start), (.end, end)]
    let far = way.line.max { $0.coordinate.distance(to: start) < $1.coordinate.distance(to: start) }
    if let far { spots.append((.turn, far.coordinate)) }
    if let top = way.highest { spots.append((.top, top.coordinate)) }
  }

  private static func told(of day: DayPlan, in plan: TripPlan) -> ToldWalk? {
    let entries = day.entries.map { plan[$0] }
    let lines = entries.flatMap { entry in [entry.lead, entry.title.value].compactMap(\.self) }
    return lines.lazy.compactMap { ToldWalk($0) }.first
  }

  /// What the day's texts call the ends of its walk, and where these are; empty for a day that was no walk.
  static func toldEnds(of day: DayPlan, in plan: TripPlan) -> [(place: Coordinate, name: String)] {
    guard let way = day.way, way.isOnFoot, let told = told(of: day, in: plan) else { return [] }
    var ends: [(place: Coordinate, name: String)] = []
    if let start = way.line.first, let name = told.from { ends.append((start.coordinate, name)) }
    if let end = way.line.last, let name = told.to { ends.append((end.coordinate, name)) }
    return ends
  }

  /// Nil for a stop that has a name or is in a town, and for one at none of these places. Its ends are called as other days
  /// call the same places.
  package func place(of stop: Stop, among places: ToldPlaces) -> WalkStop? {
    guard !stop.hasName, let place = stop.locality, place.sea == nil, !place.isInTown,
      let spot = spots.first(where: { $0.place.distance(to: stop.coordinate) <= Self.reach })?.spot
    else { return nil }
    let nearest = heights.map { (height: $0.height, metres: $0.coordinate.distance(to: stop.coordinate)) }
      .min { $0.metres < $1.metres }
    let height = nearest.flatMap { $0.metres <= Self.reach ? $0.height : nil }
    switch spot {
    case .start, .end:
      let own = spot == .start ? told?.from : told?.to
      return WalkStop(spot: spot, told: places.name(of: stop.coordinate, called: own), height: height)
    case .turn, .top: return WalkStop(spot: spot, told: nil, height: height)
    }
  }
}

extension Stop {
  /// Whether anything names it: in words of the site that is the corner of its town where it has no name of its own.
  fileprivate var hasName: Bool { name != nil || part != nil && locality?.town != nil }
}
