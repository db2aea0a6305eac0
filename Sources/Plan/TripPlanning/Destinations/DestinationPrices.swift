import TripModel

extension RateTrend {
  /// What is told of every day from the first of January two years before; nil where that is nothing. Of weekends no
  /// rates are told: such days have none.
  static func find(
    _ foreign: Currency, in home: Currency, _ rates: DatedRates, until today: LocalDate
  ) -> RateTrend? {
    guard foreign != home, !rates.isEmpty,
      let start = LocalDate(year: today.year - yearsBefore, month: 1, day: 1), start <= today
    else { return nil }
    let days = (0...(today - start)).compactMap { number -> Day? in
      let date = start + number
      guard let rate = rates.rate(of: home, in: foreign, on: date), rate.date == date else { return nil }
      return Day(date: date, units: rate.units.value / rate.per.value)
    }
    return days.isEmpty ? nil : RateTrend(home: home, foreign: foreign, days: days)
  }

  /// Whole years before the one that has begun.
  private static let yearsBefore = 2
}
