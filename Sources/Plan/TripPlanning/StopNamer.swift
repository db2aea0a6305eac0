import Diagnostics
import TripModel

/// Finds what the stops of a way are called: each name once, and where it fits best.
struct StopNamer {
  private let places: [PlacePlan]
  private let placesNear: NeighbourIndex<PlaceID>
  private let entriesNear: NeighbourIndex<NamedEntry>
  private let texts: [LocalDate: TextOfDay]
  private let pinDays: PinDays

  /// The only text of a day, by what it calls where that was.
  private struct TextOfDay {
    let name: String
    let file: String
    /// Where it was written, as far as the trip tells that.
    let coordinate: Coordinate?

    /// Whether it says what it is, as `Cap Fréhel` does: that tells more than any town some kilometres off.
    var isOfLand: Bool { NamedSpots.isOfLand(name) }
  }

  /// An entry that says where it was written.
  private struct NamedEntry {
    let name: String
    let file: String
    let coordinate: Coordinate
    /// Whether the name is that of a pin too.
    let namesPin: Bool
    /// Whether only a picture or a track tells where it is: the text may be about somewhere else.
    let isGuess: Bool
    /// Whether all that is known is the town: a stop there need not stand in its middle.
    let isTown: Bool
    /// Whether it is a bed, a table or a sight in a town: where stops are towns it names none.
    var isDoor = false
    /// What it is that is booked or was seen; nil for what an entry calls its place.
    var thing: Thing?
    /// Whether it is what was booked at a place that nobody called anything: it names what is outside of towns.
    var isBooking = false
    /// Whether it is the name of a track that something for walkers anywhere stands beside.
    var isOfWay = false
    /// Where no more of what is booked is known than its town.
    var guess: TownGuess?
    /// When it was booked for, or written; nil where that does not matter.
    var days: ClosedRange<LocalDate>?
  }

  /// What gives a stop its name, and is no entry.
  private enum Thing {
    /// A place of an event, and whether its name is that of the town.
    case booked(isTown: Bool)
    /// A saved attraction that was visited.
    case seen
  }

  /// Beyond this reach a stop is a town, not a door: what an entry calls its place fits it better than a pin.
  static let townReach = 1500.0
  /// Metres that a pin and an entry may be off a stop, even if the stop is smaller.
  private static let minReach = (pin: 150.0, entry: 300.0)
  /// Metres from where a track begins or ends, of which nothing else is known, within which a waypoint names that: on the
  /// map of a long way, others of the same walk would draw its sign into the midst of it.
  private static let reachOfTrackEnd = 250.0
  /// Metres from a pin within which it tells where a stop is that is far from every town.
  private static let reachFarFromTowns = 3_000.0
  /// Behind every other kind of source.
  private static let lastRank = 5
  /// Metres around a station within which half of what happened at a stop was, where it names a town.
  private static let reachOfStation = 5000.0

