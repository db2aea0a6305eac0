import TripModel

/// Finds what each day is called by where it went: from its own way, that of the days beside it, and the trip's as a
/// whole.
struct CourseFinder {
  /// A course for each day; nil for one of which no place is known.
  private(set) var courses: [DayCourse?]
  /// The town from which a day went out and to which it came back, where that is not what it is called by.
  private(set) var homes: [String?]
  /// Where each day was.
  let visits: [DayVisits]
  private let days: [DayPlan]

  init(_ days: [DayPlan]) {
    self.days = days
    visits = zip(days, Self.leaps(days)).map { DayVisits($0.route, leaps: $1) }
    courses = []
    homes = []
    for index in days.indices {
      let (course, home) = course(of: index)
      courses.append(course)
      homes.append(home)
    }
    divideTowns()
  }

  /// The towns of a day, one after another; of one in the country those near by.
  func towns(of index: Int) -> [String] {
    let towns = visits[index].towns.map(\.name)
    return towns.isEmpty ? visits[index].townsNear : towns
  }

  /// Metres from one visit to the next that are a journey of their own.
  private static let leap = 100_000.0
  /// After more days than these nobody knows where one came from.
  private static let leapDays = 2

  /// For each day, its visits that are far from the one before or behind, whether that was on the same day or another.
  private static func leaps(_ days: [DayPlan]) -> [Set<Int>] {
    var leaps = [Set<Int>](repeating: [], count: days.count)
    var before: (day: Int, visit: Int, place: Coordinate)?
    for (day, route) in days.map(\.route).enumerated() {
      for (visit, stop) in route.visits.enumerated() {
        let place = route.stops[stop].coordinate
        if let before, days[day].date - days[before.day].date <= leapDays,
          before.place.distance(to: place) >= leap
        {
          leaps[before.day].insert(before.visit)
          leaps[day].insert(visit)
        }
        before = (day, visit, place)
      }
    }
    return leaps
  }

  private func course(of index: Int) -> (DayCourse?, home: String?) {
    let day = visits[index]
    if let sea = day.sea { return (.sea(sea), nil) }
    if let ways = Self.waysApart(days[index]) ?? Self.ridesApart(days[index]) { return (ways, nil) }
    if let from = days[index].setOut, let to = day.visits.last?.stop.locality?.cityOrTown, from != to {
      return (.way(from: from, to: to), nil)
    }
    let towns = day.towns
    let ends = [day.visits.first, day.visits.last]
    if ends.contains(where: { $0?.isOutside == true }), let flight = Self.flight(day) { return (flight, nil) }
    guard let first = towns.first, let last = towns.last else { return (outside(day), nil) }
    let names = Set(towns.map(\.name))
    guard names.count > 1 else { return (around(first, index), nil) }
    if let end = end(beyond: last, index), end.name != first.name {
      return (.wayOut(from: first.name, to: end), nil)
    }
    if first.name == last.name || lastTown(before: index) == last.name {
      return outAndBack(towns, home: last.name)
    }
    let isNear = first.coordinate.distance(to: last.coordinate) < DayVisits.Town.reachOfSuburbs
    if names.count == 2, isNear { return (.at([.town(first.name), .town(last.name)]), nil) }
    return (.way(from: first.name, to: last.name), nil)
  }

  /// Metres from the end of a way within which the stop there is.
  private static let atEnd = 30_000.0

  /// A day of two ways is called by both: no one led from the one to the other.
  private static func waysApart(_ day: DayPlan) -> DayCourse? {
    guard let ends = day.way?.apart else { return nil }
    func town(_ place: Coordinate) -> String? {
      let near = day.route.stops.filter { $0.coordinate.distance(to: place) <= atEnd }
      return near.min { $0.coordinate.distance(to: place) < $1.coordinate.distance(to: place) }?
        .locality?.town
    }
    let ways = ends.compactMap { end -> DayCourse? in
      guard let from = town(end.from), let to = town(end.to) else { return nil }
      return from == to ? .at([.town(from)]) : .way(from: from, to: to)
    }
    return ways.count == 2 ? .apart(ways[0], ways[1]) : nil
  }

  /// More rides than these at one time are counted: a list of them is no name.
  private static let maxRides = 2
  /// So many of those that are counted are told.
  static let maxToldRides = 4

