import Foundation
import Testing
import TripModel

@testable import Drawing

@Suite("A sign and its place")
struct NearPlaceTests {
  private static func view(of content: MapContent) throws -> MapView {
    let places = (content.stops.map(\.coordinate) + content.marks.map(\.coordinate)).map(UnitVector.init)
    return try #require(MapView(fitting: places, in: .narrow))
  }

  /// Whether a sign stands off its place by more than its own width, and by more than a kilometre.
  private static func isAstray(_ marker: Marker, in view: MapView) -> Bool {
    marker.isAstray(units: 2 * marker.reach.y + 0.1, metres: 1000, in: view)
  }

  /// Stops and pins a few kilometres from each other, on a sheet that is as wide as a country.
  private static func content(_ seed: Int, stops: Int, pins: Int) throws -> MapContent {
    var numbers = SeededNumbers(seed: UInt64(seed))
    var content = MapContent()
    for index in 0..<stops {
      let at =
        index == 0
        ? try place(44, 4)
        : try place(.random(in: 48...48.2, using: &numbers), .random(in: 7...7.2, using: &numbers))
      content.stops.append(MapStop(number: String(index + 1), name: "Stop \(index + 1)", coordinate: at))
    }
    for index in 0..<pins {
      let at =
        index == 0 && stops == 0
        ? try place(44, 4)
        : try place(.random(in: 48...48.4, using: &numbers), .random(in: 7...7.3, using: &numbers))
      content.marks.append(MapMark(kind: .pin(.camp), name: "Camp \(index)", coordinate: at))
    }
    return content
  }

  @Test("are no farther apart on a phone than the sign is wide, and no number is lost", arguments: 0..<6)
  func stops(_ seed: Int) throws {
    let content = try Self.content(seed, stops: 14, pins: 0)
    let view = try Self.view(of: content)
    let markers = MarkerPlacement(content, in: view).markers
    for marker in markers { #expect(!Self.isAstray(marker, in: view), "\(marker.number), \(seed)") }
    #expect(markers.count < 14 && markers.allSatisfy { $0.shape == .stop })
    let told = markers.flatMap { $0.number.split(separator: "·") }.flatMap { run -> [Int] in
      let ends = run.split(separator: "–").compactMap { Int($0) }
      return ends.count == 2 ? Array(ends[0]...ends[1]) : ends
    }
    #expect(told.sorted() == Array(1...14) || markers.contains { $0.number.hasSuffix("…") }, "\(told)")
  }

  @Test("of a pin are as near, also among stops; what has no room is one with its number", arguments: 0..<6)
  func pins(_ seed: Int) throws {
    for stops in [0, 5] {
      let content = try Self.content(seed, stops: stops, pins: 24)
      let view = try Self.view(of: content)
      let markers = MarkerPlacement(content, in: view).markers
      for marker in markers where !marker.isAtStop {
        // One that has but a stop or a number beside it has a line to its place.
        let limit = max(28, 2 * marker.reach.y) + 0.1
        #expect(!marker.isAstray(units: limit, metres: 1000, in: view), "\(marker.name), \(seed)")
      }
      #expect(markers.contains { $0.shape == .cluster })
      let camps = markers.filter { $0.shape == .pin(.camp) }
      let crowded = camps.filter { camp in
        camps.contains { $0.source != camp.source && $0.anchor.distance(to: camp.anchor) < 12 }
      }
      for marker in crowded {
        #expect(marker.aside <= 1.5 * marker.reach.y + 0.1, "\(marker.name), \(seed)")
      }
    }
  }

  @Test(
    "Of stops that are one sign the numbers are told each once, and several in a row as one",
    arguments: [
      (["2", "3"], "2·3"), (["2", "2·3"], "2·3"), (["5", "1", "6", "7"], "1·5–7"), (["", ""], ""),
      (["1, 11", "3·4"], "1·3·4·11"), (["5–6", "7"], "5–7"), (["5–6", "9"], "5–6·9"),
      (["1, 11", "3–4"], "1·3–4·11"), (["1,234", "1,235"], "1,234·1,235"),
    ] as [([String], String)])
  func numbers(_ stops: [String], _ told: String) {
    #expect(MergedStops.numbers(of: stops) == told)
  }

  @Test("On a sheet that a script enlarges each stop is a sign of its own")
  func live() throws {
    var content = try Self.content(1, stops: 14, pins: 0)
    for index in content.stops.indices { content.stops[index].days = "2026-05-03" }
    let markers = MarkerPlacement(content, in: try Self.view(of: content)).markers
    #expect(markers.count == 14)
  }

  @Test(
    "The number of a stop is drawn over no part of a tent or a house beside it", arguments: 0..<8,
    [PlaceCategory.camp, .stay, .museum])
  func corners(_ eighth: Int, _ category: PlaceCategory) throws {
    let angle = Double(eighth) * .pi / 4
    // Two stops that lie so far apart that thirty metres are a unit or two.
    let places = [(48.0, 7.0), (48.05, 7.05), (47.95, 6.95)]
    var content = MapContent(
      stops: try places.enumerated().map {
        MapStop(number: String($0.offset + 1), name: "", coordinate: try place($0.element.0, $0.element.1))
      })
    let beside = try place(48 + 0.0003 * cos(angle), 7 + 0.0003 * sin(angle))
    for number in ["4", nil] {
      content.marks = [MapMark(kind: .pin(category, number: number), name: "Bed", coordinate: beside)]
      let markers = MarkerPlacement(content, in: try Self.view(of: content)).markers
      let pin = try #require(markers.first { $0.shape == .pin(category) })
      let stop = try #require(markers.first { $0.source == .stop(0) })
      let way = stop.point - pin.point
      let own = category.reach(towards: way * (1 / way.length)) * pin.reach.y
      #expect(way.length >= own + Marker.stopRadius, "\(way)")
      #expect(!stop.box.contains(pin.point))
    }
  }
}
