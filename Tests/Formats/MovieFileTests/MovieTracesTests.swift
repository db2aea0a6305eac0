import MediaContainers
import Testing

@testable import MovieFile

@Suite("What a film gives away")
struct MovieTracesTests {
  private func names(_ bytes: [UInt8]) throws -> [String] {
    try TestMovie.withFile(bytes) { try MovieTraces.read(path: $0).found.map(\.name) }
  }

  @Test("is nothing where it is only to be played")
  func nothing() throws { #expect(try names(TestMovie().bytes) == []) }

  @Test("is found in texts, in names of notes and in what makers keep")
  func found() throws {
    var movie = TestMovie()
    movie.notes = TestMovie.box("udta", TestMovie.text("\u{A9}xyz", "+38.7-009.1/"))
    #expect(try names(movie.bytes) == ["\u{A9}xyz"])
    movie.notes = TestMovie.meta([
      ("com.apple.quicktime.make", "Apple"), ("com.apple.quicktime.location.ISO6709", "+38.7-009.1/"),
    ])
    #expect(try names(movie.bytes) == ["com.apple.quicktime.location.ISO6709"])
    movie.notes = TestMovie.meta([("com.apple.quicktime.author", "Ana")])
    #expect(try names(movie.bytes) == ["com.apple.quicktime.author"])
    movie.notes = TestMovie.box("udta", TestMovie.box("CNTH", [1, 2, 3, 4]))
    #expect(try names(movie.bytes) == ["CNTH"])
  }

  @Test("is found in a track of notes")
  func track() throws {
    var movie = TestMovie()
    movie.hasPositions = true
    #expect(try names(movie.bytes) == ["track of notes (meta)"])
  }

  @Test("is found beside the lists, and in what may be XMP")
  func beside() throws {
    var movie = TestMovie()
    movie.behind = TestMovie.box("meta", Array("....xml <Device serialNo=\"123\"/>".utf8))
    #expect(try names(movie.bytes) == ["serialNo"])
    movie.behind = TestMovie.box("uuid", Array("0123456789abcdef<a exif:GPSLatitude='1'/>".utf8))
    let traces = try TestMovie.withFile(movie.bytes) { try MovieTraces.read(path: $0) }
    #expect(traces.packets.count == 1)
  }

  @Test("is nothing any more once it is clean")
  func clean() throws {
    var movie = TestMovie()
    movie.hasPositions = true
    movie.notes = TestMovie.box("udta", TestMovie.text("\u{A9}xyz", "+38.7-009.1/"))
    try TestMovie.withFile(movie.bytes) { path in
      try MovieSanitizer.write(from: path, to: path + ".clean")
      #expect(try MovieTraces.read(path: path + ".clean").found == [])
    }
  }

  /// A message of H.264 by its kind.
  private func message(_ kind: UInt8, _ content: [UInt8]) -> [UInt8] {
    TestMovie.unit([6, kind, UInt8(content.count)] + content + [0x80])
  }

  private let recorder: [UInt8] = [
    0x17, 0xEE, 0x8C, 0x60, 0xF8, 0x4D, 0x11, 0xD9, 0x8C, 0xD6, 0x08, 0x00, 0x20, 0x0C, 0x9A, 0x66,
  ]

  @Test("is found in messages between pictures, in settings of decoders, and in samples of fragments")
  func samples() throws {
    let position = [2, 0x18, 0x20, 0x26, 0x05, 0x03, 0xB2, 0, 51, 0, 1] as [UInt8]
    let notes = recorder + Array("MDPM".utf8) + position
    let text = [UInt8](repeating: 9, count: 16) + Array("+51.5074-000.1278/".utf8)
    let encoder: [UInt8] = [
      0xDC, 0x45, 0xE9, 0xBD, 0xE6, 0xD9, 0x48, 0xB7, 0x96, 0x2C, 0xD8, 0x20, 0xD9, 0x23, 0xEE, 0xEF,
    ]
    func found(_ message: [UInt8]) throws -> [String] {
      var movie = TestMovie()
      movie.frames = [TestMovie.frames[0] + message, message + TestMovie.frames[1]]
      // None of it is left in the clean film.
      try TestMovie.withFile(movie.bytes) { path in
        try MovieSanitizer.write(from: path, to: path + ".clean")
        #expect(try MovieTraces.read(path: path + ".clean").found == [])
      }
      return try names(movie.bytes)
    }
    #expect(try found(message(5, notes)) == ["MDPM", "GPS in MDPM"])
    #expect(try found(message(5, text)) == ["a position in words (ISO 6709)"])
    #expect(try found(message(4, Array("$GPRMC,1,A".utf8))) == ["$GPRMC,"])
    #expect(try found(message(5, encoder + Array("x264 - core 164 - options: crf=23.0".utf8) + [0])) == [])
    #expect(try found(message(5, encoder + [1, 2, 3])) == [])
    #expect(try found(message(5, recorder + [1, 2, 3])) == ["messages beside the pictures (SEI)"])
    #expect(try found(message(1, [1, 2, 3])) == [])

    var settings = TestMovie()
    let unit = Array(message(5, notes).dropFirst(2))
    settings.pictureSettings = TestMovie.box("avcC", [1, 100, 0, 31, 0xFF, 0xE1] + unit + [0])
    #expect(try names(settings.bytes) == ["MDPM", "GPS in MDPM"])
    var fragments = TestMovie()
    fragments.behind = TestMovie.box("moof", [0, 0, 0, 0]) + TestMovie.box("mdat", message(5, notes))
    #expect(try names(fragments.bytes) == ["MDPM", "GPS in MDPM"])
  }

  @Test("is found in notes of AV1 and in words of users, and not in pictures")
  func otherSamples() throws {
    var movie = TestMovie()
    let words = Array("gps=51.5074,-0.1278".utf8)
    (movie.pictures, movie.pictureSettings) = ("av01", TestMovie.box("av1C", [0x81, 0, 0, 0]))
    movie.frames = [[0x32, 2, 1, 2], [0x2A, UInt8(words.count)] + words + [0x32, 1, 9]]
    #expect(try names(movie.bytes) == ["latitude"])
    movie.frames = [[0x32, 2, 1, 2], [0x32, UInt8(words.count)] + words]
    #expect(try names(movie.bytes) == [])
    (movie.pictures, movie.pictureSettings) = ("mp4v", TestMovie.box("esds", TestMovie.streams(0x20, [])))
    movie.frames = [[0, 0, 1, 0xB2] + words + [0, 0, 1, 0xB6, 9], [0, 0, 1, 0xB6, 9]]
    #expect(try names(movie.bytes) == ["latitude"])
  }
}
