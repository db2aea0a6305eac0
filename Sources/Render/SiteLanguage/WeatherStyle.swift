package import TripModel

/// How figures of the weather are written: degrees Celsius and millimetres, or, where lengths are told in miles,
/// Fahrenheit and inches.
package struct WeatherStyle: Hashable, Sendable {
  package var numbers: NumberStyle

  package init(numbers: NumberStyle) { self.numbers = numbers }

  /// Whole degrees.
  package func temperature(_ celsius: Double, in units: Units) -> Measure {
    switch units {
    case .kilometres: Measure(figure: numbers.decimal(celsius, digits: 0), unit: "°C")
    case .miles: Measure(figure: numbers.decimal(celsius * 1.8 + 32, digits: 0), unit: "°F")
    }
  }

  /// What fell: whole millimetres, below one a tenth, or tenths of inches, below one hundredths; nil for less than
  /// that.
  package func rain(_ millimetres: Double, in units: Units) -> Measure? {
    let amount = units == .kilometres ? millimetres : millimetres / 25.4
    let digits = (units == .kilometres ? 0 : 1) + (amount < 1 ? 1 : 0)
    let figure = numbers.decimal(amount, digits: digits)
    guard figure != numbers.decimal(0, digits: digits) else { return nil }
    return Measure(figure: figure, unit: units == .kilometres ? "mm" : "in")
  }
}
