import Claims
import Foundation
import Testing
import TripModel

@testable import Drawing

@Suite("A sign and its place")
struct NearPlaceTests {
  private static func view(of content: MapContent) throws -> MapView {
    let places = (content.stops.map(\.coordinate) + content.marks.map(\.coordinate)).map(UnitVector.init)
    return try unwrapped(MapView(fitting: places, in: .narrow))
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
    let placement = MarkerPlacement(content, in: view)
    let markers = placement.markers
    let several = markers.filter { $0.members.count > 1 }
    claim(Set(placement.sharedSigns.values), is: Set(several.map(\.number)))
    for marker in markers { #expect(!Self.isAstray(marker, in: view), "\(marker.number), \(seed)") }
    #expect(markers.count < 14 && markers.allSatisfy { $0.shape == .stop })
    let told = markers.flatMap { $0.number.split(separator: "·") }.flatMap { run -> [Int] in
      let ends = run.split(separator: "–").compactMap { Int($0) }
      return ends.count == 2 ? Array(ends[0]...ends[1]) : ends
    }
    // What a sign has no room for is between its first and its last.
    claim(Set(told).sorted(), is: Array(1...14), "\(told)")
    for marker in markers { #expect(marker.rows.count == 1 && marker.number.count <= 9, "\(marker.number)") }
  }

  @Test(
    "of several stops stands beside no range that has a number of it within, on a phone",
    arguments: [
      (["11", "13", "15", "17", "19"], ["12", "14"], 52, ["11–19"]),
      (["12", "14"], ["11", "13", "15", "17", "19"], 52, ["11–19"]),
      (["11", "12", "13"], ["12"], 45, ["11–13"]),
      (["11", "13", "15", "17", "19"], ["12", "14"], 180, ["11–19", "12·14"]),
      (["11", "13", "15", "17", "19"], ["19", "20"], 52, ["11–19", "19·20"]),
      (["11–13"], ["12"], 45, ["11–13", "12"]),
    ] as [([String], [String], Double, [String])])
  func crossing(_ one: [String], _ other: [String], _ units: Double, _ told: [String]) throws {
    let view = try Self.view(of: Self.content(1, stops: 2, pins: 0))
    let start = Point(x: view.inner.minX + 40, y: view.inner.centre.y)
    func group(_ numbers: [String], from first: Int, at anchor: Point) -> [Marker] {
      numbers.enumerated().map { index, number in
        Marker(
          source: .stop(first + index), shape: .stop, number: number, name: "", link: nil, days: nil,
          anchor: anchor)
      }
    }
    let groups = [
      group(one, from: 0, at: start),
      group(other, from: one.count, at: start + Point(x: units, y: 0)),
    ]
    let merged = MergedStops(
      groups, at: 1, in: view, within: view.inner.inset(by: 3), count: { String($0) })
    claim(merged.placed.map(\.number), is: told)
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
    claim(SignNumbers.runs(of: stops), is: told)
  }

  @Test(
    "A sign at stops has one short row on a phone and two elsewhere, else the first and the last of its numbers",
    arguments: [
      (["12–14", "16", "18"], "12–18", "12–14·16·18"), (["1", "3–5"], "1·3–5", "1·3–5"),
      (["12, 30", "18, 20, 22, 25–26"], "12–30", "12·18·20·22·25–26·30"),
      (["1", "3", "5", "7", "9", "11", "13", "15", "17", "19", "21"], "1–21", "1–21"),
      (["1,234", "1,236"], nil, "1,234·1,236"),
    ] as [([String], String?, String?)])
  func room(_ stops: [String], _ narrow: String?, _ wide: String?) {
    claim(SignNumbers.told(of: stops, onNarrow: true), is: narrow)
    claim(SignNumbers.told(of: stops, onNarrow: false), is: wide)
  }

  @Test(
    "A stop of many days says on a phone how many, until it is one sign with another",
    arguments: [false, true])
  func days(isNarrow: Bool) throws {
    var often = MapStop(number: "1–5, 8, 10, 12–17", name: "Often", coordinate: try place(48, 7))
    (often.shortNumber, often.allNumbers) = ("13 days", often.number)
    let far = MapStop(number: "20", name: "Far", coordinate: try place(44, 4))
    let view = try unwrapped(
      MapView(
        fitting: [often, far].map { UnitVector($0.coordinate) }, in: isNarrow ? .narrow : .wide))
    let apart = MarkerPlacement(MapContent(stops: [often, far]), in: view)
    claim(apart.markers.map(\.number), is: [isNarrow ? "13 days" : often.number, "20"])
    claim(apart.shortSigns, is: isNarrow ? [0: "13 days"] : [:])
    let near = try (21...32).map { day in
      MapStop(number: "\(day)", name: "Near \(day)", coordinate: try place(48 + Double(day) / 10_000, 7))
    }
    let merged = MarkerPlacement(MapContent(stops: [often, far] + near), in: view)
    #expect(merged.markers.allSatisfy { !$0.number.contains("days") || $0.members.isEmpty })
    #expect(merged.sharedSigns.count > 1)
    // So many that all of them are one sign: it says the numbers of the days, and not how many the one stop has.
    let crowd = try (21...270).map { day in
      MapStop(number: "\(day)", name: "Near \(day)", coordinate: try place(48 + Double(day) / 1_000_000, 7))
    }
    let one = MarkerPlacement(MapContent(stops: [often, far] + crowd), in: view)
    claim(one.markers.map(\.members.count), is: [251, 0])
    claim(one.sharedSigns[0], is: isNarrow ? "1–270" : "1–5·8·10·12–17·21–270")
    claim(one.shortSigns, is: [:])
  }

  @Test(
    "A pin that alone would be left to a stop stands beside it where a script enlarges the sheet, and two do not",
    arguments: [(1, true, 0), (2, true, 1), (1, false, 0)] as [(Int, Bool, Int)])
  func freed(pins: Int, isLive: Bool, numbers: Int) throws {
    let days: String? = isLive ? "" : nil
    let places: [(Double, Double)] = [(44, 4), (48, 7), (52, 10)]
    let stops = try places.enumerated().map { index, at in
      MapStop(
        number: "\(index + 1)", name: "Stop \(index + 1)", coordinate: try place(at.0, at.1), days: days)
    }
    let view = try unwrapped(MapView(fitting: stops.map { UnitVector($0.coordinate) }, in: .narrow))
    let middle = try unwrapped(view.place(UnitVector(stops[1].coordinate)))
    let behind = UnitVector(try place(48, 7.1))
    let unit = 0.1 / middle.distance(to: try unwrapped(view.place(behind)))
    // So near to another pin that the line to its place might be taken for that of the other.
    let steps: [Double] = Array(repeating: 1, count: pins) + [-16]
    let content = MapContent(
      stops: stops,
      marks: try steps.enumerated().map { index, step in
        MapMark(
          kind: .pin(.sight), name: "Sight \(index)", coordinate: try place(48, 7 + step * unit), days: days)
      })
    let markers = MarkerPlacement(content, in: view).markers
    claim(markers.count { $0.isAtStop }, is: numbers)
    claim(markers.contains { $0.source == .mark(0) }, is: isLive && pins == 1)
    claim(markers.contains { $0.source == .mark(pins) }, is: true)
  }

  @Test(
    "On a sheet that a script enlarges each stop is a sign of its own once it has room, and all are on any")
  func live() throws {
    var content = try Self.content(1, stops: 14, pins: 0)
    for index in content.stops.indices {
      (content.stops[index].days, content.stops[index].item) = ("2026-05-03", "stop-\(index + 1)")
    }
    let view = try Self.view(of: content)
    let placement = MarkerPlacement(content, in: view)
    let all = placement.markers + placement.hidden
    claim(all.filter { $0.item != nil && $0.until == nil }.count, is: 14)
    for level in MarkerClusters.levels {
      let standing = all.filter { $0.stands(at: level) }
      let items = standing.flatMap { $0.items + [$0.item].compactMap(\.self) }
      #expect(Set(items).count == 14 && items.count == 14, "\(level)")
    }
    #expect(placement.markers.count < 14)
    for marker in placement.markers { #expect(!Self.isAstray(marker, in: view), "\(marker.number)") }
  }

  @Test("Of ninety days along one line none is lost, and none stands in the sea", arguments: [false, true])
  func ninety(isLive: Bool) throws {
    var content = MapContent()
    for day in 0..<90 {
      let share = Double(day) / 90
      let at = try place(38.7 + 10 * share, -9.1 + 17 * share)
      content.stops.append(MapStop(number: "\(day + 1)", name: "Stop \(day + 1)", coordinate: at))
      content.marks.append(MapMark(kind: .pin(.sight), name: "Sight \(day + 1)", coordinate: at))
      if isLive { (content.stops[day].days, content.marks[day].days) = ("", "") }
    }
    let view = try Self.view(of: content)
    let stops = MarkerPlacement(content, in: view).markers.filter { $0.shape == .stop }
    claim(stops.reduce(0) { $0 + max(1, $1.members.count) }, is: 90)
    claim(stops.first?.number.hasPrefix("1"), is: true)
    claim(stops.last?.number.hasSuffix("90"), is: true)
    for stop in stops { #expect(!Self.isAstray(stop, in: view), "\(stop.number)") }
    // Between the few numbers one sees the way.
    let beads = stops.filter(\.isBead)
    #expect(beads.count > stops.count - beads.count, "\(beads.count) of \(stops.count)")
  }

  @Test(
    "Numbers on a sign are in rows, none of them cut",
    arguments: [
      ("1–3", ["1–3"]), ("1,234", ["1,234"]), ("1–5, 8, 10–12", ["1–5, 8,", "10–12"]),
      ("1·3·5·7·9·11·13", ["1·3·5·7·", "9·11·13"]), ("", [""]),
    ] as [(String, [String])])
  func rows(_ numbers: String, _ rows: [String]) {
    claim(SignRows(numbers).rows, is: rows)
    #expect(SignRows.fits(numbers))
    #expect(!SignRows.fits((1...20).map { "\(2 * $0)" }.joined(separator: ", ")))
  }

  @Test(
    "One sign of several places has their numbers where there is room, in their order, else how many they are"
  )
  func told() {
    let middle = Point(x: 100, y: 100)
    func pin(_ number: String, _ at: Point) -> Marker {
      Marker(
        source: .mark(0), shape: .pin(.sight), number: number, name: "", link: nil, days: nil, anchor: at)
    }
    let pins = ["3", "2", "10"].map { pin($0, middle) }
    let sign = Marker.standing(
      for: MarkerClusters.Cluster(members: [0, 1, 2], point: middle, from: 1, until: nil), of: pins,
      isLive: false, count: { "\($0) places" })
    func rows(besides ways: [Point]) -> [String] {
      let all = [sign] + ways.map { pin("9", middle + $0 * 29) }
      return NumbersOnSigns(all, within: Box(minX: 0, minY: 0, maxX: 200, maxY: 200)).markers[0].rows
    }
    let (sides, ends) = ([Point(x: 1, y: 0), Point(x: -1, y: 0)], [Point(x: 0, y: 1), Point(x: 0, y: -1)])
    #expect(
      [rows(besides: []), rows(besides: sides), rows(besides: sides + ends)]
        == [["2–3, 10"], ["2,", "3,", "10"], []])
    // Where one has no room for them none has.
    let other = Marker.standing(
      for: MarkerClusters.Cluster(members: [0, 1, 2], point: Point(x: 300, y: 100), from: 1, until: nil),
      of: pins, isLive: false, count: { "\($0) places" })
    let crowd = (sides + ends).map { pin("9", middle + $0 * 29) }
    let both = NumbersOnSigns([sign, other] + crowd, within: Box(minX: 0, minY: 0, maxX: 400, maxY: 200))
    let free = NumbersOnSigns([sign, other], within: Box(minX: 0, minY: 0, maxX: 400, maxY: 200))
    claim(
      [both, free].map { $0.markers.prefix(2).map(\.rows.isEmpty) }, is: [[true, true], [false, false]])
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
      let pin = try unwrapped(markers.first { $0.shape == .pin(category) })
      let stop = try unwrapped(markers.first { $0.source == .stop(0) })
      let way = stop.point - pin.point
      let own = category.reach(towards: way * (1 / way.length)) * pin.reach.y
      #expect(way.length >= own + Marker.stopRadius, "\(way)")
      #expect(!stop.box.contains(pin.point))
    }
  }
}
