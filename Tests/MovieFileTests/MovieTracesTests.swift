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
      try CleanMovie.write(from: path, to: path + ".clean")
      #expect(try MovieTraces.read(path: path + ".clean").found == [])
    }
  }
}
