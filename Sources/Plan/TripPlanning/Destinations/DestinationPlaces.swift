import Diagnostics
package import TripModel

/// Where places to go next are: as it is written, else where the town is that their names mean.
package struct DestinationPlaces {
  package struct Place: Hashable {
    /// Nil where nothing tells, or in a private circle.
    package var position: Coordinate?
    /// ISO 3166-1 alpha-2.
    package var country: String?
    /// Whether it is in a private circle: then nothing is told that depends on where it is.
    package var isPrivate = false
  }

  /// In the order of the destinations.
  private(set) var all: [Place] = []
  private(set) var diagnostics: [Diagnostic] = []
  private let names: PlaceLookup
  private let circles: [PrivateCircle]
  private let towns: [String: [TownReading]]
  private let areas: [String: AreaReading]

  init(of destinations: [Destination], _ contents: DestinationContents) {
    self.init(of: destinations, outside: contents.circles, named: contents.names)
  }

  private init(of destinations: [Destination], outside circles: [PrivateCircle], named names: PlaceLookup) {
    (self.names, self.circles) = (names, circles)
    let named = destinations.filter { $0.at?.value.coordinate == nil }.map(\.town)
    let texts = Set(named).sorted()
    towns = texts.isEmpty ? [:] : names.towns(meantBy: texts)
    areas = texts.isEmpty ? [:] : names.areas(meantBy: texts)
    for destination in destinations {
      let found = place(of: destination)
      all.append(found)
    }
  }

  /// The same for who asks others about them, in their order: those of which no page tells are private (`outside`), so
  /// that nobody is asked about what is withheld, nor about another place than the page means.
  package static func find(
    _ destinations: [Destination], outside circles: [PrivateCircle], named names: PlaceLookup
  ) -> [Place] {
    let open = Set(destinations.outside(circles, named: names))
    let found = DestinationPlaces(of: destinations, outside: circles, named: names).all
    return zip(destinations, found).map { destination, place in
      open.contains(destination) ? place : Place(isPrivate: true)
    }
  }

  private mutating func place(of destination: Destination) -> Place {
    if let written = destination.at?.value.coordinate { return place(destination, at: written, in: nil) }
    let text = destination.town
    // A country that is written tells which of several towns is meant.
    let readings = (towns[text] ?? []).filter { town in
      destination.country.map { $0 == town.country } ?? true
    }
    // A whole country or region is no point, but that much is known.
    if let area = areas[text], area.goesBefore(readings), [nil, area.country].contains(destination.country) {
      return Place(country: area.country)
    }
    // And so does an airport that is.
    var surroundings = TripSurroundings()
    surroundings.add(destination.airport?.coordinate)
    let choice = TownChoice(readings, text: text, isDestination: true)
    if let town = choice.best(near: surroundings) {
      return place(destination, at: town.coordinate, in: town.country)
    }
    if names.knowsTowns {
      diagnostics.append(
        readings.isEmpty
          ? .destinationNotFound(destination) : .unclear(destination, choice.written(near: surroundings)))
    }
    return Place(country: destination.country)
  }

  /// `country` is that of the town there, where it was found by its name.
  private func place(_ destination: Destination, at place: Coordinate, in country: String?) -> Place {
    guard !circles.contains(where: { $0.contains(place) }) else {
      return Place(country: destination.country, isPrivate: true)
    }
    return Place(
      position: place,
      country: destination.country ?? names.locality(at: place)?.country ?? country)
  }
}

extension Diagnostic {
  fileprivate static func destinationNotFound(_ destination: Destination) -> Diagnostic {
    Diagnostic(
      .warning, .placeNotFound, "Unknown place “\(destination.town)”",
      at: destination.at?.place ?? destination.source,
      advice: destination.at == nil
        ? "Write its position, such as `at: 36.5297, -6.2925`, or the town: `at: Cádiz`."
        : "Write its position after the name, such as Cádiz, 36.5297 -6.2925.")
  }

  fileprivate static func unclear(_ destination: Destination, _ readings: [String]) -> Diagnostic {
    Diagnostic(
      .warning, .ambiguousPlace, "Ambiguous place “\(destination.town)”: several towns have this name",
      at: destination.at?.place ?? destination.source,
      advice: "Write one of these behind `at:`, or a position: \(readings.joined(separator: "; ")).")
  }
}
