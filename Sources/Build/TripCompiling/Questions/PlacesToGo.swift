import Basemap
import SiteLanguage
package import TripModel
package import TripPlanning
import TripReading

/// What the atlas tells whoever notes where to go next, in a trip or in a library. Without an atlas it knows nothing.
package struct PlacesToGo: Sendable {
  private let lookup: PlaceLookup

  /// `countries` are names of countries by their codes, in the language.
  init(themeFolder: String, language: String, countries: [String: String]) {
    let names = try? PlaceNames.open(folder: themeFolder + "/assets/atlas", language: language)
    lookup = names.map { PlaceLookup(names: $0, countries: countries) } ?? .unknown
  }

  /// What is called so, in that country where one is said.
  package func place(called name: String, in country: String? = nil) -> PlaceToGo {
    .find(name, in: country, names: lookup)
  }

  /// The country that a position is in, by its code of ISO 3166-1.
  package func country(at place: Coordinate) -> String? { lookup.country(at: place) }
}

extension Survey {
  /// The same in the language of the trip.
  package var placesToGo: PlacesToGo {
    PlacesToGo(
      themeFolder: themeFolder, language: plan.profile.language,
      countries: Words.countries(in: theme.phrases))
  }
}

extension BuildOptions {
  /// The same in the language of a library.
  package func placesToGo(in language: String) -> PlacesToGo {
    let theme = TripReader.shippedTheme(themeFolder, language: language)
    return PlacesToGo(
      themeFolder: themeFolder, language: language, countries: Words.countries(in: theme.phrases))
  }
}
