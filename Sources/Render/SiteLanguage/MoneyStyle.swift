package import TripModel

/// How a language writes sums of money.
package struct MoneyStyle: Hashable, Sendable {
  package var numbers: NumberStyle
  /// With the blanks `{sign}`, `{symbol}` and `{amount}`.
  package var withSymbol: String
  /// With the blanks `{sign}`, `{code}` and `{amount}`.
  package var withCode: String

  package init(numbers: NumberStyle, withSymbol: String, withCode: String) {
    self.numbers = numbers
    self.withSymbol = Unbroken.pattern(withSymbol)
    self.withCode = Unbroken.pattern(withCode)
  }

  /// `€23.50`, `CHF 23.50`, `−€12.50`, `¥980`.
  package func text(_ money: Money) -> String {
    let units = String(money.minorUnits.magnitude)
    return text(money, amount: numbers.fixed(units: units, digits: money.currency.digits))
  }

  /// Without the digits after the mark where they are nothing: `€2,100`, for headings, axes, bars and fares.
  package func short(_ money: Money) -> String {
    var unit = 1
    for _ in 0..<money.currency.digits { unit *= 10 }
    guard money.minorUnits.isMultiple(of: unit) else { return text(money) }
    return text(money, amount: numbers.whole(Int(money.minorUnits.magnitude) / unit))
  }

  /// Rounded to whole units, for charts: `€332`.
  package func rounded(_ money: Money) -> String {
    var unit = 1
    for _ in 0..<money.currency.digits { unit *= 10 }
    let whole = (Int(money.minorUnits.magnitude) + unit / 2) / unit
    let sign = money.minorUnits < 0 ? -1 : 1
    return short(Money(minorUnits: sign * whole * unit, currency: money.currency))
  }

  private func text(_ money: Money, amount: String) -> String {
    // Between a minus and a sign of money a line may end, were it not held.
    let sign = money.minorUnits < 0 ? NumberStyle.minus + Unbroken.joiner : ""
    if let symbol = Self.symbols[money.currency.code] {
      return Blanks.fill(withSymbol, with: ["sign": sign, "symbol": symbol, "amount": amount])
    }
    return Blanks.fill(withCode, with: ["sign": sign, "code": money.currency.code, "amount": amount])
  }

  /// Symbols that a reader takes for one currency. `$` and `kr` are many people's: those write their code.
  private static let symbols = [
    "EUR": "€", "GBP": "£", "JPY": "¥", "INR": "₹", "KRW": "₩", "ILS": "₪", "TRY": "₺", "UAH": "₴",
  ]
}
