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
    guard let (one, two, year, rest) = Self.numbers(text), one == two || max(one, two) > 12,
      let date = LocalDate(year: year, month: min(one, two), day: max(one, two))
    else { return nil }
    self.date = date
    self.rest = rest
  }

  /// A day that can be read in two ways, of which one alone is among these days; with nothing behind it but a time or
  /// other words.
  init?(_ text: Substring, oneOf days: ClosedRange<LocalDate>) {
    guard let (one, two, year, rest) = Self.numbers(text), one != two, max(one, two) <= 12,
      rest.first.map({ $0.isBlank || "Tt".contains($0) }) ?? true
    else { return nil }
    let readings = [
      LocalDate(year: year, month: two, day: one), LocalDate(year: year, month: one, day: two),
    ].compactMap(\.self).filter { days.contains($0) }
    guard let date = readings.first, readings.count == 1 else { return nil }
    self.date = date
    self.rest = rest
  }

  /// The three numbers of `4/7/2024`, and what stands behind them.
  private static func numbers(_ text: Substring) -> (one: Int, two: Int, year: Int, rest: Substring)? {
    var rest = text
    guard let one = figures(1...2, &rest), let mark = rest.popFirst(), "./-".contains(mark),
      let two = figures(1...2, &rest), rest.popFirst() == mark, let year = figures(4...4, &rest)
    else { return nil }
    return (one, two, year, rest)
  }

  /// All figures at the beginning, taken from the text, as a number.
  private static func figures(_ count: ClosedRange<Int>, _ text: inout Substring) -> Int? {
    let figures = text.prefix { $0.isFigure }
    guard count.contains(figures.count), let number = Int(digits: figures) else { return nil }
    text = text[figures.endIndex...]
    return number
  }
}
