import Diagnostics
import Foundation
import Testing
import TrackFile

/// A GPX file around some elements.
func gpx(_ inside: String, root: String = "gpx version=\"1.1\" creator=\"Test\"") -> String {
  "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<\(root)>\(inside)</\(root.prefix { $0 != " " })>\n"
}

/// The reading of a text as a track file.
func reading(_ text: String) -> TrackReading {
  TrackReader.read(bytes: Array(text.utf8), file: "tracks/day.gpx")
}

@Suite("Reading GPX")
struct TrackReaderTests {
  @Test("The line in which each day is first told is known, whatever the points' order")
  func dayLines() {
    func point(_ time: String) -> String { "<trkpt lat=\"1\" lon=\"2\"><time>\(time)</time></trkpt>\n" }
    let times = ["2026-05-03T10:00:00Z", "2010-01-01T00:00:12Z", "2026-05-03T10:02:00Z", "yesterday"]
    let text = gpx("\n<trk><trkseg>\n" + times.map(point).joined() + "</trkseg></trk>")
    #expect(reading(text).dayLines == [20_576: 4, 14_610: 5])
  }

  @Test("A track is an estimate where its source is called so, and no other is")
  func estimates() {
    let sources = ["<src>estimate</src>", "<src> Estimate </src>", "<src>GPSMAP 60CSx</src>", ""]
    let points = "<trkseg><trkpt lat=\"1\" lon=\"2\"><src>estimate</src></trkpt></trkseg>"
    let text = gpx(
      "<wpt lat=\"1\" lon=\"2\"><src>estimate</src></wpt>"
        + sources.map { "<trk>\($0)\(points)</trk>" }.joined())
    let tracks = reading(text).document.tracks
    #expect(tracks.map(\.isEstimate) == [true, true, false, false])
    #expect(tracks.map(\.segments.count) == [1, 1, 1, 1])
  }

