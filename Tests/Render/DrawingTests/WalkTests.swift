import Claims
import Testing
import TripModel

@testable import Drawing

@Suite("What a map tells of a walk")
struct WalkTests {
  private static let wording = MapWording(
    title: "T", description: "D", north: "N", distance: { "\(Int($0)) m" }, latitude: { "\($0)" },
    longitude: { "\($0)" })

  /// Ten kilometres to the north-east over a pass in the middle.
  private static let line = (0...100).compactMap {
    Coordinate(latitude: 47 + Double($0) * 0.0007, longitude: 11 + Double($0) * 0.0008)
  }

  private static func walk(steps: [Coordinate] = []) -> MapWalk {
    MapWalk(
      distances: [20, 40, 60, 80].map { MapWalk.Distance(coordinate: line[$0], text: "\($0 / 10)") },
      heights: [
        MapWalk.Height(coordinate: line[50], name: "Joch", value: "2,100 m", isTop: true),
        MapWalk.Height(coordinate: line[0], value: "900 m", isTop: false),
      ], steps: steps)
  }

  private static func draw(_ walk: MapWalk?, _ frame: MapFrame, stops: [MapStop] = []) throws -> ParsedSVG {
    var content = MapContent(lines: [RouteLine(points: line, style: .walk)], stops: stops)
    content.walk = walk
    let drawing = drawMap(content, frame: frame, units: .kilometres, wording: wording, idPrefix: "m")
    return try unwrapped(drawing.flatMap { ParsedSVG($0.markup) })
  }

  @Test("is its kilometres along the line, its pass with name and height, and the height it began at")
  func walk() throws {
    for frame in [MapFrame.wide, .narrow] {
      let map = try Self.draw(Self.walk(), frame)
      claim(map.all(ofClass: "map-km-text").map(\.text), is: ["2", "4", "6", "8"])
      claim(map.all(ofClass: "map-height").map(\.text), is: ["Joch 2,100 m", "900 m"])
      claim(map.all(ofClass: "map-peak").count, is: 1)
      #expect(map.elements.allSatisfy { $0.attributes["data-way"] == nil })
    }
    let bare = try Self.draw(nil, .wide)
    #expect(bare.all(ofClass: "map-km").isEmpty && bare.all(ofClass: "map-height").isEmpty)
  }

  @Test("keeps the sign and the name of a stop that stands on the summit, with the height beside it")
  func stop() throws {
    let stop = MapStop(number: "1", name: "Joch", coordinate: Self.line[50])
    let map = try Self.draw(Self.walk(), .wide, stops: [stop])
    claim(map.all(ofClass: "map-height").map(\.text), has: "2,100 m")
    #expect(map.all(ofClass: "map-peak").isEmpty)
    claim(map.all(ofClass: "map-name").map(\.text), is: ["Joch"])
  }

  @Test("leaves out a kilometre that would touch a stop where a profile is joined with it")
  func touching() throws {
    let stop = MapStop(number: "1", name: "", coordinate: Self.line[23])
    let ends = [Self.line[0], Self.line[100]]
    let alone = try Self.draw(Self.walk(), .wide, stops: [stop])
    claim(alone.all(ofClass: "map-km-text").map(\.text), is: ["2", "4", "6", "8"])
    let joined = try Self.draw(Self.walk(steps: ends), .wide, stops: [stop])
    claim(joined.all(ofClass: "map-km-text").map(\.text), is: ["4", "6", "8"])
  }

  @Test("leaves out a kilometre whose ring would lie under the rim of a stop, or on a name")
  func covered() throws {
    // Fourteen units beside the line, with a radius of twelve.
    let stop = MapStop(
      number: "1", name: "", coordinate: try place(Self.line[40].latitude, Self.line[40].longitude + 0.0029))
    let map = try Self.draw(Self.walk(), .wide, stops: [stop])
    claim(map.all(ofClass: "map-km-text").map(\.text), is: ["2", "6", "8"])
    let view = try unwrapped(MapView(fitting: Self.line.map(UnitVector.init), in: .wide))
    let point = try unwrapped(view.place(UnitVector(Self.line[40])))
    let name = Box(centre: point + Point(x: 30, y: 8), width: 60, height: 16)
    for (names, count) in [([], 4), ([name], 3)] as [([Box], Int)] {
      var placement = LabelPlacement(sheet: view.inner, raster: RouteRaster([], in: view.inner), markers: [])
      let walk = WalkDrawing(Self.walk(), on: view, markers: [], names: names, placement: &placement)
      let written = walk.elements.count { $0.markup.contains("map-km-text") }
      claim(written, is: count)
      // No name that comes later lies on a ring.
      let ring = try unwrapped(view.place(UnitVector(Self.line[20])))
      let isFree = placement.claim(Box(centre: ring, width: 4, height: 4))
      #expect(!isFree)
    }
  }