  /// What is called by the name of a country or a region gives it to no stop.
  static func gather(from things: TripThings, isArea: (String?) -> Bool) -> StopNamer {
    let titles = Set(things.places.map { $0.title.lowercased() })
    let entries = things.journal.entries.compactMap { entry -> (Coordinate, NamedEntry)? in
      guard let name = Self.name(of: entry), let position = entry.position, !position.reason.isRegion,
        !isArea(name)
      else {
        return nil
      }
      var named = NamedEntry(
        name: name, file: entry.file, coordinate: position.value,
        namesPin: titles.contains(name.lowercased()),
        isGuess: isGuess(position.reason), isTown: position.reason.isTown)
      named.days = entry.day.value...entry.day.value
      return (position.value, named)
    }
    let planned = things.itinerary.events.flatMap { event in
      event.places.filter { !isArea($0.name) && !$0.isStationOfTown }.compactMap { place in
        named(
          place, file: event.source.file, isDoor: event.kind.isOfDoors && place.isDoor,
          guess: event.guess(at: place), days: event.start.day...max(event.start.day, event.lastDay))
      }
    }
    let unnamed = things.itinerary.events.filter { !isArea($0.title) }.compactMap(outsideOfTowns)
    let visited = things.itinerary.attractions.filter { $0.wasVisited && !isArea($0.name) }.compactMap {
      let place = EventPlace(name: $0.name, position: $0.position, locality: $0.locality)
      return named(place, file: $0.source.file, isDoor: place.isDoor, isSeen: true)
    }
    let titled = things.tracks.compactMap { track in track.plan.title.map { (track.plan.file, $0) } }
    let ways = Dictionary(titled) { first, _ in first }
    // Far from every town a way is where its waypoints are.
    let byWays = things.places.compactMap { place -> (Coordinate, NamedEntry)? in
      guard case .waypoint(let file) = place.origin, WaypointWords.isUtility(place.title),
        place.locality?.town == nil, let name = ways[file]
      else { return nil }
      let way = NamedEntry(
        name: name, file: file, coordinate: place.coordinate, namesPin: false, isGuess: true, isTown: false,
        isOfWay: true)
      return (place.coordinate, way)
    }
    return StopNamer(
      places: things.places,
      placesNear: NeighbourIndex(
        things.places.filter { !isArea($0.title) && givesName($0, besides: ways) }.map {
          ($0.coordinate, $0.id)
        }),
      entriesNear: NeighbourIndex(entries + planned + unnamed + visited + byWays),
      texts: textsOfDays(things.journal.entries, isArea), pinDays: PinDays(things))
  }

  /// What texts are about that are the only ones of their days: a place that nothing knows, else a title that reads as the
  /// name of one; no way from one to another.
  private static func textsOfDays(
    _ entries: [EntryPlan], _ isArea: (String?) -> Bool
  ) -> [LocalDate: TextOfDay] {
    Dictionary(grouping: entries) { $0.day.value }.compactMapValues { entries in
      guard entries.count == 1, let entry = entries.first, entry.withheld == nil else { return nil }
      let title = entry.placeName == nil ? NamedSpots.name(in: entry.title) : nil
      guard let name = entry.position == nil ? entry.placeName ?? title : title, !isArea(name),
        !name.split(separator: " ").contains(where: { $0 == "-" || $0 == "–" })
      else { return nil }
      // Farther from a town than a heading reaches, its name is no name of a place.
      if name == title, name.lowercased() == entry.locality?.town?.lowercased() { return nil }
      return TextOfDay(
        name: ShoutedName.quiet(name, mayBeCode: false), file: entry.file, coordinate: entry.position?.value)
    }
  }

  /// What an entry calls its place; else the town that it has for a heading and is outside of: who heads a text “Nadi” was
  /// at Nadi, and a stop “4 km north-east of Nadi” would know better.
  private static func name(of entry: EntryPlan) -> String? {
    if let name = entry.placeName {
      // Who was on the way came to its end; where a picture was taken on it is neither.
      guard let goal = WayWords.goal(of: name) else { return name }
      return entry.position?.reason.isTown == true ? goal : nil
    }
    guard let place = entry.locality, let town = place.town, !place.isInTown, place.metres <= reachOfHeading,
      entry.title.value.lowercased() == town.lowercased()
    else { return nil }
    return town
  }

  /// Metres from the middle of a town to what is still called by it: its beaches, its airport.
  private static let reachOfHeading = 10_000.0

  /// Where a town is known it tells more than what a device made of a waypoint's name, and than what there is for
  /// walkers anywhere; of that the name of the track tells more, too.
  private static func givesName(_ place: PlacePlan, besides ways: [String: String]) -> Bool {
    guard case .waypoint(let file) = place.origin else { return true }
    guard WaypointWords.isTelling(place.title) else { return false }
    if WaypointWords.isUtility(place.title) { return place.locality?.town == nil && ways[file] == nil }
    // In a town a plotter's short names of its harbours say less than that does.
    let isShort =
      place.title.count <= WaypointWords.mostLetters && !place.title.contains(where: \.isLowercase)
    return place.locality?.town == nil
      || !WaypointWords.isCode(place.title) && !(isShort && place.locality?.isInTown ?? false)
  }

