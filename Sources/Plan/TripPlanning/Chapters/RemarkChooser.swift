import TripModel

/// Chooses what is said of days of which nobody has written: what is true of a day and was not said of the day before.
///
/// At most one remark on where it went, and that it has the most pictures. Most days say enough by their titles: what
/// would be true of any day, like the hours of its pictures, is not worth a line.
struct RemarkChooser {
  private let days: [DayPlan]
  private let areOneJourney: Bool
  private let finder: CourseFinder
  /// For the first of some days in a row in the same town, how many they are.
  private let stays: [Int: DayRemark]
  /// The day with clearly the most pictures.
  private let fullest: Int?

  init(_ days: [DayPlan], areOneJourney: Bool, finder: CourseFinder) {
    self.days = days
    self.areOneJourney = areOneJourney
    self.finder = finder
    stays = Self.stays(days, finder.courses, areOneJourney: areOneJourney)
    fullest = Self.fullest(days)
  }

  /// The remarks of each day.
  var chosen: [[DayRemark]] {
    var before: [DayRemark] = []
    var countries: Set<String> = []
    let isOfTwo = Set(days.flatMap(\.countries)).count == 2 && areOneJourney
    return days.indices.map { index in
      let day = days[index]
      let news = day.countries.first { !countries.contains($0) }
      let isFirst = countries.isEmpty || !isOfTwo
      countries.formUnion(day.countries)
      guard day.entries.isEmpty else {
        before = []
        return []
      }
      // What the day before was said in the same manner waits for a day; so no seven cards read alike.
      let goesOn = index > 0 && day.date - days[index - 1].date == 1
      // On a day of which nobody knows the place one may have been there already.
      let isNews = !isFirst && goesOn && !days[index - 1].countries.isEmpty
      let place = placeRemarks(of: index, newCountry: isNews ? news : nil)
        .first { candidate in
          // How far one of several journeys was is told of each.
          !before.contains { $0.isAlike(candidate) && (goesOn || !candidate.isDistance) }
        }
      let remarks = [place, index == fullest ? .maxPictures : nil].compactMap(\.self)
      before = remarks
      return remarks
    }
  }

  // MARK: - Where

  private func placeRemarks(of index: Int, newCountry: String?) -> [DayRemark] {
    let day = days[index]
    var remarks: [DayRemark] = []
    // What a number leaves open is told before anything else.
    if case .rides(let count, _, let ways) = finder.courses[index] {
      return [.rides(ways, areAll: count <= CourseFinder.maxToldRides)]
    }
    if let newCountry { remarks.append(.into(country: newCountry)) }
    if let crossing = crossing(index) { remarks.append(crossing) }
    if let turn = turn(index) { remarks.append(day.route.isRound ? .round(turn) : .turn(turn)) }
    if let home = finder.homes[index] { remarks.append(.outAndBack(from: home)) }
    if case .sea(let sea) = finder.courses[index], !isGoingOn(sea, index) { remarks.append(.sea(sea)) }
    if let stay = stays[index] { remarks.append(stay) }
    if let rest = alsoSeen(day, beside: finder.courses[index]) { remarks.append(rest) }
    return remarks
  }

  /// Whether the day before was on the same water.
  private func isGoingOn(_ sea: String, _ index: Int) -> Bool {
    guard index > 0, case .sea(let before) = finder.courses[index - 1] else { return false }
    return before == sea
  }

  /// More names than these are a list, not a sentence.
  private static let maxNamed = 3
  /// Fewer days than these in one town are no stay.
  private static let minStay = 3
  /// Metres below which nobody asks how far it was.
  private static let minCrossing = 30_000.0

  private func crossing(_ index: Int) -> DayRemark? {
    let visits = finder.visits[index]
    func crossing(from: String, to: String) -> DayRemark? {
      let between = visits.towns.map(\.name).filter { $0 != from && $0 != to }
      var seen: Set<String> = []
      let names = between.filter { seen.insert($0).inserted }
      return self.crossing(visits, by: names.count <= Self.maxNamed ? names : [], index)
    }
    switch finder.courses[index] {
    case .way(let from, let to): return crossing(from: from, to: to)
    case .wayOut(let from, let to): return crossing(from: from, to: to.name)
    case .towards: return self.crossing(visits, by: [], index)
    default: return nil
    }
  }

  /// Where the day turned round; nil where it is called by that, and of two ways at one time.
  private func turn(_ index: Int) -> FarPlace? {
    guard let turn = days[index].route.turn else { return nil }
    if case .apart = finder.courses[index] { return nil }
    switch turn {
    case .at(let name), .reached(let name):
      return finder.courses[index]?.names.contains(name) == true ? nil : turn
    case .off: return turn
    }
  }

  /// Where a track tells how far it was, that is said beside the card.
  private func crossing(_ day: DayVisits, by towns: [String], _ index: Int) -> DayRemark? {
    let metres = day.visits.map(\.stop.coordinate).metresAlong
    let isRecorded = days[index].way != nil
    guard metres >= Self.minCrossing, !isRecorded || !towns.isEmpty else { return nil }
    return .crossing(isRecorded ? 0 : metres, areMany: day.visits.count > 2, by: towns)
  }

