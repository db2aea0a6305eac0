import Claims
import Foundation
import Rounds
import Testing
import TripModel

@testable import Drawing

@Suite("The way")
struct RouteTests {
  private static func distance(from point: Point, toStretch start: Point, _ end: Point) -> Double {
    let way = end - start
    let square = way.x * way.x + way.y * way.y
    guard square > 0 else { return point.distance(to: start) }
    let share = min(1, max(0, ((point.x - start.x) * way.x + (point.y - start.y) * way.y) / square))
    return point.distance(to: start + way * share)
  }

  @Test("A simplified line stays within its tolerance and keeps its ends", arguments: 0..<4)
  func tolerance(_ seed: Int) {
    var numbers = SeededNumbers(seed: UInt64(seed))
    var line = [Point(x: 0, y: 0)]
    for _ in 0..<3000 {
      let last = line[line.count - 1]
      line.append(
        last + Point(x: .random(in: -1...2, using: &numbers), y: .random(in: -2...2, using: &numbers)))
    }
    let simplified = LineSimplifier(tolerance: 0.5, nearest: 0.3).simplified(line)
    #expect(simplified.count < line.count)
    claim(simplified.first, is: line.first)
    claim(simplified.last, is: line.last)
    for point in stride(from: 0, to: line.count, by: 29).map({ line[$0] }) {
      let nearest =
        zip(simplified, simplified.dropFirst())
        .map { Self.distance(from: point, toStretch: $0, $1) }.min() ?? .infinity
      #expect(nearest < 0.8001)
    }
  }

  @Test("A straight line keeps two points, and so does one of a single place")
  func straight() {
    let simplifier = LineSimplifier(tolerance: 0.5, nearest: 0.3)
    claim(simplifier.simplified((0...500).map { Point(x: Double($0), y: 0.3) }).count, is: 2)
    claim(simplifier.simplified([Point](repeating: Point(x: 1, y: 1), count: 90)).count, is: 2)
    claim(simplifier.simplified([Point(x: 1, y: 1)]), is: [Point(x: 1, y: 1)])
    #expect(simplifier.simplified([]).isEmpty)
  }

  @Test("A way that a script enlarges is written finer, within its bytes; all else goes by the coarser one")
  func fine() {
    // A cycle way of a thousand units, with bends that nobody sees unless it is enlarged.
    func way(_ count: Int) -> [Point] {
      (0...count).map { step in
        let x = Double(step) * 1000 / Double(count)
        return Point(x: x, y: 100 + 0.2 * sin(1.2 * x))
      }
    }
    for count in [4_000, 40_000] {
      let paths = [(style: RouteStyle.road, day: "", pieces: [way(count)])]
      let (still, live) = (RoutePaths(paths), RoutePaths(paths, isLive: true))
      let (coarse, fine) = (still.data(of: .road) ?? "", live.data(of: .road) ?? "")
      #expect(fine.utf8.count > 10 * coarse.utf8.count && fine.utf8.count <= RoutePaths.largestFineSize)
      claim(still.lines.map(\.points), is: live.lines.map(\.points))
    }
    let straight = [(style: RouteStyle.road, day: "", pieces: [[Point(x: 1, y: 1), Point(x: 9.37, y: 1)]])]
    claim(RoutePaths(straight, isLive: true).data(of: .road), is: RoutePaths(straight).data(of: .road))
  }

  @Test("A line without a day is between two days where it meets one, and apart from them elsewhere")
  func undatedLines() {
    func line(_ day: String, from x: Double, to end: Double) -> (
      style: RouteStyle, day: String, pieces: [[Point]]
    ) {
      (style: .road, day: day, pieces: [[Point(x: x, y: 10), Point(x: end, y: 10)]])
    }
    let paths = RoutePaths([
      line("", from: 0, to: 100), line("2026-05-01", from: 100, to: 200), line("", from: 200, to: 300),
      line("", from: 300, to: 400), line("", from: 700, to: 800), line("", from: 800, to: 900),
    ])
    claim(paths.legs(of: .road), is: "0 - 1 2026-05-01 2 - 3 - 4 ? 5 ?")
  }

