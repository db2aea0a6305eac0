import Foundation
import Testing

@testable import Caching

@Suite("A derivative in the cache")
struct DerivativeTests {
  let bench: CacheBench

  init() throws {
    bench = try CacheBench()
  }

  @Test("is missing before it is stored, and there afterwards, in the next build too")
  func stores() throws {
    let first = try bench.open()
    #expect(first.lookup(key) == nil)
    let kept = try first.store(key, bytes: picture, width: 800, height: 600)
    for cache in [first, try bench.open()] {
      let found = try #require(cache.lookup(key))
      #expect(found == kept)
      #expect(found.width == 800 && found.height == 600 && found.byteCount == picture.count)
      #expect(FileManager.default.contents(atPath: found.path).map(Array.init) == picture)
      #expect(cache.renewal == nil)
    }
    // The SHA-256 of these bytes, by sha256sum.
    let hash = "0f90cf20e839eb8a8d9f29d619e93c09c2bc08526e57c75fe4cf16f28f4fe8a2"
    #expect(kept.contentHash == hash)
    #expect(kept.path == bench.cachePath + "/blobs/" + hash.prefix(2) + "/" + hash + ".jpg")
    #expect(try bench.files(endingIn: ".jpg").count == 1)
  }

  @Test("belongs to one original and one recipe")
  func keys() throws {
    let cache = try bench.open()
    try cache.store(key, bytes: picture, width: 8, height: 6)
    #expect(cache.lookup(DerivativeKey(original: key.original, recipe: key.recipe + " ")) == nil)
    #expect(cache.lookup(DerivativeKey(original: String(key.original.reversed()), recipe: key.recipe)) == nil)
  }

  @Test("is kept once for equal bytes, and replaced for equal keys")
  func twice() throws {
    let cache = try bench.open()
    let other = DerivativeKey(original: key.original, recipe: "another")
    let one = try cache.store(key, bytes: picture, width: 8, height: 6)
    #expect(try cache.store(other, bytes: picture, width: 8, height: 6).path == one.path)
    try cache.store(key, bytes: Array("new".utf8), width: 4, height: 3)
    #expect(cache.lookup(key)?.byteCount == 3)
    #expect(cache.lookup(other)?.byteCount == picture.count)
  }

  @Test(
    "counts as missing where its file was damaged, and is made good by the next store",
    arguments: ["removed", "emptied", "cut", "longer", "folder", "link"])
  func damagedBlob(how: String) throws {
    let cache = try bench.open()
    let path = try cache.store(key, bytes: picture, width: 8, height: 6).path
    try FileManager.default.removeItem(atPath: path)
    switch how {
    case "emptied": try Data().write(to: URL(fileURLWithPath: path))
    case "cut": try Data(picture.dropLast()).write(to: URL(fileURLWithPath: path))
    case "longer": try Data(picture + [0]).write(to: URL(fileURLWithPath: path))
    case "folder": try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    case "link":
      try bench.put("secret", String(decoding: picture, as: UTF8.self))
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: bench.path + "/secret")
    default: break
    }
    #expect(cache.lookup(key) == nil)
    if how == "folder" {
      #expect(throws: BuildCacheProblem.self) { try cache.store(key, bytes: picture, width: 8, height: 6) }
    } else {
      try cache.store(key, bytes: picture, width: 8, height: 6)
      #expect(cache.lookup(key)?.path == path)
    }
    #expect(try bench.files(endingIn: "").filter { $0.hasPrefix("unfinished/") } == [])
  }

  @Test(
    "counts as missing where its row was spoilt: it leads nowhere else",
    arguments: [
      "../../../secret", "", "AB", String(repeating: "../", count: 21) + "x",
      String(repeating: "Z", count: 64),
    ])
  func spoiltRow(blob: String) throws {
    try bench.put("secret", "secret")
    let cache = try bench.open()
    try cache.store(key, bytes: picture, width: 8, height: 6)
    try bench.execute("UPDATE derivatives SET blob = '\(blob)', byteCount = 6")
    #expect(cache.lookup(key) == nil)
  }

  @Test("is stored and found by many tasks and two openings at once")
  func many() async throws {
    let caches = [try bench.open(), try bench.open()]
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<40 {
        let cache = caches[number % 2]
        group.addTask {
          for round in 0..<10 {
            let key = DerivativeKey(original: key.original, recipe: "\(number % 5) \(round)")
            try cache.store(key, bytes: Array("\(round)".utf8), width: round + 1, height: 1)
            #expect(cache.lookup(key)?.width == round + 1)
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try bench.files(endingIn: ".jpg").count == 10)
  }

  @Test("survives a build that is killed, and what that one left half written goes")
  func killed() async throws {
    let path = bench.cachePath
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let cache = try BuildCache.open(in: path)
      try cache.store(key, bytes: picture, width: 8, height: 6)
      try Data("half".utf8).write(to: URL(fileURLWithPath: path + "/unfinished/half"))
      kill(getpid(), SIGKILL)
    }
    let cache = try bench.open()
    #expect(cache.lookup(key)?.width == 8)
    #expect(cache.renewal == nil)
    #expect(try bench.files(endingIn: "half") == [])
  }

  @Test("does not clear away what another build is writing")
  func otherBuild() throws {
    let other = try bench.open()
    try Data().write(to: URL(fileURLWithPath: bench.cachePath + "/unfinished/theirs"))
    _ = try bench.open()
    #expect(try bench.files(endingIn: "theirs") == ["unfinished/theirs"])
    withExtendedLifetime(other) {}
  }
}

@Suite("A short text in the cache")
struct CachedTextTests {
  @Test("is there after it was kept, in the next build too, under its own key alone")
  func keeps() throws {
    let bench = try CacheBench()
    let first = try bench.open()
    let key = DerivativeKey(original: String(repeating: "ab", count: 32), recipe: "colour")
    #expect(first.text(key) == nil)
    first.keep("#a3c", under: key)
    first.keep("#b4d", under: key)
    for cache in [first, try bench.open()] {
      #expect(cache.text(key) == "#b4d")
      #expect(cache.text(DerivativeKey(original: key.original, recipe: "other")) == nil)
      #expect(cache.lookup(key) == nil)
    }
  }
}
