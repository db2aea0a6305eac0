import SiteLanguage
import TrackFigures
import TripModel
import TripPlanning

/// What the stops of a walk are called that have no name but their distance from a town, which may lie in another
/// valley, and be as far from both ends: what the day's texts call its ends, else `Start, 1,573 m`.
struct WalkStopNames {
  private let scope: PageScope
  private let way: DayWay
  private let told: ToldWalk?

  /// Metres from a place of the way within which a stop is there.
  private static let reach = 250.0

  /// Nil for a day that was no walk.
  init?(scope: PageScope, day: DayPlan) {
    guard let way = day.way, way.isOnFoot else { return nil }
    (self.scope, self.way) = (scope, way)
    let entries = day.entries.map { scope.plan[$0] }
    let lines = entries.flatMap { entry in [entry.lead, entry.title.value].compactMap(\.self) }
    told = lines.lazy.compactMap { ToldWalk($0) }.first
  }

  /// Nil for a stop that has a name or is in a town, and for one at none of these places.
  func name(of stop: Stop) -> String? {
    guard scope.name(of: stop) == nil, let place = stop.locality, place.sea == nil, !place.isInTown,
      let word = word(for: stop.coordinate)
    else { return nil }
    let name = name(at: word) ?? scope.words[word]
    let nearest = way.heights.joined().map { ($0.height, $0.coordinate.distance(to: stop.coordinate)) }
      .min { $0.1 < $1.1 }
    guard let nearest, nearest.1 <= Self.reach else { return name }
    let height = scope.words.lengths.height(nearest.0, in: scope.plan.profile.units).text
    return name + scope.words[.listMark] + height
  }

  private func name(at end: Phrase) -> String? {
    switch end {
    case .profileStart: told?.from
    case .profileEnd: told?.to
    default: nil
    }
  }

  /// The start where the way leads back to it.
  private func word(for stop: Coordinate) -> Phrase? {
    guard let start = way.line.first?.coordinate, let end = way.line.last?.coordinate else { return nil }
    if start.distance(to: stop) <= Self.reach { return .profileStart }
    if end.distance(to: stop) <= Self.reach { return .profileEnd }
    let far = way.line.max { $0.coordinate.distance(to: start) < $1.coordinate.distance(to: start) }
    if let far, far.coordinate.distance(to: stop) <= Self.reach { return .walkTurn }
    guard let top = way.highest, top.coordinate.distance(to: stop) <= Self.reach else { return nil }
    return .profileHighest
  }
}
