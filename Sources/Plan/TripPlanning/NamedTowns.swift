import Diagnostics
package import TripModel

/// A town that a name may mean, as the gazetteer knows it.
package struct TownReading: Hashable, Sendable {
  package var name: String
  /// Nil where the gazetteer cannot tell it.
  package var region: String?
  /// ISO 3166-1 alpha-2.
  package var country: String
  /// The country's name as it can be written behind the town's.
  package var countryName: String
  package var coordinate: Coordinate
  /// 0 where nobody counted.
  package var population: Int
  /// Whether it is a part of a much larger town: a quarter, or a suburb within its ground.
  package var isPart: Bool
  /// Whether the name by which it was found is one that it has in other languages alone, neither at home nor in English nor
  /// in the trip's: Gori is `Goris` in Lithuanian.
  package var isNamedAbroad: Bool

  package init(
    name: String, region: String?, country: String, countryName: String, coordinate: Coordinate,
    population: Int, isPart: Bool = false, isNamedAbroad: Bool = false
  ) {
    self.name = name
    self.region = region
    self.country = country
    self.countryName = countryName
    self.coordinate = coordinate
    self.population = population
    self.isPart = isPart
    self.isNamedAbroad = isNamedAbroad
  }

  /// `Belém, Lisbon, Portugal`: with the region, where that tells more.
  package var inFull: String {
    [name, region == name ? nil : region, countryName].compactMap(\.self).joined(separator: ", ")
  }

  /// The same for a place of its own outside of it, such as its airport; not for one that is nowhere near.
  func moved(to place: Coordinate?) -> TownReading {
    var town = self
    if let place, isServed(from: place) { town.coordinate = place }
    return town
  }

  /// Whether an airport there may be its own.
  func isServed(from airport: Coordinate) -> Bool { airport.distance(to: coordinate) <= Self.reachOfAirport }

  /// Metres from the middle of a city to its airport at most.
  private static let reachOfAirport = 100_000.0

  /// `Kyoto, Japan`.
  var inWords: String { "\(name), \(countryName)" }
}

/// Which town each place is that a trip only names.
///
/// They are found together, since one tells of the other: a name that many towns have means the one that is near the
/// rest of the trip. What the traveller's own pins and entries call so is none of them.
struct NamedTowns: Sendable {
  private var settled: [String: TownReading] = [:]
  private var ambiguous: Set<String> = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The country or region to which the trip goes, where its destination is none smaller.
  private(set) var destination: AreaReading?
  /// The countries and regions that names mean.
  private var areas: [String: AreaReading] = [:]
  /// Where a name may mean a town besides the one that its days speak for, or in doubt any of several.
  private var passedOver: [String: [Coordinate]] = [:]
  /// Towns near the trip by names that are like theirs and no town's: what was perhaps meant.
  private var likeNames: [String: [String]] = [:]

