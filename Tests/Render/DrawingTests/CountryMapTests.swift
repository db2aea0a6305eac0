import Basemap
import Claims
import Testing
import TripModel

@testable import Drawing

@Suite("The map of a country")
struct CountryMapTests {
  private static func at(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
    try #require(Coordinate(latitude: latitude, longitude: longitude))
  }

  /// Two towns of the south of Spain, with their names.
  private static func draw(whole: String?) throws -> WorldDrawings {
    var content = WorldContent()
    (content.isPart, content.visited, content.whole) = (true, ["ES"], whole)
    for (name, latitude, longitude) in [("Cádiz", 36.53, -6.29), ("Seville", 37.39, -5.98)] {
      let place = try at(latitude, longitude)
      content.spots.append(WorldContent.Spot(coordinate: place, name: "A bar", link: "#\(name)"))
      content.names.append(WorldContent.Name(coordinate: place, name: name))
    }
    return try unwrapped(
      drawWorld(content, on: GroundTests.atlas, title: "Where", description: "Spain", idPrefix: "w"))
  }

  /// Where the dot of Cádiz stands, as a share of the height of the sheet.
  private static func depth(_ drawings: WorldDrawings) throws -> Double {
    let svg = try unwrapped(ParsedSVG(drawings.wide.markup))
    let dots = svg.all(ofClass: "world-spot").compactMap { Double($0.attributes["cy"] ?? "") }
    let box = try unwrapped(svg.all("svg").first?.attributes["viewBox"]).split(separator: " ")
    return try unwrapped(dots.max()) / (try unwrapped(box.last.flatMap { Double($0) }))
  }

  @Test("shows all of it, also where only its south was visited")
  func whole() throws {
    #expect(try Self.depth(try Self.draw(whole: nil)) < 0.65)
    #expect(try Self.depth(try Self.draw(whole: "ES")) > 0.75)
  }

  @Test("names the towns beside their dots, each where there is room")
  func names() throws {
    let drawings = try Self.draw(whole: "ES")
    for drawing in [drawings.wide, drawings.narrow] {
      let svg = try unwrapped(ParsedSVG(drawing.markup))
      claim(svg.all(ofClass: "map-town").map(\.text), is: ["Cádiz", "Seville"])
    }
    let view = try unwrapped(
      MapView(
        fitting: [UnitVector(try Self.at(36, -7)), UnitVector(try Self.at(40, 0))], in: MapFrame.wide))
    let place = try Self.at(38, -4)
    let thrice = ["Here", "There", "Nowhere"].map { WorldContent.Name(coordinate: place, name: $0) }
    // Right of the dot, and left of it: above and below it names would touch these.
    let drawn = SpotNames.drawing(thrice, besides: [], size: 15, on: view).map(\.markup).joined()
    claim(drawn, has: ">Here<")
    claim(drawn, has: ">There<")
    claim(drawn, lacks: "Nowhere")
  }

  @Test(
    "shows the parts in which there are places, and nothing of a country too large or too small for one map",
    arguments: [
      ("ES", 36.53, -6.29, true), ("RU", 55.75, 37.62, false), ("MT", 35.9, 14.51, false),
      ("ES", -20.0, 100.0, false), ("XX", 36.53, -6.29, false),
    ] as [(String, Double, Double, Bool)])
  func extent(_ code: String, _ latitude: Double, _ longitude: Double, _ isKnown: Bool) throws {
    let outlines = try unwrapped(GroundTests.atlas?.countries)
    let place = try Self.at(latitude, longitude)
    let vectors = CountryExtent.vectors(of: code, around: [place], outlines)
    claim(vectors != nil, is: isKnown)
    claim(none: CountryExtent.vectors(of: code, around: [place], nil))
    // The mainland, and not the islands far off in the ocean.
    if let vectors { #expect(vectors.allSatisfy { $0.latitude > 35.5 && $0.latitude < 44.5 }) }
  }

  @Test("does not cut off a large island across a strait")
  func island() throws {
    let outlines = try unwrapped(GroundTests.atlas?.countries)
    let rome = try Self.at(41.9, 12.5)
    let vectors = try unwrapped(CountryExtent.vectors(of: "IT", around: [rome], outlines))
    // The south of Sicily; that of the mainland is at 37.9.
    #expect(try unwrapped(vectors.map(\.latitude).min()) < 36.9)
  }
}
