import Drawing
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("The closer of the two maps of a day")
struct CloseUpSheetTests {
  private static let town = [(35.1689, -5.2619), (35.1675, -5.2650), (35.1700, -5.2640), (35.1712, -5.2612)]

  /// A day that came from the coast to so many places of a town inland.
  private static func figure(places count: Int, along way: [Coordinate] = []) throws -> Record {
    let plan = TripPlanner.plan(Trip(folderName: "x"), today: try SampleTrips.day(1)).plan
    let renderer = try #require(TripRenderer.open(theme: ShippedTheme.read()).renderer)
    let site = renderer.site(of: plan, on: try ShippedTheme.atlas())
    let map = TripMap(scope: PageScope(site: site, path: site.plan.addresses.home), name: "m")
    let stops = try ([(35.78, -5.81)] + town.prefix(count)).enumerated().map { index, place in
      MapStop(
        number: "\(index + 1)", name: "Stop \(index + 1)",
        coordinate: try SampleTrips.at(place.0, place.1))
    }
    let lines = way.isEmpty ? [] : [RouteLine(points: way, style: .walk)]
    let content = MapContent(lines: lines, stops: stops)
    return try #require(map.figure(content, closeUpAround: way, isLight: true, title: "Map"))
  }

  @Test(
    "stands behind the map of the whole day, with three places that hide each other on that, too",
    arguments: [(2, false), (3, true), (4, true)])
  func places(count: Int, isPair: Bool) throws {
    let figure = try Self.figure(places: count)
    #expect(figure["regionHTML"].isShown == isPair)
    // Only the map of the day has the first stop.
    func hasFirst(_ field: String) -> Bool {
      guard case .html(let drawing) = figure[field] else { return false }
      return drawing.text.contains(">1</text>")
    }
    #expect(hasFirst("wideHTML") != isPair)
    if isPair { #expect(hasFirst("regionHTML") && figure["wideGrid"].isShown) }
  }

  @Test("is none of three places that stand apart on the map of the whole day")
  func apart() throws {
    let beaches = [(36.09, -5.77), (36.07, -5.70), (36.01, -5.61)]
    let stops = try ([(37.39, -5.98)] + beaches).map {
      MapStop(number: "1", name: "Stop", coordinate: try SampleTrips.at($0.0, $0.1))
    }
    if let closeUp = MapContent(stops: stops).closeUp(around: []) { #expect(!closeUp.isCrowd) }
  }

  @Test("is drawn of fewer where a way was recorded there")
  func way() throws {
    let walk = try [(35.165, -5.27), (35.17, -5.26), (35.175, -5.255)].map {
      try SampleTrips.at($0.0, $0.1)
    }
    #expect(try Self.figure(places: 2, along: walk)["regionHTML"].isShown)
  }
}
