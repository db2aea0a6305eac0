import Claims
import Testing
import TripModel

@testable import Drawing

@Suite("A second map of a day")
struct CloseUpTests {
  private static func stops(_ places: [(Double, Double)]) throws -> [MapStop] {
    try places.enumerated().map {
      MapStop(
        number: "\($0.offset + 1)", name: "Stop \($0.offset + 1)",
        coordinate: try place($0.element.0, $0.element.1))
    }
  }

  @Test("is framed on the recorded way, and leaves a stop far off to the first")
  func way() throws {
    let walk = try [(35.165, -5.27), (35.17, -5.26), (35.175, -5.255)].map { try place($0.0, $0.1) }
    let stops = try Self.stops([(35.26, -5.17), (35.169, -5.262), (35.174, -5.256)])
    let content = MapContent(
      lines: [
        RouteLine(points: walk, style: .walk),
        RouteLine(points: [stops[0].coordinate, stops[1].coordinate], style: .joined),
      ], stops: stops)
    let two = try unwrapped(content.closeUp(around: walk))
    claim(two.near.stops.map(\.number), is: ["2", "3"])
    claim(two.near.lines.map(\.style), is: [.walk])
    claim(two.rest.stops.map(\.number), is: ["1"])
    claim(two.rest.lines.map(\.style), is: [.joined])
    claim(two.near.reach, is: .town)
    // Around the first stop that is on it.
    let closer = drawMap(
      two.near, frame: .wide, on: GroundTests.atlas, units: .kilometres, wording: .plain, idPrefix: "m")
    try claim(unwrapped(closer).ringsAround, is: two.near.stops[0].name)
  }

  @Test("has on the first a sign with the numbers of its stops, or one with a name alone, and no empty one")
  func sign() throws {
    let walk = try [(35.165, -5.27), (35.17, -5.26), (35.175, -5.255)].map { try place($0.0, $0.1) }
    let stops = try Self.stops([
      (35.169, -5.262), (35.26, -5.17), (35.174, -5.256), (35.171, -5.258), (35.17, -5.26),
    ])
    let two = try unwrapped(MapContent(stops: stops).closeUp(around: walk))
    let signs = two.sign(on: GroundTests.atlas)
    claim(signs.map(\.number), is: ["1·3–5"])
    claim(signs.map(\.name), is: ["Chefchaouen"])
    claim(two.sign(on: nil).map(\.number), is: ["1·3–5"])
    var nameless = two
    nameless.numbers = ""
    #expect(nameless.sign(on: nil).isEmpty && nameless.sign(on: GroundTests.atlas).map(\.number) == [""])
    // The outline stands in its place where it is large enough to be seen.
    var region = two.rest
    region.stops += signs
    for (corners, count) in [([], 2), ([(35.0, -5.4), (35.0, -5.1), (35.3, -5.1), (35.3, -5.4)], 1)]
      as [([(Double, Double)], Int)]
    {
      region.inset = try corners.map { try place($0.0, $0.1) }
      let drawing = try unwrapped(
        drawMap(region, frame: .square, units: .kilometres, wording: .plain, idPrefix: "m"))
      try claim(unwrapped(ParsedSVG(drawing.markup)).all(ofClass: "map-stop").count, is: count)
    }
  }

  @Test(
    "has the numbers of neighbours as one only as far as they follow one another",
    arguments: [
      (["1", "2", "3"], "1–3"), (["1", "2"], "1·2"), (["1", "2", "7, 9–11"], "1–2·7·9–11"),
      (["1", "2–4", "5, 8"], "1–5·8"), (["3", "2", "1"], "1–3"), (["1, 4, 7…", "2", "3"], "1·4·7…·2·3"),
      (["", "2", ""], "2"), ([], ""),
    ] as [([String], String)])
  func runs(numbers: [String], sign: String) throws {
    var content = MapContent(stops: try Self.stops(numbers.indices.map { (36 + Double($0) / 100, -6) }))
    for (index, number) in numbers.enumerated() { content.stops[index].number = number }
    claim(content.numbers { _ in true }, is: sign)
  }

