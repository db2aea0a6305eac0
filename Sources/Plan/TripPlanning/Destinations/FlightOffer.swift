package import TripModel

/// A flight to a destination that somebody saw, with what its price is worth beside those of others.
package struct FlightOffer: Hashable, Sendable {
  package var flight: DestinationFlight
  /// The price in the plan's currency, at the rates of the day of the build; nil where they tell nothing of it.
  package var comparable: Money?

  package init(_ flight: DestinationFlight, comparable: Money?) {
    self.flight = flight
    self.comparable = comparable
  }

  init(_ flight: DestinationFlight, in currency: Currency, _ rates: DatedRates, on today: LocalDate) {
    let price = flight.price
    let rate = price.currency == currency ? nil : rates.rate(of: price.currency, in: currency, on: today)
    let converted = rate.flatMap { price.converted(to: currency, rate: $0) }
    self.init(flight, comparable: price.currency == currency ? price : converted)
  }
}

extension [DestinationFlight] {
  /// Those still to come first, then the cheapest by what is paid for them today, then as they are written. What
  /// cannot be compared stands behind what can.
  func mostUsefulFirst(in currency: Currency, _ rates: DatedRates, on today: LocalDate) -> [FlightOffer] {
    let keyed = enumerated().map { order, flight in
      let offer = FlightOffer(flight, in: currency, rates, on: today)
      let price = offer.comparable?.minorUnits ?? .max
      return (key: (flight.out.date < today ? 1 : 0, price, order), offer: offer)
    }
    return keyed.sorted { $0.key < $1.key }.map(\.offer)
  }
}
