import Claims
import Testing
import TripModel

@testable import Drawing

@Suite("The arrow of a sheet that a script enlarges")
struct StayingArrowTests {
  private static func count(_ places: [(Double, Double)], isLive: Bool) throws -> Int {
    let stops = try places.map {
      MapStop(
        number: "1", name: "", coordinate: try place($0.0, $0.1), days: isLive ? "2026-05-03" : nil)
    }
    let drawing = try unwrapped(
      drawMap(
        MapContent(stops: stops), frame: .wide, units: .kilometres, wording: .plain, idPrefix: "m"))
    return try unwrapped(ParsedSVG(drawing.markup)).all(ofClass: "map-north").count
  }

  @Test("stays where north is the same on all of it, and nowhere else")
  func stays() throws {
    let strait = [(36.01, -5.61), (35.79, -5.81)]
    let (live, still) = (try Self.count(strait, isLive: true), try Self.count(strait, isLive: false))
    claim(live, is: 1)
    claim(still, is: 0)
    // From its own corner north differs by more than three degrees in the others, from the middle by less.
    try claim(Self.count([(37.5, -6), (34.9, -5.3)], isLive: true), is: 1)
    // At the pole the meridians part.
    try claim(Self.count([(78.2, 12), (78.2, 26)], isLive: true), is: 0)
  }
}
