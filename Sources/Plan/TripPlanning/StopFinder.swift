import TripModel

/// Gathers what happened near one another into stops.
struct StopFinder {
  private(set) var stops: [Stop] = []
  /// At which stop each fix was.
  private(set) var visits: [Int] = []
  /// Whether a stop is a town rather than a door.
  let isLongWay: Bool
  /// Metres from the first fix to the farthest.
  let extent: Double

  /// Takes fixes in the order of time; only on the way of one day do a stop's times mean something. What is one stop on
  /// its day, by the fixes' numbers, stays one.
  static func gather(
    _ fixes: [Router.Fix], namer: StopNamer, lookup: PlaceLookup, isDay: Bool,
    within stopsOfDays: [Int: StopOfDay] = [:]
  ) -> StopFinder {
    let extent = extent(of: fixes.map(\.coordinate))
    let reach = reach(over: extent)
    let isLongWay = reach > StopNamer.townReach
    var finder = StopFinder(isLongWay: isLongWay, extent: extent)
    let borders = WaterBorders(lookup)
    var clusters: [Cluster] = []
    var known: [StopOfDay: Int] = [:]
    for fix in fixes {
      let ofDay = stopsOfDays[fix.number]
      if let whole = ofDay.flatMap({ known[$0] }) {
        clusters[whole].fixes.append(fix)
        finder.visits.append(whole)
      } else if let nearest = nearest(to: fix.coordinate, among: clusters, reach: reach, borders) {
        clusters[nearest].fixes.append(fix)
        finder.visits.append(nearest)
      } else if clusters.count < maxStops {
        finder.visits.append(clusters.count)
        clusters.append(Cluster(first: fix))
      } else {
        return StopFinder(isLongWay: isLongWay, extent: extent)
      }
      if let ofDay, let visit = finder.visits.last { known[ofDay] = visit }
    }
    if !isDay {
      (clusters, finder.visits) = PassedTogether(lookup: lookup, stopsOfDays: stopsOfDays)
        .parted(clusters, visits: finder.visits)
    }
    let names = namer.names(of: clusters, reach: reach, borders)
    finder.stops = zip(clusters, names).map { $0.stop(named: $1, isDay: isDay, isTown: isLongWay) }
    return finder
  }

  /// More stops than a map can number are none: the route alone is drawn.
  private static let maxStops = 200

  /// How near is the same stop, in metres: a thirtieth of the whole extent, since stops nearer than that would cover one
  /// another on the map, but never under 60 m, the reach of a square or a station, or over 30 km.
  static func reach(over extent: Double) -> Double { min(30_000, max(60, extent / 30)) }

  private static func extent(of coordinates: [Coordinate]) -> Double {
    guard let first = coordinates.first else { return 0 }
    return coordinates.map { first.distance(to: $0) }.max() ?? 0
  }

  /// The nearest within reach that is not abroad across water.
  private static func nearest(
    to place: Coordinate, among clusters: [Cluster], reach: Double, _ borders: WaterBorders
  ) -> Int? {
    var parted: Set<Int> = []
    while let best = nearest(to: place, among: clusters, besides: parted, reach: reach) {
      if !borders.arePartedPlaces(clusters[best.index].coordinate, place, metres: best.metres) {
        return best.index
      }
      parted.insert(best.index)
    }
    return nil
  }

  private static func nearest(
    to place: Coordinate, among clusters: [Cluster], besides parted: Set<Int>, reach: Double
  ) -> (index: Int, metres: Double)? {
    var best: (index: Int, metres: Double)?
    for (index, cluster) in clusters.enumerated() {
      guard abs(cluster.coordinate.latitude - place.latitude) * Nearness.degree <= reach else { continue }
      let metres = cluster.coordinate.distance(to: place)
      if metres <= reach, metres < best?.metres ?? .infinity, !parted.contains(index) {
        best = (index, metres)
      }
    }
    return best
  }
}

/// Fixes that are one stop.
struct Cluster {
  /// Where its first fix was: so a stop does not wander while it grows.
  let coordinate: Coordinate
  var fixes: [Router.Fix]

  init(first: Router.Fix) {
    coordinate = first.coordinate
    fixes = [first]
  }

  /// One that is a town stands, and is called, where most of it was: not in the harbour at which it began.
  func stop(named name: StopNamer.Name?, isDay: Bool, isTown: Bool) -> Stop {
    let place = name?.coordinate ?? (isTown ? inMainTown : nil) ?? coordinate
    return Stop(
      coordinate: place, name: name?.text, place: name?.place,
      // What else happened there tells where it is.
      guess: fixes.allSatisfy { $0.coordinate == coordinate } ? name?.guess : nil,
      days: Array(Set(fixes.compactMap(\.day))).sorted(), times: isDay ? times : nil,
      areTimesOfEntries: timed.contains { $0.entry != nil }, clock: isDay ? clock : nil,
      photos: fixes.compactMap(\.photo), entries: fixes.compactMap(\.entry),
      pins: fixes.compactMap(\.place), isOnlyPlanned: fixes.allSatisfy(\.isPlanned))
  }

  /// Whether at least half of its fixes were so near to a place.
  func isMostly(within reach: Double, of place: Coordinate) -> Bool {
    2 * fixes.count { $0.coordinate.distance(to: place) <= reach } >= fixes.count
  }

  /// Whether it is known on which days one was there, and none is of these.
  func isOnNone(of days: ClosedRange<LocalDate>) -> Bool {
    let own = fixes.compactMap(\.day)
    return !own.isEmpty && !own.contains { days.contains($0) }
  }

  /// Whether a ride leaves or arrives there.
  func isEndOfRide(at place: Coordinate) -> Bool {
    fixes.contains { $0.rideEnd != nil && $0.coordinate == place }
  }

  /// In the midst of all that is no end of a ride; nil where nothing is.
  var inMidst: Coordinate? {
    let stays = fixes.filter { $0.rideEnd == nil }.map(\.coordinate)
    guard !stays.isEmpty else { return nil }
    let latitude = stays.map(\.latitude).sorted()[stays.count / 2]
    let longitude = stays.map(\.longitude).sorted()[stays.count / 2]
    return Coordinate(latitude: latitude, longitude: longitude).flatMap { midst in
      stays.min { $0.distance(to: midst) < $1.distance(to: midst) }
    }
  }

  /// The first fix in the town that holds at least half of them; of two, in the one that was reached first.
  var inMainTown: Coordinate? {
    let towns = Dictionary(grouping: fixes.indices.filter { fixes[$0].town != nil }) { fixes[$0].town }
    let main = towns.values.max { ($0.count, $1.first ?? 0) < ($1.count, $0.first ?? 0) }
    guard let main, let first = main.first, 2 * main.count >= fixes.count else { return nil }
    return fixes[first].coordinate
  }

  /// From the first time to the last one that is later on the same clock: past midnight, or where the clock was set, a
  /// range of times would read the wrong way round.
  private var times: ClosedRange<LocalTime>? {
    let clock = clock
    let times = timed.filter { $0.clock == clock }.compactMap(\.time)
    guard let first = times.first else { return nil }
    return first...(times.last { $0 >= first } ?? first)
  }

  /// The clock by which it was there first.
  private var clock: UTCOffset? { timed.lazy.compactMap(\.clock).first }

  /// What has a time. When something was written tells one alone where nothing else does: one writes in the evening
  /// of where one was at noon.
  private var timed: [Router.Fix] {
    let told = fixes.filter { $0.time != nil }
    let seen = told.filter { $0.entry == nil }
    return seen.isEmpty ? told : seen
  }
}
