import Claims
import Testing

@testable import Drawing

@Suite("A pin between the edge of a sheet and another one")
struct PinBetweenTests {
  @Test("has its name above or below it, as far aside as both leave room")
  func name() throws {
    let (name, size) = ("Toulouse", 13.0)
    let width = TextWidth.of(name, size: size)
    let sheet = Box(minX: 20, minY: 20, maxX: 380, maxY: 380)
    func pin(_ index: Int, _ name: String, at x: Double) -> Marker {
      Marker(
        source: .mark(index), shape: .pin(.transport), number: "", name: name, link: nil, days: nil,
        anchor: Point(x: x, y: 200))
    }
    // About its middle the name would leave the sheet by 2 units; 8 farther it would stand at the other's sign.
    let marker = pin(0, name, at: sheet.minX + width / 2 - 2)
    let other = pin(1, "Nîmes", at: sheet.minX + width + 6.5 + Marker.barePinRadius)
    var placement = LabelPlacement(
      sheet: sheet, raster: RouteRaster([], in: sheet), markers: [marker, other])
    let placed = placement.place(marker, size: size)
    let label = try unwrapped(placed)
    #expect(label.box.gap(to: marker.box) < label.box.gap(to: other.box))
  }

  @Test(
    "has its name above it rather than in a line with that of another, as if both were one",
    arguments: [(5.0, true), (20.0, false)])
  func inLine(gap: Double, isAbove: Bool) throws {
    let size = 14.0
    func stop(_ index: Int, _ name: String, at x: Double) -> Marker {
      Marker(
        source: .stop(index), shape: .stop, number: "\(index + 1)", name: name, link: nil, days: nil,
        anchor: Point(x: x, y: 200))
    }
    let width = TextWidth.of("Praha", size: size, isBold: true)
    let first = stop(0, "Frankfurt", at: 100)
    let end = 100 + first.reach.x + 4 + TextWidth.of("Frankfurt", size: size, isBold: true)
    let second = stop(1, "Praha", at: end + gap + width + 4 + first.reach.x)
    // The edge of the sheet leaves no room on its right.
    let sheet = Box(minX: 20, minY: 20, maxX: second.anchor.x + width / 2 + 6, maxY: 380)
    var placement = LabelPlacement(
      sheet: sheet, raster: RouteRaster([], in: sheet), markers: [first, second])
    _ = placement.place("Frankfurt", at: first, size: size)
    let placed = placement.place("Praha", at: second, size: size)
    let label = try unwrapped(placed)
    claim(label.box.centre.y < 190, is: isAbove)
  }
}
