package import TripModel

/// One question about the weather to come at a place, which is told no better than to a tenth of a degree.
package struct ForecastQuestion: Hashable, Sendable {
  /// On which the answer may begin: there it may be yesterday still, or tomorrow already.
  package let firstDays: ClosedRange<LocalDate>
  private let position: RoughPosition

  /// The forecast of Open-Meteo (open-meteo.com/en/docs), CC BY 4.0.
  package static let address = "https://api.open-meteo.com/v1/forecast"

  package init(at place: Coordinate, today: LocalDate) {
    firstDays = today - 1...today + 1
    position = RoughPosition(place)
  }

  /// What is told of the place: `35.0, 135.8`.
  package var place: String { position.text }

  /// The whole question, put to an address.
  package func address(at base: String) -> String {
    let fields = [
      "hourly=" + ForecastAnswer.Field.allCases.map(\.rawValue).joined(separator: ","), "timezone=auto",
      "forecast_days=\(DestinationForecast.days)",
    ]
    return (position.fields + fields).asked(of: base)
  }
}
