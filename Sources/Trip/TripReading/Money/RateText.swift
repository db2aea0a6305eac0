import Diagnostics
import TripModel
import TripNotation

/// A rate as travellers write it: what one unit of a foreign currency is worth in the trip's.
struct RateText {
  /// Nil where the code of the foreign one is not known.
  let foreign: Currency?
  let own: Currency

  func rate(_ text: TextNode) throws(Problem) -> ExchangeRate {
    if let rate = ExchangeRate(text.value) { return rate }
    throw Problem(
      .badNumber, "Invalid rate: “\(text.value.shortened)”", at: text.range,
      advice: meant(text.value).map { "Write \($0)." } ?? wanted)
  }

  /// What is to be written, with an example of the right size.
  var wanted: String {
    let example = foreign.map { RoughRates.example(of: $0, in: own) } ?? "1.04"
    return
      "Write what one \(foreign?.code ?? "unit") is worth in \(own.code), a plain number with a point, such as "
      + "\(example)."
  }

  /// What is to be said of a rate that reads well and is not of the size that was to be expected.
  func doubt(_ rate: ExchangeRate, at range: TextRange) -> Problem? {
    guard let foreign, let doubt = RoughRates.doubt(rate, of: foreign, in: own) else { return nil }
    let message = "By this rate one \(foreign) would be worth \(rate) \(own)"
    switch doubt {
    case .reversed(let right):
      return Problem(
        .oddRate, message + ", which looks the wrong way round", at: range,
        advice:
          "If \(rate) is what one \(own) is worth in \(foreign), write \(right).")
    case .size:
      return Problem(
        .oddRate, message, at: range,
        advice:
          "Look whether a digit or the point is missing: it was about \(RoughRates.example(of: foreign, in: own))."
      )
    }
  }

  // MARK: What was probably meant

  /// `0,95`, `1.15 EUR`, `1 EUR = 38`, `38 THB = 1 EUR` or `1/11`, as the plain number; the other way round where
  /// only that can be.
  private func meant(_ text: String) -> String? {
    guard text.utf8.count <= 60 else { return nil }
    let sides = text.split { "=/:".contains($0) }.map(String.init)
    let numbers = sides.map(Self.number)
    if sides.count == 1, let value = numbers[0] { return plausible(value) }
    guard sides.count == 2, let one = numbers[0], let other = numbers[1] else { return nil }
    guard text.contains("=") else { return plausible(one / other) }
    let isOwnFirst = sides[0].uppercased().contains(own.code)
    let isForeignFirst = foreign.map { sides[0].uppercased().contains($0.code) } ?? false
    if isOwnFirst { return RoughRates.text(one / other) }
    return isForeignFirst ? RoughRates.text(other / one) : plausible(one / other)
  }

  private func plausible(_ value: Double) -> String? {
    guard let text = RoughRates.text(value) else { return nil }
    guard let foreign, let rate = ExchangeRate(text),
      case .reversed(let right) = RoughRates.doubt(rate, of: foreign, in: own)
    else { return text }
    return right
  }

  /// The only number among letters.
  private static func number(_ side: String) -> Double? {
    let words = side.split { !$0.isFigure && $0 != "." && $0 != "," }.filter {
      $0.contains(where: \.isFigure)
    }
    guard words.count == 1, !side.contains("-") else { return nil }
    let plain = words[0].replacing(",", with: ".").drop { $0 == "." }
    guard plain.filter({ $0 == "." }).count <= 1, let value = Double(plain), value > 0 else { return nil }
    return value
  }
}
