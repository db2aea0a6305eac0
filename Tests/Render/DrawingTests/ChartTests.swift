import Claims
import Foundation
import Testing
import TripModel

@testable import Drawing

@Suite("Charts of money")
struct ChartTests {
  private static let wording = ChartWording(title: "T & t", description: "D") {
    "€" + String($0.minorUnits / 100)
  }

  private func euro(_ cents: Int) -> Money { Money(minorUnits: cents, currency: .euro) }

  private func days(_ amounts: [Int], allowance: Int? = nil, fixed: Int? = nil) -> [DaySpending] {
    amounts.enumerated().map { index, cents in
      DaySpending(
        label: "Day \(index + 1)", shortLabel: String(index + 1), spent: euro(cents), fixed: fixed.map(euro),
        allowance: allowance.map(euro), value: "€\(cents / 100)")
    }
  }

  private func draw(_ days: [DaySpending]) throws -> ParsedSVG {
    let drawing = try unwrapped(drawSpendingByDay(days, wording: Self.wording, idPrefix: "c"))
    return try unwrapped(ParsedSVG(drawing.markup))
  }

  private func zero(_ chart: ParsedSVG) throws -> Double {
    try #require(chart.all(ofClass: "chart-zero").first?.number("y1"))
  }

  @Test("Bars are as tall as their amounts, from zero")
  func proportions() throws {
    let chart = try draw(days([10_000, 20_000, 5_000, 0]))
    let heights = chart.all(ofClass: "chart-spent").compactMap { $0.number("height") }
    #expect(abs(heights[1] / heights[0] - 2) < 0.01)
    #expect(abs(heights[0] / heights[2] - 2) < 0.01)
    claim(heights[3], is: 0)
    for bar in chart.all(ofClass: "chart-spent") {
      #expect(abs((bar.number("y") ?? 0) + (bar.number("height") ?? 0) - (try zero(chart))) < 0.011)
    }
  }

  @Test("A day on which more came back than went out hangs below zero, with its amount below it")
  func negative() throws {
    let chart = try draw(days([10_000, -5_000, 2_000]))
    let bars = chart.all(ofClass: "chart-spent")
    let zero = try zero(chart)
    claim(bars[1].number("y"), is: zero)
    let value = try unwrapped(chart.all(ofClass: "v").first { $0.text == "€-50" })
    #expect(try unwrapped(value.number("y")) > zero + (bars[1].number("height") ?? 0))
    #expect(try unwrapped(value.number("y")) < ChartSheet.names - 0.3)
  }

  @Test("The fixed part stands at the foot, and both parts make the whole")
  func fixed() throws {
    let chart = try draw(days([10_000, 4_000, -1_000], fixed: 6_000))
    let fixed = chart.all(ofClass: "chart-fixed").compactMap { $0.number("height") }
    let rest = chart.all(ofClass: "chart-spent").compactMap { $0.number("height") }
    claim(fixed.count, is: 2)
    #expect(abs(fixed[0] / (fixed[0] + rest[0]) - 0.6) < 0.01)
    claim(rest[1], is: 0)
  }

  @Test("Days over their allowance are marked in words' colour and with a sign")
  func over() throws {
    let chart = try draw(days([10_000, 30_000, 9_900], allowance: 10_000))
    claim(chart.all("text").filter { $0.text == "▲" }.count, is: 1)
    claim(chart.all(ofClass: "chart-allowance").count, is: 3)
    claim(
      chart.all(ofClass: "v").filter { ($0.attributes["class"] ?? "").contains("hot") }.map(\.text),
      is: [
        "€300"
      ])
    // The mark just above the third bar would cut through its amount, which therefore stands above both.
    let mark = try unwrapped(chart.all(ofClass: "chart-allowance")[2].number("y1"))
    let value = try unwrapped(chart.all(ofClass: "v").last?.number("y"))
    #expect(value < mark)
  }

  @Test("An allowance above three times the highest bar is not drawn, and presses no bar flat")
  func farAllowance() throws {
    let spent = [10_000, 20_000]
    let near = try draw(days(spent, allowance: 60_000))
    claim(near.all(ofClass: "chart-allowance").count, is: 2)
    let far = try draw(days(spent, allowance: 60_003))
    #expect(far.all(ofClass: "chart-allowance").isEmpty)
    let heights = try [draw(days(spent)), far].map {
      $0.all(ofClass: "chart-spent").compactMap { $0.number("height") }
    }
    claim(heights[0], is: heights[1])
    try claim(draw(days([0, 0], allowance: 5_000)).all(ofClass: "chart-allowance").count, is: 2)
  }

