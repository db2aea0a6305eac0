/// What a currency was worth on a day.
package struct RatePoint: Hashable, Sendable {
  /// The day by its number, so that days without a rate are as wide as others.
  package var day: Int
  package var units: Double

  package init(day: Int, units: Double) { (self.day, self.units) = (day, units) }
}

/// The words of a chart of rates.
package struct RateWording: Sendable {
  /// The chart's name and what it shows, for those who cannot see it.
  package var title: String
  package var description: String
  /// At the lowest, the highest and the last point: `lowest 153.37`, `highest 182.73`, `172.40`.
  package var lowest: String
  package var highest: String
  package var latest: String
  /// At a line of the scale, with as many digits as tell it from the next: `160`, `0.85`.
  package var figure: @Sendable (_ units: Double, _ digits: Int) -> String
  /// Years by the numbers of the days with which they begin.
  package var years: [(day: Int, name: String)]

  package init(
    title: String, description: String, lowest: String, highest: String, latest: String,
    figure: @escaping @Sendable (Double, Int) -> String, years: [(day: Int, name: String)]
  ) {
    (self.title, self.description) = (title, description)
    (self.lowest, self.highest, self.latest) = (lowest, highest, latest)
    (self.figure, self.years) = (figure, years)
  }
}

/// The lines of a scale that does not begin at zero, so that what moves little can be seen to move.
package struct RateScale: Hashable, Sendable {
  /// Rising, from below the lowest to above the highest point.
  package let lines: [Double]
  /// After the mark, that all of these are told with.
  package let digits: Int

  /// Nil where nothing is a rate.
  package init?(_ units: [Double]) {
    guard let low = units.min(), let high = units.max(), low.isFinite, high.isFinite, low > 0 else {
      return nil
    }
    // A rate that stands still lies in the middle of a scale of a tenth of it.
    let span = max(high - low, high * 0.02)
    let (step, digits) = Self.step(for: span)
    let middle = (high + low) / 2
    let first = max(0, ((middle - Self.below * span) / step).rounded(.down))
    let last = ((middle + Self.above * span) / step).rounded(.up)
    lines = (Int(first)...Int(last)).map { Double($0) * step }
    self.digits = digits
  }

  /// Of the span, from its middle: the words of the lowest point stand below it, within the scale.
  private static let below = 0.65
  private static let above = 0.55

  /// One, two or five of a power of ten, so that four to eight lines are drawn, and the digits that it has after the mark.
  private static func step(for span: Double) -> (step: Double, digits: Int) {
    for digits in stride(from: 6, through: -12, by: -1) {
      let power = (0..<abs(digits)).reduce(1.0) { power, _ in power * 10 }
      for digit in [1.0, 2, 5] {
        let step = digits > 0 ? digit / power : digit * power
        if span / step <= 4 { return (step, max(0, digits)) }
      }
    }
    return (span, 0)
  }
}

/// Draws what one unit bought from day to day as a line, with its lowest, highest and last point, and a tick where each year
/// begins. Nil without two days.
package func drawRates(_ points: [RatePoint], wording: RateWording, idPrefix: String) -> SVGDrawing? {
  let points = points.filter { $0.units > 0 && $0.units.isFinite }.sorted { $0.day < $1.day }
  guard let first = points.first, let last = points.last, first.day < last.day,
    let scale = RateScale(points.map(\.units))
  else { return nil }
  let figures = scale.lines.map { wording.figure($0, scale.digits) }
  let chart = RateChart(
    points: points, scale: scale, first: first.day, last: last.day,
    start: ChartSheet.share(of: figures, maximum: 0.3),
    end: 0.99 - ChartSheet.share(of: [wording.latest], size: ChartSheet.lettering * 1.07, maximum: 0.36))
  return ChartSheet.frame(
    title: wording.title, description: wording.description, idPrefix: idPrefix, classes: "rates",
    height: RateChart.height,
    containing: chart.lines(figures) + [chart.line] + chart.spots(wording)
      + [ChartSheet.level("chart-zero", at: RateChart.bottom)] + chart.years(wording.years))
}

private struct RateChart {
  let points: [RatePoint]
  let scale: RateScale
  let first: Int
  let last: Int
  /// Shares of the width between which the line lies.
  let start: Double
  let end: Double

  /// Rem: the whole chart, the highest and the lowest line of the scale, the names of years.
  static let height = 17.0
  private static let top = 2.0
  static let bottom = 13.5
  private static let tick = 0.4
  private static let names = 15.0
  /// Of the line's length: nearer to the last point the lowest or highest is told by that alone.
  private static let nearEnd = 0.04
  private static let besideEnd = 0.016

  private func place(_ day: Int) -> Double {
    start + Double(day - first) / Double(last - first) * (end - start)
  }

  private func height(of units: Double) -> Double {
    guard let low = scale.lines.first, let high = scale.lines.last, high > low else { return Self.bottom }
    return Self.top + (high - units) / (high - low) * (Self.bottom - Self.top)
  }

  func lines(_ figures: [String]) -> [SVGElement] {
    zip(scale.lines, figures).flatMap { units, figure in
      let y = height(of: units)
      return [ChartSheet.level("chart-line", at: y), ChartSheet.text(figure, "halo", at: 0, y - 0.3)]
    }
  }

  var line: SVGElement {
    var writer = PathWriter()
    writer.polyline(
      points.map { Point(x: place($0.day) * 1000, y: height(of: $0.units) / Self.height * 100) })
    return ChartSheet.stretched([ChartSheet.path("chart-total", writer.text)])
  }

  func spots(_ wording: RateWording) -> [SVGElement] {
    guard let latest = points.last else { return [] }
    let ends = [
      (points.min { $0.units < $1.units }, wording.lowest, 1.4),
      (points.max { $0.units < $1.units }, wording.highest, -0.7),
    ]
    let extremes = ends.flatMap { point, words, beside -> [SVGElement] in
      guard let point, end - place(point.day) > Self.nearEnd * (end - start) else { return [] }
      let around = ChartSheet.around(place(point.day), words, on: ChartSheet.narrow)
      return [
        dot(point),
        ChartSheet.text(
          words, "v halo", at: around.x, height(of: point.units) + beside, anchor: around.anchor),
      ]
    }
    return extremes + [
      dot(latest),
      ChartSheet.text(
        wording.latest, "v halo hot", at: place(latest.day) + Self.besideEnd, height(of: latest.units) + 0.3),
    ]
  }

  private func dot(_ point: RatePoint) -> SVGElement {
    SVGElement("circle").with("class", "chart-dot").with("cx", svgPerCent(place(point.day)))
      .with("cy", ChartSheet.rem(height(of: point.units))).with("r", "0.25rem")
  }

  func years(_ years: [(day: Int, name: String)]) -> [SVGElement] {
    years.filter { (first...last).contains($0.day) }.flatMap { year -> [SVGElement] in
      let x = place(year.day)
      return [
        SVGElement("line").with("class", "chart-zero").with("x1", svgPerCent(x)).with("x2", svgPerCent(x))
          .with("y1", ChartSheet.rem(Self.bottom)).with("y2", ChartSheet.rem(Self.bottom + Self.tick)),
        ChartSheet.text(year.name, nil, at: x, Self.names),
      ]
    }
  }
}
