package import TripModel

/// What had been spent in all by the end of a day, and what was meant to be.
package struct CumulativeDay: Hashable, Sendable {
  package var label: String
  package var shortLabel: String
  /// Nil for a day that is still to come.
  package var spent: Money?
  /// Nil without a plan.
  package var planned: Money?
  /// Whether days lie between it and the one before that are not drawn.
  package var isBehindGap: Bool

  package init(
    label: String, shortLabel: String, spent: Money?, planned: Money?, isBehindGap: Bool = false
  ) {
    self.label = label
    self.shortLabel = shortLabel
    self.spent = spent
    self.planned = planned
    self.isBehindGap = isBehindGap
  }
}

/// The words at the ends of the two lines, each a name over an amount: `Spent`, `€1,952`.
package struct CumulativeEnds: Hashable, Sendable {
  package var spent: LineEnd
  package var planned: LineEnd?

  package init(spent: LineEnd, planned: LineEnd?) {
    self.spent = spent
    self.planned = planned
  }
}

/// What stands at the end of a line: its name and its last amount.
package struct LineEnd: Hashable, Sendable {
  package var name: String
  package var amount: String

  package init(name: String, amount: String) {
    self.name = name
    self.amount = amount
  }
}

/// Draws what was spent in all as a line that begins at zero before the first day, with the plan dotted beside
/// it. All amounts are in one currency; nil without days.
package func drawCumulativeSpending(
  _ days: [CumulativeDay], ends: CumulativeEnds, wording: ChartWording, idPrefix: String
) -> SVGDrawing? {
  guard let currency = days.lazy.compactMap({ $0.spent ?? $0.planned }).first?.currency else { return nil }
  let axis = MoneyAxis(
    holding: days.flatMap { [$0.spent, $0.planned].compactMap(\.self) }, currency: currency,
    top: ChartSheet.top,
    bottom: ChartSheet.bottom)
  let chart = CumulativeChart(days: days, ends: ends, axis: axis, amounts: axis.ticks.map(wording.amount))
  let ground =
    ChartSheet.axis(axis, wording: wording, to: chart.columns.end)
    + chart.columns.gaps(before: days.indices.filter { days[$0].isBehindGap })
  return ChartSheet.frame(
    wording, idPrefix: idPrefix, classes: "chart-sum",
    containing: ground + [chart.lines] + chart.dots + chart.words
      + chart.columns.names(days.map { (long: $0.label, short: $0.shortLabel) }))
}

private struct CumulativeChart {
  let days: [CumulativeDay]
  let ends: CumulativeEnds
  let axis: MoneyAxis
  let columns: DayColumns

  init(days: [CumulativeDay], ends: CumulativeEnds, axis: MoneyAxis, amounts: [String]) {
    self.days = days
    self.ends = ends
    self.axis = axis
    let named = [ends.spent] + [ends.planned].compactMap(\.self)
    let room = ChartSheet.share(
      of: named.flatMap { [$0.name, $0.amount] }, size: Self.lettering, maximum: 0.44)
    columns = DayColumns(
      count: days.count, start: ChartSheet.share(of: amounts, maximum: 0.36), end: 0.998 - room, naming: 1)
  }

  /// The pixels of the lettering at the ends of lines, of which the amounts are strong.
  private static let lettering = ChartSheet.lettering * 1.07

  /// A day's end is where its column ends, so the first column begins at zero.
  private func end(_ index: Int) -> Double { columns.start + Double(index + 1) * columns.width }

  private var spent: [(x: Double, y: Double)] {
    days.enumerated().compactMap { index, day in day.spent.map { (end(index), axis.height(of: $0)) } }
  }

  private var planned: [(x: Double, y: Double)] {
    days.enumerated().compactMap { index, day in day.planned.map { (end(index), axis.height(of: $0)) } }
  }

