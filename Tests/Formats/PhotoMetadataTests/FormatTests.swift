import Foundation
import PhotoMetadata
import Rounds
import Testing

@Suite("Pictures of each kind")
struct FormatTests {
  private static let exif = TestExif(
    main: [(0x0112, .short([6])), (0x010F, .text("Canon"))],
    exif: [(0x9003, .text("2026:05:03 10:11:12")), (0x9011, .text("+01:00"))],
    gps: [
      (0x01, .text("N")), (0x02, .fraction([(38, 1), (30, 1), (0, 1)])), (0x03, .text("W")),
      (0x04, .fraction([(9, 1), (15, 1), (0, 1)])),
    ])

  static func file(_ format: PictureFormat, _ exif: TestExif?) -> [UInt8] {
    switch format {
    case .jpeg: return TestJPEG.with(exif ?? TestExif(), width: 40, height: 30).bytes
    case .heic, .avif:
      return TestHEIF(brand: format.rawValue, exif: exif?.bytes).bytes
    case .png:
      var png = TestPNG(width: 40, height: 30)
      if let exif { png.add("eXIf", exif.bytes) }
      png.add("IDAT", [0])
      png.add("IEND", [])
      return png.bytes
    case .webp:
      var webp = TestWebP()
      webp.addHead(width: 40, height: 30, hasExif: exif != nil)
      webp.add("VP8 ", [0, 0, 0])
      if let exif { webp.add("EXIF", exif.bytes) }
      return webp.bytes
    case .tiff:
      var tiff = exif ?? TestExif()
      tiff.main = [(0x100, .short([40])), (0x101, .long([30]))] + tiff.main
      return tiff.bytes
    }
  }

