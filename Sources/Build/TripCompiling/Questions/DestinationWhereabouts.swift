import Basemap
package import Diagnostics
import SiteLanguage
package import TripModel
import TripReading

/// Where a destination is, for who asks others about it.
package enum DestinationWhereabouts: Hashable, Sendable {
  /// ISO 3166-1 alpha-2 of the country: as written, else where the position is; nil where neither tells.
  case at(Coordinate, country: String?)
  /// In a private circle; also where only one of the towns that its name means is in one.
  case withheld
  /// It has no position, and no town is called so.
  case unknown
}

extension BuildOptions {
  /// Where each of several destinations is: at its position, else in the largest town of its name, in the country that
  /// is written, if one is. What there is to say where the atlas cannot be opened, so that names tell nothing.
  package func whereabouts(
    of destinations: [Destination], outside circles: [PrivateCircle], language: String
  ) -> (places: [DestinationWhereabouts], problem: Diagnostic?) {
    func isPrivate(_ place: Coordinate) -> Bool { circles.contains { $0.contains(place) } }
    do throws(AtlasProblem) {
      let names = try atlas.names(in: language)
      let theme = TripReader.shippedTheme(themeFolder, language: language)
      let texts = destinations.filter { $0.at?.value.coordinate == nil }.map(\.town)
      let countries = Words.countries(in: theme.phrases)
      let towns: [String: [Town]] =
        texts.isEmpty ? [:] : names.towns(meantBy: Set(texts).sorted(), countries: countries)
      let places = destinations.map { destination -> DestinationWhereabouts in
        if let place = destination.at?.value.coordinate {
          if isPrivate(place) { return .withheld }
          let found = names.name(latitude: place.latitude, longitude: place.longitude)?.country
          return .at(place, country: destination.country ?? found)
        }
        let meant = (towns[destination.town] ?? []).compactMap {
          town -> (place: Coordinate, country: String)? in
          Coordinate(town.point).map { (place: $0, country: town.country) }
        }
        if meant.contains(where: { isPrivate($0.place) }) { return .withheld }
        let town = meant.first { destination.country == nil || destination.country == $0.country }
        return town.map { DestinationWhereabouts.at($0.place, country: $0.country) } ?? .unknown
      }
      return (places, nil)
    } catch {
      let places = destinations.map { destination -> DestinationWhereabouts in
        guard let place = destination.at?.value.coordinate else { return .unknown }
        return isPrivate(place) ? .withheld : .at(place, country: destination.country)
      }
      return (places, Diagnostic(.warning, .noAtlas, error.message, advice: error.advice))
    }
  }
}