  /// A day for which rides for the same hours are booked is called by both of them, of more by how many they are, unless
  /// pictures or words tell where one was.
  private static func ridesApart(_ day: DayPlan) -> DayCourse? {
    guard day.photos.isEmpty, day.entries.isEmpty else { return nil }
    var ways: [DayCourse] = []
    var starts: [String] = []
    var arrivals: [DaySpot] = []
    for ride in day.route.ridesApart {
      if ride.setsOut, !starts.contains(ride.from) { starts.append(ride.from) }
      if !ride.setsOut {
        arrivals.append(.town(ride.to))
      } else if ride.from == ride.to {
        ways.append(.at([.town(ride.to)]))
      } else {
        ways.append(
          ride.arrives ? .way(from: ride.from, to: ride.to) : .towards(from: ride.from, to: ride.to))
      }
    }
    // Where a ride of the day before arrived matters less than those that set out.
    guard let first = ways.first else {
      return arrivals.isEmpty ? nil : .at(heaviest(arrivals.map { (spot: $0, weight: 1) }))
    }
    let course = ways.dropFirst().prefix(maxToldRides - 1).reduce(first) { .apart($0, $1) }
    return ways.count > maxRides ? .rides(ways.count, from: starts, course) : course
  }

  /// Where the day before ended, as far as it was in a town.
  private func lastTown(before index: Int) -> String? {
    guard index > 0, days[index].date - days[index - 1].date == 1 else { return nil }
    return visits[index - 1].towns.last?.name
  }

  /// A day that came back to where it began, or to where the one before had ended, is called by where it was between.
  private func outAndBack(_ towns: [DayVisits.Town], home: String) -> (DayCourse?, home: String?) {
    let others = towns.filter { $0.name != home }
    let atHome = towns.lazy.filter { $0.name == home }.map(\.weight).max() ?? 0
    guard let main = others.max(by: { $0.weight < $1.weight }), atHome < 3 * main.weight else {
      return (.at([.town(home)]), nil)
    }
    return (.at(Self.heaviest(others.map { (DaySpot.town($0.name), $0.weight) })), home)
  }

  /// A day of one town: called by that, unless most of it was far outside or on the way to the next.
  private func around(_ only: DayVisits.Town, _ index: Int) -> DayCourse {
    let (day, town) = (visits[index], only.name)
    if let last = day.visits.last, case .beyond(_, let next) = last.spot, next != town,
      reaches(next, after: index)
    {
      return .towards(from: town, to: next)
    }
    if let end = end(beyond: only, index) { return .wayOut(from: town, to: end) }
    // What is far beyond the town counts as outside of it, though the day cannot be called by that.
    let outside = Self.outside(day).filter { $0.spot != .near(town) }
    let hasName = outside.contains { $0.spot.isNamed }
    let inTown = day.visits.lazy.filter { $0.spot == .town(town) }.map(\.weight).max() ?? 0
    // A name says more than on which side of another town it is.
    let others = outside.filter { $0.spot.name != town && !(hasName && $0.spot.isBeyond) }
    guard let main = others.max(by: { $0.weight < $1.weight }),
      outside.reduce(0, { $0 + $1.weight }) > 2 * inTown
    else { return .at([.town(town)]) }
    let endsInTown = day.visits.last { $0.spot != nil }?.spot == .town(town)
    return .at(endsInTown ? [main.spot, .town(town)] : [.town(town), main.spot])
  }

  /// Metres from the last town of a day beyond which one went on from it.
  private static let goingOn = 25_000.0

  /// Where a day ended in the country, far beyond its last town; nil where it began there as well, and where the next one
  /// begins nearer to that town, as after an outing.
  private func end(beyond town: DayVisits.Town, _ index: Int) -> DaySpot? {
    guard let last = visits[index].visits.last, let spot = last.spot, spot.name != town.name else {
      return nil
    }
    if case .town = spot { return nil }
    if spot.isNamed, !last.isNamedOutside { return nil }
    let place = last.stop.coordinate
    guard let first = visits[index].visits.first?.stop.coordinate, first.distance(to: place) >= Self.goingOn,
      place.distance(to: town.coordinate) >= Self.goingOn
    else { return nil }
    if index + 1 < days.count, days[index + 1].date - days[index].date == 1,
      let next = visits[index + 1].visits.first?.stop.coordinate,
      next.distance(to: town.coordinate) < next.distance(to: place)
    {
      return nil
    }
    return spot
  }

