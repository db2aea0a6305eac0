import Claims
import Foundation
import Testing
import TripModel

@testable import Drawing

@Suite("Places on a map")
struct PlacesTests {
  private static let names = [
    "Castelo de São Jorge", "Sé", "Basilica di Santa Maria Maggiore in Roma", "東京タワー展望台", "قصر الحمراء",
    "Bar",
  ]

  /// Pins strewn over a town, a third of them at three places.
  private static func town(_ seed: Int, pins: Int, stops: Int) -> MapContent {
    var numbers = SeededNumbers(seed: UInt64(seed))
    func coordinate() -> Coordinate? {
      let isCrowded = Int.random(in: 0..<3, using: &numbers) == 0
      let spot = Double(Int.random(in: 0..<3, using: &numbers)) * 0.011
      return Coordinate(
        latitude: isCrowded ? 38.71 + spot : .random(in: 38.69...38.74, using: &numbers),
        longitude: isCrowded ? -9.15 + spot : .random(in: -9.18 ... -9.11, using: &numbers))
    }
    var content = MapContent()
    for index in 0..<pins {
      guard let coordinate = coordinate() else { continue }
      let category = PlaceCategory.allCases[index % PlaceCategory.allCases.count]
      content.marks.append(
        MapMark(
          kind: .pin(category, number: String(index)), name: names[index % names.count],
          coordinate: coordinate))
      content.marks.append(MapMark(kind: .photo, coordinate: coordinate))
    }
    for index in 0..<stops {
      guard let coordinate = coordinate() else { continue }
      content.stops.append(
        MapStop(
          number: index == 0 ? "1·9–11" : String(index), name: names[index % names.count],
          coordinate: coordinate))
    }
    content.lines = [RouteLine(points: content.stops.map(\.coordinate), style: .walk)]
    return content
  }

  private static func view(of content: MapContent, in frame: MapFrame) throws -> MapView {
    let places = (content.stops.map(\.coordinate) + content.marks.map(\.coordinate)).map(UnitVector.init)
    return try unwrapped(MapView(fitting: places, in: frame))
  }

  @Test("Pins with numbers leave each other room for their corners, and those without only for their middles")
  func corners() {
    func apart(_ numbers: [String]) -> Double {
      // One to the right of and below the other, where a tent has a foot.
      let places = [Point(x: 100, y: 100), Point(x: 107.8, y: 106.2)]
      var tents = zip(numbers, places).map { number, place in
        Marker(
          source: .mark(0), shape: .pin(.camp), number: number, name: "", link: nil, days: nil, anchor: place)
      }
      tents.separate(within: Box(minX: 0, minY: 0, maxX: 200, maxY: 200))
      return tents[0].point.distance(to: tents[1].point)
    }
    #expect(apart(["1", "2"]) > 31)
    #expect(apart(["", ""]) < 21)
  }

  @Test("Names never touch each other, a marker, or the sheet's edge", arguments: 0..<12)
  func labels(_ seed: Int) throws {
    for frame in [MapFrame.wide, .narrow] {
      let content = Self.town(seed, pins: 24, stops: 9)
      let view = try Self.view(of: content, in: frame)
      let markers = MarkerPlacement(content, in: view).markers
      let raster = RouteRaster([], in: view.inner)
      var placement = LabelPlacement(
        sheet: view.inner, raster: raster, markers: markers)
      let labels = markers.compactMap { placement.place($0.name, at: $0, size: 14) }
      #expect(labels.count >= 8)
      for (index, label) in labels.enumerated() {
        #expect(view.inner.contains(label.box))
        #expect(!labels[..<index].contains { $0.box.overlaps(label.box) })
        #expect(!markers.contains { $0.box.overlaps(label.box) })
      }
    }
  }

