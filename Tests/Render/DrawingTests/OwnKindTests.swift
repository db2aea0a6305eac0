import Claims
import Testing
import TripModel

@testable import Drawing

@Suite("Signs of kinds that have none of their own")
struct OwnKindTests {
  @Test(
    "are apart by their shapes for the first four, and by shape or colour for the next",
    arguments: 2...7)
  func apart(tones count: Int) throws {
    let tones = Array(PlaceCategory.allCases.prefix(count))
    let kinds = try (0..<8).map { try unwrapped(OwnKind($0, of: tones)) }
    claim(kinds.prefix(4).map(\.holes), is: [1, 2, 3, 4])
    claim(Set(kinds).count, is: kinds.count)
    claim(Set(kinds.map { ownKindSign($0).markup }).count, is: kinds.count)
  }

  @Test("are in the colour of their tone, and no sign without one")
  func tone() throws {
    let sign = ownKindSign(try unwrapped(OwnKind(0, of: [.view]))).markup
    #expect(sign.contains("\"sign c-view\""))
    #expect(sign != categorySign(.other).markup)
    claim(none: OwnKind(0, of: []))
  }

  @Test("give pins on maps their colour, and their holes where no number stands")
  func onMaps() throws {
    let kind = try unwrapped(OwnKind(1, of: [.view]))
    let coordinate = try unwrapped(Coordinate(latitude: 38.7, longitude: -9.1))
    for number in [nil, "7"] as [String?] {
      var mark = MapMark(kind: .pin(.other, number: number), name: "Shop", coordinate: coordinate)
      mark.ownKind = kind
      let drawing = try unwrapped(
        drawMap(
          MapContent(marks: [mark]), frame: .wide, units: .kilometres, wording: .plain, idPrefix: "m"))
      let map = try unwrapped(ParsedSVG(drawing.markup))
      let pin = try unwrapped(map.all(ofClass: "map-pin").first)
      claim(pin.attributes["fill-rule"], is: number == nil ? "evenodd" : nil)
      claim(map.all(ofClass: "c-view").count, is: 1)
      claim(drawing.ownKinds, is: [kind])
      claim(drawing.kinds, is: [])
    }
  }
}
