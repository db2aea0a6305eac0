import Diagnostics
import Foundation
import Testing
import TrackFile

@Suite("Broken tracks")
struct BrokenTrackTests {
  private let good =
    "<trk><name>Good</name><trkseg>\n<trkpt lat=\"1\" lon=\"2\"/>\n<trkpt lat=\"3\" lon=\"4\"/>\n"

  @Test("An element with more attributes than any track has is not read", arguments: [0, 70_000])
  func crowded(blanks: Int) throws {
    let before = "<gpx>\n" + good + String(repeating: " ", count: blanks)
    let maximum = (1...1000).map { " a\($0)=\"\"" }.joined()
    #expect(reading(before + "<trkpt lat=\"5\" lon=\"6\"" + maximum + "/>").document.tracks.count == 1)
    let crowded = reading(before + "\n<x" + maximum + " b=\"\"/></trkseg></trk></gpx>")
    #expect(crowded.document.tracks.first?.segments.first?.count == 2)
    #expect(crowded.diagnostics.map(\.message) == ["Broken track: an element with over 1000 attributes"])
    #expect(crowded.diagnostics.first?.place?.span?.line == 6)
  }

  @Test(
    "The good part before the break is used, and the break has its line, its text and a plain word",
    arguments: [
      ("<trkpt lat=\"5\" lon=\"6\"></trkseg></trk>", "not closed"),
      ("<trkpt lat=\"5\" lon=\"6\"", "not closed"),
      ("<name>Fish & chips</name>", "`&`"), ("<name>a < b</name>", "`&` or `<`"),
      ("<trkpt lat=5 lon=6/>", "Broken"),
      ("<name>&nbsp;</name>", "`&`"), ("<name>\u{1}</name>", "encoding"),
      ("<trkpt lat=\"<\"/>", "not closed"),
    ])
  func brokenInside(part: String, word: String) throws {
    let reading = reading("<gpx>\n" + good + part)
    #expect(reading.document.tracks.first?.segments.first?.count == 2)
    let diagnostic = try #require(reading.diagnostics.first)
    #expect(reading.diagnostics.count == 1)
    #expect((diagnostic.code, diagnostic.severity) == (.badTrack, .error))
    #expect(diagnostic.message.contains(word), "\(diagnostic.message)")
    #expect(diagnostic.place?.file == "tracks/day.gpx")
    #expect(diagnostic.place?.span?.line == 5)
    #expect(diagnostic.place?.span?.text == part)
    let column = try #require(diagnostic.place?.span?.column)
    #expect((1...part.count).contains(column))
  }

  @Test("A track that breaks off says so, wherever it does")
  func cutOff() {
    let whole = Array(gpx(good + "</trkseg></trk>").utf8)
    for end in 1..<whole.count - 7 {
      let reading = TrackReader.read(bytes: Array(whole.prefix(end)), file: "a.gpx")
      #expect(reading.diagnostics.map(\.code) == [.badTrack], "cut at \(end)")
    }
    #expect(reading("<gpx>" + good).diagnostics.first?.message == "Track breaks off before its end")
  }

  @Test("Of a very long line only the part around the break is shown")
  func longLine() throws {
    let filler = String(repeating: "<trkpt lat=\"1\" lon=\"2\"/>", count: 5_000)
    let reading = reading("<gpx><trk><trkseg>" + filler + "é<wrong></trkseg>" + filler)
    let span = try #require(reading.diagnostics.first?.place?.span)
    #expect(span.line == 1)
    #expect(span.text.count <= 200)
    #expect(span.text.contains("<wrong></trkseg>"))
    #expect(span.column <= span.text.count)
    #expect(reading.document.tracks.first?.segments.first?.count == 5_000)
  }

  @Test(
    "Entities stop the reading: none is expanded, no file is opened",
    arguments: [
      "<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;&a;\">", "<!ENTITY x SYSTEM \"file:///etc/passwd\">",
      "<!ENTITY % p SYSTEM \"http://127.0.0.1:9/x\"> %p;",
    ])
  func entities(declarations: String) {
    let text =
      "<?xml version=\"1.0\"?>\n<!DOCTYPE gpx [\n\(declarations)]>\n<gpx>"
      + "<wpt lat=\"1\" lon=\"2\"><name>&a;&b;&x;</name></wpt></gpx>"
    let reading = reading(text)
    #expect(reading.diagnostics.map(\.code) == [.entityInTrack])
    #expect(reading.diagnostics.first?.place?.span?.line == 3)
    #expect(reading.document.isEmpty)
  }

  @Test(
    "Entities stop the reading of every kind of XML before any of them is used",
    arguments: [
      (
        "kml",
        "<!DOCTYPE kml [<!ENTITY a \"1,2 \"><!ENTITY b \"&a;&a;\">]>\n<kml><Placemark><LineString><coordinates>&b;</coordinates></LineString></Placemark></kml>"
      ),
      (
        "tcx",
        "<!DOCTYPE t [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>\n<TrainingCenterDatabase><Course><Name>&a;</Name></Course></TrainingCenterDatabase>"
      ),
    ])
  func entitiesElsewhere(ending: String, text: String) {
    let reading = TrackReader.read(bytes: Array(text.utf8), file: "a." + ending)
    #expect(reading.diagnostics.map(\.code) == [.entityInTrack])
    #expect(reading.diagnostics.first?.place?.span?.line == 1)
    #expect(reading.document.isEmpty)
  }