  private func reaches(_ town: String, after index: Int) -> Bool {
    guard index + 1 < days.count, days[index + 1].date - days[index].date == 1 else { return false }
    return visits[index + 1].towns.contains { $0.name == town }
  }

  /// A day without any town: what the traveller named, else the country around one; no region is a place to be at.
  private func outside(_ day: DayVisits) -> DayCourse? {
    let named = day.visits.filter { if case .named = $0.spot { true } else { false } }
    if let first = named.first, let last = named.last, let from = first.spot, let to = last.spot {
      let metres = first.stop.coordinate.distance(to: last.stop.coordinate)
      if metres < DayVisits.Town.reachOfSuburbs { return .at(from == to ? [from] : [from, to]) }
      if case .named(let from) = from, case .named(let to) = to { return .way(from: from, to: to) }
    }
    let spots = Self.heaviest(Self.outside(day))
    return spots.isEmpty ? nil : .at(spots)
  }

  /// Metres that nobody goes in a day but on a journey: that it began or ended outside of a town matters little.
  private static let flight = 300_000.0

  private static func flight(_ day: DayVisits) -> DayCourse? {
    let known = day.visits.filter { $0.townAround != nil }
    guard let first = known.first, let last = known.last, let from = first.townAround,
      let to = last.townAround, from != to,
      first.stop.coordinate.distance(to: last.stop.coordinate) >= flight
    else { return nil }
    return .way(from: from, to: to)
  }

  private static func outside(_ day: DayVisits) -> [(spot: DaySpot, weight: Int)] {
    var spots: [(spot: DaySpot, weight: Int)] = []
    for visit in day.visits {
      switch visit.spot {
      case .near(let town)?: spots.append((.near(town), visit.weight))
      case .beyond(let side, let town)?: spots.append((.beyond(side, of: town), visit.weight))
      case .named(let name)? where visit.isNamedOutside: spots.append((.named(name), visit.weight))
      default: continue
      }
    }
    return spots
  }

  /// The two that weigh most and have not the same name, in the order in which they were first visited.
  private static func heaviest(_ spots: [(spot: DaySpot, weight: Int)]) -> [DaySpot] {
    var weights: [DaySpot: Int] = [:]
    var order: [DaySpot] = []
    for (spot, weight) in spots {
      if weights[spot] == nil { order.append(spot) }
      weights[spot, default: 0] += weight
    }
    let ranked = order.enumerated().sorted { one, other in
      (-(weights[one.element] ?? 0), one.offset) < (-(weights[other.element] ?? 0), other.offset)
    }
    let second = ranked.dropFirst().first { $0.element.name != ranked[0].element.name }
    return (ranked.prefix(1) + [second].compactMap(\.self)).sorted { $0.offset < $1.offset }.map(\.element)
  }
}

// MARK: - Days in the same town

extension CourseFinder {
  /// Days in the same town are told apart by its quarters, as far as two of them hold half of the day.
  private mutating func divideTowns() {
    var days: [String: [Int]] = [:]
    for (index, course) in courses.enumerated() {
      if case .at(let spots) = course, spots.count == 1, case .town(let town) = spots[0] {
        days[town, default: []].append(index)
      }
    }
    let known = courses.count { $0 != nil }
    for (town, indices) in days where indices.count > 1 {
      for index in indices {
        guard let quarters = quarters(of: town, index) else { continue }
        courses[index] = .quarters(quarters, of: indices.count == known ? nil : town)
      }
    }
  }

  private func quarters(of town: String, _ index: Int) -> [String]? {
    let stops = days[index].route.stops.filter { $0.locality?.isInTown == true && $0.locality?.town == town }
    let spots = stops.compactMap { stop in
      stop.locality?.quarter.map { (spot: DaySpot.named($0), weight: stop.weight) }
    }
    let chosen = Self.heaviest(spots)
    let held = spots.filter { chosen.contains($0.spot) }.reduce(0) { $0 + $1.weight }
    guard !chosen.isEmpty, 2 * held >= stops.reduce(0, { $0 + $1.weight }) else { return nil }
    return chosen.compactMap { if case .named(let name) = $0 { name } else { nil } }
  }
}

extension DaySpot {
  /// Whether nothing but the side of a town far off tells where it is.
  fileprivate var isBeyond: Bool { if case .beyond = self { true } else { false } }
}
