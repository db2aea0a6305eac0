import Claims
import Testing
import TripModel

@testable import Drawing

@Suite("A map of the traveller's own, under the way")
struct ExtractTests {
  /// A made-up town of blocks around 40° N 10° E: so many streets each way, a hundred metres apart, with a house in
  /// each block, a park, a pond with an island, a river, rails and a square.
  static func town(streets: Int = 12, latitude: Double = 40, longitude: Double = 10) throws -> MapExtract {
    var builder = ExtractBuilder(latitude: latitude, longitude: longitude)
    let length = Double(streets - 1) * 100
    for index in 0..<streets {
      let at = Double(index) * 100
      let kind: MapFeatureKind = index == streets / 2 ? .mainRoad : .street
      builder.add(kind, "West Street \(index)", [(0, at), (length, at)])
      builder.add(kind, "North Road \(index)", [(at, 0), (at, length)])
      for other in 0..<(streets - 1) where index < streets - 1 {
        let (x, y) = (at + 20, Double(other) * 100 + 20)
        builder.add(.building, "", [(x, y), (x + 60, y), (x + 60, y + 60), (x, y + 60)])
      }
    }
    builder.add(.green, "King's Park", [(100, 100), (500, 100), (500, 400), (100, 400)])
    builder.add(.water, "Pond", [(200, 200), (300, 200), (300, 300), (200, 300)])
    builder.add(.rail, "", [(-50, -50), (length + 50, length + 50)])
    builder.add(.quarter, "Old Town", [(700, 700)])
    builder.add(.peak, "Castle Hill", [(850, 250)])
    return builder.extract
  }

  /// Stops on a town, as a walk.
  private func walk(_ extracts: [MapExtract], at latitude: Double = 40, _ longitude: Double = 10) throws
    -> MapContent
  {
    let places = [(0.001, 0.001), (0.003, 0.008), (0.008, 0.006)]
    let points = try places.map { try place(latitude + $0.0, longitude + $0.1) }
    return MapContent(
      lines: [RouteLine(points: points, style: .walk)],
      stops: points.enumerated().map {
        MapStop(number: "\($0.offset + 1)", name: "Stop \($0.offset + 1)", coordinate: $0.element)
      },
      extracts: extracts)
  }