  /// Quarters and towns on the day's way beside those that it is called by; only where it came from and went to, where
  /// they are many.
  private func alsoSeen(_ day: DayPlan, beside course: DayCourse?) -> DayRemark? {
    // The ends of rides of which nobody took all are no places that the day was at.
    guard let course, day.route.ridesApart.isEmpty else { return nil }
    let names = day.route.stops.compactMap(\.name).filter { $0.reason == .gazetteer }.map(\.value)
    let rest = names.filter { !course.names.contains($0) }
    if rest.count > Self.maxNamed, rest.count == names.count, let first = rest.first, let last = rest.last {
      guard day.route.beginsUnseen else { return .between(first, last) }
      return day.way == nil ? nil : .knownFrom(first, isNear: false, to: last)
    }
    guard !rest.isEmpty, rest.count <= Self.maxNamed else { return nil }
    let towns = rest.map { name in
      day.route.stops.lazy.filter { $0.name?.value == name }.compactMap { stop -> String? in
        guard let place = stop.locality, let town = place.town, place.quarter == name else { return nil }
        return course.names.contains(town) ? town : nil
      }.first
    }
    let areQuarters = !towns.contains(nil)
    if rest.count == day.route.stops.count {
      // “In Luxembourg” is no sentence about a day in Paris.
      guard areQuarters, Set(towns).count == 1, let town = towns.first ?? nil else { return .within(rest) }
      return .withinQuarters(rest, of: town)
    }
    guard areQuarters else { return .also(rest) }
    let stops = day.route.stops
    if rest.count == 1, stops.last?.name?.value == rest[0] {
      if case .near(let quarter)? = stops[0].part {
        // Two quarters of one town in which pictures were taken are no way that is worth a line.
        guard day.way != nil else { return nil }
        return day.route.beginsUnseen
          ? .knownFrom(quarter, isNear: true, to: rest[0]) : .fromNear(quarter, to: rest[0])
      }
    }
    // Nor are pictures in its middle and in a quarter one.
    let isFromMiddle =
      day.way != nil && !day.route.beginsUnseen && stops.count == 2 && stops[0].part == .middle
      && stops[1].name?.value == rest.last
    return isFromMiddle && rest.count == 1 ? .fromMiddle(to: rest[0]) : .quarters(rest)
  }

  /// Runs of days, one after another in the calendar, that are all of one town. On one journey none of a town that was
  /// one's before: its days are neither the first there nor so many. On the day before one may have come there: then they
  /// are only the first whole one, and so many of these.
  private static func stays(
    _ days: [DayPlan], _ courses: [DayCourse?], areOneJourney: Bool
  ) -> [Int: DayRemark] {
    var stays: [Int: DayRemark] = [:]
    var start = 0
    for index in days.indices {
      let isLast = index + 1 == days.count
      let goesOn =
        !isLast && days[index + 1].date - days[index].date == 1 && courses[index]?.town != nil
        && courses[index + 1]?.town == courses[index]?.town
      guard !goesOn else { continue }
      let before = areOneJourney ? courses.prefix(max(0, start - 1)) : []
      if index - start + 1 >= minStay, let town = courses[index]?.town,
        !before.contains(where: { $0?.names.contains(town) ?? false })
      {
        let isArrival =
          start > 0 && days[start].date - days[start - 1].date == 1
          && courses[start - 1]?.names.contains(town) ?? false
        stays[start] = .stay(of: index - start + 1, town: town, areWhole: isArrival)
      }
      start = index + 1
    }
    return stays
  }
}

// MARK: - How much

extension RemarkChooser {
  /// Fewer pictures are not many.
  private static let minMany = 10

  /// The day that has half as many again as any other.
  private static func fullest(_ days: [DayPlan]) -> Int? {
    let counts = days.map(\.photos.count)
    guard counts.count > 2, let maximum = counts.max(), maximum >= minMany,
      let index = counts.firstIndex(of: maximum)
    else { return nil }
    let next = counts.enumerated().filter { $0.offset != index }.map(\.element).max() ?? 0
    return 2 * maximum >= 3 * next ? index : nil
  }
}

extension DayPlan {
  /// The countries of its stops, in order.
  fileprivate var countries: [String] { route.stops.compactMap(\.locality?.country) }
}

extension DayCourse {
  /// The one town that it is all of.
  fileprivate var town: String? {
    switch self {
    case .at(let spots):
      if spots.count == 1, case .town(let town) = spots[0] { town } else { nil }
    case .quarters(_, let town): town
    case .carTaken(let spot), .carReturned(let spot):
      if case .town(let town)? = spot { town } else { nil }
    case .way, .wayOut, .towards, .apart, .rides, .sea: nil
    }
  }

  /// All names that stand in it.
  fileprivate var names: [String] {
    switch self {
    case .at(let spots): spots.map(\.name)
    case .way(let from, let to), .towards(let from, let to): [from, to]
    case .wayOut(let from, let to): [from, to.name]
    case .quarters(let names, let town): names + [town].compactMap(\.self)
    case .apart(let one, let other): one.names + other.names
    case .rides(_, _, let course): course.names
    case .carTaken(let spot), .carReturned(let spot): spot.map { [$0.name] } ?? []
    case .sea(let sea): [sea]
    }
  }
}

extension DaySpot {
  /// What it is called, or what is near it.
  var name: String {
    switch self {
    case .named(let name), .town(let name), .near(let name), .beyond(_, let name): name
    }
  }
}

extension DayRemark {
  fileprivate var isDistance: Bool { if case .crossing = self { true } else { false } }

  /// Whether both are said in the same words but for names and numbers.
  fileprivate func isAlike(_ other: DayRemark) -> Bool {
    switch (self, other) {
    case (.crossing, .crossing), (.outAndBack, .outAndBack), (.also, .also), (.quarters, .quarters),
      (.also, .quarters), (.quarters, .also), (.within, .within),
      (.withinQuarters, .withinQuarters), (.fromMiddle, .fromMiddle),
      (.fromNear, .fromNear), (.knownFrom, .knownFrom), (.between, .between), (.rides, .rides):
      true
    default: false
    }
  }
}
