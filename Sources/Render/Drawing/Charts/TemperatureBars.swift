/// How warm and how cold a day was, in degrees Celsius.
package struct DayTemperatures: Hashable, Sendable {
  package var low: Double
  package var high: Double

  package init(low: Double, high: Double) {
    self.low = low
    self.high = high
  }
}

/// The words of a chart of temperatures.
package struct TemperatureWording: Sendable {
  /// What it shows, for those who cannot see it.
  package var title: String
  /// The days at both its ends.
  package var first: String
  package var last: String
  /// At the marked day: `24°`, `15°`.
  package var high: String
  package var low: String

  package init(title: String, first: String, last: String, high: String, low: String) {
    self.title = title
    self.first = first
    self.last = last
    self.high = high
    self.low = low
  }
}

/// Draws each day as a stroke from its lowest to its highest temperature, nil as a gap, and marks one of them. Lengths in rem,
/// so that it grows with the reader's letters; nil where the marked day has none.
package func drawTemperatures(
  _ days: [DayTemperatures?], marked: Int, wording: TemperatureWording
) -> SVGDrawing? {
  guard days.indices.contains(marked), let day = days[marked] else { return nil }
  let chart = TemperatureChart(days: days, marked: marked)
  let svg = SVGElement("svg").with("class", "chart chart-weather").with("width", "100%")
    .with("height", ChartSheet.rem(TemperatureChart.height)).with("role", "img")
    .with("aria-label", wording.title).with("direction", "ltr")
    .containing(
      ChartSheet.level("chart-zero", at: TemperatureChart.bottom)
    )
    .containing(chart.strokes)
    .containing(
      chart.text(wording.high, at: chart.height(of: day.high) - 0.5),
      chart.text(wording.low, at: chart.height(of: day.low) + 1.15)
    )
    .containing(chart.ends(wording))
  return SVGDrawing(markup: svg.markup)
}

private struct TemperatureChart {
  let days: [DayTemperatures?]
  let marked: Int

  /// Rem: the whole chart, the highest figure, the lowest, the base line, and the names of the days below it.
  static let height = 8.2
  private static let warmest = 1.6
  private static let coldest = 5.2
  static let bottom = 6.6
  private static let names = 7.8

  func height(of celsius: Double) -> Double {
    let known = days.compactMap(\.self)
    let low = known.map(\.low).min() ?? celsius
    let high = known.map(\.high).max() ?? celsius
    guard high > low else { return (Self.warmest + Self.coldest) / 2 }
    return Self.warmest + (high - celsius) / (high - low) * (Self.coldest - Self.warmest)
  }

  private func middle(_ index: Int) -> Double { (Double(index) + 0.5) / Double(days.count) }

  var strokes: [SVGElement] {
    days.enumerated().compactMap { index, day in
      day.map { day in
        // A day as warm as it was cold is a dot.
        let (top, end) = (height(of: day.high), max(height(of: day.low), height(of: day.high) + 0.01))
        return SVGElement("line").with("class", index == marked ? "chart-warmth here" : "chart-warmth")
          .with("x1", svgPerCent(middle(index))).with("x2", svgPerCent(middle(index)))
          .with("y1", ChartSheet.rem(top)).with("y2", ChartSheet.rem(end))
      }
    }
  }

  /// A figure at the marked day, within the sheet also at its ends.
  func text(_ words: String, at y: Double) -> SVGElement {
    let x = middle(marked)
    let anchor = x < 0.08 ? "start" : x > 0.92 ? "end" : "middle"
    return ChartSheet.text(
      words, "v halo", at: anchor == "start" ? 0 : anchor == "end" ? 1 : x, y, anchor: anchor)
  }

  func ends(_ wording: TemperatureWording) -> [SVGElement] {
    [
      ChartSheet.text(wording.first, nil, at: 0, Self.names),
      ChartSheet.text(wording.last, nil, at: 1, Self.names, anchor: "end"),
    ]
  }
}
