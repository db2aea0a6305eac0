import Foundation
import MediaContainers
import Rounds
import Testing

@testable import MovieFile

@Suite("What a film says of itself")
struct MovieFactsTests {
  private func facts(_ movie: TestMovie) throws -> MovieFacts {
    try TestMovie.withFile(movie.bytes) { try MovieFacts.read(path: $0) }
  }

  private func problem(_ bytes: [UInt8]) -> MovieProblem? {
    TestMovie.withFile(bytes) { path in
      do throws(MovieProblem) {
        _ = try MovieFacts.read(path: path)
        return nil
      } catch { return error }
    }
  }

  @Test("size, length and codecs are those of its tracks")
  func basics() throws {
    let facts = try facts(TestMovie())
    #expect(facts.width == 64 && facts.height == 36)
    #expect(facts.seconds == 12.345)
    #expect(facts.pictures == MovieCodec(name: "H.264", isWidelyPlayed: true))
    #expect(facts.sound?.name == "AAC")
    #expect(facts.byteCount == TestMovie().bytes.count)
  }

  @Test("a quarter of a turn changes width and height", arguments: [[0, 1, -1, 0], [0, -1, 1, 0]])
  func turned(_ matrix: [Int]) throws {
    var movie = TestMovie()
    movie.matrix = matrix
    let facts = try facts(movie)
    #expect(facts.width == 36 && facts.height == 64)
  }

  @Test("half a turn does not")
  func upsideDown() throws {
    var movie = TestMovie()
    movie.matrix = [-1, 0, 0, -1]
    #expect(try facts(movie).width == 64)
  }

  @Test(
    "the moment in the head is UTC since 1904, or since 1970 where a program confused the two",
    arguments: [(3_860_661_600, 1_777_816_800), (1_777_816_800, 1_777_816_800), (0, nil), (5, nil)])
  func instants(_ created: Int, _ instant: Int?) throws {
    var movie = TestMovie()
    movie.created = created
    #expect(try facts(movie).instant == instant)
  }

  @Test("Apple's date is the clock's, with its offset")
  func appleDate() throws {
    var movie = TestMovie()
    movie.notes = TestMovie.meta([
      ("com.apple.quicktime.creationdate", "2026-05-03T15:05:12+0100"),
      ("com.apple.quicktime.location.ISO6709", "+38.6916-009.2160+012.345/"),
      ("com.apple.quicktime.make", "Apple"), ("com.apple.quicktime.model", "iPhone 15"),
      ("com.apple.quicktime.content.identifier", "ABCD-1234"),
    ])
    let facts = try facts(movie)
    #expect(facts.clock?.hour == 15 && facts.clock?.minute == 5 && facts.clock?.offset == 3600)
    #expect(facts.position == MoviePosition(latitude: 38.6916, longitude: -9.2160, altitude: 12.345))
    #expect(facts.make == "Apple" && facts.model == "iPhone 15")
    #expect(facts.contentIdentifier == "ABCD-1234")
  }

  @Test("texts of the user's data are read, with Android's position")
  func userData() throws {
    var movie = TestMovie()
    movie.notes = TestMovie.box(
      "udta",
      TestMovie.text("\u{A9}xyz", "+38.6916-009.2160/") + TestMovie.text("\u{A9}mak", "Google")
        + TestMovie.text("\u{A9}day", "2026-05-03T14:05:12Z"))
    let facts = try facts(movie)
    #expect(facts.position?.latitude == 38.6916 && facts.position?.altitude == nil)
    #expect(facts.make == "Google")
    #expect(facts.clock == nil, "what is told in UTC is no clock's time")
  }

