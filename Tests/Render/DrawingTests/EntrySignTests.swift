import Claims
import Drawing
import Foundation
import Testing
import TripModel

@Suite("Signs of entries")
struct EntrySignTests {
  @Test("every kind has a drawing of its own, hidden from who hears the page")
  func drawings() throws {
    let signs = KnownKind.allCases.map(EntrySign.known) + [.plain]
    let drawn = try signs.map { try unwrapped(entrySign($0)).markup }
    #expect(Set(drawn.map { $0.split(separator: "<path").last }).count == signs.count)
    for markup in drawn {
      let svg = try unwrapped(ParsedSVG(markup))
      claim(svg.all(ofClass: "sign-drawn").first?.attributes["aria-hidden"], is: "true", "\(markup)")
    }
    claim(none: entrySign(.emoji("🎣")))
  }

  @Test("stand in a key as on the map: with sign and colour, and taken for no sign of a place")
  func key() throws {
    let signs: [(EntrySign, String)] = [
      (.known(.food), "c-food"), (.plain, "c-other"), (.emoji("🎣"), "c-other"),
    ]
    for (sign, colour) in signs {
      let svg = try unwrapped(ParsedSVG(entrySheetSign(sign).markup))
      claim(svg.all("svg").map { $0.attributes["class"] }, is: ["sign"])
      claim(svg.all("g").map { $0.attributes["class"] }, is: [colour])
      claim(svg.all(ofClass: "map-sign").isEmpty, is: sign == .emoji("🎣"))
    }
    claim(entrySheetSign(.emoji("🎣🐟")).markup, has: ">🎣<")
    let mixed = try unwrapped(
      drawMap(
        MapContent(marks: [try Self.mark(.known(.swim)), try Self.mark(.emoji("🎣"), 38.8)]), frame: .wide,
        units: .kilometres, wording: .plain, idPrefix: "m"))
    claim(Set(mixed.entrySigns), is: [.known(.swim), .emoji("🎣")])
  }

  private static func drawing(_ marks: [MapMark]) throws -> ParsedSVG {
    let drawing = try unwrapped(
      drawMap(MapContent(marks: marks), frame: .wide, units: .kilometres, wording: .plain, idPrefix: "m"))
    return try unwrapped(ParsedSVG(drawing.markup))
  }

  private static func mark(_ sign: EntrySign, _ latitude: Double = 38.7) throws -> MapMark {
    let place = try unwrapped(Coordinate(latitude: latitude, longitude: -9.1))
    return MapMark(kind: .entry(sign), name: "Here", coordinate: place, link: "x.html")
  }

  @Test("are the pins of entries on a map, as a drawing or as the author's emoji")
  func pins() throws {
    let known = try Self.drawing([try Self.mark(.known(.swim))])
    claim(known.all(ofClass: "map-entry").count, is: 1)
    claim(known.all(ofClass: "map-sign").count, is: 1)
    let emoji = try Self.drawing([try Self.mark(.emoji("🎣🐟"))])
    #expect(emoji.all(ofClass: "map-sign").isEmpty)
    claim(emoji.all(ofClass: "map-emoji").map(\.text), is: ["🎣"])
  }

  @Test("give way to their number where there is no room for all")
  func crowd() throws {
    let crowd = try Self.drawing(try (0..<900).map { try Self.mark(.known(.food), 38 + Double($0) / 90) })
    #expect(crowd.all(ofClass: "map-sign").isEmpty)
    let numbers = crowd.all(ofClass: "map-cluster-number").compactMap { Int($0.text) }
    #expect(numbers.count > 3 && numbers.reduce(0, +) == 900)
  }

  /// Two stops a hundred kilometres apart, of which a kilometre takes some eight units.
  private static func drawing(_ marks: [(north: Double, east: Double)], isLive: Bool, kind: String? = nil)
    throws -> (svg: ParsedSVG, unnamed: [Int])
  {
    let stops = try [(0.0, "Tangier"), (1.1, "Far away")].enumerated().map { index, stop in
      var marked = MapStop(
        number: "\(index + 1)", name: stop.1,
        coordinate: try unwrapped(Coordinate(latitude: 38.7, longitude: -9.1 + stop.0)),
        days: isLive ? "2026-05-03" : nil)
      marked.group = "Food"
      return marked
    }
    let entries = try marks.map { mark in
      MapMark(
        kind: .entry(.plain), name: "Written",
        coordinate: try unwrapped(
          Coordinate(latitude: 38.7 + mark.north / 111, longitude: -9.1 + mark.east / 87)),
        days: isLive ? "2026-05-03" : nil, group: kind)
    }
    let drawing = try unwrapped(
      drawMap(
        MapContent(stops: stops, marks: entries), frame: .wide, units: .kilometres, wording: .plain,
        idPrefix: "m"))
    return (try unwrapped(ParsedSVG(drawing.markup)), drawing.unnamedStops)
  }

