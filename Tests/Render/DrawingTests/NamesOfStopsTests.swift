import Claims
import Testing
import TripModel

@testable import Drawing

@Suite("A sign that is called as a stop beside it")
struct NamesOfStopsTests {
  @Test("leaves the name to that, and has it where the stop is somewhere else", arguments: [false, true])
  func names(isFar: Bool) throws {
    let stops = try [("Baelo Claudia", 36.0897, -5.7747), ("Tarifa", 36.0131, -5.6069)].enumerated().map {
      MapStop(
        number: "\($0.offset + 1)", name: $0.element.0,
        coordinate: try place($0.element.1, $0.element.2))
    }
    let museum = try isFar ? place(36.03, -5.62) : place(36.0893, -5.79)
    let content = MapContent(
      stops: stops,
      marks: [MapMark(kind: .pin(.museum), name: "Baelo Claudia", coordinate: museum)])
    let drawing = try unwrapped(
      drawMap(content, frame: .besideRegion, units: .kilometres, wording: .plain, idPrefix: "m"))
    let svg = try unwrapped(ParsedSVG(drawing.markup))
    let names = svg.all(ofClass: "map-name").map(\.text)
    claim(names.count { $0 == "Baelo Claudia" }, is: isFar ? 2 : 1)
    // Who points at the sign is told all the same.
    claim(svg.all("title").map(\.text), has: "Baelo Claudia")
  }

  @Test(
    "leaves the name to that also where one of them tells more behind a comma, at one place and nowhere else",
    arguments: [
      ("Šešula, Šolta", "Šešula", 0.0, 1), ("Šešula", "Šešula, Šolta", 0, 1),
      ("Šešula, Šolta", "Šešula", 0.02, 2), ("Šešula, Šolta", "Šešula, west", 0, 2),
    ])
  func comma(stop: String, pin: String, apart: Double, count: Int) throws {
    let here = try place(43.3893, 16.2087)
    let stops = [(stop, here), ("Vis", try place(43.0625, 16.187))].enumerated().map {
      MapStop(number: "\($0.offset + 1)", name: $0.element.0, coordinate: $0.element.1)
    }
    let mark = MapMark(kind: .pin(.other), name: pin, coordinate: try place(43.3893 + apart, 16.2087))
    let drawing = try unwrapped(
      drawMap(
        MapContent(stops: stops, marks: [mark]), frame: .besideRegion, units: .kilometres, wording: .plain,
        idPrefix: "m"))
    let names = try unwrapped(ParsedSVG(drawing.markup)).all(ofClass: "map-name").map(\.text)
    claim(names.count { $0.hasPrefix("Šešula") }, is: count)
  }
}
