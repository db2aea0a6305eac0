import Claims
import Testing

@testable import Drawing

@Suite("Profiles of heights")
struct ProfileTests {
  private static let wording = ProfileWording(
    title: "T & t", description: "D", height: { "\(Int($0)) m" }, distance: { "\(Int($0 / 1000)) km" },
    number: { "\(Int($0 / 1000))" })

  private let scale = ProfileScale(
    lowest: 500, highest: 2500, metres: 20_000, heightUnit: 1, lengthUnit: 1000)

  /// A roof: up for half of the way, and down again.
  private func roof(_ low: Double, _ high: Double, metres: Double) -> [ElevationProfile.Sample] {
    (0...100).map { step in
      let share = Double(step) / 100
      return ElevationProfile.Sample(
        along: share * metres, height: low + (high - low) * (1 - abs(2 * share - 1)))
    }
  }

  private func draw(_ runs: [[ElevationProfile.Sample]], marks: [ElevationProfile.Mark] = []) throws
    -> ParsedSVG
  {
    let drawing = drawElevationProfile(
      ElevationProfile(runs: runs, marks: marks), scale: scale, wording: Self.wording, idPrefix: "p")
    return try unwrapped(drawing.flatMap { ParsedSVG($0.markup) })
  }

  @Test("Heights and ways stand at round numbers, none of them beyond the way's own")
  func ticks() {
    claim(scale.heights, is: [500, 1000, 1500, 2000, 2500])
    claim(scale.distances, is: Array(stride(from: 0, through: 20_000, by: 2000)))
    let feet = ProfileScale(lowest: 100, highest: 300, metres: 8000, heightUnit: 0.3048, lengthUnit: 1609.344)
    claim(feet.heights.map { ($0 / 0.3048).rounded() }, is: [400, 600, 800])
    claim(feet.distances.map { ($0 / 1609.344).rounded() }, is: [0, 1, 2, 3, 4])
  }

  @Test("A plain is not drawn as an alp")
  func plain() {
    let plain = ProfileScale(lowest: 10, highest: 14, metres: 5000, heightUnit: 1, lengthUnit: 1000)
    #expect(plain.high - plain.low >= 100)
  }

  @Test("A way fills its sheet from side to side and from bottom to top, however short and low")
  func ownScale() throws {
    for (low, high, metres) in [(500.0, 2500.0, 20_000.0), (30, 160, 13_800), (0, 8000, 900_000)] {
      let scale = ProfileScale(
        lowest: low, highest: high, metres: metres, heightUnit: 1, lengthUnit: 1000)
      let run = roof(low, high, metres: metres)
      let sheet = ProfileSheet(runs: [run], scale: scale, heightWords: [])
      #expect(sheet.x(run[0].along) == 0 && abs(sheet.x(run[100].along) - 1) < 0.001)
      let share = (sheet.y(low) - sheet.y(high)) / (sheet.y(scale.low) - sheet.y(scale.high))
      #expect(share > 0.75, "\(share)")
      #expect(try unwrapped(scale.distances.last) <= metres)
    }
  }

  @Test("A great climb stands taller than a hill, and whatever its height has a class of the style sheet")
  func sizes() {
    var last = 0
    for high in stride(from: 500.0, through: 9000, by: 50) {
      let scale = ProfileScale(lowest: 500, highest: high, metres: 9000, heightUnit: 1, lengthUnit: 1000)
      let sheet = ProfileSheet(runs: [roof(500, high, metres: 9000)], scale: scale, heightWords: [])
      #expect((16...21).contains(sheet.rems) && sheet.rems >= last)
      last = sheet.rems
      // Two lines of words fit above it.
      #expect(sheet.y(high) >= 2.4, "\(high)")
    }
    claim(last, is: 21)
  }

  @Test("Of the distances below it the last has its unit")
  func unit() throws {
    let words = try draw([roof(600, 2400, metres: 20_000)]).all("text").map(\.text)
    claim(words, has: "20 km")
    claim(words, has: "18")
    claim(words, lacks: "18 km")
  }

