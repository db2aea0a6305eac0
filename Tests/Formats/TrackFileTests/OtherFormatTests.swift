import Diagnostics
import Testing

@testable import TrackFile

@Suite("Tracks that are no GPX")
struct OtherFormatTests {
  /// A file of an ending, with what is said of it.
  private func read(_ text: String, _ ending: String) -> TrackReading {
    TrackReader.read(bytes: Array(text.utf8), file: "tracks/day.\(ending)")
  }

  private func kml(_ inside: String) -> TrackReading {
    let spaces = "xmlns=\"http://www.opengis.net/kml/2.2\" xmlns:gx=\"http://www.google.com/kml/ext/2.2\""
    return read("<kml \(spaces)><Document><name>All</name>\(inside)</Document></kml>", "kml")
  }

  /// `38,-9,12@60`: latitude, longitude, height and seconds since 2026-05-03T10:00:00Z, as far as they are known.
  private func told(_ points: [GeoPoint]) -> [String] {
    points.map { point in
      let height = point.elevation.map { ",\(Int($0))" } ?? ""
      let time = point.time.map { "@\(Int($0) - 1_777_802_400)" } ?? ""
      return "\(Int(point.latitude)),\(Int(point.longitude))\(height)\(time)"
    }
  }

  @Test("KML: a track has its times, lines have none, points are places; areas are nothing")
  func keyhole() {
    let reading = kml(
      """
      <Folder><Placemark><name>Ride</name><description>Fast</description><gx:Track>
        <when>2026-05-03T10:00:00Z</when><when>2026-05-03T10:01:00Z</when><when>2026-05-03T10:02:00Z</when>
        <gx:coord>-9 38 12.5</gx:coord><gx:coord></gx:coord><gx:coord>-8 39 0</gx:coord></gx:Track></Placemark>
      <Placemark><name>Plan</name><MultiGeometry>
        <LineString><coordinates>
          1,2,3 4,5
          6, 7, 8
        </coordinates></LineString>
        <LineString><coordinates>9,10 11,12</coordinates></LineString>
        <Polygon><outerBoundaryIs><LinearRing><coordinates>0,0 1,0 1,1 0,0</coordinates></LinearRing></outerBoundaryIs></Polygon>
      </MultiGeometry></Placemark>
      <Placemark><name>Tower</name><description>Closed</description><Point><coordinates>-9,38,0</coordinates></Point></Placemark>
      <Placemark><name>Balloon</name><description><![CDATA[<table><tr><td>no note</td></tr></table>]]></description>
        <Point><coordinates>-9,38</coordinates></Point></Placemark></Folder>
      """)
    let document = reading.document
    #expect(reading.diagnostics.isEmpty && document.name == "All")
    #expect(document.tracks.map(\.name) == ["Ride", "Plan"])
    #expect(
      document.tracks.map { $0.segments.map(told) }
        == [[["38,-9,12@0", "39,-8@120"]], [["2,1,3", "5,4", "7,6,8"], ["10,9", "12,11"]]])
    #expect(document.waypoints.map(\.name) == ["Tower", "Balloon"])
    #expect(document.waypoints.map(\.note) == ["Closed", nil])
    #expect(document.pagesLeftOut == 1)
  }

  @Test(
    "Words of a description are read out of its HTML",
    arguments: [
      ("Closed", "Closed"), ("<b>Great</b> chips<br>closed on Mondays", "Great chips\nclosed on Mondays"),
      ("<p>A.</p><p>B.</p>", "A.\n\nB."), ("Tom &amp; Jo&#8217;s, 5&nbsp;km", "Tom & Jo’s, 5 km"),
      ("<img src=\"https://example.org/a.jpg\"><br><br>Pies", "Pies"), ("2 < 3 & 4 > 1", "2 < 3 & 4 > 1"),
      ("<Ana> was here", "<Ana> was here"), ("A <!-- <b>secret</b> --> B", "A  B"), ("A <!-- secret", "A"),
      ("<a href=\"x\">the pier</a>", "the pier"), ("<img src=\"a.jpg\"/>", nil),
      ("<style>b{}</style><b>A</b>", nil), ("<TABLE><tr><td>A", nil),
    ] as [(String, String?)])
  func notes(written: String, words: String?) { #expect(NoteText(written).words == words) }

  @Test("KML: several tracks in one placemark are stretches of one, and a point may have a time")
  func stretches() {
    let document = kml(
      """
      <Placemark><name>Day</name><gx:MultiTrack>
        <gx:Track><when>2026-05-03T10:00:00Z</when><gx:coord>1 2</gx:coord></gx:Track>
        <gx:Track><when>2026-05-03T10:05:00Z</when><gx:coord>3 4</gx:coord></gx:Track></gx:MultiTrack></Placemark>
      <Placemark><name>Lunch</name><TimeSpan><begin>2026-05-03T12:00:00Z</begin></TimeSpan>
        <Point><coordinates>5,6</coordinates></Point></Placemark>
      """
    ).document
    #expect(document.tracks.map { $0.segments.map(told) } == [[["2,1@0"], ["4,3@300"]]])
    #expect(document.waypoints.map { told([$0.point]) } == [["6,5@7200"]])
  }

  @Test("Long lists of positions are read in pieces, wherever these are cut")
  func pieces() {
    let places = (0..<30_000).map { "\($0 % 180),\($0 % 90),\($0 % 50 + 1)" }.joined(separator: " ")
    let line = kml("<Placemark><LineString><coordinates>\(places)</coordinates></LineString></Placemark>")
    let points = line.document.tracks.first?.segments.first ?? []
    #expect(points.count == 30_000 && line.diagnostics.isEmpty)
    #expect(told(Array(points.suffix(1))) == ["\(29_999 % 90),\(29_999 % 180),\(29_999 % 50 + 1)"])
  }

  @Test(
    "A position of KML is two or three numbers",
    arguments: [
      ("1,2", "2,1"), ("1,2,3", "2,1,3"), ("1,2,0", "2,1"), ("1,2,", "2,1"), ("1,2,high", "2,1"),
      ("1,,2", ""),
      ("1,2,3,4", ""), ("1", ""), (",1,2", ""), ("1;2", ""), ("181,2", ""), ("1 , 2", "2,1"),
    ])
  func positions(text: String, told: String) {
    let reading = kml("<Placemark><LineString><coordinates>\(text)</coordinates></LineString></Placemark>")
    #expect(
      self.told(reading.document.tracks.flatMap(\.segments).flatMap(\.self)) == [told].filter { !$0.isEmpty })
    #expect(reading.diagnostics.isEmpty == !told.isEmpty)
  }

  @Test("A blank behind a comma and a position of any length are read alike, wherever a piece ends")
  func commas() {
    // libxml2 hands letters on in pieces of some three hundred.
    let places = (0..<3_000).map { "\($0 % 180),  \($0 % 90),\n1.\($0)" }.joined(separator: " ")
    let document = kml("<Placemark><LineString><coordinates>\(places)</coordinates></LineString></Placemark>")
    #expect(document.document.tracks.first?.segments.first?.count == 3_000 && document.diagnostics.isEmpty)
    let endless = String(repeating: "1", count: 1_000_000)
    let reading = kml(
      "<Placemark><LineString><coordinates>1,2 \(endless) 3,4</coordinates></LineString></Placemark>")
    #expect(reading.document.tracks.map { $0.segments.map(told) } == [[["2,1", "4,3"]]])
    #expect(reading.diagnostics.map(\.code) == [.badTrackPoint])
  }

  @Test(
    "Of the line in which a file breaks off, the whole positions are used",
    arguments: [
      ("kml", "<kml><Placemark><LineString><coordinates>1,2 3,4 5,6"),
      ("kml", "<kml><Placemark><gx:Track><gx:coord>1 2</gx:coord><gx:coord>3 4</gx:coord><gx:coord>5 6"),
      ("geojson", "{\"type\": \"LineString\", \"coordinates\": [[1, 2], [3, 4], [5, 6"),
      (
        "geojson",
        "{\"features\": [{\"geometry\": {\"type\": \"MultiLineString\", \"coordinates\": [[[1, 2], [3, 4], [5"
      ),
    ])
  func cutOff(ending: String, text: String) {
    let reading = read(text, ending)
    #expect(reading.diagnostics.map(\.code) == [.badTrack])
    #expect(reading.document.tracks.map { $0.segments.map(told) } == [[["2,1", "4,3"]]])
  }

  @Test(
    "GeoJSON: the fields of a feature may stand in any order, and a position that is none takes its time with it"
  )
  func anyOrder() {
    let document = read(
      """
      {"features": [{"geometry": {"coordinates": [[1, 2], [], [3, 4], [5, 600], [7, 8]], "type": "LineString"},
        "properties": {"times": [1777802400, 1777802401, null, 1777802403, 1777802404]}, "type": "Feature"},
       {"geometry": {"type": "GeometryCollection", "geometries": [
         {"type": "Point", "coordinates": [1, 2]}, {"type": "Polygon", "coordinates": [[[0, 0], [900, 0]]]},
         {"type": "LineString", "coordinates": [[3, 4]]}]}, "properties": {"title": "Both", "date": "2026-05-03T10:00:09Z"}},
       {"type": "Feature", "geometry": {"type": "MultiPoint", "coordinates": [[1, 2], [3, 4]]}}],
       "type": "FeatureCollection", "name": "Late"}
      """, "geojson")
    #expect(document.diagnostics.map(\.code) == [.badTrackPoint])
    #expect(document.document.name == "Late")
    #expect(document.document.tracks.map(\.name) == [nil, "Both"])
    #expect(
      document.document.tracks.map { $0.segments.map(told) } == [[["2,1@0", "4,3", "8,7@4"]], [["4,3"]]])
    #expect(document.document.waypoints.map(\.name) == ["Both", nil, nil])
    #expect(told(document.document.waypoints.map(\.point)) == ["2,1@9", "2,1", "4,3"])
  }

  @Test("The batches of Overland are lists of features under another name")
  func overland() {
    let point = "\"geometry\": {\"type\": \"Point\", \"coordinates\": [7, 46]}"
    let reading = read(
      "{\"locations\": [{\"type\": \"Feature\", \(point), \"properties\": {\"timestamp\": \"2026-05-03T10:00:00Z\"}},"
        + "{\"type\": \"Feature\", \(point), \"properties\": {\"timestamp\": \"2026-05-03T10:01:00Z\"}},"
        + "{\"type\": \"Feature\", \"properties\": {\"timestamp\": \"2026-05-03T10:02:00Z\"}}]}", "geojson")
    #expect(reading.document.tracks.map { $0.segments.map(told) } == [[["46,7@0", "46,7@60"]]])
  }

  @Test(
    "Of a file with more points than anybody has recorded the first are used",
    arguments: [
      ("gpx", "<gpx><trk><trkseg>", "<trkpt lat=\"1\" lon=\"2\"/>", "</trkseg></trk></gpx>"),
      (
        "kml", "<kml><Placemark><LineString><coordinates>", " 1,2",
        "</coordinates></LineString></Placemark></kml>"
      ),
      ("kml", "<kml><Placemark><Track>", "<coord>1 2</coord>", "</Track></Placemark></kml>"),
      (
        "tcx", "<TrainingCenterDatabase><Activity><Lap><Track>",
        "<Trackpoint><LatitudeDegrees>1</LatitudeDegrees><LongitudeDegrees>2</LongitudeDegrees></Trackpoint>",
        "</Track></Lap></Activity></TrainingCenterDatabase>"
      ), ("geojson", "{\"type\": \"LineString\", \"coordinates\": [[1,2]", ",[1,2]", "]}"),
    ])
  func tooMany(ending: String, before: String, point: String, after: String) {
    let text = before + String(repeating: point, count: 2_000) + after
    let reading = TrackReader.read(bytes: Array(text.utf8), file: "a." + ending, atMost: 1_000)
    #expect((990...1_000).contains(reading.document.tracks.flatMap(\.segments).joined().count))
    #expect(reading.diagnostics.map(\.code) == [.badTrack])
    #expect(reading.diagnostics.first?.message.contains("more than 1000 points") == true)
  }

  @Test(
    "TCX: laps go on where the last one ended, a pause within one parts them, and points without a place are nothing"
  )
  func training() {
    func point(_ minute: Int, _ latitude: Int) -> String {
      """
      <Trackpoint><Time>2026-05-03T10:0\(minute):00Z</Time><Position><LatitudeDegrees>\(latitude)</LatitudeDegrees>
      <LongitudeDegrees>7</LongitudeDegrees></Position><AltitudeMeters>500</AltitudeMeters></Trackpoint>
      """
    }
    let indoors =
      "<Trackpoint><Time>2026-05-03T10:09:00Z</Time><HeartRateBpm><Value>90</Value></HeartRateBpm></Trackpoint>"
    let text = """
      <TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"><Activities><Activity Sport="Biking">
      <Id>2026-05-03T10:00:00Z</Id><Lap><Track>\(point(0, 46))\(indoors)</Track><Track>\(point(1, 47))</Track></Lap>
      <Lap><Track>\(point(2, 48))</Track></Lap></Activity></Activities>
      <Courses><Course><Name>Loop</Name><Track>\(point(3, 49))</Track>
      <CoursePoint><Name>Well</Name><Position><LatitudeDegrees>49</LatitudeDegrees><LongitudeDegrees>7</LongitudeDegrees></Position>
      <Notes>Cold</Notes></CoursePoint></Course></Courses></TrainingCenterDatabase>
      """
    let reading = read(text, "tcx")
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.document.tracks.map(\.name) == [nil, "Loop"])
    #expect(reading.document.tracks.map(\.activity) == ["Biking", nil])
    #expect(
      reading.document.tracks.map { $0.segments.map(told) }
        == [[["46,7,500@0"], ["47,7,500@60", "48,7,500@120"]], [["49,7,500@180"]]])
    #expect(
      reading.document.waypoints.map(\.name) == ["Well"] && reading.document.waypoints[0].note == "Cold")
  }

  @Test("GeoJSON: lines with the times beside them, points, and numbers that are written as texts")
  func geoJSON() {
    let reading = read(
      """
      {"type": "FeatureCollection", "name": "Trip", "features": [
       {"type": "Feature", "properties": {"name": "Ride", "coordTimes": ["2026-05-03T10:00:00Z", 1777802460000]},
        "geometry": {"type": "LineString", "coordinates": [[-9, 38, 12], [-8, "39"]]}},
       {"type": "Feature", "properties": {"times": [[1777802400], []]},
        "geometry": {"type": "MultiLineString", "coordinates": [[[1, 2]], [[3, 4]]]}},
       {"type": "Feature", "properties": {"name": "Tower", "desc": "Closed"}, "geometry": {"type": "Point", "coordinates": [5, 6]}},
       {"type": "Feature", "properties": null, "geometry": null}]}
      """, "geojson")
    #expect(reading.diagnostics.isEmpty && reading.document.name == "Trip")
    #expect(
      reading.document.tracks.map { $0.segments.map(told) }
        == [[["38,-9,12@0", "39,-8@60"]], [["2,1@0"], ["4,3"]]])
    #expect(reading.document.waypoints.map(\.name) == ["Tower"])
    let alone = read("{\"type\": \"LineString\", \"coordinates\": [[1, 2], [3, 4]]}", "geojson")
    #expect(alone.document.tracks.map { $0.segments.map(told) } == [[["2,1", "4,3"]]])
  }

  @Test(
    "GeoJSON: a point is called by its name, or what stands for one; an address, which may be somebody's, is none",
    arguments: [
      (#""title": "Well", "label": "W", "address": "Rua 1""#, "Well"), (#""Name": "Well""#, "Well"),
      (#""label": "Well", "address": "Rua 1""#, "Well"),
      (#""name": " ", "address": "Rua 1", "desc": "Cold""#, nil), (#""address": "Rua 1""#, nil),
      (#""address": {"street": "Rua"}"#, nil), (#""desc": "Cold""#, nil),
    ] as [(String, String?)])
  func nameOfPoint(properties: String, name: String?) {
    let point = #"{"type": "Feature", "geometry": {"type": "Point", "coordinates": [5, 6]}, "properties": {"#
    #expect(read(point + properties + "}}", "geojson").document.waypoints.map(\.name) == [name])
  }

  @Test(
    "Points of a telephone, each with its time and without a name of its own, are a track in the order of time"
  )
  func pings() {
    func point(_ name: String, _ minute: Int, _ latitude: Int) -> String {
      "{\"type\": \"Feature\", \"properties\": {\"name\": \"\(name)\", \"time\": \"2026-05-03T10:0\(minute):00Z\"}, "
        + "\"geometry\": {\"type\": \"Point\", \"coordinates\": [7, \(latitude)]}}"
    }
    func document(_ points: [String]) -> TrackDocument {
      read("{\"features\": [\(points.joined(separator: ", "))]}", "geojson").document
    }
    let pings = document([point("Location 2", 2, 48), point("Location 1", 1, 47)])
    #expect(
      pings.tracks.map { $0.segments.map(told) } == [[["47,7@60", "48,7@120"]]] && pings.waypoints.isEmpty)
    let sights = document([point("Tower", 2, 48), point("Castle", 1, 47)])
    #expect(sights.tracks.isEmpty && sights.waypoints.count == 2)
  }

  @Test("A list of features is read as a collection of them", arguments: ["json", "geojson"])
  func bareList(ending: String) {
    let line = "{\"coordinates\": [[1, 2], [3, 4]], \"type\": \"LineString\"}"
    let reading = read(
      "[{\"geometry\": \(line), \"id\": \"route\", \"properties\": {\"name\": \"Way\"}, \"type\": \"Feature\"},"
        + "{\"geometry\": {\"coordinates\": [5, 6], \"type\": \"Point\"}, \"properties\": {\"name\": \"Hut\"}, "
        + "\"type\": \"Feature\"}]", ending)
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.document.tracks.map(\.name) == ["Way"])
    #expect(reading.document.tracks.map { $0.segments.map(told) } == [[["2,1", "4,3"]]])
    #expect(reading.document.waypoints.map(\.name) == ["Hut"])
  }

  @Test(
    "What is broken is told, and the good part used",
    arguments: [
      (
        "kml",
        "<kml><Placemark><LineString><coordinates>1,2\n3,400\n 5,6\n</coordinates></LineString></Placemark></kml>",
        "bad-track-point 2", 2
      ),
      (
        "kml", "<kml>\n<Placemark><LineString><coordinates>1,2 3,4</coordinates></LineString></Placemark>",
        "bad-track 2", 2
      ),
      ("kml", "<html><body/></html>", "bad-track 0", 0), ("kml", "<kml/>", "empty-track 0", 0),
      (
        "geojson",
        "{\"features\": [\n{\"geometry\": {\"type\": \"LineString\", \"coordinates\": [[1, 2], [3, 4]]}, \"type\": \"Feature\"},\n{",
        "bad-track 3", 2
      ),
      (
        "geojson", "{\"type\": \"LineString\", \"coordinates\": [[1, 2],\n[3, 400], []]}",
        "bad-track-point 2",
        1
      ),
      ("geojson", " \n", "empty-track 0", 0), ("geojson", "{}", "empty-track 0", 0),
      (
        "json",
        "[{\"geometry\": {\"type\": \"LineString\", \"coordinates\": [[1, 2], [3, 4]]}, \"type\": \"Shop\"}]",
        "empty-track 0", 0
      ),
      (
        "tcx",
        "<TrainingCenterDatabase><Courses><Course><Track><Trackpoint><Time>noon</Time></Trackpoint></Track></Course></Courses></TrainingCenterDatabase>",
        "bad-time 1", 0
      ),
      ("kml", "<kml>\n<gx:Track><when>noon</when></gx:Track></kml>", "bad-time 2", 0),
      (
        "tcx",
        "<TrainingCenterDatabase><Time>noon</Time><Trackpoint>\n<Time>noon</Time></Trackpoint></TrainingCenterDatabase>",
        "bad-time 1", 0
      ),
    ])
  func broken(ending: String, text: String, told: String, points: Int) {
    let reading = read(text, ending)
    #expect(reading.diagnostics.map { "\($0.code) \($0.place?.span?.line ?? 0)" } == [told])
    #expect(reading.document.tracks.flatMap(\.segments).reduce(0) { $0 + $1.count } == points)
  }
}
