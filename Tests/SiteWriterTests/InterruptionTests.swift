import Foundation
import SiteOutput
import Testing

@testable import SiteWriter

@Suite("A build that was stopped")
struct InterruptionTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("while writing leaves the old site, and the next build clears up", arguments: [true, false])
  func staging(hasOld: Bool) throws {
    if hasOld { try folder.build(["index.html": "old"]) }
    try folder.put(".site.tripbook-staging/half/written.html")
    try folder.put(".site.tripbook-lock")
    try folder.build(["index.html": "new"])
    #expect(try folder.list() == ["site/.tripbook-site", "site/index.html"])
  }

  @Test("after the exchange leaves the new site; what was left of the old one goes")
  func afterExchange() throws {
    try folder.build(["index.html": "old"], into: ".site.tripbook-staging")
    try folder.build(["index.html": "first"])
    #expect(try folder.list() == ["site/.tripbook-site", "site/index.html"])
  }

  @Test("between the two steps gets its old site back at once, even if the next build fails")
  func betweenSteps() throws {
    try folder.build(["index.html": "old"])
    try FileManager.default.moveItem(
      atPath: folder.path + "/site", toPath: folder.path + "/.site.tripbook-old")
    try folder.put(".site.tripbook-staging/index.html", "half")
    let staging = try folder.writer().begin()
    #expect(folder.text("site/index.html") == "old")
    staging.abandon()
    #expect(try folder.list() == ["site/.tripbook-site", "site/index.html"])
  }

  @Test("after the two steps leaves the new site")
  func afterSteps() throws {
    try folder.build(["index.html": "new"])
    try folder.put(".site.tripbook-old/index.html", "old, half removed")
    try folder.writer().begin().abandon()
    #expect(try folder.list() == ["site/.tripbook-site", "site/index.html"])
    #expect(folder.text("site/index.html") == "new")
  }

  @Test("and left a link for its staging folder does not lead the next one astray")
  func linkedStaging() throws {
    try folder.put("dear/thesis.doc", "dear")
    try folder.link(".site.tripbook-staging", to: "dear")
    try folder.build(["index.html": "new"])
    #expect(try folder.list() == ["dear/thesis.doc", "site/.tripbook-site", "site/index.html"])
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
    #expect(try folder.list().contains(".site.tripbook-staging/index.html"))
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
    let place = try OutputPlace(folder.path + "/site", mustNotContain: [])
    #expect(throws: SiteWriteProblem.self) { _ = try SiteSwap.perform(at: place, canExchange: false) }
    #expect(try folder.list() == ["site/.tripbook-site", "site/index.html"])
  }

  @Test("between two steps that could not be undone keeps its old site aside until the next build")
  func cannotUndo() throws {
    try folder.build(["index.html": "old"])
    let staging = try folder.writer().begin()
    try FileManager.default.moveItem(
      atPath: folder.path + "/site", toPath: folder.path + "/.site.tripbook-old")
    staging.abandon()
    #expect(folder.text(".site.tripbook-old/index.html") == "old")
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
