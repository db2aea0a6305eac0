import FileIdentities
import Foundation
import GRDB
import Testing

@testable import Caching

@Suite("What has rotted in a cache")
struct RotTests {
  let bench: CacheBench
  private let text = DerivativeKey(original: key.original, recipe: "colour")
  private let noted = "#a3c"

  init() throws {
    bench = try CacheBench()
  }

  // MARK: - Blobs

  @Test("is seen in any byte of a file, although its size is the same, and made good by what is made anew")
  func blob() throws {
    let cache = try bench.open()
    let path = try cache.store(key, bytes: picture, width: 8, height: 6).path
    for index in picture.indices {
      for mask in [0x01, 0x80] as [UInt8] {
        var bytes = picture
        bytes[index] ^= mask
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        #expect(cache.lookup(key) == nil, "byte \(index)")
      }
    }
    try cache.store(key, bytes: picture, width: 8, height: 6)
    #expect(FileManager.default.contents(atPath: path).map(Array.init) == picture)
    #expect(cache.lookup(key)?.path == path)
  }

  @Test("is seen in a file that was proved before, although its times were set back")
  func provedBlob() async throws {
    let cache = try bench.open()
    let path = try cache.store(key, bytes: picture, width: 8, height: 6).path
    let time = try #require(try bench.attributes(path)[.modificationDate] as? Date)
    // A file has to have rested before it is not read again.
    while FileIdentity(of: path)?.isSettled != true { try await Task.sleep(for: .milliseconds(5)) }
    let proved = try #require(cache.lookup(key))
    #expect(try cache.index.hash(of: #require(FileIdentity(of: path))) == proved.contentHash)
    var bytes = picture
    bytes[3] ^= 4
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.write(contentsOf: Data(bytes))
    try file.close()
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: path)
    #expect(cache.lookup(key) == nil)
    #expect(try bench.open().lookup(key) == nil)
  }

  @Test("is made good where a film is moved in")
  func movedIn() throws {
    let cache = try bench.open()
    func moveIn() throws -> CachedDerivative {
      let file = cache.nameForUnfinished()
      try Data(picture).write(to: URL(fileURLWithPath: file))
      return try cache.store(key, movingIn: file, width: 8, height: 6)
    }
    let path = try moveIn().path
    try Data(picture.reversed()).write(to: URL(fileURLWithPath: path))
    #expect(try FileManager.default.contents(atPath: moveIn().path).map(Array.init) == picture)
  }

  // MARK: - Rows

  /// What a column may turn into: other values of its kind, and values of no kind that we write.
  private static let values = ["7", "9223372036854775807", "1e300", "'x'", "x'00ff'"]

  @Test(
    "is seen in any column of a row, and ends nothing",
    arguments: [
      ("derivatives", "blob"), ("derivatives", "width"), ("derivatives", "height"),
      ("derivatives", "byteCount"),
      ("derivatives", "recipe"), ("derivatives", "original"), ("derivatives", "seal"), ("texts", "text"),
      ("texts", "recipe"), ("texts", "seal"), ("files", "hash"), ("files", "inode"), ("files", "changed"),
      ("files", "seal"), ("uses", "trip"), ("uses", "original"),
    ])
  func rows(table: String, column: String) throws {
    try bench.put("photo.jpg", "one")
    let one = "7692c3ad3540bb803c020b3aee66cd8887123234ea0c6e7143c0add73ff431ed"
    for value in Self.values {
      let cache = try bench.open()
      for table in ["derivatives", "texts", "files", "uses"] { try bench.execute("DELETE FROM \(table)") }
      try fill(cache)
      #expect(try cache.contentHash(ofFile: bench.path + "/photo.jpg") == one)
      cache.noteUse(by: "/trips/one", isWhole: false)
      try bench.execute("UPDATE OR REPLACE \(table) SET \(column) = \(value)")
      let next = try bench.open()
      #expect(next.lookup(key).map { $0.width == 8 && $0.height == 6 } ?? true, "\(value)")
      #expect([nil, noted].contains(next.text(text)), "\(value)")
      #expect(try next.contentHash(ofFile: bench.path + "/photo.jpg") == one, "\(value)")
      #expect(table == "derivatives" ? next.lookup(key) == nil : next.lookup(key) != nil, "\(value)")
      let report = next.report()
      #expect((report?.unusedBytes ?? 0) >= 0)
      // Made anew, all is as it was.
      try fill(next)
      #expect(next.lookup(key)?.width == 8 && next.text(text) == noted)
    }
  }

  @Test("goes when the cache is pruned, and nothing else", arguments: values)
  func pruned(value: String) throws {
    let other = DerivativeKey(original: key.original, recipe: "other")
    try fillAndClose(with: other)
    try bench.execute("UPDATE derivatives SET width = \(value) WHERE recipe = 'other'")
    #expect(try CachePruning.prune(bench.cachePath, codecs: []) { _ in true } == .done(freed: 3))
    let next = try bench.open()
    #expect(next.lookup(key)?.width == 8 && next.lookup(other) == nil)
    #expect(try bench.query("SELECT count(*) FROM derivatives") == 1)
  }

  /// Only who is alone may prune.
  private func fillAndClose(with other: DerivativeKey) throws {
    let cache = try bench.open()
    try fill(cache)
    try cache.store(other, bytes: [1, 2, 3], width: 2, height: 1)
    cache.noteUse(by: "/trips/one", isWhole: true)
  }

  // MARK: - The index

  @Test("is seen in any byte of the index: what it says is true, or is missing")
  func index() throws {
    try fill(bench.open())
    let whole = try Data(contentsOf: URL(fileURLWithPath: bench.indexPath))
    #expect(!FileManager.default.fileExists(atPath: bench.indexPath + "-wal"))
    var (answers, misses) = (0, 0)
    // All of the head; of the rest every 251st byte, so that each kind of page is hit in many places.
    for place in Array(0..<100) + Array(stride(from: 100, to: whole.count, by: 251)) {
      var bytes = whole
      bytes[place] ^= place.isMultiple(of: 2) ? 0xFF : 1 << (place % 8)
      try clean(bytes)
      let cache = try bench.open()
      let found = (cache.lookup(key), cache.text(text))
      #expect(
        found.0.map { $0.width == 8 && $0.height == 6 && $0.byteCount == picture.count } ?? true, "\(place)")
      #expect([nil, noted].contains(found.1), "\(place)")
      _ = cache.report()
      cache.noteUse(by: "/trips/one", isWhole: true)
      if found.0 == nil || found.1 == nil { misses += 1 } else { answers += 1 }
    }
    #expect(answers > 0 && misses > 0)
  }

  private func fill(_ cache: BuildCache) throws {
    try cache.store(key, bytes: picture, width: 8, height: 6)
    cache.keep(noted, under: text)
  }

  /// Puts an index into the place of the one that is there, with nothing beside it.
  private func clean(_ bytes: Data) throws {
    for end in ["-wal", "-shm", ".put-aside"] {
      try? FileManager.default.removeItem(atPath: bench.indexPath + end)
    }
    try? FileManager.default.removeItem(atPath: bench.cachePath + "/index-is-damaged")
    try bytes.write(to: URL(fileURLWithPath: bench.indexPath))
  }
}