  @Test("the position of older phones is read")
  func location() throws {
    var movie = TestMovie()
    let numbers = [-9.25, 38.5, 100.0].flatMap { TestMovie.number(Int($0 * 65536), 4) }
    movie.notes = TestMovie.box(
      "udta",
      TestMovie.box("loci", [0, 0, 0, 0, 0x15, 0xC7] + Array("Belém".utf8) + [0, 0] + numbers + [0, 0]))
    #expect(
      try facts(movie).position == MoviePosition(latitude: 38.5, longitude: -9.25, altitude: 100))
  }

  @Test(
    "cameras without a zone write their clock's time into the head",
    arguments: ["GoPro", "Canon EOS R6", "NIKON"])
  func clocksInHead(_ make: String) throws {
    var movie = TestMovie()
    movie.notes = TestMovie.box("udta", TestMovie.text("\u{A9}mak", make))
    let facts = try facts(movie)
    #expect(facts.instant == nil)
    #expect(facts.clock?.year == 2026 && facts.clock?.month == 5 && facts.clock?.day == 3)
    #expect(facts.clock?.hour == 14 && facts.clock?.minute == 0 && facts.clock?.offset == nil)
  }

  @Test(
    "places are read in each of their forms",
    arguments: [
      ("+38.6916-009.2160/", 38.6916, -9.2160), ("+3841.496-00912.96/", 38.691_6, -9.216),
      ("+384129.8-0091257.6/", 38.691_611, -9.216), ("-33.8688+151.2093+10/", -33.8688, 151.2093),
    ])
  func positions(_ text: String, _ latitude: Double, _ longitude: Double) throws {
    let position = try #require(MoviePosition(iso6709: text))
    #expect(abs(position.latitude - latitude) < 1e-5 && abs(position.longitude - longitude) < 1e-5)
  }

  @Test(
    "what is no place is none",
    arguments: ["", "+00.0000+000.0000/", "+91.0+000.0/", "38.7 -9.2", "+1+2+", "++"])
  func noPositions(_ text: String) { #expect(MoviePosition(iso6709: text) == nil || text == "+1+2+") }

  @Test(
    "codecs that browsers do not all play are known",
    arguments: [
      ("hvc1", "HEVC", false), ("apcn", "ProRes", false), ("vp09", "VP9", true), ("zzzz", "zzzz", false),
    ])
  func codecs(_ kind: String, _ name: String, _ isPlayed: Bool) {
    let codec = MovieCodec(FourCC(stringLiteral: kind), settings: [])
    #expect(codec == MovieCodec(name: name, isWidelyPlayed: isPlayed))
  }

  @Test("what is no film, or none that can be published, is refused with its reason")
  func refusals() {
    var elsewhere = TestMovie()
    elsewhere.flagsOfReference = 0
    var fragmented = TestMovie()
    fragmented.behind = TestMovie.box("moof", [0, 0, 0, 0])
    var announced = TestMovie()
    announced.notes = TestMovie.box("mvex", [0, 0, 0, 0])
    var locked = TestMovie()
    locked.pictures = "encv"
    var old = TestMovie()
    old.pictures = "apcn"
    #expect(problem([]) == .empty)
    #expect(problem(Array("version https://git-lfs.github.com/spec/v1\n".utf8)) == .gitPointer)
    #expect(problem([0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0, 0, 0]) == .otherKind)
    #expect(problem(TestMovie(brand: "heic").bytes) == .otherKind)
    #expect(problem(elsewhere.bytes) == .elsewhere)
    #expect(problem(fragmented.bytes) == .fragmented)
    #expect(problem(announced.bytes) == .fragmented)
    #expect(problem(locked.bytes) == .locked)
    #expect(problem(old.bytes) == .notCleaned("ProRes"))
    #expect(problem(Array(TestMovie().bytes.prefix(60))) == .cutOff)
  }

  @Test("one that breaks off anywhere is a problem, and never a film")
  func truncated() {
    let whole = TestMovie(hasPositions: true).bytes
    for length in stride(from: 0, to: whole.count, by: 7) {
      #expect(problem(Array(whole.prefix(length))) != nil, "after \(length) bytes")
    }
  }

  @Test("no single wrong byte ends the reading")
  func mutated() {
    let whole = TestMovie(hasPositions: true).bytes
    // Of odd steps, so that both bytes stand in each place of a number.
    for place in stride(from: 0, to: whole.count, by: Rounds.of(9, nightly: 3)) {
      var bytes = whole
      bytes[place] = place.isMultiple(of: 2) ? 0xFF : 0
      TestMovie.withFile(bytes) { path in
        guard (try? MovieFacts.read(path: path)) != nil else { return }
        let target = path + "-clean"
        defer { try? FileManager.default.removeItem(atPath: target) }
        do throws(MovieProblem) {
          try MovieSanitizer.write(from: path, to: target)
        } catch {
          // Its pictures are none any more.
          #expect(error == .damaged, "byte \(place)")
        }
      }
    }
  }
}