  static func find(in trip: Trip, own: OwnPlaces, names: PlaceLookup) -> NamedTowns {
    var found = NamedTowns()
    let named = trip.namedPlaces.filter { own[$0.value.name] == nil }
    guard !named.isEmpty else { return found }
    // A code is no village: Lis is in Albania, and no flight goes there.
    found.settled = townsOfAirports(of: trip, named: Set(named.compactMap(\.value.name)), names)
    let texts = Set(named.compactMap(\.value.name)).subtracting(found.settled.keys)
    let meant = names.towns(meantBy: texts.sorted())
    var open = meant
    let destination = trip.settings.destination?.value.name
    // A whole country or region is nowhere to have been at, but may be where a trip goes.
    for (text, area) in names.areas(meantBy: texts.sorted()) {
      let towns = open[text] ?? []
      guard area.goesBefore(towns) || text == destination && area.region == nil else {
        // The town that bears the name of its country is meant, and no quarter of another that the trip is near to.
        if area.region == nil { open[text] = towns.filter { $0.country == area.country } }
        continue
      }
      open[text] = nil
      found.areas[text] = area
      if text == destination { found.destination = area }
    }
    let unknown = texts.subtracting(open.keys).subtracting(found.areas.keys)
    let stations = townsOfStations(of: trip, named: unknown, names)
    open.merge(stations) { whole, _ in whole }
    var surroundings = TripSurroundings.collect(from: trip)
    let ofStates = StateTowns.find(unknown.subtracting(stations.keys), near: surroundings, names)
    found.settled.merge(ofStates) { airport, _ in airport }
    let readings = open
    var evidence = TownEvidence.collect(from: trip, asking: texts)
    let asked = texts.subtracting(found.areas.keys).subtracting(ofStates.keys)
    let there = evidence.towns(of: asked.sorted(), among: open, besides: meant, names)
    for (text, town) in there where trip.withheld.region(at: town.coordinate) == nil {
      found.settled[text] = town
      open[text] = nil
    }
    evidence.readTexts(of: trip, naming: Set(open.filter { $0.value.count > 1 }.keys), names)
    for (text, readings) in open {
      let choice = TownChoice(readings, text: text, isDestination: text == destination)
      surroundings.guesses[text] = choice.guess?.coordinate
    }
    for corner in found.destination?.corners ?? [] { surroundings.add(corner) }
    for (_, town) in found.settled.sorted(by: { $0.key < $1.key }) { surroundings.add(town.coordinate) }
    // What is beyond doubt tells where the rest is.
    for isLast in [false, true] {
      for text in open.keys.sorted() {
        let choice = TownChoice(open[text] ?? [], text: text, isDestination: text == destination)
        guard let town = isLast ? choice.best(near: surroundings) : choice.certain(near: surroundings) else {
          continue
        }
        found.settled[text] = town
        open[text] = nil
      }
      for town in found.settled.values { surroundings.add(town.coordinate) }
    }
    // What the day speaks against may be where something must not be told, all the same.
    for text in there.keys {
      let choice = TownChoice(readings[text] ?? [], text: text, isDestination: text == destination)
      let other = choice.best(near: surroundings)
      if let other, other != found.settled[text] { found.passedOver[text] = [other.coordinate] }
    }
    for (text, town) in found.settled { evidence.add(town, named: text) }
    let reviewed = readings.filter { there[$0.key] == nil && stations[$0.key] == nil }
    let doubtful = found.review(reviewed, by: evidence, near: surroundings, destination, trip.withheld)
    for text in reviewed.keys { open[text] = found.settled[text] == nil ? readings[text] : nil }
    for place in named {
      guard let text = place.value.name, let readings = open[text], stations[text] == nil else { continue }
      let choice = TownChoice(readings, text: text, isDestination: text == destination)
      guard doubtful.contains(text) || choice.isWorthAWord(near: surroundings) else { continue }
      found.ambiguous.insert(text)
      found.diagnostics.append(.ambiguousPlace(place, choice.written(near: surroundings)))
    }
    let rest = texts.subtracting(found.settled.keys).subtracting(found.areas.keys)
      .subtracting(found.ambiguous)
    found.look(for: rest.sorted(), near: surroundings, names)
    return found
  }

  /// The same with the towns of names that nobody wrote as places: they tell nothing of the others.
  func adding(_ towns: [String: TownReading]) -> NamedTowns {
    var all = self
    all.settled.merge(towns) { written, _ in written }
    return all
  }

  /// Goes through what was chosen in the light of the days on which each name stands, and gives back the names of which nobody
  /// knows which town is meant.
  private mutating func review(
    _ readings: [String: [TownReading]], by evidence: TownEvidence, near trip: TripSurroundings,
    _ destination: String?, _ withheld: Withheld
  ) -> Set<String> {
    var doubtful: Set<String> = []
    for text in readings.keys.sorted() where !text.contains(",") {
      let choice = TownChoice(readings[text] ?? [], text: text, isDestination: text == destination)
      let chosen = settled[text]
      let verdict = evidence.verdict(
        on: chosen, among: choice.candidates, named: text, isOpen: choice.isWorthAWord(near: trip))
      switch verdict {
      case .kept: continue
      case .other(let town):
        // A guess may lead near home although nothing was there.
        settled[text] = withheld.region(at: town.coordinate) == nil ? town : nil
        passedOver[text] = [chosen?.coordinate].compactMap(\.self)
      case .doubt:
        settled[text] = nil
        passedOver[text] = choice.candidates.map(\.coordinate)
        doubtful.insert(text)
      }
    }
    return doubtful
  }