  private func drawn(_ content: MapContent, _ frame: MapFrame = .wide) throws -> SVGDrawing {
    try #require(
      drawMap(
        content, frame: frame, on: GroundTests.atlas, units: .kilometres, wording: .plain, idPrefix: "m"))
  }

  @Test("shows houses, streets, water and names, each kind in a class of its own")
  func everything() throws {
    let drawing = try drawn(try walk([try Self.town()]))
    claim(drawing.extracts, is: [0])
    let svg = try unwrapped(ParsedSVG(drawing.markup))
    for name in ["land", "building", "green", "water", "street", "mainRoad", "case-street", "rail"] {
      #expect(!svg.all(ofClass: "map-x-\(name)").isEmpty, "map-x-\(name)")
    }
    let words = svg.all("text").map(\.text)
    for name in ["King's Park", "Old Town", "Castle Hill", "West Street 6"] {
      #expect(words.contains(name), "\(name) in \(words)")
    }
    claim(svg.all(ofClass: "map-peak").count, is: 1)
  }

  @Test("lies under a map that it covers, and under no other")
  func choice() throws {
    let (here, elsewhere) = (try Self.town(), try Self.town(longitude: 11))
    try claim(drawn(try walk([elsewhere, here])).extracts, is: [1])
    #expect(try drawn(try walk([elsewhere])).extracts.isEmpty)
    // A town is a speck on a way across a country.
    var content = try walk([here])
    content.stops.append(MapStop(number: "9", name: "Far", coordinate: try place(44, 15)))
    #expect(try drawn(content).extracts.isEmpty)
    let onCard = try drawn(try walk([here]), .preview(aspect: 1.9, places: 1))
    #expect(onCard.extracts.isEmpty, "a card has no room to say whose map it is")
  }

  @Test("fits, however much there is on it", arguments: [MapFrame.wide, .narrow, .wide.light, .narrow.light])
  func weight(_ frame: MapFrame) throws {
    var content = try walk([try Self.town(streets: 120)])
    content.stops.append(MapStop(number: "9", name: "Far", coordinate: try place(40.09, 10.11)))
    let svg = try unwrapped(ParsedSVG(try drawn(content, frame).markup))
    let paths = svg.elements.filter { $0.name == "path" && $0.path.contains("g") || $0.path.last == "defs" }
    let size = paths.reduce(0) { $0 + ($1.attributes["d"]?.utf8.count ?? 0) }
    #expect(size < frame.largestExtract * 11 / 10 + 4000)
    #expect(!svg.all(ofClass: "map-x-mainRoad").isEmpty)
  }

  @Test("has names that touch neither one another nor a stop", arguments: [MapFrame.wide, .narrow])
  func names(_ frame: MapFrame) throws {
    let svg = try unwrapped(ParsedSVG(try drawn(try walk([try Self.town()]), frame).markup))
    let stops = svg.all(ofClass: "map-stop").compactMap { stop -> Box? in
      guard let x = stop.number("cx"), let y = stop.number("cy"), let radius = stop.number("r") else {
        return nil
      }
      return Box(centre: Point(x: x, y: y), width: 2 * radius, height: 2 * radius)
    }
    claim(stops.count, is: 3)
    let streets = svg.all(ofClass: "map-street")
    #expect(streets.count > 4)
    var seen: Set<String> = []
    for street in streets {
      #expect(seen.insert(street.text).inserted, "\(street.text) stands twice")
      let at = Point(x: try unwrapped(street.number("x")), y: try unwrapped(street.number("y")))
      for stop in stops { #expect(!stop.inset(by: -4).contains(at), "\(street.text)") }
    }
  }

  @Test("is the same, whatever the order of its streets' parts")
  func joining() {
    func line(_ numbers: Int...) -> [Point] { numbers.map { Point(x: Double($0), y: 0) } }
    let parts = [line(3, 4), line(1, 2), line(3, 2), line(9, 8)]
    let joined = LineJoining.joined(parts).map { $0.map(\.x) }
    claim(joined.map { $0.sorted() }, is: [[1, 2, 3, 4], [8, 9]])
    claim(
      LineJoining.joined([[1, 2], [2, 3], [5, 3], [3, 9]], mayTurn: false).count, is: 3,
      "a crossing ends lines")
    claim(
      LineJoining.joined([[2, 3], [1, 2], [3, 1]], mayTurn: false), is: [[2, 3, 1, 2]], "a ring closes")
    claim(
      LineJoining.joined([[1, 2], [3, 2]], mayTurn: false), is: [[1, 2], [3, 2]], "against each other")
  }

  // MARK: - The sea

  /// Coasts of a square of a kilometre, as lines in hundredths of it from the south-west corner, with points that lie
  /// in the sea and on land.
  private static let coasts:
    [(name: String, lines: [[(Double, Double)]], sea: [(Double, Double)], land: [(Double, Double)])] = [
      ("to the north, so land is in the west", [[(50, -20), (50, 120)]], [(75, 50)], [(25, 50)]),
      ("to the south", [[(50, 120), (50, -20)]], [(25, 50)], [(75, 50)]),
      ("in two parts", [[(50, 50), (50, 120)], [(50, -20), (50, 50)]], [(75, 50)], [(25, 50)]),
      (
        "a strait", [[(30, -20), (30, 120)], [(60, 120), (60, -20)]], [(45, 50), (45, 5)],
        [(15, 50), (80, 50)]
      ),
      (
        "a cape from below", [[(30, -20), (50, 60), (70, -20)]], [(50, 20)], [(20, 50), (80, 50), (50, 90)]
      ),
      ("a bay in a cape", [[(70, -20), (50, 60), (30, -20)]], [(20, 50), (80, 50), (50, 90)], [(50, 20)]),
      (
        "an island", [[(40, 40), (60, 40), (60, 60), (40, 60), (40, 40)]], [(20, 20), (90, 50)], [(50, 50)]
      ),
      ("an inland sea", [[(40, 40), (40, 60), (60, 60), (60, 40), (40, 40)]], [(50, 50)], [(20, 20)]),
      (
        "an island off a coast",
        [[(30, -20), (30, 120)], [(60, 40), (80, 40), (80, 60), (60, 60), (60, 40)]],
        [(45, 50), (90, 50)], [(15, 50), (70, 50)]
      ),
      (
        "an island across the edge", [[(80, 40), (130, 40), (130, 60), (80, 60), (80, 40)]],
        [(50, 50), (90, 20)], [(90, 50)]
      ),
      ("that ends just within the edge", [[(50, 1), (50, 99)]], [(75, 50)], [(25, 50)]),
    ]

  @Test("has its sea on the right of its coast", arguments: ExtractTests.coasts.indices)
  func sea(_ index: Int) throws {
    let coast = Self.coasts[index]
    let (sea, placing) = try filled(coast.lines)
    #expect(!sea.isEmpty)
    for point in coast.sea { #expect(holds(sea, try spot(point, placing)), "sea at \(point), \(coast.name)") }
    for point in coast.land {
      #expect(!holds(sea, try spot(point, placing)), "land at \(point), \(coast.name)")
    }
  }

  @Test("has no sea where nobody knows on which side it ends")
  func unknownSea() throws {
    #expect(try filled([[(50, -20), (50, 50)]]).sea.isEmpty, "a coast that ends in the middle")
    #expect(try filled([]).sea.isEmpty, "no coast at all")
  }

  private func filled(_ lines: [[(Double, Double)]]) throws -> (sea: [[Point]], placing: ExtractPlacing) {
    var builder = ExtractBuilder(latitude: 40, longitude: 10)
    for line in lines { builder.add(.coast, "", line.map { ($0.0 * 10, $0.1 * 10) }) }
    let corners = [builder.coordinate(0, 0), builder.coordinate(1000, 1000)].compactMap(\.self)
    let view = try unwrapped(MapView(fitting: corners.map(UnitVector.init), in: .wide))
    let placing = ExtractPlacing(view)
    let low = try unwrapped(placing.place(MapPoint(corners[0])))
    let high = try unwrapped(placing.place(MapPoint(corners[1])))
    let window = Box(minX: low.x, minY: high.y, maxX: high.x, maxY: low.y)
    return (CoastFilling(builder.extract, placing, window: window).sea, placing)
  }

  private func spot(_ point: (Double, Double), _ placing: ExtractPlacing) throws -> Point {
    let builder = ExtractBuilder(latitude: 40, longitude: 10)
    let coordinate = try unwrapped(builder.coordinate(point.0 * 10, point.1 * 10))
    return try unwrapped(placing.place(MapPoint(coordinate)))
  }

  private func holds(_ rings: [[Point]], _ point: Point) -> Bool {
    var isInside = false
    for ring in rings {
      for (one, other) in zip(ring, ring.dropFirst() + ring.prefix(1))
      where (one.y > point.y) != (other.y > point.y)
        && point.x < one.x + (other.x - one.x) * (point.y - one.y) / (other.y - one.y)
      {
        isInside.toggle()
      }
    }
    return isInside
  }
}

/// Puts an extract together from metres east and north of a corner.
struct ExtractBuilder {
  let latitude: Double
  let longitude: Double
  private var points: [MapPoint] = []
  private var features: [MapExtract.Feature] = []

  init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  func coordinate(_ east: Double, _ north: Double) -> Coordinate? {
    // At 40° N.
    Coordinate(latitude: latitude + north / 111_035, longitude: longitude + east / 85_394)
  }

  mutating func add(_ kind: MapFeatureKind, _ name: String, _ path: [(Double, Double)]) {
    let start = points.count
    points += path.compactMap { coordinate($0.0, $0.1).map(MapPoint.init) }
    features.append(MapExtract.Feature(kind: kind, name: name, parts: [start..<points.count]))
  }

  var extract: MapExtract {
    MapExtract(file: "maps/town.geojson", points: points, features: features, attribution: nil)
  }
}
