import CSVText
import Diagnostics
import TripModel

/// A number of a table of figures, with a point or a comma before what is behind it.
struct FigureNumber {
  let value: Double
  /// What it is where its mark sets thousands apart: of `1,234` that is 1234; nil where it can do nothing of the kind.
  let thousands: Int?

  /// Nil for what is no number.
  init?(_ text: String) {
    let plain = text.replacing("−", with: "-").replacing(",", with: ".")
    let isNegative = plain.hasPrefix("-")
    let parts = (isNegative ? plain.dropFirst() : plain[...]).split(
      separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ Int(digits: $0) != nil }), let value = Double(plain) else {
      return nil
    }
    self.value = value
    // Thousands do not begin with a nought.
    let mayBeThousands =
      parts.count == 2 && parts[1].count == 3 && (1...3).contains(parts[0].count) && !parts[0].hasPrefix("0")
    thousands = mayBeThousands ? Int(digits: parts.joined()).map { isNegative ? -$0 : $0 } : nil
  }
}

extension FigureTable {
  /// A number within what can be; nil, with an error, for another, and for one that may be meant in two ways.
  mutating func number(
    _ column: String, of row: CSVTable.Row, in range: ClosedRange<Double>, advice: String
  ) -> Double? {
    let text = text(column, row)
    guard let number = FigureNumber(text) else {
      report(
        .badNumber, "Not a number: “\(text.shortened)”; this line is not used", at: column, of: row,
        advice: advice)
      return nil
    }
    guard range.contains(number.value) else {
      report(
        .badWeather, "Nowhere on Earth: “\(text.shortened)” as \(column); this line is not used", at: column,
        of: row, advice: advice)
      return nil
    }
    guard let thousands = number.thousands, range.contains(Double(thousands)) else { return number.value }
    let other = "\((number.value * 100).rounded() / 100)"
    report(
      .badNumber,
      "Ambiguous number “\(text.shortened)”: \(thousands) or \(number.value); this line is not used",
      at: column, of: row, advice: "Write \(thousands) or \(other).")
    return nil
  }
}
