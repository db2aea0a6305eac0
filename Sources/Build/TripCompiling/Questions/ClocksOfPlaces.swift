import Basemap
import Foundation
import SiteLanguage
import Synchronization
package import TripModel
import TripPlanning

extension Survey {
  /// By whose clocks a place is, for who reads times in UTC: by its position, else by that of its name in the trip,
  /// else by the town that it names. What is asked of the atlas is opened when it is first needed.
  package var clocks: @Sendable (NamedPlace) -> ZoneRules? {
    let atlas = placeClocks
    let find = whereabouts(atlas)
    return { place in find(place).flatMap(atlas.zone) }
  }

  /// Where a place is, by the same.
  package var places: @Sendable (NamedPlace) -> Coordinate? { whereabouts(placeClocks) }

  private var placeClocks: PlaceClocks {
    PlaceClocks(
      folder: themeFolder + "/assets/atlas", language: plan.profile.language,
      countries: Words.countries(in: theme.phrases))
  }

  private func whereabouts(_ atlas: PlaceClocks) -> @Sendable (NamedPlace) -> Coordinate? {
    let known = KnownPlaces(plan: plan)
    return { place in
      let named = place.name.flatMap { known[$0]?.coordinate }
      return place.coordinate ?? named ?? place.name.flatMap(atlas.town)
    }
  }
}

/// The zones and towns of the atlas, each opened once, when it is first asked for.
private final class PlaceClocks: Sendable {
  private let folder: String
  private let language: String
  private let countries: [String: String]
  private let names = Mutex<PlaceNames?>(nil)
  private let zones = Mutex<ZoneLookup?>(nil)

  /// People of a town that is meant by the first word of a station's name alone: `Paris Est`.
  private static let largeTown = 200_000

  init(folder: String, language: String, countries: [String: String]) {
    self.folder = folder
    self.language = language
    self.countries = countries
  }

  func town(_ name: String) -> Coordinate? {
    // The code of an airport is no town: LIS is Lisbon, and Lis in Albania.
    if name.count <= 3, name.allSatisfy(\.isUppercase) { return nil }
    return names.withLock { names in
      if names == nil { names = try? PlaceNames.open(folder: folder, language: language) }
      guard let names else { return nil }
      let first = String(name.prefix { $0.isLetter })
      let found = names.towns(meantBy: [name, first], countries: countries)
      let town = found[name]?.first ?? found[first]?.first { $0.population >= Self.largeTown }
      return town.flatMap { Coordinate($0.point) }
    }
  }

  func zone(_ place: Coordinate) -> ZoneRules? {
    zones.withLock { zones in
      if zones == nil { zones = (try? ZoneMap.open(folder: folder)).map { ZoneLookup(map: $0) } }
      return zones?.zone(at: place)
    }
  }
}

extension Coordinate {
  init?(_ point: AtlasPoint) { self.init(latitude: point.latitude, longitude: point.longitude) }
}
