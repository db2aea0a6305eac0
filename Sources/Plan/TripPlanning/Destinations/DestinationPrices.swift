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

extension [DestinationFlight] {
  /// Those still to come first, then the cheapest by what is paid for them today, then as they are written. What
  /// cannot be compared stands behind what can.
  func mostUsefulFirst(in currency: Currency, _ rates: DatedRates, on today: LocalDate) -> [DestinationFlight]
  {
    func price(_ flight: DestinationFlight) -> Int? {
      if flight.price.currency == currency { return flight.price.minorUnits }
      return rates.rate(of: flight.price.currency, in: currency, on: today)
        .flatMap { flight.price.converted(to: currency, rate: $0)?.minorUnits }
    }
    let keyed = enumerated().map { order, flight in
      (key: (flight.out.date < today ? 1 : 0, price(flight) ?? .max, order), flight: flight)
    }
    return keyed.sorted { $0.key < $1.key }.map(\.flight)
  }
}
