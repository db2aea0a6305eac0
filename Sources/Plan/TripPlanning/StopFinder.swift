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
  /// its day stays one.
  static func gather(
    _ fixes: [Router.Fix], namer: StopNamer, lookup: PlaceLookup, isDay: Bool,
    within days: StopsOfDays = StopsOfDays()
  ) -> StopFinder {
    let extent = extent(of: fixes.map(\.coordinate))
    let reach = StopReach(over: extent, isDay: isDay, lookup: lookup)
    let isLongWay = reach.metres > StopNamer.townReach
    var finder = StopFinder(isLongWay: isLongWay, extent: extent)
    let gathered =
      Self.clusters(of: fixes, within: days, by: reach)
      ?? Self.clusters(of: fixes, within: days, by: StopReach(coarse: reach))
    guard var (clusters, visits) = gathered else { return finder }
    if !isDay {
      (clusters, visits) = PassedTogether(lookup: lookup, stopsOfDays: days.ofFixes)
        .parted(clusters, visits: visits)
    }
    finder.visits = visits
    let names = namer.names(of: clusters, by: reach)
    finder.stops = zip(clusters, names).map { cluster, name in
      var cluster = cluster
      if name == nil, cluster.isStay { cluster.moveToTown(of: days, lookup) }
      return cluster.stop(named: name, isDay: isDay, isTown: isLongWay)
    }
    return finder
  }

  /// What is near one another, in the order of the first visit, and in which of these each fix is: around where one stayed
  /// first, then around where one came by; nil where these are more than a map can number.
  private static func clusters(
    of fixes: [Router.Fix], within days: StopsOfDays, by reach: StopReach
  ) -> (clusters: [Cluster], visits: [Int])? {
    var clusters: [Cluster] = []
    for place in days.stays.compactMap({ days.places[$0] })
    where nearest(to: place, among: clusters, by: reach) == nil {
      clusters.append(Cluster(stayedAt: place))
    }
    guard clusters.count <= maxStops else { return nil }
    var visits: [Int] = []
    var known: [StopOfDay: Int] = [:]
    for fix in fixes {
      let ofDay = days.ofFixes[fix.number]
      let place = ofDay.flatMap { days.places[$0] } ?? fix.coordinate
      if let whole = ofDay.flatMap({ known[$0] }) {
        visits.append(whole)
      } else if let nearest = nearest(to: place, among: clusters, by: reach) {
        visits.append(nearest)
      } else if clusters.count < maxStops {
        visits.append(clusters.count)
        clusters.append(Cluster(at: place))
      } else {
        return nil
      }
      let visit = visits[visits.count - 1]
      clusters[visit].fixes.append(fix)
      if let ofDay { known[ofDay] = visit }
    }
    // In the order of the way; of where one stayed nothing need be left that is no stop of a day.
    var order: [Int] = []
    var places: [Int: Int] = [:]
    for visit in visits where places[visit] == nil {
      places[visit] = order.count
      order.append(visit)
    }
    return (order.map { clusters[$0] }, visits.compactMap { places[$0] })
  }

  /// More stops than a map can number are none: the route alone is drawn.
  private static let maxStops = 200

  private static func extent(of coordinates: [Coordinate]) -> Double {
    guard let first = coordinates.first else { return 0 }
    return coordinates.map { first.distance(to: $0) }.max() ?? 0
  }

  /// The nearest with which a place may be one stop.
  private static func nearest(
    to place: Coordinate, among clusters: [Cluster], by reach: StopReach
  ) -> Int? {
    var parted: Set<Int> = []
    while let best = nearest(to: place, among: clusters, besides: parted, reach: reach.metres) {
      if reach.joins(clusters[best.index].coordinate, place, metres: best.metres) { return best.index }
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
  /// Where one stayed, else where its first fix was: so a stop does not wander while it grows.
  private(set) var coordinate: Coordinate
  var fixes: [Router.Fix] = []
  /// Whether one stayed there, and did not only come by.
  let isStay: Bool

  init(at place: Coordinate) { (coordinate, isStay) = (place, false) }

  init(stayedAt place: Coordinate) { (coordinate, isStay) = (place, true) }

  /// Leaves the country for the largest town that one was in among its stops of days: how far off a town one stayed says less
  /// than that.
  mutating func moveToTown(of days: StopsOfDays, _ lookup: PlaceLookup) {
    guard let here = lookup.locality(at: coordinate), here.sea == nil, here.town != nil, !here.isInTown
    else { return }
    var largest: (place: Coordinate, reach: Double)?
    for place in fixes.compactMap({ days.ofFixes[$0.number].flatMap { days.places[$0] } }) {
      guard let town = lookup.locality(at: place), town.isInTown, town.sea == nil,
        town.townReach > largest?.reach ?? -1
      else { continue }
      largest = (place, town.townReach)
    }
    if let largest { coordinate = largest.place }
  }

  /// One that is a town stands, and is called, where one stayed, else where most of it was: not in the harbour at which it
  /// began.
  func stop(named name: StopNamer.Name?, isDay: Bool, isTown: Bool) -> Stop {
    let place = name?.coordinate ?? (isTown && !isStay ? inMainTown : nil) ?? coordinate
    return Stop(
      coordinate: place, name: name?.text, place: name?.place, isMeal: name?.isMeal ?? false,
      // What else happened there tells where it is.
      guess: fixes.allSatisfy { $0.coordinate == coordinate } ? name?.guess : nil,
      days: Array(Set(fixes.compactMap(\.day))).sorted(), times: isDay ? times : nil,
      areTimesOfEntries: timed.contains { $0.entry != nil }, clock: isDay ? clock : nil,
      photos: fixes.compactMap(\.photo), entries: fixes.compactMap(\.entry),
      pins: fixes.compactMap(\.place), isOnlyPlanned: fixes.allSatisfy(\.isPlanned))
  }

  /// Whether anything of it was there.
  func touches(_ place: Coordinate, within reach: Double) -> Bool {
    fixes.contains { $0.coordinate.distance(to: place) <= reach }
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
