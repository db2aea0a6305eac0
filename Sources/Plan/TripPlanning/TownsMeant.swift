import TripModel

/// Which towns the names mean that entries may have for places (TownsOfTitles).
struct TownsMeant {
  /// What an entry names.
  struct Hint {
    let name: String
    let town: TownReading
    /// Whether a title is the name of a city or of a way to it, or a second sign says so (`TownHints.isSurely`).
    let isSure: Bool
  }

  private let readings: [String: [TownReading]]
  private let areas: [String: AreaReading]
  /// In which the trip is known to have been, and those that the cities of such names tell.
  private let countries: (known: Set<String>, ofTitles: Set<String>)
  private let surroundings: TripSurroundings

  init(_ hints: [TownHints], of trip: Trip, _ names: PlaceLookup) {
    let written = trip.namedPlaces.compactMap(\.value.name)
    let ofTrip = [trip.settings.title, trip.settings.description].compactMap(\.self)
      .flatMap { TownEvidence.names(in: $0) }
    let texts = Set(hints.flatMap(\.all)).union(written)
    readings = names.towns(meantBy: texts.sorted())
    areas = names.areas(meantBy: texts.union(ofTrip).sorted())
    surroundings = TripSurroundings.collect(from: trip)
    var known = Set(surroundings.points.compactMap { names.locality(at: $0)?.country })
    for name in written + ofTrip {
      if let area = areas[name] { known.insert(area.country) }
    }
    for name in written {
      if let town = TownChoice.clear(among: readings[name] ?? []) { known.insert(town.country) }
    }
    countries = (known, Self.countries(of: hints, readings))
  }

  /// The countries of most of the cities that the entries name, with two of them at least, and those of the cities within a day's
  /// drive of these.
  private static func countries(of hints: [TownHints], _ readings: [String: [TownReading]]) -> Set<String> {
    let cities = Set(
      hints.flatMap(\.all).compactMap { name in
        TownChoice.clear(among: readings[name] ?? []).flatMap { $0.population >= TownChoice.known ? $0 : nil }
      })
    let main = Dictionary(grouping: cities) { $0.country }.filter { $0.value.count > 1 }
    let here = main.values.flatMap(\.self)
    guard 2 * here.count > cities.count else { return [] }
    let near = cities.filter { city in
      here.contains { $0.coordinate.distance(to: city.coordinate) <= Nearness.reachOfDrive }
    }
    return Set(main.keys).union(near.map(\.country))
  }

  /// The town that the first of its names means of which any does; nil where that means several.
  func town(of hints: TownHints) -> Hint? {
    for group in hints.groups {
      let found = group.names.compactMap { name in town(named: name, in: hints, group).map { (name, $0) } }
      guard let (name, town) = found.first else { continue }
      guard Set(found.map(\.1)).count == 1 else { return nil }
      let isSure = group.isWhole && town.population >= TownChoice.known || hints.isSurely(name)
      return Hint(name: group.isWritten ? name : town.name, town: town, isSure: isSure)
    }
    return nil
  }

  private func town(named name: String, in hints: TownHints, _ group: TownHints.Group) -> TownReading? {
    let all = (readings[name] ?? []).filter {
      countries.known.contains($0.country) || countries.ofTitles.contains($0.country)
    }
    if let area = areas[name], area.goesBefore(readings[name] ?? []) { return nil }
    let here = all.filter { town in
      // Bariloche is San Carlos de Bariloche to its own people.
      let isKnown = !town.isNamedAbroad || all.count == 1 && town.population >= TownChoice.known
      return isKnown && !town.isPart
        && (countries.ofTitles.contains(town.country) || surroundings.isEmpty
          || surroundings.isNear(town.coordinate, within: Nearness.reachOfDrive, asking: name))
    }
    guard let town = TownChoice.clear(among: here) else { return nil }
    // `Hope` and `Beach` are villages, too, and `essen` is food.
    let isWord =
      !name.contains(" ")
      && (town.population < TownChoice.known || group.isOfTags || TownHints.isWord(name))
    return isWord && !hints.isSurely(name) ? nil : town
  }
}
