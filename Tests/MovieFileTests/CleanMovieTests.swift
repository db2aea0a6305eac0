import Foundation
import Testing

@testable import MovieFile

@Suite("A film with nothing private left in it")
struct CleanMovieTests {
  private func clean(_ bytes: [UInt8]) throws -> [UInt8] {
    try TestMovie.withFile(bytes) { source in
      let target = source + "-clean"
      defer { try? FileManager.default.removeItem(atPath: target) }
      try CleanMovie.write(from: source, to: target)
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
        try CleanMovie.write(from: source, to: source)
        Issue.record("a film was written over")
      } catch {}
      return try Data(contentsOf: URL(fileURLWithPath: source))
    }
    #expect(left == Data(bytes))
  }
}
