import Claims
import Testing

@testable import Drawing

@Suite("A profile that is broken off, or one of many")
struct ProfileBreakTests {
  private static let wording = ProfileWording(
    title: "T", description: "D", height: { "\(Int($0)) m" }, distance: { "\(Int($0 / 1000)) km" },
    number: { "\(Int($0 / 1000))" })

  private func scale(isSmall: Bool = false) -> ProfileScale {
    ProfileScale(
      lowest: 900, highest: 1700, metres: 10_000, heightUnit: 1, lengthUnit: 1000, isSmall: isSmall)
  }

  /// Two runs of a way of ten kilometres, the second of them 350 m above the end of the first.
  private static let runs: [[ElevationProfile.Sample]] = [
    (0...10).map { ElevationProfile.Sample(along: Double($0) * 100, height: 900 + Double($0) * 10) },
    (0...90).map { ElevationProfile.Sample(along: 1000 + Double($0) * 100, height: 1350 + Double($0)) },
  ]

  private func draw(isSmall: Bool = false, breaks: [Double] = []) throws -> ParsedSVG {
    let drawing = drawElevationProfile(
      ElevationProfile(runs: Self.runs, marks: [], breaks: breaks), scale: scale(isSmall: isSmall),
      wording: Self.wording, idPrefix: "p")
    return try unwrapped(drawing.flatMap { ParsedSVG($0.markup) })
  }

  @Test("has a hatched strip where nothing was recorded, from above its line to the base, and is no shorter")
  func breaks() throws {
    let chart = try draw(breaks: [1000])
    let sheet = ProfileSheet(runs: Self.runs, scale: scale(), heightWords: [])
    let hatch = try unwrapped(chart.all(ofClass: "chart-hatch").first)
    claim(chart.all(ofClass: "chart-break").count, is: 1)
    claim(hatch.attributes["x1"], is: "10%")
    #expect(try unwrapped(hatch.number("y1")) < sheet.y(1350))
    #expect(try unwrapped(hatch.number("y2")) > sheet.y(910))
    #expect(abs(sheet.x(10_000) - 1) < 0.001)
    #expect(try draw().all(ofClass: "chart-hatch").isEmpty)
  }

  @Test("is a strip of half the height with fewer words, and still as long as its way")
  func small() throws {
    let chart = try draw(isSmall: true)
    claim(chart.elements[0].attributes["class"], is: "chart profile rem-8")
    let words = chart.all("text").map(\.text)
    let large = try draw().all("text").count
    #expect(words.contains("10 km") && words.count < large, "\(words)")
    let sheet = ProfileSheet(runs: Self.runs, scale: scale(isSmall: true), heightWords: [])
    // A line of words fits above the highest place.
    #expect(sheet.y(1700) >= 1.5 && sheet.y(1700) < sheet.y(900))
  }
}
