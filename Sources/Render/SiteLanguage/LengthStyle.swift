package import TripModel

/// A figure and its unit, apart, since a page may set them in two sizes.
package struct Measure: Hashable, Sendable {
  package var figure: String
  package var unit: String

  package init(figure: String, unit: String) {
    self.figure = figure
    self.unit = unit
  }

  /// `6.8 km`, with a space that does not break.
  package var text: String { figure + "\u{A0}" + unit }

  /// `6.8+ km` of what was at least so far, as short as can be.
  package func text(isAtLeast: Bool) -> String { isAtLeast ? figure + "+\u{A0}" + unit : text }
}

/// How lengths and lengths of time are written. The units' signs are those of the SI, in every language.
package struct LengthStyle: Hashable, Sendable {
  package var numbers: NumberStyle

  package init(numbers: NumberStyle) { self.numbers = numbers }

  /// A distance with as many digits as one would say: `40 m`, `850 m`, `6.8 km`, `241 km`; `250 ft`, `4.2 mi`.
  package func distance(_ metres: Double, in units: Units) -> Measure {
    switch units {
    case .kilometres:
      if metres < 995 { return short(metres, unit: "m") }
      return long(metres / 1000, unit: "km")
    case .miles:
      if metres < 0.1 * Self.metresInMile { return short(metres / Self.metresInFoot, unit: "ft") }
      return long(metres / Self.metresInMile, unit: "mi")
    }
  }

  /// Metres of what was at least so far, of more of which tenths are none that anybody knows.
  package static let mostTenthsOfLeast = 20_000.0

  /// What was at least so far, rounded down: 8.67 km are at least 8.6 km, and 37.6 km at least 37, not 38.
  package func leastDistance(_ metres: Double, in units: Units) -> Measure {
    let (small, large) = units == .kilometres ? (1, 1000) : (Self.metresInFoot, Self.metresInMile)
    if metres < (units == .kilometres ? large : 0.1 * large) {
      let step = metres < 20 * small ? small : 10 * small
      return distance(Self.cut(metres / step) * step, in: units)
    }
    if metres >= Self.mostTenthsOfLeast { return leastWhole(metres, in: units) }
    return distance(Self.cut(metres / large * 10) / 10 * large, in: units)
  }

  /// The whole kilometres or miles in what was at least so far.
  package func leastWhole(_ metres: Double, in units: Units) -> Measure {
    let unit = unit(of: units)
    return Measure(figure: numbers.decimal(Self.cut(metres / unit.metres), digits: 0), unit: unit.name)
  }

  /// The metres of these.
  package func wholeMetres(in metres: Double, _ units: Units) -> Double {
    let large = unit(of: units).metres
    return Self.cut(metres / large) * large
  }

  /// The whole steps in so many; what a sum lacks by its arithmetic alone does not count.
  private static func cut(_ steps: Double) -> Double { (steps + 1e-6).rounded(.down) }

  /// The metres of a distance as it is written: of these a sum is that of the rows above it.
  package func written(_ metres: Double, in units: Units) -> Double {
    let (small, large) = units == .kilometres ? (1, 1000) : (Self.metresInFoot, Self.metresInMile)
    let isShort = metres < (units == .kilometres ? 995 : 0.1 * large)
    return isShort ? Self.shortened(metres / small) * small : Self.lengthened(metres / large) * large
  }

  /// A distance in tenths, however long: for the rows of a table that add up.
  package func tenths(_ metres: Double, in units: Units) -> Measure {
    let unit = unit(of: units)
    return Measure(figure: numbers.decimal(metres / unit.metres, digits: 1), unit: unit.name)
  }

  /// The same of what was at least so far, rounded down.
  package func leastTenths(_ metres: Double, in units: Units) -> Measure {
    let large = unit(of: units).metres
    return tenths(Self.cut(metres / large * 10) / 10 * large, in: units)
  }

  /// The unit of long distances, and its metres.
  package func unit(of units: Units) -> (name: String, metres: Double) {
    units == .kilometres ? ("km", 1000) : ("mi", Self.metresInMile)
  }

  /// A round distance as scales and grids have them, with no more digits than it needs: `5 km`, `2.5 km`.
  package func round(_ metres: Double, in units: Units) -> Measure {
    let (small, smallUnit, large, largeUnit) =
      units == .kilometres ? (1, "m", 1000, "km") : (Self.metresInFoot, "ft", Self.metresInMile, "mi")
    let isLarge = metres >= (units == .kilometres ? 1000 : 0.2 * Self.metresInMile)
    let length = metres / (isLarge ? large : small)
    let digits =
      (0...2).first { abs(length * pow10($0) - (length * pow10($0)).rounded()) < 0.01 * pow10($0) } ?? 2
    return Measure(figure: numbers.decimal(length, digits: digits), unit: isLarge ? largeUnit : smallUnit)
  }

  private func pow10(_ exponent: Int) -> Double { (0..<exponent).reduce(1) { power, _ in power * 10 } }

  /// A height: whole metres or feet.
  package func height(_ metres: Double, in units: Units) -> Measure {
    switch units {
    case .kilometres: Measure(figure: numbers.decimal(metres, digits: 0), unit: "m")
    case .miles: Measure(figure: numbers.decimal(metres / Self.metresInFoot, digits: 0), unit: "ft")
    }
  }

  /// `4.2 km/h`; from a hundred on without a decimal.
  package func speed(_ metresPerSecond: Double, in units: Units) -> Measure {
    let (length, unit) = units == .kilometres ? (1000, "km/h") : (Self.metresInMile, "mph")
    return long(metresPerSecond * 3600 / length, unit: unit)
  }

  /// `2:31` hours.
  package func duration(seconds: Int) -> Measure {
    let minutes = max(0, seconds) / 60
    let rest = String(minutes % 60)
    return Measure(figure: "\(minutes / 60):" + (rest.count == 1 ? "0" : "") + rest, unit: "h")
  }

  private func short(_ length: Double, unit: String) -> Measure {
    Measure(figure: numbers.decimal(Self.shortened(length), digits: 0), unit: unit)
  }

  private static func shortened(_ length: Double) -> Double {
    length < 20 ? length.rounded() : (length / 10).rounded() * 10
  }

  private static func lengthened(_ length: Double) -> Double {
    length < 99.95 ? (length * 10).rounded() / 10 : length.rounded()
  }

  private func long(_ length: Double, unit: String) -> Measure {
    Measure(figure: numbers.decimal(length, digits: length < 99.95 ? 1 : 0), unit: unit)
  }

  /// International mile and foot (1959), in metres.
  private static let metresInMile = 1609.344
  private static let metresInFoot = 0.3048
}
