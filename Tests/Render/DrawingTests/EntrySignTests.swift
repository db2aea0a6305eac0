import Drawing
import Testing
import TripModel

@Suite("Signs of entries")
struct EntrySignTests {
  @Test("every kind has a drawing of its own, hidden from who hears the page")
  func drawings() throws {
    let signs = KnownKind.allCases.map(EntrySign.known) + [.plain]
    let drawn = try signs.map { try #require(entrySign($0)).markup }
    #expect(Set(drawn.map { $0.split(separator: "<path").last }).count == signs.count)
    for markup in drawn {
      let svg = try #require(ParsedSVG(markup))
      #expect(svg.all(ofClass: "sign-drawn").first?.attributes["aria-hidden"] == "true", "\(markup)")
    }
    #expect(entrySign(.emoji("🎣")) == nil)
  }

  private static func drawing(_ marks: [MapMark]) throws -> ParsedSVG {
    let drawing = try #require(
      drawMap(MapContent(marks: marks), frame: .wide, units: .kilometres, wording: .plain, idPrefix: "m"))
    return try #require(ParsedSVG(drawing.markup))
  }

  private static func mark(_ sign: EntrySign, _ latitude: Double = 38.7) throws -> MapMark {
    let place = try #require(Coordinate(latitude: latitude, longitude: -9.1))
    return MapMark(kind: .entry(sign), name: "Here", coordinate: place, link: "x.html")
  }

  @Test("are the pins of entries on a map, as a drawing or as the author's emoji")
  func pins() throws {
    let known = try Self.drawing([try Self.mark(.known(.swim))])
    #expect(known.all(ofClass: "map-entry").count == 1 && known.all(ofClass: "map-sign").count == 1)
    let emoji = try Self.drawing([try Self.mark(.emoji("🎣🐟"))])
    #expect(emoji.all(ofClass: "map-sign").isEmpty)
    #expect(emoji.all(ofClass: "map-emoji").map(\.text) == ["🎣"])
  }

  @Test("give way to their number where there is no room for all")
  func crowd() throws {
    let crowd = try Self.drawing(try (0..<900).map { try Self.mark(.known(.food), 38 + Double($0) / 90) })
    #expect(crowd.all(ofClass: "map-sign").isEmpty)
    let numbers = crowd.all(ofClass: "map-cluster-number").compactMap { Int($0.text) }
    #expect(numbers.count > 3 && numbers.reduce(0, +) == 900)
  }
}
