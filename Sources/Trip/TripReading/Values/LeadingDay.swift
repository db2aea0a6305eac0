import TripModel

/// The day that a text begins with: `2026-05-03`, or another order of the three where only one of the numbers can be the
/// month, as of `14.09.2024` and `5/22/2024`.
struct LeadingDay {
  let date: LocalDate
  /// What stands behind it.
  let rest: Substring

  /// Nil for what begins with no day, and for a day that can be read in two ways.
  init?(_ text: Substring) {
    if let date = LocalDate(iso: text.prefix(10)) {
      self.date = date
      self.rest = text.dropFirst(10)
      return
    }
    var rest = text
    guard let one = Self.figures(1...2, &rest), let mark = rest.popFirst(), "./-".contains(mark),
      let two = Self.figures(1...2, &rest), rest.popFirst() == mark, let year = Self.figures(4...4, &rest),
      one == two || max(one, two) > 12,
      let date = LocalDate(year: year, month: min(one, two), day: max(one, two))
    else { return nil }
    self.date = date
    self.rest = rest
  }

  /// All figures at the beginning, taken from the text, as a number.
  private static func figures(_ count: ClosedRange<Int>, _ text: inout Substring) -> Int? {
    let figures = text.prefix { $0.isFigure }
    guard count.contains(figures.count), let number = Int(digits: figures) else { return nil }
    text = text[figures.endIndex...]
    return number
  }
}
