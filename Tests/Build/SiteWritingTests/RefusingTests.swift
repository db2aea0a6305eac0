import Foundation
import SiteOutput
import Testing

@testable import SiteWriting

@Suite("An output is refused")
struct RefusingTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(
    "that Tripbook did not make and that holds something, be it hidden",
    arguments: ["thesis.doc", ".git/config"])
  func foreign(file: String) throws {
    try folder.put("site/" + file, "dear")
    #expect(folder.problem() == .notOurs(folder.path + "/site"))
    #expect(try folder.list() == ["site/" + file])
  }

  @Test(
    "where the marker is not ours",
    arguments: [
      "", "\n", "\n\n\n", "Tripbook site 1", "Tripbook site 1\nnotice",
      "Tripbook site 2\nnotice\nthesis.doc\n",
      "another\nnotice\nthesis.doc\n",
    ])
  func foreignMarker(text: String) throws {
    try folder.put("site/.tripbook-site", text)
    try folder.put("site/thesis.doc")
    #expect(folder.problem() == .notOurs(folder.path + "/site"))
  }

  @Test("whose marker is longer than memory")
  func longMarker() throws {
    try folder.put("site/.tripbook-site", "Tripbook site 1\nnotice\n")
    try folder.put("site/thesis.doc")
    #expect(unsafe truncate(folder.path + "/site/.tripbook-site", 1 << 42) == 0)
    #expect(folder.problem() == .notOurs(folder.path + "/site"))
  }

  @Test("whose marker is a link")
  func linkedMarker() throws {
    try folder.build(["thesis.doc": ""], into: "other")
    try folder.put("site/thesis.doc")
    try folder.link("site/.tripbook-site", to: folder.path + "/other/.tripbook-site")
    #expect(folder.problem() == .notOurs(folder.path + "/site"))
  }

  @Test("that holds files of somebody else, by name")
  func foreignFiles() throws {
    try folder.build(["index.html": "old", "days/index.html": ""])
    for file in ["CNAME", ".git/config", ".git/HEAD", "days/notes.txt", "zz"] {
      try folder.put("site/" + file)
    }
    try folder.makeFolder("site/empty")
    let problem = try #require(folder.problem())
    #expect(
      problem == .foreignFiles([".git/", "CNAME", "days/notes.txt"], count: 5, output: folder.path + "/site"))
    #expect(problem.message.contains("“.git/”, “CNAME”, “days/notes.txt” and 2 more"))
    #expect(folder.text("site/CNAME") == "")
    #expect(folder.text("site/index.html") == "old")
  }

  @Test("that holds files of somebody else at every depth of many folders, all of them counted, in order")
  func foreignDepths() throws {
    let pages = (100..<150).flatMap { ["a\($0)/index.html", "a\($0)/b/c/index.html"] }
    try folder.build(Dictionary(uniqueKeysWithValues: pages.map { ($0, "") }))
    for number in 100..<150 { try folder.put("site/a\(number)/b/c/note") }
    for file in ["a100/zz", "a101/b/new/note"] { try folder.put("site/" + file) }
    let first = ["a100/b/c/note", "a100/zz", "a101/b/c/note"]
    #expect(folder.problem() == .foreignFiles(first, count: 52, output: folder.path + "/site"))
  }

  @Test("where a folder or a link took the place of one of our files")
  func changedKinds() throws {
    try folder.build(["a": "a", "b": "b", "c/d": "d"])
    for name in ["a", "b", "c"] { try FileManager.default.removeItem(atPath: folder.path + "/site/" + name) }
    try folder.put("site/a/thesis.doc")
    try folder.link("site/b", to: "/etc/passwd")
    try folder.link("site/c", to: folder.path)
    #expect(folder.problem() == .foreignFiles(["a/", "b", "c"], count: 3, output: folder.path + "/site"))
  }

  @Test("that got a file of somebody else while the site was being written")
  func meanwhile() throws {
    try folder.build(["index.html": "old"])
    var staging = try folder.writer().begin()
    try staging.write(page("index.html", "new"))
    try folder.put("site/CNAME", "example.org")
    var problem: SiteWriteProblem?
    do { _ = try staging.finish() } catch { problem = error }
    #expect(problem == .foreignFiles(["CNAME"], count: 1, output: folder.path + "/site"))
    #expect(try folder.list() == ["site/.tripbook-site", "site/CNAME", "site/index.html"])
    #expect(folder.text("site/index.html") == "old")
  }

  @Test("that is no folder")
  func notAFolder() throws {
    try folder.put("site", "dear")
    try folder.link("dangling", to: folder.path + "/nowhere")
    try folder.link("round", to: folder.path + "/round")
    for name in ["site", "dangling", "round"] {
      #expect(folder.problem(building: name) == .notAFolder(folder.path + "/" + name))
    }
    #expect(folder.text("site") == "dear")
    #expect(throws: SiteWriteProblem.notAFolder("")) { _ = try SiteWriter(output: "").begin() }
  }

  @Test(
    "that lies in no folder: below a file, or by a way back from where nothing is",
    arguments: ["file/site", "file/such/site/", "no/../site"])
  func noParent(path: String) throws {
    try folder.put("file")
    guard case .noParent = folder.problem(building: path) else {
      Issue.record("a build into \(path) was not refused")
      return
    }
    #expect(try folder.list() == ["file"])
  }

  @Test("that is the top of the disk", arguments: ["/", "//", "/../", "/./"])
  func top(path: String) throws {
    #expect(throws: SiteWriteProblem.holds(protected: "/", output: "/")) {
      _ = try SiteWriter(output: path).begin()
    }
  }

  @Test(
    "that is the trip or a folder above it",
    arguments: ["trip", "trip/", ".", "trip/../trip", "to-trip", "to-top"])
  func holdsTrip(output: String) throws {
    try folder.put("trip/trip.yml")
    try folder.link("to-trip", to: "trip")
    try folder.link("to-top", to: folder.path)
    let trip = folder.path + "/trip"
    #expect(
      folder.problem(building: output, mustNotContain: [trip])
        == .holds(protected: trip, output: folder.path + "/" + output))
    #expect(try folder.list().contains("trip/trip.yml"))
  }

  @Test(
    "not, where it lies in the trip or only starts with its name", arguments: ["trip/_site", "tri", "trip2"])
  func besideTrip(output: String) throws {
    try folder.put("trip/trip.yml")
    #expect(folder.problem(building: output, mustNotContain: [folder.path + "/trip"]) == nil)
    #expect(folder.text(output + "/index.html") == "new")
  }

  @Test("for no link to a real folder: the site goes into that folder, and the link stays")
  func link() throws {
    try folder.makeFolder("real/site")
    try folder.link("site", to: "real/site")
    try folder.build(["index.html": "old"])
    try folder.build(["index.html": "new"])
    #expect(folder.text("real/site/index.html") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/site") == "real/site")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["real", "site"])
  }

  @Test("that is a disk of its own", .enabled(if: isMountPoint("/proc")))
  func mountPoint() {
    #expect(throws: SiteWriteProblem.mountPoint("/proc")) { _ = try SiteWriter(output: "/proc").begin() }
  }
}

private func isMountPoint(_ path: String) -> Bool {
  let attributes = try? FileManager.default.attributesOfItem(atPath: path)
  let above = try? FileManager.default.attributesOfItem(atPath: "/")
  return attributes?[.systemNumber] as? Int != above?[.systemNumber] as? Int
}
