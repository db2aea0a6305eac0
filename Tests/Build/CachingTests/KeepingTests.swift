import Foundation
import Testing

@testable import Caching

@Suite("What a cache keeps for whom")
struct KeepingTests {
  let bench: CacheBench

  init() throws {
    bench = try CacheBench()
  }

  private func original(_ letter: Character) -> String { String(repeating: letter, count: 64) }

  private func store(_ letter: Character, in cache: BuildCache, recipe: String = "small, libvips 8.14") throws
  {
    let key = DerivativeKey(original: original(letter), recipe: recipe)
    try cache.store(key, bytes: Array("\(letter) \(recipe)".utf8), width: 8, height: 6)
    cache.keep("text of \(letter)", under: DerivativeKey(original: original(letter), recipe: "text"))
  }

  /// Two trips: one with `a` and `b`, one with `b`, and `c` that nobody uses.
  private func fill() throws {
    let first = try bench.open()
    try store("a", in: first)
    try store("b", in: first)
    first.noteUse(by: "/trips/one", isWhole: true)
    let second = try bench.open()
    _ = second.lookup(DerivativeKey(original: original("b"), recipe: "small, libvips 8.14"))
    second.noteUse(by: "/trips/two", isWhole: true)
    try store("c", in: try bench.open())
  }

  private func use(_ letter: Character, isWhole: Bool) throws {
    let cache = try bench.open()
    try store(letter, in: cache)
    cache.noteUse(by: "/trips/one", isWhole: isWhole)
  }

  private func isKept(_ letter: Character, recipe: String = "small, libvips 8.14") throws -> Bool {
    try bench.open().lookup(DerivativeKey(original: original(letter), recipe: recipe)) != nil
  }

  @Test("is one text of a whole trip, which pruning takes once its folder is gone, and no report counts")
  func ofTrips() throws {
    try fill()
    let cache = try bench.open()
    for text in ["old", "new"] { cache.keep(text, ofTrip: "/trips/words") }
    #expect(cache.text(ofTrip: "/trips/words") == "new" && cache.text(ofTrip: "/trips/one") == nil)
    cache.noteUse(by: "/trips/words", isWhole: true)
    #expect(cache.report()?.trips.map(\.trip) == ["/trips/one", "/trips/two"])
    withExtendedLifetime(cache) {}
  }

  @Test("of a whole trip stays as long as its folder does")
  func pruningTrips() throws {
    try fill()
    try bench.open().keep("words", ofTrip: "/trips/words")
    _ = try CachePruning.prune(bench.cachePath, codecs: ["libvips 8.14"]) { _ in true }
    #expect(try bench.open().text(ofTrip: "/trips/words") == "words")
    _ = try CachePruning.prune(bench.cachePath, codecs: []) { $0 != "/trips/words" }
    #expect(try bench.open().text(ofTrip: "/trips/words") == nil && isKept("a"))
  }

  @Test("is told trip by trip, with what no trip uses")
  func report() throws {
    try fill()
    let report = try #require(try bench.open().report())
    #expect(report.trips.map(\.trip) == ["/trips/one", "/trips/two"])
    #expect(report.trips.map(\.pictures) == [2, 1])
    let size = "a small, libvips 8.14".utf8.count
    #expect(report.trips.map(\.bytes) == [2 * size, size])
    #expect(report.bytes == 3 * size && report.unusedBytes == size)
  }

  @Test("stays when it is pruned; what nobody uses goes, its files and texts too")
  func pruning() throws {
    try fill()
    let size = "c small, libvips 8.14".utf8.count
    #expect(try CachePruning.prune(bench.cachePath, codecs: []) { _ in true } == .done(freed: size))
    #expect(try isKept("a") && isKept("b") && !isKept("c"))
    #expect(try bench.files(endingIn: ".jpg").count == 2)
    let text = DerivativeKey(original: original("c"), recipe: "text")
    #expect(try bench.open().text(text) == nil)
    #expect(try CachePruning.prune(bench.cachePath, codecs: []) { _ in true } == .done(freed: 0))
  }

