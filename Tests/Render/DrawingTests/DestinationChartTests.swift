import Claims
import Testing

@testable import Drawing

@Suite("Charts of a destination")
struct DestinationChartTests {
  private static let climateWording = ClimateWording(
    title: "The climate of Kyoto", description: "Warmest in August", temperature: "Mean", rain: "Rain",
    months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sept", "Oct", "Nov", "12月"])

  private static func month(_ number: Int, _ temperature: Double, _ rain: Double) -> ClimateMonth {
    ClimateMonth(
      month: number, temperature: temperature, degrees: "\(Int(temperature))°", rain: rain,
      amount: "\(Int(rain))")
  }

  @Test("A climate has a bar of rain and a dot of warmth a month, each with its figure, and says what it is")
  func climate() throws {
    let months = [Self.month(1, 4, 50), Self.month(2, 6, 100), Self.month(4, 14, 200)]
    let drawing = try unwrapped(
      drawClimate(months, marked: 2, wording: Self.climateWording, idPrefix: "climate"))
    let chart = try unwrapped(ParsedSVG(drawing.markup))
    let bars = chart.all(ofClass: "climate-rain")
    let heights = bars.compactMap { $0.number("height") }
    claim(heights, is: [1.25, 2.5, 5])
    #expect(zip(bars, heights).allSatisfy { abs(($0.number("y") ?? 0) + $1 - 15) < 0.01 })
    let dots = chart.all(ofClass: "chart-dot")
    claim(dots.compactMap { $0.number("cx") }, is: [4.17, 12.5, 29.17])
    let tops = dots.compactMap { $0.number("cy") }
    claim(tops, is: tops.sorted(by: >))
    claim(Set(tops).count, is: 3)
    claim(chart.all(ofClass: "v").map(\.text), is: ["4°", "6°", "14°", "50", "100", "200"])
    // February is marked, and nothing joins it to April over the month of which nothing is known.
    claim(chart.all(ofClass: "hot").map(\.text), is: ["6°", "Feb", "F"])
    let line = try unwrapped(chart.all(ofClass: "chart-total").first?.attributes["d"])
    claim(line.count { $0 == "M" }, is: 2)
    claim(chart.all("title").map(\.text), is: ["The climate of Kyoto"])
    claim(chart.all("svg").first?.attributes["aria-describedby"], is: "climate-about")
    // What has no first letter is a number on a phone.
    claim(chart.all(ofClass: "s").last?.text, is: "12")
  }

  @Test("A climate draws the line of frost only where months lie on both its sides", arguments: [-5.0, 5])
  func frost(coldest: Double) throws {
    let months = [Self.month(1, coldest, 10), Self.month(7, 18, 10)]
    let drawing = try unwrapped(
      drawClimate(months, marked: nil, wording: Self.climateWording, idPrefix: "c"))
    let chart = try unwrapped(ParsedSVG(drawing.markup))
    claim(chart.all(ofClass: "chart-line").count, is: coldest < 0 ? 1 : 0)
    #expect(chart.all(ofClass: "hot").isEmpty)
  }

  @Test("A little rain in a desert is a low bar, and of no month there is no chart")
  func desert() throws {
    let drawing = try unwrapped(
      drawClimate([Self.month(1, 20, 5)], marked: nil, wording: Self.climateWording, idPrefix: "c"))
    let chart = try unwrapped(ParsedSVG(drawing.markup))
    claim(chart.all(ofClass: "climate-rain").compactMap { $0.number("height") }, is: [0.5])
    claim(none: drawClimate([], marked: nil, wording: Self.climateWording, idPrefix: "c"))
  }

  private static func rates(_ units: [Double]) -> SVGDrawing? {
    let wording = RateWording(
      title: "Yen for one euro", description: "D", lowest: "lowest", highest: "highest", latest: "172.40",
      figure: { "\($0) \($1)" },
      years: [(day: 0, name: "2024"), (day: 3, name: "2025"), (day: 99, name: "2026")])
    return drawRates(
      units.enumerated().map { RatePoint(day: $0, units: $1) }, wording: wording, idPrefix: "rates")
  }

  @Test(
    "A rate is a line with its lowest, highest and last point, and a tick for each year that begins in it")
  func rate() throws {
    let drawing = try unwrapped(Self.rates([160, 155, 158, 180, 170]))
    let chart = try unwrapped(ParsedSVG(drawing.markup))
    let words = chart.all(ofClass: "v").map(\.text)
    claim(words, is: ["lowest", "highest", "172.40"])
    let dots = chart.all(ofClass: "chart-dot").compactMap { $0.number("cy") }
    #expect(dots.count == 3 && dots[1] < dots[2] && dots[2] < dots[0])
    claim(chart.all("text").map(\.text).suffix(2), is: ["2024", "2025"])
    claim(chart.all(ofClass: "hot").map(\.text), is: ["172.40"])
  }

  @Test("A rate that is now at its highest is told once")
  func rising() throws {
    let drawing = try unwrapped(Self.rates([150, 160, 170]))
    let chart = try unwrapped(ParsedSVG(drawing.markup))
    claim(chart.all(ofClass: "v").map(\.text), is: ["lowest", "172.40"])
  }

  @Test(
    "Of one day, of none and of what is no rate there is no chart",
    arguments: [[], [170], [0, .nan]] as [[Double]])
  func noRates(units: [Double]) { claim(none: Self.rates(units)) }

  @Test(
    "The scale of a rate has round lines about it, with as many digits as tell them apart",
    arguments: [
      ([155, 183], [150, 160, 170, 180, 190], 0), ([0.86, 0.89], [0.85, 0.86, 0.87, 0.88, 0.89, 0.9], 2),
      ([100, 100], [98.5, 99, 99.5, 100, 100.5, 101, 101.5], 1),
      ([7.44, 7.47], [7.35, 7.4, 7.45, 7.5, 7.55], 2),
    ] as [([Double], [Double], Int)])
  func scale(_ units: [Double], _ lines: [Double], _ digits: Int) throws {
    let scale = try unwrapped(RateScale(units))
    #expect(scale.lines.count == lines.count && scale.digits == digits, "\(scale.lines) \(scale.digits)")
    #expect(zip(scale.lines, lines).allSatisfy { abs($0 - $1) < 1e-9 }, "\(scale.lines)")
    #expect(scale.lines[0] <= units[0] + 1e-9 && (scale.lines.last ?? 0) >= units[1] - 1e-9)
  }

  @Test(
    "The sky of a forecast has a sign by WMO's code, at night with the moon",
    arguments: [
      (0, false, .sun), (1, true, .moon), (2, false, .sunAndCloud), (2, true, .moonAndCloud),
      (3, true, .cloud),
      (48, false, .fog), (51, false, .rain), (67, false, .rain), (82, true, .rain), (71, false, .snow),
      (86, false, .snow), (95, false, .storm), (99, true, .storm), (4, false, nil), (100, false, nil),
    ] as [(Int, Bool, ForecastSign?)])
  func signs(_ code: Int, _ isNight: Bool, _ sign: ForecastSign?) {
    claim(ForecastSign(code: code, isNight: isNight), is: sign)
  }

  @Test("A sign is drawn once, and used by its name")
  func usedSigns() throws {
    let definitions = try unwrapped(ParsedSVG(ForecastSign.definitions(of: [.rain, .sun]).markup))
    claim(definitions.all("symbol").map { $0.attributes["id"] }, is: ["f-sun", "f-rain"])
    let sign = try unwrapped(ParsedSVG(ForecastSign.rain.drawing.markup))
    claim(sign.all("use").map { $0.attributes["href"] }, is: ["#f-rain"])
    claim(sign.elements.first?.attributes["aria-hidden"], is: "true")
  }
}
