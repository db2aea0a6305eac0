import Foundation
import GRDB
import Testing

@testable import Caching

@Suite("A cache that cannot be used as it is")
struct RenewalTests {
  let bench: CacheBench

  init() throws {
    bench = try CacheBench()
  }

  private func fill() throws {
    try bench.open().store(key, bytes: picture, width: 8, height: 6)
  }

  private func spoil(_ change: (inout Data) -> Void) throws {
    for companion in ["-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: bench.indexPath + companion)
    }
    var bytes = try Data(contentsOf: URL(fileURLWithPath: bench.indexPath))
    change(&bytes)
    try bytes.write(to: URL(fileURLWithPath: bench.indexPath))
  }

  private func expectRenewed(_ renewal: CacheRenewal) throws {
    let cache = try bench.open()
    #expect(cache.renewal == renewal)
    #expect(cache.lookup(key) == nil)
    try cache.store(key, bytes: picture, width: 8, height: 6)
    let next = try bench.open()
    #expect(next.renewal == nil)
    #expect(next.lookup(key)?.width == 8)
    #expect(!renewal.message.hasSuffix("."))
  }

  @Test("because its head is spoilt starts anew")
  func spoiltHead() throws {
    try fill()
    try spoil { $0.replaceSubrange(0..<100, with: Data(repeating: 7, count: 100)) }
    try expectRenewed(.broken)
    #expect(try bench.files(endingIn: ".put-aside") == ["index.sqlite.put-aside"])
  }

  @Test("because it is text starts anew")
  func text() throws {
    try fill()
    try spoil { $0 = Data("Dear diary, this is not a database, although it is long enough for one.".utf8) }
    try expectRenewed(.broken)
  }

  @Test("because it was cut off starts anew, at the latest with the build after")
  func cut() throws {
    try fill()
    try spoil { $0 = $0.prefix(4096) }
    let first = try? bench.open()
    #expect(first?.lookup(key) == nil)
    let renewals = [first?.renewal, try bench.open().renewal]
    #expect(renewals.contains(.broken))
  }

  @Test("because a page within is spoilt misses, and the next build starts anew")
  func spoiltPage() throws {
    try fill()
    let root = try bench.query("SELECT rootpage FROM sqlite_master WHERE name = 'derivatives'")
    try spoil {
      $0.replaceSubrange((root - 1) * 4096..<root * 4096, with: Data(repeating: 0xEE, count: 4096))
    }
    let cache = try bench.open()
    #expect(cache.renewal == nil)
    #expect(cache.lookup(key) == nil)
    let problem = #expect(throws: BuildCacheProblem.self) {
      try cache.store(key, bytes: picture, width: 8, height: 6)
    }
    #expect(problem == .cannotKeep(reason: "its index is damaged"))
    try expectRenewed(.broken)
  }

  @Test("because another program's database is in its place starts anew and keeps that one")
  func foreign() throws {
    try FileManager.default.createDirectory(atPath: bench.cachePath, withIntermediateDirectories: true)
    try bench.execute("CREATE TABLE diary (day TEXT)")
    try expectRenewed(.foreign)
    #expect(try bench.files(endingIn: ".put-aside") == ["index.sqlite.put-aside"])
  }

  @Test("because a newer Tripbook made it starts anew")
  func newer() throws {
    try fill()
    try bench.execute("INSERT INTO grdb_migrations (identifier) VALUES ('from the future')")
    try expectRenewed(.newer)
  }

  @Test("because there is no room for it, or none for a folder, is a problem in plain words")
  func noFolder() throws {
    try bench.put("home", "a file")
    let problem = #expect(throws: BuildCacheProblem.self) { try bench.open() }
    #expect(
      problem == .cannotOpen(folder: bench.cachePath, reason: "a file is where a folder must be"))
    #expect(problem?.advice?.contains("XDG_CACHE_HOME") == true)
    #expect(throws: BuildCacheProblem.self) { try BuildCache.open(in: "/proc/tripbook/v1") }
  }

  @Test("because a folder has the index's name is a problem")
  func folderForIndex() throws {
    try FileManager.default.createDirectory(atPath: bench.indexPath, withIntermediateDirectories: true)
    let problem = #expect(throws: BuildCacheProblem.self) { try bench.open() }
    #expect(problem?.message.hasPrefix("cannot use the cache") == true)
  }

  @Test("when the disk is full keeps what it has and says so")
  func full() async throws {
    try fill()
    let path = bench.cachePath
    await #expect(processExitsWith: .success) { [path = path as String] in
      let cache = try BuildCache.open(in: path)
      limitFiles(to: 1_000)
      let large = DerivativeKey(original: key.original, recipe: "large")
      #expect(cache.fullnessProblem == nil)
      #expect(throws: BuildCacheProblem.self) {
        try cache.store(large, bytes: Array(repeating: 1, count: 5_000), width: 8, height: 6)
      }
      #expect(cache.lookup(key)?.width == 8)
      #expect(cache.lookup(large) == nil)
      let problem = cache.fullnessProblem
      #expect(problem == .keepsNoMore(folder: path, reason: "it is larger than the disk allows"))
      #expect(problem?.message.contains(path) == true && problem?.advice?.contains("XDG_CACHE_HOME") == true)
      limitFiles(to: rlim_t.max)
    }
    #expect(try bench.open().lookup(key)?.width == 8)
    #expect(try bench.files(endingIn: ".jpg").count == 1)
  }

  @Test("when the index alone has no room says so, too")
  func fullIndex() async throws {
    try fill()
    let path = bench.cachePath
    await #expect(processExitsWith: .success) { [path = path as String] in
      let cache = try BuildCache.open(in: path)
      cache.keep("small", under: key)
      #expect(cache.fullnessProblem == nil)
      // Less than the journal of the index has by now.
      limitFiles(to: 100)
      cache.keep("text", under: DerivativeKey(original: key.original, recipe: "text"))
      limitFiles(to: rlim_t.max)
      #expect(cache.fullnessProblem?.message.contains("in the cache") == true)
    }
  }

  @Test(
    "has words for what the database complains of",
    arguments: [
      (ResultCode.SQLITE_FULL, "there is no room left on the disk"),
      (.SQLITE_READONLY, "you are not allowed to write there"),
      (.SQLITE_BUSY, "another build holds it"), (.SQLITE_CORRUPT, "its index is damaged"),
      (.SQLITE_IOERR, "its index cannot be read or written"),
    ])
  func words(code: ResultCode, words: String) {
    #expect(reason(of: DatabaseError(resultCode: code)) == words)
  }
}

extension CacheBench {
  /// Runs a statement on the index behind the cache's back.
  func execute(_ statement: String) throws {
    try DatabaseQueue(path: indexPath).write { try $0.execute(sql: statement) }
  }

  func query(_ statement: String) throws -> Int {
    try DatabaseQueue(path: indexPath).read { try Int.fetchOne($0, sql: statement) } ?? 0
  }
}

/// Has every file of this process end where a full disk would end it.
private func limitFiles(to size: rlim_t) {
  signal(SIGXFSZ, SIG_IGN)
  let kind = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
  var limit = rlimit()
  unsafe getrlimit(kind, &limit)
  limit.rlim_cur = min(size, limit.rlim_max)
  unsafe setrlimit(kind, &limit)
}