  private static func named(
    _ place: EventPlace, file: String, isDoor: Bool = false, isSeen: Bool = false, guess: TownGuess? = nil,
    days: ClosedRange<LocalDate>? = nil
  ) -> (Coordinate, NamedEntry)? {
    guard let name = place.name, let position = place.position else { return nil }
    let named = NamedEntry(
      name: name, file: file, coordinate: position.value, namesPin: false, isGuess: false,
      isTown: position.reason.isTown, isDoor: isDoor,
      thing: isSeen ? .seen : .booked(isTown: place.isCalledByTown), guess: guess, days: days)
    return (position.value, named)
  }

  /// An event whose place is outside of towns and has no name: what it is says more than how far off one it is.
  private static func outsideOfTowns(_ event: EventPlan) -> (Coordinate, NamedEntry)? {
    guard event.kind.isOfDoors, event.kept == nil, event.from == nil, event.to == nil, let place = event.at,
      place.place == nil,
      place.name?.isEmpty ?? true, let position = place.position, !position.reason.isVague,
      let here = place.locality, here.sea == nil, here.town != nil, !here.isInTown
    else { return nil }
    var named = NamedEntry(
      name: event.title, file: event.source.file, coordinate: position.value, namesPin: false, isGuess: true,
      isTown: false, thing: .booked(isTown: false))
    named.isBooking = true
    named.days = event.start.day...event.lastDay
    return (position.value, named)
  }

  private static func isGuess(_ reason: Reason) -> Bool {
    switch reason {
    case .written, .pinNearby, .attraction: false
    default: true
    }
  }

  /// A stop's name with its reason, and the place that gave it.
  struct Name {
    var text: Reasoned<String>
    var place: PlaceID?
    /// Where what is named is: the stop stands there, and not where somebody first was near it.
    var coordinate: Coordinate
    /// Where that is no more than the middle of its town.
    var guess: TownGuess?
    /// Whether that place is one to eat at.
    var isMeal = false
    /// How well it fits: the kind of its source first, then whether it is booked for another day, then metres; less is
    /// better.
    fileprivate var fit: (rank: Int, isOfOtherDay: Int, metres: Double)
  }

  /// The name of each stop, nil where nothing tells one: the best fit of all takes its name first.
  func names(of clusters: [Cluster], by reach: StopReach) -> [Name?] {
    var wishes: [(stop: Int, name: Name)] = wishesOfTexts(for: clusters, reach)
    for (index, cluster) in clusters.enumerated() {
      for name in candidates(for: cluster, reach) { wishes.append((index, name)) }
      if let name = besidePin(cluster, among: clusters, reach) { wishes.append((index, name)) }
    }
    wishes.sort {
      ($0.name.fit.rank, $0.name.fit.isOfOtherDay, $0.name.fit.metres, $0.stop)
        < ($1.name.fit.rank, $1.name.fit.isOfOtherDay, $1.name.fit.metres, $1.stop)
    }
    var names: [Name?] = Array(repeating: nil, count: clusters.count)
    var taken: Set<String> = []
    for (stop, name) in wishes where names[stop] == nil {
      if taken.insert(name.text.value.lowercased()).inserted { names[stop] = name }
    }
    return names
  }

  /// In the country the nearest pin tells more than how far off a town one was, as long as no other stop is as near to it: of
  /// several on one hillside nobody would know which is meant. Far from every town one that reads as the name of a place does
  /// so from farther off. The stop stays where one was.
  private func besidePin(_ cluster: Cluster, among clusters: [Cluster], _ reach: StopReach) -> Name? {
    guard reach.isInCountry(cluster.coordinate) else { return nil }
    let isTrackEnd = cluster.fixes.allSatisfy(\.isTrackEnd)
    let far = reach.isFarFromTowns(cluster.coordinate) ? Self.reachFarFromTowns : Self.townReach
    let near = placesNear.within(far, of: cluster.coordinate).first { id, metres in
      let place = places[id.index]
      return !place.isToEatAt && !(isTrackEnd && place.origin != .pin)
        && (metres <= Self.townReach || NamedSpots.isName(place.title))
        && !reach.areParted(cluster.coordinate, place.coordinate, metres: metres)
        && pinDays.mayName(place, cluster, isInTown: false)
    }
    guard let near else { return nil }
    let place = places[near.element.index]
    let around = near.metres <= Self.townReach ? Self.townReach : far
    guard clusters.count(where: { $0.touches(place.coordinate, within: around) }) == 1 else { return nil }
    return Name(
      text: Reasoned(place.title, because: .pinNearby(title: place.title)), coordinate: cluster.coordinate,
      // A text of that day goes before a pin that is farther off than one walks from a town.
      fit: (Self.lastRank + (near.metres > Self.townReach ? 2 : 0), 0, near.metres))
  }

