import Basemap
import Claims
import Testing
import TripModel

@testable import Drawing

@Suite("A town at which a way ends")
struct EndTownTests {
  @Test("has its name in the ink of places and its dot above the line; one beside a way has not")
  func end() throws {
    let town = try unwrapped(GroundTests.atlas?.names?.name(latitude: 35.17, longitude: -5.264)?.town)
    let falls = MapStop(number: "", name: "Akchour falls", coordinate: try place(35.2377, -5.1685))
    func drawn(from start: Coordinate) throws -> (names: [String], order: [String]) {
      let way = RouteLine(points: [start, falls.coordinate], style: .joined, isStraight: true)
      let content = try unwrapped(MapContent(stops: [falls]).reached(by: [way]))
      let drawing = try unwrapped(
        drawMap(
          content, frame: .spot, on: GroundTests.atlas, units: .kilometres, wording: .plain, idPrefix: "m"))
      let svg = try unwrapped(ParsedSVG(drawing.markup))
      let names = svg.all("text").filter { $0.text == town.name }.compactMap { $0.attributes["class"] }
      return (names, svg.elements.compactMap { $0.attributes["class"] })
    }
    let there = try drawn(from: try place(town.point.latitude, town.point.longitude))
    claim(there.names, is: ["map-name map-name-pin"])
    let line = try unwrapped(there.order.lastIndex(of: "map-route map-joined"))
    claim(there.order[line...], has: "map-town-dot")
    // Five kilometres from it.
    let past = try drawn(from: try place(town.point.latitude - 0.045, town.point.longitude))
    claim(past.names, is: ["map-town"])
  }
}
