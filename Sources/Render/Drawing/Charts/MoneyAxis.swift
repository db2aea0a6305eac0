import TripModel

/// An upright axis of money that begins at zero, with room below it where amounts are negative.
struct MoneyAxis {
  /// Amounts at which a line is drawn, zero left out, in rising order.
  let ticks: [Money]
  private let low: Double
  private let high: Double
  /// Where zero would be highest and lowest on the drawing, in rem from above.
  private let top: Double
  private let bottom: Double

  /// Holds all amounts, which are in one currency.
  init(holding amounts: [Money], currency: Currency, top: Double, bottom: Double) {
    let units = amounts.map { Double($0.minorUnits) }
    let (minimum, maximum) = (min(0, units.min() ?? 0), max(0, units.max() ?? 0))
    let step = Self.step(for: maximum - minimum)
    let last = Int((maximum / Double(step)).rounded(.down))
    let first = Int((minimum / Double(step)).rounded(.up))
    ticks = (first...max(first, last)).filter { $0 != 0 }.map {
      Money(minorUnits: $0 * step, currency: currency)
    }
    low = minimum
    high = maximum > minimum ? maximum : minimum + 1
    self.top = top
    self.bottom = bottom
  }

  func holds(_ money: Money) -> Bool { (low...high).contains(Double(money.minorUnits)) }

  /// Rem from above.
  func height(of money: Money) -> Double {
    bottom - (Double(money.minorUnits) - low) / (high - low) * (bottom - top)
  }

  var zero: Double { bottom - (0 - low) / (high - low) * (bottom - top) }

  /// One, two or five of a power of ten, in the smallest unit, so that three to six lines are drawn.
  private static func step(for extent: Double) -> Int {
    var power = 1.0
    while power < 1e17 {
      for digit in [1.0, 2, 5] where extent / (digit * power) <= 5 { return Int(digit * power) }
      power *= 10
    }
    return Int(power)
  }
}
