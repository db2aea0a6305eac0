/// How a language writes numbers.
package struct NumberStyle: Hashable, Sendable {
  package var decimalMark: String
  package var thousandsMark: String
  /// With the blank `{number}`.
  package var percent: String

  package init(decimalMark: String, thousandsMark: String, percent: String) {
    self.decimalMark = decimalMark
    self.thousandsMark = thousandsMark
    self.percent = Unbroken.pattern(percent)
  }

  /// The true minus sign, as wide as a figure.
  package static let minus = "\u{2212}"

  /// `12,345`; four figures stand together where they are a year, so this is for counts and sums only.
  package func whole(_ number: Int) -> String {
    (number < 0 ? Self.minus : "") + grouped(String(number.magnitude))
  }

  /// A number rounded to some digits after the mark: `6.8`. What is no number, or too large to tell, is a dash.
  package func decimal(_ number: Double, digits: Int) -> String {
    guard number.isFinite, abs(number) < 1e15 else { return "–" }
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let units = Int((abs(number) * scale).rounded())
    let sign = number < 0 && units > 0 ? Self.minus : ""
    return sign + fixed(units: String(units), digits: digits)
  }

  /// A share of one as a percentage: 0.93 is `93%`.
  package func share(_ share: Double) -> String {
    Blanks.fill(percent, with: ["number": decimal(share * 100, digits: 0)])
  }

  /// Figures of a whole number of smallest units as a decimal: `123456` with two digits is `1,234.56`.
  func fixed(units: String, digits: Int) -> String {
    guard digits > 0 else { return grouped(units) }
    let filled = String(repeating: "0", count: max(0, digits + 1 - units.utf8.count)) + units
    return grouped(String(filled.dropLast(digits))) + decimalMark + filled.suffix(digits)
  }

  private func grouped(_ figures: String) -> String {
    let count = figures.utf8.count
    guard count > 3 else { return figures }
    var text = ""
    for (index, figure) in figures.unicodeScalars.enumerated() {
      if index > 0, (count - index).isMultiple(of: 3) { text += thousandsMark }
      text.unicodeScalars.append(figure)
    }
    return text
  }
}
