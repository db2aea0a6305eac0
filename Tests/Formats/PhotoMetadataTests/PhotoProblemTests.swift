import Foundation
import PhotoMetadata
import Testing

@Suite("Pictures that are none, and broken ones")
struct PhotoProblemTests {
  private func problem(_ bytes: [UInt8]) throws -> PhotoProblem? {
    try TestJPEG.onDisk(bytes) { path in
      do throws(PhotoProblem) { _ = try PhotoFacts.read(path: path) } catch { return error }
      return nil
    }
  }

  @Test(
    "Other kinds of files are called by their names",
    arguments: [
      (Array("GIF89a".utf8), "a GIF picture"),
      ([0x49, 0x49, 0x2A, 0x00, 8, 0, 0, 0] + Array("CR".utf8), "a raw picture"),
      (Array("RIFF....AVI ".utf8), "a film or sound"),
      ([0, 0, 0, 24] + Array("ftypavis".utf8), "an animated AVIF picture"),
      ([0, 0, 0, 24] + Array("ftypmif3".utf8), "a picture of a newer kind than HEIC"),
      ([0, 0, 0, 24] + Array("ftypmp42".utf8), "a film"),
      ([0, 0, 0, 24] + Array("ftypcrx ".utf8), "a raw picture"), (Array("<html>\n".utf8), "text"),
      (Array("Praça".utf8), "text"),
      ([0x00, 0x01, 0x02], "something unknown"),
      ([0xFF, 0xD9], "something unknown"),
    ] as [([UInt8], String)])
  func otherKinds(bytes: [UInt8], kind: String) throws {
    #expect(try problem(bytes) == .otherKind(kind))
  }

  @Test("An empty file, a pointer of Git LFS and a beginning are what they are")
  func special() throws {
    #expect(try problem([]) == .empty)
    #expect(
      try problem(Array("version https://git-lfs.github.com/spec/v1\noid sha256:1\n".utf8)) == .gitPointer)
    #expect(try problem([0xFF]) == .cutOff)
    #expect(try problem([0xFF, 0xD8]) == .cutOff)
    #expect(try problem([0xFF, 0xD8, 0xFF, 0xD9]) == .cutOff)
  }

  @Test("A file that is not there, a folder and a pipe are told apart")
  func unreadable() throws {
    func problem(_ path: String) -> PhotoProblem? {
      do throws(PhotoProblem) { _ = try PhotoFacts.read(path: path) } catch { return error }
      return nil
    }
    #expect(problem("/nowhere/at/all.jpg") == .unreadable("there is no such file"))
    #expect(problem("/tmp") == .unreadable("it is a folder"))
    #expect(problem("/dev/null") == .unreadable("it is not a file"))
  }

  @Test("A size of nothing is a problem")
  func noSize() throws {
    var file = TestJPEG()
    file.addFrame(width: 0, height: 10)
    #expect(try problem(file.bytes) == .noSize)
  }

  @Test("Cut anywhere, a picture is a problem until its size is told, and has that size from there on")
  func cutAnywhere() throws {
    let whole = TestJPEG.with(TestExif(main: [(0x0112, .short([6])), (0x010F, .text("Canon"))])).bytes
    for end in 0..<whole.count {
      let cut = Array(whole.prefix(end))
      let width = try TestJPEG.onDisk(cut) { path in try? PhotoFacts.read(path: path).pixelWidth }
      #expect(width == nil || width == 400)
      #expect(try width != nil || problem(cut) == (end == 0 ? .empty : .cutOff), "cut at \(end)")
    }
  }

  @Test("Any byte of the EXIF part may be wrong: the picture keeps its size, and nothing crashes")
  func brokenExif() throws {
    let exif = TestExif(
      main: [(0x010F, .text("Canon EOS")), (0x0132, .text("2026:05:03 10:00:00"))],
      exif: [(0x829A, .fraction([(1, 2)]))],
      gps: [(0x01, .text("N")), (0x02, .fraction([(38, 1), (1, 1), (1, 1)]))])
    let whole = TestJPEG.with(exif).bytes
    for place in 12..<(12 + exif.bytes.count) {
      for byte in [0x00, 0x01, 0x7F, 0xFF] as [UInt8] {
        var broken = whole
        broken[place] = byte
        let width = try TestJPEG.onDisk(broken) { try PhotoFacts.read(path: $0).pixelWidth }
        #expect(width == 400)
      }
    }
  }

  @Test(
    "Segments may be many, padded and with rubbish between them; EXIF may come late, and the first one counts"
  )
  func oddOrder() throws {
    var file = TestJPEG()
    for _ in 0..<300 { file.add(0xE2, [UInt8](repeating: 0xFF, count: 60_000)) }
    file.bytes += [0x00, 0x12, 0xFF, 0x00, 0xFF, 0xFF, 0xFF]
    file.addFrame(width: 10, height: 20)
    file.add(0xE1, Array("http://ns.adobe.com/xap/1.0/\0<x/>".utf8))
    file.bytes += [0xFF, 0x01]
    file.add(0xE1, Array("Exif\0\0".utf8) + TestExif(main: [(0x0112, .short([8]))]).bytes)
    file.add(0xE1, Array("Exif\0\0".utf8) + TestExif(main: [(0x0112, .short([3]))]).bytes)
    file.addFrame(width: 99, height: 99)
    file.addPicture()
    let facts = try TestJPEG.onDisk(file.bytes) { try PhotoFacts.read(path: $0) }
    #expect((facts.pixelWidth, facts.pixelHeight, facts.orientation) == (10, 20, 8))
  }

  @Test("The tables between frame headers are not taken for one")
  func notFrames() throws {
    var file = TestJPEG()
    for marker in [0xC4, 0xC8, 0xCC] as [UInt8] { file.add(marker, [0, 0, 1, 0, 1, 0, 1]) }
    file.addFrame(0xCF, width: 7, height: 5)
    #expect(try TestJPEG.onDisk(file.bytes) { try PhotoFacts.read(path: $0).pixelWidth } == 7)
  }

  @Test(
    "Each problem is a sentence with a way out",
    arguments: [.unreadable("x"), .empty, .gitPointer, .otherKind("text"), .cutOff, .noSize] as [PhotoProblem]
  )
  func words(problem: PhotoProblem) {
    #expect(problem.message.hasPrefix("it ") || problem.message.hasPrefix("the file "))
    #expect(!problem.message.hasSuffix("."))
    #expect(problem.advice.hasSuffix("."))
  }
}
