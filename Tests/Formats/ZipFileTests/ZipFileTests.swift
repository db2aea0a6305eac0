import Files
import Foundation
import Testing
import ZipFile

@Suite("Archives")
struct ZipFileTests {
  private static let limits = ZipLimits(entries: 100, bytes: 4 << 20, ratio: 100)

  private func archive(_ entries: [SampleEntry]) throws -> ZipArchive {
    try ZipArchive(bytes: SampleEntry.archive(entries), limits: Self.limits)
  }

  /// All bytes of an entry.
  private func content(_ archive: ZipArchive, _ path: String) throws -> [UInt8] {
    let entry = try #require(archive.entries.first { $0.path == path })
    let bytes = try archive.open(entry)
    var content: [UInt8] = []
    while case let piece = try bytes.next(), !piece.isEmpty { content += piece }
    return content
  }

  @Test("Entries are listed with their sizes and read piece by piece, in any order and again")
  func reading() throws {
    let long = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
    let archive = try archive([
      SampleEntry("doc.kml", Array("<kml/>".utf8)), SampleEntry("files/a.png", long),
      SampleEntry("été.kml", []),
    ])
    #expect(archive.entries.map(\.path) == ["doc.kml", "files/a.png", "été.kml"])
    #expect(archive.entries.map(\.byteCount) == [6, 300_000, 0])
    #expect(try content(archive, "files/a.png") == long)
    #expect(try content(archive, "doc.kml") == Array("<kml/>".utf8))
    #expect(try content(archive, "doc.kml") == Array("<kml/>".utf8))
    #expect(try content(archive, "été.kml") == [])
  }

  @Test("What zlib packed is unpacked")
  func deflated() throws {
    // python3 -c 'import zlib; c = zlib.compressobj(9, 8, -15); print(list(c.compress(b"track " * 9) + c.flush()))'
    let packed: [UInt8] = [43, 41, 74, 76, 206, 86, 40, 33, 145, 4, 0]
    let text = Array(String(repeating: "track ", count: 9).utf8)
    let archive = try archive([SampleEntry("a.kml", packed, unpacked: text)])
    #expect(try content(archive, "a.kml") == text)
  }

  @Test(
    "Names that lead out of a folder, folders and links are left out",
    arguments: [
      "/etc/passwd", "../doc.kml", "a/../../doc.kml", "a/..", "./doc.kml", "a//doc.kml", "folder/",
      "C:doc.kml",
      "..\\doc.kml", "",
    ])
  func names(path: String) throws {
    let archive = try archive([SampleEntry(path, []), SampleEntry("a/doc..kml", [])])
    #expect(archive.entries.map(\.path) == ["a/doc..kml"])
    #expect(archive.leftOut == 1)
  }

  @Test("Links are left out")
  func links() throws {
    var link = SampleEntry("doc.kml", Array("/etc/passwd".utf8))
    link.mode = 0o120_777
    var file = SampleEntry("a.kml", [])
    file.mode = 0o100_644
    #expect(try archive([link, file]).entries.map(\.path) == ["a.kml"])
  }

