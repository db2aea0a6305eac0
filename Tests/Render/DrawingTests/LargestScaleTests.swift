import Claims
import Testing
import TripModel

@testable import Drawing

@Suite("How near a script comes")
struct LargestScaleTests {
  private static func sheet(_ places: [(Double, Double)], days: String? = "2026-05-03") throws -> ParsedSVG {
    let stops = try places.map { latitude, longitude in
      MapStop(
        number: "1", name: "A",
        coordinate: try unwrapped(Coordinate(latitude: latitude, longitude: longitude)), days: days)
    }
    let drawing = try unwrapped(
      drawMap(MapContent(stops: stops), frame: .wide, units: .kilometres, wording: .plain, idPrefix: "m"))
    return try unwrapped(ParsedSVG(drawing.markup))
  }

  private static func largest(_ sheet: ParsedSVG) throws -> Double? {
    let told = try unwrapped(sheet.all("svg").first).attributes["data-largest"]
    return try told.map { try unwrapped(Double($0)) }
  }

  @Test("A trip of some hundred kilometres is seen as near as one of a town, one of continents is not")
  func nearness() throws {
    let region = try unwrapped(try Self.largest(Self.sheet([(37.4, -6), (35.2, -5.2)])))
    #expect(region > 60 && region <= 150)
    let town = try unwrapped(try Self.largest(Self.sheet([(38.7, -9.14), (38.72, -9.16)])))
    let continents = try unwrapped(try Self.largest(Self.sheet([(52.4, 4.9), (41, 29)])))
    claim(town, is: LevelNames.largest)
    claim(continents, is: LevelNames.largest)
    try claim(none: Self.largest(Self.sheet([(37.4, -6), (35.2, -5.2)], days: nil)))
  }

  @Test("Where it comes so near, places are told to less than a tenth of a unit")
  func decimals() throws {
    func told(_ places: [(Double, Double)]) throws -> [String] {
      try Self.sheet(places).elements.compactMap { $0.attributes["data-at"] }
    }
    let near = try told([(37.4, -6), (35.21234, -5.21234)])
    #expect(near.contains { $0.contains(#/\.[0-9]{2,3}( |$)/#) }, "\(near)")
    let far = try told([(52.4, 4.9), (41, 29)])
    #expect(!far.isEmpty && !far.contains { $0.contains(#/\.[0-9]{2,3}( |$)/#) }, "\(far)")
  }
}