  @Test("shows three places that on a map of the whole day would be one, and not two of them")
  func crowd() throws {
    let cadiz = [(36.529, -6.289), (36.5325, -6.2985), (36.5345, -6.2995), (36.5305, -6.306)]
    let day = MapContent(stops: try Self.stops([(37.392, -5.975)] + cadiz))
    let two = try unwrapped(day.closeUp(around: []))
    claim(two.near.stops.map(\.number), is: ["2", "3", "4", "5"])
    claim(two.rest.stops.map(\.number), is: ["1"])
    if case .none = two.rest.surroundings {} else { Issue.record("the rest has its own extent") }
    let fewer = MapContent(stops: try Self.stops([(37.392, -5.975), cadiz[0], cadiz[1]]))
    claim(none: fewer.closeUp(around: []))
  }

  @Test(
    "shows the pictures of a town to which one flew that day, where these are of three places",
    arguments: [(0.004, true), (0.0004, false)])
  func pictures(step: Double, isClose: Bool) throws {
    var day = MapContent(stops: try Self.stops([(53.43, -6.25), (50.087, 14.42)]))
    day.marks = try (0..<3).map { number in
      MapMark(kind: .photo, coordinate: try place(50.087 + step * Double(number), 14.42))
    }
    day.lines = [
      RouteLine(points: day.stops.map(\.coordinate), style: .flight, isStraight: true)
    ]
    let two = day.closeUp(around: [])
    let counts = two.map { [$0.near.stops.count, $0.near.marks.count, $0.rest.stops.count] }
    claim(counts ?? [], is: isClose ? [1, 3, 1] : [])
    claim(two?.isCrowd ?? isClose, is: isClose)
    // Far less than the ride they are no part of a day by themselves.
    day.stops[0].coordinate = try place(50.13, 14.42)
    day.lines = []
    claim(none: day.closeUp(around: []))
  }

  @Test("shows three places of an afternoon far from where the day began, and none of a row of places")
  func part() throws {
    let beach = (36.0205, -5.6175)
    var day = MapContent(stops: try Self.stops([(36.5296, -6.29), beach, (36.0897, -5.7744)]))
    for (name, spot) in [("Beach", beach), ("Dune", (36.0887, -5.786))] {
      day.marks.append(
        MapMark(kind: .pin(.view), name: name, coordinate: try place(spot.0, spot.1)))
    }
    let two = try unwrapped(day.closeUp(around: []))
    claim(two.near.stops.map(\.number), is: ["2", "3"])
    claim(two.near.marks.map(\.name), is: ["Beach", "Dune"])
    #expect(two.rest.stops.map(\.number) == ["1"] && two.rest.marks.isEmpty)
    // A pin and a stop at one place are two things and one place.
    day.marks.removeLast()
    claim(none: day.closeUp(around: []))
    let row = try Self.stops((0..<6).map { (36 + 0.135 * Double($0), -5.6) })
    claim(none: MapContent(stops: row).closeUp(around: []))
  }

  @Test(
    "is framed on its signs, not on a straight line from a place without one, which it shows where that comes in"
  )
  func incomingLine() throws {
    let town = [(35.1689, -5.2619), (35.1675, -5.2650), (35.1700, -5.2640)]
    let stops = try Self.stops([(35.78, -5.81)] + town)
    let (station, picture) = (try place(35.163, -5.276), try place(35.1693, -5.2625))
    let day = MapContent(
      lines: [
        RouteLine(points: [stops[0].coordinate, station], style: .joined, isStraight: true),
        RouteLine(points: [station, picture, stops[1].coordinate], style: .joined, isStraight: true),
        RouteLine(points: [stops[1].coordinate, stops[2].coordinate], style: .joined, isStraight: true),
        RouteLine(points: [station, stops[3].coordinate], style: .road),
      ], stops: stops, marks: [MapMark(kind: .photo, coordinate: picture)])
    let two = try unwrapped(day.closeUp(around: []))
    claim(
      two.near.lines.map(\.points),
      is: [
        [picture, stops[1].coordinate], [stops[1].coordinate, stops[2].coordinate],
        [station, stops[3].coordinate], [stops[0].coordinate, station], [station, picture],
      ])
    claim(two.near.lines.map(\.leadsBeyond), is: [false, false, false, true, true])
    claim(two.rest.lines.map(\.points.count), is: [2, 3])
  }