  /// Far from every town the text of a day tells more than how far off one was, where the stop is the only such one of the day.
  private func wishesOfTexts(for clusters: [Cluster], _ reach: StopReach) -> [(stop: Int, name: Name)] {
    guard !texts.isEmpty else { return [] }
    var stops: [LocalDate: [Int]] = [:]
    for (index, cluster) in clusters.enumerated() where reach.isInCountry(cluster.coordinate) {
      let isFar = reach.isFarFromTowns(cluster.coordinate)
      for day in Set(cluster.fixes.compactMap(\.day)) where isFar || texts[day]?.isOfLand == true {
        stops[day, default: []].append(index)
      }
    }
    return stops.compactMap { day, stops in
      guard stops.count == 1, let text = texts[day] else { return nil }
      let here = clusters[stops[0]].coordinate
      guard text.coordinate.map({ $0.distance(to: here) <= Self.reachOfHeading }) ?? true else { return nil }
      let name = Name(
        text: Reasoned(text.name, because: .written(file: text.file)), coordinate: here,
        fit: (Self.lastRank + 1, 0, Double(day.dayNumber)))
      return (stop: stops[0], name: name)
    }
  }

  /// Whether what was booked at a place of no name tells what a stop is: that place, and in the country.
  private func isPlace(of booking: NamedEntry, _ cluster: Cluster, _ reach: StopReach) -> Bool {
    reach.isInCountry(cluster.coordinate)
      && cluster.touches(booking.coordinate, within: Self.minReach.entry)
  }

