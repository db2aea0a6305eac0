import Claims
import Testing
import TripModel

@testable import Drawing

@Suite("The names of quarters on a map of squares")
struct QuarterNameTests {
  @Test("stand near where the gazetteer has them, where there they would lie over the edge")
  func aside() throws {
    // A walk through Rome; the middle of Campo Marzio is so far north that its name would leave the sheet.
    let places = try [
      (41.905781, 12.482403), (41.903269, 12.483222), (41.900981, 12.479042), (41.910053, 12.479669),
      (41.904003, 12.472822), (41.901069, 12.465261),
    ].map { try place($0.0, $0.1) }
    let content = MapContent(
      lines: [RouteLine(points: places, style: .joined, isStraight: true)],
      stops: [places[0], places[5]].map { MapStop(number: "1", name: "", coordinate: $0) })
    let drawing = try unwrapped(
      drawMap(
        content, frame: .besideRegion, on: GroundTests.atlas, units: .kilometres, wording: .plain,
        idPrefix: "m"))
    let names = try unwrapped(ParsedSVG(drawing.markup)).all(ofClass: "map-quarter").map(\.text)
    #expect(Set(names).isSuperset(of: ["Prati", "Campo Marzio"]), "\(names)")
  }
}
