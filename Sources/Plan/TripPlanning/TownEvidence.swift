import Markdown
import TripModel

/// What the days on which a name stands say of the town that it means: where one was on them, which country the text
/// beside it names, and where one was before and after.
struct TownEvidence {
  private var places: DatedPlaces
  /// The towns that other names mean, each with its name, since none speaks for itself.
  private var settled: [LocalDate: [(name: String, at: Coordinate)]] = [:]
  /// The days on which each name stands.
  private var days: [String: [LocalDate]] = [:]
  /// The countries that the texts name beside each name.
  private var countries: [String: Set<String>] = [:]

  /// Metres within which one was in the town, however small it is.
  private static let atTown = 5_000.0
  /// So many times as many people in another town of the name are too many for a village to be meant by a position that
  /// is only near it.
  private static let farLarger = 100
  /// And so many for what the text or the way says to be taken without a word.
  private static let muchLarger = 20
  /// Days before and after one within which a town is looked for that a name only begins.
  private static let fewDays = 4
  /// Days within which what was before and after tells where one was between.
  private static let maxGap = 10
  /// Metres that nobody goes in a day for a town: as far as `Nearness.reachOfDrive`, there and back.
  private static let maxDetour = Nearness.reachOfDrive
  /// Metres of another town of the name from where one was, within which that is meant and none that goes on.
  private static let reachOfSame = 300_000.0

  static func collect(from trip: Trip, asking texts: Set<String>) -> TownEvidence {
    var evidence = TownEvidence(places: DatedPlaces.collect(from: trip))
    let numbers = DayNumbers.find(in: trip)
    var told: [(String?, LocalDate?)] = trip.entries.map { ($0.place?.value.name, $0.toldDate(by: numbers)) }
    trip.forEachItem { item in
      for station in item.stations { told.append((station.place.told?.value.name, station.when?.date)) }
    }
    for (name, day) in told {
      guard let name, let day, texts.contains(name), evidence.days[name]?.contains(day) != true else {
        continue
      }
      evidence.days[name, default: []].append(day)
    }
    return evidence
  }

  // MARK: - Where one was

  /// Where one was on the days on which a name stands, or so many days before or after.
  private func points(of name: String, within gap: Int) -> [Coordinate] {
    (days[name] ?? []).flatMap { places.points(within: gap, of: $0) }
  }

  /// The town at which one was on a day on which the name stands: the largest, as long as no other is larger by far.
  private func there(_ name: String, among towns: [TownReading], besides others: [TownReading])
    -> TownReading?
  {
    let points = points(of: name, within: 0)
    guard !points.isEmpty else { return nil }
    let largest = (towns + others).map(\.population).max() ?? 0
    return towns.first { town in
      let metres = points.map { $0.distance(to: town.coordinate) }.min() ?? .infinity
      return metres <= Self.atTown
        || metres <= NamedTowns.reach && town.population * Self.farLarger >= largest
    }
  }

  /// The towns at which one was when each name was told, by the names that the gazetteer has for towns, and by the
  /// names that the towns around these places bear. A name that begins that of a town in which one was a few days before
  /// or after means that, unless another is called so that is not far.
  func towns(
    of names: [String], among readings: [String: [TownReading]], besides all: [String: [TownReading]],
    _ lookup: PlaceLookup
  ) -> [String: TownReading] {
    var found: [String: TownReading] = [:]
    for name in names {
      let likely = TownChoice(readings[name] ?? [], text: name, isDestination: false).candidates
      found[name] = there(name, among: likely, besides: [])
    }
    let wishes = names.filter { found[$0] == nil && !$0.contains(",") && days[$0] != nil }
      .map { (name: $0, likeness: NameLikeness($0)) }
    let around = wishes.flatMap { wish in
      points(of: wish.name, within: wish.likeness.isName ? Self.fewDays : 0)
    }
    guard !around.isEmpty else { return found }
    let wanted = NamesLookedFor(wishes.map { $0.likeness })
    let nearby = lookup.towns(around: around) { wanted.include(NameLikeness($0)) }
      .sorted { ($1.population, $0.coordinate.latitude) < ($0.population, $1.coordinate.latitude) }
      .map { (town: $0, name: NameLikeness($0.name)) }
    for (name, likeness) in wishes {
      let known = all[name] ?? readings[name] ?? []
      let same = nearby.filter { likeness.isSame(as: $0.name) }.map { $0.town }
      let longer = nearby.filter { likeness.begins($0.name) }.map { $0.town }
      // A quarter that was passed over among what is known by the name is meant as little here.
      let others = same.filter { town in !known.contains { $0.coordinate == town.coordinate } }
      found[name] =
        there(name, among: others, besides: known)
        ?? begun(by: name, among: longer, besides: same + known)
    }
    return found
  }

  /// The one of the towns that a name begins at which one was a few days before or after.
  private func begun(
    by name: String, among longer: [TownReading], besides same: [TownReading]
  ) -> TownReading? {
    if longer.isEmpty { return nil }
    let points = points(of: name, within: Self.fewDays)
    func isNear(_ town: TownReading, within metres: Double) -> Bool {
      points.contains { $0.distance(to: town.coordinate) <= metres }
    }
    guard !same.contains(where: { isNear($0, within: Self.reachOfSame) }) else { return nil }
    let near = longer.filter { isNear($0, within: $0.reachOfGround) }
    return near.count == 1 ? near[0] : nil
  }

  // MARK: - What the text says

  /// Words that are looked at in a text, and those that the name of a country has.
  private static let maxWords = (ofText: 2_000, ofCountry: 3)

