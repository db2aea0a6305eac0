import Basemap
import Diagnostics
import SiteLanguage
import Synchronization
import TripModel
import TripPlanning
import TripReading

/// What places are called: the gazetteer, and how the planner asks it.
struct NamesOfPlaces: Sendable {
  let names: PlaceNames
  let lookup: PlaceLookup
}

extension TripCompiler {
  /// What places are called in the trip's language, where the traveller's folder names any, or may. For who looks at words
  /// alone, positions need no names, but names need positions.
  mutating func openNames(for trip: Trip, in theme: Theme) -> NamesOfPlaces? {
    let namesAny = depth == .words ? !trip.namedPlaces.isEmpty : trip.hasPlaces
    guard namesAny || trip.mayNameTownsInTitles else { return nil }
    do throws(AtlasProblem) {
      let names = try options.atlas.names(in: trip.settings.language)
      return NamesOfPlaces(
        names: names, lookup: PlaceLookup(names: names, countries: Words.countries(in: theme.phrases)))
    } catch {
      // Nobody misses what a title might have told.
      if namesAny { report(Diagnostic(.warning, .noAtlas, error.message, advice: error.advice)) }
      return nil
    }
  }
}

extension PlaceLookup {
  /// Asks the atlas's gazetteer; `countries` are names of countries by their codes, in the language of the trip.
  init(names: PlaceNames, countries: [String: String]) {
    let known = TownShelf()
    self.init(
      { place in
        names.name(latitude: place.latitude, longitude: place.longitude).map { name in
          let city = names.city(near: name, latitude: place.latitude, longitude: place.longitude)
          return Locality(name, city: city?.name, countries: countries)
        }
      },
      towns: { texts in
        known.towns(texts) { open in
          names.towns(meantBy: open, countries: countries)
            .mapValues { towns in
              // Beside no other it makes no difference.
              towns.compactMap { town in
                TownReading(town, names: names, isPart: towns.count > 1 && names.isPart(town))
              }
            }
        }
      },
      areas: { names.areas(meantBy: $0, countries: countries).mapValues(AreaReading.init) },
      cityOfAirport: { place in
        let (latitude, longitude) = (place.latitude, place.longitude)
        return names.name(latitude: latitude, longitude: longitude)
          .flatMap { names.cityOfAirport(near: $0, latitude: latitude, longitude: longitude) }
          .flatMap { TownReading($0, names: names) }
      },
      townAround: { place in
        names.townAround(latitude: place.latitude, longitude: place.longitude)
          .flatMap { TownReading($0, names: names) }
      },
      townsNearby: { places, isWanted in
        let points = places.map { AtlasPoint(longitude: $0.longitude, latitude: $0.latitude) }
        return names.towns(around: points, whoseName: isWanted).compactMap { TownReading($0, names: names) }
      },
      areOnTwoLands: { one, other in
        names.areOnTwoLands(
          AtlasPoint(longitude: one.longitude, latitude: one.latitude),
          AtlasPoint(longitude: other.longitude, latitude: other.latitude))
      },
      isOffShore: { names.isOffShore(AtlasPoint(longitude: $0.longitude, latitude: $0.latitude)) })
  }
}

extension Locality {
  /// Towns that are all of their countries, as the gazetteer has them: they are called as these are, in any language.
  private static let countryTowns = [
    "GI": "Gibraltar", "MC": "Monaco", "SG": "Singapore", "SM": "San Marino", "VA": "Vatican City",
  ]

  fileprivate init(_ name: PlaceName, city: String?, countries: [String: String]) {
    let whole = name.country.flatMap { code -> String? in
      guard let town = name.town?.name, town == Self.countryTowns[code] else { return nil }
      return countries[code]
    }
    self.init(
      town: whole ?? name.town?.name, quarter: name.quarter, metres: name.metres,
      direction: CompassDirection(rawValue: name.wind.rawValue) ?? .north, isInTown: name.isInTown,
      region: name.region, country: name.country, sea: name.sea)
    self.city = city
    quarterNearby = name.nearQuarter.map { QuarterNearby(name: $0.name, metres: $0.metres) }
    townReach = name.town.map { Town.reach(ofPopulation: $0.population) } ?? 0
    isTownTranslated = whole != nil || name.town?.isTranslated ?? false
  }
}

/// Towns by the texts that mean them, each looked up once: a preview asks for the same ones again and again.
private final class TownShelf: Sendable {
  private let known = Mutex<[String: [TownReading]]>([:])

  func towns(_ texts: [String], _ find: ([String]) -> [String: [TownReading]]) -> [String: [TownReading]] {
    known.withLock { known in
      let open = texts.filter { known[$0] == nil }
      if !open.isEmpty {
        let found = find(open)
        for text in open { known[text] = found[text] ?? [] }
      }
      return Dictionary(
        texts.compactMap { text in known[text].flatMap { $0.isEmpty ? nil : (text, $0) } },
        uniquingKeysWith: { first, _ in first })
    }
  }
}

extension TownReading {
  fileprivate init?(_ town: Town, names: PlaceNames, isPart: Bool = false) {
    guard
      let coordinate = Coordinate(latitude: town.point.latitude, longitude: town.point.longitude)
    else { return nil }
    self.init(
      name: town.name, region: town.region, country: town.country,
      countryName: names.countryName(town.country), coordinate: coordinate, population: town.population,
      isPart: isPart, isNamedAbroad: town.isNamedAbroad)
  }
}

extension AreaReading {
  fileprivate init(_ area: NamedArea) {
    self.init(
      country: area.country, region: area.region, population: area.population,
      corners: area.corners.compactMap { Coordinate(latitude: $0.latitude, longitude: $0.longitude) })
  }
}

extension Trip {
  /// Whether anything is at a place that is known, or that its name may tell.
  var hasPlaces: Bool {
    !pins.isEmpty || attractions.contains { $0.at?.value.coordinate != nil }
      || photos.contains { $0.coordinate != nil } || events.contains(where: \.tellsPlace)
      || entries.contains { $0.place != nil } || !namedPlaces.isEmpty
      || people.contains(where: \.isSomewhereUnnamed) || !destinations.isEmpty
      || !settings.privatePlaces.isEmpty && people.contains { !$0.been.isEmpty }
      || tracks.contains { $0.segments.contains { !$0.isEmpty } || !$0.waypoints.isEmpty }
  }
}