  @Test("Beyond twenty days weeks are named, and only the highest, the last and the lowest have amounts")
  func manyDays() throws {
    let chart = try draw(
      days((0..<60).map { 5_000 + ($0 * 37 % 11) * 100 + ($0 == 30 ? 20_000 : 0) - ($0 == 10 ? 4_000 : 0) }))
    let wide = chart.all("text").filter { $0.attributes["class"] == "l" }.map(\.text)
    claim(wide.prefix(3), is: ["Day 1", "Day 8", "Day 15"])
    let values = Set(chart.all(ofClass: "v").map(\.text))
    claim(values, has: "€260")
    claim(values, has: "€17")
    #expect(values.count <= 3)
  }

  @Test("Days without a name belong to the stretch that the one before them with a name begins")
  func stretches() throws {
    var bars = days(Array(repeating: 1_000, count: 100))
    let months = [0: "April", 2: "May", 33: "June", 63: "July", 99: "August"]
    for index in bars.indices {
      bars[index].label = months[index] ?? ""
      bars[index].shortLabel = months[index] ?? ""
    }
    let chart = try draw(bars)
    let names = chart.all("text").filter { months.values.contains($0.text) }
    // Two days of April have no room beside May, and the last one none before the edge.
    claim(names.map(\.text), is: ["May", "June", "July"])
    claim(names.allSatisfy { $0.attributes["text-anchor"] == nil && $0.attributes["class"] == nil }, is: true)
    let june = try unwrapped(chart.all(ofClass: "chart-spent")[33].number("x"))
    #expect(abs(try unwrapped(names[1].number("x")) - june) < 0.5)
  }

  @Test("Where not every amount has room, a last day without one gives its place to the last that has")
  func lastAmount() throws {
    let spent = (0..<22).map { [4: 900_000, 12: 50_000, 18: 70_000][$0] ?? 0 }
    let values = Set(try draw(days(spent)).all(ofClass: "v").map(\.text))
    claim(values, is: ["€9000", "€500", "€700"])
  }

  @Test("Few days have every amount on a phone too", arguments: [1, 3, 6])
  func fewDays(_ count: Int) throws {
    let chart = try draw(days((1...count).map { $0 * 1_000 }))
    claim(chart.all(ofClass: "v").count, is: count)
    #expect(!chart.all(ofClass: "v").contains { ($0.attributes["class"] ?? "").hasSuffix(" l") })
  }

  @Test(
    "The names under the days of a chart do not touch, wide or narrow",
    arguments: [1, 5, 9, 14, 20, 21, 45, 200])
  func names(_ count: Int) throws {
    let chart = try draw(days((0..<count).map { 100 + $0 }))
    for (size, pixels) in [("l", ChartSheet.wide), ("s", ChartSheet.narrow)] {
      let names = chart.all("text").filter {
        $0.attributes["class"] == size && $0.number("y") == ChartSheet.names
      }
      #expect(!names.isEmpty)
      for (one, next) in zip(names, names.dropFirst()) {
        let apart = (try unwrapped(next.number("x")) - (try unwrapped(one.number("x")))) / 100 * pixels
        #expect(apart > TextWidth.of(one.text, size: 14))
      }
    }
  }

  /// Trips of strange money: overspent, a huge outlier, more given back than spent, one day, sums of many figures.
  private static let strange: [[Int]] = [
    [10_000, 5_000_000, 12_000, 9_000], [-90_000, -50_000, 100], [-5_000, -5_000], [1], [0, 0, 0],
    [123_456_789_00, 98_765_432_10, 111_111_111_00, 5, 99_999_999_00, 1_00, 123_456_789_99],
    Array(repeating: 123_456_00, count: 14), Array(repeating: 8_000, count: 21),
    (0..<90).map { $0 == 89 ? 70_000_000 : 2_500 },
  ]