  /// Names that near the trip no town has, as they are written: a part of one town's name alone means that town, and those that
  /// are like it otherwise are kept to be proposed.
  private mutating func look(for names: [String], near trip: TripSurroundings, _ lookup: PlaceLookup) {
    // The names of all towns around are compared with them, so what is like none is not looked for.
    let wanted = names.filter { !$0.contains(",") }.map { (name: $0, likeness: NameLikeness($0)) }
      .filter { $0.likeness.isName }
    guard !wanted.isEmpty, !trip.isEmpty else { return }
    let around = lookup.towns(around: trip.points) { town in
      let name = NameLikeness(town)
      return wanted.contains { $0.likeness.isLike(name) }
    }
    let towns = around.map { (town: $0, name: NameLikeness($0.name)) }
    for (name, likeness) in wanted {
      let wholes = towns.filter { likeness.isPart(of: $0.name) }.map { $0.town }
      let near = wholes.filter { trip.isNear($0.coordinate, within: TownChoice.reach, asking: name) }
      if near.count == 1 {
        settled[name] = near[0]
        continue
      }
      // A part of a name may be its beginning, too.
      let longer = towns.filter { likeness.isPart(of: $0.name) || likeness.begins($0.name) }.map { $0.town }
      let slips = towns.compactMap { other in likeness.slips(from: other.name).map { (other.town, $0) } }
      let nearest = slips.min { ($0.1, -$0.0.population) < ($1.1, -$1.0.population) }
      let proposed = longer.isEmpty ? nearest.map { [$0.0] } ?? [] : trip.nearestFirst(longer, asking: name)
      if (1...Self.maxProposed).contains(proposed.count) { likeNames[name] = proposed.map(\.name) }
    }
  }

  /// More towns than these are no answer.
  private static let maxProposed = 3

  /// What may have been meant by a name that no place has: towns near the trip that are called nearly so, and the town of an
  /// airport whose code it is.
  func proposed(for name: String) -> [String] {
    likeNames[name] ?? [AirportCode.airport(in: name)?.town].compactMap(\.self)
  }

  /// The towns whose airports are told by their codes alone, or by codes in brackets, at the ends of flights and of hired cars:
  /// however small, for there is one airport of a code. It is the town that stands before the code, else the one that
  /// the airport serves.
  private static func townsOfAirports(
    of trip: Trip, named texts: Set<String>, _ names: PlaceLookup
  ) -> [String: TownReading] {
    var wishes: [String: [String]] = [:]
    var airports: [String: Airport] = [:]
    var garages: Set<String> = []
    for event in trip.events where event.kind == .flight || event.kind == .carRental {
      for place in event.places {
        guard let name = place.value.name, texts.contains(name),
          let airport = AirportCode.airport(in: name)
        else { continue }
        airports[name] = airport
        wishes[name] =
          StationName.towns(in: name) + [AirportCode.city(in: name), airport.town].compactMap(\.self)
        if event.kind == .carRental { garages.insert(name) }
      }
    }
    guard !airports.isEmpty else { return [:] }
    let towns = names.towns(meantBy: Set(wishes.values.joined()).sorted())
    var found: [String: TownReading] = [:]
    for (name, airport) in airports {
      let served = (wishes[name] ?? []).lazy.compactMap { wish in
        towns[wish]?.first { $0.isServed(from: airport.coordinate) }
      }
      guard let town = served.first else { continue }
      found[name] = garages.contains(name) ? town.moved(to: airport.coordinate) : town
    }
    return found
  }

