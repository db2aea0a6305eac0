import Claims
import Testing

@testable import Drawing

@Suite("Bars of how far each day was")
struct DistanceBarTests {
  @Test("are to one scale, and there is none for a day without a way")
  func scale() throws {
    let bars = drawDistanceBars([20_000, 0, 5000])
    claim(bars.map { $0 == nil }, is: [false, true, false])
    let widths = try bars.compactMap { try $0.map { try unwrapped(ParsedSVG($0.markup)) } }
      .map { $0.all("rect").first?.attributes["width"] }
    claim(widths, is: ["100%", "25%"])
  }

  @Test("are none where there is nothing to compare", arguments: [[], [0, 0], [0, 3000]] as [[Double]])
  func alone(_ metres: [Double]) { #expect(drawDistanceBars(metres).allSatisfy { $0 == nil }) }
}