  /// What of a chart's words and marks does not stand within its sheet, on so many pixels.
  private func outside(_ chart: ParsedSVG, hiding hidden: Substring, on pixels: Double) -> [String] {
    let texts = chart.all("text").filter {
      !($0.attributes["class"] ?? "").split(separator: " ").contains(hidden)
    }
    let words = texts.filter { text in
      let width = TextWidth.of(text.text, size: 14) / pixels
      let shift: Double = ["middle": 0.5, "end": 1.0][text.attributes["text-anchor"] ?? ""] ?? 0
      let (start, y) = ((text.number("x") ?? 0) / 100 - shift * width, text.number("y") ?? 0)
      return start < -0.005 || start + width > 1.005 || y < 0.6 || y > ChartSheet.names
    }
    let bars = chart.all("rect").filter {
      let y = $0.number("y") ?? -1
      return y < ChartSheet.top - 0.13 || y + ($0.number("height") ?? 99) > ChartSheet.bottom + 0.13
    }
    let lines = chart.all("line").filter {
      let y = $0.number("y1") ?? -1
      return y < ChartSheet.top - 0.01 || y > ChartSheet.bottom + 0.01
    }
    return words.map { "\($0.text) at \($0.attributes["x"] ?? "") \($0.attributes["y"] ?? "")" }
      + (bars + lines).map { "\($0.name) at \($0.attributes["y"] ?? $0.attributes["y1"] ?? "")" }
  }

  @Test("No word, bar or line leaves the chart, whatever the money is", arguments: strange.indices)
  func strangeMoney(_ index: Int) throws {
    let amounts = Self.strange[index]
    for allowance in [nil, 10_000, 1_000_000_000] {
      let bars = try draw(days(amounts, allowance: allowance))
      let inside = [
        outside(bars, hiding: "l", on: ChartSheet.narrow), outside(bars, hiding: "s", on: ChartSheet.wide),
      ]
      claim(inside, is: [[], []], "bars with \(allowance ?? 0)")
    }
    for past in Set([1, amounts.count - 1, amounts.count]) where past > 0 {
      for plan in [nil, 50, 1_000_000_00] {
        var sum = 0
        let course = amounts.enumerated().map { index, cents in
          sum += cents
          return CumulativeDay(
            label: "\(index + 1) May", shortLabel: String(index + 1), spent: index < past ? euro(sum) : nil,
            planned: plan.map { euro($0 * (index + 1)) })
        }
        let spent = course.last { $0.spent != nil }?.spent?.minorUnits ?? 0
        let ends = CumulativeEnds(
          spent: LineEnd(name: "Spent", amount: "€\(spent / 100)"),
          planned: plan.map { LineEnd(name: "Plan", amount: "€\($0 * amounts.count / 100)") })
        let drawing = try unwrapped(
          drawCumulativeSpending(course, ends: ends, wording: Self.wording, idPrefix: "c"))
        let chart = try unwrapped(ParsedSVG(drawing.markup))
        let inside = [
          outside(chart, hiding: "l", on: ChartSheet.narrow),
          outside(chart, hiding: "s", on: ChartSheet.wide),
        ]
        claim(inside, is: [[], []], "\(past) days of a line with plan \(plan ?? 0)")
        let named = chart.all(ofClass: "v")
        if named.count == 2 {
          let (one, other) = (try unwrapped(named[0].number("y")), try unwrapped(named[1].number("y")))
          let (left, right) = (try unwrapped(named[0].number("x")), try unwrapped(named[1].number("x")))
          #expect(abs(one - other) > 2.5 || abs(left - right) > 15, "names touch: \(amounts), \(past)")
        }
      }
    }
  }

  @Test("Beside a day that cost a hundred times as much, others are still seen")
  func slivers() throws {
    let heights = try draw(days([1_000, 500_000_000, 0])).all(ofClass: "chart-spent").compactMap {
      $0.number("height")
    }
    #expect(heights[0] > 0.1 && heights[2] == 0)
  }

  @Test(
    "The axis has three to six lines at ones, twos and fives, and none at zero",
    arguments: [1, 7, 99, 100, 1_234, 33_200, 195_210, 5_000_000, Money.largestMinorUnits])
  func ticks(_ maximum: Int) {
    let axis = MoneyAxis(holding: [euro(maximum)], currency: .euro, top: 2, bottom: 17)
    #expect((1...5).contains(axis.ticks.count))
    let step = axis.ticks[0].minorUnits
    claim(axis.ticks.map(\.minorUnits), is: (1...axis.ticks.count).map { $0 * step })
    #expect(["1", "2", "5"].contains(String(step).trimmingCharacters(in: CharacterSet(charactersIn: "0"))))
    claim(axis.height(of: euro(0)), is: 17)
    claim(axis.height(of: euro(maximum)), is: 2)
  }

