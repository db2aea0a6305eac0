import TripModel

/// Gives the stops of a way their towns, and makes one of those that a reader would call the same.
///
/// A walk through a town is a list of its quarters, not of its corners: pictures a hundred metres apart are stops of
/// their own only where they are called by different names. What the traveller named is left alone.
struct StopTowns {
  let lookup: PlaceLookup
  /// Towns tell the stops of a long way apart, quarters those of a short one.
  let isLongWay: Bool
  /// Metres from the first stop to the farthest: a way from town to town is called by towns, unless they are
  /// neighbours.
  var extent = 0.0
  /// Where a day's tracks ended far from where they had begun, by its place among the stops given: that the same village
  /// is the nearest to both does not make the aim of a walk its start.
  var aim: Int?
  /// Those at which one is known to have stayed: what is near one village is two stops there, too.
  var stays: Set<Int> = []
  /// Where a town within the gazetteer's reach may lie far below.
  var steep = SteepWays()
  /// Whether no other day is known: where a walk through a town is all of a trip, its corners are its stops.
  var isOnlyDay = false

  /// What the gazetteer tells one stop from another by.
  private enum Key: Hashable {
    case town(String, country: String?, TownPart?)
    case quarter(String, town: String, country: String?)
    /// On such a walk, where the town's quarters are near, but none is known to be the one.
    case corner(of: String, country: String?)
    /// How far off tells nobody one from the other, while they are near each other.
    case away(String, country: String?)
    /// The same water before and behind a landfall is two stops.
    case sea(String, run: Int)
  }

  /// The stops that are left, and for each of those given its place among them.
  func named(_ stops: [Stop]) -> (stops: [Stop], places: [Int]) {
    var stops = stops
    for index in stops.indices {
      let here = stops[index].coordinate
      stops[index].locality = lookup.locality(at: here).map { steep.told($0, at: here).withoutLoneRegion }
    }
    let hasQuarters = hasQuarters(stops)
    let divided = hasQuarters ? townsWithQuarters(stops) : []
    var gathered: [Stop] = []
    var places: [Int] = []
    var known: [Key: [Int]] = [:]
    var byHead: [String: [Int]] = [:]
    for (index, stop) in stops.enumerated() {
      if let head = stop.headOfName {
        if let place = byHead[head]?.first(where: { isOnePlace(gathered[$0], stop) }) {
          gathered[place].join(stop)
          places.append(place)
          continue
        }
        byHead[head, default: []].append(gathered.count)
      }
      places.append(gathered.count)
      guard let locality = stop.locality, let key = key(of: locality, divided, hasQuarters, after: gathered)
      else {
        gathered.append(stop)
        continue
      }
      let same = same(as: stop, key, among: known[key] ?? [], of: gathered)
      let isOwn = index == aim || stays.contains(index)
      if stop.name == nil, let place = same, !isOwn || locality.isInTown || locality.sea != nil {
        if case .away = key { gathered[place].part = TownPart(around: gathered[place], and: locality) }
        gathered[place].join(stop)
        places[places.count - 1] = place
      } else {
        // A stop that the traveller called by the gazetteer's name takes in those without any.
        if stop.name.map({ Self.isSame($0.value, name(of: locality, hasQuarters)) }) ?? true {
          known[key, default: []].append(gathered.count)
        }
        gathered.append(stop)
      }
    }
    name(&gathered, divided, hasQuarters)
    return (gathered, places)
  }

  /// Metres within which two stops in towns of one name are in one town: there are three dozen Springfields.
  private static let reachOfTown = 60_000.0
  /// Metres within which two stops in the country are one, where the same village is the nearest.
  private static let reachInCountry = 2_000.0
  /// Metres within which two corners of a town are one stop on a walk that is all of a trip: a square and the streets
  /// around it; and how far apart the ends of such a walk are at the most.
  private static let reachOfCorner = (metres: 300.0, walk: 5_000.0)
  /// Metres from the middle of a quarter within which a corner is near it: a quarter reaches half as far, and the
  /// gazetteer has many a middle at an edge. No reader knows where that is, so none is told by its direction.
  private static let reachOfQuarter = 600.0
  /// Metres that a way from one town to another goes at most, for quarters to be told on it.
  private static let maxOfQuarters = 20_000.0

  /// Whether two stops whose names begin alike are called the same but for what one of them has behind a comma, and lie
  /// hardly farther apart than a sign covers: `Šešula` and `Šešula, Šolta`.
  private func isOnePlace(_ one: Stop, _ other: Stop) -> Bool {
    guard [one, other].contains(where: { $0.name.map { !$0.value.contains(",") } ?? false }) else {
      return false
    }
    let reach = min(Self.reachInCountry, 2 * StopReach.metres(over: extent))
    return one.coordinate.distance(to: other.coordinate) <= reach
  }

