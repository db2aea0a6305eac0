import Diagnostics
import Foundation
import SiteAuditing
import Testing

@Suite("Honest positions near a private circle")
struct HonestPositionTests {
  /// East of Greenwich, west of it, on the equator, on both sides of the date line, and somewhere else.
  static let homes: [ForbiddenCircle] = [
    ForbiddenCircle(latitude: 51.5050, longitude: 0.1000, metres: 5000, name: "home"),
    ForbiddenCircle(latitude: 51.4900, longitude: -0.2100, metres: 5000, name: "home"),
    ForbiddenCircle(latitude: 0.0600, longitude: 32.4600, metres: 5000, name: "home"),
    ForbiddenCircle(latitude: -16.8000, longitude: 179.9800, metres: 5000, name: "home"),
    ForbiddenCircle(latitude: -17.1000, longitude: -179.9000, metres: 5000, name: "home"),
    ForbiddenCircle(latitude: 52.3702, longitude: 4.8952, metres: 5000, name: "home"),
  ]

  @Test(
    "are no reason to refuse",
    arguments: [
      "51.5138° N, 0.0984° W", "51.5138, -0.0984", "{\"lat\": 51.5138, \"lon\": -0.0984}",
      "Along the Rhine, 52.4 km in 4.9 hours", "London, 52.37 and 4.90",
      "a flat of 52.4 square metres, 4.9 high",
      "We'll walk 52.4 km, 4.9 a day", "at that point 52.37 4.90", "in the centre 52.37 and 4.90",
      "[0.5123,51.5050,0.1],[0.5130,51.6,0.2]", "{\"coordinates\":[[0.1,51.7001,51.5],[0.1001,51.71,51.5]]}",
      "<trkpt lat=\"51.7001\" lon=\"0.1001\"><ele>51.5</ele></trkpt><trkpt lat=\"51.7002\" lon=\"0.1002\"><ele>51.505</ele></trkpt>",
    ])
  func known(text: String) async throws {
    let site = try TestSite()
    try site.put("t.html", Array("<title>t</title><body>\(text)</body>".utf8))
    try site.put("t.json", Array(text.utf8))
    #expect(try await site.audit(Self.homes).filter { $0.code == .privatePosition } == [])
  }

  private static func label(_ degrees: String) -> String {
    "<text class=\"map-degrees\" text-anchor=\"middle\" x=\"144\" y=\"10.3\">\(degrees)</text>"
  }

  @Test(
    "Degrees at the frame of a map are no position beside each other, and what else a page tells is one",
    arguments: [
      (label("0°6′ E") + label("51°30′ N"), false),
      ("<svg>" + label("0°6′ O") + label("51°30′ N") + "</svg>", false),
      // A text of the traveller between them, and after them.
      (label("0°12′ E") + "<p>51°30′18″ N, 0°6′ E</p>" + label("51°40′ N"), true),
      (label("51°50′ N") + "<p>51°30′ N 0°6′ E</p>", true),
      // What only looks like a label.
      ("<text class=\"map-degrees\" data-x=\"51°30′ N\">0°6′ E</text> 51°30′ N, 0°6′ E", true),
      (label("0°6′ E 51°30′ N"), true), (label("51°30′18″ N") + label("0°6′02″ E"), true),
      ("<p>0°6′ E</p><p>51°30′ N</p>", true),
      ("&lt;text class=\"map-degrees\"&gt;0°6′ E, 51°30′ N&lt;/text&gt;", true),
    ] as [(String, Bool)])
  func frame(text: String, isTold: Bool) async throws {
    let site = try TestSite()
    try site.put("t.html", Array("<title>t</title><body>\(text)</body>".utf8))
    let told = try await site.audit([Self.homes[0]]).contains { $0.code == .privatePosition }
    #expect(told == isTold, "\(text)")
  }