  /// What is booked begins and ends at stations and airports. Those whose whole name means no town, with the towns that
  /// it means without the words for such places, else with that of the address: large ones alone, since there is no
  /// telling from the rest.
  private static func townsOfStations(
    of trip: Trip, named unknown: Set<String>, _ names: PlaceLookup
  ) -> [String: [TownReading]] {
    var wishes: [String: [String]] = [:]
    var addresses: [String: Set<String>] = [:]
    var garages: [String: Coordinate] = [:]
    for event in trip.events {
      for place in event.places {
        guard let name = place.value.name, unknown.contains(name) else { continue }
        // The Hotel Central and the bar Paris are not in the towns of their first words.
        wishes[name, default: []] += event.kind.isRide ? StationName.towns(in: name) : []
        if let city = airportCity(in: name, of: event.kind) { wishes[name, default: []].append(city) }
        // A flight is told from city to city; a car is got out there.
        if event.kind == .carRental { garages[name] = AirportCode.position(in: name) }
      }
      // The address of a car that is rented is that of where one gets it.
      let door = event.at ?? (event.kind.isRide ? nil : event.from)
      if let name = door?.value.name, let town = event.address.flatMap(AddressTowns.town) {
        addresses[name, default: []].insert(town)
      }
    }
    // Who was on the way is where it led.
    for name in unknown where wishes[name] == nil {
      if let goal = WayWords.goal(of: name) { wishes[name] = [goal] }
    }
    for (name, towns) in addresses where towns.count == 1 && wishes[name] == [] {
      wishes[name] = Array(towns)
    }
    let shortened = Set(wishes.values.joined())
    guard !shortened.isEmpty else { return [:] }
    let towns = names.towns(meantBy: shortened.sorted())
    var found: [String: [TownReading]] = [:]
    for (name, shortened) in wishes {
      let readings = shortened.compactMap { towns[$0] }.first ?? []
      let large = readings.filter { $0.population >= TownChoice.known }
      guard !large.isEmpty else { continue }
      let isAirport = StationName.isAirport(name) || AirportCode.city(in: name) != nil
      let city = isAirport ? TownChoice.airportCity(among: large) : nil
      found[name] = city.map { [$0.moved(to: garages[name])] } ?? large
    }
    return found
  }

  /// The city whose airport a name tells by its code: those who fly, and who hire a car, write them.
  private static func airportCity(in name: String, of kind: TripEvent.Kind) -> String? {
    kind == .flight || kind == .carRental ? AirportCode.city(in: name) : nil
  }

  /// The middle of the town that a name means; nil where it means none, or nobody can tell which.
  func position(of name: String?) -> Reasoned<Coordinate>? {
    name.flatMap { settled[$0] }.map { Reasoned($0.coordinate, because: .town($0.inWords)) }
  }

  /// The town that a name means; nil where it means none, or nobody can tell which.
  func town(of name: String?) -> TownReading? { name.flatMap { settled[$0] } }

  /// Where a name may mean a town, whatever its days speak for: asked for what must not be told.
  func positionsMeant(by name: String?) -> [Coordinate] {
    guard let name else { return [] }
    return [settled[name]?.coordinate].compactMap(\.self) + (passedOver[name] ?? [])
  }

  /// Metres from the middle of a town that a name means within which a position tells better where in it one was.
  func ground(of name: String?) -> Double? { name.flatMap { settled[$0]?.reachOfGround } }

  /// The town that a name alone means, where it is so small that another place may be meant.
  func smallTown(of name: String) -> TownReading? {
    guard !name.contains(","), let town = settled[name], town.population < TownChoice.known else {
      return nil
    }
    return town
  }

  /// The country or region that a name means; nil where it means none, or a town.
  func area(of name: String?) -> AreaReading? { name.flatMap { areas[$0] } }

  /// Whether it was said that a name means several towns.
  func isAmbiguous(_ name: String) -> Bool { ambiguous.contains(name) }

  /// Metres around a town's middle within which what is known better is in it, or so near that it goes before.
  static let reach = 30_000.0
  /// The same of a region.
  static let reachOfRegion = 500_000.0
}

extension Trip {
  /// The places of the trip that have a name and no position, in the order in which they are told.
  package var namedPlaces: [Written<NamedPlace>] {
    let settings = [settings.destination, settings.startAt, settings.endAt].compactMap(\.self)
    let planned = events.flatMap(\.places) + attractions.compactMap(\.at)
    let paid = (budget?.expenses ?? []).compactMap(\.header.at.told)
    return (settings + entries.compactMap { $0.place } + planned + paid).filter {
      $0.value.coordinate == nil && $0.value.name?.isEmpty == false
    }
  }
}

extension Diagnostic {
  fileprivate static func ambiguousPlace(_ place: Written<NamedPlace>, _ readings: [String]) -> Diagnostic {
    let list =
      readings.count > 1
      ? readings.dropLast().joined(separator: "; ") + "; or " + readings[readings.count - 1]
      : readings.joined()
    return Diagnostic(
      .warning, .ambiguousPlace,
      "Ambiguous place “\(place.value.name ?? "")”: several towns have this name",
      at: place.place, advice: "Write one of these, or a position after the name: \(list).")
  }
}
