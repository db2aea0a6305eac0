import Claims
import Testing
import TripModel

@testable import Drawing

@Suite("Two maps that stand side by side")
struct PairedSheetTests {
  @Test(
    "have one line around them each, at the edge of the sheet, so that the lines meet at any size",
    arguments: [
      MapFrame.square, .locator, .besideRegion, .narrow.light.besideRegion, .squareInColumn, .squareOnPhone,
      .besideRegionInColumn,
    ])
  func edges(_ frame: MapFrame) throws {
    for spots in [[(36.53, -6.29), (36.54, -6.3)], [(36.53, -6.29), (38.7, -9.1)]] {
      let stops = try spots.map { MapStop(number: "", name: "", coordinate: try place($0.0, $0.1)) }
      let drawing = try unwrapped(
        drawMap(
          MapContent(stops: stops), frame: frame, units: .kilometres, wording: .plain, idPrefix: "m"))
      let svg = try unwrapped(ParsedSVG(drawing.markup))
      claim(svg.all(ofClass: "map-neat").map { $0.number("x") }, is: [1])
      #expect(svg.all(ofClass: "map-degrees").isEmpty && svg.all(ofClass: "map-band").isEmpty)
    }
  }

  @Test("are of one shape on a phone")
  func shape() {
    let frames = [MapFrame.squareOnPhone, .square, .narrow.besideRegion, .narrow.light.besideRegion]
    claim(frames.map(\.aspects), is: [ClosedRange<Double>](repeating: 1...1, count: 4))
    claim(frames.map(\.width), is: [400, 400, 400, 400])
  }
}