  @Test("In German an O is the east, in French the west")
  func letterO() async throws {
    let site = try TestSite()
    func isTold(_ language: String, _ text: String) async throws -> Bool {
      try site.put(
        "t.html",
        Array("<!DOCTYPE html><html lang=\"\(language)\"><title>t</title><body>\(text)</body></html>".utf8))
      return try await site.audit([Self.homes[0]]).contains { $0.code == .privatePosition }
    }
    #expect(try await isTold("de", "51,5050° N, 0,1000° O"))
    #expect(try await !isTold("fr", "51,5050° N, 0,1000° O"))
    #expect(try await isTold("xx", "51,5050° N, 0,1000° O"))
  }

  /// More than the two numbers of a position may stand apart.
  static let between = "\n" + String(repeating: "We walked on, and it rained. ", count: 4) + "\n"

  /// How many of each home: nightly machines have time for more, and every change has seconds.
  static let count = 1700

  @Test(
    "Ten thousand texts and places just outside are none of them told, and the same places inside are all",
    arguments: homes.indices)
  func generated(home: Int) async throws {
    let circle = Self.homes[home]
    var chance = Chance(UInt64(home) + 1)
    let honest = try TestSite()
    let planted = try TestSite()
    var forms: [String] = []
    var page = ""
    for number in 0..<Self.count {
      let outside = circle.place(at: chance.next(in: 1.05...6), turn: chance.next(in: 0...(2 * .pi)))
      let neighbour = circle.place(at: chance.next(in: 1.05...6), turn: chance.next(in: 0...(2 * .pi)))
      page +=
        PositionForm.all[number % PositionForm.all.count].text(outside, neighbour, &chance) + Self.between
      if number % 50 == 49 {
        try honest.put("h\(number).txt", Array(page.utf8))
        page = ""
      }
      if number % 10 == 0 {
        let inside = circle.place(at: chance.next(in: 0...0.9), turn: chance.next(in: 0...(2 * .pi)))
        let form = PositionForm.all[(number / 10) % PositionForm.all.count]
        forms.append(form.name)
        try planted.put("p\(number).txt", Array(form.text(inside, neighbour, &chance).utf8))
      }
    }
    let told = try await honest.audit([circle]).filter { $0.code == .privatePosition }
    #expect(told.map { $0.place?.span?.text ?? "" } == [])
    let found = Set(
      try await planted.audit([circle]).filter { $0.code == .privatePosition }
        .flatMap { ([$0.place].compactMap(\.self) + $0.others).map(\.file) })
    for (index, form) in forms.enumerated() { #expect(found.contains("p\(index * 10).txt"), "\(form)") }
  }
}

/// Numbers that are the same in each run.
struct Chance {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next(in range: ClosedRange<Double>) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return range.lowerBound + (range.upperBound - range.lowerBound) * Double(state >> 11) / Double(1 << 53)
  }
}

/// A position in degrees.
struct Spot {
  var latitude: Double
  var longitude: Double
}

extension ForbiddenCircle {
  /// A place so many radii from its middle, in a direction.
  func place(at radii: Double, turn: Double) -> Spot {
    let (north, east) = (cos(turn) * radii * metres / 111_195, sin(turn) * radii * metres / 111_195)
    var away = longitude + east / cos(latitude * .pi / 180)
    if away > 180 { away -= 360 }
    if away < -180 { away += 360 }
    return Spot(latitude: latitude + north, longitude: away)
  }
}

/// A way to write a position, with another one behind it, as sites do.
struct PositionForm: Sendable {
  var name: String
  var text: @Sendable (Spot, Spot, inout Chance) -> String

  private static func number(_ value: Double, _ digits: Int) -> String {
    String(format: "%.\(digits)f", value)
  }

  private static func letters(_ spot: Spot, _ digits: Int = 4, comma: Bool = false) -> String {
    let text =
      number(abs(spot.latitude), digits) + "° " + (spot.latitude < 0 ? "S" : "N") + ", "
      + number(abs(spot.longitude), digits) + "° " + (spot.longitude < 0 ? "W" : "E")
    return comma ? text.replacing(".", with: ",") : text
  }

  private static func sexagesimal(_ value: Double) -> String {
    let seconds = Int((abs(value) * 36_000).rounded())
    return "\(seconds / 36_000)°\(seconds / 600 % 60)′\(number(Double(seconds % 600) / 10, 1))″"
  }