  @Test("where a profile is joined with it tells a script where the way is at even distances")
  func steps() throws {
    let map = try Self.draw(Self.walk(steps: [Self.line[0], Self.line[50], Self.line[100]]), .wide)
    let way = try unwrapped(map.elements.compactMap { $0.attributes["data-way"] }.first)
    let numbers = way.split(separator: " ").compactMap { Double($0) }
    try #require(numbers.count == 6)
    #expect(numbers[0] < numbers[2] && numbers[2] < numbers[4] && numbers[1] > numbers[3])
  }

  @Test("has a height at the end of a line rather than across a way that winds about its place")
  func winding() throws {
    let sheet = Box(minX: 0, minY: 0, maxX: 400, maxY: 400)
    let place = Marker(
      source: .mark(-1), shape: .photo, number: "", name: "", link: nil, days: nil,
      anchor: Point(x: 200, y: 200))
    let bends = stride(from: 180.0, through: 220, by: 4).map { y in
      RoutePaths.Line(style: .walk, points: [Point(x: 180, y: y), Point(x: 220, y: y)])
    }
    for (lines, isLed) in [([], false), (bends, true)] as [([RoutePaths.Line], Bool)] {
      var placement = LabelPlacement(sheet: sheet, raster: RouteRaster(lines, in: sheet), markers: [])
      let placed = placement.placeOffWay("2,100 m", at: place, size: 12.5)
      let label = try unwrapped(placed)
      claim(!label.lead.isEmpty, is: isLed)
      #expect(placement.isOffWay(label) && !placement.isFree(label.box))
    }
  }

  @Test("has no rings around its first stop, which would be other kilometres")
  func rings() throws {
    let stops = [0, 100].map { MapStop(number: "1", name: "", coordinate: Self.line[$0]) }
    #expect(try Self.draw(Self.walk(), .wide, stops: stops).all(ofClass: "map-ring").isEmpty)
  }
}

@Suite("Markers that stand beside their places")
struct LeaderTests {
  @Test("have a line to them and dots over both markers, and one that covers its place has neither")
  func dots() throws {
    func at(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
      try #require(Coordinate(latitude: latitude, longitude: longitude))
    }
    func draw(_ second: Coordinate, _ frame: MapFrame = .wide) throws -> ParsedSVG {
      let wording = MapWording(
        title: "T", description: "D", north: "N", distance: { "\($0)" }, latitude: { "\($0)" },
        longitude: { "\($0)" })
      let stops = [try at(40, 0), second, try at(45, 8)].map {
        MapStop(number: "1", name: "", coordinate: $0)
      }
      let drawing = drawMap(
        MapContent(stops: stops), frame: frame, units: .kilometres, wording: wording, idPrefix: "m")
      return try unwrapped(drawing.flatMap { ParsedSVG($0.markup) })
    }
    // Seven hundred metres on a map of 800 km.
    let near = try draw(try at(40.006, 0))
    claim(near.all(ofClass: "map-leader").count, is: 1)
    let end = try unwrapped(near.elements.lastIndex { $0.attributes["class"] == "map-leader-end" })
    let stop = try unwrapped(near.elements.lastIndex { $0.attributes["class"] == "map-stop" })
    #expect(end > stop)
    #expect(try draw(try at(42, 1)).all(ofClass: "map-leader-end").isEmpty)
    // On a small sheet a dot between the two would be one more sign, which nothing explains.
    #expect(try draw(try at(40.006, 0), .beside(ofDays: 1)).all(ofClass: "map-leader-end").isEmpty)
  }

  @Test("have no dot on the number of a pill, however long that is")
  func pill() {
    var marker = Marker(
      source: .stop(0), shape: .stop, number: "5·6, 9·10", name: "", link: nil, days: nil,
      anchor: Point(x: 100, y: 100))
    marker.point = Point(x: 100 + marker.reach.x - 8, y: 103)
    #expect(marker.reach.x > 24 && MarkerDrawing.leaderEnds([marker]).isEmpty)
    #expect(MarkerDrawing.leaders([marker]).isEmpty)
    marker.point = Point(x: 100, y: 130)
    #expect(!MarkerDrawing.leaderEnds([marker]).isEmpty && !MarkerDrawing.leaders([marker]).isEmpty)
  }
}