  /// Reads which countries the entries name that name these towns.
  mutating func readTexts(of trip: Trip, naming names: Set<String>, _ lookup: PlaceLookup) {
    var words: [String: Set<String>] = [:]
    for entry in trip.entries {
      guard let name = entry.place?.value.name, names.contains(name) else { continue }
      for text in [entry.title?.value ?? "", entry.body.plainText] {
        words[name, default: []].formUnion(Self.names(in: text).subtracting([name]))
      }
    }
    let all = Set(words.values.joined()).sorted()
    guard !all.isEmpty else { return }
    let areas = lookup.areas(meantBy: all).filter { $0.value.region == nil }
    countries = words.mapValues { Set($0.compactMap { areas[$0]?.country }) }
  }

  /// All that may be a country's name in a text: one to three words, of which the first and the last are large.
  static func names(in text: String) -> Set<String> {
    let words = text.split { !$0.isLetter && $0 != "-" && $0 != "'" && $0 != "’" }.prefix(maxWords.ofText)
    var found: Set<String> = []
    for first in words.indices where words[first].first?.isUppercase == true {
      for last in first..<min(words.endIndex, first + maxWords.ofCountry)
      where words[last].first?.isUppercase == true {
        found.insert(words[first...last].joined(separator: " "))
      }
    }
    return found
  }

  // MARK: - What was before and after

  /// Takes a town that a name means for where one was on the days on which that stands.
  mutating func add(_ town: TownReading, named name: String) {
    for day in days[name] ?? [] { settled[day, default: []].append((name, town.coordinate)) }
  }

  private func points(on day: LocalDate, besides name: String) -> [Coordinate] {
    places.points(on: day) + (settled[day] ?? []).filter { $0.name != name }.map(\.at)
  }

  /// Where one was on the next day on one side of a day of which that is known.
  private func points(next step: Int, to day: LocalDate, besides name: String) -> [Coordinate] {
    for gap in 1...Self.maxGap {
      let points = points(on: day + step * gap, besides: name)
      if !points.isEmpty { return points }
    }
    return []
  }

  /// The ways on which a name stands, from what was before each of its days to what was after it: asked of each town of the
  /// name, and found once.
  private func ways(by name: String) -> [WayBetween] {
    (days[name] ?? []).compactMap { day in
      let before = points(next: -1, to: day, besides: name)
      let after = before.isEmpty ? [] : points(next: 1, to: day, besides: name)
      return after.isEmpty ? nil : WayBetween(from: before, to: after)
    }
  }

  /// What the days say of a choice.
  enum Verdict: Equatable {
    /// Nothing against it.
    case kept
    /// Another town is meant.
    case other(TownReading)
    /// Another town may be meant: nobody knows which.
    case doubt
  }

  /// Whether a town is what a name means, of several that it may mean, the largest first. `isOpen` says whether any is
  /// meant at all, and no word that is also a village's name.
  func verdict(
    on chosen: TownReading?, among towns: [TownReading], named name: String, isOpen: Bool
  ) -> Verdict {
    guard towns.count > 1, let largest = towns.map(\.population).max() else { return .kept }
    let ways = ways(by: name)
    let detours = towns.map { town in ways.compactMap { $0.detour(to: town.coordinate) }.min() }
    func isFitting(_ index: Int) -> Bool { detours[index].map { $0 <= Self.maxDetour } ?? false }
    func isPlausible(_ town: TownReading) -> Bool { town.population * Self.farLarger >= largest }
    let own = chosen.flatMap { towns.firstIndex(of: $0) }
    let isFar = own.map { detours[$0] != nil && !isFitting($0) } ?? false
    let told = countries[name] ?? []
    let isAgainst = chosen.map { !told.contains($0.country) } ?? !told.isEmpty
    if isAgainst, let index = towns.firstIndex(where: { told.contains($0.country) && isPlausible($0) }) {
      let isLarge = chosen.map { towns[index].population * Self.muchLarger >= $0.population } ?? isOpen
      let isOnWay = detours[index] == nil || isFitting(index)
      if isOnWay && isLarge || isFitting(index) && (own == nil || isFar) { return .other(towns[index]) }
    }
    guard isFar || chosen == nil && isOpen else { return .kept }
    let fitting = towns.indices.filter { isFitting($0) && isPlausible(towns[$0]) && $0 != own }
    guard let first = fitting.first else { return .kept }
    let isLarge = towns[first].population * Self.muchLarger >= (chosen?.population ?? 0)
    return fitting.count == 1 && isLarge ? .other(towns[first]) : .doubt
  }
}

/// From each of the places of one day to each of those of a later one, a hundred by a hundred of them where much was recorded.
private struct WayBetween {
  private let start: [Coordinate]
  private let end: [Coordinate]
  /// The pairs of them that are no farther apart than one goes in a day, with their metres.
  private let pairs: [(start: Int, end: Int, metres: Double)]

  init(from start: [Coordinate], to end: [Coordinate]) {
    (self.start, self.end) = (start, end)
    var pairs: [(start: Int, end: Int, metres: Double)] = []
    for one in start.indices {
      for other in end.indices {
        let metres = start[one].distance(to: end[other])
        if metres <= Nearness.reachOfDrive { pairs.append((one, other, metres)) }
      }
    }
    self.pairs = pairs
  }

  /// Metres that the way is longer through a town; nil where all of it is farther than one goes in a day.
  func detour(to town: Coordinate) -> Double? {
    let there = start.map { $0.distance(to: town) }
    let on = end.map { town.distance(to: $0) }
    return pairs.lazy.map { there[$0.start] + on[$0.end] - $0.metres }.min()
  }
}