  @Test("A name gives way to the line and to its heads while there is another place")
  func givingWay() {
    let sheet = Box(minX: 0, minY: 0, maxX: 400, maxY: 400)
    let marker = Marker(
      source: .stop(0), shape: .stop, number: "1", name: "Höfn", link: nil, days: nil,
      anchor: Point(x: 200, y: 200))
    let line = RoutePaths.Line(style: .road, points: [marker.point, Point(x: 390, y: 200)])
    var free = LabelPlacement(sheet: sheet, raster: RouteRaster([], in: sheet), markers: [marker])
    let freeLabel = free.place("Höfn", at: marker, size: 14)
    claim(freeLabel?.anchor, is: .start)
    var crossed = LabelPlacement(
      sheet: sheet, raster: RouteRaster([line], in: sheet), markers: [marker])
    let crossedLabel = crossed.place("Höfn", at: marker, size: 14)
    claim(crossedLabel?.anchor, is: .end)
    var headed = LabelPlacement(
      sheet: sheet, raster: RouteRaster([], in: sheet), markers: [marker],
      heads: [Point(x: 230, y: 200), Point(x: 170, y: 200)])
    let headedLabel = headed.place("Höfn", at: marker, size: 14)
    claim(headedLabel?.anchor, is: .middle)
    var full = LabelPlacement(
      sheet: sheet, raster: RouteRaster([], in: sheet), markers: [], furniture: [sheet])
    let fullLabel = full.place("Höfn", at: marker, size: 14)
    claim(none: fullLabel)
  }

  @Test("A name that would lie along the way stands above that, from the edge of its stop on")
  func besideWay() throws {
    let sheet = Box(minX: 0, minY: 0, maxX: 400, maxY: 400)
    // Where a way ends at the edge of a sheet: left of it is no room for a name, and right of it is the way.
    let marker = Marker(
      source: .stop(0), shape: .stop, number: "12", name: "Saint-Brevin-les-Pins", link: nil, days: nil,
      anchor: Point(x: 30, y: 200))
    let way = [(30.0, 200.0), (80, 214), (110, 192), (390, 190)].map { Point(x: $0.0, y: $0.1) }
    let raster = RouteRaster([RoutePaths.Line(style: .road, points: way)], in: sheet)
    var placement = LabelPlacement(sheet: sheet, raster: raster, markers: [marker])
    let placed = placement.place(marker.name, at: marker, size: 14)
    let label = try unwrapped(placed)
    #expect(raster.count(in: label.box) <= 1 && label.box.maxY < marker.box.minY)
  }

  @Test("A name that the way would cross but once stands at another place beside its stop")
  func crossedOnce() throws {
    let sheet = Box(minX: 0, minY: 0, maxX: 400, maxY: 400)
    let marker = Marker(
      source: .stop(0), shape: .stop, number: "1", name: "Prati", link: nil, days: nil,
      anchor: Point(x: 200, y: 200))
    let way = RoutePaths.Line(style: .road, points: [Point(x: 230, y: 100), Point(x: 230, y: 300)])
    let raster = RouteRaster([way], in: sheet)
    // Left of it, above and below there is no room; at its left corners there is.
    let taken = [
      Box(minX: 0, minY: 199, maxX: 190, maxY: 201), Box(minX: 199, minY: 150, maxX: 201, maxY: 178),
      Box(minX: 199, minY: 222, maxX: 201, maxY: 250),
    ]
    var placement = LabelPlacement(sheet: sheet, raster: raster, markers: [marker], furniture: taken)
    let placed = placement.place("Prati", at: marker, size: 14)
    let label = try unwrapped(placed)
    claim(raster.count(in: label.box), is: 0)
    claim(label.anchor, is: .end)
  }

  @Test("The name of a pin near the edge stands a little aside of its middle rather than nowhere")
  func shifted() throws {
    let sheet = Box(minX: 0, minY: 0, maxX: 400, maxY: 400)
    let width = TextWidth.of("Bolonia", size: 13)
    // About its middle there is no room by some units; right of it and above it stands something else.
    let pin = Marker(
      source: .mark(0), shape: .pin(.view), number: "", name: "Bolonia", link: nil, days: nil,
      anchor: Point(x: width / 2 - 6, y: 200))
    let taken = [
      Box(minX: 0, minY: 0, maxX: 400, maxY: 186), Box(minX: width + 6, minY: 0, maxX: 400, maxY: 400),
    ]
    var placement = LabelPlacement(
      sheet: sheet, raster: RouteRaster([], in: sheet), markers: [pin], furniture: taken)
    let placed = placement.place("Bolonia", at: pin, size: 13)
    let label = try unwrapped(placed)
    #expect(label.anchor == .middle && label.box.minY > pin.box.maxY && label.box.minX >= 0)
  }