  @Test("are left to the stop at which they would lie, until a script has made room for both")
  func joined() throws {
    let near = [(north: 0.5, east: 0.5), (north: -0.5, east: 0.5), (north: 0.5, east: -0.5)]
    #expect(try Self.drawing(near, isLive: false).svg.all(ofClass: "map-entry").isEmpty)
    let live = try Self.drawing(near, isLive: true).svg.elements.filter { $0.attributes["data-from"] != nil }
    #expect(live.count == 3 && live.allSatisfy { $0.attributes["display"] == "none" })
    // At one place they never part; one or two have room beside the stop; and a stop stands for no kind but its own.
    let same = (0..<3).map { _ in (north: 0.0, east: 0.0) }
    #expect(try Self.drawing(same, isLive: true).svg.all(ofClass: "map-entry").isEmpty)
    for alone in [near[0], (north: 10, east: 30)] {
      try claim(Self.drawing([alone], isLive: false).svg.all(ofClass: "map-entry").count, is: 1)
    }
    for (kind, count) in [("Food", 0), ("Walk", 3)] {
      let drawn = try Self.drawing(same, isLive: true, kind: kind).svg
      claim(drawn.all(ofClass: "map-entry").count, is: count, "\(kind)")
    }
  }

  @Test("of no kind come with the closer map, all of them, where stops have the numbers of their day")
  func numbered() throws {
    let live = try Self.drawing([(north: 0.5, east: 0.5), (north: 10, east: 30)], isLive: true).svg
    let signs = live.elements.filter { $0.attributes["data-name"] == "Written" }
    claim(signs.map { $0.attributes["display"] }, is: ["none", "none"])
  }

  @Test("have their titles where a sheet is small, and where a script enlarges one of countries not before")
  func titles() throws {
    func drawn(_ east: Double, isLive: Bool) throws -> ParsedSVG {
      let days = isLive ? "2026-05-03" : nil
      let stops = try [0, 2 * east].map { degrees in
        MapStop(
          number: "1", name: "",
          coordinate: try unwrapped(Coordinate(latitude: 38.7, longitude: degrees - 9)),
          days: days)
      }
      let written = MapMark(
        kind: .entry(.plain), name: "Written",
        // On no day of a stop, which would stand for it.
        coordinate: try unwrapped(Coordinate(latitude: 38.7, longitude: east - 9)),
        days: isLive ? "2026-05-04" : nil)
      let drawing = try unwrapped(
        drawMap(
          MapContent(stops: stops, marks: [written]), frame: .wide, units: .kilometres, wording: .plain,
          idPrefix: "m"))
      // What has no title by rule is not told to lack the room for it.
      if isLive { claim(drawing.bareMarks, is: []) }
      return try unwrapped(ParsedSVG(drawing.markup))
    }
    func isNamed(_ svg: ParsedSVG) -> Bool {
      svg.all(ofClass: "map-name-pin").contains { $0.text == "Written" }
    }
    #expect(try isNamed(drawn(0.3, isLive: true)) && isNamed(drawn(2, isLive: false)))
    let wide = try drawn(2, isLive: true)
    #expect(!isNamed(wide) && wide.elements.contains { $0.attributes["data-name"] == "Written" })
  }

  @Test("give way to the names of stops")
  func namesFirst() throws {
    let ring = (0..<16).map { number in
      let angle = Double(number) * .pi / 8
      return (north: 4 * sin(angle), east: 4 * cos(angle))
    }
    for isLive in [false, true] {
      let drawn = try Self.drawing(ring, isLive: isLive)
      #expect(drawn.unnamed.isEmpty && !drawn.svg.all(ofClass: "map-entry").isEmpty)
    }
  }
}
