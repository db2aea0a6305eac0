package import Diagnostics
import TripModel
package import TripPlanning

extension TripChecker {
  /// What may be wrong with places to go next, of a trip or of a library: forecasts that have ended by the day on which the
  /// pages are made.
  package static func check(_ next: NextPlan) -> [Diagnostic] {
    next.destinations.sorted { $0.rank < $1.rank }.compactMap { destination in
      guard let last = destination.forecast?.steps.last?.time.date, last < next.today else { return nil }
      return .oldForecast(of: destination.name, until: last)
    }
  }
}

extension Diagnostic {
  fileprivate static func oldForecast(of place: String, until day: LocalDate) -> Diagnostic {
    Diagnostic(
      .note, .oldForecast, "Forecast for “\(place)” ended on \(day); its page tells it as past",
      at: SourcePlace(file: "forecast.csv"),
      advice: "Run `tripbook fetch forecast` for a newer one.")
  }
}