  @Test("shows of a way from afar what comes onto its sheet, and is not framed on it")
  func arrival() throws {
    let town = [(35.7895, -5.8080), (35.7846, -5.8135), (35.7877, -5.8155), (35.7915, -5.8220)]
    let harbour = try place(36.0078, -5.6043)
    let stops = try Self.stops([(36.0121, -5.6043)] + town)
    let ferry = RouteLine(points: [harbour, try place(35.9, -5.70), stops[1].coordinate], style: .boat)
    var day = MapContent(lines: [ferry], stops: stops)
    let two = try unwrapped(day.closeUp(around: []))
    claim(two.near.lines.map(\.leadsBeyond), is: [true])
    claim(two.rest.lines.map(\.leadsBeyond), is: [false])
    let near = try unwrapped(
      drawMap(two.near, frame: .besideRegion, units: .kilometres, wording: .plain, idPrefix: "m"))
    claim(near.styles, is: [.boat])
    day.lines = []
    let without = try unwrapped(day.closeUp(around: []))
    let bare = try unwrapped(
      drawMap(without.near, frame: .besideRegion, units: .kilometres, wording: .plain, idPrefix: "m"))
    claim(near.corners, is: bare.corners)
    // Its sign on the other map stands in the town, not half way over the sea.
    claim(two.sign(on: nil).map(\.coordinate), is: without.sign(on: nil).map(\.coordinate))
    // Where nobody knows the way in between, its line tells that, and still where one came from.
    day.lines = [RouteLine(points: [harbour, stops[1].coordinate], style: .joined, isStraight: true)]
    let straight = try unwrapped(day.closeUp(around: []))
    claim(straight.near.lines.map(\.leadsBeyond), is: [true])
    claim(straight.rest.lines.count, is: 1)
    let drawn = drawMap(
      straight.near, frame: .besideRegion, units: .kilometres, wording: .plain, idPrefix: "m")
    claim(drawn?.corners, is: bare.corners)
    claim(drawn?.styles, is: [.joined])
    // At the edge it says where that is.
    claim(drawn?.markup.contains(">Stop 1 ↗<"), is: true)
    // One that leads from afar to afar is none of this town.
    day.lines[0].points = [harbour, try place(35.2, -5.3)]
    #expect(try unwrapped(day.closeUp(around: [])).near.lines.isEmpty)
  }

  @Test("is for each of two small areas far apart, unless a way leads across or one is a single place")
  func areas() throws {
    let alps = try Self.stops([
      (46.66, 11.0), (46.7, 11.1), (46.78, 11.05), (47.45, 11.27), (47.6, 11.36),
    ])
    let walk = RouteLine(points: [alps[3].coordinate, alps[4].coordinate], style: .walk)
    let two = try unwrapped(MapContent(lines: [walk], stops: alps).areas)
    try #require(two.sheets.count == 2)
    #expect(two.sheets[0].stops.map(\.number) == ["1", "2", "3"] && two.sheets[0].lines.isEmpty)
    claim(two.sheets[1].stops.map(\.number), is: ["4", "5"])
    claim(two.sheets[1].lines.count, is: 1)
    #expect(two.beyond.isEmpty)
    let drive = RouteLine(points: [alps[0].coordinate, alps[3].coordinate], style: .road)
    claim(none: MapContent(lines: [drive], stops: alps).areas)
    claim(none: MapContent(stops: Array(alps.dropLast())).areas)
    // Between them is nothing that is worth a second map.
    let near = try Self.stops([(46.66, 11.0), (46.78, 11.05), (47.0, 11.1), (47.1, 11.2)])
    claim(none: MapContent(stops: near).areas)
    claim(none: MapContent().areas)
  }

  /// A walk of some kilometres in each of many countries, with its two ends.
  private static func walks(_ count: Int) throws -> MapContent {
    let starts = [
      (46.6, 11.0), (-25.3, 131.0), (37.7, -119.5), (-33.0, -70.0), (27.9, 86.8), (-3.1, 37.4), (64.0, -19.0),
      (35.4, 138.7),
    ]
    var content = MapContent()
    for (latitude, longitude) in starts.prefix(count) {
      let ends = [try place(latitude, longitude), try place(latitude + 0.06, longitude + 0.02)]
      content.lines.append(RouteLine(points: ends, style: .walk))
      for end in ends {
        let number = content.stops.count + 1
        content.stops.append(MapStop(number: "\(number)", name: "Stop \(number)", coordinate: end))
      }
    }
    return content
  }

