import PictureSanitizing
import Foundation
import PhotoMetadata
import PictureScaling
import SiteOutput
import Rounds
import Testing

private let hasLibrary = (try? PictureScaler.open()) != nil

/// Every kind of picture, told whatever it can hold.
@Suite("Bare pictures")
struct SampleTests {
  private static let names = Samples.all.map(\.name)

  @Test("tell their size and their turn, and nothing else", arguments: names)
  func tellNothing(name: String) throws {
    let sample = try Samples.named(name)
    let bench = try Workbench()
    let before = try PhotoFacts.read(path: bench.put(sample.bytes, as: "before"))
    #expect(before.position != nil && before.model == "SECRET" && before.description == "SECRET")
    let bare = try bench.bare(sample.bytes, ending: sample.ending)
    #expect(!bare.contains("SECRET"))
    let after = try PhotoFacts.read(path: bench.put(bare, as: "after"))
    var plain = PhotoFacts(pixelWidth: 64, pixelHeight: 32, format: before.format)
    plain.orientation = before.orientation
    #expect(after == plain)
    // HEIC and AVIF are turned by their boxes, which exiftool does not write.
    #expect(before.orientation == (["heic", "avif"].contains(name) ? 1 : 6))
  }

  @Test("have the same pixels", .enabled(if: hasLibrary, "libvips is not installed"), arguments: names)
  func samePixels(name: String) throws {
    let sample = try Samples.named(name)
    let bench = try Workbench()
    let scaler = try PictureScaler.open()
    let before = try scaler.pixels(of: bench.put(sample.bytes, as: "before." + sample.ending), width: 64)
    let bare = try bench.bare(sample.bytes, ending: sample.ending)
    #expect(try scaler.pixels(of: bench.put(bare, as: "after." + sample.ending), width: 64) == before)
  }

  @Test("are as bare as they get the first time", arguments: names)
  func twiceIsOnce(name: String) throws {
    let sample = try Samples.named(name)
    let bench = try Workbench()
    let once = try bench.bare(sample.bytes, ending: sample.ending)
    #expect(once.count < sample.bytes.count)
    #expect(try bench.bare(once, ending: sample.ending) == once)
  }

  @Test("hold nothing of what stands behind the picture", arguments: names)
  func trailers(name: String) throws {
    let sample = try Samples.named(name)
    let bench = try Workbench()
    let bare = try bench.bare(sample.bytes, ending: sample.ending)
    #expect(try bench.bare(sample.bytes + box("mpvd", Array("SECRET".utf8)), ending: sample.ending) == bare)
  }

  @Test("survive being kept, and are not made of anything else", arguments: names)
  func keeping(name: String) throws {
    let sample = try Samples.named(name)
    let picture = try Workbench().picture(sample.bytes)
    #expect(PictureSanitizer(kept: picture.bytes) == picture)
    for end in picture.bytes.indices {
      guard let cut = PictureSanitizer(kept: Array(picture.bytes[..<end])) else { continue }
      #expect(picture.pieces.starts(with: cut.pieces))
    }
  }

  /// Each byte in turn becomes another, and each length in turn is where the file ends.
  @Test("of broken files are refused, or lie within the file and tell nothing", arguments: names)
  func broken(name: String) throws {
    let sample = try Samples.named(name)
    let bench = try Workbench()
    func check(_ bytes: [UInt8]) throws {
      let path = try bench.put(bytes, as: "broken")
      let picture: PictureSanitizer
      do throws(PictureSanitizerProblem) { picture = try PictureSanitizer.of(path: path) } catch { return }
      for case .run(let start, let count) in picture.pieces {
        try #require(start >= 0 && count > 0 && start + count <= bytes.count)
      }
      let bare = picture.bytes(of: bytes)
      try #require(!bare.contains("SECRET"))
      try #require(bare.count <= bytes.count + 1000)
    }
    for place in stride(from: 0, to: sample.bytes.count, by: Rounds.of(101, nightly: 13)) {
      var bytes = sample.bytes
      bytes[place] ^= [0xFF, 0x01, 0x80][place % 3]
      try check(bytes)
      try check(Array(sample.bytes[..<place]))
    }
  }
}

extension [UInt8] {
  func contains(_ text: String) -> Bool {
    Data(self).range(of: Data(text.utf8)) != nil
  }
}

/// A box of a HEIC file.
func box(_ kind: String, _ content: [UInt8]) -> [UInt8] {
  bigEndian(content.count + 8, 4) + Array(kind.utf8) + content
}

func bigEndian(_ number: Int, _ count: Int) -> [UInt8] {
  (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
}