  static let all: [PositionForm] = [
    PositionForm(name: "a page") { spot, other, _ in "At \(letters(spot)). Then to \(letters(other)) by foot."
    },
    PositionForm(name: "decimal comma") { spot, other, _ in
      "At \(letters(spot, comma: true)); \(letters(other, comma: true))"
    },
    PositionForm(name: "GeoJSON") { spot, other, chance in
      let height = chance.next(in: 0...60)
      return
        "{\"type\":\"LineString\",\"coordinates\":[[\(number(spot.longitude, 5)),\(number(spot.latitude, 5)),\(number(height, 1))],"
        + "[\(number(other.longitude, 5)),\(number(other.latitude, 5)),\(number(height, 1))]]}"
    },
    PositionForm(name: "GPX") { spot, other, chance in
      [spot, other].map {
        "<trkpt lat=\"\(number($0.latitude, 6))\" lon=\"\(number($0.longitude, 6))\"><ele>\(number(chance.next(in: 0...60), 1))</ele>"
          + "<time>2026-05-04T09:45:12.000Z</time></trkpt>"
      }.joined(separator: "\n")
    },
    PositionForm(name: "JSON") { spot, other, _ in
      "["
        + [spot, other].map {
          "{\"latitude\": \(number($0.latitude, 4)), \"longitude\": \(number($0.longitude, 4))}"
        }.joined(separator: ", ") + "]"
    },
    PositionForm(name: "attributes") { spot, other, _ in
      [spot, other].map {
        "<p data-lat=\"\(number($0.latitude, 3))\" data-lon=\"\(number($0.longitude, 3))\">Along the river, 52.4 km in 4.9 hours</p>"
      }
      .joined()
    },
    PositionForm(name: "KML") { spot, other, _ in
      "<coordinates>\(number(spot.longitude, 6)),\(number(spot.latitude, 6)),0 \(number(other.longitude, 6)),\(number(other.latitude, 6)),0</coordinates>"
    },
    PositionForm(name: "map link") { spot, _, _ in
      "<a href=\"https://maps.example/@\(number(spot.latitude, 4)),\(number(spot.longitude, 4)),17z\">map</a>"
    },
    PositionForm(name: "geo address, encoded") { spot, _, _ in
      "geo%3A\(number(spot.latitude, 4))%2C\(number(spot.longitude, 4))"
    },
    PositionForm(name: "query") { spot, _, _ in
      "https://maps.example/?mlat=\(number(spot.latitude, 5))&amp;mlon=\(number(spot.longitude, 5))#map=17"
    },
    PositionForm(name: "entities") { spot, _, _ in
      letters(spot).replacing("°", with: "&deg;").replacing(".", with: "&#46;")
    },
    PositionForm(name: "markup") { spot, other, _ in
      "<p><b>\(letters(spot))</b></p><p>\(letters(other))</p>".replacing("°", with: "</b>°<b>")
    },
    PositionForm(name: "degrees, minutes, seconds") { spot, other, _ in
      [spot, other].map {
        sexagesimal($0.latitude) + ($0.latitude < 0 ? "S" : "N") + " " + sexagesimal($0.longitude)
          + ($0.longitude < 0 ? "W" : "E")
      }.joined(separator: ", ")
    },
    PositionForm(name: "WKT") { spot, _, _ in
      "POINT(\(number(spot.longitude, 5)) \(number(spot.latitude, 5)))"
    },
    PositionForm(name: "CSV") { spot, other, _ in
      "lat,lon,name\n\(number(spot.latitude, 5)),\(number(spot.longitude, 5)),Pier\n\(number(other.latitude, 5)),\(number(other.longitude, 5)),Café\n"
    },
    PositionForm(name: "calendar") { spot, _, _ in
      "BEGIN:VCALENDAR\r\nGEO:\(number(spot.latitude, 5));\r\n \(number(spot.longitude, 5))\r\nEND:VCALENDAR\r\n"
    },
  ]
}
