import JSONText
import PhotoMetadata
import TripModel

@testable import TripReading

extension TextReader {
  /// What lies beside pictures.
  static let sidecars = [
    TextReader(
      name: "xmp", seeds: .texts(packets),
      words: [
        "<rdf:RDF>", "</rdf:RDF>", "<rdf:Description ", "<rdf:Alt>", "<rdf:Seq>", "<rdf:li>", "</rdf:li>",
        "<rdf:li xml:lang=\"x-default\">", "<rdf:value>", "rdf:parseType=\"Resource\"", "rdf:value=\"",
        "<exif:DateTimeOriginal>", "exif:GPSLatitude=\"38,41.5N\"", "exif:GPSLongitude=\"9,12W\"",
        "exif:GPSAltitude=\"1/2\"", "xmp:Rating=\"-1\"", "<dc:title>", "<dc:description>", "tiff:Model=\"",
        "photoshop:DateCreated=\"2026-05-03\"", "2026-05-03T14:05:12.25+02:00", "<!ENTITY a \"b\">", "&a;",
        "&#0;", "<![CDATA[", "]]>", "<?xpacket ", "encoding=\"UTF-16\"",
      ], longest: 2048, read: packet),
    TextReader(
      name: "takeout", seeds: .texts(exports),
      words: [
        "{", "}", "[", "]", ",", ":", "\"title\"", "\"photoTakenTime\"", "\"timestamp\"", "\"geoData\"",
        "\"latitude\"", "\"longitude\"", "\"altitude\"", "\"description\"", "\"trashed\"", "true", "false",
        "null",
        "-0.5e-3", "1e309", "\\u00e9", "\\ud83d", "\\ude00", "\\\"", "1777809630",
      ], longest: 1024, read: export),
    TextReader(
      name: "maps", seeds: .texts(extracts),
      words: [
        "{", "}", "[", "]", ",", ":", "\"type\":\"Feature\"", "\"geometry\"", "\"properties\"",
        "\"coordinates\"",
        "\"LineString\"", "\"MultiPolygon\"", "\"GeometryCollection\"", "\"geometries\"",
        "\"highway\":\"primary\"",
        "\"natural\":\"coastline\"", "\"building\":\"yes\"", "\"other_tags\"", "\\\"a\\\"=>\\\"b\\\"",
        "\"tags\"",
        "\"crs\"", "\"features\"", "[180,90]", "[-180,-90]", "[1e308,0]", "\u{1E}", "\n", "null",
      ], longest: 2048, read: extract),
    TextReader(
      name: "saved-places", seeds: .texts(extracts + savedPlaces),
      words: [
        "\"features\"", "\"properties\"", "\"location\"", "\"Location\"", "\"google_maps_url\"", "\"name\"",
        "\"tourism\":\"museum\"", "\"opening_hours\":\"Mo-Fr 9:00-18:00\"", "\"Polygon\"", "Title,Note,URL",
        "https://www.google.com/maps/search/38.7,-9.1", "five_star_rating_published", ",", "\"", "\n",
      ], longest: 2048, read: places),
  ]

  private static let spaces = [
    ("rdf", "http://www.w3.org/1999/02/22-rdf-syntax-ns#"), ("exif", "http://ns.adobe.com/exif/1.0/"),
    ("xmp", "http://ns.adobe.com/xap/1.0/"), ("dc", "http://purl.org/dc/elements/1.1/"),
    ("tiff", "http://ns.adobe.com/tiff/1.0/"), ("photoshop", "http://ns.adobe.com/photoshop/1.0/"),
  ].map { "xmlns:\($0.0)=\"\($0.1)\"" }.joined(separator: " ")

  private static let packets = [
    "<rdf:Description exif:DateTimeOriginal=\"2026-05-03T14:05:12\" xmp:Rating=\"-1\" exif:GPSLatitude=\"38,41.5N\" exif:GPSLongitude=\"9,12.9W\"/>",
    "<rdf:Description><dc:description><rdf:Alt><rdf:li xml:lang=\"x-default\">Tower</rdf:li></rdf:Alt></dc:description></rdf:Description>",
    "<rdf:Description><tiff:Model rdf:parseType=\"Resource\"><rdf:value>Z6</rdf:value></tiff:Model><photoshop:DateCreated>2026-05-03</photoshop:DateCreated></rdf:Description>",
  ].map { "<rdf:RDF \(spaces)>\($0)</rdf:RDF>" }

