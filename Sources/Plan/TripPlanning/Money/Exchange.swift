import TripModel

/// Amounts in other currencies: by the expense's own rate, else what budget.yml says one is worth, else the rates of
/// the day.
struct Exchange {
  let budget: Budget
  /// The trip's.
  let currency: Currency

  /// Why an amount cannot be converted.
  enum Refusal: Error {
    /// Of which currency.
    case noRate(Currency)
    /// It, or all that was spent up to it, is more than can be counted.
    case tooMuch
  }

  /// By the rate that the expense itself says, where it does.
  func inTripCurrency(
    _ amount: Money, on day: LocalDate, rate: ExchangeRate? = nil
  ) throws(Refusal) -> Reasoned<Money> {
    if amount.currency == currency { return Reasoned(amount, because: .inTripCurrency) }
    if let rate = rate ?? budget.rates[amount.currency] {
      guard let converted = amount.converted(to: currency, rate: rate) else { throw .tooMuch }
      return Reasoned(converted, because: .rate(rate.description))
    }
    guard let rate = budget.datedRates.rate(of: amount.currency, in: currency, on: day) else {
      throw .noRate(amount.currency)
    }
    guard let converted = amount.converted(to: currency, rate: rate) else { throw .tooMuch }
    return Reasoned(converted, because: .rateOfDay(rate.description, rate.date))
  }

  /// In any currency, by way of the trip's: rates are told in that.
  func converted(
    _ amount: Money, to other: Currency, on day: LocalDate, rate: ExchangeRate? = nil
  ) throws(Refusal) -> Money {
    if amount.currency == other { return amount }
    let inTrip = try inTripCurrency(amount, on: day, rate: rate).value
    if other == currency { return inTrip }
    guard let back = self.rate(to: other, on: day) else { throw .noRate(other) }
    guard let converted = inTrip.converted(to: other, rate: back) else { throw .tooMuch }
    return converted
  }

  /// What one unit of the trip's currency is worth in another.
  private func rate(to other: Currency, on day: LocalDate) -> CrossRate? {
    if let rate = budget.rates[other] { return CrossRate(units: ExchangeRate(1), per: rate, date: day) }
    return budget.datedRates.rate(of: currency, in: other, on: day)
  }
}
