import Claims
import Testing
import TripModel

@testable import Drawing

@Suite("Ice on a map")
struct IceTests {
  @Test("is drawn where the way comes near it, and not as white blocks far off", arguments: [true, false])
  func alongWay(isNear: Bool) throws {
    // From the Atlantic to the glaciers of the Bernese Alps, or to the Rhine north of them.
    let ends = [try place(47.27, -2.17), isNear ? try place(46.5, 8.0) : try place(47.59, 7.59)]
    let content = MapContent(
      lines: [RouteLine(points: ends, style: .road, isStraight: true)],
      stops: ends.map { MapStop(number: "1", name: "", coordinate: $0) })
    let drawing = try unwrapped(
      drawMap(
        content, frame: .wide, on: GroundTests.atlas, units: .kilometres, wording: .plain, idPrefix: "m"))
    claim(drawing.showsIce, is: isNear)
    claim(drawing.markup.contains("map-ice"), is: isNear)
  }
}
