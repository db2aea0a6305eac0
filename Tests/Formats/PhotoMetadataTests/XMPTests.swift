import PhotoMetadata
import Testing

/// A packet with the namespaces that programs declare.
func packet(_ attributes: String, _ elements: String = "") -> [UInt8] {
  Array(
    """
    <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>
    <x:xmpmeta xmlns:x="adobe:ns:meta/">
    <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:exif="http://ns.adobe.com/exif/1.0/"
     xmlns:tiff="http://ns.adobe.com/tiff/1.0/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
     xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:exifEX="http://cipa.jp/exif/1.0/"
     xmlns:digiKam="http://www.digikam.org/ns/1.0/" xmlns:xmpDM="http://ns.adobe.com/xmp/1.0/DynamicMedia/"
     xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:xmpNote="http://ns.adobe.com/xmp/note/"
     \(attributes)>\(elements)</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>
    """.utf8)
}

@Suite("XMP")
struct XMPTests {
  private func note(_ attributes: String, _ elements: String = "") -> PhotoNote {
    let reading = XMPReader.read(packet(attributes, elements))
    #expect(reading.problem == nil)
    return reading.note
  }

  @Test(
    "A property is the same in every spelling of RDF",
    arguments: [
      ("tiff:Model=\"Z6\"", ""), ("", "<tiff:Model>Z6</tiff:Model>"), ("", "<tiff:Model> Z6\n</tiff:Model>"),
      ("", "<tiff:Model><rdf:Seq><rdf:li>Z6</rdf:li><rdf:li>Z7</rdf:li></rdf:Seq></tiff:Model>"),
      ("", "<tiff:Model><rdf:Description><rdf:value>Z6</rdf:value><a/></rdf:Description></tiff:Model>"),
      ("", "<tiff:Model><rdf:Description rdf:value=\"Z6\"/></tiff:Model>"),
      ("", "<tiff:Model rdf:parseType=\"Resource\"><rdf:value>Z6</rdf:value></tiff:Model>"),
      ("", "<tiff:Model rdf:value=\"Z6\"/>"), ("", "<tiff:Model><![CDATA[Z6]]></tiff:Model>"),
      (
        "",
        "<tiff:Model><rdf:Bag><rdf:li rdf:parseType=\"Resource\"><rdf:value>Z6</rdf:value></rdf:li></rdf:Bag></tiff:Model>"
      ),
      (
        "xmlns:t=\"http://ns.adobe.com/tiff/1.0/\" t:Model=\"Z6\"",
        "<other:Model xmlns:other=\"urn:x\">No</other:Model>"
      ),
    ])
  func spellings(_ attributes: String, _ elements: String) {
    #expect(note(attributes, elements).model == "Z6")
  }

  @Test("Several descriptions of one picture are one, without the packet around them")
  func severalDescriptions() {
    let text = """
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:tiff="http://ns.adobe.com/tiff/1.0/">
      <rdf:Description tiff:Make="Nikon"/><rdf:Description><tiff:Model>Z6</tiff:Model></rdf:Description></rdf:RDF>
      """
    let reading = XMPReader.read(Array(text.utf8))
    #expect(reading.problem == nil && reading.note.make == "Nikon" && reading.note.model == "Z6")
  }

  @Test("What stands in a structure, or under another's name, is not the picture's own")
  func structures() {
    let place =
      "<Iptc4xmpExt:LocationCreated><rdf:Bag><rdf:li rdf:parseType=\"Resource\"><exif:GPSLatitude>1,2N</exif:GPSLatitude>"
      + "<exif:GPSLongitude>1,2E</exif:GPSLongitude></rdf:li></rdf:Bag></Iptc4xmpExt:LocationCreated>"
    #expect(note("Iptc4xmpExt:Model=\"Z6\" Model=\"Z6\"", place) == PhotoNote())
  }

