import PhotoMetadata
import Testing

@Suite("Notes within pictures, and of Google Takeout")
struct NoteTests {
  private func facts(_ bytes: [UInt8]) throws -> PhotoFacts {
    try TestJPEG.onDisk(bytes) { try PhotoFacts.read(path: $0) }
  }

  private static let xmp = packet("tiff:Model=\"Z6\"", "<dc:title>Belém</dc:title>")
  private static let startOfXMP = Array("http://ns.adobe.com/xap/1.0/\0".utf8)

  private static func file(_ format: PictureFormat) -> [UInt8] {
    switch format {
    case .jpeg:
      var jpeg = TestJPEG()
      jpeg.add(0xE1, startOfXMP + xmp)
      jpeg.addFrame(width: 40, height: 30)
      jpeg.addPicture()
      return jpeg.bytes
    case .heic, .avif: return TestHEIF(brand: format.rawValue, exif: TestExif().bytes, xmp: xmp).bytes
    case .png:
      var png = TestPNG(width: 40, height: 30)
      png.add("eXIf", TestExif().bytes)
      png.add("iTXt", Array("XML:com.adobe.xmp\0\0\0en\0\0".utf8) + xmp)
      png.add("IDAT", [0])
      return png.bytes
    case .webp:
      var webp = TestWebP()
      webp.addHead(width: 40, height: 30, hasExif: true)
      webp.add("VP8 ", [0, 0, 0])
      webp.add("EXIF", TestExif().bytes)
      webp.add("XMP ", xmp)
      return webp.bytes
    case .tiff:
      var tiff = TestExif()
      tiff.main = [(0x100, .short([40])), (0x101, .long([30])), (0x2BC, .bytes(xmp, type: 1))]
      return tiff.bytes
    }
  }

  @Test("XMP is read from each kind of picture, beside EXIF", arguments: PictureFormat.allCases)
  func embedded(_ format: PictureFormat) throws {
    let note = try facts(Self.file(format)).xmp
    #expect(note?.model == "Z6" && note?.title == "Belém")
  }

  @Test("What is too long for one part of a JPEG is read from the others, if all of them are there")
  func extended() throws {
    let name = "0123456789ABCDEF0123456789ABCDEF"
    let rest = packet("", "<dc:description>Long</dc:description><tiff:Model>Other</tiff:Model>")
    func file(_ cuts: [Range<Int>], of name: String) -> [UInt8] {
      var jpeg = TestJPEG()
      jpeg.add(
        0xE1,
        Self.startOfXMP
          + packet("tiff:Model=\"Z6\" xmpNote:HasExtendedXMP=\"0123456789ABCDEF0123456789ABCDEF\""))
      for cut in cuts {
        jpeg.add(
          0xE1,
          Array(("http://ns.adobe.com/xmp/extension/\0" + name).utf8) + number(rest.count, 4)
            + number(cut.lowerBound, 4) + rest[cut])
      }
      jpeg.addFrame(width: 40, height: 30)
      jpeg.addPicture()
      return jpeg.bytes
    }
    let halves = [300..<rest.count, 0..<300]
    let whole = try facts(file(halves, of: name)).xmp
    #expect(whole?.description == "Long" && whole?.model == "Z6")
    #expect(try facts(file([300..<rest.count], of: name)).xmp?.description == nil)
    #expect(try facts(file(halves, of: String(name.reversed()))).xmp?.description == nil)
  }

  /// Records of IPTC as Photoshop keeps them, behind another resource with a name of odd length.
  private static func iptc(_ records: [(UInt8, UInt8, [UInt8])]) -> [UInt8] {
    let data = records.flatMap { record -> [UInt8] in
      [0x1C, record.0, record.1] + number(record.2.count, 2) + record.2
    }
    let other = Array("8BIM".utf8) + [0x03, 0xED, 2, 0x41, 0x42, 0] + number(3, 4) + [1, 2, 3, 0]
    let own = Array("8BIM".utf8) + [0x04, 0x04, 0, 0] + number(data.count, 4) + data
    var jpeg = TestJPEG()
    jpeg.add(0xED, Array("Photoshop 3.0\0".utf8) + other + own)
    jpeg.addFrame(width: 40, height: 30)
    jpeg.addPicture()
    return jpeg.bytes
  }