  @Test("A straight way back over the way there is drawn once, whatever is played of it")
  func wayBack() throws {
    let (there, falls) = (Point(x: 100, y: 100), Point(x: 300, y: 40))
    let out: [(style: RouteStyle, day: String, pieces: [[Point]])] = [
      (.joined, "2026-05-08", [[there, falls, Point(x: 101, y: 101), Point(x: 50, y: 300)]])
    ]
    for isLive in [false, true] {
      let paths = RoutePaths(out, isLive: isLive)
      claim(paths.data(of: .joined), is: "M100 100l200-60-199 61-51 199")
      claim(paths.dataOnce(of: .joined), is: "M100 100l200-60m-199 61l-51 199")
    }
    let defined = RouteDrawing(
      paths: RoutePaths(out, isLive: true),
      heads: DirectionHeads(
        along: [], sheetWidth: 400, avoiding: [], within: Box(minX: 0, minY: 0, maxX: 400, maxY: 400)),
      idPrefix: "map"
    ).definitions.map(\.markup)
    try #require(defined.count == 2)
    claim(defined[0], is: #"<path id="map-joined" d="M100 100l200-60m-199 61l-51 199"/>"#)
    claim(defined[1], has: #"data-legs="0 2026-05-08" data-once="map-joined""#)
    // To a place beside the first one, farther off than signs that touch, or where a script enlarges the sheet.
    for (parted, isLive, isOnce) in [(10.0, false, true), (14, false, false), (10, true, false)] {
      let wedge: [(style: RouteStyle, day: String, pieces: [[Point]])] = [
        (.joined, "", [[Point(x: 20, y: 100), Point(x: 240, y: 100), Point(x: 20, y: 100 + parted)]])
      ]
      claim(RoutePaths(wedge, isLive: isLive).dataOnce(of: .joined) != nil, is: isOnce, "\(parted)")
    }
    // What leads on, what was recorded, and what comes back elsewhere is drawn as it is.
    var others = out
    others[0].pieces = [[there, falls], [Point(x: 110, y: 120), falls]]
    claim(none: RoutePaths(others).dataOnce(of: .joined))
    others = out
    others[0].style = .road
    claim(none: RoutePaths(others).dataOnce(of: .road))
  }

  @Test("The steps of a fine path have two decimals, and none that is 0")
  func fineSteps() {
    var writer = PathWriter(isFine: true)
    writer.polyline([Point(x: 1.234, y: -0.05), Point(x: 1.2, y: 0), Point(x: 3.4, y: 10)])
    claim(writer.text, is: "M1.23-.05l-.03 .05 2.2 10")
  }

  /// The points of a recording of many hours: at night a million.
  private static let steps = stride(from: 0, to: 1_000_000, by: Rounds.of(5, nightly: 1))

  private enum Shape: CaseIterable { case spiral, jumping, jumpingOn, walking, manyLines }

  private static func lines(_ shape: Shape) -> [RouteLine] {
    var numbers = SeededNumbers(seed: 5)
    func coordinate(_ latitude: Double, _ longitude: Double) -> Coordinate? {
      Coordinate(latitude: latitude, longitude: longitude)
    }
    switch shape {
    case .spiral:
      let points = steps.compactMap { step -> Coordinate? in
        let (angle, reach) = (Double(step) / 900, 1e-7 * Double(step))
        return coordinate(46 + reach * sin(angle), 8 + reach * cos(angle))
      }
      return [RouteLine(points: points, style: .road)]
    case .jumping, .jumpingOn:
      return [
        RouteLine(
          points: (0..<(shape == .jumping ? 4000 : 200_000)).compactMap { _ in
            coordinate(.random(in: -80...80, using: &numbers), .random(in: -180...180, using: &numbers))
          }, style: .walk)
      ]
    case .walking:
      var (latitude, longitude) = (38.7, -9.1)
      let points = (0..<200_000).compactMap { _ -> Coordinate? in
        latitude += .random(in: -1e-5...1e-5, using: &numbers)
        longitude += .random(in: -1e-5...1e-5, using: &numbers)
        return coordinate(latitude, longitude)
      }
      return [RouteLine(points: points, style: .walk)]
    case .manyLines:
      return (0..<5000).map { _ in
        let latitude = Double.random(in: 40...50, using: &numbers)
        let longitude = Double.random(in: 0...15, using: &numbers)
        return RouteLine(
          points: [coordinate(latitude, longitude), coordinate(latitude + 0.2, longitude + 0.3)].compactMap(
            \.self),
          style: .road)
      }
    }
  }

  @Test("The path stays under 40 KB, whatever was recorded", arguments: Shape.allCases)
  private func budget(_ shape: Shape) throws {
    let content = MapContent(lines: Self.lines(shape))
    let drawing = try unwrapped(
      drawMap(content, frame: .wide, units: .kilometres, wording: .plain, idPrefix: "m"))
    let parsed = try unwrapped(ParsedSVG(drawing.markup))
    let size = parsed.all("path").filter { $0.path.last == "defs" }.reduce(0) {
      $0 + ($1.attributes["d"] ?? "").utf8.count
    }
    #expect(size > 1000)
    #expect(size < 40_000)
    #expect(drawing.markup.utf8.count < 60_000)
  }

  @Test("Long steps bend along the great circle, short ones stay as they are")
  func greatCircles() throws {
    let flight = SpherePath(RouteLine(points: [try place(60, -100), try place(60, 100)], style: .flight))
    #expect(flight.vectors.count > 20)
    #expect((flight.vectors.map(\.latitude).max() ?? 0) > 80)
    let walk = SpherePath(RouteLine(points: [try place(60, 10), try place(60.01, 10)], style: .walk))
    claim(walk.vectors.count, is: 2)
  }

  @Test("A long recording is thinned before it is drawn, and loses nothing that could be seen")
  func recording() throws {
    // Round the south of Fiji, over the date line and back.
    let points = try Self.steps.map { step in
      let angle = Double(step) / 1_000_000 * 2 * .pi
      let longitude = (180 + 3 * sin(angle)).remainder(dividingBy: 360)
      return try place(-18 + 2 * cos(angle), longitude)
    }
    let path = SpherePath(RouteLine(points: points, style: .road))
    #expect((5_000...60_000).contains(path.vectors.count))
    let last = try unwrapped(path.vectors.last)
    #expect(last.angle(to: UnitVector(try place(-16, 180))) < 2e-6)
    let steps = zip(path.vectors, path.vectors.dropFirst()).map { $0.angle(to: $1) }
    #expect((steps.max() ?? 1) < 2e-5)
  }

  @Test("A world's edge cuts a line in two, and both pieces reach it")
  func cut() throws {
    let places = [try place(40, 170), try place(44, -170)]
    let path = SpherePath(RouteLine(points: places, style: .flight))
    let all = try [(51.5, 0.0), (-33, 20), (10, 170), (40, -100)].map { UnitVector(try place($0.0, $0.1)) }
    let view = try unwrapped(MapView(fitting: all, places: [UnitVector(try place(0, 0))], in: .wide))
    guard case .world(let projection) = view.projection else {
      Issue.record("this is a world")
      return
    }
    let pieces = path.placed(in: view)
    try #require(pieces.count == 2)
    let edge = view.place(projection.project(latitude: 42, relativeLongitude: 180))
    #expect(abs(try unwrapped(pieces[0].last).x - edge.x) < 6)
    #expect(abs(try unwrapped(pieces[1].first).x - (2 * view.inner.centre.x - edge.x)) < 6)
    for piece in pieces { #expect((Box(around: piece)?.width ?? 999) < 60) }
  }

  @Test("Heads point along the way, keep apart, and stay clear of places")
  func heads() throws {
    let line = RoutePaths.Line(style: .road, points: [Point(x: 20, y: 100), Point(x: 980, y: 100)])
    let box = Box(minX: 0, minY: 0, maxX: 1000, maxY: 200)
    let sign = Marker(
      source: .stop(0), shape: .stop, number: "1", name: "", link: nil, days: nil,
      anchor: Point(x: 105, y: 100))
    let heads = DirectionHeads(along: [line], sheetWidth: 1000, avoiding: [sign], within: box).heads
    #expect(heads.count >= 4)
    for head in heads {
      claim(head.direction, is: Point(x: 1, y: 0))
      // The front half of a head is no nearer to it than twelve units.
      #expect(sign.distance(to: head.point) > Marker.stopRadius + 18)
    }
    for (one, other) in zip(heads, heads.dropFirst()) { #expect(other.point.x - one.point.x > 50) }
    claim(none: DirectionHeads(along: [], sheetWidth: 400, avoiding: [], within: box).data(of: [.road]))
  }

  @Test("A drawing tells how those lines are drawn that one sees on it, and of no others")
  func seenStyles() throws {
    let (start, end) = (try place(64.15, -21.9), try place(65.7, -18.1))
    func styles(walkedTo latitude: Double) throws -> Set<RouteStyle> {
      let content = MapContent(
        lines: [
          RouteLine(points: [start, end], style: .road),
          RouteLine(points: [try place(65, -20), try place(latitude, -20)], style: .walk),
          // From a stop to beside it: its sign lies upon it.
          RouteLine(points: [end, try place(65.72, -18.1)], style: .boat),
        ], stops: [MapStop(number: "1", name: "", coordinate: end)])
      let drawing = drawMap(content, frame: .wide, units: .kilometres, wording: .plain, idPrefix: "m")
      return try unwrapped(drawing).styles
    }
    try claim(styles(walkedTo: 65.3), is: [.road, .walk])
    try claim(styles(walkedTo: 65.0005), is: [.road])
    let beyond = RoutePaths.Line(style: .flight, points: [Point(x: -90, y: 5), Point(x: -5, y: 5)])
    #expect(SeenStyles([beyond], in: Box(minX: 0, minY: 0, maxX: 10, maxY: 10), under: []).styles.isEmpty)
    // Up and down the same eight units is no more than eight; and what lies under a name is not seen.
    let sheet = Box(minX: 0, minY: 0, maxX: 90, maxY: 90)
    func seen(_ ends: [Double], under names: [Box] = []) -> Set<RouteStyle> {
      let line = RoutePaths.Line(style: .walk, points: ends.map { Point(x: $0, y: 5) })
      return SeenStyles([line], in: sheet, under: [], names).styles
    }
    #expect(seen([10, 18, 10]).isEmpty && seen([10, 28]) == [.walk])
    #expect(seen([10, 28], under: [Box(minX: 15, minY: 0, maxX: 40, maxY: 10)]).isEmpty)
  }

  @Test("A way that lies under a sign is told of where a script enlarges the map, and nowhere else")
  func laterStyles() throws {
    let (start, end) = (try place(65, -20), try place(65.7, -18.1))
    func drawn(days: String?) throws -> SVGDrawing {
      let content = MapContent(
        lines: [
          RouteLine(points: [start, end], style: .road),
          RouteLine(points: [end, try place(65.705, -18.1)], style: .walk),
        ], stops: [MapStop(number: "1", name: "", coordinate: end, days: days)])
      return try unwrapped(
        drawMap(content, frame: .wide, units: .kilometres, wording: .plain, idPrefix: "m"))
    }
    let live = try drawn(days: "2026-05-03")
    claim(live.styles, is: [.road])
    claim(live.laterStyles, is: [.walk])
    #expect(try drawn(days: nil).laterStyles.isEmpty)
  }

  @Test("Clipping keeps what is inside and nothing else")
  func clipping() throws {
    let box = Box(minX: 0, minY: 0, maxX: 10, maxY: 10)
    let part = try unwrapped(box.clipping(from: Point(x: -5, y: 5), to: Point(x: 15, y: 5)))
    claim(part.start, is: Point(x: 0, y: 5))
    claim(part.end, is: Point(x: 10, y: 5))
    claim(none: box.clipping(from: Point(x: -5, y: -1), to: Point(x: 15, y: -1)))
    claim(none: box.clipping(from: Point(x: -5, y: 8), to: Point(x: 3, y: 16)))
    let line = [
      Point(x: 1, y: 1), Point(x: 5, y: 1), Point(x: 20, y: 1), Point(x: 20, y: 9), Point(x: 5, y: 9),
    ]
    let parts = box.clipping(line)
    claim(parts.count, is: 2)
    claim(parts[0], is: [Point(x: 1, y: 1), Point(x: 5, y: 1), Point(x: 10, y: 1)])
  }
}

extension MapWording {
  /// Words that need no language.
  static let plain = MapWording(
    title: "T", description: "D", north: "N", distance: { "\(Int($0.rounded())) m" },
    latitude: { degrees($0) },
    longitude: { degrees($0) })

  /// In hundredths at most.
  private static func degrees(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
}