  @Test("Of several languages the default counts, wherever it stands, else the first")
  func languages() {
    func caption(_ items: String) -> String? {
      note("", "<dc:description><rdf:Alt>\(items)</rdf:Alt></dc:description>").description
    }
    let german = "<rdf:li xml:lang=\"de\">Turm</rdf:li>"
    let usual = "<rdf:li xml:lang=\"x-default\">Tower &amp; bridge</rdf:li>"
    #expect(caption(german + usual) == "Tower & bridge")
    #expect(caption(usual + german) == "Tower & bridge")
    #expect(caption(german + "<rdf:li xml:lang=\"fr\">Tour</rdf:li>") == "Turm")
    #expect(caption("<rdf:li xml:lang=\"x-default\"/>" + german) == "Turm")
  }

  @Test(
    "Times are read with and without offset and fractions; what is none is none",
    arguments: [
      ("2026-05-03T14:05:12", "14:05:12 '' nil"), ("2026-05-03T14:05", "14:05:0 '' nil"),
      ("2026-05-03T14:05:12.250+02:00", "14:05:12 '250' 7200"), ("2026-05-03T14:05:12Z", "14:05:12 '' 0"),
      ("2026-05-03T14:05-09:30", "14:05:0 '' -34200"), ("2026:05:03 14:05:12", "14:05:12 '' nil"),
      ("2026-05-03", "nil"), ("2026-05", "nil"), ("2026-05-03T25:00", "nil"), ("soon", "nil"), ("T", "nil"),
      ("", "nil"),
    ])
  func times(_ text: String, _ expected: String) {
    let clock = note("exif:DateTimeOriginal=\"\(text)\"").original
    let offset = clock.offset.map(String.init) ?? "nil"
    let told = clock.reading.map {
      "\($0.hour):\($0.minute < 10 ? "0" : "")\($0.minute):\($0.second) '\(clock.subsecond)' \(offset)"
    }
    #expect(told ?? "nil" == expected)
  }

  @Test("A day without a time is a day, from whichever of three properties")
  func days() {
    for name in ["exif:DateTimeOriginal", "photoshop:DateCreated", "xmp:CreateDate"] {
      #expect(note("\(name)=\"2026-05-03\"").day?.day == 3)
    }
    #expect(note("exif:DateTimeOriginal=\"2026-05-03T14:05\"").day == nil)
  }

  @Test(
    "Positions are read in the forms that programs write; what is not on the Earth is none",
    arguments: [
      ("38,41.5N", "9,12.9W", [38.691666, -9.215]), ("38,41,30N", "9,12,54W", [38.691666, -9.215]),
      ("38.5", "-9.25", [38.5, -9.25]), ("38.5S", "9.25E", [-38.5, 9.25]), ("0,0N", "0,0E", nil),
      ("91,0N", "9,0E", nil), ("38,61N", "9,0E", nil), ("38,41.5N", "", nil), ("N", "E", nil),
      ("1,2,3,4N", "1E", nil),
    ] as [(String, String, [Double]?)])
  func positions(_ north: String, _ east: String, _ expected: [Double]?) {
    let found = note("exif:GPSLatitude=\"\(north)\" exif:GPSLongitude=\"\(east)\"").position
    #expect((found == nil) == (expected == nil))
    if let found, let expected {
      #expect(abs(found.latitude - expected[0]) < 1e-5 && abs(found.longitude - expected[1]) < 1e-5)
    }
  }

  @Test("Height, exposure and the satellites' time are numbers and fractions")
  func numbers() {
    let note = note(
      "exif:GPSAltitude=\"123/10\" exif:GPSAltitudeRef=\"1\" exif:ExposureTime=\"1/250\" exif:FNumber=\"28/10\" exif:FocalLength=\"35/1\" exif:GPSTimeStamp=\"2026-05-03T12:00:30Z\"",
      "<exif:ISOSpeedRatings><rdf:Seq><rdf:li>200</rdf:li></rdf:Seq></exif:ISOSpeedRatings>")
    #expect(note.altitude == -12.3 && note.exposureTime == 0.004 && note.fNumber == 2.8 && note.iso == 200)
    #expect(note.focalLength == 35 && note.instant == 1_777_809_630)
    let nonsense = self.note(
      "exif:GPSAltitude=\"1/0\" exif:FNumber=\"a\" exif:ExposureTime=\"-1\" exif:FocalLength=\"1/2/3\"")
    #expect(nonsense == PhotoNote())
  }