  @Test("Caption, title and time of IPTC are read, in UTF-8 and in the letters of Windows")
  func records() throws {
    let time: [(UInt8, UInt8, [UInt8])] = [
      (2, 55, Array("20260503".utf8)), (2, 60, Array("140512+0200".utf8)),
    ]
    let plain = try #require(
      try facts(
        Self.iptc([(2, 5, [0x42, 0x65, 0x6C, 0xE9, 0x6D]), (2, 120, [0x93, 0x41, 0x94, 0x80])] + time)
      ).iptc)
    #expect(plain.title == "Belém" && plain.description == "“A”€")
    #expect(plain.created.reading?.hour == 14 && plain.created.offset == 7200 && plain.day?.day == 3)
    let marked = try facts(Self.iptc([(1, 90, [0x1B, 0x25, 0x47]), (2, 120, Array("Fløien".utf8))])).iptc
    #expect(marked?.description == "Fløien" && marked?.created.reading == nil)
    let unknownZone = try facts(Self.iptc([time[0], (2, 60, Array("140512+0000".utf8))])).iptc
    #expect(unknownZone?.created.reading?.minute == 5 && unknownZone?.created.offset == nil)
    #expect(try facts(Self.iptc([(2, 120, Array("SONY DSC".utf8))])).iptc?.description == nil)
  }

  @Test("Resources and records that are cut off anywhere do no harm")
  func cutOff() throws {
    let whole = Self.iptc([(2, 120, Array("Tower".utf8)), (2, 55, Array("20260503".utf8))])
    let start = try #require(whole.firstIndex(of: 0xED))
    for length in stride(from: 1, to: 70, by: 1) {
      var jpeg = TestJPEG()
      jpeg.add(0xED, Array(whole[(start + 3)...].prefix(length)))
      jpeg.addFrame(width: 40, height: 30)
      jpeg.addPicture()
      #expect(try facts(jpeg.bytes).pixelWidth == 40)
    }
  }

  private func takeout(_ fields: String) throws -> TakeoutNote? {
    try TakeoutNote.read(Array("{\"title\":\"a.jpg\",\(fields)}".utf8))
  }

  @Test("Google's JSON gives moment, position, height and description")
  func google() throws {
    let found = try #require(
      try takeout(
        """
        "description":"The counter\\n","photoTakenTime":{"timestamp":"1777809630","formatted":"3 May 2026"},
        "geoData":{"latitude":0.0,"longitude":0.0,"altitude":0.0},
        "geoDataExif":{"latitude":38.5,"longitude":-9.25,"altitude":12.5},"people":[{"name":"Ben"}]
        """))
    #expect(found.title == "a.jpg" && found.note.instant == 1_777_809_630)
    #expect(
      found.note.position == PhotoPosition(latitude: 38.5, longitude: -9.25) && found.note.altitude == 12.5)
    #expect(found.note.description == "The counter" && !found.note.isInBin && !found.note.isLocked)
    #expect(!"\(found)".contains("Ben"))
  }

  @Test("What is in the bin or in a locked folder says so; what is archived is as good as any other")
  func places() throws {
    let time = "\"photoTakenTime\":{\"timestamp\":\"1777809630\"}"
    #expect(try takeout(time + ",\"trashed\":true")?.note.isInBin == true)
    #expect(try takeout(time + ",\"inLockedFolder\":true")?.note.isLocked == true)
    let favourites = try ["true", "false"].map { try takeout(time + ",\"favorited\":" + $0)?.note.stars }
    #expect(favourites == [5, nil])
    let archived = try takeout(time + ",\"archived\":true")?.note
    #expect(archived?.isInBin == false && archived?.isLocked == false)
  }

  @Test(
    "A time of nothing is none, and so is a place off the Earth",
    arguments: ["\"0\"", "0", "\"x\"", "null", "\"1e300\"", "{}", "\"nan\""])
  func nothing(_ time: String) throws {
    let found = try takeout(
      "\"photoTakenTime\":{\"timestamp\":\(time)},\"geoData\":{\"latitude\":91,\"longitude\":1}")
    #expect(found != nil && found?.note == PhotoNote())
  }

  @Test(
    "JSON about other things is no note, and what is no JSON is refused",
    arguments: ["{}", "[]", "{\"name\":\"x\"}", "{\"title\":\"Album\"}", "{\"photoTakenTime\":{}}"])
  func others(_ text: String) throws { #expect(try TakeoutNote.read(Array(text.utf8)) == nil) }
}
