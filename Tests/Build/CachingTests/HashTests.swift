import FileIdentities
import Foundation
import Testing

@testable import Caching

@Suite("The hash of a file")
struct HashTests {
  let bench: CacheBench
  let cache: BuildCache
  var file: String { bench.path + "/photo.jpg" }

  /// SHA-256 of "one" and "two", by sha256sum.
  let one = "7692c3ad3540bb803c020b3aee66cd8887123234ea0c6e7143c0add73ff431ed"
  let two = "3fc4ccfe745870e2c0d99f71f30ff0656c8dedd41cc1d7d3d376b0dbe685e2f3"

  init() throws {
    bench = try CacheBench()
    cache = try bench.open()
    try bench.put("photo.jpg", "one")
  }

  @Test("is SHA-256")
  func value() throws {
    #expect(try cache.contentHash(ofFile: file) == one)
    #expect(try cache.contentHash(ofFile: file) == one)
  }

  @Test("is not computed again while the file is the same")
  func remembered() throws {
    _ = try cache.contentHash(ofFile: file)
    let mark = String(repeating: "1", count: 64)
    try cache.index.remember(mark, of: #require(FileIdentity(of: file)))
    #expect(try bench.open().contentHash(ofFile: file) == mark)
  }

  @Test("is computed again for new content, be it of the same size and with its time set back")
  func changed() throws {
    let time = try #require(try bench.attributes(file)[.modificationDate] as? Date)
    #expect(try cache.contentHash(ofFile: file) == one)
    let handle = try #require(FileHandle(forWritingAtPath: file))
    try handle.write(contentsOf: Data("two".utf8))
    try handle.close()
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: file)
    #expect(try cache.contentHash(ofFile: file) == two)
  }

  @Test("is computed again for another file of that name")
  func replaced() throws {
    #expect(try cache.contentHash(ofFile: file) == one)
    try FileManager.default.removeItem(atPath: file)
    try bench.put("photo.jpg", "two")
    #expect(try cache.contentHash(ofFile: file) == two)
  }

  @Test(
    "is computed again where any fact of the file is another",
    arguments: ["device", "inode", "byteCount", "modified", "changed"])
  func anyFact(column: String) throws {
    _ = try cache.contentHash(ofFile: file)
    try bench.execute("UPDATE files SET hash = 'wrong', \(column) = \(column) + 1")
    #expect(try cache.contentHash(ofFile: file) == one)
  }

  @Test("of what cannot be read is a problem with its name")
  func unreadable() {
    let path = bench.path + "/nothing.jpg"
    let problem = #expect(throws: UnreadableOriginal.self) { try cache.contentHash(ofFile: path) }
    #expect(problem?.message.hasPrefix("cannot read “\(path)”: ") == true)
  }

  @Test("is still told where the index cannot answer any more")
  func brokenIndex() throws {
    _ = try cache.contentHash(ofFile: file)
    try bench.execute("DROP TABLE files")
    #expect(try cache.contentHash(ofFile: file) == one)
    #expect(try bench.open().renewal == .broken)
  }
}