  @Test(
    "Rejected is a rating of -1, and the signs of two programs",
    arguments: [
      ("xmp:Rating=\"-1\"", true), ("xmp:Rating=\"-1.0\"", true), ("xmp:Rating=\"0\"", false),
      ("xmp:Rating=\"5\"", false),
      ("digiKam:PickLabel=\"1\"", true), ("digiKam:PickLabel=\"3\"", false), ("xmpDM:pick=\"-1\"", true),
      ("xmp:Rating=\"3\" digiKam:PickLabel=\"1\"", true), ("", nil), ("xmp:Rating=\"\"", nil),
    ] as [(String, Bool?)])
  func rejection(_ attributes: String, _ expected: Bool?) { #expect(note(attributes).isRejected == expected) }

  @Test(
    "Stars are a rating from 1 to 5",
    arguments: [
      ("xmp:Rating=\"5\"", 5), ("xmp:Rating=\"3.0\"", 3), ("xmp:Rating=\"0\"", nil),
      ("xmp:Rating=\"-1\"", nil),
      ("xmp:Rating=\"99\"", nil), ("xmp:Rating=\"many\"", nil), ("", nil),
    ] as [(String, Int?)])
  func stars(_ attributes: String, _ expected: Int?) { #expect(note(attributes).stars == expected) }

  @Test("A description that a camera writes into each picture is none")
  func defaults() { #expect(note("dc:description=\"OLYMPUS DIGITAL CAMERA\"").description == nil) }

  @Test("A packet in UTF-16 is read, and one with rubbish behind it")
  func encodings() {
    let text = String(decoding: packet("tiff:Model=\"Fløien\""), as: UTF8.self)
    var wide: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { wide += [UInt8(unit & 255), UInt8(unit >> 8)] }
    #expect(XMPReader.read(wide).note.model == "Fløien")
    let padded = packet("tiff:Model=\"Z6\"") + [0, 0, 0xFF, 0x3C]
    #expect(XMPReader.read(padded).note.model == "Z6" && XMPReader.read(padded).problem == nil)
  }

  @Test("What is broken is told by its line, and what stands before it counts")
  func broken() {
    let cut = Array(
      String(decoding: packet("tiff:Model=\"Z6\"", "\n<dc:title>"), as: UTF8.self).prefix(1000).utf8)
    let reading = XMPReader.read(cut)
    #expect(reading.note.model == "Z6")
    guard case .broken(let line)? = reading.problem else {
      Issue.record("\(reading)")
      return
    }
    #expect(line >= 9)
    #expect(XMPReader.read([]).problem == .notXMP)
    #expect(XMPReader.read(Array("<gpx/>".utf8)).problem == .notXMP)
    #expect(XMPReader.read(Array("hello".utf8)).problem == .notXMP)
  }

  @Test("Entities, depths and long texts do no harm")
  func hostile() {
    let bomb =
      "<!DOCTYPE x [\n<!ENTITY a \"b\">]>" + String(decoding: packet("tiff:Model=\"&a;\""), as: UTF8.self)
    let entity = XMPReader.read(Array(bomb.utf8))
    #expect(entity.problem != nil && entity.note == PhotoNote())
    let deep = String(repeating: "<dc:title><rdf:Alt><rdf:li>", count: 100_000)
    #expect(XMPReader.read(packet("tiff:Model=\"Z6\"", deep)).note.model == "Z6")
    let long = note("", "<dc:title>" + String(repeating: "word ", count: 100_000) + "</dc:title>")
    #expect((long.title?.utf8.count ?? 0) <= 64 * 1024)
    let many = note("", String(repeating: "<dc:title>x</dc:title>", count: 100_000))
    #expect(many.title == "x")
  }
}
