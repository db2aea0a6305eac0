import Markdown
import TripModel

/// Villages in which days ended, by the titles of what was written on these days, where others show that titles are such
/// names; those at both ends of ways that titles and names of files tell (`EndsOfWays`); and huts far from every town, by
/// what any text of the day calls them.
///
/// Who heads each day of a walk with where it ended, `Zubiri` and `O Cebreiro`, has named places that are too small for the
/// gazetteer: “5 km south-west of Erroibar” tells of a village where nobody was.
struct DayEnds: Sendable {
  private var names: NeighbourIndex<String>?

  /// So many titles, and more than half of all that read as names, are the towns in which their days ended.
  private static let fewest = 3
  /// Metres from a town within which a title that says its name means it.
  private static let reachOfTown = 8_000.0
  /// Metres from every town from which a hut that the text of a day names is where it ended.
  private static let farOff = 5_000.0
  /// Metres from where a day ended within which one is in the village.
  private static let reach = 1_000.0

  var isEmpty: Bool { names == nil }

  /// Asked of what is published: what is kept back names nothing.
  static func collect(
    from entries: [EntryPlan], tracks: [TrackPlan], names lookup: PlaceLookup, router: Router
  ) -> DayEnds {
    guard lookup.knowsTowns else { return DayEnds() }
    let ways = EndsOfWays.find(in: entries, tracks, names: lookup, router: router)
    let areas = lookup.areas(meantBy: Set(ways.map(\.name)).sorted())
    let ends = ways.filter { areas[$0.name] == nil }.map { (day: $0.day, at: $0.at, name: $0.name) }
    let titles = endsByTitles(entries, lookup, router)
    // What names where a day began says nothing of where it ended.
    let ofEvenings = ends.filter { router.lastStop(of: $0.day)?.coordinate == $0.at }
    let told = Set(titles.told + ofEvenings.map(\.day))
    let found = ends + titles.ends + huts(in: entries, router).filter { !told.contains($0.day) }
    return found.isEmpty ? DayEnds() : DayEnds(names: NeighbourIndex(found.map { ($0.at, $0.name) }))
  }

  /// The ends of days by titles that are names, and the days whose titles are such of no town.
  private static func endsByTitles(
    _ entries: [EntryPlan], _ lookup: PlaceLookup, _ router: Router
  ) -> (ends: [(day: LocalDate, at: Coordinate, name: String)], told: [LocalDate]) {
    var titles: [LocalDate: [String]] = [:]
    for entry in entries where entry.withheld == nil && entry.kept == nil && entry.placeName == nil {
      guard let title = NamedSpots.name(in: entry.title), TitledWay(title) == nil else { continue }
      titles[entry.day.value, default: []].append(title)
    }
    let titled = titles.values.count { $0.count == 1 }
    var agreeing = 0
    var open: [(day: LocalDate, at: Coordinate, name: String)] = []
    // Of two titles of a day nobody knows which is its end.
    for (day, ofDay) in titles.sorted(by: { $0.key < $1.key }) where ofDay.count == 1 {
      guard let stop = router.lastStop(of: day), let place = stop.locality, place.sea == nil,
        let town = place.town
      else { continue }
      let isTown = isSame(ofDay[0], town) && (place.isInTown || place.metres <= reachOfTown)
      if isTown { agreeing += 1 }
      guard !stop.isNamedHere, !place.isSurelyInTown, !(isTown && place.isInTown),
        router.hasEnded(day, at: stop.coordinate)
      else { continue }
      open.append((day, stop.coordinate, isTown ? town : ofDay[0]))
    }
    if agreeing < fewest || 2 * agreeing <= titled { open = [] }
    let areas = open.isEmpty ? [:] : lookup.areas(meantBy: Set(open.map(\.name)).sorted())
    return (open.filter { areas[$0.name] == nil }, open.map(\.day))
  }

  /// The huts that the texts of days name, one of each, where these ended far from every town; what a title names goes
  /// before what is said of others.
  private static func huts(
    in entries: [EntryPlan], _ router: Router
  ) -> [(day: LocalDate, at: Coordinate, name: String)] {
    let open = entries.filter { $0.withheld == nil && $0.kept == nil && $0.placeName == nil }
    return Dictionary(grouping: open) { $0.day.value }.sorted { $0.key < $1.key }.compactMap { day, entries in
      guard let stop = router.lastStop(of: day), let place = stop.locality, place.sea == nil,
        place.town != nil, !place.isInTown, place.metres > farOff, !stop.isNamedHere
      else { return nil }
      let titles = entries.map(\.title.value).joined(separator: "\n")
      let texts = entries.map(\.body.plainText).joined(separator: "\n")
      guard let name = HutName.only(in: titles) ?? HutName.only(in: texts),
        router.hasEnded(day, at: stop.coordinate)
      else { return nil }
      return (day: day, at: stop.coordinate, name: name)
    }
  }

  /// Whether a title is the name of a town, or the words of the one are among those of the other: `Estella` of
  /// `Estella-Lizarra`.
  static func isSame(_ title: String, _ town: String) -> Bool {
    let (one, other) = (NameLikeness.words(of: title), NameLikeness.words(of: town))
    let (few, many) = one.count < other.count ? (one, other) : (other, one)
    return !few.isEmpty
      && (0...(many.count - few.count)).contains { Array(many[$0..<($0 + few.count)]) == few }
  }

  /// The same place as it is told by one of these.
  func tell(_ place: inout Locality, at coordinate: Coordinate) {
    guard place.sea == nil, place.town != nil, !place.isSurelyInTown,
      let end = names?.within(Self.reach, of: coordinate).first
    else { return }
    place = place.called(end.element, metres: end.metres, isInTown: true, isSpot: false)
    place.isCalledByTitle = true
  }
}

extension Stop {
  /// Whether the traveller named the place itself, and not one that lies near it.
  var isNamedHere: Bool {
    switch name?.reason {
    case nil, .gazetteer?: false
    case .pinNearby?: place != nil
    default: true
    }
  }
}

extension Locality {
  /// Metres from the middle of a town, however small, within which nobody is somewhere else. The gazetteer counts three
  /// kilometres, in which another village may lie.
  private static let middle = 1_000.0

  fileprivate var isSurelyInTown: Bool {
    isInTown && (quarter != nil || metres <= max(Self.middle, townReach))
  }
}

extension PlaceLookup {
  /// The same, with the villages in which days ended.
  func ending(at ends: DayEnds) -> PlaceLookup {
    renamed { place, coordinate in ends.tell(&place, at: coordinate) }
  }
}

extension TripThings {
  /// Tells where things were by the villages in which days ended.
  mutating func tell(_ ends: DayEnds) {
    for index in media.photos.indices {
      guard let at = media.photos[index].position?.value, var place = media.photos[index].locality
      else { continue }
      ends.tell(&place, at: at)
      media.photos[index].locality = place
    }
    for index in journal.entries.indices {
      guard let at = journal.entries[index].position?.value, var place = journal.entries[index].locality
      else { continue }
      ends.tell(&place, at: at)
      journal.entries[index].locality = place
    }
    for index in places.indices {
      guard var place = places[index].locality else { continue }
      ends.tell(&place, at: places[index].coordinate)
      places[index].locality = place
    }
  }
}
