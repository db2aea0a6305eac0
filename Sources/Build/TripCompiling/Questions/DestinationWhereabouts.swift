import Basemap
package import Diagnostics
import SiteLanguage
package import TripModel
import TripPlanning
import TripReading

/// Where a destination is, for who asks others about it.
package enum DestinationWhereabouts: Hashable, Sendable {
  /// ISO 3166-1 alpha-2 of the country: as written, else where the position is; nil where neither tells.
  case at(Coordinate, country: String?)
  /// In a private circle; also where only one of the towns that its name means is in one.
  case withheld
  /// It has no position, and no town is called so, or several, or it is a whole country: that may be known.
  case unknown(country: String?)
}

extension BuildOptions {
  /// Where each of several destinations is, as its page tells it. What there is to say where the atlas cannot be opened, so
  /// that names tell nothing.
  package func whereabouts(
    of destinations: [Destination], outside circles: [PrivateCircle], language: String
  ) -> (places: [DestinationWhereabouts], problem: Diagnostic?) {
    do throws(AtlasProblem) {
      let names = try atlas.names(in: language)
      let theme = TripReader.shippedTheme(themeFolder, language: language)
      let lookup = PlaceLookup(names: names, countries: Words.countries(in: theme.phrases))
      let places = DestinationPlaces.find(destinations, outside: circles, named: lookup)
      return (places.map { DestinationWhereabouts($0) }, nil)
    } catch {
      let places = destinations.map { destination -> DestinationWhereabouts in
        guard let place = destination.at?.value.coordinate else {
          return .unknown(country: destination.country)
        }
        let isPrivate = circles.contains { $0.contains(place) }
        return isPrivate ? .withheld : .at(place, country: destination.country)
      }
      return (places, Diagnostic(.warning, .noAtlas, error.message, advice: error.advice))
    }
  }
}

extension DestinationWhereabouts {
  fileprivate init(_ place: DestinationPlaces.Place) {
    if place.isPrivate {
      self = .withheld
    } else if let position = place.position {
      self = .at(position, country: place.country)
    } else {
      self = .unknown(country: place.country)
    }
  }
}
