import Files
import Foundation
import SiteOutput
import Testing

@testable import SiteWriting

@Suite("A build that was stopped")
struct InterruptionTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The folder of a build that was killed.
  private static let left = ".site.tripbook-build-0123456789ab"

  @Test("while writing leaves the old site, and the next build clears up", arguments: [true, false])
  func staging(hasOld: Bool) throws {
    if hasOld { try folder.build(["index.html": "old"]) }
    try folder.put(Self.left + "/site/half/written.html")
    try folder.put(".site.tripbook-lock")
    try folder.build(["index.html": "new"])
    #expect(try folder.list() == ["site/.tripbook-site", "site/index.html"])
  }

  @Test("after the exchange leaves the new site; what was left of the old one goes")
  func afterExchange() throws {
    try folder.makeFolder(Self.left)
    try folder.build(["index.html": "old"], into: Self.left + "/site")
    try folder.build(["index.html": "first"])
    #expect(try folder.list() == ["site/.tripbook-site", "site/index.html"])
  }

  @Test("between the two steps gets its old site back at once, even if the next build fails")
  func betweenSteps() throws {
    try folder.build(["index.html": "old"])
    try FileManager.default.moveItem(
      atPath: folder.path + "/site", toPath: folder.makingFolder(Self.left) + "/old")
    try folder.put(Self.left + "/site/index.html", "half")
    let staging = try folder.writer().begin()
    #expect(folder.text("site/index.html") == "old")
    staging.abandon()
    #expect(try folder.list() == ["site/.tripbook-site", "site/index.html"])
  }

  @Test("after the two steps leaves the new site")
  func afterSteps() throws {
    try folder.build(["index.html": "new"])
    try folder.put(Self.left + "/old/index.html", "old, half removed")
    try folder.writer().begin().abandon()
    #expect(try folder.list() == ["site/.tripbook-site", "site/index.html"])
    #expect(folder.text("site/index.html") == "new")
  }

  @Test(
    "has left nothing else, whatever bears a name like its folder's",
    arguments: [
      ".site.tripbook-build-0123456789a", ".site.tripbook-build-0123456789AB",
      ".site.tripbook-build-0123456789ab",
      ".site.tripbook-build-my-own-notes", ".other.tripbook-build-0123456789ab",
      "site.tripbook-build-0123456789ab",
    ])
  func notOurs(name: String) throws {
    try folder.put(name + "/thesis.doc", "dear")
    try folder.put(name + "/site/index.html", "dear")
    try folder.build(["index.html": "new"])
    #expect(folder.text(name + "/thesis.doc") == "dear")
    #expect(folder.text(name + "/site/index.html") == "dear")
  }

  @Test("and a link in the place of its folder, or within, do not lead the next one astray")
  func linkedStaging() throws {
    try folder.put("dear/site/thesis.doc", "dear")
    try folder.link(Self.left, to: "dear")
    try folder.makeFolder(".site.tripbook-build-aaaaaaaaaaaa")
    try folder.link(".site.tripbook-build-aaaaaaaaaaaa/site", to: "../dear")
    try folder.build(["index.html": "new"])
    #expect(folder.text("dear/site/thesis.doc") == "dear")
  }

  @Test("leaves nothing that others may read, before its end and behind it", arguments: [true, false])
  func isPrivate(canExchange: Bool) throws {
    try folder.build(["photo.html": "public then"])
    var staging = try folder.writer(canExchange: canExchange).begin()
    try staging.write(page("index.html", "not yet public"))
    let left = try #require(
      FileManager.default.contentsOfDirectory(atPath: folder.path).first { $0.contains("build-") })
    #expect(try folder.mode(left) == 0o700)
    #expect(folder.text(left + "/site/index.html") == "not yet public")
    staging.abandon()
    let place = try OutputPlace.find(folder.path + "/site", mustNotContain: [])
    let next = try BuildFolder.made(beside: place)
    try Data("new".utf8).write(to: URL(fileURLWithPath: next.site + "/index.html"))
    _ = try SiteSwap.perform(from: next, at: place, canExchange: canExchange)
    // Killed here, the build leaves the old site in a folder of its owner's.
    let old = (canExchange ? next.site : next.old) + "/photo.html"
    #expect(FileManager.default.contents(atPath: old) == Data("public then".utf8))
    #expect(try folder.mode(String(next.path.dropFirst(folder.path.count + 1))) == 0o700)
    #expect(try folder.mode("site") & 0o500 == 0o500)
    #expect(folder.text("site/index.html") == "new")
  }

  @Test("is cleared up after by whichever command comes next, but not while a build is under way")
  func clearedUp() throws {
    try folder.build(["index.html": "old"])
    try folder.put(Self.left + "/site/index.html", "half")
    let other = try folder.writer("other").begin()
    let staging = try folder.writer().begin()
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/" + Self.left))
    SiteWriter.clearUp(beside: folder.path + "/site")
    #expect(try folder.list().count { $0.contains("tripbook-build") } == 2)
    staging.abandon()
    try folder.put(Self.left + "/site/index.html", "half")
    try folder.put(".site.tripbook-lock")
    SiteWriter.clearUp(beside: folder.path + "/site")
    other.abandon()
    SiteWriter.clearUp(beside: folder.path + "/nowhere/site")
    #expect(try folder.list() == ["site/.tripbook-site", "site/index.html"])
  }

  @Test("between the two steps gets its old site back from whichever command comes next")
  func putBack() throws {
    try folder.build(["index.html": "old"])
    try FileManager.default.moveItem(
      atPath: folder.path + "/site", toPath: folder.makingFolder(Self.left) + "/old")
    SiteWriter.clearUp(beside: folder.path + "/site")
    #expect(try folder.list() == ["site/.tripbook-site", "site/index.html"])
  }

  @Test("by a signal holds no lock, and what it wrote goes")
  func killed() async throws {
    try folder.build(["index.html": "old"])
    let path = folder.path
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      var staging = try SiteWriter(output: path + "/site").begin()
      try staging.write(page("index.html", "new"))
      kill(getpid(), SIGKILL)
      staging.abandon()
    }
    #expect(
      try folder.list().contains { $0.hasPrefix(".site.tripbook-build-") && $0.hasSuffix("/site/index.html") }
    )
    #expect(folder.text("site/index.html") == "old")
    try folder.build(["index.html": "newest"])
    #expect(try folder.list() == ["site/.tripbook-site", "site/index.html"])
    #expect(folder.text("site/index.html") == "newest")
  }

  @Test("by a limit of the disk says so and leaves the old site")
  func noRoom() async throws {
    try folder.build(["index.html": "old"])
    let path = folder.path
    await #expect(processExitsWith: .success) { [path = path as String] in
      limitFiles(to: 10_000)
      var staging = try SiteWriter(output: path + "/site").begin()
      try staging.write(page("small.html", "fits"))
      let problem = #expect(throws: SiteWriteProblem.self) {
        try staging.write(page("large.html", String(repeating: "does not fit", count: 1000)))
      }
      #expect(
        problem == .cannotWrite(path: path + "/site/large.html", SystemFault(code: EFBIG)),
        "\(problem?.message ?? "")")
      limitFiles(to: rlim_t.max)
    }
    #expect(try folder.list() == ["site/.tripbook-site", "site/index.html"])
    #expect(folder.text("site/index.html") == "old")
  }

  @Test("by a file that cannot be copied or named leaves the old site", arguments: [false, true])
  func cannotWrite(isTooLong: Bool) throws {
    try folder.build(["index.html": "old"])
    let file =
      isTooLong
      ? try page("days/" + String(repeating: "a", count: 300), "")
      : try copy("p.jpg", of: folder.path + "/nothing")
    let problem = #expect(throws: SiteWriteProblem.self) {
      var staging = try folder.writer().begin()
      try staging.write(page("index.html", "new"))
      try staging.write(file)
    }
    #expect(
      problem?.message.hasSuffix(isTooLong ? "its name is too long for this disk" : "it is not there") == true
    )
    #expect(try folder.list() == ["site/.tripbook-site", "site/index.html"])
    #expect(folder.text("site/index.html") == "old")
  }

  @Test("between two steps that cannot both be done gets its old site back")
  func secondStepFails() throws {
    try folder.build(["index.html": "old"])
    let place = try OutputPlace.find(folder.path + "/site", mustNotContain: [])
    let build = try BuildFolder.made(beside: place)
    try FileManager.default.removeItem(atPath: build.site)
    #expect(throws: SiteWriteProblem.self) {
      _ = try SiteSwap.perform(from: build, at: place, canExchange: false)
    }
    build.remove(unlessNeededFor: place.folder)
    #expect(try folder.list() == ["site/.tripbook-site", "site/index.html"])
  }

  @Test("between two steps that could not be undone keeps its old site aside until the next build")
  func cannotUndo() throws {
    try folder.build(["index.html": "old"])
    let staging = try folder.writer().begin()
    let build = try #require(folder.list().first { $0.contains("tripbook-build") }).split(separator: "/")[0]
    try FileManager.default.moveItem(
      atPath: folder.path + "/site", toPath: folder.path + "/\(build)/old")
    staging.abandon()
    #expect(folder.text("\(build)/old/index.html") == "old")
    try folder.writer().begin().abandon()
    #expect(folder.text("site/index.html") == "old")
  }

  @Test("because a pipe or a folder was to be copied ends at once", arguments: ["pipe", "folder"])
  func notAFile(name: String) throws {
    unsafe mkfifo(folder.path + "/pipe", 0o600)
    try folder.makeFolder("folder")
    let source = folder.path + "/" + name
    let problem = #expect(throws: SiteWriteProblem.self) {
      var staging = try folder.writer().begin()
      try staging.write(copy("p.jpg", of: source))
    }
    #expect(problem == .notAFile(path: source))
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