  @Test("An archive that breaks off says so, wherever it does; what is none is told apart")
  func cutOff() throws {
    let whole = SampleEntry.archive([SampleEntry("doc.kml", Array("<kml/>".utf8))])
    for end in 4..<whole.count - 1 {
      #expect(throws: ZipProblem.breaksOff, "cut at \(end)") {
        try ZipArchive(bytes: Array(whole.prefix(end)), limits: Self.limits)
      }
    }
    for none in ["", "PK", "<kml/>", String(repeating: "a", count: 100_000)] {
      #expect(throws: ZipProblem.noArchive) { try ZipArchive(bytes: Array(none.utf8), limits: Self.limits) }
    }
  }

  @Test("Any byte may be wrong: there is a reading, or a reason, and never a crash")
  func anyByte() throws {
    let whole = SampleEntry.archive([SampleEntry("doc.kml", Array("<kml/>".utf8))])
    for place in whole.indices {
      for byte in [0, 1, 8, 0x7F, 0xFF] as [UInt8] {
        var broken = whole
        broken[place] = byte
        guard let archive = try? ZipArchive(bytes: broken, limits: Self.limits) else { continue }
        for entry in archive.entries {
          guard let bytes = try? archive.open(entry) else { continue }
          while let piece = try? bytes.next(), !piece.isEmpty {}
        }
      }
    }
  }

  @Test("Bytes that are not those which were packed are damage")
  func damage() throws {
    var whole = SampleEntry.archive([SampleEntry("doc.kml", Array("<kml/>".utf8))])
    let letter = try #require(whole.firstIndex(of: UInt8(ascii: "<")))
    whole[letter] = UInt8(ascii: ">")
    let archive = try ZipArchive(bytes: whole, limits: Self.limits)
    #expect(throws: ZipProblem.damaged) { try content(archive, "doc.kml") }
  }

  @Test("What is locked, and what is packed by a rare method, is told before anything is read")
  func refused() throws {
    var locked = SampleEntry("a.kml", Array(repeating: 0, count: 20))
    locked.flags = 1
    var rare = SampleEntry("b.kml", [])
    rare.method = 14
    let archive = try archive([locked, rare])
    #expect(throws: ZipProblem.encrypted) { try content(archive, "a.kml") }
    #expect(throws: ZipProblem.unknownMethod) { try content(archive, "b.kml") }
  }

  @Test("A bomb is refused by what it says of itself, and stopped where it lied")
  func bombs() throws {
    let packed = SampleEntry.packedLetters(3 << 20)
    #expect(packed.count < 30_000)
    var honest = SampleEntry("honest.kml", packed, unpacked: [])
    honest.size = 3 << 20
    var liar = honest
    (liar.path, liar.size) = ("liar.kml", 1000)
    var huge = honest
    (huge.path, huge.size) = ("huge.kml", 5 << 20)
    let archive = try archive([honest, liar, huge])
    #expect(throws: ZipProblem.bomb) { try archive.open(archive.entries[0]) }
    #expect(throws: ZipProblem.entryTooLarge) { try archive.open(archive.entries[2]) }
    let bytes = try archive.open(archive.entries[1])
    var count = 0
    #expect(throws: ZipProblem.self) {
      while case let piece = try bytes.next(), !piece.isEmpty { count += piece.count }
    }
    #expect(count <= 100 * packed.count + 65_536)
  }

  @Test("Too many entries are refused before their list is taken into memory, of 64 bits as well")
  func manyEntries() {
    let many = SampleEntry.archive((0...100).map { SampleEntry("\($0).kml", []) })
    #expect(throws: ZipProblem.tooManyEntries) { try ZipArchive(bytes: many, limits: Self.limits) }
    let record = Array("PK\u{6}\u{6}".utf8) + Array(repeating: 0, count: 28) + [0, 0, 0, 0, 0, 1, 0, 0]
    let locator = Array("PK\u{6}\u{7}".utf8) + Array(repeating: 0, count: 16)
    let end = Array("PK\u{5}\u{6}".utf8) + Array(repeating: 0xFF, count: 16) + [0, 0]
    let wide = record + Array(repeating: 0, count: 16) + locator + end
    #expect(throws: ZipProblem.tooManyEntries) { try ZipArchive(bytes: wide, limits: Self.limits) }
  }

  @Test("An archive on the disk is read like its bytes")
  func onDisk() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "archive-\(UUID().uuidString).zip")
    try Data(SampleEntry.archive([SampleEntry("doc.kml", Array("<kml/>".utf8))])).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let archive = try ZipArchive(OpenFile.reading(file.path), limits: Self.limits)
    #expect(try content(archive, "doc.kml") == Array("<kml/>".utf8))
  }
}