  @Test("Size, time, offset, position and camera are read from each", arguments: PictureFormat.allCases)
  func facts(format: PictureFormat) throws {
    let facts = try facts(of: Self.file(format, Self.exif))
    #expect(facts.format == format)
    #expect((facts.pixelWidth, facts.pixelHeight) == (40, 30))
    #expect(
      facts.original.reading
        == ClockReading(year: 2026, month: 5, day: 3, hour: 10, minute: 11, second: 12))
    #expect(facts.original.offset == 3600)
    #expect(facts.position == PhotoPosition(latitude: 38.5, longitude: -9.25))
    #expect(facts.make == "Canon")
    let plain = try self.facts(of: Self.file(format, nil))
    #expect(plain == PhotoFacts(pixelWidth: 40, pixelHeight: 30, format: format))
  }

  @Test("Which way is up is said by EXIF, but for HEIC and AVIF", arguments: PictureFormat.allCases)
  func orientation(format: PictureFormat) throws {
    let isTold = ![.heic, .avif].contains(format)
    for turn in 1...8 {
      var exif = Self.exif
      exif.main[0] = (0x0112, .short([UInt16(turn)]))
      #expect(try facts(of: Self.file(format, exif)).orientation == (isTold ? turn : 1))
    }
  }

  /// Quarters of a turn against the clock, then perhaps mirrored: 0 from top to bottom, 1 from left to right.
  @Test(
    "HEIC says it by turns and mirrors, in their order",
    arguments: [
      ([], 1), (["r1"], 8), (["r2"], 3), (["r3"], 6), (["m1"], 2), (["m0"], 4), (["r1", "m1"], 7),
      (["r1", "m0"], 5), (["r3", "m1"], 5), (["r2", "m1"], 4), (["m1", "r1"], 5), (["m0", "r1"], 7),
      (["r1", "r3"], 1), (["m1", "m1"], 1), (["m0", "m1"], 3),
    ] as [([String], Int)])
  func turns(steps: [String], orientation: Int) throws {
    var file = TestHEIF()
    file.properties = steps.map { step in
      TestHEIF.box(step.hasPrefix("r") ? "irot" : "imir", [UInt8(step.dropFirst()) ?? 0])
    }
    #expect(try facts(of: file.bytes).orientation == orientation)
  }

  @Test("Edges that a HEIC cuts off do not count, unless the cut makes no sense")
  func cleanAperture() throws {
    func size(_ numbers: [Int]) throws -> [Int] {
      let content = (numbers + [0, 1, 0, 1]).flatMap { number($0, 4) }
      let facts = try facts(of: TestHEIF(properties: [TestHEIF.box("clap", content)]).bytes)
      return [facts.pixelWidth, facts.pixelHeight]
    }
    #expect(try size([20, 1, 21, 2]) == [20, 11])
    for wrong in [[0, 1, 5, 1], [20, 0, 10, 1], [41, 1, 10, 1], [20, 1, 0xFFFF_FFFF, 1]] {
      #expect(try size(wrong) == [40, 30])
    }
  }

  @Test("The EXIF part of a HEIC may lie anywhere, in pieces, with or without its usual beginning")
  func places() throws {
    let exif = Self.exif.bytes
    var file = TestHEIF(exif: exif)
    func hasTime() throws -> Bool { try facts(of: file.bytes).original.reading != nil }
    #expect(try hasTime())
    file.isEmbedded = true
    #expect(try hasTime())
    file.pieces = [(0, 20), (20, 30), (50, 0)]
    #expect(try hasTime())
    file = TestHEIF(exif: exif, exifStart: [0, 0, 0, 0])
    #expect(try hasTime())
    // A count that leads nowhere, or to the wrong byte.
    file.exifStart = [0xFF, 0xFF, 0xFF, 0xFF]
    #expect(try hasTime())
    file.exifStart = [0, 0, 0, 0] + Array("Exif\0\0".utf8)
    #expect(try hasTime())
  }

  @Test("Where EXIF comes behind a PNG's pixels, its time counts, but nobody turns the picture any more")
  func lateExif() throws {
    var png = TestPNG(width: 40, height: 30)
    png.add("IDAT", [0])
    png.add("eXIf", Self.exif.bytes)
    let facts = try facts(of: png.bytes)
    #expect(facts.orientation == 1 && facts.original.reading != nil)
  }

  @Test(
    "The sizes of WebP's two plain kinds are read; EXIF may begin as in a JPEG, and counts without its flag")
  func webp() throws {
    var lossy = TestWebP()
    lossy.add("VP8 ", [0x30, 1, 0, 0x9D, 1, 0x2A, 0x40, 0x41, 0xF0, 0x80, 0, 0])
    #expect(try facts(of: lossy.bytes) == PhotoFacts(pixelWidth: 320, pixelHeight: 240, format: .webp))
    var lossless = TestWebP()
    // 301 - 1 in 14 bits, 201 - 1 in the next 14.
    lossless.add("VP8L", [0x2F] + number(300 | 200 << 14, 4).reversed())
    #expect(try facts(of: lossless.bytes) == PhotoFacts(pixelWidth: 301, pixelHeight: 201, format: .webp))
    var unflagged = TestWebP()
    unflagged.addHead(width: 16_384, height: 2, hasExif: false)
    unflagged.add("ODD ", [1])
    unflagged.add("EXIF", Array("Exif\0\0".utf8) + Self.exif.bytes)
    let facts = try facts(of: unflagged.bytes)
    #expect(facts.pixelWidth == 16_384 && facts.original.reading != nil && facts.orientation == 1)
  }

  @Test("A raw picture that is built like a TIFF is not taken for one")
  func raw() throws {
    for mark in [(0xC612, .bytes([1, 4, 0, 0], type: 1)), (0xFE, .long([1]))] as [(UInt16, TestExif.Value)] {
      let file = TestExif(main: [(0x100, .short([40])), (0x101, .short([30])), mark]).bytes
      #expect(try problem(file) == .otherKind("a raw picture"))
    }
  }

  @Test("A TIFF's EXIF may lie behind its pixels, in either order of bytes")
  func lateDirectories() throws {
    for isLittleEndian in [true, false] {
      var exif = Self.exif
      exif.isLittleEndian = isLittleEndian
      exif.main = [(0x100, .short([40])), (0x101, .short([30]))] + exif.main
      let facts = try facts(of: exif.bytes)
      #expect(facts.position != nil && facts.orientation == 6 && facts.original.offset == 3600)
    }
  }

  @Test(
    "Cut anywhere, a picture has the size that it has, or is a problem", arguments: PictureFormat.allCases)
  func cut(format: PictureFormat) throws {
    let whole = Self.file(format, Self.exif)
    for end in Rounds.some(of: Array(whole.indices), oneIn: 3) {
      let cut = Array(whole.prefix(end))
      let width = try TestJPEG.onDisk(cut) { path in try? PhotoFacts.read(path: path).pixelWidth }
      #expect(width == nil || width == 40, "cut at \(end)")
    }
  }

  @Test("Any byte may be wrong: nothing crashes, and nothing takes long", arguments: PictureFormat.allCases)
  func wrongBytes(format: PictureFormat) throws {
    let whole = Self.file(format, Self.exif)
    for place in Rounds.some(of: Array(whole.indices), oneIn: 5) {
      for byte in [0x00, 0x01, 0x7F, 0xFF] as [UInt8] {
        var broken = whole
        broken[place] = byte
        _ = try TestJPEG.onDisk(broken) { path in try? PhotoFacts.read(path: path) }
      }
    }
  }

  @Test("Sizes of nothing, and what makes no sense, are told")
  func problems() throws {
    #expect(try problem(TestPNG(width: 0, height: 3).bytes) == .noSize)
    #expect(try problem(TestHEIF(width: 0).bytes) == .noSize)
    #expect(try problem(TestPNG(width: 1, height: 1).bytes.map { $0 == 0x49 ? 0x4A : $0 }) == .damaged)
    var webp = TestWebP()
    webp.add("JUNK", [0, 0, 0, 0])
    #expect(try problem(webp.bytes) == .damaged)
    #expect(try problem(TestExif().bytes) == .damaged)
    // All boxes are there, but none that says which picture is meant.
    let start = TestHEIF.box("ftyp", Array("heic".utf8) + [0, 0, 0, 0])
    #expect(try problem(start + TestHEIF.box("meta", [0, 0, 0, 0]) + TestHEIF.box("mdat", [0])) == .damaged)
    #expect(try problem(start + TestHEIF.box("mdat", [0])) == .cutOff)
  }

  @Test("Boxes without size, larger than all there is, or endless in number end the reading")
  func hostileBoxes() throws {
    let start = TestHEIF.box("ftyp", Array("heic".utf8) + [0, 0, 0, 0])
    let empty = [UInt8](repeating: 0, count: 200_000)
    #expect(try problem(start + empty) == .cutOff)
    let huge = number(1, 4) + Array("meta".utf8) + [0x7F] + [UInt8](repeating: 0xFF, count: 7)
    #expect(try problem(start + huge) == .cutOff)
    let many = (0..<5_000).flatMap { _ in TestHEIF.box("free", []) }
    #expect(try problem(start + many + TestHEIF().bytes) == .cutOff)
    var nested = TestHEIF.box("meta", [])
    for _ in 0..<2_000 { nested = TestHEIF.box("meta", [0, 0, 0, 0] + nested) }
    #expect(try problem(start + nested) == .cutOff)
  }

  @Test("An EXIF part in more pieces than anybody would make, or far too long, is passed over")
  func hostilePlaces() throws {
    var file = TestHEIF(exif: Self.exif.bytes)
    file.pieces = Array(repeating: (0, 100), count: 65)
    #expect(try facts(of: file.bytes).original.reading == nil)
    // Each piece is all that follows: overlapping, they would be 64 times the file.
    file.exif = Self.exif.bytes + [UInt8](repeating: 0, count: 100_000)
    file.pieces = Array(repeating: (0, 0), count: 64)
    #expect(try facts(of: file.bytes).original.reading == nil)
    file.pieces = [(0xFFFF_0000, 50)]
    #expect(try facts(of: file.bytes).original.reading == nil)
  }

  private func facts(of bytes: [UInt8]) throws -> PhotoFacts {
    try TestJPEG.onDisk(bytes) { try PhotoFacts.read(path: $0) }
  }

  private func problem(_ bytes: [UInt8]) throws -> PhotoProblem? {
    try TestJPEG.onDisk(bytes) { path in
      do throws(PhotoProblem) { _ = try PhotoFacts.read(path: path) } catch { return error }
      return nil
    }
  }
}
