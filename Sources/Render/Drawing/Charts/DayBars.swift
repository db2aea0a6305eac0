package import TripModel

/// What one day cost.
package struct DaySpending: Hashable, Sendable {
  /// Under the bar, where there is room: `Tue 29`; and where there is little: `29`.
  package var label: String
  package var shortLabel: String
  /// Below zero where more was given back than spent.
  package var spent: Money
  /// The part of it that stands at the foot of the bar, in a quieter colour and dotted: the bed, say.
  package var fixed: Money?
  /// What the day might have cost.
  package var allowance: Money?
  /// Above the bar: `€332`.
  package var value: String
  /// Whether days lie between it and the one before that are not drawn.
  package var isBehindGap: Bool

  package init(
    label: String, shortLabel: String, spent: Money, fixed: Money? = nil, allowance: Money?, value: String,
    isBehindGap: Bool = false
  ) {
    self.label = label
    self.shortLabel = shortLabel
    self.spent = spent
    self.fixed = fixed
    self.allowance = allowance
    self.value = value
    self.isBehindGap = isBehindGap
  }
}

/// Draws a bar for each day with a mark at its allowance. All amounts are in one currency; nil without days.
///
/// Every amount stands on its bar while there is room; else, and always beyond 20 days, only the highest, the
/// last and the lowest do. Beyond 20 days only weeks are named. The axis ends at three times the highest bar: an
/// allowance above that, as the last days of a thrifty trip have, would press all bars flat, and is not drawn.
package func drawSpendingByDay(_ days: [DaySpending], wording: ChartWording, idPrefix: String) -> SVGDrawing?
{
  guard let first = days.first else { return nil }
  let axis = MoneyAxis(
    holding: days.map(\.spent) + days.allowancesInReach, currency: first.spent.currency,
    top: ChartSheet.top, bottom: ChartSheet.bottom - (days.contains { $0.spent.minorUnits < 0 } ? 1.2 : 0))
  let start = ChartSheet.share(of: axis.ticks.map(wording.amount), maximum: 0.4)
  let columns = DayColumns(count: days.count, start: start, end: 1)
  let chart = DayBarChart(days: days, axis: axis, columns: columns)
  let ground =
    ChartSheet.axis(axis, wording: wording)
    + columns.gaps(before: days.indices.filter { days[$0].isBehindGap })
  return ChartSheet.frame(
    wording, idPrefix: idPrefix, classes: "chart-days",
    containing: ground + chart.bars + chart.allowances + chart.values
      + columns.names(days.map { (long: $0.label, short: $0.shortLabel) }))
}

extension [DaySpending] {
  /// The allowances up to three times the highest bar; all of them where there is no bar.
  fileprivate var allowancesInReach: [Money] {
    let highest = map(\.spent.minorUnits).max() ?? 0
    return compactMap(\.allowance).filter { highest <= 0 || $0.minorUnits / 3 <= highest }
  }
}

private struct DayBarChart {
  let days: [DaySpending]
  let axis: MoneyAxis
  let columns: DayColumns

  /// The share of a day's column that its bar fills; few days do not make it broader than a share of the chart.
  private static let filled = 0.76
  private static let broadest = 0.13

  private var width: Double { min(columns.width * Self.filled, Self.broadest) }

  var bars: [SVGElement] {
    days.enumerated().flatMap { index, day -> [SVGElement] in
      let end = seen(axis.height(of: day.spent), day.spent)
      guard let fixed = day.fixed, fixed.minorUnits > 0, day.spent.minorUnits > 0 else {
        return [bar("chart-spent", index, from: axis.zero, to: end)]
      }
      let foot = max(end, axis.height(of: fixed))
      return [
        bar("chart-fixed", index, from: axis.zero, to: foot),
        bar(nil, index, from: axis.zero, to: foot).with("fill", ChartPattern.spread.fill),
        bar("chart-spent", index, from: foot, to: end),
      ]
    }
  }

  /// The end of a bar, at least a line away from zero where there is something at all: beside one day that cost a
  /// hundred times as much others would seem to have cost nothing.
  private func seen(_ end: Double, _ amount: Money) -> Double {
    let least = 0.12
    if amount.minorUnits == 0 || abs(end - axis.zero) >= least { return end }
    return amount.minorUnits > 0 ? axis.zero - least : axis.zero + least
  }

  private func bar(_ classes: String?, _ index: Int, from start: Double, to end: Double) -> SVGElement {
    SVGElement("rect").with("class", classes).with("x", svgPerCent(columns.middle(index) - width / 2))
      .with("width", svgPerCent(width)).with("y", ChartSheet.rem(min(start, end)))
      .with("height", ChartSheet.rem(abs(end - start)))
  }

  var allowances: [SVGElement] {
    days.enumerated().compactMap { index, day in
      guard let allowance = day.allowance, axis.holds(allowance) else { return nil }
      let middle = columns.middle(index)
      return ChartSheet.level(
        "chart-allowance", at: axis.height(of: allowance), from: middle - width * 0.6,
        to: middle + width * 0.6)
    }
  }

  var values: [SVGElement] {
    let words = days.map(\.value)
    let wide = columns.values(words, mattering: mattering, on: ChartSheet.wide)
    let narrow = columns.values(words, mattering: mattering, on: ChartSheet.narrow)
    return days.indices.flatMap { index -> [SVGElement] in
      switch (wide.contains(index), narrow.contains(index)) {
      case (true, true): value(index, size: "")
      case (true, false): value(index, size: " l")
      case (false, true): value(index, size: " s")
      case (false, false): []
      }
    }
  }

  /// The days whose amounts one looks for first: nothing is no amount that wants room.
  private var mattering: [Int] {
    let paid = days.indices.filter { days[$0].spent.minorUnits != 0 }
    let highest = paid.max { days[$0].spent.minorUnits < days[$1].spent.minorUnits }
    let lowest = paid.min { days[$0].spent.minorUnits < days[$1].spent.minorUnits }
    return [highest, paid.last, lowest].compactMap(\.self)
  }

  /// An amount above its bar, and above the allowance if that is in the way; below a bar that hangs.
  private func value(_ index: Int, size: String) -> [SVGElement] {
    let day = days[index]
    let (middle, end) = (columns.middle(index), axis.height(of: day.spent))
    // Words of the first or the last day that are wider than its column end at the chart's edge.
    let pixels = size == " l" ? ChartSheet.wide : ChartSheet.narrow
    let (x, anchor) = ChartSheet.around(middle, day.value, on: pixels)
    guard day.spent.minorUnits >= 0 else {
      return [ChartSheet.text(day.value, "v halo" + size, at: x, end + 1.1, anchor: anchor)]
    }
    let mark = day.allowance.flatMap { axis.holds($0) ? axis.height(of: $0) : nil } ?? end
    let isInTheWay = mark < end && mark > end - 1.7
    let y = (isInTheWay ? mark : end) - 0.45
    let isOver = day.allowance.map { day.spent.minorUnits > $0.minorUnits } ?? false
    let classes = "v halo" + (isOver ? " hot" : "") + size
    let words = ChartSheet.text(day.value, classes, at: x, y, anchor: anchor)
    guard isOver else { return [words] }
    let sign = ChartSheet.around(middle, "▲", on: pixels)
    return [words, ChartSheet.text("▲", "hot up" + size, at: sign.x, y - 1.1, anchor: sign.anchor)]
  }
}