  @Test(
    "is for each of several areas on Earth; of very many the largest have one, and the rest is a list",
    arguments: [3, 6, 8])
  func continents(_ count: Int) throws {
    let areas = try unwrapped(try Self.walks(count).areas)
    claim(areas.sheets.count, is: min(count, 6))
    #expect(areas.sheets.allSatisfy { $0.lines.count == 1 && $0.stops.count == 2 && $0.reach != .spot })
    claim(areas.beyond, is: count > 6 ? (13...16).map { "Stop \($0)" } : [])
  }

  @Test(
    "is for each town of a region in which there are several places, as long as there is room for all",
    arguments: [(3, [4, 3, 3, 3]), (2, [9, 3]), (0, [4, 3, 3])])
  func towns(inNara: Int, expected: [Int]) throws {
    let kyoto = [(35.017, 135.672), (34.967, 135.773), (35.039, 135.729), (35.005, 135.765)]
    let osaka = [(34.669, 135.501), (34.687, 135.526), (34.665, 135.506)]
    let nara = (0..<inNara).map { (34.685 + 0.002 * Double($0), 135.84) }
    let tokyo = [(35.715, 139.797), (35.66, 139.701), (35.694, 139.705)]
    var content = MapContent()
    for (latitude, longitude) in kyoto + osaka + nara + tokyo {
      content.marks.append(
        MapMark(kind: .pin(.view), name: "Pin", coordinate: try place(latitude, longitude)))
    }
    claim(try unwrapped(content.areas).sheets.map(\.marks.count).sorted(), is: expected.sorted())
  }

  @Test("is for each of two tracks of an area that would be specks on one sheet, as long as there is room")
  func specks() throws {
    func content(_ count: Int, east: Double) throws -> MapContent {
      var content = try Self.walks(count)
      let ends = [try place(46.6, 11.0 + east), try place(46.64, 11.01 + east)]
      content.lines.append(RouteLine(points: ends, style: .road))
      return content
    }
    let areas = try unwrapped(try content(3, east: 0.4).areas)
    #expect(areas.sheets.map(\.lines.count) == [1, 1, 1, 1] && areas.beyond.isEmpty)
    // So near they are seen as two beside each other.
    try claim(unwrapped(try content(3, east: 0.08).areas).sheets.count, is: 3)
    // Below a map on which they are two each has one for all that.
    let near = try content(3, east: 0.2)
    claim([near.areas, near.areasOfWalks].map { $0?.sheets.count }, is: [3, 4])
    try claim(unwrapped(try content(6, east: 0.4).areas).sheets.count, is: 7)
    // A hop that leads straight from one place to another is no track.
    var hop = try content(3, east: 0.4)
    hop.lines[3].isStraight = true
    try claim(unwrapped(hop.areas).sheets.count, is: 3)
  }

  @Test(
    "is for places beyond an ocean, though they are one or two side by side; for none within a region, and for no way",
    arguments: [(-54.8, -68.3, true), (33.3, 44.4, false)])
  func ocean(latitude: Double, longitude: Double, isApart: Bool) throws {
    let towns = [(24.2, 55.7), (24.2, 55.7005), (25.3, 55.3), (25.3, 55.3002), (latitude, longitude)]
    func content(named last: String) throws -> MapContent {
      MapContent(
        marks: try towns.enumerated().map { index, town in
          let at = try place(town.0, town.1)
          return MapMark(kind: .pin(.sight), name: index < 4 ? "Fort \(index)" : last, coordinate: at)
        })
    }
    let places = try content(named: "Museum")
    claim(places.isFarApart, is: isApart)
    claim(places.areas.map { $0.sheets.map(\.marks.count) } ?? [], is: isApart ? [4, 1] : [])
    // Its sheet would be of nothing, and a way tells what is between.
    try claim(content(named: "").isFarApart, is: false)
    var stopped = places
    stopped.stops = [MapStop(number: "1", name: "Fort", coordinate: places.marks[0].coordinate)]
    claim(stopped.isFarApart, is: false)
  }

