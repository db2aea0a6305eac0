import PhotoMetadata
import Testing

@Suite("Facts of a picture")
struct PhotoFactsTests {
  private func facts(_ exif: TestExif) throws -> PhotoFacts {
    try TestJPEG.onDisk(TestJPEG.with(exif).bytes) { try PhotoFacts.read(path: $0) }
  }

  @Test("A full picture tells all, in either byte order", arguments: [true, false])
  func everything(isLittleEndian: Bool) throws {
    let facts = try facts(full(isLittleEndian: isLittleEndian))
    #expect((facts.pixelWidth, facts.pixelHeight) == (400, 300))
    #expect(facts.orientation == 6)
    #expect(facts.isTurned)
    #expect(
      facts.original.reading == ClockReading(year: 2026, month: 5, day: 3, hour: 14, minute: 5, second: 12))
    #expect(facts.original.offset == 3_600)
    #expect(facts.original.subsecond == "054")
    #expect(facts.digitized.reading?.second == 13)
    #expect(facts.digitized.offset == -25_200)
    #expect(facts.modified.reading?.day == 4)
    #expect(facts.modified.offset == 0)
    #expect(abs((facts.position?.latitude ?? 0) - 38.6916) < 1e-9)
    #expect(abs((facts.position?.longitude ?? 0) + 9.216) < 1e-9)
    #expect(facts.altitude == -3.5)
    #expect(facts.direction == 271.25)
    #expect(facts.satelliteTime == 1_777_813_512.5)
    #expect(facts.make == "Canon")
    #expect(facts.model == "Canon EOS R6")
    #expect(facts.lens == "RF24-105mm F4 L")
    #expect(facts.exposureTime == 0.004)
    #expect(facts.fNumber == 4.5)
    #expect(facts.iso == 200)
    #expect(facts.focalLength == 35)
    #expect(facts.description == "Tiles, trams and “pastéis”")
  }

  @Test("The first bytes of a picture tell as much as all of them")
  func head() throws {
    var file = TestJPEG.with(full(isLittleEndian: false))
    let head = file.bytes
    file.bytes += [UInt8](repeating: 0, count: 100_000)
    let whole = try TestJPEG.onDisk(file.bytes) { try PhotoFacts.read(path: $0) }
    #expect(try PhotoFacts.read(head: head) == whole)
    #expect(throws: PhotoProblem.self) { try PhotoFacts.read(head: Array(head.prefix(40))) }
  }

  private func full(isLittleEndian: Bool) -> TestExif {
    var exif = TestExif(isLittleEndian: isLittleEndian)
    exif.main = [
      (0x010E, .text("Tiles, trams and “pastéis”")), (0x010F, .text("Canon ")),
      (0x0110, .text("Canon EOS R6\0\0")),
      (0x0112, .short([6])), (0x0132, .text("2026:05:04 09:00:00")),
    ]
    exif.exif = [
      (0x829A, .fraction([(1, 250)])), (0x829D, .fraction([(45, 10)])), (0x8827, .short([200])),
      (0x9003, .text("2026:05:03 14:05:12")), (0x9004, .text("2026:05:03 14:05:13")), (0x9010, .text("Z")),
      (0x9011, .text("+01:00")), (0x9012, .text(" -07:00 ")), (0x920A, .fraction([(35, 1)])),
      (0x9291, .text("054 ")),
      (0xA434, .text("RF24-105mm F4 L")),
    ]
    exif.gps = [
      (0x01, .text("N")), (0x02, .fraction([(38, 1), (41, 1), (2_976, 100)])), (0x03, .text("W")),
      (0x04, .fraction([(9, 1), (12, 1), (576, 10)])), (0x05, .bytes([1], type: 1)),
      (0x06, .fraction([(35, 10)])),
      (0x07, .fraction([(13, 1), (5, 1), (125, 10)])), (0x10, .text("T")), (0x11, .fraction([(1_085, 4)])),
      (0x1D, .text("2026:05:03")),
    ]
    return exif
  }

  @Test("A picture without EXIF has a size, stands upright, and tells nothing else")
  func plain() throws {
    var file = TestJPEG()
    file.addFrame(0xC2, width: 4_032, height: 3_024)
    file.addPicture()
    let facts = try TestJPEG.onDisk(file.bytes) { try PhotoFacts.read(path: $0) }
    #expect(facts == PhotoFacts(pixelWidth: 4_032, pixelHeight: 3_024))
    #expect(facts.orientation == 1)
    #expect(!facts.isTurned)
  }

  @Test("An orientation that does not exist counts as upright", arguments: [0, 9, 65_535] as [UInt16])
  func orientation(number: UInt16) throws {
    #expect(try facts(TestExif(main: [(0x0112, .short([number]))])).orientation == 1)
  }

  @Test(
    "A time that no clock shows is no time",
    arguments: [
      "0000:00:00 00:00:00", "    :  :     :  :  ", "", "2026:02:29 10:00:00", "2026:13:01 10:00:00",
      "2026:05:03 24:00:00",
      "2026:05:03 10:60:00", "yesterday", "2026:05:03", "1799:01:01 00:00:00", "99999:01:01 00:00:00",
      "::::::", "-2026:05:03 10:00:00",
    ])
  func nonsenseTimes(text: String) throws {
    #expect(try facts(TestExif(exif: [(0x9003, .text(text))])).original.reading == nil)
  }

  @Test(
    "Times are read in the ways in which programs write them",
    arguments: [
      ("2024:02:29 23:59:59", 1_709_251_199), ("2026-05-03T14:05:12+02:00", 1_777_817_112),
      ("2026:05:03 14:05", 1_777_817_100),
      ("2026/05/03 14.05.12", 1_777_817_112), ("1969:12:31 23:59:60", -1),
      ("2000:03:01 00:00:00\0\0", 951_868_800),
    ])
  func oddTimes(text: String, seconds: Int) throws {
    #expect(try facts(TestExif(exif: [(0x9003, .text(text))])).original.reading?.clockSeconds == seconds)
  }

  @Test(
    "Offsets",
    arguments: [
      ("+05:30", 19_800), ("-07:00", -25_200), ("Z", 0), ("+1:00", 3_600), ("+0100", 3_600),
      ("-00:30", -1_800),
      ("   :  ", nil), ("", nil), ("+25:00", nil), ("+01:75", nil), ("05:30", nil), ("+ab:cd", nil),
      ("UTC", nil), ("+", nil),
      ("+٠١:٠٠", nil),
    ] as [(String, Int?)])
  func offsets(text: String, seconds: Int?) throws {
    #expect(try facts(TestExif(exif: [(0x9011, .text(text))])).original.offset == seconds)
  }

  @Test("A tag of another type than it should be is read where it can be, and left out where not")
  func otherTypes() throws {
    let facts = try facts(
      TestExif(
        main: [
          (0x0112, .long([3])), (0x010F, .short([65, 66])),
          (0x0132, .bytes(Array("2026:05:03 10:00:00".utf8))),
        ],
        exif: [
          (0x829D, .short([8])), (0x8827, .text("200")), (0x829A, .signedFraction([(-1, 250)])),
          (0x920A, .fraction([(5, 0)])),
        ]))
    #expect(facts.orientation == 3)
    #expect(facts.make == nil)
    #expect(facts.modified.reading?.hour == 10)
    #expect(facts.fNumber == 8)
    #expect(facts.iso == nil)
    #expect(facts.exposureTime == nil)
    #expect(facts.focalLength == nil)
  }

  @Test("Sensitivity beyond sixteen bits is in its newer tags")
  func sensitivity() throws {
    #expect(
      try facts(TestExif(exif: [(0x8827, .short([65_535])), (0x8832, .long([102_400]))])).iso == 102_400)
    #expect(try facts(TestExif(exif: [(0x8827, .short([65_535]))])).iso == 65_535)
    #expect(try facts(TestExif(exif: [(0x8827, .short([0]))])).iso == nil)
  }

  @Test("Text is made clean: Latin-1 becomes UTF-8, control characters and long gaps go")
  func text() throws {
    let facts = try facts(
      TestExif(main: [
        (0x010F, .bytes([0x50, 0x61, 0x73, 0x74, 0xE9, 0x69, 0x73, 0], type: 2)),
        (0x0110, .text("  A\u{1}B\u{7F}  C\t\n")),
      ]))
    #expect(facts.make == "Pastéis")
    #expect(facts.model == "A B C")
  }
}
