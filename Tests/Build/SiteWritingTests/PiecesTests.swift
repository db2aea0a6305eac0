import FileIdentities
import Foundation
import SiteOutput
import Testing

@testable import SiteWriting

@Suite("A file that is put together")
struct PiecesTests {
  let folder: TemporaryFolder
  private var source: String { folder.path + "/original" }

  init() throws {
    folder = try TemporaryFolder()
    try folder.put("original", "0123456789")
    // A time long ago, as cameras leave it.
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)], ofItemAtPath: source)
  }

  private func file(_ pieces: [FilePiece]) throws -> SplicedFile {
    SplicedFile(source: source, identity: try #require(FileIdentity(of: source)), pieces: pieces)
  }

  @discardableResult
  private func build(_ file: SplicedFile) throws -> WrittenSite {
    var staging = try folder.writer().begin()
    try staging.write(OutputFile(path: try #require(OutputPath("original.jpg")), content: .pieces(file)))
    return try staging.finish()
  }

  private let pieces: [FilePiece] = [
    .bytes(Array("<".utf8)), .run(from: 3, count: 4), .zeros(2), .run(from: 0, count: 1),
  ]

  @Test("has its pieces in their order")
  func order() throws {
    let written = try build(file(pieces))
    #expect(written.byteCount == 8)
    #expect(folder.text("site/original.jpg") == "<3456\0\00")
  }

  @Test("does not tell when the original was made")
  func time() throws {
    try build(file(pieces))
    let time = try #require(try folder.attributes("site/original.jpg")[.modificationDate] as? Date)
    #expect(time.timeIntervalSince1970 > 1_700_000_000)
  }

  @Test("is left alone when neither the original nor the pieces have changed")
  func unchanged() throws {
    try build(file(pieces))
    let inode = try folder.attributes("site/original.jpg")[.systemFileNumber] as? Int
    #expect(try build(file(pieces)).swap == .unchanged)
    #expect(try folder.attributes("site/original.jpg")[.systemFileNumber] as? Int == inode)
    // As many bytes of the same file, but others.
    var other = pieces
    other[1] = .run(from: 4, count: 4)
    #expect(try build(file(other)).changedCount == 1)
    #expect(folder.text("site/original.jpg") == "<4567\0\00")
    try folder.put("original", "9876543210")
    #expect(try build(file(other)).changedCount == 1)
    #expect(folder.text("site/original.jpg") == "<5432\0\09")
  }

  @Test("is not written of an original that has changed since, or that is shorter", arguments: [true, false])
  func changed(hasSameSize: Bool) throws {
    let wanted = try file(pieces)
    try folder.put("original", hasSameSize ? "9876543210" : "012")
    #expect(throws: SiteWriteProblem.changed(path: source)) { try build(wanted) }
    #expect(throws: SiteWriteProblem.changed(path: source)) {
      try build(file([.run(from: 2, count: 100)]))
    }
    try FileManager.default.removeItem(atPath: source)
    #expect(throws: SiteWriteProblem.self) { try build(wanted) }
    #expect(try folder.list() == [])
  }

  @Test("may be larger than what is read at once")
  func large() throws {
    let count = 5_000_000
    try Data((0..<count).map { UInt8(truncatingIfNeeded: $0 / 7) }).write(to: URL(fileURLWithPath: source))
    try build(file([.run(from: 1, count: count - 1), .zeros(3_000_000)]))
    let made = try #require(FileManager.default.contents(atPath: folder.path + "/site/original.jpg"))
    let original = try #require(FileManager.default.contents(atPath: source))
    #expect(made == original.dropFirst() + Data(count: 3_000_000))
  }
}
