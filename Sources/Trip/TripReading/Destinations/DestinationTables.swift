import Diagnostics
import TripModel

/// The tables beside a `destinations.yml`, of a trip or of a library: what the weather is like there over the year, and
/// what it was to be when somebody asked.
struct DestinationTables {
  var climates: [DestinationClimate] = []
  var forecasts: [DestinationForecast] = []
  var diagnostics: [Diagnostic] = []

  static let climate = "climate.csv"
  static let forecast = "forecast.csv"

  /// What the tables among these files say, and what is wrong with them; nothing of one that cannot be opened.
  static func read(_ files: TripFiles) -> DestinationTables {
    DestinationTables()
  }
}
