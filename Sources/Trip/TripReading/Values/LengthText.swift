import TripNotation

/// Lengths on the ground: `2 km`, `1.5 km`, `800 m`, `1 mi`.
enum LengthText {
  /// Metres; nil for what is no length, is nothing, or goes round the Earth.
  static func metres(_ text: TextNode) -> Double? {
    let words = text.value.lowercased()
    let figures = words.prefix { $0.isFigure || $0 == "." }
    let unit = words[figures.endIndex...].drop(while: \.isBlank)
    guard figures.first?.isFigure == true, figures.last?.isFigure == true,
      figures.count(where: { $0 == "." }) <= 1,
      figures.count <= 12, let number = Double(figures), let length = units[String(unit)]
    else { return nil }
    let metres = number * length
    return metres > 0 && metres <= Self.longest ? metres : nil
  }

  /// Half the way round the Earth.
  private static let longest = 20_000_000.0

  /// Metres; the international mile is 1609.344 m.
  private static let units = [
    "m": 1.0, "metre": 1, "metres": 1, "meter": 1, "meters": 1, "km": 1000, "kilometre": 1000,
    "kilometres": 1000, "kilometer": 1000, "kilometers": 1000, "mi": 1609.344, "mile": 1609.344,
    "miles": 1609.344,
  ]
}