  @Test("stays where nothing but a text was asked for")
  func textAlone() throws {
    let text = DerivativeKey(original: original("e"), recipe: "text")
    func use(_ work: (BuildCache) -> Void) throws {
      let cache = try bench.open()
      work(cache)
      cache.noteUse(by: "/trips/three", isWhole: true)
    }
    try use { $0.keep("grey", under: text) }
    try use { _ = $0.text(text) }
    _ = try CachePruning.prune(bench.cachePath, codecs: []) { _ in true }
    #expect(try bench.open().text(text) == "grey")
  }

  @Test("goes with its trip's folder, unless another trip uses it too")
  func goneFolder() throws {
    try fill()
    _ = try CachePruning.prune(bench.cachePath, codecs: []) { $0 == "/trips/two" }
    #expect(try !isKept("a") && isKept("b"))
    #expect(try bench.open().report()?.trips.map(\.trip) == ["/trips/two"])
  }

  private func fillByTwoLibraries() throws {
    let cache = try bench.open()
    try store("a", in: cache, recipe: "small, libvips 8.13 libjpeg 6")
    try store("a", in: cache, recipe: "small, libvips 8.14 libjpeg 6")
    cache.noteUse(by: "/trips/one", isWhole: true)
  }

  @Test("goes where other codecs made it than those of the day")
  func oldCodecs() throws {
    try fillByTwoLibraries()
    _ = try CachePruning.prune(bench.cachePath, codecs: ["libvips 8.14 libjpeg 6", "libvips 8.14 librsvg"]) {
      _ in true
    }
    #expect(try !isKept("a", recipe: "small, libvips 8.13 libjpeg 6"))
    #expect(try isKept("a", recipe: "small, libvips 8.14 libjpeg 6"))
    #expect(try bench.open().text(DerivativeKey(original: original("a"), recipe: "text")) == "text of a")
  }

  @Test("is what the last build used; a preview only adds to it")
  func lastBuild() throws {
    try fill()
    try use("d", isWhole: false)
    #expect(try bench.open().report()?.trips.first?.pictures == 3)
    try use("d", isWhole: true)
    #expect(try bench.open().report()?.trips.first?.pictures == 1)
  }

  @Test("is not touched while another process uses the cache, which a builder of the same process stands for")
  func inUse() throws {
    try fill()
    let user = try bench.open()
    #expect(try CachePruning.prune(bench.cachePath, codecs: []) { _ in false } == .inUse)
    #expect(try CachePruning.empty(bench.cachePath) == .inUse)
    #expect(user.report()?.trips.count == 2)
    withExtendedLifetime(user) {}
  }

  @Test("goes altogether where everything is to go, and the next build begins anew")
  func empty() throws {
    try fill()
    guard case .done(let freed) = try CachePruning.empty(bench.cachePath) else {
      Issue.record("not done")
      return
    }
    #expect(freed > 60)
    #expect(try bench.files(endingIn: ".jpg").isEmpty)
    #expect(try !isKept("a"))
    try fill()
    #expect(try isKept("a"))
  }

  @Test("is nothing where there is no cache, and none is made by looking")
  func nothing() throws {
    #expect(try CachePruning.prune(bench.cachePath, codecs: []) { _ in true } == .nothingThere)
    #expect(try CachePruning.empty(bench.cachePath) == .nothingThere)
    #expect(!FileManager.default.fileExists(atPath: bench.cachePath))
  }

  @Test("heals: files without rows and what killed builds left go with a pruning")
  func leftovers() throws {
    try fill()
    let stray = bench.cachePath + "/blobs/zz"
    try FileManager.default.createDirectory(atPath: stray, withIntermediateDirectories: true)
    try Data("stray".utf8).write(to: URL(fileURLWithPath: stray + "/stray.jpg"))
    try Data("half".utf8).write(to: URL(fileURLWithPath: bench.cachePath + "/unfinished/x"))
    _ = try CachePruning.prune(bench.cachePath, codecs: []) { _ in true }
    #expect(try bench.files(endingIn: "stray.jpg").isEmpty && bench.files(endingIn: "unfinished/x").isEmpty)
    #expect(try isKept("a"))
  }
}
