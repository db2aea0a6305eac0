/// What the weather is like at a destination over the year, as `climate.csv` tells: monthly means of some whole years.
package struct DestinationClimate: Hashable, Sendable {
  /// The name of the destination.
  package var place: String
  /// The years of which the means are.
  package var years: ClosedRange<Int>
  /// In the order of the year; a month of which nothing is known is not among them.
  package var months: [Month]
  /// Whose figures they are, for the credit.
  package var source: String
  /// The day on which they were asked for.
  package var fetched: LocalDate

  /// The columns of `climate.csv`.
  package static let columns = [
    "place", "month", "high", "low", "rain", "wet days", "years", "source", "fetched",
  ]

  package init(place: String, years: ClosedRange<Int>, months: [Month], source: String, fetched: LocalDate) {
    (self.place, self.years, self.months) = (place, years, months)
    (self.source, self.fetched) = (source, fetched)
  }

  /// A month of a mean year.
  package struct Month: Hashable, Sendable {
    /// 1 to 12.
    package var month: Int
    /// The means of the highest and of the lowest temperature of a day, in degrees Celsius.
    package var high: Double
    package var low: Double
    /// What falls in the month as rain or, melted, as snow, in millimetres.
    package var rain: Double
    /// Days with a millimetre or more, which is when the World Meteorological Organization calls a day wet.
    package var wetDays: Double

    package init(month: Int, high: Double, low: Double, rain: Double, wetDays: Double) {
      (self.month, self.high, self.low, self.rain, self.wetDays) = (month, high, low, rain, wetDays)
    }

    /// Halfway between the two, which is what a month's temperature is mostly told as.
    package var mean: Double { (high + low) / 2 }
  }
}
