import CSVText
package import TripModel

/// Forecasts for places as `forecast.csv` has them.
package enum ForecastTable {
  /// What stands on top of one that was fetched.
  package static let head = """
    # What the weather was to be at destinations. Weather data by Open-Meteo.com (https://open-meteo.com/),
    # licensed under CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/). A newer one replaces an older one.

    """

  /// A row for each step, its cells in the order of `DestinationForecast.columns`.
  package static func rows(of forecast: DestinationForecast) -> [[String]] {
    forecast.steps.map { step in
      [
        CSVWriter.shielded(forecast.place), "\(step.time.date) \(step.time.time.hourAndMinute)",
        Tenths.text(step.low), Tenths.text(step.high), "\(step.humidity)", "\(step.code)",
        CSVWriter.shielded(forecast.source), "\(forecast.fetched)",
      ]
    }
  }
}
