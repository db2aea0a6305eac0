import Diagnostics
import Foundation
import TripModel

/// Places that the traveller's own files give a position, by their names in whatever capitals.
struct OwnPlaces: Sendable {
  private var byName: [String: Reasoned<Coordinate>] = [:]
  /// The same in Latin letters, and those of them that are written in others: a ferry is booked to `Naxos`, and its
  /// passenger was in `Νάξος`.
  private var byLatinKey: [String: Reasoned<Coordinate>] = [:]
  private var byKeyOfOther: [String: Reasoned<Coordinate>] = [:]
  /// Pins of whose titles a name is one part between commas.
  private var byPart: [String: [Reasoned<Coordinate>]] = [:]
  /// Pins, and what is booked at a place without a name, by what stands before a bracket, comma or dash in their titles.
  private var byHead: [String: [Reasoned<Coordinate>]] = [:]
  /// Names of countries and regions: a position behind one is that of one day, and no place of the trip.
  private var areas: [String: AreaReading] = [:]

  /// Pins first, then what entries, trip.yml and events write with a position, then saved attractions.
  static func collect(from trip: Trip, names: PlaceLookup = .unknown) -> OwnPlaces {
    var own = OwnPlaces()
    own.areas = areas(among: trip, names)
    for pin in trip.pins {
      own.add(pin.title, pin.coordinate, .pinNearby(title: pin.title))
      own.addParts(of: pin)
      own.addHead(of: pin.title, pin.coordinate, .pinNearby(title: pin.title))
    }
    for entry in trip.entries {
      own.add(entry.place?.value.name, entry.place?.value.coordinate, .written(file: entry.file))
    }
    let settings = [trip.settings.destination, trip.settings.startAt, trip.settings.endAt]
    for place in settings.compactMap(\.self) + trip.events.flatMap(\.places) {
      own.add(place.value.name, place.value.coordinate, .written(file: place.place.file))
    }
    for event in trip.events where !event.kind.isRide {
      guard let at = event.at, let coordinate = at.value.coordinate else { continue }
      own.addHead(of: event.title, coordinate, .written(file: at.place.file))
    }
    for attraction in trip.attractions {
      own.add(attraction.name, attraction.at?.value.coordinate, .attraction(name: attraction.name))
    }
    return own
  }

  /// Whether a name that stands before a position is that of a country or region.
  func isArea(_ name: String?) -> Bool { area(of: name) != nil }

  /// The country or region of which a name before a position is.
  func area(of name: String?) -> AreaReading? { name.flatMap { areas[$0.lowercased()] } }

  private static func areas(among trip: Trip, _ names: PlaceLookup) -> [String: AreaReading] {
    let placed = (trip.entries.compactMap { $0.place } + trip.events.flatMap(\.places)).filter {
      $0.value.coordinate != nil
    }
    let texts = Set(placed.compactMap(\.value.name) + trip.pins.map(\.title)).sorted()
    guard !texts.isEmpty else { return [:] }
    let found = names.areas(meantBy: texts)
    guard !found.isEmpty else { return [:] }
    let towns = names.towns(meantBy: found.keys.sorted())
    let areas = found.filter { $0.value.goesBefore(towns[$0.key] ?? []) }
    // The same name in other capitals is the same area.
    return Dictionary(areas.map { ($0.key.lowercased(), $0.value) }.sorted { $0.0 < $1.0 }) { first, _ in
      first
    }
  }

  subscript(name: String?) -> Reasoned<Coordinate>? {
    guard let name else { return nil }
    return byName[name.lowercased()] ?? inOtherLetters(name)
  }

  /// What has that name in other letters.
  private func inOtherLetters(_ name: String) -> Reasoned<Coordinate>? {
    guard !isArea(name) else { return nil }
    if LatinKey.isOther(name) { return byLatinKey[LatinKey.of(name)] }
    return byKeyOfOther.isEmpty ? nil : byKeyOfOther[LatinKey.of(name)]
  }

  /// Where the pins are of whose titles a name is a part, as `Mutianyu` is of `Great Wall, Mutianyu`.
  func positions(withPart name: String?) -> [Coordinate] {
    name.flatMap { byPart[$0.lowercased()] }?.map(\.value) ?? []
  }

  /// The same, with names that mean no town meaning the pin of whose title they are a part, where that is of one alone, or
  /// what is booked by a title that begins with them.
  func withParts(namedIn trip: Trip, besides towns: NamedTowns) -> OwnPlaces {
    guard !byPart.isEmpty || !byHead.isEmpty else { return self }
    var own = self
    for name in trip.namedPlaces.compactMap(\.value.name) {
      let isKnown = self[name] != nil || isArea(name) || towns.area(of: name) != nil
      guard !isKnown, towns.position(of: name) == nil, !towns.isAmbiguous(name) else { continue }
      if let pins = byPart[name.lowercased()], pins.count == 1 {
        own.byName[name.lowercased()] = pins[0]
      } else if let place = onlyPlace(headed: name) {
        own.byName[name.lowercased()] = place
      }
    }
    return own
  }

  /// Metres within which several things of one name are one place: a bed that was booked for two nights.
  private static let onePlace = 1_000.0

  /// Where all is that such a title begins with; nil where it is at several places.
  private func onlyPlace(headed name: String) -> Reasoned<Coordinate>? {
    guard let places = byHead[name.lowercased()], let first = places.first,
      places.allSatisfy({ $0.value.distance(to: first.value) <= Self.onePlace })
    else { return nil }
    return first
  }

  /// What stands before a bracket, a comma or a dash between blanks: `White Horse Hill` of `White Horse Hill (DOC)`.
  private mutating func addHead(of title: String, _ coordinate: Coordinate, _ reason: Reason) {
    let marks = ["(", ",", " - ", " – ", " — "]
    let end = marks.compactMap { title.range(of: $0)?.lowerBound }.min() ?? title.endIndex
    let head = title[..<end].trimmingCharacters(in: .whitespaces).lowercased()
    guard !head.isEmpty else { return }
    byHead[head, default: []].append(Reasoned(coordinate, because: reason))
  }

  private mutating func addParts(of pin: Pin) {
    let parts = pin.title.lowercased().split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    guard parts.count > 1 else { return }
    for part in Set(parts) where !part.isEmpty {
      byPart[part, default: []].append(Reasoned(pin.coordinate, because: .pinNearby(title: pin.title)))
    }
  }

  private mutating func add(_ name: String?, _ coordinate: Coordinate?, _ reason: Reason) {
    guard let name, let coordinate, byName[name.lowercased()] == nil, !isArea(name) else { return }
    let place = Reasoned(coordinate, because: reason)
    byName[name.lowercased()] = place
    let key = LatinKey.of(name)
    if byLatinKey[key] == nil { byLatinKey[key] = place }
    if LatinKey.isOther(name), byKeyOfOther[key] == nil { byKeyOfOther[key] = place }
  }
}
