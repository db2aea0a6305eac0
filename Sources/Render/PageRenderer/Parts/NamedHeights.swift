import TrackFigures
import TripModel
import TripPlanning

/// The places of a way that have words on its profile and its map: its high points, and what has a name.
struct NamedHeights {
  let scope: PageScope
  let way: DayWay
  private let stops: [Stop]
  private let pins: [PlaceID]
  /// Of a way of weeks more high points are named than a page can show.
  private let maxTops: Int
  /// Whether it is all of the trip: then it is known by its ends.
  private let isOfTrip: Bool

  init(scope: PageScope, day: DayPlan, way: DayWay) {
    (self.scope, self.way, stops, pins) = (scope, way, day.route.stops, day.places)
    (maxTops, isOfTrip) = (Int.max, false)
  }

  /// Of a track that is all of the trip.
  init(scope: PageScope, wayOfTrip way: DayWay) {
    (self.scope, self.way, stops, pins) = (scope, way, scope.stopsOfTrip, scope.plan.places.map(\.id))
    (maxTops, isOfTrip) = (8, true)
  }

  typealias Place = (place: HeightLine.Sample, name: String?)

  /// Metres within which a named place gives its name to a place of the way.
  private static let reach = 250.0

  /// The highest place, and what stands out beside it, each with the name of what is there.
  var tops: [Place] { tops(among: named) }

  /// The same, and then the stops that have names.
  var places: [Place] {
    let named = named
    let tops = tops(among: named)
    var used = Set(tops.compactMap(\.name))
    let ends = ends.filter { used.insert($0.name ?? "").inserted }
    return tops + ends
      + named.compactMap { coordinate, name -> Place? in
        guard used.insert(name).inserted else { return nil }
        // The map tells how high the end of the way is: beside a town whose middle is near by that is its height, too.
        if isTown(at: coordinate), let sample = end(near: coordinate) { return (sample, name) }
        let nearest = way.heights.joined().map {
          (sample: $0, metres: $0.coordinate.distance(to: coordinate))
        }
        .filter { $0.metres <= Self.reach }.min { $0.metres < $1.metres }
        return nearest.map { ($0.sample, name) }
      }
  }

  /// Metres from an end of a way within which the first or last town on it is the one that it began or ended in.
  private static let reachOfEnd = 3_000.0

  /// Start and goal of a way that is all of the trip, by what these are called: they have room before what is between.
  private var ends: [Place] {
    guard isOfTrip, let first = stops.first, let last = stops.last else { return [] }
    let ends = [(first, way.heights.first?.first), (last, way.heights.last?.last)]
    return ends.compactMap { stop, end -> Place? in
      guard let end, let name = scope.name(of: stop),
        end.coordinate.distance(to: stop.coordinate) <= Self.reachOfEnd
      else { return nil }
      return (end, name)
    }
  }

  private func isTown(at coordinate: Coordinate) -> Bool {
    stops.contains { $0.coordinate == coordinate && $0.isNamedByTown }
  }

  /// Where the way begins or ends, the nearer of both; nil where neither is near.
  private func end(near coordinate: Coordinate) -> HeightLine.Sample? {
    [way.heights.first?.first, way.heights.last?.last].compactMap(\.self)
      .map { (sample: $0, metres: $0.coordinate.distance(to: coordinate)) }
      .filter { $0.metres <= Self.reach }.min { $0.metres < $1.metres }?.sample
  }

  private var named: [(Coordinate, String)] {
    let stops = stops.compactMap { stop in
      stop.isNamedFromAfar ? nil : scope.name(of: stop).map { (stop.coordinate, $0) }
    }
    let own = pins.map { (scope.plan[$0].coordinate, scope.plan[$0].title) }
    return stops + own.filter { place in !stops.contains { $0.1 == place.1 } }
  }

  private func tops(among named: [(Coordinate, String)]) -> [Place] {
    var tops = way.peaks
    if let highest = way.highest, tops.first != highest { tops.insert(highest, at: 0) }
    return tops.prefix(maxTops).map { top in
      let nearest = named.map { (name: $0.1, metres: $0.0.distance(to: top.coordinate)) }
        .filter { $0.metres <= Self.reach }.min { $0.metres < $1.metres }
      return (top, nearest?.name)
    }
  }
}

extension Stop {
  /// Metres from a town's middle beyond which it may lie at the foot of the mountain.
  private static let farFromMiddle = 1000.0

  /// Whether its name is that of a town, which is no one place.
  fileprivate var isNamedByTown: Bool { name.map { $0.reason == .gazetteer } ?? true }

  /// Whether its name is only that of the nearest town, which stands at a height of its own.
  fileprivate var isNamedFromAfar: Bool {
    guard isNamedByTown, let locality, locality.quarter == nil else {
      return false
    }
    return locality.metres > Self.farFromMiddle
  }
}
