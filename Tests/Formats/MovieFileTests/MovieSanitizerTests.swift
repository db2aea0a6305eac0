import Foundation
import MediaContainers
import Testing

@testable import MovieFile

@Suite("A film with nothing private left in it")
struct MovieSanitizerTests {
  private func clean(_ bytes: [UInt8]) throws -> [UInt8] {
    try TestMovie.withFile(bytes) { source in
      let target = source + "-clean"
      defer { try? FileManager.default.removeItem(atPath: target) }
      try MovieSanitizer.write(from: source, to: target)
      return try Array(Data(contentsOf: URL(fileURLWithPath: target)))
    }
  }

  private func count(_ text: String, in bytes: [UInt8]) -> Int {
    Data(bytes).ranges(of: Data(text.utf8)).count
  }

  private var full: TestMovie {
    var movie = TestMovie(brand: "qt  ", hasPositions: true)
    movie.notes =
      TestMovie.meta([("com.apple.quicktime.location.ISO6709", "+38.6916-009.2160/")])
      + TestMovie.box("udta", TestMovie.text("\u{A9}xyz", "+38.6916-009.2160/"))
      + TestMovie.box("uuid", Array("SECRET-XMP".utf8))
    movie.before =
      TestMovie.box("uuid", Array("SECRET-BEFORE".utf8)) + TestMovie.box("free", Array("SECRET-FREE".utf8))
    movie.behind = TestMovie.box("meta", Array("SECRET-META".utf8))
    return movie
  }

  @Test("nothing but the samples of pictures and sound is left", arguments: [false, true])
  func secrets(isLarge: Bool) throws {
    var movie = full
    movie.isLarge = isLarge
    let before = movie.bytes
    let after = try clean(before)
    #expect(after.count == before.count)
    #expect(count("SECR", in: before) > 10)
    #expect(count("SECR", in: after) == 0)
    #expect(count("38.6916", in: after) == 0)
    for sample in TestMovie.frames + TestMovie.sounds {
      let text = String(decoding: sample, as: UTF8.self)
      #expect(count(text, in: after) == 1)
      let place = Data(before).firstRange(of: Data(sample))
      #expect(place == Data(after).firstRange(of: Data(sample)), "a sample moved")
    }
  }

  @Test("notes within samples, settings and behind tables are gone", arguments: [false, true])
  func notes(isLarge: Bool) throws {
    var movie = TestMovie()
    movie.isLarge = isLarge
    let message = TestMovie.unit([6, 5, 20] + Array("SECRET-51.5074,-0.12".utf8) + [0x80])
    movie.frames = [message + TestMovie.frames[0], TestMovie.frames[1] + message + Array("SECR".utf8)]
    movie.pictureSettings =
      TestMovie.box("avcC", [1, 100, 0, 31, 0xFF, 0xE0, 0] + Array("SECRET-SETTINGS".utf8))
      + TestMovie.box("colr", Array("profSECRET-SCREEN".utf8))
      + TestMovie.box("pasp", [0, 0, 0, 1, 0, 0, 0, 1] + Array("SECR".utf8))
    movie.soundSettings = TestMovie.box(
      "esds", TestMovie.streams(0x40, [0x11, 0x90], behind: Array("SECRET-STREAM".utf8)))
    movie.behindTables = Array("SECRET-TABLE".utf8)
    let before = movie.bytes
    let after = try clean(before)
    #expect(
      count("SECR", in: before) > 10 && count("SECR", in: after) == 0 && count("51.5074", in: after) == 0)
    #expect(after.count == before.count)
    #expect(try clean(after) == after)
    #expect(count("frame-one-of-the-film", in: after) == 1)
    // A setting that became shorter is followed by a box that nobody reads.
    #expect(count("pasp", in: after) == 1 && count("avcC", in: after) == 1 && count("colr", in: after) == 0)
  }

  @Test(
    "a film whose samples lie over one another is left out, for a note of one may be the picture of the other"
  )
  func overlapping() {
    var movie = TestMovie()
    movie.slack = []
    let first = TestMovie.unit([6, 5, 9] + Array("SECRET-51".utf8)) + TestMovie.frames[0]
    movie.frames = [first, []]
    var bytes = movie.bytes
    // The second picture's chunk begins within the first's note, and is as long as that.
    let size = Data(bytes).firstRange(of: Data("stsz".utf8)).map { $0.upperBound + 12 + 4 } ?? 0
    let chunk = Data(bytes).firstRange(of: Data("stco".utf8)).map { $0.upperBound + 8 } ?? 0
    bytes[size + 3] = 9
    bytes.replaceSubrange(chunk + 4..<chunk + 8, with: bytes[chunk..<chunk + 4])
    bytes[chunk + 7] += 7
    #expect(throws: MovieProblem.damaged) { try clean(bytes) }
  }

  @Test("a film without a picture in its samples is left out")
  func noPictures() {
    var movie = TestMovie()
    movie.frames = [Array("SECRET".utf8), TestMovie.unit([6, 5, 1, 0x41, 0x80])]
    #expect(throws: MovieProblem.damaged) { try clean(movie.bytes) }
  }

  @Test(
    "films coded as what nobody here can take notes out of are left out",
    arguments: ["jpeg", "apcn", "dvh1", "zzzz"])
  func unknownCodecs(_ kind: String) {
    var movie = TestMovie()
    movie.pictures = kind
    #expect(throws: MovieProblem.notCleaned(MovieCodec(FourCC(stringLiteral: kind), settings: []).name)) {
      try clean(movie.bytes)
    }
  }

  @Test("times are gone, all others stay as they were")
  func facts() throws {
    let before = try TestMovie.withFile(full.bytes) { try MovieFacts.read(path: $0) }
    let after = try TestMovie.withFile(clean(full.bytes)) { try MovieFacts.read(path: $0) }
    #expect(before.instant != nil && after.instant == nil)
    #expect(after.clock == nil && after.position == nil && after.make == nil)
    #expect(after.width == before.width && after.height == before.height && after.seconds == before.seconds)
    #expect(after.pictures == before.pictures && after.sound == before.sound)
  }

  @Test("to clean what is clean changes nothing")
  func twice() throws {
    let once = try clean(full.bytes)
    #expect(try clean(once) == once)
  }

  @Test("other tracks are freed with their samples")
  func otherTracks() throws {
    let after = try clean(full.bytes)
    #expect(count("gpmd", in: after) == 0)
    #expect(count("trak", in: after) == 2)
    #expect(count("trak", in: full.bytes) == 3)
  }

  @Test("what a film is cleaned into must be a new file")
  func takenName() throws {
    let bytes = full.bytes
    let left = try TestMovie.withFile(bytes) { source in
      do throws(MovieProblem) {
        try MovieSanitizer.write(from: source, to: source)
        Issue.record("a film was written over")
      } catch {}
      return try Data(contentsOf: URL(fileURLWithPath: source))
    }
    #expect(left == Data(bytes))
  }
}
