/// An exact amount in one currency, counted in its smallest unit.
package struct Money: Hashable, Sendable, Codable {
  /// The amount in the currency's smallest unit: cents for EUR, whole yen for JPY.
  package var minorUnits: Int
  package var currency: Currency

  package init(minorUnits: Int, currency: Currency) {
    self.minorUnits = minorUnits
    self.currency = currency
  }

  package static func zero(_ currency: Currency) -> Money { Money(minorUnits: 0, currency: currency) }

  /// The largest amount that is taken from a file. Sums are of thousands of them and still exact.
  package static let largestMinorUnits = 1_000_000_000_000_000

  /// The sum. Both must be in the same currency: mixing them is a mistake of the program, not of the traveller.
  ///
  /// A sum beyond the largest number stays there instead of ending the program.
  package static func + (one: Money, other: Money) -> Money {
    precondition(one.currency == other.currency, "amounts in two currencies were added")
    let (sum, isTooLarge) = one.minorUnits.addingReportingOverflow(other.minorUnits)
    let bound = one.minorUnits < 0 ? -Int.max : Int.max
    return Money(minorUnits: isTooLarge ? bound : sum, currency: one.currency)
  }

  package static func - (one: Money, other: Money) -> Money { one + -other }

  package static func += (one: inout Money, other: Money) { one = one + other }

  package static prefix func - (money: Money) -> Money {
    Money(minorUnits: money.minorUnits == .min ? .max : -money.minorUnits, currency: money.currency)
  }

  /// The plain decimal: `-1200.50`; no digits after the point for yen.
  package var decimal: String {
    let digits = currency.digits
    let units = String(minorUnits.magnitude)
    let sign = minorUnits < 0 ? "-" : ""
    guard digits > 0 else { return sign + units }
    let filled = String(repeating: "0", count: max(0, digits + 1 - units.utf8.count)) + units
    return sign + filled.dropLast(digits) + "." + filled.suffix(digits)
  }

  /// The amount divided by a whole number of days or people, rounded half away from zero.
  package func divided(by count: Int) -> Money { part(1, of: count) }

  /// So many parts of the amount cut into `whole` equal ones, rounded half away from zero: three days of seven.
  package func part(_ parts: Int, of whole: Int) -> Money {
    precondition(whole != 0, "an amount was divided among nobody")
    let product = Int128(minorUnits) * Int128(parts)
    return Money(minorUnits: Self.roundedQuotient(product, Int128(whole)), currency: currency)
  }

  /// The amount in another currency at a rate: how much one unit of this currency is worth in the other.
  ///
  /// Rounded half away from zero to the other currency's smallest unit; nil where it would not fit.
  package func converted(to other: Currency, rate: ExchangeRate) -> Money? {
    converted(to: other, rate: rate, per: ExchangeRate(1))
  }

  /// The amount in another currency by what a third one is worth in both: rounded once, as above.
  package func converted(to other: Currency, rate: CrossRate) -> Money? {
    converted(to: other, rate: rate.units, per: rate.per)
  }

  private func converted(to other: Currency, rate: ExchangeRate, per: ExchangeRate) -> Money? {
    var numerator = Int128(minorUnits) * Int128(rate.units)
    var denominator = Int128(per.units)
    // Tens stand on one side only, so that both numbers stay as small as they can be.
    let tens = per.decimals + other.digits - rate.decimals - currency.digits
    for _ in 0..<abs(tens) {
      let (product, isTooLarge) = (tens > 0 ? numerator : denominator).multipliedReportingOverflow(by: 10)
      if isTooLarge { return nil }
      if tens > 0 { numerator = product } else { denominator = product }
    }
    let rounded = Self.roundedQuotient(numerator, denominator)
    guard abs(rounded) <= Self.largestMinorUnits else { return nil }
    return Money(minorUnits: rounded, currency: other)
  }

  /// The amount in so many parts: whole smallest units, and always the amount in all.
  ///
  /// What the division leaves over goes to the largest remainders, the first where these are equal.
  /// - Parameter shares: positive numbers, at least one.
  /// - Returns: a part for each share, in their order.
  package func split(by shares: [Int]) -> [Money] {
    let all = shares.reduce(Int128(0)) { $0 + Int128($1) }
    precondition(all > 0, "an amount was divided among nobody")
    let magnitude = Int128(minorUnits.magnitude)
    let exact = shares.map { (magnitude * Int128($0)).quotientAndRemainder(dividingBy: all) }
    var units = exact.map(\.quotient)
    let over = Int(magnitude - units.reduce(0, +))
    let order = exact.indices.sorted { (-exact[$0].remainder, $0) < (-exact[$1].remainder, $1) }
    for index in order.prefix(over) { units[index] += 1 }
    return units.map {
      Money(minorUnits: Int(clamping: minorUnits < 0 ? -$0 : $0), currency: currency)
    }
  }

  private static func roundedQuotient(_ numerator: Int128, _ denominator: Int128) -> Int {
    let half = denominator / 2
    let magnitude = (numerator.magnitude + half.magnitude) / denominator.magnitude
    let clamped = Int(clamping: magnitude)
    return (numerator < 0) != (denominator < 0) ? -clamped : clamped
  }
}

/// What one unit of a currency is worth in another: an exact decimal.
package struct ExchangeRate: Hashable, Sendable, CustomStringConvertible {
  /// The digits without their point: 1.04 is 104 with 2 decimals.
  package let units: Int
  package let decimals: Int

  /// So many for one.
  package init(_ whole: Int) {
    precondition(whole > 0, "a rate is positive")
    units = whole
    decimals = 0
  }

  /// Reads a plain positive decimal with a point: `1.04`, at most twelve digits in all; nil otherwise.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = parts.first, !whole.isEmpty else { return nil }
    let fraction = parts.count == 2 ? parts[1] : ""
    guard parts.count == 1 || !fraction.isEmpty, whole.utf8.count + fraction.utf8.count <= 12 else {
      return nil
    }
    let all = String(whole) + String(fraction)
    guard all.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let units = Int(all), units > 0
    else { return nil }
    self.units = units
    self.decimals = fraction.utf8.count
  }

  /// The nearest number to it, for comparing: amounts are never worked out with it.
  package var value: Double {
    var value = Double(units)
    for _ in 0..<decimals { value /= 10 }
    return value
  }

  package var description: String {
    guard decimals > 0 else { return String(units) }
    let filled = padded(units, decimals + 1)
    return filled.dropLast(decimals) + "." + filled.suffix(decimals)
  }
}