  @Test("Between two days that do not follow each other an upright line stands, in the bars and in the sum")
  func gaps() throws {
    var bars = days([10_000, 20_000, 5_000])
    #expect(try draw(bars).all(ofClass: "chart-gap").isEmpty)
    bars[2].isBehindGap = true
    let chart = try draw(bars)
    let line = try unwrapped(chart.all(ofClass: "chart-gap").first)
    let spent = chart.all(ofClass: "chart-spent")
    claim(chart.all(ofClass: "chart-gap").count, is: 1)
    let (x, last) = (try unwrapped(line.number("x1")), try unwrapped(spent[2].number("x")))
    let end = try unwrapped(spent[1].number("x")) + (try unwrapped(spent[1].number("width")))
    #expect(x > end && x < last)
    claim(line.number("x2"), is: x)
    let course = [10_000, 30_000, 35_000].enumerated().map { index, cents in
      CumulativeDay(
        label: "Day \(index)", shortLabel: "\(index)", spent: euro(cents), planned: nil,
        isBehindGap: index == 1)
    }
    let ends = CumulativeEnds(spent: LineEnd(name: "Spent", amount: "€350"), planned: nil)
    let drawing = try unwrapped(
      drawCumulativeSpending(course, ends: ends, wording: Self.wording, idPrefix: "c"))
    let sum = try unwrapped(ParsedSVG(drawing.markup))
    let dots = sum.all(ofClass: "chart-dot").compactMap { $0.number("cx") }
    let between = try unwrapped(sum.all(ofClass: "chart-gap").first?.number("x1"))
    #expect(between > dots[0] && between < dots[1])
  }

  @Test("Days without any money make an empty chart, no days make none")
  func empty() throws {
    let chart = try draw(days([0, 0]))
    #expect(chart.all(ofClass: "chart-line").isEmpty)
    #expect(try zero(chart).isFinite)
    claim(none: drawSpendingByDay([], wording: Self.wording, idPrefix: "c"))
    let ends = CumulativeEnds(spent: LineEnd(name: "S", amount: "€0"), planned: nil)
    claim(none: drawCumulativeSpending([], ends: ends, wording: Self.wording, idPrefix: "c"))
  }

  private func course(_ spent: [Int?], _ planned: [Int?]) throws -> ParsedSVG {
    let days = zip(spent, planned).enumerated().map { index, pair in
      CumulativeDay(
        label: "Day \(index + 1)", shortLabel: String(index + 1), spent: pair.0.map(euro),
        planned: pair.1.map(euro))
    }
    let ends = CumulativeEnds(
      spent: LineEnd(name: "Spent", amount: "€1"), planned: LineEnd(name: "Plan", amount: "€2"))
    let drawing = try unwrapped(
      drawCumulativeSpending(days, ends: ends, wording: Self.wording, idPrefix: "c"))
    return try unwrapped(ParsedSVG(drawing.markup))
  }