  private func candidates(for cluster: Cluster, _ reach: StopReach) -> [Name] {
    let isTown = reach.metres > Self.townReach
    let pinReach = max(Self.minReach.pin, min(reach.metres, Self.townReach))
    let members = Set(cluster.fixes.compactMap(\.place))
    let own = members.sorted { $0.index < $1.index }
      .map { ($0, cluster.coordinate.distance(to: places[$0.index].coordinate)) }
    let isTrackEnd = cluster.fixes.allSatisfy(\.isTrackEnd)
    let near = placesNear.within(pinReach, of: cluster.coordinate).filter { id, metres in
      let isFar = isTrackEnd && places[id.index].origin != .pin && metres > Self.reachOfTrackEnd
      return !members.contains(id) && !isFar
    }
    // On a large map a town is not called by where one ate, slept or looked around.
    let isKnown = reach.isKnown(cluster.coordinate)
    let isByTown = isTown && isKnown
    let isInTown = isKnown && !reach.isInCountry(cluster.coordinate)
    let pins = (own + near.map { ($0.element, $0.metres) }).filter {
      let pin = places[$0.0.index]
      return (!isByTown || !pin.isToEatAt && !pin.isDoor)
        && pinDays.mayName(pin, cluster, isInTown: isInTown)
    }
    var names = pins.map { id, metres in
      let title = places[id.index].title
      let rank = (isTown ? 2 : 0) + (members.contains(id) ? 0 : 1)
      return Name(
        text: Reasoned(title, because: .pinNearby(title: title)), place: id,
        coordinate: places[id.index].coordinate, isMeal: places[id.index].isToEatAt, fit: (rank, 0, metres))
    }
    for (entry, metres) in entriesNear.within(max(Self.minReach.entry, reach.metres), of: cluster.coordinate)
    where !(isTown && entry.isDoor) && !reach.areParted(cluster.coordinate, entry.coordinate, metres: metres)
    {
      // What is farther off names it only where something of it was there.
      guard
        metres <= max(Self.minReach.entry, reach.bound)
          || cluster.touches(entry.coordinate, within: Self.minReach.entry),
        !entry.isBooking || isPlace(of: entry, cluster, reach)
      else { continue }
      var (rank, reason) = (entry.isGuess ? 4 : 2, Reason.written(file: entry.file))
      var coordinate =
        entry.isTown || entry.isOfWay && isTrackEnd ? cluster.coordinate : entry.coordinate
      let isOnNoDayOfIt = entry.days.map { cluster.isOnNone(of: $0) } ?? false
      // Who was two miles off the day before was not there yet.
      guard !isOnNoDayOfIt || entry.thing != nil || entry.isTown || metres <= Self.minReach.entry else {
        continue
      }
      // Of what was written in a place no larger than a door it does not matter when.
      let isOfOtherDay = (isTown || entry.thing != nil) && isOnNoDayOfIt
      if isTown, !entry.isGuess {
        switch entry.thing {
        // On a large map a town's name says more than that of one of its corners.
        case nil:
          rank = entry.namesPin ? 1 : 0
          if isOfOtherDay { coordinate = cluster.inMidst ?? cluster.coordinate }
        case .seen?: (rank, reason) = (3, .attraction(name: entry.name))
        case .booked(let isCalledByTown)?:
          rank = 0
          // One came to the town by way of its airport, and was not there for days.
          if !cluster.isMostly(within: Self.reachOfStation, of: entry.coordinate) {
            guard isCalledByTown else { continue }
            coordinate = cluster.inMainTown ?? coordinate
          } else if isCalledByTown, cluster.isEndOfRide(at: entry.coordinate) {
            // What is called by the town is its station or stop, somewhere at its edge.
            coordinate = cluster.inMidst ?? coordinate
          } else if isOfOtherDay {
            // Who arrived at a port the day before does not leave from there.
            coordinate = cluster.inMidst ?? cluster.coordinate
          }
        }
      }
      names.append(
        Name(
          text: Reasoned(entry.name, because: reason), coordinate: coordinate, guess: entry.guess,
          fit: (rank, isOfOtherDay ? 1 : 0, metres)))
    }
    return names
  }
}

extension EventPlace {
  /// Whether its name has a town in it beside words for a station or an airport, and nothing but that town is known of
  /// where it is: in its middle there is no station.
  fileprivate var isStationOfTown: Bool {
    position?.reason.isTown == true && locality?.town != nil
      && (name.map { !StationName.towns(in: $0).isEmpty } ?? false)
  }

  /// The town in whose middle it stands for want of anything better, where it is another thing than that town.
  var onlyTown: String? {
    guard position?.reason.isTown == true, !isStationOfTown, !isCalledByTown, let locality, locality.isInTown
    else { return nil }
    return locality.cityOrTown
  }

  /// Whether it has the name of the town that it is in.
  fileprivate var isCalledByTown: Bool {
    guard let name = name?.lowercased(), let locality else { return false }
    return [locality.town, locality.city].contains { $0?.lowercased() == name }
  }

  /// Whether it is in a town, and not called by it.
  fileprivate var isDoor: Bool {
    guard let locality, locality.isInTown, let town = locality.cityOrTown else { return false }
    return name?.lowercased() != town.lowercased() && name?.lowercased() != locality.town?.lowercased()
  }
}

extension TripEvent.Kind {
  /// Whether it is booked for one house or place, and not for a town.
  fileprivate var isOfDoors: Bool { [.hotel, .restaurant, .activity].contains(self) }
}

extension PlacePlan {
  /// Whether it is a place for a meal, and none where anybody stayed.
  fileprivate var isToEatAt: Bool { category?.lowercased() == "food" }

  /// Whether it is a house or a sight in a town, and not called by that.
  fileprivate var isDoor: Bool {
    guard let kind = category.flatMap(KnownKind.init(word:)), Self.doors.contains(kind), let locality else {
      return false
    }
    return locality.isInTown && ![locality.town, locality.city].contains { $0?.folded == title.folded }
  }

  private static let doors: Set<KnownKind> = [.food, .drink, .stay, .sight, .museum, .music, .shopping]
}
