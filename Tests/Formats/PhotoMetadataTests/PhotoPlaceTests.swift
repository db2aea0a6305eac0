import PhotoMetadata
import Testing

@Suite("Position and caption of a picture")
struct PhotoPlaceTests {
  private typealias Fractions = [(UInt32, UInt32)]

  private func facts(_ exif: TestExif) throws -> PhotoFacts {
    try TestJPEG.onDisk(TestJPEG.with(exif).bytes) { try PhotoFacts.read(path: $0) }
  }

  private func position(_ north: Fractions, _ east: Fractions, _ refs: (String, String) = ("N", "E")) throws
    -> PhotoPosition?
  {
    try facts(
      TestExif(gps: [
        (0x01, .text(refs.0)), (0x02, .fraction(north)), (0x03, .text(refs.1)), (0x04, .fraction(east)),
      ])
    ).position
  }

  @Test("South and west are negative")
  func signs() throws {
    let place = try position([(33, 1), (30, 1), (0, 1)], [(70, 1), (3_600, 100), (0, 1)], ("S", "W"))
    #expect(place == PhotoPosition(latitude: -33.5, longitude: -70.6))
  }

  @Test("Degrees alone are enough, and the poles and the date line are places")
  func edges() throws {
    #expect(try position([(90, 1)], [(180, 1)]) == PhotoPosition(latitude: 90, longitude: 180))
    #expect(try position([(0, 1), (0, 1), (0, 1)], [(10, 1), (0, 1), (0, 1)])?.longitude == 10)
  }

  @Test("A position with a part over zero, out of range, at 0° 0° or without its letters is none")
  func impossible() throws {
    #expect(try position([(0, 0), (0, 0), (0, 0)], [(0, 0), (0, 0), (0, 0)]) == nil)
    #expect(try position([(38, 1), (41, 0), (0, 1)], [(9, 1), (0, 1), (0, 1)]) == nil)
    #expect(try position([(91, 1), (0, 1), (0, 1)], [(9, 1), (0, 1), (0, 1)]) == nil)
    #expect(try position([(38, 1), (0, 1), (0, 1)], [(180, 1), (1, 1), (0, 1)]) == nil)
    #expect(try position([(0, 1), (0, 1), (0, 1)], [(0, 1), (0, 1), (0, 1)]) == nil)
    #expect(try position([(38, 1), (0, 1), (0, 1)], [(9, 1), (0, 1), (0, 1)], ("", "E")) == nil)
    #expect(try position([(38, 1), (0, 1), (0, 1)], [(9, 1), (0, 1), (0, 1)], ("N", "?")) == nil)
    #expect(try facts(TestExif(gps: [(0x01, .text("N")), (0x02, .fraction([(38, 1)]))])).position == nil)
  }

  @Test("Heights beyond aircraft and the Dead Sea are none, a missing reference means above the sea")
  func altitude() throws {
    #expect(try facts(TestExif(gps: [(0x06, .fraction([(8_848, 1)]))])).altitude == 8_848)
    #expect(
      try facts(TestExif(gps: [(0x05, .bytes([1], type: 1)), (0x06, .fraction([(430, 1)]))])).altitude == -430
    )
    #expect(try facts(TestExif(gps: [(0x06, .fraction([(4_294_967_295, 1)]))])).altitude == nil)
    #expect(try facts(TestExif(gps: [(0x06, .fraction([(1, 0)]))])).altitude == nil)
  }

  @Test("A direction is on the circle")
  func direction() throws {
    #expect(try facts(TestExif(gps: [(0x11, .fraction([(360, 1)]))])).direction == 0)
    #expect(try facts(TestExif(gps: [(0x11, .fraction([(361, 1)]))])).direction == nil)
  }

  @Test("The satellites' time needs date and time, both possible")
  func satelliteTime() throws {
    func time(_ date: String, _ parts: Fractions) throws -> Double? {
      try facts(TestExif(gps: [(0x07, .fraction(parts)), (0x1D, .text(date))])).satelliteTime
    }
    #expect(try time("2026:05:03", [(14, 1), (5, 1), (12, 1)]) == 1_777_817_112)
    #expect(try time("2008:05:08 09:54:28", [(9, 1), (54, 1), (28, 1)]) == 1_210_240_468)
    #expect(try time("2026:02:30", [(14, 1), (5, 1), (12, 1)]) == nil)
    #expect(try time("2026:05:03", [(24, 1), (0, 1), (0, 1)]) == nil)
    #expect(try time("2026:05:03", [(14, 1), (5, 0), (12, 1)]) == nil)
    #expect(try time("2026:05:03", [(14, 1), (5, 1)]) == nil)
    #expect(try facts(TestExif(gps: [(0x1D, .text("2026:05:03"))])).satelliteTime == nil)
  }

  @Test(
    "What cameras write into each picture is no caption",
    arguments: [
      "OLYMPUS DIGITAL CAMERA         ", "SONY DSC", "                    ", "DCIM\\100MEDIA\\DJI_0001.JPG",
      "SAMSUNG", "123", "default", "...",
    ])
  func cameraDefaults(text: String) throws {
    #expect(try facts(TestExif(main: [(0x010E, .text(text))])).description == nil)
  }

  @Test("A default in the description leaves the comment to speak")
  func commentBehindDefault() throws {
    let comment = Array("ASCII\0\0\0Lunch at last\0\0 rubbish".utf8)
    let exif = TestExif(main: [(0x010E, .text("SONY DSC"))], exif: [(0x9286, .bytes(comment))])
    #expect(try facts(exif).description == "Lunch at last")
  }

  @Test(
    "Comments in UTF-16 are read in either order, with a mark or without", arguments: [true, false],
    [true, false])
  func wideComment(isLittleEndian: Bool, hasMark: Bool) throws {
    let units = Array(((hasMark ? "\u{FEFF}" : "") + "Praça do Comércio 🚋").utf16) + [0, 0]
    let letters = units.flatMap { unit -> [UInt8] in
      isLittleEndian ? [UInt8(unit & 255), UInt8(unit >> 8)] : [UInt8(unit >> 8), UInt8(unit & 255)]
    }
    let exif = TestExif(exif: [(0x9286, .bytes(Array("UNICODE\0".utf8) + letters))])
    #expect(try facts(exif).description == "Praça do Comércio 🚋")
  }

  @Test("A comment that is no text, or of letters that are not known, is left out")
  func unclearComments() throws {
    let nameless = [UInt8](repeating: 0, count: 8)
    func caption(_ bytes: [UInt8]) throws -> String? {
      try facts(TestExif(exif: [(0x9286, .bytes(bytes))])).description
    }
    #expect(try caption(nameless + Array("Plain words".utf8)) == "Plain words")
    #expect(try caption(nameless + [0x41, 0x01, 0x42, 0x43]) == nil)
    #expect(try caption(nameless + [0xFF, 0xFE, 0xFA, 0x80]) == nil)
    #expect(try caption(Array("JIS\0\0\0\0\0".utf8) + [0x24, 0x22]) == nil)
    #expect(try caption([0x41, 0x42]) == nil)
    #expect(try caption([]) == nil)
  }
}