  /// Lines and area stretch with the chart, their strokes do not: 1000 by 200 units over the whole sheet.
  var lines: SVGElement {
    func points(_ places: [(x: Double, y: Double)]) -> [Point] {
      ([(columns.start, axis.zero)] + places).map { Point(x: $0.0 * 1000, y: $0.1 / ChartSheet.height * 200) }
    }
    func path(_ classes: String, _ points: [Point], isClosed: Bool = false) -> SVGElement {
      var writer = PathWriter()
      if isClosed { writer.polygon(points) } else { writer.polyline(points) }
      return SVGElement("path").with("class", classes).with("vector-effect", "non-scaling-stroke")
        .with("d", writer.text)
    }
    var parts: [SVGElement] = []
    if let last = spent.last {
      let foot = Point(x: last.x * 1000, y: axis.zero / ChartSheet.height * 200)
      parts.append(path("chart-area", points(spent) + [foot], isClosed: true))
    }
    if !planned.isEmpty { parts.append(path("chart-plan", points(planned))) }
    if !spent.isEmpty { parts.append(path("chart-total", points(spent))) }
    return SVGElement("svg").with("class", "chart-stretch").with("viewBox", "0 0 1000 200")
      .with("preserveAspectRatio", "none").with("width", "100%").with("height", "100%").containing(parts)
  }

  /// A dot a day; of many days only the last.
  var dots: [SVGElement] {
    let shown = days.count > 20 ? Array(spent.suffix(1)) : spent
    return shown.map { place in
      SVGElement("circle").with("class", "chart-dot").with("cx", svgPerCent(place.x))
        .with("cy", ChartSheet.rem(place.y)).with("r", "0.28rem")
    }
  }

  /// The lines' names at their ends; two that would cover each other are moved apart.
  var words: [SVGElement] {
    var labels: [(end: LineEnd, x: Double, y: Double, classes: String)] = []
    if let last = planned.last, let name = ends.planned { labels.append((name, last.x, last.y, "")) }
    if let last = spent.last { labels.append((ends.spent, last.x, last.y, " hot")) }
    // A line that stops before the chart does has its name inside, where the plan cannot reach it: below. Where it
    // stops so late that both names stand beside each other they are moved apart like those of one place.
    let room = 2.7
    if labels.count == 2 {
      let width = ChartSheet.share(of: [labels[1].end.name, labels[1].end.amount], maximum: 1)
      if labels[1].x + width < labels[0].x {
        labels[1].y += 1.2
      } else if abs(labels[0].y - labels[1].y) < room {
        let middle = (labels[0].y + labels[1].y) / 2
        let isPlanAbove = labels[0].y <= labels[1].y
        labels[0].y = middle + (isPlanAbove ? -room : room) / 2
        labels[1].y = middle + (isPlanAbove ? room : -room) / 2
      }
    }
    // Each within the chart; two that lie above one another then go up or down together.
    let (ceiling, floor) = (1.1, ChartSheet.bottom - 1)
    if labels.count == 2, abs(labels[0].y - labels[1].y) <= room + 0.01 {
      let (highest, lowest) = (min(labels[0].y, labels[1].y), max(labels[0].y, labels[1].y))
      let shift = highest < ceiling ? ceiling - highest : min(0, floor - lowest)
      for index in labels.indices { labels[index].y += shift }
    } else {
      for index in labels.indices { labels[index].y = min(floor, max(ceiling, labels[index].y)) }
    }
    // From where its line ends, or up to the edge of the chart where there is no room: the words of all that end as far
    // to the right then do so, to stand in one column.
    let crowded = labels.filter { !hasRoom($0.end, from: $0.x + 0.025) }.map(\.x).min() ?? .infinity
    return labels.flatMap { label -> [SVGElement] in
      let anchor = label.x >= crowded ? "end" : nil
      let x = anchor == nil ? label.x + 0.025 : 1
      func words(_ words: String, _ classes: String, _ y: Double) -> SVGElement {
        ChartSheet.text(words, classes + label.classes, at: x, y, anchor: anchor)
      }
      return [
        words(label.end.name, "halo", label.y - 0.1), words(label.end.amount, "v halo", label.y + 1.1),
      ]
    }
  }

  /// Whether a line's name and amount end within the chart where they begin at a place.
  private func hasRoom(_ end: LineEnd, from x: Double) -> Bool {
    [end.name, end.amount].allSatisfy {
      x + TextWidth.of($0, size: Self.lettering) / ChartSheet.narrow <= 1
    }
  }
}
