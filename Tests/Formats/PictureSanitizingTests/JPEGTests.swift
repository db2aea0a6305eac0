import PictureSanitizing
import Foundation
import PhotoMetadata
import Testing

@Suite("Bare JPEG")
struct JPEGTests {
  private func segment(_ marker: UInt8, _ text: String) -> [UInt8] {
    [0xFF, marker] + bigEndian(text.utf8.count + 2, 2) + Array(text.utf8)
  }

  /// The sample with something between its beginning and its first segment.
  private func bare(with added: [UInt8], _ jpeg: [UInt8] = Samples.jpg) throws -> [UInt8] {
    try Workbench().bare(Array(jpeg.prefix(2)) + added + Array(jpeg.dropFirst(2)))
  }

  @Test("has none of the segments that programs add")
  func segments() throws {
    let plain = try bare(with: [])
    for marker in Array(0xE0...0xEF as ClosedRange<UInt8>) + [0xF0, 0xFD, 0xFE] {
      #expect(try bare(with: segment(marker, "SECRET")) == plain, "\(marker)")
    }
    for text in ["JFXX\0\u{10}SECRET", "MPF\0SECRET", "ICC_PROFILE\0", "Exif\0\0", "Ducky", "Adobe"] {
      for marker in [0xE0, 0xE1, 0xE2, 0xEC, 0xEE] as [UInt8] {
        #expect(!(try bare(with: segment(marker, text + "SECRET")).contains("SECRET")))
      }
    }
  }

  @Test("ends with its first end, whatever follows")
  func end() throws {
    let bare = try bare(with: [])
    #expect(bare.suffix(2) == [0xFF, 0xD9])
    #expect(try Workbench().bare(Samples.jpg + Samples.progressive) == bare)
  }

  @Test("ends each scan with its last code, whatever stands before the next marker")
  func endOfScans() throws {
    let bench = try Workbench()
    for jpeg in [Samples.jpg, Samples.progressive, Samples.marked, Samples.markedProgressive] {
      let plain = try bench.bare(jpeg)
      #expect(jpeg.suffix(60).elementsEqual(plain.suffix(60)), "codes were lost")
      #expect(try bench.bare(plain) == plain)
      for junk in [Array("SECRET".utf8), [0xFF, 0], [0xFF, 0xD3] + Array("SECRET".utf8), [0xFF]] {
        #expect(try bench.bare(jpeg.dropLast(2) + junk + jpeg.suffix(2)) == plain)
      }
    }
    // The rest of a picture that is missing is missed, and nothing else is.
    for jpeg in [Samples.jpg, Samples.marked] {
      let short = Array(jpeg.dropLast(5) + jpeg.suffix(2))
      #expect(try bench.bare(short).suffix(6) == short.suffix(6))
    }
    // What stands before a mark within the pixels is none of them.
    for (jpeg, mark) in [(Samples.marked, 0xD1), (Samples.markedProgressive, 0xD2)] as [([UInt8], UInt8)] {
      let place = try #require(Data(jpeg).range(of: Data([0xFF, mark]))).lowerBound
      let full = Array(jpeg[..<place]) + Array("SECRET".utf8) + Array(jpeg[place...])
      #expect(try bench.bare(full) == bench.bare(jpeg))
    }
  }

  @Test("is refused where nobody can tell its pixels from the rest")
  func unknownCodes() throws {
    let bench = try Workbench()
    let plain = try bench.bare(Samples.jpg)
    let frame = try #require(Data(plain).range(of: Data([0xFF, 0xC0]))).lowerBound
    for marker in [0xC3, 0xC9, 0xCA, 0xCB] as [UInt8] {
      var other = plain
      other[frame + 1] = marker
      #expect(bench.problem(other) == .unknown)
    }
    // Without its tables of codes.
    let codes = try #require(Data(plain).range(of: Data([0xFF, 0xC4]))).lowerBound
    var none = plain
    none[codes + 1] = 0xE5
    #expect(bench.problem(none) == .damaged)
  }

  @Test("keeps the resolution and the mixing of colours, and no small copy")
  func headers() throws {
    let name = Array("JFIF\0".utf8)
    let jfif: [UInt8] = [0xFF, 0xE0, 0, 19] + name + [1, 2, 1, 0, 72, 0, 96, 1, 1, 7, 8, 9]
    let adobe: [UInt8] = [0xFF, 0xEE, 0, 16] + Array("Adobe".utf8) + [0, 100, 1, 2, 3, 4, 2, 9, 9]
    let stream = Array(Samples.jpg.dropFirst(2))
    let bare = try Workbench().bare([0xFF, 0xD8] + jfif + adobe + stream)
    let head = try #require(Data(bare).range(of: Data("JFIF".utf8)))
    let ownHead: [UInt8] = [0, 16] + name + [1, 1, 1, 0, 72, 0, 96, 0, 0]
    #expect(bare[head.lowerBound - 2..<head.lowerBound + 14].elementsEqual(ownHead))
    let note = try #require(Data(bare).range(of: Data("Adobe".utf8)))
    let ownNote: [UInt8] = [0, 14] + Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, 2]
    #expect(bare[note.lowerBound - 2..<note.lowerBound + 12].elementsEqual(ownNote))
  }

  @Test("is refused where it breaks off, has two frames, or none")
  func refusals() throws {
    let bench = try Workbench()
    let frame = try #require(Data(Samples.jpg).range(of: Data([0xFF, 0xC0]))).lowerBound
    let twice = Samples.jpg.prefix(frame) + Samples.jpg[frame..<frame + 19] + Samples.jpg.dropFirst(frame)
    #expect(bench.problem(Array(twice)) == .damaged)
    #expect(bench.problem(Array(Samples.jpg.dropLast(2))) == .cutOff)
    #expect(bench.problem([0xFF, 0xD8, 0xFF, 0xD9]) == .damaged)
    #expect(bench.problem([0xFF, 0xD8] + [UInt8](repeating: 0, count: 100_000)) == .damaged)
    #expect(bench.problem(Array("hello".utf8)) == .damaged)
    #expect(bench.problem([]) == .damaged)
  }

  @Test("keeps a profile of several parts, and none of which a part is missing")
  func profileParts() throws {
    let profile = TestProfile(name: "sRGB", tags: [("rXYZ", [UInt8](repeating: 7, count: 70_000))]).bytes
    func part(_ number: UInt8, _ bytes: some Collection<UInt8>) -> [UInt8] {
      [0xFF, 0xE2] + bigEndian(bytes.count + 16, 2) + Array("ICC_PROFILE\0".utf8) + [number, 2] + Array(bytes)
    }
    let (first, second) = (part(1, profile.prefix(40_000)), part(2, profile.dropFirst(40_000)))
    let whole = try bare(with: second + first, Samples.progressive)
    #expect(whole.contains("ICC_PROFILE\0\u{1}\u{2}acsp") == false && whole.count > 70_000)
    #expect(try Workbench().bare(whole) == whole)
    #expect(!(try bare(with: first, Samples.progressive)).contains("ICC_PROFILE"))
  }
}
