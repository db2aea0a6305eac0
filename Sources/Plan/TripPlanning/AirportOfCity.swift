import TripModel

/// An airport in a town that is not the one for which it was built: Haneda is in Kawasaki, and Tokyo's.
struct AirportOfCity {
  let at: Coordinate
  /// What in its name may be a city, the longest first.
  let cities: [String]
  private let town: String
  private let country: String?
  /// Whether its name has that of the town that it is in: Newark is New York's only for who says so.
  private let isNamedByTown: Bool

  /// People of a city whose name an airport bears from afar: Stansted is London's.
  private static let minCity = 300_000
  /// Metres from a city's middle within which an airport may bear its name.
  private static let reach = 70_000.0
  /// Words of a name that are looked at, and those that a city has.
  private static let maxWords = (ofName: 8, ofCity: 3)

  /// The ends of flights that have a position, and what else says of itself that it is an airport; those of which the
  /// gazetteer knows whose they are need no other.
  static func all(of trip: Trip, _ names: PlaceLookup) -> [AirportOfCity] {
    let flights = trip.events.filter { $0.kind == .flight }.flatMap(\.places)
    let ends = Set(flights.compactMap { $0.value.name?.lowercased() })
    let written = flights.map { ($0.value.name, $0.value.coordinate) }
    let pins = trip.pins.filter { ends.contains($0.title.lowercased()) || StationName.isAirport($0.title) }
      .map { (Optional($0.title), Optional($0.coordinate)) }
    // Who flies there and back names each twice.
    var known: Set<NamedPlace> = []
    return (written + pins).compactMap { name, coordinate in
      guard let coordinate, known.insert(NamedPlace(name: name, coordinate: coordinate)).inserted,
        let place = names.locality(at: coordinate), place.sea == nil,
        place.city == nil, let town = place.town
      else { return nil }
      return AirportOfCity(name ?? "", at: coordinate, town: town, country: place.country)
    }
  }

  private init(_ name: String, at place: Coordinate, town: String, country: String?) {
    (at, self.town, self.country) = (place, town, country)
    let words = name.split { !$0.isLetter && $0 != "'" && $0 != "’" && $0 != "." }
      .prefix(Self.maxWords.ofName).map(String.init)
    cities = (1...Self.maxWords.ofCity).reversed().flatMap { count in
      words.indices.dropLast(count - 1).map { words[$0..<($0 + count)].joined(separator: " ") }
    }
    isNamedByTown = cities.contains { $0.lowercased() == town.lowercased() }
  }

  /// The city that its name has in it, where that is another than the town that it is in.
  func city(among meant: [String: [TownReading]]) -> TownReading? {
    cities.lazy.compactMap { name in
      (meant[name] ?? []).first { reading in
        reading.country == country && reading.population >= Self.minCity && reading.name != town
          && reading.coordinate.distance(to: at) <= Self.reach
      }
    }.first
  }

  /// The city that it serves, by what is around it.
  func served(_ names: PlaceLookup) -> TownReading? {
    isNamedByTown ? nil : names.cityOfAirport(at: at).flatMap { $0.name == town ? nil : $0 }
  }
}