  /// Metres within which two stops of a key are one.
  private func reach(of key: Key) -> Double {
    switch key {
    case .away: Self.reachInCountry
    case .corner: Self.reachOfCorner.metres
    default: Self.reachOfTown
    }
  }

  /// Which of the stops of a key is the same as another one: the first, of corners the nearest; nil where none is within
  /// reach.
  private func same(as stop: Stop, _ key: Key, among places: [Int], of gathered: [Stop]) -> Int? {
    if case .sea = key { return places.first }
    let near = places.lazy.map { (place: $0, metres: gathered[$0].coordinate.distance(to: stop.coordinate)) }
      .filter { $0.metres <= reach(of: key) }
    guard case .corner = key else { return near.first?.place }
    return near.min { ($0.metres, $0.place) < ($1.metres, $1.place) }?.place
  }

  /// Whether a place is told as a corner of its town.
  private func isCorner(_ place: Locality, _ hasQuarters: Bool) -> Bool {
    isOnlyDay && hasQuarters && extent <= Self.reachOfCorner.walk && place.isInTown && place.quarter == nil
      && place.quarterNearby != nil
  }

  /// The quarters by which such stops are told: each once, at the stop that is nearest to it, and none in which another is.
  private func quartersNearby(_ stops: [Stop], _ hasQuarters: Bool) -> [Int: TownPart] {
    let near = stops.indices.compactMap { index -> (stop: Int, quarter: QuarterNearby)? in
      guard stops[index].name == nil, let place = stops[index].locality, isCorner(place, hasQuarters),
        let quarter = place.quarterNearby, quarter.metres <= Self.reachOfQuarter
      else { return nil }
      return (index, quarter)
    }
    var taken = Set(stops.compactMap(\.locality?.quarter))
    var parts: [Int: TownPart] = [:]
    for (stop, quarter) in near.sorted(by: { ($0.quarter.metres, $0.stop) < ($1.quarter.metres, $1.stop) })
    where taken.insert(quarter.name).inserted {
      parts[stop] = .near(quarter.name)
    }
    return parts
  }

  private func hasQuarters(_ stops: [Stop]) -> Bool {
    guard !isLongWay else { return false }
    return extent <= Self.maxOfQuarters || Set(stops.compactMap(\.locality?.town)).count == 1
  }

  /// Towns of which the way knows a quarter: in these, the town's own name tells nothing.
  private func townsWithQuarters(_ stops: [Stop]) -> Set<String> {
    Set(stops.compactMap(\.locality).filter { $0.isInTown && $0.quarter != nil }.compactMap(\.town))
  }

  private func key(
    of place: Locality, _ divided: Set<String>, _ hasQuarters: Bool, after gathered: [Stop]
  ) -> Key? {
    if let sea = place.sea {
      let isSame = gathered.last?.locality?.sea == sea
      return .sea(sea, run: isSame ? gathered.count - 1 : gathered.count)
    }
    guard let town = place.town else { return nil }
    guard place.isInTown else { return .away(town, country: place.country) }
    if hasQuarters, let quarter = place.quarter {
      return .quarter(quarter, town: town, country: place.country)
    }
    if isCorner(place, hasQuarters) { return .corner(of: town, country: place.country) }
    return .town(town, country: place.country, divided.contains(town) ? TownPart(of: place) : nil)
  }

  /// What a stop in a town is called.
  private func name(of place: Locality, _ hasQuarters: Bool) -> String? {
    guard place.isInTown else { return nil }
    return hasQuarters ? place.quarter ?? place.town : place.town
  }

  private static func isSame(_ one: String, _ other: String?) -> Bool {
    one.lowercased() == other?.lowercased()
  }

  /// Each name is given once, but to towns far apart; where only the town is known of one corner of it among others,
  /// its side says which.
  private func name(_ stops: inout [Stop], _ divided: Set<String>, _ hasQuarters: Bool) {
    var taken = Dictionary(grouping: stops.filter { $0.name != nil }) { $0.name?.value.lowercased() ?? "" }
      .mapValues { $0.map(\.coordinate) }
    var parts: [String?: Set<TownPart>] = [:]
    let nearby = quartersNearby(stops, hasQuarters)
    for index in stops.indices where stops[index].name == nil {
      // Two that would be called the same are told by how far off they are.
      if let part = stops[index].part, !parts[stops[index].locality?.town, default: []].insert(part).inserted
      {
        stops[index].part = nil
      }
      let city = city(of: index, in: stops)
      guard let place = stops[index].locality, let name = city ?? name(of: place, hasQuarters) else {
        continue
      }
      if isCorner(place, hasQuarters) {
        // Where no quarter is near, its hours tell it from the others.
        stops[index].part = nearby[index]
        continue
      }
      if let town = place.town, place.quarter == nil, divided.contains(town) {
        stops[index].part = TownPart(of: place)
        continue
      }
      let here = stops[index].coordinate
      guard taken[name.lowercased(), default: []].allSatisfy({ $0.distance(to: here) > Self.reachOfTown })
      else { continue }
      taken[name.lowercased(), default: []].append(here)
      stops[index].name = Reasoned(name, because: .gazetteer)
      if city != nil { stops[index].part = nil }
    }
  }

