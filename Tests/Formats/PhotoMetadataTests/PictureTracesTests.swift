import MediaContainers
import Testing

@testable import PhotoMetadata

@Suite("What a picture gives away")
struct PictureTracesTests {
  private func names(_ bytes: [UInt8]) throws -> [String] {
    try TestJPEG.onDisk(bytes) { try PictureTraces.read(path: $0).found.map(\.name) }
  }

  private func jpeg(_ segments: [(UInt8, [UInt8])]) -> [UInt8] {
    var file = TestJPEG()
    for (marker, content) in segments { file.add(marker, content) }
    file.addFrame(width: 4, height: 3)
    file.addPicture()
    return file.bytes
  }

  private static let position: [(UInt16, TestExif.Value)] = [
    (1, .text("N")), (2, .fraction([(38, 1), (42, 1), (0, 1)])), (3, .text("W")),
    (4, .fraction([(9, 1), (8, 1), (0, 1)])),
  ]

  @Test("is nothing where there is a size, a turn, a time and a camera's model alone")
  func nothing() throws {
    let exif = TestExif(
      main: [(0x0110, .text("X100")), (0x0112, .short([6])), (0x013B, .text("   "))],
      exif: [(0x9003, .text("2026:05:03 14:05:12"))], gps: [(0, .bytes([2, 3, 0, 0], type: 1))])
    #expect(try names(TestJPEG.with(exif).bytes) == [])
  }

  @Test(
    "is found in the directories of EXIF, in either byte order",
    arguments: [
      (TestExif(gps: position), "GPS position"),
      (TestExif(isLittleEndian: false, gps: position), "GPS position"),
      (TestExif(gps: [(0x1D, .text("2026:05:03"))]), "GPS tags"),
      (TestExif(main: [(0x013B, .text("Ana"))]), "Artist"),
      (TestExif(main: [(0x8298, .text("(c) Ana"))]), "Copyright"),
      (TestExif(main: [(0x9C9D, .bytes([65, 0], type: 1))]), "XPAuthor"),
      (TestExif(exif: [(0xA430, .text("Ana"))]), "OwnerName"),
      (TestExif(exif: [(0xA431, .text("123"))]), "SerialNumber"),
      (TestExif(exif: [(0xA435, .text("4567890"))]), "LensSerialNumber"),
      (TestExif(exif: [(0x927C, .bytes(Array("Nikon 123456".utf8)))]), "MakerNote"),
    ] as [(TestExif, String)])
  func inExif(_ exif: TestExif, _ name: String) throws {
    #expect(try names(TestJPEG.with(exif).bytes) == [name])
    var png = TestPNG(width: 4, height: 3)
    png.add("IDAT", [1, 2, 3])
    png.add("eXIf", exif.bytes)
    #expect(try names(png.bytes) == [name])
    var webp = TestWebP()
    webp.addHead(width: 4, height: 3, hasExif: false)
    webp.add("EXIF", exif.bytes)
    #expect(try names(webp.bytes) == [name])
    #expect(try names(TestHEIF(exif: exif.bytes).bytes) == [name])
    #expect(try names(TestHEIF(brand: "avif", exif: exif.bytes).bytes) == [name])
  }

  @Test("is found in a second EXIF part, which no reader looks for")
  func secondPart() throws {
    let part = Array("Exif\0\0".utf8) + TestExif(gps: Self.position).bytes
    let clean = Array("Exif\0\0".utf8) + TestExif(main: [(0x0110, .text("X100"))]).bytes
    #expect(try names(jpeg([(0xE1, clean), (0xE1, part)])) == ["GPS position"])
  }

  @Test(
    "is found in XMP by its names, whole or broken",
    arguments: [
      ("<rdf:Description exif:GPSLatitude=\"38,42N\"/>", "GPSLatitude"),
      ("<dc:creator><rdf:Seq><rdf:li>Ana</rdf:li></rdf:Seq></dc:creator>", "creator"),
      ("<aux:SerialNumber>123</aux:SerialNumber>", "SerialNumber"),
      ("<x drone-dji:GpsLongitude='9.1'", "GpsLongitude"), ("aux:OwnerName = \"Ana", "OwnerName"),
    ])
  func inXMP(_ text: String, _ name: String) throws {
    let packet = Array("<x:xmpmeta xmp:CreatorTool=\"Paint\" exif:GPSVersionID=\"2\">\(text)".utf8)
    let start = Array("http://ns.adobe.com/xap/1.0/\0".utf8)
    #expect(try names(jpeg([(0xE1, start + packet)])) == [name])
    #expect(try names(TestHEIF(xmp: packet).bytes) == [name])
    var png = TestPNG(width: 4, height: 3)
    png.add("iTXt", Array("XML:com.adobe.xmp\0\0\0\0\0".utf8) + packet)
    #expect(try names(png.bytes) == [name])
  }