  @Test("A name covers no dot of the way while there is another place beside its stop")
  func besideDots() throws {
    let sheet = Box(minX: 0, minY: 0, maxX: 400, maxY: 400)
    let marker = Marker(
      source: .stop(0), shape: .stop, number: "1", name: "Prati", link: nil, days: nil,
      anchor: Point(x: 200, y: 200))
    var placement = LabelPlacement(
      sheet: sheet, raster: RouteRaster([], in: sheet), markers: [marker], dots: [Point(x: 230, y: 200)])
    let placed = placement.place("Prati", at: marker, size: 14)
    let label = try unwrapped(placed)
    claim(label.anchor, is: .end)
  }

  @Test("A town's name keeps so far from other names in a line with it that the two are not read as one")
  func besideNames() {
    let sheet = Box(minX: 0, minY: 0, maxX: 400, maxY: 400)
    let town = Point(x: 200, y: 200)
    let width = TextWidth.of("Algeciras", size: 12)
    /// The name where one stands so many units behind its usual place, which is right of its dot.
    func anchor(besides gap: Double) -> MapLabel.Anchor? {
      var placement = LabelPlacement(sheet: sheet, raster: RouteRaster([], in: sheet), markers: [])
      let edge = town.x + 6 + width + gap
      _ = placement.claim(Box(minX: edge, minY: 190, maxX: edge + 60, maxY: 210))
      return placement.placeTown("Algeciras", at: town, size: 12)?.anchor
    }
    claim(anchor(besides: 10), is: .start)
    claim(anchor(besides: 2), is: .end)
  }

  @Test("A name stands at a corner of its marker where there is no room beside, above and below it")
  func numberedCorners() throws {
    let sheet = Box(minX: 0, minY: 0, maxX: 400, maxY: 400)
    func stop(_ number: String, _ x: Double, _ y: Double) -> Marker {
      Marker(
        source: .stop(0), shape: .stop, number: number, name: "", link: nil, days: nil,
        anchor: Point(x: x, y: y))
    }
    // At the left edge, with the next stop to the right below it.
    let (marker, other) = (stop("1", 20, 200), stop("3", 46, 212))
    var placement = LabelPlacement(
      sheet: sheet, raster: RouteRaster([], in: sheet), markers: [marker, other])
    let placed = placement.place("Plaza Uta el-Hammam", at: marker, size: 14)
    let label = try unwrapped(placed)
    #expect(label.anchor == .start && label.box.centre.y < marker.point.y)
    #expect(!label.box.overlaps(marker.box) && !label.box.overlaps(other.box))
  }

  @Test("The name of a stop stands at no sign of another as near as at its own, while there is another place")
  func readOnOwn() {
    let sheet = Box(minX: 0, minY: 0, maxX: 400, maxY: 400)
    func stop(_ index: Int, _ x: Double, _ y: Double) -> Marker {
      Marker(
        source: .stop(index), shape: .stop, number: "\(index)", name: "Luxembourg", link: nil, days: nil,
        anchor: Point(x: x, y: y))
    }
    let own = stop(0, 200, 200)
    let alone = LabelPlacement(sheet: sheet, raster: RouteRaster([], in: sheet), markers: [own])
    // Just behind the name where it stands right of its sign, as near to it as that.
    let behind = own.reach.x + 4 + TextWidth.of("Luxembourg", size: 14, isBold: true) + 3 + own.reach.x
    let other = stop(1, 200 + behind, 200)
    let both = LabelPlacement(sheet: sheet, raster: RouteRaster([], in: sheet), markers: [own, other])
    let anchors = [alone, both].map { placement -> MapLabel.Anchor? in
      var placement = placement
      return placement.place("Luxembourg", at: own, size: 14)?.anchor
    }
    claim(anchors, is: [.start, .end])
  }

  @Test("A stop whose name has room only nearer to another stop has none")
  func nearerToAnother() {
    let sheet = Box(minX: 0, minY: 0, maxX: 400, maxY: 400)
    func stop(_ number: Int, x: Double) -> Marker {
      Marker(
        source: .stop(number), shape: .stop, number: String(number), name: "Paris", link: nil, days: nil,
        anchor: Point(x: x, y: 200))
    }
    // Left, above and below there is no room, and at the right the next stop.
    let taken = [
      Box(minX: 0, minY: 0, maxX: 188, maxY: 400), Box(minX: 0, minY: 0, maxX: 400, maxY: 188),
      Box(minX: 0, minY: 212, maxX: 400, maxY: 400),
    ]
    func label(besides others: [Marker]) -> MapLabel? {
      let marker = stop(1, x: 200)
      var placement = LabelPlacement(
        sheet: sheet, raster: RouteRaster([], in: sheet), markers: [marker] + others, furniture: taken)
      return placement.place("Paris", at: marker, size: 14)
    }
    claim(label(besides: [])?.anchor, is: .start)
    claim(none: label(besides: [stop(2, x: 213)]))
  }

