import Diagnostics
import TripModel

/// Places that the traveller's own files give a position, by their names in whatever capitals.
struct OwnPlaces: Sendable {
  private var byName: [String: Reasoned<Coordinate>] = [:]
  /// Names of countries and regions: a position behind one is that of one day, and no place of the trip.
  private var areas: Set<String> = []

  /// Pins first, then what entries, trip.yml and events write with a position, then saved attractions.
  static func collect(from trip: Trip, names: PlaceLookup = .unknown) -> OwnPlaces {
    var own = OwnPlaces()
    own.areas = areas(among: trip, names)
    for pin in trip.pins { own.add(pin.title, pin.coordinate, .pinNearby(title: pin.title)) }
    for entry in trip.entries {
      own.add(entry.place?.value.name, entry.place?.value.coordinate, .written(file: entry.file))
    }
    let settings = [trip.settings.destination, trip.settings.startAt, trip.settings.endAt]
    for place in settings.compactMap(\.self) + trip.events.flatMap(\.places) {
      own.add(place.value.name, place.value.coordinate, .written(file: place.place.file))
    }
    for attraction in trip.attractions {
      own.add(attraction.name, attraction.at?.value.coordinate, .attraction(name: attraction.name))
    }
    return own
  }

  /// Whether a name that stands before a position is that of a country or region.
  func isArea(_ name: String?) -> Bool { name.map { areas.contains($0.lowercased()) } ?? false }

  private static func areas(among trip: Trip, _ names: PlaceLookup) -> Set<String> {
    let placed = (trip.entries.compactMap { $0.place } + trip.events.flatMap(\.places)).filter {
      $0.value.coordinate != nil
    }
    let texts = Set(placed.compactMap(\.value.name) + trip.pins.map(\.title)).sorted()
    guard !texts.isEmpty else { return [] }
    let found = names.areas(meantBy: texts)
    guard !found.isEmpty else { return [] }
    let towns = names.towns(meantBy: found.keys.sorted())
    return Set(found.filter { $0.value.goesBefore(towns[$0.key] ?? []) }.keys.map { $0.lowercased() })
  }

  subscript(name: String?) -> Reasoned<Coordinate>? { name.flatMap { byName[$0.lowercased()] } }

  private mutating func add(_ name: String?, _ coordinate: Coordinate?, _ reason: Reason) {
    guard let name, let coordinate, byName[name.lowercased()] == nil, !isArea(name) else { return }
    byName[name.lowercased()] = Reasoned(coordinate, because: reason)
  }
}