  @Test(
    "Distances that a phone has no room for are left out evenly, and the first and the last stay",
    arguments: [3_000.0, 5_000, 7_200, 9_000, 13_800, 20_000, 86_000])
  func evenly(_ metres: Double) throws {
    let scale = ProfileScale(lowest: 500, highest: 2500, metres: metres, heightUnit: 1, lengthUnit: 1000)
    let drawing = drawElevationProfile(
      ElevationProfile(runs: [roof(600, 2400, metres: metres)], marks: []), scale: scale,
      wording: Self.wording, idPrefix: "p")
    let chart = try unwrapped(drawing.flatMap { ParsedSVG($0.markup) })
    let lowest = chart.all("text").compactMap { $0.number("y") }.max()
    let names = chart.all("text").filter { $0.number("y") == lowest }
    claim(names.count, is: scale.distances.count)
    let stay = names.indices.filter { names[$0].attributes["class"] != "l" }
    #expect(stay.first == 0 && stay.last == names.count - 1, "\(stay)")
    claim(Set(zip(stay, stay.dropFirst()).map { $1 - $0 }).count, is: 1, "\(stay)")
  }

  @Test(
    "Where a map is joined with it, it tells a script where its line is at even distances, and else nothing")
  func steps() throws {
    let run = roof(600, 2400, metres: 18_000)
    let drawing = drawElevationProfile(
      ElevationProfile(runs: [run], marks: [], steps: [600, 2400, 600]), scale: scale, wording: Self.wording,
      idPrefix: "p")
    let line = try unwrapped(drawing.flatMap { ParsedSVG($0.markup) }?.elements[0].attributes["data-line"])
    let numbers = line.split(separator: " ").compactMap { Int($0) }
    #expect(numbers.count == 3 && numbers[0] == numbers[2] && numbers[1] < numbers[0])
    try claim(none: draw([run]).elements[0].attributes["data-line"])
  }

  @Test("Names stand over their places, above the line, beside each other; the first are kept")
  func labels() throws {
    let line = roof(600, 2400, metres: 18_000)
    func mark(_ index: Int, _ name: String?) -> ElevationProfile.Mark {
      ElevationProfile.Mark(place: line[index], name: name, value: "\(Int(line[index].height)) m")
    }
    let chart = try draw(
      [line], marks: [mark(50, "Top"), mark(51, "Beside"), mark(0, "Start"), mark(100, nil)])
    let words = chart.all(ofClass: "halo").map(\.text)
    claim(words.filter { $0 == "Top" }.count, is: 2)
    claim(words, has: "Start")
    claim(words, lacks: "Beside")
    let top = try unwrapped(chart.all(ofClass: "v").first { $0.text == "2400 m" })
    let sheet = ProfileSheet(runs: [line], scale: scale, heightWords: [])
    #expect(try unwrapped(top.number("y")) < sheet.y(2400))
    let lead = try unwrapped(chart.all(ofClass: "chart-lead").first)
    let (from, to) = (try unwrapped(lead.number("y1")), try unwrapped(lead.number("y2")))
    #expect(from < to)
  }

  @Test("Words that begin at a place beside the edge leave no room for those of the next on a phone")
  func edge() throws {
    let line = roof(600, 2400, metres: 20_000)
    let marks = [8, 26].map { index in
      ElevationProfile.Mark(place: line[index], name: nil, value: "\(index + 300) m")
    }
    let words = try draw([line], marks: marks).all(ofClass: "v").map(\.text)
    claim(words.sorted(), is: ["308 m", "308 m", "326 m"])
  }

  @Test("A run of one point is no line, and nothing is drawn of nothing")
  func nothing() {
    let one = [ElevationProfile.Sample(along: 0, height: 5)]
    claim(
      none: drawElevationProfile(
        ElevationProfile(runs: [one], marks: []), scale: scale, wording: Self.wording, idPrefix: "p"))
  }

  @Test("Runs are not joined, and a hundred thousand samples weigh no more than some")
  func runs() throws {
    let many = (0..<100_000).map {
      ElevationProfile.Sample(along: Double($0) / 10, height: 1000 + Double($0 % 7))
    }
    let far = many.map { ElevationProfile.Sample(along: $0.along + 10_000, height: $0.height) }
    let chart = try draw([many, far])
    let path = try unwrapped(chart.all(ofClass: "chart-total").first?.attributes["d"])
    claim(path.filter { $0 == "M" }.count, is: 2)
    #expect(path.utf8.count < 12_000)
    let few = try unwrapped(
      drawElevationProfile(
        ElevationProfile(runs: [many], marks: []), scale: scale, wording: Self.wording, idPrefix: "p",
        columns: 40))
    #expect(few.markup.utf8.count < 4_000)
  }
}