  @Test("A town's name keeps so far from a number that stands for several that it is not read on from that")
  func apart() {
    let sheet = Box(minX: 0, minY: 0, maxX: 400, maxY: 400)
    let sign = Marker(
      source: .cluster(0), shape: .cluster, number: "3", name: "3 places", link: nil, days: nil,
      anchor: Point(x: 200, y: 200))
    var near = LabelPlacement(sheet: sheet, raster: RouteRaster([], in: sheet), markers: [sign])
    var apart = near
    apart.keepApart(from: [sign])
    let beside = Point(x: 200 + sign.reach.x + 6, y: 200)
    let nearLabel = near.placeTown("Fnidek", at: beside, size: 12)
    claim(nearLabel?.anchor, is: .start)
    let noLabel = apart.placeTown("Fnidek", at: beside, size: 12)
    claim(none: noLabel)
    let farLabel = apart.placeTown("Fnidek", at: Point(x: beside.x + 12, y: 200), size: 12)
    claim(farLabel?.anchor, is: .start)
  }

  @Test(
    "A pin's number fits into it, and one too long is left to the list",
    arguments: [("7", 12.5), ("128", nil), ("1234567890", nil)] as [(String, Double?)])
  func pinNumbers(_ number: String, _ size: Double?) throws {
    let mark = MapMark(kind: .pin(.stay, number: number), coordinate: try place(38.7, -9.1))
    let drawing = try unwrapped(
      drawMap(MapContent(marks: [mark]), frame: .wide, units: .kilometres, wording: .plain, idPrefix: "m"))
    let text = try unwrapped(ParsedSVG(drawing.markup)).all(ofClass: "map-pin-number").first
    if let size { claim(text?.number("font-size"), is: size) }
    guard let text else {
      #expect(number.count > 5)
      return
    }
    #expect(TextWidth.of(text.text, size: try unwrapped(text.number("font-size"))) <= 22.1)
  }

