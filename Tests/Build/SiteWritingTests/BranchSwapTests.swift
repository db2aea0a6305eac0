import Files
import Foundation
import SiteOutput
import Testing

@testable import SiteWriting

@Suite("A site of which most stays")
struct BranchSwapTests {
  /// Three trips that stay, one that changes, one that goes, and pages of all.
  private static let before = [
    "index.html": "five trips", "map/index.html": "five", "old.css": "grey",
    "a/index.html": "a", "a/photos/1.html": "a1", "b/index.html": "b", "c/index.html": "c",
    "c/photos/1.html": "c1", "rome/index.html": "rome", "rome/photos/1.html": "rome 1",
    "gone/index.html": "gone",
  ]
  private static let after = [
    "index.html": "five other trips", "map/index.html": "five",
    "a/index.html": "a", "a/photos/1.html": "a1", "b/index.html": "b", "c/index.html": "c",
    "c/photos/1.html": "c1", "rome/index.html": "roma", "rome/photos/1.html": "rome 1",
    "new/index.html": "new",
  ]
  private static let differing: Set = ["index.html", "old.css", "rome", "gone", "new", SiteMarker.name]

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.build(Self.before, unit: .branch)
  }

  private func inode(_ name: String) throws -> Int? { try folder.attributes(name)[.systemFileNumber] as? Int }

  private func expect(_ files: [String: String], sourceLocation: SourceLocation = #_sourceLocation) throws {
    #expect(
      try folder.list("site") == (files.keys + [SiteMarker.name]).sorted(), sourceLocation: sourceLocation)
    for (path, text) in files {
      #expect(folder.text("site/" + path) == text, "\(path)", sourceLocation: sourceLocation)
    }
    #expect(
      SiteMarker.read(in: folder.path + "/site")?.files == Set(files.keys), sourceLocation: sourceLocation)
  }

  @Test("changes places only where it differs; all else keeps even its names")
  func onlyDifferences() throws {
    let before = try ["site", "site/a", "site/a/index.html", "site/map", "site/rome/photos/1.html"].map(inode)
    let written = try folder.build(Self.after, unit: .branch)
    #expect(written.swap == .branches(Self.differing))
    #expect(written.fileCount == 10 && written.changedCount == 3)
    try expect(Self.after)
    let now = try ["site", "site/a", "site/a/index.html", "site/map", "site/rome/photos/1.html"].map(inode)
    #expect(now == before)
    #expect(try folder.attributes("site/rome/photos/1.html")[.referenceCount] as? Int == 1)
    #expect(try folder.list().allSatisfy { $0.hasPrefix("site/") })
  }

  @Test(
    "changes places as a whole where that is asked for, or the disk can do no more", arguments: [true, false])
  func asWhole(canExchange: Bool) throws {
    let written = try folder.build(
      Self.after, canExchange: canExchange, unit: canExchange ? .site : .branch)
    #expect(written.swap == (canExchange ? .atOnce : .inTwoSteps))
    try expect(Self.after)
  }

  @Test("changes places as a whole where most of it is new")
  func mostIsNew() throws {
    let files = Self.before.mapValues { "another " + $0 }
    #expect(try folder.build(files, unit: .branch).swap == .atOnce)
    try expect(files)
  }

  @Test("may have a folder where a file was, and a file where a folder was")
  func otherKind() throws {
    var files = Self.before
    files["old.css"] = nil
    files["old.css/index.html"] = "a trip"
    files["gone/index.html"] = nil
    files["gone"] = "a file"
    #expect(try folder.build(files, unit: .branch).swap == .branches(["old.css", "gone", SiteMarker.name]))
    try expect(files)
  }

  @Test("tells which of its outermost folders are what they were")
  func leftAlone() {
    let swap = SiteSwap.branches(["rome"])
    #expect(swap.leavesAlone("a") && !swap.leavesAlone("rome"))
    #expect(SiteSwap.unchanged.leavesAlone("rome"))
    for whole in [SiteSwap.first, .atOnce, .inTwoSteps] { #expect(!whole.leavesAlone("a")) }
  }

  // MARK: - Broken off

  /// What a build of `after` has ready when it is about to exchange the first branch.
  private func ready() throws -> (place: OutputPlace, build: BuildFolder, swap: BranchSwap) {
    try folder.build(Self.after, into: "ready")
    let place = try OutputPlace.find(folder.path + "/site", mustNotContain: [])
    let build = try BuildFolder.made(beside: place)
    for name in Self.differing where FileFacts(folder.path + "/ready/" + name) != nil {
      try FileManager.default.moveItem(
        atPath: folder.path + "/ready/" + name, toPath: build.site + "/" + name)
    }
    try FileManager.default.removeItem(atPath: folder.path + "/ready")
    let swap = try #require(BranchSwap(Self.differing, from: build.site, to: place.folder))
    try Data(swap.text.utf8).write(to: URL(fileURLWithPath: build.exchange))
    return (place, build, swap)
  }

  @Test("gets the rest from the next command after any number of steps", arguments: 0...6)
  func brokenOff(count: Int) throws {
    let (place, build, swap) = try ready()
    try swap.limited(to: count).goOn(from: build.site, to: place.folder)
    try folder.put(".site.tripbook-lock")
    SiteWriter.clearUp(beside: place.folder)
    try expect(Self.after)
    #expect(try folder.list().allSatisfy { $0.hasPrefix("site/") })
  }

  @Test("gets the rest even where the steps were done and only their list is left, and is built upon then")
  func twice() throws {
    let (place, build, swap) = try ready()
    try swap.goOn(from: build.site, to: place.folder)
    try folder.build(Self.before, unit: .branch)
    try expect(Self.before)
  }

  @Test("is what it was after all steps are taken back", arguments: 0...6)
  func undone(count: Int) throws {
    let (place, build, swap) = try ready()
    try swap.limited(to: count).goOn(from: build.site, to: place.folder)
    try swap.undo(from: build.site, to: place.folder)
    try expect(Self.before)
  }

  @Test("is left alone where the list of steps was not written to its end, or is of another folder")
  func notOurs() throws {
    let (place, build, swap) = try ready()
    let torn = swap.text.dropLast("end".count)
    for text in ["", String(torn), String(torn.dropLast()), "Tripbook exchange 2\n" + swap.text] {
      #expect(BranchSwap(text: text) == nil)
      try Data(text.utf8).write(to: URL(fileURLWithPath: build.exchange))
      try SiteSwap.goOn(from: build, at: place)
      try expect(Self.before)
    }
    #expect(BranchSwap(text: swap.text) == swap)
    try FileManager.default.moveItem(atPath: place.folder, toPath: folder.path + "/elsewhere")
    try folder.put("site/thesis.doc", "dear")
    try swap.goOn(from: build.site, to: place.folder)
    #expect(try folder.list("site") == ["thesis.doc"])
  }

  @Test(
    "keeps what somebody put into it in the meantime, and refuses to lose it", arguments: ["rome", "gone"])
  func foreign(branch: String) throws {
    let problem = #expect(throws: SiteWriteProblem.self) {
      var staging = try folder.writer(unit: .branch).begin()
      for (path, text) in Self.after { try staging.write(page(path, text)) }
      try folder.put("site/\(branch)/thesis.doc", "dear")
      _ = try staging.finish()
    }
    #expect(problem?.message.contains("\(branch)/thesis.doc") == true)
    #expect(folder.text("site/index.html") == "five trips")
  }

  @Test("takes no step over a file that somebody put there since, and goes on when that is moved away")
  func foreignSince() throws {
    let (place, build, swap) = try ready()
    try swap.limited(to: 2).goOn(from: build.site, to: place.folder)
    try folder.put("site/gone/thesis.doc", "dear")
    let problem = #expect(throws: SiteWriteProblem.self) { try folder.writer().begin().abandon() }
    #expect(problem?.message.contains("gone/thesis.doc") == true)
    try FileManager.default.moveItem(
      atPath: folder.path + "/site/gone/thesis.doc", toPath: folder.path + "/thesis.doc")
    try folder.writer().begin().abandon()
    try expect(Self.after)
  }

  @Test("is left as it is while the list of steps cannot be read")
  func unreadableList() throws {
    let (place, build, swap) = try ready()
    try swap.limited(to: 2).goOn(from: build.site, to: place.folder)
    try FileManager.default.removeItem(atPath: build.exchange)
    try FileManager.default.createSymbolicLink(atPath: build.exchange, withDestinationPath: build.exchange)
    #expect(throws: SiteWriteProblem.self) { try SiteSwap.goOn(from: build, at: place) }
    #expect(folder.text("site/index.html") == "five trips")
  }

  @Test("is written as a whole where another folder has taken its name since")
  func movedAway() throws {
    #expect(throws: SiteWriteProblem.self) {
      var staging = try folder.writer(unit: .branch).begin()
      for (path, text) in Self.after { try staging.write(page(path, text)) }
      try FileManager.default.moveItem(atPath: folder.path + "/site", toPath: folder.path + "/elsewhere")
      try folder.build(["index.html": "another"], into: "another")
      try FileManager.default.moveItem(atPath: folder.path + "/another", toPath: folder.path + "/site")
      _ = try staging.finish()
    }
    #expect(folder.text("site/index.html") == "another")
  }

  @Test("by a signal between two steps is whole again for the next command")
  func killed() async throws {
    let (place, build, _) = try ready()
    let (path, site) = (place.folder, build.path)
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String, site = site as String] in
      let text = try String(
        decoding: Data(contentsOf: URL(fileURLWithPath: site + "/exchange")), as: UTF8.self)
      try BranchSwap(text: text)?.limited(to: 3).goOn(from: site + "/site", to: path)
      kill(getpid(), SIGKILL)
    }
    try folder.build(Self.after, unit: .branch)
    try expect(Self.after)
  }
}

extension BranchSwap {
  /// Only the first of its steps, as where it is broken off.
  fileprivate func limited(to count: Int) -> BranchSwap {
    var other = self
    other.steps = Array(steps.prefix(count))
    return other
  }
}
