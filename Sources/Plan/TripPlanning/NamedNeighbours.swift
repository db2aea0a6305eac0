import Markdown
import TripModel

/// Towns that nobody names, each beside a greater one of which the traveller writes: who took a cable car up from
/// Tromsdalen, across the bridge, was in Tromsø.
///
/// The gazetteer tells by what is nearest, and the middle of such a suburb may be nearer than that of its town.
struct NamedNeighbours: Sendable {
  private struct Town: Hashable {
    let name: String
    let country: String?
  }

  private var meant: [Town: TownReading] = [:]

  /// Metres between the middles of two towns within which one of them may be meant at the other.
  private static let reach = 3_000.0
  /// So many places are asked, one of each hundredth of a degree.
  private static let maxAsked = 500
  /// A longer journal is not read through for a few names.
  private static let maxTexts = 1_000
  /// Letters of a word that is no name by itself: `de`, `Vila`.
  private static let shortWord = 4

  /// Asked of what is published: what is kept back names nothing.
  static func collect(from trip: Trip, names: PlaceLookup) -> NamedNeighbours {
    guard names.knowsTowns else { return NamedNeighbours() }
    var asked: [Town: Coordinate] = [:]
    for place in places(of: trip) {
      guard let here = names.locality(at: place), here.sea == nil, here.isInTown, let name = here.town,
        asked[Town(name: name, country: here.country)] == nil
      else { continue }
      asked[Town(name: name, country: here.country)] = place
    }
    guard !asked.isEmpty else { return NamedNeighbours() }
    let told = namesTold(in: trip)
    let untold = asked.filter { !isTold($0.key.name, told) }
    guard !untold.isEmpty, !told.isEmpty else { return NamedNeighbours() }
    let own = Set(untold.keys.map(\.name))
    let around = names.towns(around: Array(untold.values)) { told.contains($0) || own.contains($0) }
    var found = NamedNeighbours()
    for (town, place) in untold {
      let here = around.filter { $0.name == town.name && $0.country == town.country }
        .min { $0.coordinate.distance(to: place) < $1.coordinate.distance(to: place) }
      guard let here else { continue }
      found.meant[town] = around.filter { other in
        told.contains(other.name) && other.name != town.name && other.country == town.country
          && other.population > here.population
          && other.coordinate.distance(to: here.coordinate) <= reach
      }.max { ($0.population, $1.name) < ($1.population, $0.name) }
    }
    return found
  }

  /// Where anything was, one place of each hundredth of a degree.
  private static func places(of trip: Trip) -> [Coordinate] {
    let written = trip.entries.compactMap { $0.place } + trip.events.flatMap(\.places)
    let all =
      trip.pins.map { Optional($0.coordinate) } + written.map(\.value.coordinate)
      + trip.photos.map(\.coordinate)
    var known: Set<[Int]> = []
    var found: [Coordinate] = []
    for place in all.compactMap(\.self) where found.count < maxAsked {
      let cell = [place.latitude, place.longitude].map { Int(($0 * 100).rounded()) }
      if known.insert(cell).inserted { found.append(place) }
    }
    return found
  }

  /// All that may be a name in what the traveller wrote.
  private static func namesTold(in trip: Trip) -> Set<String> {
    var texts: [String?] = [trip.settings.title, trip.settings.description]
    for entry in trip.entries.prefix(maxTexts) {
      texts += [entry.title?.value, entry.place?.value.name, entry.body.plainText]
    }
    for pin in trip.pins { texts += [pin.title, pin.description, pin.address] }
    for event in trip.events { texts += [event.title] + event.places.map(\.value.name) }
    var names: Set<String> = []
    for text in texts.compactMap(\.self) { names.formUnion(TownEvidence.names(in: text)) }
    return names
  }

  /// Whether a town is named, by a part of its name at least: `Gaia` of `Vila Nova de Gaia`.
  private static func isTold(_ town: String, _ told: Set<String>) -> Bool {
    if told.contains(town) { return true }
    let words = town.split { !$0.isLetter }
    return words.count > 1 && words.contains { $0.count >= shortWord && told.contains(String($0)) }
  }

  var isEmpty: Bool { meant.isEmpty }

  /// The town that is meant at one by whose name the gazetteer calls a place.
  fileprivate func town(for place: Locality) -> TownReading? {
    place.town.flatMap { meant[Town(name: $0, country: place.country)] }
  }
}

extension PlaceLookup {
  /// The same, with places in the towns that the traveller means beside those in which they are.
  func believing(_ neighbours: NamedNeighbours) -> PlaceLookup {
    guard !neighbours.isEmpty else { return self }
    return renamed { place, coordinate in
      guard place.sea == nil, place.isInTown, let town = neighbours.town(for: place) else { return }
      (place.town, place.quarter, place.quarterNearby) = (town.name, nil, nil)
      place.region = town.region
      place.metres = town.coordinate.distance(to: coordinate)
      place.direction = CompassDirection(from: town.coordinate, to: coordinate)
    }
  }
}