  /// The city of whose suburb or airport a stop is, from which one went far after a few pictures.
  private func city(of index: Int, in stops: [Stop]) -> String? {
    let stop = stops[index]
    guard isLongWay, let city = stop.locality?.city,
      stop.photos.count + stop.entries.count <= Self.maxInPassing
    else { return nil }
    let isFar = [index - 1, index + 1].contains {
      stops.indices.contains($0) && stops[$0].coordinate.distance(to: stop.coordinate) >= Self.leap
        && isSoon(stop, stops[$0])
    }
    return isFar ? city : nil
  }

  /// Whether one may have gone from the one to the other: weeks apart nobody knows where one came from, and the days are
  /// called by the suburb, too (`CourseFinder`).
  private func isSoon(_ one: Stop, _ other: Stop) -> Bool {
    guard !one.days.isEmpty, !other.days.isEmpty else { return true }
    return one.days.contains { day in other.days.contains { abs($0 - day) <= Self.leapDays } }
  }

  /// Days that a journey from one stop to the next may take.
  private static let leapDays = 2
  /// More things than these did not happen on the way to somewhere else.
  private static let maxInPassing = 5
  /// Metres that are far.
  private static let leap = 100_000.0
}

extension TownPart {
  /// Metres from the middle of a town within which nobody would say on which side one is: a share of what the town
  /// reaches. That of a great one is wide, and its gazetteer's point need not be where visitors go.
  private static let reachOfMiddle = (least: 1000.0, share: 1.0 / 4, most: 5000.0)

  fileprivate init(of place: Locality) {
    let share = place.townReach * Self.reachOfMiddle.share
    let reach = min(Self.reachOfMiddle.most, max(Self.reachOfMiddle.least, share))
    self = place.metres <= reach ? .middle : .side(place.direction)
  }

  /// Where a stop and another place in the country are, told from the village that is nearest to both; nil where both
  /// are as far from it, as one says it, and on the same side, or farther than one calls around it.
  fileprivate init?(around stop: Stop, and other: Locality) {
    guard let place = stop.locality, max(place.metres, other.metres) <= Locality.reachOfAround else {
      return nil
    }
    func kilometres(_ place: Locality) -> Int { Int((place.metres / 1000).rounded()) }
    let isOneSide = place.direction == other.direction && stop.part != .around
    if isOneSide, stop.part == nil, kilometres(place) == kilometres(other) { return nil }
    self = isOneSide ? .beyond(place.direction) : .around
  }
}

extension Stop {
  /// Metres between two corners of a town beyond which one asks at which of them a sign should stand.
  private static let farCorners = 2_000.0

  /// Whether another stop of the same town tells better where one was in it: something happened there, and nothing here,
  /// where a recording broke off at its edge; else it is far nearer to the middle.
  private func isWorsePlaced(than other: Stop) -> Bool {
    guard let here = locality, let there = other.locality, here.isInTown, there.isInTown,
      coordinate.distance(to: other.coordinate) > Self.farCorners
    else { return false }
    guard hasThings == other.hasThings else { return other.hasThings }
    return name == nil && there.metres < here.metres
  }

  /// What stands before a comma in its name, in small letters.
  fileprivate var headOfName: String? {
    name.map { String($0.value.prefix { $0 != "," }).lowercased() }
  }

  private var hasThings: Bool { !photos.isEmpty || !entries.isEmpty || !pins.isEmpty }

  /// Takes over what happened at another stop, that is called the same.
  fileprivate mutating func join(_ other: Stop) {
    if isWorsePlaced(than: other) { (coordinate, locality) = (other.coordinate, other.locality) }
    days = Set(days).union(other.days).sorted()
    photos = (photos + other.photos).sorted { $0.index < $1.index }
    entries = (entries + other.entries).sorted { $0.index < $1.index }
    isOnlyPlanned = isOnlyPlanned && other.isOnlyPlanned
    if place == nil { (place, isMeal) = (other.place, isMeal && other.isMeal) }
    pins += other.pins.filter { !pins.contains($0) }
    guard let otherTimes = other.times else { return }
    guard let own = times, !areTimesOfEntries || other.areTimesOfEntries else {
      (times, clock, areTimesOfEntries) = (otherTimes, other.clock, other.areTimesOfEntries)
      return
    }
    guard areTimesOfEntries || !other.areTimesOfEntries else { return }
    guard clock == other.clock else { return }
    // As within one stop: where the clock was set back, no range reads the wrong way round.
    times = own.lowerBound...max(own.upperBound, otherTimes.upperBound)
  }
}