  @Test("A document type by itself is neither loaded nor a problem")
  func documentType() {
    let reading = reading(
      "<!DOCTYPE gpx SYSTEM \"http://127.0.0.1:9/gpx.dtd\"><gpx><wpt lat=\"1\" lon=\"2\"/></gpx>")
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.document.waypoints.count == 1)
  }

  @Test("White space and a byte order mark before the XML do no harm, and lines still count from the top")
  func leadingSpace() {
    let broken = "<?xml version=\"1.0\"?>\n<gpx><wpt lat=\"1\" lon=\"2\"/>\n<wpt lat=\"99\" lon=\"2\"/></gpx>"
    for (start, line) in [
      ("", 3), ("\n\n", 5), ("\u{FEFF}", 3), ("\u{FEFF} \t\r\n", 4),
      (String(repeating: "\n", count: 100_000), 100_003),
    ] {
      let reading = reading(start + broken)
      #expect(reading.document.waypoints.count == 1)
      #expect(reading.diagnostics.first?.place?.span?.line == line)
      #expect(reading.diagnostics.first?.place?.span?.text == "<wpt lat=\"99\" lon=\"2\"/></gpx>")
    }
  }

  @Test("Latin-1 and UTF-16 are read as they say")
  func encodings() throws {
    let body = "<gpx><wpt lat=\"1\" lon=\"2\"><name>Pastéis</name></wpt></gpx>"
    let latin = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>" + body
    #expect(name(of: latin.unicodeScalars.map { UInt8($0.value) }) == "Pastéis")
    let wide = "\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n" + body
    #expect(name(of: wide.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }) == "Pastéis")
    #expect(name(of: wide.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }) == "Pastéis")
    let wrong = latin.replacing("ISO-8859-1", with: "UTF-8").unicodeScalars.map { UInt8($0.value) }
    let reading = TrackReader.read(bytes: wrong, file: "a.gpx")
    #expect(reading.diagnostics.first?.message.contains("not in the encoding") == true)
    let unknown = latin.replacing("ISO-8859-1", with: "klingon").utf8
    #expect(TrackReader.read(bytes: Array(unknown), file: "a.gpx").diagnostics.map(\.code) == [.badTrack])
  }

  @Test(
    "A letter that the encoding does not have breaks the track, with a word and not silently",
    arguments: [10, 100_000])
  func wrongLetters(points: Int) {
    let point = "<wpt lat=\"1\" lon=\"2\"/>"
    let start =
      "<?xml version=\"1.0\" encoding=\"Shift_JIS\"?>\n<gpx>" + String(repeating: point, count: points)
    let bytes = Array(start.utf8) + [0x81, 0x20, 0xFF, 0xFE, 0xFD] + Array((point + "</gpx>").utf8)
    let reading = TrackReader.read(bytes: bytes, file: "a.gpx")
    #expect(reading.diagnostics.map(\.code) == [.badTrack])
    #expect((1...points).contains(reading.document.waypoints.count))
  }

  private func name(of bytes: [UInt8]) -> String? {
    TrackReader.read(bytes: bytes, file: "a.gpx").document.waypoints.first?.name
  }

  @Test(
    "What is no track is said to be none",
    arguments: [
      "hello", "{\"type\": \"FeatureCollection\"}", "<html><body>404",
      "PK\u{3}\u{4}", "<x:trk xmlns:x=\"y\"><gpx/></x:trk>",
    ])
  func notGPX(text: String) {
    let reading = reading(text)
    #expect(reading.diagnostics.map(\.code) == [.badTrack])
    #expect(reading.diagnostics.first?.message.contains("Not a track in") == true)
    #expect(reading.document.isEmpty)
  }

  @Test(
    "Nothing, white space, and a GPX without points are empty",
    arguments: [
      ("", .warning), (" \n\u{FEFF}", .warning), ("\n \t", .warning),
      (gpx("<trk><trkseg/></trk><rte/>"), .warning),
    ] as [(String, Severity)])
  func empty(text: String, severity: Severity) {
    let text = text == " \n\u{FEFF}" ? "\u{FEFF} \n" : text
    #expect(reading(text).diagnostics.map(\.code) == [.emptyTrack])
    #expect(reading(text).diagnostics.map(\.severity) == [severity])
  }

  @Test("A file that is not there and a folder are told apart")
  func unreadable() {
    let missing = TrackReader.read(path: "/nowhere/at/all.gpx", file: "a.gpx").diagnostics
    #expect(missing.map(\.code) == [.unreadable])
    #expect(missing.first?.message.contains("there is no such file") == true)
    #expect(
      TrackReader.read(path: "/", file: "a.gpx").diagnostics.first?.message.contains("it is a folder") == true
    )
  }

  @Test("A hundred thousand levels end the reading with a word")
  func deep() {
    let reading = reading("<gpx><wpt lat=\"1\" lon=\"2\"/>" + String(repeating: "<a>", count: 100_000))
    #expect(reading.document.waypoints.count == 1)
    #expect(reading.diagnostics.map(\.code) == [.badTrack])
  }

  @Test("A name of megabytes is cut")
  func longName() {
    let name = reading(gpx("<trk><name>" + String(repeating: "long ", count: 500_000) + "</name></trk>"))
      .document.tracks.first?.name
    #expect((1_000...65_536).contains(name?.utf8.count ?? 0))
  }

  @Test("Any byte may be wrong: there is a reading, and never a crash")
  func anyByte() {
    let whole = Array(
      gpx(
        good
          + "<trkpt lat=\"5\" lon=\"6\"><ele>1</ele><time>2026-05-03T10:00:00Z</time></trkpt></trkseg></trk>"
      ).utf8)
    for place in whole.indices {
      for byte in [0x00, 0x20, 0x26, 0x3C, 0x3E, 0x80, 0xFF] as [UInt8] {
        var broken = whole
        broken[place] = byte
        let reading = TrackReader.read(bytes: broken, file: "a.gpx")
        #expect(!reading.diagnostics.isEmpty || !reading.document.isEmpty || byte == 0x20)
      }
    }
  }
}
