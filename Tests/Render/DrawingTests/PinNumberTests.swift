import Claims
import Testing
import TripModel

@testable import Drawing

@Suite("Numbers in pins")
struct PinNumberTests {
  @Test("nothing of a tent's outline cuts through the number it holds", arguments: ["7", "24", "108"])
  func tent(number: String) throws {
    let mark = MapMark(
      kind: .pin(.camp, number: number), name: "Camp",
      coordinate: try unwrapped(Coordinate(latitude: 48.2, longitude: 7.2)))
    let drawing = try unwrapped(
      drawMap(MapContent(marks: [mark]), frame: .narrow, units: .kilometres, wording: .plain, idPrefix: "m"))
    let page = try unwrapped(ParsedSVG(drawing.markup))
    let text = try unwrapped(page.all(ofClass: "map-pin-number").first)
    let size = try unwrapped(text.number("font-size"))
    #expect(size >= 7)
    let (radius, camp) = (Marker.pinRadius, PlaceCategory.camp)
    #expect(drawing.markup.contains(camp.outline(radius: radius, holdsNumber: true)))
    // Digits stand from their foot to 0.72 of the size above it.
    let foot = camp.numberShift * radius + 0.35 * size
    let half = TextWidth.of(number, size: size) / 2
    let cut = camp.cornersAroundNumber(radius: radius)
      .filter { abs($0.x) < half && $0.y > foot - 0.72 * size && $0.y <= foot + 1 }
    #expect(cut.isEmpty, "\(cut)")
    // Above its feet, 1.08 wide, a tent narrows by 0.92 within a height of 1.5.
    let width = radius * (1.08 - (0.86 - (foot - 0.72 * size) / radius) * 0.92 / 1.5)
    #expect(half <= width + 1, "\(half) of \(width)")
  }

  @Test(
    "only a tent has another outline around a number: its door is closed", arguments: PlaceCategory.allCases)
  func door(category: PlaceCategory) {
    let (bare, around) = (category.outline(radius: 13), category.outline(radius: 13, holdsNumber: true))
    claim(bare == around, is: category != .camp)
  }
}