  @Test("Tracks, routes and marked points come in their order, with names, heights and times")
  func everything() {
    let text = gpx(
      """

      <metadata><name> Five days </name><time>2026-01-01T00:00:00Z</time>
        <author><name>Nobody</name></author></metadata>
      <wpt lat="38.6916" lon="-9.2160"><ele>12.5</ele><time>2026-05-03T14:05:12Z</time><name>Torre</name>
        <cmt>comment</cmt><desc>Closed &amp; shut</desc><sym>Flag</sym><type>sight</type></wpt>
      <wpt lat="1" lon="2"><cmt>only a comment</cmt><sym>Flag</sym></wpt>
      <rte><name>Plan</name><rtept lat="3" lon="4"><name>not the route's</name></rtept>
        <rtept lat="5" lon="6"/></rte>
      <trk><name><![CDATA[Day <3>]]></name><trkseg>
        <trkpt lat="10" lon="20"><ele>100</ele><time>2026-05-03T10:00:00Z</time></trkpt>
        <trkpt lat="10.5" lon="20.5"/></trkseg><trkseg/></trk>
      <trk><trkseg><trkpt lon="1e1" lat="-9.0E0"></trkpt></trkseg></trk>

      """)
    let reading = reading(text)
    let document = reading.document
    #expect(reading.diagnostics.isEmpty)
    #expect((document.name, document.creator) == ("Five days", "Test"))
    #expect(document.waypoints.map(\.name) == ["Torre", nil])
    #expect(document.waypoints.map(\.note) == ["Closed & shut", "only a comment"])
    #expect(document.waypoints.map(\.category) == ["sight", "Flag"])
    #expect(
      document.waypoints.first?.point
        == GeoPoint(latitude: 38.6916, longitude: -9.216, elevation: 12.5, time: 1_777_817_112))
    #expect(document.routes.map(\.name) == ["Plan"])
    #expect(document.routes.map { $0.points.map(\.latitude) } == [[3, 5]])
    #expect(document.tracks.map(\.name) == ["Day <3>", nil])
    #expect(document.tracks.map { $0.segments.map(\.count) } == [[2, 0], [1]])
    #expect(document.tracks[0].segments[0][0].time == 1_777_802_400)
    #expect(document.tracks[0].segments[0][1] == GeoPoint(latitude: 10.5, longitude: 20.5))
    #expect(document.tracks[1].segments[0][0] == GeoPoint(latitude: -9, longitude: 10))
  }

  @Test("GPX 1.0 names the whole file beside its tracks")
  func version10() {
    let document = reading(
      gpx("<name>Old</name><trk><name>T</name></trk><name>Other</name>", root: "gpx version=\"1.0\"")
    ).document
    #expect(document.name == "Old")
    let typed = reading(
      gpx(
        "<wpt lat='1' lon='2'><type>WPT</type></wpt><trk><type> running </type></trk><trk><name>T</name></trk>"
      ))
    #expect(typed.document.tracks.map(\.activity) == ["running", nil])
    #expect(typed.document.waypoints.map(\.category) == ["WPT"])
    #expect(document.creator == nil)
    #expect(document.tracks.map(\.name) == ["T"])
  }

  @Test("Elements go by their names, whatever their prefix")
  func prefixes() {
    let text = """
      <g:gpx xmlns:g="http://www.topografix.com/GPX/1/1"><g:trk><g:name>P</g:name><g:trkseg>
      <g:trkpt lat="1" lon="2">
      <g:ele>3</g:ele></g:trkpt></g:trkseg></g:trk></g:gpx>
      """
    #expect(reading(text).document.tracks.first?.name == "P")
    #expect(reading(text).document.tracks.first?.segments.first?.first?.elevation == 3)
  }

  @Test("What extensions call by the same names is not the point's own")
  func extensions() {
    let point = """
      <wpt lat="1" lon="2"><time>2026-05-03T10:00:00Z</time><name>Own</name><ele>5</ele>
      <extensions><x:TrackPointExtension>
      <x:time>1999-01-01T00:00:00Z</x:time><name>Deep</name><ele>9</ele></x:TrackPointExtension>
      <time>1998-01-01T00:00:00Z</time></extensions><x:name>Foreign</x:name><x:ele>7</x:ele>
      <link href="a"><text>l</text><type>text/html</type></link></wpt>
      """
    let root = "gpx xmlns=\"http://www.topografix.com/GPX/1/1\" xmlns:x=\"http://example.org/x\""
    let waypoint = reading(gpx(point, root: root)).document.waypoints.first
    #expect(waypoint?.name == "Own")
    #expect(waypoint?.point == GeoPoint(latitude: 1, longitude: 2, elevation: 5, time: 1_777_802_400))
    #expect(waypoint?.category == nil)
  }

  @Test("A route's line is the one that a device computed between its points, which stands in extensions")
  func finerRoute() {
    func fine(_ places: String...) -> String {
      let points = places.map { "<x:rpt \($0)><x:Subclass>0A</x:Subclass></x:rpt>" }.joined()
      return "<extensions><x:RoutePointExtension>\(points)</x:RoutePointExtension></extensions>"
    }
    let start = fine("lat=\"1.1\" lon=\"2\"", "lat=\"99\" lon=\"2\"", "lat=\"1.2\" lon=\"2\"")
    let text = gpx(
      "<rte><rtept lat=\"1\" lon=\"2\"><name>A</name>\(start)</rtept><rtept lat=\"2\" lon=\"2\"/>"
        + "<rtept lat=\"3\" lon=\"2\">\(fine("lat=\"3.5\" lon=\"2\""))</rtept></rte>"
        + "<wpt lat=\"5\" lon=\"5\">\(start)</wpt>",
      root: "gpx xmlns=\"http://www.topografix.com/GPX/1/1\" xmlns:x=\"http://example.org/x\"")
    let found = reading(text)
    #expect(found.document.routes.map { $0.points.map(\.latitude) } == [[1, 2, 3]])
    #expect(found.document.routes.map { $0.line.map(\.latitude) } == [[1, 1.1, 1.2, 2, 3, 3.5]])
    #expect(found.document.waypoints.map(\.point.latitude) == [5])
    #expect(found.diagnostics.count == 1)
  }

  @Test("Elements in places where they mean nothing are passed over")
  func misplaced() {
    let text = gpx(
      "<trk><trkpt lat=\"1\" lon=\"2\"/><wpt lat=\"1\" lon=\"2\"/></trk><trkseg/>"
        + "<foo><trk/><rte/></foo><wpt lat=\"3\" lon=\"4\"/>"
    )
    let document = reading(text).document
    #expect(document.tracks == [RecordedTrack()])
    #expect(document.waypoints.count == 1)
    #expect(document.routes.isEmpty)
  }

  @Test(
    "Times are instants, with fraction and offset; without a zone they are UTC",
    arguments: [
      ("2024-05-01T10:00:00Z", 1_714_557_600), ("2024-05-01T10:00:00.25Z", 1_714_557_600.25),
      ("2024-05-01T12:00:00+02:00", 1_714_557_600),
      ("2024-05-01T06:30:00-0330", 1_714_557_600), ("2024-05-01T10:00:00", 1_714_557_600),
      (" 2024-05-01 10:00:00z\n", 1_714_557_600),
      ("2024-05-01T10:00Z", 1_714_557_600), ("2024-05-01T22:00:00+12", 1_714_557_600),
      ("1969-12-31T23:59:59,5Z", -0.5),
      ("2000-02-29T00:00:00Z", 951_782_400), ("0000-01-01T00:00:00Z", -62_167_219_200),
      ("2024-05-01T10:00:00.1234567890123456789Z", 1_714_557_600.123_456_8),
    ])
  func times(text: String, seconds: Double) throws {
    let point = reading(gpx("<wpt lat=\"1\" lon=\"2\"><time>\(text)</time></wpt>")).document.waypoints.first?
      .point
    #expect(abs(try #require(point?.time) - seconds) < 1e-6)
  }

  @Test(
    "A time that does not exist leaves the point without one, and is told with its line",
    arguments: [
      "2023-02-29T10:00:00Z", "2024-13-01T10:00:00Z", "2024-05-01T24:00:00Z", "2024-05-01T10:60:00Z",
      "2024-05-01T10:00:61Z", "2024-05-01",
      "yesterday", "2024-05-01T10:00:00+ab", "2024-05-01T10:00:00Z!", "2024-05-01T10:00:00.Z",
      "2024-05-01T10:00:00+99:00", "1714557600", "٢٠٢٤-05-01T10:00:00Z",
      "2024-00-10T10:00:00Z", "2024-05-01T10:00:00+02:7", "2024-05-01T10:00:0",
    ])
  func badTimes(text: String) {
    let point = "<wpt lat=\"1\" lon=\"2\"><time>\(text)</time></wpt>"
    let reading = reading(gpx("\n" + point + "\n" + point))
    #expect(reading.document.waypoints.map(\.point.time) == [nil, nil])
    #expect(reading.diagnostics.map(\.code) == [.badTime, .badTime])
    #expect(reading.diagnostics.map(\.severity) == [.warning, .warning])
    #expect(reading.diagnostics.map { $0.place?.span?.line } == [3, 4])
  }

  @Test("An empty time is no time, and nothing to complain of")
  func emptyTime() {
    #expect(reading(gpx("<wpt lat=\"1\" lon=\"2\"><time> </time></wpt>")).diagnostics.isEmpty)
  }

  @Test(
    "Numbers of any length are the nearest ones",
    arguments: [
      "38.6916", "-9.2160", "0.1", "45.123456789012345678901234567890", "0000000000000000000012.5", "-.5",
      "5.", "+7", "1.5e1", "12345678.9e-6",
      "47.59114827029407", "7.592952093109489", "-2.16725111939013", "9.007199254740993",
      "0.9007199254740993",
      "46.442298721522093", "1.0000000000000001", "1.0000000000000002", "0.000000000000000001",
      "9.999999999999999999",
      "0.0000000000000000000", "0000000089.071992547", "9.223372036854775808", "0.3000000000000000166",
    ])
  func numbers(text: String) throws {
    let point = reading(gpx("<wpt lat=\"\(text)\" lon=\"\(text)\"/>")).document.waypoints.first?.point
    #expect(point?.latitude == Double(text.hasSuffix(".") ? text + "0" : text))
  }

  @Test(
    "A point that is not on the Earth is left out and told with its line",
    arguments: [
      "lat=\"90.001\" lon=\"0\"", "lat=\"0\" lon=\"-180.1\"", "lat=\"\" lon=\"\"", "lat=\"1\"",
      "lat=\"nan\" lon=\"1\"", "lat=\"0x10\" lon=\"1\"", "lat=\"1,5\" lon=\"2\"", "lat=\"inf\" lon=\"1\"",
      "lat=\"1e999\" lon=\"2\"", "lat=\"1-2\" lon=\"2\"", "lat=\".\" lon=\"2\"", "lat=\"--1\" lon=\"2\"",
    ])
  func badPoints(attributes: String) {
    let text = gpx(
      "<trk><trkseg><trkpt lat=\"1\" lon=\"2\"/>\n<trkpt \(attributes)/>\n"
        + "<trkpt \(attributes)/></trkseg></trk>"
    )
    let reading = reading(text)
    #expect(reading.document.tracks.first?.segments.first?.count == 1)
    #expect(reading.diagnostics.map(\.code) == [.badTrackPoint, .badTrackPoint])
    #expect(Set(reading.diagnostics.map(\.message)).count == 1)
    #expect(reading.diagnostics.map { $0.place?.span?.line } == [3, 4])
    #expect(reading.diagnostics.first?.place?.span?.text == "<trkpt \(attributes)/>")
  }

  @Test("A height that means unknown is none", arguments: ["-32768", "nan", "", "1e9", "high"])
  func heights(text: String) {
    let reading = reading(gpx("<wpt lat=\"1\" lon=\"2\"><ele>\(text)</ele></wpt>"))
    #expect(reading.document.waypoints.map(\.point.elevation) == [nil])
    #expect(reading.diagnostics.isEmpty)
  }

  @Test("A file on disk reads like its bytes, longer than one piece")
  func onDisk() throws {
    let points = (0..<5_000).map { "<trkpt lat=\"\(Double($0) / 100)\" lon=\"2\"><ele>\($0)</ele></trkpt>\n" }
      .joined()
    let text = gpx("<trk><trkseg>" + points + "</trkseg></trk>")
    let file = FileManager.default.temporaryDirectory.appending(path: "track-\(UUID().uuidString).gpx")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let onDisk = TrackReader.read(path: file.path, file: "a.gpx")
    #expect(onDisk.document == reading(text).document)
    #expect(onDisk.document.tracks.first?.segments.first?.count == 5_000)
    #expect(onDisk.diagnostics.isEmpty)
  }
}
