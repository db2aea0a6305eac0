import Basemap
import Claims
import Testing
import TripModel

@testable import Drawing

@Suite("The region of a place in a desert")
struct TownsOnSheetTests {
  @Test("is as small as lets the only town there stand clear of the place's sign")
  func town() throws {
    let gorge = MapStop(number: "", name: "Kantju Gorge", coordinate: try place(-25.338, 131.027))
    let drawing = try unwrapped(
      drawMap(
        MapContent(stops: [gorge], surroundings: .region), frame: .squareInColumn, on: GroundTests.atlas,
        units: .kilometres, wording: .plain, idPrefix: "m"))
    let towns = try unwrapped(ParsedSVG(drawing.markup)).all(ofClass: "map-town").map(\.text)
    claim(towns, is: ["Yulara"])
  }

  @Test("has a town where one would not lie under a sign, and none where it would")
  func room() throws {
    let gorge = UnitVector(try place(-25.338, 131.027))
    let names = try unwrapped(GroundTests.atlas?.names)
    let towns = TownsOnSheet(names: names, places: [gorge])
    let found = [64_000.0, 160_000].map { metres in
      towns.isAny(on: MapView(around: gorge, metres: metres, in: .squareInColumn))
    }
    claim(found, is: [true, false])
  }
}
