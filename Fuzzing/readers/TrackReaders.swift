import Diagnostics
import TrackFile

extension TextReader {
  /// Tracks of every kind, by the ending that tells it.
  static let tracks = [
    TextReader(
      name: "tracks", seeds: .files(["gpx"]), words: xmlMarks + gpxWords, longest: 2048, read: track("gpx")),
    TextReader(
      name: "kml", seeds: .texts(kml), words: xmlMarks + kmlWords, longest: 2048, read: track("kml")),
    TextReader(
      name: "tcx", seeds: .texts(tcx), words: xmlMarks + tcxWords, longest: 2048, read: track("tcx")),
    TextReader(
      name: "geojson", seeds: .texts(geoJSON), words: jsonWords, longest: 2048, read: track("geojson")),
    TextReader(name: "kmz", seeds: .base64(kmz), words: zipMarks, longest: 1024, read: track("kmz")),
  ]

  private static let xmlMarks = [
    "<![CDATA[", "]]>", "<!--", "-->", "<?xml version=\"1.0\"?>", "<!DOCTYPE gpx [", "<!ENTITY a \"b\">",
    "&a;",
    "&amp;", "&#0;", "&#32;", "encoding=\"UTF-16\"", "encoding=\"ISO-8859-1\"", "2026-05-03T10:00:00Z",
    "1999-12-31T24:00:60.5-18:00", "1e9", "-0.0", "</", "/>",
  ]

  private static let gpxWords = [
    "<gpx>", "</gpx>", "<trk>", "</trk>", "<trkseg>", "</trkseg>", "<trkpt lat=\"38.7\" lon=\"-9.1\">",
    "</trkpt>", "<ele>", "</ele>", "<time>", "</time>", "<wpt lat=\"38.7\" lon=\"-9.1\"/>", "<rte>",
    "<rtept ",
    "<name>", "</name>", "xmlns=\"http://www.topografix.com/GPX/1/1\"",
  ]

  private static let kmlWords = [
    "<kml>", "</kml>", "<Document>", "<Folder>", "<Placemark>", "</Placemark>", "<name>", "</name>",
    "<description>", "</description>", "<Point>", "</Point>", "<LineString>", "</LineString>", "<LinearRing>",
    "<Polygon>", "</Polygon>", "<MultiGeometry>", "<coordinates>", "</coordinates>", "<gx:Track>",
    "</gx:Track>", "<gx:MultiTrack>", "<Track>", "<when>", "</when>", "<gx:coord>", "</gx:coord>", "<coord/>",
    "<TimeStamp>", "</TimeStamp>", "<TimeSpan>", "<begin>", "</begin>", "-9.1,38.7,12 ", ", ", " ,",
    "180,90,-32768",
  ]

  private static let tcxWords = [
    "<TrainingCenterDatabase>", "</TrainingCenterDatabase>", "<Activities>", "<Activity>", "</Activity>",
    "<Courses>", "<Course>", "</Course>", "<Lap>", "</Lap>", "<Track>", "</Track>", "<Trackpoint>",
    "</Trackpoint>", "<CoursePoint>", "</CoursePoint>", "<Time>", "</Time>", "<Position>",
    "<LatitudeDegrees>",
    "</LatitudeDegrees>", "<LongitudeDegrees>", "</LongitudeDegrees>", "<AltitudeMeters>",
    "</AltitudeMeters>",
    "<Name>", "</Name>", "<Notes>", "</Notes>",
  ]

  private static let jsonWords = [
    "{", "}", "[", "]", ",", ":", "null", "true", "\"type\":", "\"Feature\"", "\"FeatureCollection\"",
    "\"features\":", "\"geometry\":", "\"geometries\":", "\"properties\":", "\"coordinates\":", "\"Point\"",
    "\"MultiPoint\"", "\"LineString\"", "\"MultiLineString\"", "\"Polygon\"", "\"GeometryCollection\"",
    "\"coordTimes\":", "\"times\":", "\"coordinateProperties\":", "\"time\":", "\"timestamp\":", "\"name\":",
    "\"desc\":", "\"2026-05-03T10:00:00Z\"", "1777802400", "1777802460000", "[180,90]", "[1e308,-0]",
    "\"38.7\"", "\\u00e9", "\\ud83d", "\u{1E}", "\n",
  ]

  private static let kml = [
    "<kml xmlns=\"http://www.opengis.net/kml/2.2\" xmlns:gx=\"http://www.google.com/kml/ext/2.2\"><Placemark><name>A</name><gx:Track><when>2026-05-03T10:00:00Z</when><when>2026-05-03T10:01:00Z</when><gx:coord>-9 38 12.5</gx:coord><gx:coord/></gx:Track></Placemark></kml>",
    "<kml><Document><name>D</name><Placemark><MultiGeometry><LineString><coordinates>1,2,3 4,5\n6, 7, 8</coordinates></LineString><Polygon><outerBoundaryIs><LinearRing><coordinates>0,0 1,0</coordinates></LinearRing></outerBoundaryIs></Polygon></MultiGeometry></Placemark></Document></kml>",
    "<kml><Placemark><TimeStamp><when>2026-05-03T10:00:00Z</when></TimeStamp><Point><coordinates>-9,38,0</coordinates></Point></Placemark><Placemark><TimeSpan><begin>2026-05-03T10:01:00Z</begin></TimeSpan><Point><coordinates>-8,38</coordinates></Point></Placemark></kml>",
  ]

