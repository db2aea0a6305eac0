/// What the weather was to be at a destination, as `forecast.csv` tells: in steps of three hours, by the clocks there.
package struct DestinationForecast: Hashable, Sendable {
  /// The name of the destination.
  package var place: String
  /// In order, each later than the one before.
  package var steps: [Step]
  /// Whose figures they are, for the credit.
  package var source: String
  /// The day on which it was asked for.
  package var fetched: LocalDate

  /// The columns of `forecast.csv`.
  package static let columns = ["place", "time", "low", "high", "humidity", "code", "source", "fetched"]

  package init(place: String, steps: [Step], source: String, fetched: LocalDate) {
    (self.place, self.steps, self.source, self.fetched) = (place, steps, source, fetched)
  }

  /// Three hours.
  package struct Step: Hashable, Sendable {
    /// When they begin, by the clocks of the destination.
    package var time: LocalDateTime
    /// The highest and the lowest temperature within them, in degrees Celsius.
    package var high: Double
    package var low: Double
    /// Mean relative humidity, in per cent.
    package var humidity: Int
    /// WMO's code of the weather (table 4677); the one that is worst for a traveller where it changes.
    package var code: Int

    package init(time: LocalDateTime, high: Double, low: Double, humidity: Int, code: Int) {
      (self.time, self.high, self.low, self.humidity, self.code) = (time, high, low, humidity, code)
    }
  }

  /// Hours of a step, and days that one forecast tells of.
  package static let hours = 3
  package static let days = 5
}
