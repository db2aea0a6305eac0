/// A month of a mean year, with the words at its marks.
package struct ClimateMonth: Hashable, Sendable {
  /// 1 to 12.
  package var month: Int
  /// Degrees Celsius.
  package var temperature: Double
  /// `11°`.
  package var degrees: String
  /// Millimetres.
  package var rain: Double
  /// `74`.
  package var amount: String

  package init(month: Int, temperature: Double, degrees: String, rain: Double, amount: String) {
    (self.month, self.temperature, self.degrees) = (month, temperature, degrees)
    (self.rain, self.amount) = (rain, amount)
  }
}

/// The words of a chart of a climate.
package struct ClimateWording: Sendable {
  /// The chart's name and what it shows, for those who cannot see it.
  package var title: String
  package var description: String
  /// What stands above the line and above the bars: `Mean temperature, °C`, `Rain, mm`.
  package var temperature: String
  package var rain: String
  /// Twelve, `Jan`.
  package var months: [String]

  package init(title: String, description: String, temperature: String, rain: String, months: [String]) {
    (self.title, self.description) = (title, description)
    (self.temperature, self.rain, self.months) = (temperature, rain, months)
  }
}

/// Draws the mean temperatures of the months as a line and below it their rain as bars, each with its figure; `marked` is
/// the month that counts now. What is not known of a month leaves a gap. Nil without any.
package func drawClimate(
  _ months: [ClimateMonth], marked: Int?, wording: ClimateWording, idPrefix: String
) -> SVGDrawing? {
  let known = months.filter { (1...ClimateChart.months).contains($0.month) }.sorted { $0.month < $1.month }
  guard !known.isEmpty else { return nil }
  let chart = ClimateChart(known: known, marked: marked)
  var elements = [ChartSheet.text(wording.temperature, nil, at: 0, ClimateChart.temperatureWords)]
  elements += chart.zero
  elements.append(chart.line)
  elements += chart.dots
  elements.append(ChartSheet.text(wording.rain, nil, at: 0, ClimateChart.rainWords))
  elements += chart.bars
  elements.append(ChartSheet.level("chart-zero", at: ClimateChart.ground))
  elements += chart.names(wording.months)
  return ChartSheet.frame(
    title: wording.title, description: wording.description, idPrefix: idPrefix, classes: "climate",
    height: ClimateChart.height, containing: elements)
}

private struct ClimateChart {
  let known: [ClimateMonth]
  let marked: Int?

  static let months = 12
  /// Rem: the whole chart; the words above the line, its highest and lowest point; the words above the bars, the top of
  /// the highest bar and the line that all stand on; the names of the months.
  static let height = 17.0
  static let temperatureWords = 0.9
  private static let warmest = 2.4
  private static let coldest = 7.0
  static let rainWords = 8.9
  private static let fullest = 10.0
  static let ground = 15.0
  private static let monthNames = 16.3
  /// Of the width of the chart.
  private static let bar = 0.052
  /// Rem from a mark up to its figure.
  private static let aboveDot = 0.75
  private static let aboveBar = 0.3
  /// Millimetres that fill the height at least: in a desert a few are no wet season.
  private static let leastRain = 50.0
  /// Degrees that do at least: near the equator half of one is no summer.
  private static let leastSpan = 10.0

  private func middle(_ month: Int) -> Double { (Double(month) - 0.5) / Double(Self.months) }

  private func height(of celsius: Double) -> Double {
    let temperatures = known.map(\.temperature)
    let (low, high) = (temperatures.min() ?? celsius, temperatures.max() ?? celsius)
    let span = max(high - low, Self.leastSpan)
    let above = (low + high + span) / 2
    return Self.warmest + (above - celsius) / span * (Self.coldest - Self.warmest)
  }

  /// The line of frost, where any month is on either side of it.
  var zero: [SVGElement] {
    let temperatures = known.map(\.temperature)
    guard temperatures.contains(where: { $0 < 0 }), temperatures.contains(where: { $0 > 0 }) else {
      return []
    }
    return [ChartSheet.level("chart-line", at: height(of: 0))]
  }

  /// It stretches with the chart, its stroke does not: 1000 by 100 units over the whole sheet.
  var line: SVGElement {
    var writer = PathWriter()
    var last = -1
    for month in known {
      let point = Point(
        x: middle(month.month) * 1000, y: height(of: month.temperature) / Self.height * 100)
      if month.month == last + 1 { writer.line(to: point) } else { writer.move(to: point) }
      last = month.month
    }
    return ChartSheet.stretched([ChartSheet.path("chart-total", writer.text)])
  }

  var dots: [SVGElement] {
    known.flatMap { month in
      let (x, y) = (middle(month.month), height(of: month.temperature))
      return [
        SVGElement("circle").with("class", "chart-dot").with("cx", svgPerCent(x))
          .with("cy", ChartSheet.rem(y)).with("r", "0.25rem"),
        ChartSheet.text(
          month.degrees, isMarked(month) ? "v hot" : "v", at: x, y - Self.aboveDot, anchor: "middle"),
      ]
    }
  }

  var bars: [SVGElement] {
    let most = max(Self.leastRain, known.map(\.rain).max() ?? 0)
    return known.flatMap { month in
      let x = middle(month.month)
      let high = max(0, month.rain) / most * (Self.ground - Self.fullest)
      return [
        SVGElement("rect").with("class", "climate-rain").with("x", svgPerCent(x - Self.bar / 2))
          .with("width", svgPerCent(Self.bar)).with("y", ChartSheet.rem(Self.ground - high))
          .with("height", ChartSheet.rem(high)),
        ChartSheet.text(month.amount, "v", at: x, Self.ground - high - Self.aboveBar, anchor: "middle"),
      ]
    }
  }

  private func isMarked(_ month: ClimateMonth) -> Bool { month.month == marked }

  /// On a phone by their first letters; where they have none, as `1月`, by their numbers.
  func names(_ names: [String]) -> [SVGElement] {
    names.prefix(Self.months).enumerated().flatMap { index, name -> [SVGElement] in
      let hot = index + 1 == marked ? " hot" : ""
      let letter = name.first.map { $0.isLetter ? String($0) : String(index + 1) } ?? ""
      return [(name, "l"), (letter, "s")].map { words, kind in
        ChartSheet.text(words, kind + hot, at: middle(index + 1), Self.monthNames, anchor: "middle")
      }
    }
  }
}
