import Diagnostics
package import TripModel
import TripNotation

/// How good and how dear something is, as travellers write it.
package enum AttractionValues {
  /// `4.5`, `4,5`, `4.5 of 5`, `4.5/5`.
  package static func rating(_ text: String) -> Rating? {
    guard let (hundredths, of) = figures(text), of == nil || of == Rating.maximum else { return nil }
    return Rating(hundredths: hundredths)
  }

  static func rating(_ text: TextNode) throws(Problem) -> Rating {
    if let rating = rating(text.value) { return rating }
    guard let (hundredths, of) = figures(text.value) else { throw .badRating(text, meant: nil) }
    guard let maximum = of, maximum != Rating.maximum else { throw .ratingAboveAll(text) }
    let meant = Rating(hundredths: hundredths * Rating.maximum / maximum)
    // Nobody writes so little on purpose of something that is worth saving.
    throw .badRating(text, meant: meant.flatMap { $0.hundredths < 100 ? nil : $0 })
  }

  /// How many hundredths, and of how many; nil for what no text says.
  private static func figures(_ text: String) -> (hundredths: Int, of: Int?)? {
    var figures = text[...]
    var scale: Substring?
    for mark in [" out of ", " of ", "/"] {
      guard let range = figures.prefix(40).firstRange(of: mark) else { continue }
      scale = figures[range.upperBound...].drop(while: \.isBlank)
      figures = figures[..<range.lowerBound]
      break
    }
    while figures.last?.isBlank == true { figures.removeLast() }
    guard let hundredths = hundredths(figures) else { return nil }
    guard let written = scale else { return (hundredths, nil) }
    guard let maximum = Int(digits: written), maximum > 0 else { return nil }
    return (hundredths, maximum)
  }

  /// A number below a thousand with at most two decimals, behind a point or a comma.
  private static func hundredths(_ text: Substring) -> Int? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard parts.count <= 2, parts[0].utf8.count <= 3, let whole = Int(digits: parts[0]) else { return nil }
    guard parts.count == 2 else { return whole * 100 }
    guard parts[1].utf8.count <= 2, let fraction = Int(digits: parts[1]) else { return nil }
    return whole * 100 + (parts[1].utf8.count == 1 ? fraction * 10 : fraction)
  }

  /// `free`, `€` to `€€€€` or any other sign of a currency repeated, `1` to `4`.
  package static func price(_ text: String) -> PriceLevel? {
    if text.lowercased() == "free" { return PriceLevel(level: 0) }
    let written = text.prefix(PriceLevel.maximum + 1)
    if let sign = written.first, sign.isCurrencySymbol, written.allSatisfy({ $0 == sign }),
      let level = PriceLevel(level: written.count, sign: sign)
    {
      return level
    }
    return Int(digits: text).flatMap { $0 > 0 ? PriceLevel(level: $0) : nil }
  }

  static func price(_ text: TextNode) throws(Problem) -> PriceLevel {
    guard let level = price(text.value) else { throw .badPriceLevel(text) }
    return level
  }
}

extension Problem {
  fileprivate static func badRating(_ text: TextNode, meant: Rating?) -> Problem {
    Problem(
      .badRating, "Invalid rating: “\(text.value.shortened)”", at: text.range,
      advice: meant.map { "Of 5, that is \($0.written): write \($0.written)." }
        ?? "Write a number from 0 to 5, such as 4 or 4.5.")
  }

  /// Of how many it is nobody can tell, so nothing is worked out.
  fileprivate static func ratingAboveAll(_ text: TextNode) -> Problem {
    Problem(
      .badRating, "Invalid rating: “\(text.value.shortened)” is more than 5", at: text.range,
      advice: "Write how much it is of 5: a number from 0 to 5, such as 4 or 4.5.")
  }

  fileprivate static func badPriceLevel(_ text: TextNode) -> Problem {
    let isAmount = text.value.contains(where: \.isFigure)
    return Problem(
      .badPriceLevel, "Invalid price level: “\(text.value.shortened)”", at: text.range,
      advice: isAmount
        ? "Write the cost of a visit as `cost`; `price` is `free`, or from 1 (cheap) to 4 (expensive)."
        : "Write `free`, one to four currency signs such as €€, or a number from 1 (cheap) to 4 (expensive).")
  }
}

extension Rating {
  /// As it would be written: `4.5`.
  var written: String {
    let (whole, rest) = (hundredths / 100, hundredths % 100)
    if rest == 0 { return "\(whole)" }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole)." + (rest < 10 ? "0" : "") + "\(rest)"
  }
}
