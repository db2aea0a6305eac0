import Claims
import Testing
import TripModel

@testable import Drawing

@Suite("Markers that would lie over each other")
struct MarkerClusterTests {
  /// A heap in a corner, and others all over the sheet.
  private static let points = (0..<300).map { number -> Point in
    if number % 10 == 0 { return Point(x: Double(number * 53 % 907), y: Double(number * 29 % 571)) }
    let (right, down) = (Double(number * 37 % 101), Double(number * 61 % 89))
    return Point(x: 200 + right / 10, y: 300 + down / 10)
  }
  private static let reach = Array(repeating: 13.0, count: points.count)
  private static let levels = MarkerClusters.levels

  private static func seen(_ clusters: [MarkerClusters.Cluster], at level: Double) -> [MarkerClusters.Cluster]
  {
    clusters.filter { $0.from <= level && level < $0.until ?? .infinity }
  }

  @Test("stand as one with their number, which sum up at each enlargement to all of them", arguments: levels)
  func sum(level: Double) {
    let shown = Self.seen(
      MarkerClusters(Self.points, reach: Self.reach, levels: Self.levels).clusters, at: level)
    claim(shown.flatMap(\.members).sorted(), is: Array(Self.points.indices))
  }

  @Test("are apart at each enlargement at which they come", arguments: levels)
  func apart(level: Double) {
    let shown = Self.seen(
      MarkerClusters(Self.points, reach: Self.reach, levels: Self.levels).clusters, at: level)
    func reach(_ cluster: MarkerClusters.Cluster) -> Double {
      cluster.members.count == 1 ? 13 : Marker.clusterReach(of: cluster.members.count)
    }
    for (index, one) in shown.enumerated() {
      for other in shown[..<index] {
        #expect(one.point.distance(to: other.point) * level >= reach(one) + reach(other) + MarkerClusters.gap)
      }
    }
  }

  @Test("part level by level, each into what stands at the next, and are the same whenever they are made")
  func parting() {
    let clusters = MarkerClusters(Self.points, reach: Self.reach, levels: Self.levels).clusters
    claim(clusters, is: MarkerClusters(Self.points, reach: Self.reach, levels: Self.levels).clusters)
    for (level, next) in zip(Self.levels, Self.levels.dropFirst()) {
      let wholes = Self.seen(clusters, at: level).map { Set($0.members) }
      for part in Self.seen(clusters, at: next) {
        #expect(wholes.contains { $0.isSuperset(of: part.members) })
      }
    }
    #expect(Self.seen(clusters, at: 1).count < Self.seen(clusters, at: 32).count)
  }