  private static let tcx = [
    "<TrainingCenterDatabase xmlns=\"http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2\"><Activities><Activity Sport=\"Biking\"><Lap><Track><Trackpoint><Time>2026-05-03T10:00:00Z</Time><Position><LatitudeDegrees>46.5</LatitudeDegrees><LongitudeDegrees>7</LongitudeDegrees></Position><AltitudeMeters>500</AltitudeMeters></Trackpoint></Track></Lap></Activity></Activities></TrainingCenterDatabase>",
    "<TrainingCenterDatabase><Courses><Course><Name>Loop</Name><Track><Trackpoint><Position><LatitudeDegrees>46</LatitudeDegrees><LongitudeDegrees>7</LongitudeDegrees></Position></Trackpoint></Track><CoursePoint><Name>Well</Name><Position><LatitudeDegrees>46</LatitudeDegrees><LongitudeDegrees>7</LongitudeDegrees></Position><Notes>Cold</Notes></CoursePoint></Course></Courses></TrainingCenterDatabase>",
  ]

  private static let geoJSON = [
    "{\"type\":\"FeatureCollection\",\"name\":\"T\",\"features\":[{\"type\":\"Feature\",\"properties\":{\"name\":\"R\",\"coordTimes\":[\"2026-05-03T10:00:00Z\",1777802460000]},\"geometry\":{\"type\":\"LineString\",\"coordinates\":[[-9,38,12],[-8,\"39\"]]}}]}",
    "{\"type\":\"Feature\",\"geometry\":{\"type\":\"MultiLineString\",\"coordinates\":[[[1,2]],[[3,4]]]},\"properties\":{\"times\":[[1777802400],[]]}}",
    "{\"features\":[{\"type\":\"Feature\",\"properties\":{\"time\":\"2026-05-03T10:00:00Z\"},\"geometry\":{\"type\":\"Point\",\"coordinates\":[7,46]}},{\"type\":\"Feature\",\"properties\":{\"timestamp\":1777802460},\"geometry\":{\"type\":\"Point\",\"coordinates\":[7,47]}}]}",
    "{\"type\":\"GeometryCollection\",\"geometries\":[{\"type\":\"Point\",\"coordinates\":[1,2]},{\"type\":\"MultiPoint\",\"coordinates\":[[1,2],[3,4]]}]}",
  ]

  private static let zipMarks = [
    "PK\u{3}\u{4}", "PK\u{1}\u{2}", "PK\u{5}\u{6}", "PK\u{6}\u{6}", "PK\u{6}\u{7}", "doc.kml",
  ]

  /// Made with Python's `zipfile`: one with a `doc.kml`, one with several files.
  private static let kmz = [
    "UEsDBBQAAAAIAABgo1yK4F49gAAAAK0AAAAHAAAAZG9jLmttbE2OwQrCMBBEf6X0rNk2YrCy5gs8CB48h7rUkGRTkk"
      + "D8fLV4yG0ePGYGXfDdO3jOl/5VynoGqLWKuBIvNgumAl8DpJC9xps3MwWTnEY2gfTDeIewRbxapntJlheNc4zpadkU"
      + "yno/CTmqYXc4CTWNqtv4+Gc5ILQyQlsDzd7vhf4AUEsBAhQDFAAAAAgAAGCjXIrgXj2AAAAArQAAAAcAAAAAAAAAAA"
      + "AAAKSBAAAAAGRvYy5rbWxQSwUGAAAAAAEAAQA1AAAApQAAAAAA",
    "UEsDBBQAAAAIAABgo1x1GGR3CAAAAAYAAAAPAAAAZmlsZXMvb3RoZXIua21ss8nOzdG3AwBQSwMEFAAAAAgAAGCjXI"
      + "rgXj2AAAAArQAAAAgAAABXYWxrLktNTE2OwQrCMBBEf6X0rNk2YrCy5gs8CB48h7rUkGRTkkD8fLV4yG0ePGYGXfDd"
      + "O3jOl/5VynoGqLWKuBIvNgumAl8DpJC9xps3MwWTnEY2gfTDeIewRbxapntJlheNc4zpadkUyno/CTmqYXc4CTWNqt"
      + "v4+Gc5ILQyQlsDzd7vhf4AUEsDBBQAAAAIAABgo1yDFtyMAwAAAAEAAAAHAAAAZG9jLnR4dKsAAFBLAQIUAxQAAAAI"
      + "AABgo1x1GGR3CAAAAAYAAAAPAAAAAAAAAAAAAACkgQAAAABmaWxlcy9vdGhlci5rbWxQSwECFAMUAAAACAAAYKNciu"
      + "BePYAAAACtAAAACAAAAAAAAAAAAAAApIE1AAAAV2Fsay5LTUxQSwECFAMUAAAACAAAYKNcgxbcjAMAAAABAAAABwAA"
      + "AAAAAAAAAAAApIHbAAAAZG9jLnR4dFBLBQYAAAAAAwADAKgAAAADAQAAAAA=",
  ]

  /// Reads a track of an ending. XML knows no line that ends with CR alone, and of a long line only a part is shown.
  private static func track(_ ending: String) -> @Sendable ([UInt8]) -> String {
    { bytes in
      let reading = TrackReader.read(bytes: bytes, file: "tracks/a." + ending)
      // What is packed has lines of its own.
      let lines = ending == "kmz" ? Int.max : bytes.count { $0 == UInt8(ascii: "\n") } + 1
      for span in reading.diagnostics.compactMap(\.place?.span) {
        claim((1...lines).contains(span.line), "line \(span.line) of \(lines)")
        claim((1...max(1, span.text.count)).contains(span.column), "column \(span.column)")
      }
      claim(
        !reading.document.isEmpty || !reading.diagnostics.isEmpty, "nothing is read, and nothing is said")
      return "\(reading.document)" + InputLines.words(reading.diagnostics)
    }
  }
}
