import Diagnostics
import ExportFiles
import Importing
import Testing
import TripModel

@testable import ExportReading

@Suite("Files of ways that are imported")
struct WayExportTests {
  private static func gpx(_ inner: String) -> String {
    "<?xml version=\"1.0\"?>\n<gpx version=\"1.1\" creator=\"Test\" xmlns=\"http://www.topografix.com/GPX/1/1\">\n\(inner)</gpx>\n"
  }

  private static func plan(
    _ files: [String: String], _ request: ImportRequest = WayFolder.request()
  ) throws -> ImportPlan {
    let export = WayFolder(files).export
    return WayExport().plan(export, WayExport().recognize(export)?.files ?? [], request)
  }

  private static let walk = gpx(
    "<metadata><name>Walk</name><author><name>Ana</name></author></metadata>\n"
      + "<wpt lat=\"38.7\" lon=\"-9.1\"><name>Café</name></wpt>\n"
      + "<trk><name>Up</name><trkseg><trkpt lat=\"38.7\" lon=\"-9.1\"><time>2026-05-03T23:30:00Z</time>"
      + "<extensions><odd a=\"1\">2</odd></extensions></trkpt></trkseg></trk>")

  @Test("are known by what they hold, whatever they are called, and copied as they are")
  func copied() throws {
    let files = [
      "My walk.gpx": Self.walk, "a/my walk.xml": "\u{FEFF}<!-- a > b -->" + String(Self.walk.dropFirst(22)),
      "ride.txt":
        "<TrainingCenterDatabase><Courses><Course><Track><Trackpoint><Position><LatitudeDegrees>1</LatitudeDegrees><LongitudeDegrees>2</LongitudeDegrees></Position></Trackpoint></Track></Course></Courses></TrainingCenterDatabase>",
      "line.json":
        "{\"type\": \"FeatureCollection\", \"features\": [{\"type\": \"Feature\", \"geometry\": {\"type\": \"LineString\", \"coordinates\": [[1, 2], [3, 4]]}}]}",
      "saved.json":
        "{\"type\": \"FeatureCollection\", \"features\": [{\"geometry\": {\"coordinates\": [1, 2]}, \"properties\": {\"google_maps_url\": \"\"}}]}",
      "page.html": "<html><body>gpx</body></html>", "drawing.svg": "<svg/>",
    ]
    #expect(
      WayFolder.lines(try Self.plan(files)) == [
        "tracks/my-walk.gpx < My walk.gpx", "tracks/my-walk-2.gpx < a/my walk.xml",
        "tracks/line.geojson < line.json", "tracks/ride.tcx < ride.txt",
      ])
  }

  @Test("are copied where anything of them is of the wanted days, by the clocks of the trip")
  func days() throws {
    let taken = try ["2026-05-03", "2026-05-04", "2026-05-05"].map { day in
      let plan = try Self.plan(["w.gpx": Self.walk], WayFolder.request(day, day))
      return "\(day): \(WayFolder.lines(plan).count), \(plan.account.files.map(\.fate.rawValue))"
    }
    // Half past eleven in the evening of UTC is the next day in Lisbon's summer.
    #expect(
      taken == [
        "2026-05-03: 0, [\"not needed\"]", "2026-05-04: 1, [\"used\"]", "2026-05-05: 0, [\"not needed\"]",
      ])
  }

  @Test("have every attribute and text counted once")
  func account() throws {
    let plan = try Self.plan(["w.gpx": Self.walk])
    #expect(
      WayFolder.fields(plan, of: "w.gpx") == [
        "gpx.metadata.author.name 0/1/0/0", "gpx.metadata.name 1/0/0/0", "gpx.trk.name 1/0/0/0",
        "gpx.trk.trkseg.trkpt.extensions.odd 0/0/0/1", "gpx.trk.trkseg.trkpt.extensions.odd@a 0/0/0/1",
        "gpx.trk.trkseg.trkpt.time 1/0/0/0", "gpx.trk.trkseg.trkpt@lat 1/0/0/0",
        "gpx.trk.trkseg.trkpt@lon 1/0/0/0", "gpx.wpt.name 1/0/0/0", "gpx.wpt@lat 1/0/0/0",
        "gpx.wpt@lon 1/0/0/0", "gpx@creator 1/0/0/0", "gpx@version 0/0/1/0",
      ])
  }

  private static let footprints = gpx(
    """
    <metadata><name>Portugal</name></metadata>
    <wpt lat="38.7" lon="-9.1"><time>2026-05-03T23:30:00Z</time><name>First *evening*</name>
      <desc>&lt;p&gt;We walked &amp;amp; ate.&lt;/p&gt;&lt;p&gt;Then &lt;a href="https://a.example/x"&gt;slept&lt;/a&gt;&lt;/p&gt;</desc>
      <cmt>A long day it was</cmt><type>footprint</type></wpt>
    <wpt lat="38.71" lon="-9.2"><name>Pensão Flor</name><desc>nice</desc><sym>Lodging</sym>
      <link href="https://b.example/"/></wpt>
    <wpt lat="91" lon="0"><name>Nowhere</name></wpt>
    <wpt lat="0" lon="0"><name>Null</name></wpt>
    <wpt lat="38.9" lon="-9.3"><time>2026-05-03T10:00:00Z</time><name>Home</name>
      <desc>Where we live all year</desc></wpt>
    <wpt lat="38.9" lon="-9.3"><name>Our street</name></wpt>
    <wpt lat="38.8" lon="-9.1"><time>2025-01-01T10:00:00Z</time><name>Last year</name></wpt>
    <wpt lat="38.8" lon="-9.1"><name>IMG_1234.jpg</name></wpt>

    """)

  @Test("of marked points alone become entries of those with words and a time, and pins of the others")
  func marks() throws {
    var request = WayFolder.request("2026-05-01", "2026-05-05")
    let home = try #require(Coordinate(latitude: 38.9, longitude: -9.3))
    request.circles = [PrivateCircle(middle: home, metres: 500)]
    let plan = try Self.plan(["way.gpx": Self.footprints], request)
    #expect(plan.trips.map { "\($0.folder) \($0.settings.title ?? "")" } == ["portugal Portugal"])
    #expect(
      WayFolder.lines(plan) == [
        "2026-05-04 00:30 First *evening* @38.7 -9.1: We walked & ate.\n\nThen slept https://a.example/x\n\nA long day it was",
        "2026-05-03 11:00 Home: Where we live all year",
        "pin Pensão Flor 38.71: stay; nice; https://b.example/",
      ])
    let counted = Set(WayFolder.fields(plan, of: "way.gpx"))
    #expect(
      counted.isSuperset(of: [
        "gpx.wpt@lat 2/2/4/0", "gpx.wpt.name 3/1/4/0", "gpx.wpt.desc 3/0/0/0", "gpx.wpt.type 0/0/1/0",
        "gpx.wpt.time 2/0/1/0", "gpx.wpt.link@href 1/0/0/0",
      ]), "\(counted.sorted())")
  }

  @Test("without a zone of the trip are told by the clocks of their places, and in UTC where no zone is")
  func zoneOfPlace() throws {
    var request = WayFolder.request("2026-05-01", "2026-05-05")
    request.zone = nil
    request.zoneAt = { $0.latitude < 38.8 ? ZoneRules(identifier: "Europe/Lisbon") : nil }
    let plan = try Self.plan(["way.gpx": Self.footprints], request)
    #expect(
      WayFolder.lines(plan).map { String($0.prefix(16)) } + plan.remarks.map { String($0.prefix(56)) } == [
        "2026-05-04 00:30", "2026-05-03 10:00", "pin Pensão Flor ", "pin Our street 3",
        "Days and hours are by the clocks of the places, and thos",
      ])
  }

  @Test(
    "that are broken, empty or hostile give nothing, and never an end",
    arguments: [
      gpx(""), gpx("<trk><trkseg>"), "<gpx>", "<gpx",
      gpx("<wpt lat=\"NaN\" lon=\"1e999\"><name>x</name></wpt>"),
      gpx("<wpt lat=\"1\" lon=\"1\"><time>9999999-01-01</time><name/></wpt>"),
      gpx("<wpt lat=\"1\"><desc>&lt;p&gt;&lt;a href=&gt;&amp;#xFFFFFFFFFF;&lt;/desc&gt;</desc></wpt>"),
      "{\"type\": \"FeatureCollection\", \"coordinates\"",
    ])
  func hostile(text: String) throws {
    #expect(WayFolder.lines(try Self.plan(["x.gpx": text])).isEmpty)
  }

  @Test(
    "have their texts as they are read, without the marks of HTML",
    arguments: [
      ("a < b & c > d", "a < b & c > d"), ("<p>One<br>two</p>\n<p>three</p>", "One\ntwo\n\nthree"),
      ("<b>5&nbsp;&euro;</b> &unknown; &#x41;&#66;", "5 € &unknown; AB"),
      ("<ul><li>a</li><li>b</li></ul>", "- a\n- b"), ("<div>cut <a href='https", "cut <a href='https"),
      ("<a href=\"https://a.example/\">https://a.example/</a>", "https://a.example/"),
    ])
  func html(written: String, read: String) { #expect(PlainOfHTML.text(of: written) == read) }
}