  private static let exports = [
    "{\"title\":\"a.jpg\",\"description\":\"x\",\"photoTakenTime\":{\"timestamp\":\"1777809630\"},\"geoData\":{\"latitude\":38.5,\"longitude\":-9.25,\"altitude\":12.0}}",
    "[1,-0.5e3,true,null,{\"a\":[\"b\\u00e9\\n\"]}]",
  ]

  private static let extracts = [
    "{\"type\":\"FeatureCollection\",\"features\":[{\"type\":\"Feature\",\"geometry\":{\"type\":\"LineString\",\"coordinates\":[[24.9,60.1],[25,60.2]]},\"properties\":{\"highway\":\"primary\",\"name\":\"A\"}}]}",
    "{\"type\":\"Feature\",\"geometry\":{\"type\":\"MultiPolygon\",\"coordinates\":[[[[0,0],[1,0],[1,1],[0,0]]]]},\"properties\":{\"other_tags\":\"\\\"natural\\\"=>\\\"water\\\"\"}}",
    "\u{1E}{\"type\":\"Feature\",\"geometry\":{\"type\":\"Point\",\"coordinates\":[1,2]},\"properties\":{\"natural\":\"peak\",\"name\":\"B\",\"ele\":\"12\"}}\n",
  ]

  private static let savedPlaces = [
    "{\"features\":[{\"geometry\":{\"coordinates\":[-5.6,36],\"type\":\"Point\"},\"properties\":{\"google_maps_url\":\"x\",\"location\":{\"name\":\"A\",\"address\":\"B\"},\"five_star_rating_published\":4},\"type\":\"Feature\"}]}",
    "{\"features\":[{\"geometry\":{\"coordinates\":[[[0,0],[1,0],[1,1]]],\"type\":\"Polygon\"},\"properties\":{\"name\":\"A\",\"tourism\":\"museum\",\"opening_hours\":\"24/7\"},\"type\":\"Feature\"}]}",
    "Title,Note,URL,Comment\nA,b,\"https://www.google.com/maps/search/38.7,-9.1\",\n",
  ]

  /// The same bytes as a map and as a list.
  private static func places(_ bytes: [UInt8]) -> String {
    ["a.json", "a.csv"].map { file in
      let saved = SavedPlaces.read(bytes, file: file, language: "en")
      for place in saved.places { claim(!place.name.isEmpty, "a place without a name") }
      return "\(saved.places)" + InputLines.words([saved.diagnostic].compactMap(\.self))
    }.joined()
  }

  private static func extract(_ bytes: [UInt8]) -> String {
    let map = MapFile(bytes, file: "maps/a.geojson", language: "en")
    for feature in map.extract?.features ?? [] {
      claim(!feature.parts.isEmpty, "a feature without a shape")
      for part in feature.parts {
        let minimum = feature.kind.shape == .area ? 3 : feature.kind.shape == .line ? 2 : 1
        claim(part.count >= minimum, "\(part.count) points of \(feature.kind)")
        claim(part.upperBound <= map.extract?.points.count ?? 0, "points that are none")
      }
    }
    claim(map.extract != nil || !map.diagnostics.isEmpty, "neither a map nor a reason")
    return "\(map.extract?.features.map(\.kind) ?? [])" + InputLines.words(map.diagnostics)
  }

  private static func packet(_ bytes: [UInt8]) -> String {
    let reading = XMPReader.read(bytes)
    claimSound(reading.note)
    if case .broken(let line)? = reading.problem {
      claim((1...bytes.count { $0 == UInt8(ascii: "\n") } + 1).contains(line), "line \(line)")
    }
    return "\(reading)"
  }

  private static func export(_ bytes: [UInt8]) -> String {
    do throws(JSONProblem) {
      let takeout = try TakeoutNote.read(bytes)
      if let note = takeout?.note { claimSound(note) }
      return "\(takeout as TakeoutNote?)"
    } catch {
      claim((1...bytes.count { $0 == UInt8(ascii: "\n") } + 1).contains(error.line), "line \(error.line)")
      return "\(error.line)"
    }
  }

  private static func claimSound(_ note: PhotoNote) {
    if let place = note.position {
      claim(abs(place.latitude) <= 90 && abs(place.longitude) <= 180, "a place off the Earth: \(place)")
    }
    for text in [note.title, note.description, note.make, note.model].compactMap(\.self) {
      claim(!text.isEmpty && !text.unicodeScalars.contains { $0.value < 0x20 }, "no tidy text: \(text)")
    }
    for number in [note.exposureTime, note.fNumber, note.focalLength].compactMap(\.self) {
      claim(number > 0 && number.isFinite, "no exposure: \(number)")
    }
  }
}