  @Test("is of its region for a single place beside two areas, which without a name is on the nearest sheet")
  func lonePlace() throws {
    var content = try Self.walks(2)
    content.stops.append(MapStop(number: "5", name: "Home", coordinate: try place(52.5, 13.4)))
    let areas = try unwrapped(content.areas)
    #expect(areas.sheets.map(\.stops.count) == [2, 2, 1] && areas.beyond.isEmpty)
    let alone = try unwrapped(areas.sheets.last)
    if case .region = alone.surroundings {} else { Issue.record("a single place stands on nothing") }
    // Where there is no sheet for each it is told by its name.
    var many = try Self.walks(6)
    many.stops.append(content.stops[4])
    let told = try unwrapped(many.areas)
    claim(told.sheets.count, is: 6)
    claim(told.beyond, is: ["Home"])
    content.stops[4].name = ""
    let nameless = try unwrapped(content.areas)
    #expect(nameless.sheets.map(\.stops.count) == [3, 2] && nameless.beyond.isEmpty)
    try claim(none: Self.walks(1).areas)
  }

  @Test(
    "is of the part of a trip in which most of its days are, and of none where many are elsewhere or that is large",
    arguments: [
      (1, 0.1, 100, true), (3, 0.1, 100, true), (4, 0.1, 100, false), (1, 1.2, 100, false),
      (1, 0.1, 900, false),
    ])
  func most(elsewhere: Int, degrees: Double, weight: Int, isClose: Bool) throws {
    let trek = [(34.16, 77.58), (34.16 + degrees, 77.3), (34.16 - degrees, 77.4), (34.0, 77.6)]
    let far = [(28.56, 77.1), (27.2, 78.0), (26.9, 75.8), (25.3, 83.0)].prefix(elsewhere)
    var content = MapContent(stops: try Self.stops(Array(far) + trek))
    for index in content.stops.indices { content.stops[index].weight = index < elsewhere ? weight : 100 }
    content.lines = [
      RouteLine(
        points: [content.stops[0].coordinate, content.stops[elsewhere].coordinate], style: .flight,
        isStraight: true)
    ]
    let closer = content.closeUpOfMost
    let near = content.stops.dropFirst(elsewhere).map(\.name)
    claim(closer?.near.stops.map(\.name) ?? [], is: isClose ? near : [])
    claim(closer?.rest.stops.count ?? 0, is: isClose ? elsewhere : 0)
    // The flight leads over its edge, and is whole on the other.
    claim(closer?.near.lines.map(\.leadsBeyond) ?? [], is: isClose ? [true] : [])
    claim(closer?.rest.lines.count ?? 0, is: isClose ? 1 : 0)
  }

  @Test(
    "is of each part of a long way in which three stops are close together, along it, and of most within one region",
    arguments: [
      (3...5, [["Stop 4", "Stop 5", "Stop 6"]]), (3...4, []), (-2...0, [["Stop 1", "Stop 2", "Stop 3"]]),
      (-2...5, [["Stop 1", "Stop 2", "Stop 3"], ["Stop 6", "Stop 7", "Stop 8"]]),
    ] as [(ClosedRange<Int>, [[String]])])
  func dense(shown: ClosedRange<Int>, sheets: [[String]]) throws {
    let moscow = [(56.30, 38.13), (55.99, 37.20)]
    let baikal = [(52.28, 104.30), (51.85, 104.87), (53.19, 107.34)]
    let way = [(55.75, 37.62), (56.84, 60.60), (55.01, 82.93)]
    let before = shown.lowerBound < 0 ? moscow : []
    let behind = Array(baikal.prefix(max(0, shown.upperBound - 2)))
    let last = [(47.92, 106.92), (39.90, 116.40)]
    let stops = try Self.stops([before, way, behind, last].flatMap(\.self))
    let line = RouteLine(points: stops.map(\.coordinate), style: .joined, isStraight: true)
    let content = MapContent(lines: [line], stops: stops)
    let parts = content.denseParts
    claim(parts?.sheets.map { $0.stops.map(\.name) } ?? [], is: sheets)
    // The way leads over the edge of each.
    #expect(parts?.sheets.allSatisfy { $0.lines.map(\.leadsBeyond) == [true] && !$0.hasRings } ?? true)
    try claim(none: MapContent(stops: Self.stops(baikal)).denseParts)
    // From home by the Isar to huts in the Alps.
    let huts = [(47.10, 11.28), (47.07, 11.19), (47.04, 11.20), (47.05, 11.24)]
    let walk = MapContent(stops: try Self.stops([(47.95, 11.46)] + huts))
    #expect(walk.isOfOneRegion)
    claim(
      walk.denseParts?.sheets.map { $0.stops.map(\.name) } ?? [],
      is: [["Stop 2", "Stop 3", "Stop 4", "Stop 5"]])
  }

