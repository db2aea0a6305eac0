import CSVText
package import TripModel

/// The climate of places as `climate.csv` has it.
package enum ClimateTable {
  /// What stands on top of one that was fetched.
  package static let head = """
    # The climate of destinations: means of whole years. Weather data by Open-Meteo.com (https://open-meteo.com/),
    # licensed under CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/). Change what you know better.

    """

  /// A row for each month, its cells in the order of `DestinationClimate.columns`.
  package static func rows(of climate: DestinationClimate) -> [[String]] {
    let years = climate.years
    return climate.months.map { month in
      [
        CSVWriter.shielded(climate.place), "\(month.month)", Tenths.text(month.high), Tenths.text(month.low),
        Tenths.text(month.rain), Tenths.text(month.wetDays), "\(years.lowerBound)-\(years.upperBound)",
        CSVWriter.shielded(climate.source), "\(climate.fetched)",
      ]
    }
  }
}
