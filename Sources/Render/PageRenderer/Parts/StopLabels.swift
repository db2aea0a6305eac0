import Drawing
import Foundation
import SiteLanguage
import TripModel
import TripPlanning

/// What stops are called on a map, and first in the list below it: by their own names on that of a town or a region,
/// by their towns on that of a country or more, where `Cádiz station` would say too much and `Hotel Miramar` nothing,
/// and on any where the hours of a stop are those of more than the place that names it.
struct StopLabels {
  let scope: PageScope
  let stops: [Stop]
  /// Whose stops these are, where they are of one day: its text names the ends of a walk.
  var day: DayPlan?

  /// Metres from the first stop to the farthest from which on a map is one of countries.
  private static let smallestCountry = 150_000.0

  /// Whether places are so far apart that each is called by its town.
  static func areOfCountries(_ places: [Coordinate]) -> Bool {
    guard let first = places.first else { return false }
    return places.contains { $0.distance(to: first) >= smallestCountry }
  }

  /// Whether these stops are: what is in the open sea has a wrong position, or no town, and makes no region a country.
  private var isOfCountries: Bool {
    Self.areOfCountries(stops.filter { $0.locality?.sea == nil }.map(\.coordinate))
  }

  /// In the order of the stops; empty where one has no name. Where only the town of one is known, its sign stands for
  /// that: `in Milan`, and on a map of a country or more `Milan`. What only the text of a day names, as an alp where a walk
  /// ended, is called as there.
  var names: [String] {
    let (names, isOfCountries) = (namesOfPlaces, self.isOfCountries)
    var taken = Set(names.map { $0.lowercased() })
    let walk = day.flatMap { WalkStops(of: $0, in: scope.plan) }
    return zip(stops, names).map { stop, name in
      if name.isEmpty,
        let told = walk?.place(of: stop, among: scope.site.toldPlaces)?.told ?? scope.toldName(of: stop),
        taken.insert(told.lowercased()).inserted
      {
        return told
      }
      // Whoever stayed at an inn in a town all the time was at that, as the calendar says; the town stands behind it.
      if stop.name?.reason == .gazetteer, !isOfCountries, let told = scope.mostlyTold(stop),
        taken.insert(told.lowercased()).inserted
      {
        return told
      }
      if let told = quarterWithTown(stop, called: name) { return told }
      guard let town = stop.guess?.town, town != name else { return name }
      return isOfCountries && !names.contains(town) ? town : scope.words(.stopInTown, ["town": town])
    }
  }

  /// A quarter that is the only name on its map, with its town: “Luxembourg” alone is another place.
  private func quarterWithTown(_ stop: Stop, called name: String) -> String? {
    guard stops.count == 1, stop.name?.reason == .gazetteer, let place = stop.locality, place.quarter == name,
      let town = place.town, town != name
    else { return nil }
    return name + scope.words[.listMark] + town
  }

  /// No name is given twice for a town's.
  private var namesOfPlaces: [String] {
    let own = stops.map { scope.name(of: $0) ?? "" }
    let (towns, isOfCountries) = (townsOfWideStops, self.isOfCountries)
    guard isOfCountries || !towns.isEmpty else { return own }
    var taken = Set(own.map { $0.lowercased() })
    return zip(stops, own).map { stop, name in
      let wide = townOfWide(stop).flatMap { towns.contains($0) ? Self.part(of: name, with: $0) ?? $0 : nil }
      guard let town = wide ?? (isOfCountries ? town(of: stop, called: name) : nil),
        taken.insert(town.lowercased()).inserted
      else { return name }
      return town
    }
  }

  /// Towns by which a stop is called whose hours are not those of one place: none on a map of one town, and none
  /// that two such stops would share.
  private var townsOfWideStops: Set<String> {
    guard Set(stops.compactMap { $0.locality?.town }).count > 1 else { return [] }
    let towns = stops.compactMap { townOfWide($0) }
    return Set(towns.filter { town in towns.filter { $0 == town }.count == 1 })
  }

  /// Of a stop that the gazetteer names that is the name already, or tells less.
  private func townOfWide(_ stop: Stop) -> String? {
    guard stop.isWiderThanPlace, let name = stop.name, name.reason != .gazetteer, let place = stop.locality,
      place.isInTown
    else { return nil }
    return place.town
  }

  /// The town that says more: of a pin in it, and of a name that the traveller wrote where that is the town's with
  /// something added. What they call a town is left alone.
  private func town(of stop: Stop, called name: String) -> String? {
    guard !name.isEmpty, let place = stop.locality, place.isInTown, let town = place.town else { return nil }
    if let written = Self.town(in: name, at: place) { return written }
    switch stop.name?.reason {
    case .pinNearby?, .attraction?: return town
    case .written?: return scope.townOfSight(stop)
    default: return nil
    }
  }

  /// The town that is named in what a place in it is called, also in another language where that is the name of a
  /// station: Vienna in `Wien Hbf`; nil where none is.
  static func town(in name: String, at place: Locality?) -> String? {
    guard let place, place.isInTown, let town = place.town else { return nil }
    return part(of: name, with: town) ?? (StationName.towns(in: name).isEmpty ? nil : town)
  }

  /// The town as it is written in a name with words before or behind it: `Cádiz` of `Cádiz station`, also where lists of
  /// towns have it without its accent.
  private static func part(of name: String, with town: String) -> String? {
    let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive]
    guard name.count > town.count, let range = name.range(of: town, options: options) else { return nil }
    let before = name[..<range.lowerBound].last
    let after = name[range.upperBound...].first
    return [before, after].allSatisfy { $0.map { !$0.isLetter } ?? true } ? String(name[range]) : nil
  }
}

extension PageScope {
  /// Metres from a stop within which a pin of its name is the one that it is called by.
  private static let reachOfPin = 2_000.0

  /// The town of a stop that was called by a pin of a kind that no town is of, as a sight or a place for a meal: seen from
  /// afar that is where one was. Nil of any other, since what the traveller calls a town is left alone.
  func townOfSight(_ stop: Stop) -> String? {
    guard let name = stop.name?.value, let locality = stop.locality, locality.isInTown else { return nil }
    let isSight = plan.places.contains { place in
      place.title == name && place.coordinate.distance(to: stop.coordinate) <= Self.reachOfPin
        && place.category.map { PlaceCategory(named: $0) != .other } ?? false
    }
    return isSight ? locality.town : nil
  }
}

/// Labels that a map has already: of a station, a hotel and a stop that are all called by their town one bears its name.
struct GivenLabels {
  /// Where a name is given, in small letters.
  private var known: [String: [Coordinate]] = [:]

  /// Metres within which two places of one name are in one town: there are three dozen Springfields.
  private static let reachOfTown = 60_000.0

  /// Whether a name is not yet given around a place; from then on it is.
  mutating func isFirst(_ name: String, at place: Coordinate) -> Bool {
    let small = name.lowercased()
    let isKnown = known[small, default: []].contains { $0.distance(to: place) <= Self.reachOfTown }
    if !isKnown { known[small, default: []].append(place) }
    return !isKnown
  }
}

extension Stop {
  /// Whether it is in a town of which quarters are near it, and nobody knows that it is in one.
  var isBareCorner: Bool {
    guard name == nil, part == nil, let locality else { return false }
    return locality.isInTown && locality.quarter == nil && locality.quarterNearby != nil
  }
}