  @Test("is of no trip without a stop elsewhere, and of none whose stops are one place")
  func mostOfNone() throws {
    let trek = try Self.stops([(34.16, 77.58), (34.2, 77.3), (34.1, 77.4)])
    claim(none: MapContent(stops: trek).closeUpOfMost)
    let one = try Self.stops([(28.56, 77.1), (34.16, 77.58), (34.16, 77.58), (34.16, 77.58)])
    claim(none: MapContent(stops: one).closeUpOfMost)
  }

  @Test("is none where all of the day is near, and where the way is longer than a walk")
  func none() throws {
    let near = try Self.stops([(36.529, -6.289), (36.5325, -6.2985), (36.5345, -6.2995)])
    claim(none: MapContent(stops: near).closeUp(around: []))
    claim(none: MapContent(stops: near).closeUp(around: near.map(\.coordinate)))
    let ride = try [(36.53, -6.29), (36.8, -6.1), (37.39, -5.98)].map { try place($0.0, $0.1) }
    let far = try Self.stops([(37.39, -5.98), (36.529, -6.289), (36.5325, -6.2985), (36.5345, -6.2995)])
    let content = MapContent(lines: [RouteLine(points: ride, style: .road)], stops: far)
    claim(none: content.closeUp(around: ride))
  }

  @Test("has an outline on the first that stands for what has no number, and for no numbered stop")
  func numbers() throws {
    let stops = try Self.stops([(37.392, -5.975), (36.53, -6.29)])
    var content = MapContent(
      stops: stops + [MapStop(number: "", name: "Here", coordinate: try place(36.7, -6.1))])
    content.inset = try [(36.6, -6.2), (36.6, -6.0), (36.8, -6.0), (36.8, -6.2)].map {
      try place($0.0, $0.1)
    }
    let drawing = try unwrapped(
      drawMap(content, frame: .square, units: .kilometres, wording: .plain, idPrefix: "m"))
    let svg = try unwrapped(ParsedSVG(drawing.markup))
    claim(svg.all(ofClass: "map-globe-sheet").count, is: 1)
    claim(svg.all(ofClass: "map-stop").count, is: 2)
  }

  @Test("tells which stops are without their names by their places in the content, whatever it stands for")
  func unnamed() throws {
    let crowd = try (1...20).map {
      MapStop(number: "\($0)", name: "A stop of a long name", coordinate: try place(36.53, -6.29))
    }
    func drawing(_ first: [MapStop]) throws -> SVGDrawing {
      let far = MapStop(number: "21", name: "Far", coordinate: try place(37.392, -5.975))
      var content = MapContent(stops: first + crowd + [far])
      content.inset = try [(36.6, -6.2), (36.6, -6.0), (36.8, -6.0), (36.8, -6.2)].map {
        try place($0.0, $0.1)
      }
      return try unwrapped(
        drawMap(content, frame: .square, units: .kilometres, wording: .plain, idPrefix: "m"))
    }
    let plain = try drawing([])
    let besides = try drawing([MapStop(number: "", name: "Here", coordinate: try place(36.53, -6.29))])
    #expect(!plain.unnamedStops.isEmpty)
    claim(besides.unnamedStops, is: plain.unnamedStops.map { $0 + 1 })
    claim(besides.sharedSigns.keys.sorted(), is: plain.sharedSigns.keys.map { $0 + 1 }.sorted())
  }
}
