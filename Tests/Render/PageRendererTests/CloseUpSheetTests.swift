import Claims
import Drawing
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("The closer of the two maps of a day")
struct CloseUpSheetTests {
  private static let town = [(35.1689, -5.2619), (35.1675, -5.2650), (35.1700, -5.2640), (35.1712, -5.2612)]

  private static func stops(_ places: [(Double, Double)]) throws -> [MapStop] {
    try places.enumerated().map { index, place in
      MapStop(
        number: "\(index + 1)", name: "Stop \(index + 1)",
        coordinate: try SampleTrips.at(place.0, place.1))
    }
  }

  /// The maps of a day with these stops.
  private static func figure(
    _ stops: [MapStop], along way: [Coordinate] = [], straight: [RouteLine] = []
  ) throws -> Record {
    let plan = TripPlanner.plan(Trip(folderName: "x"), today: try SampleTrips.day(1)).plan
    let renderer = try unwrapped(TripRenderer.open(theme: ShippedTheme.read()).renderer)
    let site = renderer.site(of: plan, on: try ShippedTheme.atlas())
    let map = TripMap(scope: PageScope(site: site, path: site.plan.addresses.home), name: "m")
    let lines = way.isEmpty ? [] : [RouteLine(points: way, style: .walk)]
    let content = MapContent(lines: lines + straight, stops: stops)
    return try unwrapped(map.figure(content, closeUpAround: way, isLight: true, title: "Map"))
  }

  @Test("stands beside the map of a whole trip that was in one part of it for most of its days")
  func trip() throws {
    let plan = TripPlanner.plan(Trip(folderName: "x"), today: try SampleTrips.day(1)).plan
    let renderer = try unwrapped(TripRenderer.open(theme: ShippedTheme.read()).renderer)
    let site = renderer.site(of: plan, on: try ShippedTheme.atlas())
    let map = TripMap(scope: PageScope(site: site, path: site.plan.addresses.home), name: "m")
    let stops = try Self.stops([(28.56, 77.1), (34.16, 77.58), (34.2, 77.3), (34.0, 77.6)])
    let (whole, paired) = (
      map.figure(MapContent(stops: stops), title: "Map"),
      map.figure(MapContent(stops: stops), ofMost: true, title: "Map")
    )
    claim([whole, paired].map { $0?["regionHTML"].isShown }, is: [false, true])
    let areOfMost = [whole, paired].map { figure -> Bool in
      guard case .flag(let isOfMost) = figure?["isOfMost"] else { return false }
      return isOfMost
    }
    claim(areOfMost, is: [false, true])
    // A map that a script moves shows that part alone, with the whole below it.
    let content = MapContent(stops: stops)
    let part = MapContent(stops: Array(stops.dropFirst()))
    claim([content, part].map { map.whole($0) != nil }, is: [true, false])
  }

  @Test("stands below the map of a long way for the part in which its stops are close together")
  func longWay() throws {
    let plan = TripPlanner.plan(Trip(folderName: "x"), today: try SampleTrips.day(1)).plan
    let renderer = try unwrapped(TripRenderer.open(theme: ShippedTheme.read()).renderer)
    let site = renderer.site(of: plan, on: try ShippedTheme.atlas())
    let map = TripMap(scope: PageScope(site: site, path: site.plan.addresses.home), name: "parts")
    let stops = try Self.stops([
      (55.75, 37.62), (56.84, 60.60), (55.01, 82.93), (52.28, 104.30), (51.85, 104.87), (53.19, 107.34),
      (47.92, 106.92), (39.90, 116.40),
    ])
    let line = RouteLine(points: stops.map(\.coordinate), style: .joined, isStraight: true)
    func isParted(_ stops: [MapStop]) -> Bool? {
      map.partsOfLongWay(MapContent(lines: [line], stops: stops))?["areas"].isShown
    }
    claim(isParted(stops), is: true)
    claim(none: isParted(Array(stops.prefix(5))))
  }

  /// Those of a day that came from the coast to so many places of a town inland.
  private static func figure(places count: Int, along way: [Coordinate] = []) throws -> Record {
    try figure(stops([(35.78, -5.81)] + town.prefix(count)), along: way)
  }

  @Test(
    "stands behind the map of the whole day, with three places that hide each other on that, too",
    arguments: [(2, false), (3, true), (4, true)])
  func places(count: Int, isPair: Bool) throws {
    let figure = try Self.figure(places: count)
    claim(figure["regionHTML"].isShown, is: isPair)
    // Only the map of the day has the first stop.
    func hasFirst(_ field: String) -> Bool {
      guard case .html(let drawing) = figure[field] else { return false }
      return drawing.text.contains(">1</text>")
    }
    #expect(hasFirst("wideHTML") != isPair)
    if isPair { #expect(hasFirst("regionHTML") && figure["wideGrid"].isShown) }
  }

  @Test(
    "is none of three places far from the coast that do not hide each other on the map of the whole day, and is of four",
    arguments: [(3, false), (4, true)])
  func apart(count: Int, isPair: Bool) throws {
    let villages = [(38.60, -4.10), (38.58, -4.03), (38.52, -3.96), (38.63, -4.01)]
    let stops = try Self.stops([(37.88, -4.78)] + villages.prefix(count))
    let closer = try unwrapped(MapContent(stops: stops).closeUp(around: []))
    #expect(!closer.isCrowd)
    try claim(Self.figure(stops)["regionHTML"].isShown, is: isPair)
  }

  @Test("is drawn of fewer where a way was recorded there")
  func way() throws {
    let walk = try [(35.165, -5.27), (35.17, -5.26), (35.175, -5.255)].map {
      try SampleTrips.at($0.0, $0.1)
    }
    #expect(try Self.figure(places: 2, along: walk)["regionHTML"].isShown)
  }

  @Test(
    "is drawn of a way of kilometres that leads straight, on which a town has one stop or two, and of no shorter one",
    arguments: [(0.03, 1, true), (0.03, 2, true), (0.005, 2, false)])
  func straight(degrees: Double, count: Int, isPair: Bool) throws {
    let ends = [(38.60, -4.10), (38.60 + degrees, -4.10)]
    let points = try ends.map { try SampleTrips.at($0.0, $0.1) }
    let line = RouteLine(points: points, style: .joined, isStraight: true)
    let figure = try Self.figure(Self.stops(Array(ends.prefix(count))), straight: [line])
    claim(figure["regionHTML"].isShown, is: isPair)
  }
}