  @Test("lead to the part of the list that has most of them, and few pins are left alone")
  func links() throws {
    func content(_ count: Int) throws -> MapContent {
      let marks = try (0..<count).map { number -> MapMark in
        let position = try unwrapped(
          Coordinate(latitude: 38.7 + Double(number % 7) / 1e4, longitude: -9.1 + (number < 50 ? 0 : 3)))
        var mark = MapMark(
          kind: .pin(.sight, number: String(number + 1)), name: "P", coordinate: position, days: "")
        (mark.listed, mark.list) = (number + 1, number < 50 ? "#a" : "#b")
        return mark
      }
      return MapContent(marks: marks)
    }
    func drawing(_ count: Int) throws -> SVGDrawing {
      try #require(
        drawMap(try content(count), frame: .wide, units: .kilometres, wording: .plain, idPrefix: "m"))
    }
    func drawn(_ count: Int) throws -> String { try drawing(count).markup }
    #expect(try drawing(80).showsSeveral && !drawing(40).showsSeveral)
    let crowd = try drawn(80)
    claim(crowd, has: "href=\"#a\"")
    claim(crowd, has: "href=\"#b\"")
    claim(crowd, has: "data-of=\"1-50\"")
    claim(crowd, has: "data-of=\"51-80\"")
    try claim(drawn(40), lacks: "map-cluster")
  }

  @Test("have the colour of their kind where all are of one")
  func colourOfKind() throws {
    func signs(_ kinds: [PlaceCategory]) throws -> [String?] {
      let marks = try (0..<60).map { number in
        MapMark(
          kind: .pin(kinds[number % kinds.count], number: String(number + 1)), name: "P",
          coordinate: try unwrapped(Coordinate(latitude: 38.7, longitude: number < 30 ? -9.1 : -6.1)))
      }
      let drawing = try unwrapped(
        drawMap(
          MapContent(marks: marks), frame: .wide, units: .kilometres, wording: .plain, idPrefix: "m"))
      let elements = try unwrapped(ParsedSVG(drawing.markup)).elements
      return elements.indices.filter { elements[$0].attributes["class"] == "map-cluster" }.map { sign in
        elements[..<sign].last { $0.name == "g" || $0.name == "a" }?.attributes["class"]
      }
    }
    try claim(signs([.camp]), is: ["c-camp", "c-camp"])
    try claim(signs([.camp, .sight]), is: [nil, nil])
  }

  @Test("part within a town, too, on the sheet of a flight to it, and never where all are at one place")
  func withinTown() throws {
    func drawn(apart step: Double) throws -> String {
      let town = try (0..<60).map { number in
        try #require(
          Coordinate(
            latitude: 41.1 + Double(number % 8) * step, longitude: -8.6 + Double(number / 8) * step))
      }
      let marks = try (town + [#require(Coordinate(latitude: 52.3, longitude: 4.8))]).map { place in
        MapMark(kind: .pin(.sight), name: "P", coordinate: place, days: "")
      }
      return try unwrapped(
        drawMap(
          MapContent(marks: marks), frame: .wide, units: .kilometres, wording: .plain, idPrefix: "m")
      ).markup
    }
    let apart = try drawn(apart: 0.005)
    claim(apart, has: "data-from=\"128\"")
    // A tenth of a unit is a street here.
    #expect(apart.contains(#/data-at="[0-9]+\.[0-9]{3} /#))
    let together = try drawn(apart: 0)
    #expect(!together.contains("data-from=\"64\"") && !together.contains(#/data-at="[0-9]+\.[0-9]{3} /#))
  }

  @Test("tell a script of each that they stand for where it is listed, else its days and its kind")
  func unlisted() throws {
    let marks = try (0..<50).map { number -> MapMark in
      var mark = MapMark(
        kind: .entry(.plain), coordinate: try unwrapped(Coordinate(latitude: 38.7, longitude: -9.1)),
        days: "2026-05-03", group: number == 49 ? "Food" : nil)
      mark.listed = number < 48 ? number + 1 : nil
      return mark
    }
    let drawn = try unwrapped(
      drawMap(
        MapContent(marks: marks), frame: .wide, units: .kilometres, wording: .plain, idPrefix: "m")
    ).markup
    claim(drawn, has: "data-of=\"1-48\"")
    claim(drawn, has: "2026-05-03\t\n2026-05-03\tFood")
  }

  @Test("give way to stops where they are entries, and push none aside")
  func entriesGiveWay() throws {
    func stops(besides marks: [MapMark]) throws -> [Substring] {
      let stops = try [-9.1, -9.0].map { longitude in
        MapStop(
          number: "1", name: "", coordinate: try unwrapped(Coordinate(latitude: 38.7, longitude: longitude)),
          days: "")
      }
      let drawn = try unwrapped(
        drawMap(
          MapContent(stops: stops, marks: marks), frame: .wide, units: .kilometres, wording: .plain,
          idPrefix: "m"))
      return drawn.markup.split(separator: "<circle class=\"map-stop\"").dropFirst().map { $0.prefix(30) }
    }
    let marks = try [-9.1, -9.1, -9.0].map { longitude in
      MapMark(
        kind: .entry(.plain), coordinate: try unwrapped(Coordinate(latitude: 38.7, longitude: longitude)),
        days: "")
    }
    try claim(stops(besides: marks), is: stops(besides: []))
    try claim(stops(besides: []).count, is: 2)
  }
}