  @Test("No numbered marker hides another, even where many stand at one place", arguments: 0..<12)
  func markers(_ seed: Int) throws {
    for frame in [MapFrame.wide, .narrow] {
      let content = Self.town(seed, pins: 30, stops: 9)
      let view = try Self.view(of: content, in: frame)
      let markers = MarkerPlacement(content, in: view).markers
      // A pin that would have to stand far from its place is in a number, or left to its stop.
      let stoodFor = markers.map { $0.shape == .cluster ? Int($0.number.filter(\.isNumber)) ?? 0 : 1 }
      #expect((30...39).contains(stoodFor.reduce(0, +)))
      for (index, one) in markers.enumerated() {
        #expect(view.inner.contains(one.point))
        for other in markers[..<index] { #expect(one.point.distance(to: other.point) > 14) }
      }
    }
  }

  @Test("On a map of the world no sign stands in another country: what has no room is one with its number")
  func world() throws {
    let village: [(Double, Double)] = (0..<16).map { (48 + 0.05 * Double($0), 8) }
    let far: [(Double, Double)] = [(-21, 55.5), (-41, 174), (40, -120)]
    let places = village + far
    var stops = MapContent()
    for (index, (latitude, longitude)) in places.enumerated() {
      let at = try place(latitude, longitude)
      stops.stops.append(MapStop(number: String(index + 1), name: "", coordinate: at))
    }
    var pins = MapContent()
    for (latitude, longitude) in places {
      pins.marks.append(
        MapMark(kind: .pin(.food), name: "", coordinate: try place(latitude, longitude), days: "2026-05-03"))
    }
    for content in [stops, pins] {
      let markers = MarkerPlacement(content, in: try Self.view(of: content, in: .narrow)).markers
      #expect(markers.contains { $0.members.count > 1 })
      for marker in markers { #expect(marker.point.distance(to: marker.anchor) <= 24) }
      let counted = markers.reduce(0) { $0 + max(1, $1.members.count) }
      claim(counted, is: places.count)
    }
  }

  @Test(
    "Pins that a stop would push far from their places are left to it with their number until there is room",
    arguments: [false, true])
  func folded(isLive: Bool) throws {
    let day = isLive ? "2026-05-03" : nil
    var content = MapContent()
    for (name, latitude) in [("Tangier", 35.78), ("Seville", 37.38)] {
      content.stops.append(
        MapStop(number: "1", name: name, coordinate: try place(latitude, -5.8), days: day))
    }
    for number in 0..<8 {
      let at = try place(35.78 + 0.0005 * Double(number), -5.8)
      content.marks.append(MapMark(kind: .pin(.food), name: "Café \(number)", coordinate: at, days: day))
    }
    let placement = MarkerPlacement(content, in: try Self.view(of: content, in: .narrow))
    let shown = placement.markers
    let sign = try unwrapped(shown.first { $0.shape == .cluster })
    claim(shown.count, is: 3)
    claim(sign.number, is: "8")
    claim(sign.name, is: "Tangier · 8")
    let stop = try unwrapped(shown.first { $0.name == "Tangier" })
    #expect(stop.point == stop.anchor && sign.point.distance(to: stop.point) < 30)
    let pins = placement.hidden.filter { $0.shape != .cluster }
    #expect(pins.count == (isLive ? 8 : 0) && pins.allSatisfy { $0.from > 1 && $0.until == nil })
    claim(sign.until != nil, is: isLive)
    let drawn = try unwrapped(
      drawMap(content, frame: .narrow, units: .kilometres, wording: .plain, idPrefix: "m")
    ).markup
    claim(drawn, has: ">+8</text>")
    claim(drawn, lacks: "map-leader")
    // On which side of the stop it stands is said to the style sheet, that has a dot on the rim there.
    let way = sign.point - sign.anchor
    let isBeside = abs(way.x) > abs(way.y)
    let side = isBeside ? (way.x < 0 ? "before" : "behind") : (way.y < 0 ? "over" : "under")
    claim(drawn, has: "class=\"map-at-stop map-\(side)\"")
  }

  @Test(
    "A stop bears a number for several further things alone, and is none of them itself",
    arguments: [
      (["Tangier", "Café"], false, nil), (["tangier", "Café", "Gate"], false, "2"),
      (["Tangier", "Café"], true, "2"),
    ] as [([String], Bool, String?)])
  func furtherThings(names: [String], isLive: Bool, number: String?) throws {
    let day = isLive ? "2026-05-03" : nil
    var content = MapContent()
    for (name, latitude) in [("Tangier", 35.78), ("Seville", 37.38)] {
      content.stops.append(
        MapStop(number: "1", name: name, coordinate: try place(latitude, -5.8), days: day))
    }
    for (index, name) in names.enumerated() {
      let at = try place(35.78 + 0.0005 * Double(index), -5.8)
      content.marks.append(MapMark(kind: .pin(.food), name: name, coordinate: at, days: day))
    }
    let placement = MarkerPlacement(content, in: try Self.view(of: content, in: .narrow))
    claim(placement.markers.first { $0.shape == .cluster }?.number, is: number)
    claim(placement.markers.count, is: number == nil ? 2 : 3)
  }

  /// Three things of a plan at each of two towns, and one far off.
  private static func plan() throws -> MapContent {
    var content = MapContent()
    let places = [
      ("Seville", 37.38, -5.97), ("Cádiz", 36.53, -6.29), ("Room in La Viña", 36.531, -6.3),
      ("Cádiz", 36.529, -6.286), ("Ferry", 35.785, -5.81), ("Café Hafa", 35.7845, -5.8105),
      ("Room with a roof", 35.7855, -5.8105),
    ]
    for (name, latitude, longitude) in places {
      content.marks.append(
        MapMark(kind: .pin(.transport), name: name, coordinate: try place(latitude, longitude)))
    }
    return content
  }

  @Test("What comes as a sheet grows lies under the numbers of stops, on which a line to its place may end")
  func underStops() throws {
    var content = MapContent(
      stops: try [(46.0, 7.0), (47.0, 8.0)].map {
        MapStop(number: "1", name: "Stop", coordinate: try place($0.0, $0.1), days: "2026-05-01")
      })
    for number in 0..<4 {
      var mark = MapMark(
        kind: .pin(.food), name: "Pin \(number)", coordinate: try place(46 + 0.001 * Double(number), 7))
      mark.days = "2026-05-01"
      content.marks.append(mark)
    }
    let drawing = try unwrapped(
      drawMap(content, frame: .wide, units: .kilometres, wording: .plain, idPrefix: "m"))
    let last = try unwrapped(drawing.markup.ranges(of: "display=\"none\"").last)
    let stop = try unwrapped(drawing.markup.firstRange(of: "map-stop"))
    #expect(last.upperBound < stop.lowerBound)
  }

  @Test("On a sheet that is told by towns what is planned in one stands as one there, and not beside it")
  func byTown() throws {
    for frame in [MapFrame.wide, .narrow] {
      var content = try Self.plan()
      let view = try Self.view(of: content, in: frame)
      #expect(MarkerPlacement(content, in: view).markers.count > 3)
      content.foldsByTown = true
      let markers = MarkerPlacement(content, in: view).markers
      claim(markers.filter { $0.shape == .cluster }.map(\.number), is: ["3", "3"])
      #expect(markers.count == 3 && markers.allSatisfy { $0.point == $0.anchor })
      // Of two at a place both are seen.
      content.marks.remove(at: 3)
      let pairs = MarkerPlacement(content, in: view).markers
      claim(pairs.count, is: 4)
      claim(pairs.count { $0.shape == .cluster }, is: 1)
    }
  }

  @Test("It is known whether a dot of a picture is seen: not one under a sign, unless a script may part them")
  func dots() throws {
    func drawing(at latitude: Double, isLive: Bool) throws -> SVGDrawing {
      var content = MapContent(
        stops: [MapStop(number: "1", name: "A", coordinate: try place(46, 7))],
        marks: [
          MapMark(kind: .photo, coordinate: try place(latitude, 7)),
          MapMark(kind: .pin(.food), name: "B", coordinate: try place(46.5, 7.5)),
        ])
      if isLive { for index in content.stops.indices { content.stops[index].days = "" } }
      return try unwrapped(
        drawMap(content, frame: .wide, units: .kilometres, wording: .plain, idPrefix: "m"))
    }
    #expect(try drawing(at: 46.3, isLive: false).showsPhotos)
    #expect(try !drawing(at: 46, isLive: false).showsPhotos)
    #expect(try drawing(at: 46, isLive: true).showsPhotos)
  }

  @Test("The sign of several places has the name of most of them, else that of their town, written once")
  func signNames() throws {
    for frame in [MapFrame.wide, .narrow] {
      var content = try Self.plan()
      content.foldsByTown = true
      let drawing = try unwrapped(
        drawMap(
          content, frame: frame, on: GroundTests.atlas, units: .kilometres, wording: .plain,
          idPrefix: "m"))
      let texts = try unwrapped(ParsedSVG(drawing.markup)).all("text")
      for name in ["Cádiz", "Tangier"] {
        let written = texts.filter { $0.text == name }
        claim(written.map { $0.attributes["class"] }, is: ["map-name map-name-pin"], "\(name)")
        claim(drawing.markup, has: "<title>\(name) · 3</title>", "\(name)")
      }
      #expect(drawing.showsSeveral)
      content.marks.removeSubrange(2...)
      let apart = try unwrapped(
        drawMap(content, frame: frame, units: .kilometres, wording: .plain, idPrefix: "m"))
      #expect(!apart.showsSeveral)
    }
  }

  @Test("On a map of continents two pins of one walk are one sign, and none is in another country")
  func oneSpot() throws {
    let places = [(45.381, 14.144), (45.453, 14.018), (-25.34, 131.03)]
    var content = MapContent(
      marks: try places.enumerated().map { index, position in
        MapMark(
          kind: .pin(.other, number: String(index + 1)), name: "\(index)",
          coordinate: try place(position.0, position.1))
      })
    content.foldsByTown = true
    for frame in [MapFrame.wide, .narrow] {
      let markers = MarkerPlacement(content, in: try Self.view(of: content, in: frame)).markers
      claim(markers.count, is: 2)
      claim(markers.count { $0.shape == .cluster }, is: 1)
      #expect(markers.allSatisfy { $0.point.distance(to: $0.anchor) < 1 })
    }
    content.marks[0].kind = .pin(.stay, number: "1")
    for isListed in [false, true] {
      // A list beside the sheet has the signs of both, without one the key has that which is drawn.
      content.areSignsListed = isListed
      let drawing = try unwrapped(
        drawMap(content, frame: .wide, units: .kilometres, wording: .plain, idPrefix: "m"))
      claim(drawing.kinds, is: isListed ? [.stay, .other] : [.other])
    }
    // On a map of their own they stand apart.
    content.marks.removeLast()
    let near = MarkerPlacement(content, in: try Self.view(of: content, in: .wide)).markers
    #expect(near.count == 2 && near.allSatisfy { $0.shape != .cluster })
  }

  @Test("No two signs of several places stand in one town", arguments: 6...9)
  func oneSign(of count: Int) throws {
    var content = MapContent(marks: [
      MapMark(kind: .pin(.sight, number: "1"), name: "Giralda", coordinate: try place(37.386, -5.992))
    ])
    content.foldsByTown = true
    for number in 0..<count {
      let at = try place(35.168 + 0.0005 * Double(number), -5.262)
      content.marks.append(
        MapMark(kind: .pin(.sight, number: String(number + 2)), name: "Gate \(number)", coordinate: at))
    }
    for frame in [MapFrame.wide, .narrow] {
      let markers = MarkerPlacement(content, in: try Self.view(of: content, in: frame)).markers
      claim(markers.count { $0.shape == .cluster }, is: 1)
      let counted = markers.reduce(0) { $0 + ($1.shape == .cluster ? Int($1.number) ?? 0 : 1) }
      claim(counted, is: count + 1)
    }
  }

  @Test("Pins that are alone stand where they are")
  func alone() throws {
    let content = MapContent(marks: [
      MapMark(kind: .pin(.food, number: "1"), coordinate: try place(38.7, -9.1)),
      MapMark(kind: .pin(.sight, number: "2"), coordinate: try place(38.8, -9.2)),
    ])
    let markers = MarkerPlacement(content, in: try Self.view(of: content, in: .wide)).markers
    #expect(markers.allSatisfy { $0.point == $0.anchor })
  }

  @Test("Thousands of pins become clusters, and every place left out is told")
  func crowd() throws {
    let content = Self.town(3, pins: 4000, stops: 700)
    let drawing = try unwrapped(
      drawMap(content, frame: .narrow, units: .kilometres, wording: .plain, idPrefix: "m"))
    #expect(drawing.markup.utf8.count < 1_200_000)
    #expect(drawing.unnamedStops.count > 300)
    claim(drawing.unnamedStops, is: drawing.unnamedStops.sorted())
    let parsed = try unwrapped(ParsedSVG(drawing.markup))
    let clusters = parsed.all(ofClass: "map-cluster-number").count
    #expect(clusters > 5)
    #expect(clusters + parsed.all(ofClass: "map-pin").count < 400)
  }

  @Test("Places on every spot of the sheet are drawn without hanging")
  func everywhere() throws {
    var content = MapContent()
    for row in 0..<110 {
      for column in 0..<160 {
        let at = try place(40 + Double(row) * 0.001, 10 + Double(column) * 0.0012)
        content.marks.append(MapMark(kind: .pin(.sight, number: "1"), name: "Name", coordinate: at))
        content.marks.append(MapMark(kind: .photo, coordinate: at))
      }
    }
    let drawing = try unwrapped(
      drawMap(content, frame: .wide, units: .miles, wording: .plain, idPrefix: "m"))
    let parsed = try unwrapped(ParsedSVG(drawing.markup))
    #expect((20..<2000).contains(parsed.all(ofClass: "map-cluster").count))
    #expect(drawing.unnamedMarks.count >= 110 * 160 - 400)
  }

  @Test(
    "Long names are cut at a word, with an ellipsis",
    arguments: [
      ("Basilica di Santa Maria Maggiore", "Basilica di Santa Maria…"), ("Sé", "Sé"), ("", ""),
      ("  a \n b\t", "a b"), ("Donaudampfschifffahrtsgesellschaft", "Donaudampfschifffahrtsg…"),
      ("Twenty-four characters!!", "Twenty-four characters!!"),
      ("Embassy Court, 5 Kingsway Road", "Embassy Court…"),
      ("Sé, 5 Donaudampfschifffahrtsweg", "Sé, 5 Donaudampfschifff…"),
    ] as [(String, String)])
  func shortening(_ name: String, _ expected: String) {
    claim(name.shortenedForMap(), is: expected)
  }

  @Test("A letter with thousands of marks does not make a name of thousands")
  func marks() {
    let name = "a" + String(repeating: "\u{0301}", count: 100_000)
    #expect(name.shortenedForMap().unicodeScalars.count < 250)
  }

  @Test("Wide letters are wide, marks have no width")
  func widths() {
    #expect(TextWidth.of("東京", size: 10) > 1.6 * TextWidth.of("ab", size: 10))
    #expect(TextWidth.of("mmm", size: 10) > 2 * TextWidth.of("iii", size: 10))
    claim(TextWidth.of("e\u{0301}", size: 10), is: TextWidth.of("e", size: 10))
    #expect(TextWidth.of("🏰", size: 10) > TextWidth.of("M", size: 10))
    #expect(TextWidth.of("Éa", size: 10) > TextWidth.of("éa", size: 10))
  }

  @Test(
    "Names from right to left are hung at their middle",
    arguments: [("قصر", true), ("שלום 5", true), ("5 Sé", false), ("…", false)] as [(String, Bool)])
  func directions(_ name: String, _ isRightToLeft: Bool) throws {
    claim(name.beginsRightToLeft, is: isRightToLeft)
    let content = MapContent(stops: [MapStop(number: "1", name: name, coordinate: try place(1, 2))])
    let drawing = try unwrapped(drawMap(content, frame: .wide, units: .miles, wording: .plain, idPrefix: "m"))
    let label = try unwrapped(ParsedSVG(drawing.markup)?.all(ofClass: "map-name").first)
    claim(label.attributes["direction"], is: isRightToLeft ? "rtl" : nil)
    claim(label.attributes["text-anchor"], is: isRightToLeft ? "middle" : "start")
  }

  @Test(
    "A traveller's word finds its category, and every other word is other",
    arguments: [
      ("sight", PlaceCategory.sight), ("Food", .food), ("TRANSPORT", .transport), ("castle", .other),
      ("", .other), ("camp", .camp),
    ] as [(String, PlaceCategory)])
  func categories(_ word: String, _ category: PlaceCategory) {
    claim(PlaceCategory(named: word), is: category)
  }

  @Test("Every category has a sign of its own shape and colour")
  func signs() throws {
    let signs = try PlaceCategory.allCases.map { try unwrapped(ParsedSVG(categorySign($0).markup)) }
    claim(Set(signs.map { $0.elements[0].attributes["class"] }).count, is: PlaceCategory.allCases.count)
    claim(Set(signs.map { $0.elements[1].attributes["d"] }).count, is: PlaceCategory.allCases.count)
    #expect(signs.allSatisfy { $0.elements[0].attributes["aria-hidden"] == "true" })
    claim(categorySign(.food).markup, lacks: "sign-hollow")
    claim(categorySign(.food, isHollow: true).markup, has: "class=\"sign sign-hollow c-food\"")
  }

  @Test("A long list has each shape once, and signs that refer to it")
  func shapes() throws {
    var shapes = CategoryShapes()
    claim(none: shapes.drawing)
    let signs = [shapes.sign(.food), shapes.sign(.view, isHollow: true), shapes.sign(.food)]
    let drawing = try unwrapped(shapes.drawing)
    let sheet = try unwrapped(ParsedSVG(drawing.markup))
    claim(sheet.all("path").count, is: 2)
    #expect(signs[0] == signs[2] && signs[0] != signs[1])
    let drawn = [categorySign(.food), categorySign(.view, isHollow: true)]
    for (sign, alone) in zip(signs, drawn) {
      let (sign, alone) = (try unwrapped(ParsedSVG(sign.markup)), try unwrapped(ParsedSVG(alone.markup)))
      claim(sign.elements[0].attributes, is: alone.elements[0].attributes)
      let reference = sign.elements[1].attributes["href"] ?? ""
      let shape = sheet.all("path").first { "#" + ($0.attributes["id"] ?? "") == reference }
      claim(shape?.attributes["d"], is: alone.elements[1].attributes["d"])
    }
  }
}
