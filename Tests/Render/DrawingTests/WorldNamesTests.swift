import Basemap
import Claims
import Testing
import TripModel

@testable import Drawing

@Suite("The names on a map of several trips")
struct WorldNamesTests {
  private static func draw(isLive: Bool) throws -> WorldDrawings {
    var content = WorldContent()
    content.isLive = isLive
    content.country = { "Land " + $0 }
    content.visited = ["IT"]
    content.clusters = try [(42.0, 12.0), (47, 2), (38, -7), (52, 13)].enumerated().map { index, place in
      WorldContent.Cluster(
        coordinate: try unwrapped(Coordinate(latitude: place.0, longitude: place.1)), count: 5,
        list: "n\(index)", link: "#n\(index)")
    }
    return try unwrapped(
      drawWorld(content, on: GroundTests.atlas, title: "Where", description: "Italy", idPrefix: "w"))
  }

  @Test("are those of countries and seas that have room beside the signs")
  func names() throws {
    let drawings = try Self.draw(isLive: true)
    let svg = try unwrapped(ParsedSVG(drawings.wide.markup))
    let countries = svg.all(ofClass: "map-country").map(\.text)
    #expect(countries.count > 2 && countries.allSatisfy { $0.hasPrefix("LAND ") })
    #expect(Set(countries).count == countries.count && !svg.all(ofClass: "map-sea").isEmpty)
    #expect(drawings.wide.markup.utf8.count + drawings.narrow.markup.utf8.count < 42_000)
  }

  @Test("stand on no map that has those of towns")
  func parts() throws {
    let svg = try unwrapped(ParsedSVG(try Self.draw(isLive: false).wide.markup))
    #expect(svg.all(ofClass: "map-country").isEmpty && svg.all(ofClass: "map-sea").isEmpty)
  }
}
