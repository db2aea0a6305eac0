import Claims
import Testing
import TripModel

@testable import Drawing

@Suite("Letters on a map")
struct LetterSizeTests {
  @Test("Names of towns on a phone and numbers of several places on a desk have eleven pixels")
  func sizes() throws {
    let sizes = try ["europe-by-rail", "iceland"].flatMap { name -> [Double] in
      let map = try unwrapped(ReferenceMap.all.first { $0.name == name })
      let drawing = try unwrapped(
        drawMap(
          try map.content(), frame: .narrow, on: GroundTests.atlas, units: .kilometres, wording: .plain,
          idPrefix: "m"))
      let towns = try unwrapped(ParsedSVG(drawing.markup)).all(ofClass: "map-town")
      return towns.compactMap { $0.number("font-size") }
    }
    // A phone of 390 pixels shows the 400 units in 356, a desk of 1440 the thousand of a wide sheet in 870.
    #expect(!sizes.isEmpty && sizes.allSatisfy { $0 * 356 / 400 >= 11 }, "\(sizes)")
    #expect(Marker.clusterNumberSize * 0.87 >= 11)
  }
}
