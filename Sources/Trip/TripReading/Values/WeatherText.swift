import Diagnostics
import TripNotation

/// Figures of the weather: `24 °C`, `75 °F`, `-3`, and `4 mm`, `0.2 in`.
enum WeatherText {
  /// Degrees Celsius.
  static func temperature(_ text: TextNode) throws(Problem) -> Double {
    let (number, unit) = parts(text.value)
    let degrees: Double?
    switch unit {
    case "", "c", "°c", "°", "celsius": degrees = number
    case "f", "°f", "fahrenheit": degrees = number.map { ($0 - 32) / 1.8 }
    default: degrees = nil
    }
    // Colder and hotter than it ever was anywhere (WMO's extremes: -89.2 and 56.7 °C).
    guard let degrees, (-95...65).contains(degrees) else {
      throw Problem(
        .badWeather, "Invalid temperature: “\(text.value.shortened)”", at: text.range,
        advice: "Write degrees: 24 °C, or 75 °F.")
    }
    return degrees
  }

  /// Millimetres.
  static func rain(_ text: TextNode) throws(Problem) -> Double {
    let (number, unit) = parts(text.value)
    let millimetres: Double?
    switch unit {
    case "", "mm", "millimetres", "millimeters", "l/m²": millimetres = number
    case "cm": millimetres = number.map { $0 * 10 }
    case "in", "inch", "inches", "\"": millimetres = number.map { $0 * 25.4 }
    default: millimetres = nil
    }
    // More than ever fell in a day (WMO's extreme: 1825 mm).
    guard let millimetres, (0...2000).contains(millimetres) else {
      throw Problem(
        .badWeather, "Invalid amount of rain: “\(text.value.shortened)”", at: text.range,
        advice: "Write the rain of the day: 4 mm, or 0.2 in.")
    }
    return millimetres
  }

  /// A number with a point or a comma, and its unit in small letters; no number where it is none.
  private static func parts(_ text: String) -> (number: Double?, unit: String) {
    let words = text.lowercased().replacing("−", with: "-").replacing("\u{A0}", with: " ")
      .replacing("\u{202F}", with: " ").replacing("º", with: "°")
    let figures = words.prefix { $0.isFigure || $0 == "." || $0 == "," || $0 == "-" || $0 == "+" }
    let unit = words[figures.endIndex...].drop(while: \.isBlank)
    let plain = figures.replacing(",", with: ".")
    let isNumber = figures.last?.isFigure == true && figures.utf8.count <= 12
    return (isNumber ? Double(plain) : nil, String(unit))
  }
}