  @Test(
    "The names of two lines never cover each other, in whichever order they end",
    arguments: [(100, 100), (100, 101), (101, 100), (100, 300), (300, 100), (5, 300), (0, 300)]
      as [(Int, Int)])
  func ends(_ spent: Int, _ planned: Int) throws {
    let chart = try course([spent / 2, spent], [planned / 2, planned])
    let names = chart.all(ofClass: "halo")
    let plan = try unwrapped(names.first { $0.text == "Plan" }?.number("y"))
    let total = try unwrapped(names.first { $0.text == "Spent" }?.number("y"))
    #expect(abs(plan - total) >= 2.6)
    if abs(spent - planned) > 0 { claim(plan < total, is: planned > spent) }
    for y in names.compactMap({ $0.number("y") }) { #expect(y > 0.8 && y < ChartSheet.names - 1) }
  }

  @Test("A trip under way has its line to today and its plan to the end")
  func underWay() throws {
    let chart = try course([100, 200, nil, nil], [100, 200, 300, 400])
    let dots = chart.all(ofClass: "chart-dot").compactMap { $0.number("cx") }
    claim(dots.count, is: 2)
    let names = chart.all(ofClass: "halo")
    let plan = try unwrapped(names.first { $0.text == "Plan" }?.number("x"))
    let spent = try unwrapped(names.first { $0.text == "Spent" }?.number("x"))
    #expect(spent < plan)
    claim(chart.all(ofClass: "chart-plan").count, is: 1)
    claim(chart.all(ofClass: "chart-area").count, is: 1)
  }

  @Test("The names of two lines that end at one place stand in one column with their amounts")
  func column() throws {
    let names = try course([100, 200], [100, 300]).all(ofClass: "halo")
    claim(names.count, is: 4)
    claim(Set(names.map { $0.attributes["x"] }).count, is: 1, "\(names.map(\.attributes))")
    claim(Set(names.map { $0.attributes["text-anchor"] }).count, is: 1)
  }

  @Test("Without a plan there is one line, and before the first purchase only the plan")
  func oneLine() throws {
    let unplanned = try course([100, 200], [nil, nil])
    #expect(unplanned.all(ofClass: "chart-plan").isEmpty)
    let planned = try course([nil, nil], [100, 200])
    #expect(planned.all(ofClass: "chart-total").isEmpty && planned.all(ofClass: "chart-area").isEmpty)
  }

  @Test("Of many days only the last has a dot")
  func manyDots() throws {
    let chart = try course((1...40).map { $0 * 10 }, (1...40).map { $0 * 11 })
    claim(chart.all(ofClass: "chart-dot").count, is: 1)
  }

  @Test("Category bars share one scale, tell what is over, and never run backwards")
  func categories() throws {
    let drawings = drawCategoryBars([
      CategoryAmount(category: .stay, spent: euro(88_200), budget: euro(80_000)),
      CategoryAmount(category: .food, spent: euro(44_100), budget: nil),
      CategoryAmount(category: .other, spent: euro(-500), budget: euro(10_000)),
    ])
    let bars = try drawings.map { try unwrapped(ParsedSVG($0.markup)) }
    func width(_ index: Int, _ name: String) -> Double? {
      bars[index].all(ofClass: name).first?.number("width")
    }
    #expect(abs((width(0, "bar-spent") ?? 0) + (width(0, "bar-over") ?? 0) - 100) < 0.02)
    claim(width(1, "bar-spent"), is: 50)
    #expect(width(1, "bar-meant") == nil && bars[1].all(ofClass: "bar-mark").isEmpty)
    claim(width(2, "bar-spent"), is: 0)
    #expect(bars.allSatisfy { $0.elements[0].attributes["aria-hidden"] == "true" })
    let nothing = drawCategoryBars([CategoryAmount(category: .food, spent: euro(0), budget: nil)])
    #expect(nothing.count == 1 && drawCategoryBars([]).isEmpty)
  }

  @Test("A chart is a picture with a name, and all its heights grow with the letters")
  func frame() throws {
    let chart = try draw(days([10_000, 20_000], allowance: 12_000))
    claim(chart.elements[0].attributes["role"], is: "img")
    claim(none: chart.elements[0].attributes["viewBox"])
    claim(chart.all("title").first?.text, is: "T & t")
    for element in chart.elements {
      for name in ["y", "y1", "y2"] { #expect(element.attributes[name]?.hasSuffix("rem") != false) }
      for name in ["x", "x1", "x2"] { #expect(element.attributes[name]?.hasSuffix("%") != false) }
      claim(none: element.attributes["style"])
      claim(none: element.attributes["fill"])
    }
  }

  /// Reviewed by eye.
  @Test("A small chart is drawn to the letter")
  func golden() throws {
    let drawing = try unwrapped(
      drawSpendingByDay(days([10_000, 20_000], allowance: 15_000), wording: Self.wording, idPrefix: "c"))
    claim(drawing.markup.replacing("><", with: ">\n<"), is: goldenChart)
  }

  @Test(
    "A day's bar is filled as far as its allowance went, and beyond its mark in the colour of too much",
    arguments: [
      (spent: 50, fixed: 0, expected: ["bar-meant 0–100", "chart-spent 0–50"]),
      (50, 20, ["bar-meant 0–100", "chart-fixed 0–20", "chart-spent 20–50"]),
      (200, 0, ["bar-meant 0–50", "chart-spent 0–50", "bar-over 50–100"]),
      (200, 150, ["bar-meant 0–50", "chart-fixed 0–75", "bar-over 75–100"]),
      (0, 0, ["bar-meant 0–100"]), (-30, 0, ["bar-meant 0–100"]),
      (50, 80, ["bar-meant 0–100", "chart-fixed 0–50"]),
    ] as [(Int, Int, [String])])
  func allowance(spent: Int, fixed: Int, expected: [String]) throws {
    let drawing = try unwrapped(
      drawAllowanceBar(
        spent: euro(spent * 100), fixed: fixed > 0 ? euro(fixed * 100) : nil, allowance: euro(10_000)))
    let chart = try unwrapped(ParsedSVG(drawing.markup))
    let parts = chart.all("rect").map { rect in
      let start = rect.number("x") ?? -1
      return "\(rect.attributes["class"] ?? "") \(Int(start))–\(Int(start + (rect.number("width") ?? 0)))"
    }
    claim(parts, is: expected)
  }

  @Test("Nothing is drawn of a day that had nothing and cost nothing")
  func nothing() {
    claim(none: drawAllowanceBar(spent: euro(0), fixed: nil, allowance: euro(0)))
    claim(none: drawAllowanceBar(spent: euro(-5), fixed: nil, allowance: euro(-9)))
  }

  private static let warmthWording = TemperatureWording(
    title: "T", first: "1 May", last: "4 May", high: "24°", low: "15°")

  @Test("Days are as warm as they are tall, what is not known is a gap, and the figures stand at their day")
  func temperatures() throws {
    let days = [
      DayTemperatures(low: 10, high: 20), nil, DayTemperatures(low: 15, high: 30),
      DayTemperatures(low: 12, high: 12),
    ]
    let drawing = try unwrapped(drawTemperatures(days, marked: 2, wording: Self.warmthWording))
    let chart = try unwrapped(ParsedSVG(drawing.markup))
    let strokes = chart.all(ofClass: "chart-warmth")
    claim(strokes.compactMap { $0.number("x1") }, is: [12.5, 62.5, 87.5])
    let lengths = strokes.compactMap { ($0.number("y2") ?? 0) - ($0.number("y1") ?? 0) }
    #expect(abs(lengths[1] / lengths[0] - 1.5) < 0.02 && lengths[2] > 0 && lengths[2] < 0.05)
    claim(chart.all(ofClass: "here").compactMap { $0.number("x1") }, is: [62.5])
    let figures = chart.all(ofClass: "v").map { "\($0.text) \($0.number("x") ?? 0)" }
    claim(figures, is: ["24° 62.5", "15° 62.5"])
  }

  @Test("There is no chart for a day whose temperatures nobody knows")
  func unknownTemperatures() {
    let days = [DayTemperatures(low: 10, high: 20), nil]
    claim(none: drawTemperatures(days, marked: 1, wording: Self.warmthWording))
    claim(none: drawTemperatures(days, marked: 5, wording: Self.warmthWording))
  }
}

private let goldenChart = """
  <svg class="chart chart-days" width="100%" height="20rem" role="img" aria-labelledby="c-title" aria-describedby="c-about" direction="ltr">
  <title id="c-title">T &amp; t</title>
  <desc id="c-about">D</desc>
  <line class="chart-line" x1="0%" x2="100%" y1="13.65rem" y2="13.65rem"/>
  <text x="0%" y="13.35rem">€50</text>
  <line class="chart-line" x1="0%" x2="100%" y1="9.9rem" y2="9.9rem"/>
  <text x="0%" y="9.6rem">€100</text>
  <line class="chart-line" x1="0%" x2="100%" y1="6.15rem" y2="6.15rem"/>
  <text x="0%" y="5.85rem">€150</text>
  <line class="chart-line" x1="0%" x2="100%" y1="2.4rem" y2="2.4rem"/>
  <text x="0%" y="2.1rem">€200</text>
  <line class="chart-zero" x1="0%" x2="100%" y1="17.4rem" y2="17.4rem"/>
  <rect class="chart-spent" x="28.09%" width="13%" y="9.9rem" height="7.5rem"/>
  <rect class="chart-spent" x="71.7%" width="13%" y="2.4rem" height="15rem"/>
  <line class="chart-allowance" x1="26.79%" x2="42.39%" y1="6.15rem" y2="6.15rem"/>
  <line class="chart-allowance" x1="70.4%" x2="86%" y1="6.15rem" y2="6.15rem"/>
  <text class="v halo" x="34.59%" y="9.45rem" text-anchor="middle">€100</text>
  <text class="v halo hot" x="78.2%" y="1.95rem" text-anchor="middle">€200</text>
  <text class="hot up" x="78.2%" y="0.85rem" text-anchor="middle">▲</text>
  <text class="l" x="34.59%" y="19rem" text-anchor="middle">Day 1</text>
  <text class="s" x="34.59%" y="19rem" text-anchor="middle">1</text>
  <text class="l" x="78.2%" y="19rem" text-anchor="middle">Day 2</text>
  <text class="s" x="78.2%" y="19rem" text-anchor="middle">2</text>
  </svg>
  """