  @Test("is found in the rest of a long packet, and in the records of IPTC")
  func inOtherSegments() throws {
    let more = Array("http://ns.adobe.com/xmp/extension/\0".utf8) + [UInt8](repeating: 48, count: 40)
    #expect(
      try names(jpeg([(0xE1, more + Array("<a exif:GPSLat".utf8)), (0xE1, more + Array("itude='1'>".utf8))]))
        == ["GPSLatitude"])
    let record: [UInt8] = [0x1C, 2, 80, 0, 3] + Array("Ana".utf8)
    let resource = Array("8BIM".utf8) + [4, 4, 0, 0] + number(record.count, 4) + record
    #expect(try names(jpeg([(0xED, Array("Photoshop 3.0\0".utf8) + resource)])) == ["IPTC By-line"])
  }

  /// A JPEG whose EXIF part holds another as its small copy, in a second directory behind an empty first one.
  private func jpeg(around preview: [UInt8]) -> [UInt8] {
    let head: [UInt8] = Array("MM".utf8) + [0, 42] + number(8, 4) + number(0, 2) + number(14, 4)
    let entry = { (tag: Int, value: Int) in number(tag, 2) + number(4, 2) + number(1, 4) + number(value, 4) }
    let directory = number(2, 2) + entry(0x0201, 44) + entry(0x0202, preview.count) + number(0, 4)
    return jpeg([(0xE1, Array("Exif\0\0".utf8) + head + directory + preview)])
  }

  @Test("is found in the preview within the picture, and not looked for without end")
  func inPreview() throws {
    let preview = TestJPEG.with(TestExif(exif: [(0xA431, .text("123456"))])).bytes
    #expect(try names(jpeg(around: preview)) == ["SerialNumber"])
    let deep = (0..<40).reduce(preview) { inner, _ in jpeg(around: inner) }
    #expect(try names(deep) == ["pictures within pictures"])
  }

  @Test("is found in a picture behind the picture, and a film there is told")
  func behind() throws {
    let clean = jpeg([])
    let other = TestJPEG.with(TestExif(gps: Self.position)).bytes
    #expect(try names(clean + [0, 0, 0] + other) == ["GPS position"])
    #expect(try names(clean + [0, 0, 0, 24] + Array("ftypmp42".utf8)) == ["a film behind the picture"])
    let packet = Array("<x exif:GPSLatitude='51,30N'/>".utf8)
    #expect(try names(clean + packet) == ["GPSLatitude"])
    let quick = try TestJPEG.onDisk(clean + other) {
      try PictureTraces.read(path: $0, isThorough: false).found
    }
    #expect(quick == [])
  }

  @Test(
    "is told where a text of a PNG names somebody, or is packed",
    arguments: [
      ("tEXt", "Author\0Ana", "Author"), ("zTXt", "Copyright\0\0xyz", "Copyright"),
      ("zTXt", "Raw profile type exif\0\0xyz", "Raw profile type exif"),
      ("iTXt", "XML:com.adobe.xmp\0\u{1}\0\0\0xyz", "XMP"),
    ])
  func textsOfPNG(kind: String, text: String, name: String) throws {
    var png = TestPNG(width: 4, height: 3)
    png.add("tEXt", Array("Software\0Paint".utf8))
    png.add(kind, Array(text.utf8))
    #expect(try names(png.bytes) == [name])
    var plain = TestPNG(width: 4, height: 3)
    plain.add("IEND", [])
    let behind = plain.bytes + Array("<x exif:GPSLatitude='51,30N'/>".utf8)
    #expect(try names(behind) == ["GPSLatitude"])
  }

  @Test("cannot be said of what is no picture, or breaks off")
  func noPicture() {
    #expect(throws: PhotoProblem.self) { try names(Array("no picture".utf8)) }
    #expect(throws: PhotoProblem.empty) { try names([]) }
    #expect(throws: PhotoProblem.self) { try names(TestPNG(width: 1, height: 1).bytes.dropLast(20)) }
  }

  @Test("is found by directories that point at each other, once")
  func circles() throws {
    let directory =
      number(1, 2) + number(0x8769, 2) + number(4, 2) + number(1, 4) + number(8, 4) + number(8, 4)
    let exif = Array("MM".utf8) + [0, 42] + number(8, 4) + directory
    #expect(try names(jpeg([(0xE1, Array("Exif\0\0".utf8) + exif)])) == [])
  }
}
