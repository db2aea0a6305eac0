import Basemap
import Diagnostics
import SiteLanguage
package import TripModel
package import TripPlanning
import TripReading

extension TripCompiler {
  /// What tells where places to go next are that are of no trip, and how far clocks are ahead there; `language` is that of
  /// their pages. Nothing is opened where there are none.
  package mutating func lookups(
    for destinations: [Destination], in language: String
  ) -> (names: PlaceLookup, zones: ZoneLookup) {
    guard !destinations.isEmpty else { return (.unknown, .unknown) }
    do throws(AtlasProblem) {
      let names = try options.atlas.names(in: language)
      let theme = TripReader.shippedTheme(options.themeFolder, language: language)
      return (
        PlaceLookup(names: names, countries: Words.countries(in: theme.phrases)),
        ZoneLookup(map: try options.atlas.zones())
      )
    } catch {
      report(Diagnostic(.warning, .noAtlas, error.message, advice: error.advice))
      return (.unknown, .unknown)
    }
  }
}
