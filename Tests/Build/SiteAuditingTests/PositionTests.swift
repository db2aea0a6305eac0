import Diagnostics
import SiteAuditing
import Testing

@Suite("Positions within a private circle")
struct PositionTests {
  /// A fountain in Munich, and one on the other side of both the equator and Greenwich.
  static let circles = [
    ForbiddenCircle(latitude: 48.1374, longitude: 11.5755, metres: 2000, name: "home"),
    ForbiddenCircle(latitude: -34.6037, longitude: -58.3816, metres: 2000, name: "the other home"),
  ]

  @Test(
    "are told however they are written",
    arguments: [
      ("p.html", "48.1374, 11.5755", "48.1374, 11.5755"), ("p.html", "11.5755 48.1374", "11.5755 48.1374"),
      ("p.html", "<p data-lat='48.137' data-lon='11.575'>", "48.137' data-lon='11.575"),
      ("p.html", "<p data-at=\"48.14,11.58\" data-position=\"48.14,11.58\">", "48.14,11.58"),
      ("p.html", "48,1374° N, 11,5755° O", "48,1374° N, 11,5755"),
      ("p.html", "48°08′14.6″N 11°34′31.8″E", "48°08′14.6″N 11°34′31.8″"),
      (
        "p.html", "48&deg; 8' 14&quot; N, 11&deg; 34' 31&quot; E",
        "48&deg; 8' 14&quot; N, 11&deg; 34' 31&quot;"
      ),
      ("p.html", "48° 8.243' N 11° 34.53' E", "48° 8.243' N 11° 34.53'"),
      ("p.html", "<a href='geo:48.1374,11.5755;u=35'>", "48.1374,11.5755"),
      ("p.html", "<a href='https://maps.example/@48.1374,11.5755,17z'>", "48.1374,11.5755"),
      ("p.html", "<a href='https://maps.example/?q=48.1374%2C11.5755'>", "48.1374%2C11.5755"),
      (
        "p.html", "<a href='https://maps.example/?mlat=48.1374&amp;mlon=11.5755'>", "48.1374&amp;mlon=11.5755"
      ),
      ("p.html", "34.6037° S 58.3816° W", "34.6037° S 58.3816"),
      ("p.html", "S 34.6037, W 58.3816", "34.6037, W 58.3816"),
      (
        "t.json", "{\"latitude\": 48.1374, \"accuracy\": 5.5, \"longitude\": 11.5755}",
        "48.1374, \"accuracy\": 5.5, \"longitude\": 11.5755"
      ),
      ("t.json", "{\"lat\": -34.6037, \"lng\": -58.3816}", "-34.6037, \"lng\": -58.3816"),
      ("t.geojson", "{\"coordinates\": [[1.0, 2.0], [11.5755,48.1374,520.0]]}", "11.5755,48.1374"),
      ("t.gpx", "<gpx><trkpt lat=\"48.13741\" lon=\"11.57551\"/></gpx>", "48.13741\" lon=\"11.57551"),
      ("t.kml", "<kml><coordinates>11.57551,48.13741,0</coordinates></kml>", "11.57551,48.13741"),
      ("a.js", "const p=[48.1374,11.5755]", "48.1374,11.5755"),
      ("a.css", "/* 48.1374 11.5755 */", "48.1374 11.5755"),
      ("notes.txt", "at 48.1374/11.5755", "48.1374/11.5755"),
      ("p.html", "N 48.1374 E 11.5755", "48.1374 E 11.5755"),
      ("p.html", "48.1374 north, 11.5755 east", "48.1374 north, 11.5755"),
      ("p.html", "48.1374-11.5755", "48.1374-11.5755"), ("p.html", "48.14° N, 11.58° E", "48.14° N, 11.58"),
      ("p.html", "48&#46;1374, 11&period;5755", "48&#46;1374, 11&period;5755"),
      ("p.html", "<b>48.13</b>74, <i>11</i>.5755", "48.13</b>74, <i>11</i>.5755"),
      ("p.html", "48.1374</td><td>11.5755", "48.1374</td><td>11.5755"),
      ("p.html", "48%2E1374%2C11%2E5755", "48%2E1374%2C11%2E5755"),
      (
        "t.json", "{\"html\": \"\\u003cb\\u003e48.13\\u003c/b\\u003e74, 11.5755\"}",
        "48.13\\u003c/b\\u003e74, 11.5755"
      ),
      ("notes.txt", "POINT(11.5755 48.1374)", "11.5755 48.1374"),
      ("p.html", "−34,6037 −58,3816", "−34,6037 −58,3816"),
      ("notes.txt", "lat 48.14 lon 11.58", "48.14 lon 11.58"),
      ("t.json", "{\"long\": 11.58, \"lat\": 48.14}", "11.58, \"lat\": 48.14"),
      (
        "t.json", "{\"coordinates\": [[0.5,48.1374,520.1],[11.5755,48.1374,520.1]]}", "11.5755,48.1374"
      ),
    ])
  func told(file: String, text: String, mark: String) async throws {
    let site = try TestSite()
    try site.put(file, Array("\n  \(text)\n".utf8))
    let found = try await site.audit(Self.circles).filter {
      $0.place?.file == file && $0.code == .privatePosition
    }
    #expect(found.count == 1)
    let span = try #require(found.first?.place?.span)
    #expect(span.line == 2)
    #expect(String("  \(text)".dropFirst(span.column - 1).prefix(span.length)) == mark)
    // Where it stands is told, and not where it is.
    #expect(span.text.filter(\.isNumber).isEmpty)
    #expect(found.first?.message.contains("home") == true)
  }

  @Test(
    "are nothing else: what lies outside, sizes, versions and paths",
    arguments: [
      "48.1774, 11.5755", "48.1374", "<path d='M48.14 11.58L48.13 11.57'>", "1.48.1374, 11.5755.2", "48, 11",
      "48.1374 and, a long way from it, in another sentence altogether, a number: 11.5755",
    ])
  func nothing(_ text: String) async throws {
    let site = try TestSite()
    try site.put("t.txt", Array(text.utf8))
    #expect(try await site.audit(Self.circles).filter { $0.code == .privatePosition } == [])
  }

  @Test("Any text is read to its end")
  func anyText() async throws {
    let words = [
      "48.1374", "11.5755", ",", ".", "°", "&deg;", "'", "\"", "%C2%B0", " N", "S", "-", "\u{2212}", "9", " ",
      "\\u00b0", "lat=",
    ]
    var random: UInt64 = 7
    let site = try TestSite()
    for number in 0..<40 {
      var text = ""
      for _ in 0..<60 {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += words[Int(random >> 33) % words.count]
      }
      try site.put("t\(number).txt", Array(text.utf8))
    }
    #expect(try await site.audit(Self.circles) == site.audit(Self.circles))
  }
}
