import Foundation
import SiteOutput
import Testing

@testable import SiteWriting

@Suite("Writing a site")
struct WritingTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("puts every file in its place and nothing beside the output")
  func writes() throws {
    let written = try folder.build(["index.html": "one", "days/2026-05-03/index.html": "two"])
    #expect(
      try folder.list() == ["site/.tripbook-site", "site/days/2026-05-03/index.html", "site/index.html"])
    #expect(folder.text("site/days/2026-05-03/index.html") == "two")
    #expect(written == WrittenSite(fileCount: 2, byteCount: 6, changedCount: 2, swap: .first))
  }

  @Test(
    "lists what was written, by the order of bytes",
    arguments: [["b", "a/c", "a.html", "Z"], ["Z", "a/c", "b", "a.html"]])
  func marker(order: [String]) throws {
    var staging = try folder.writer().begin()
    for path in order { try staging.write(page(path, "")) }
    _ = try staging.finish()
    let lines = try #require(folder.text("site/.tripbook-site")).split(separator: "\n")
    #expect(lines.dropFirst(2) == ["Z", "a.html", "a/c", "b"])
  }

  @Test("replaces the old site, without a trace of it", arguments: [true, false])
  func replaces(canExchange: Bool) throws {
    try folder.build(["index.html": "old", "gone/index.html": "old"])
    let written = try folder.build(["index.html": "new", "a": "a"], canExchange: canExchange)
    #expect(written.swap == (canExchange ? .atOnce : .inTwoSteps))
    #expect(try folder.list() == ["site/.tripbook-site", "site/a", "site/index.html"])
    #expect(folder.text("site/index.html") == "new")
  }

  @Test("fills an empty folder")
  func emptyFolder() throws {
    try folder.makeFolder("site")
    try folder.build(["index.html": "new"])
    #expect(folder.text("site/index.html") == "new")
  }

  @Test("gives files and folders the usual rights")
  func rights() throws {
    try folder.put("picture", "p")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: folder.path + "/picture")
    var staging = try folder.writer().begin()
    try staging.write(page("a/b", ""))
    try staging.write(copy("c", of: folder.path + "/picture"))
    _ = try staging.finish()
    let mask = 0o777 & ~Int(currentMask())
    #expect(try folder.attributes("site/a/b")[.posixPermissions] as? Int == 0o644 & mask)
    #expect(try folder.attributes("site/c")[.posixPermissions] as? Int == 0o644 & mask)
    #expect(try folder.attributes("site/a")[.posixPermissions] as? Int == 0o755 & mask)
    #expect(try folder.attributes("site")[.posixPermissions] as? Int == 0o755 & mask)
  }

  @Test("copies files as files of their own: the original is not changed through the site")
  func copies() throws {
    let long = String(repeating: "0123456789", count: 300_000)
    try folder.put("original", long)
    var staging = try folder.writer().begin()
    try staging.write(copy("p.jpg", of: folder.path + "/original"))
    let written = try staging.finish()
    #expect(written.byteCount == 3_000_000)
    #expect(folder.text("site/p.jpg") == long)
    let handle = try #require(FileHandle(forWritingAtPath: folder.path + "/site/p.jpg"))
    try handle.write(contentsOf: Data("changed".utf8))
    try handle.close()
    #expect(folder.text("original") == long)
  }

  @Test("leaves the old site when it is abandoned, and nothing beside it")
  func abandons() throws {
    try folder.build(["index.html": "old"])
    var staging = try folder.writer().begin()
    try staging.write(page("index.html", "new"))
    staging.abandon()
    #expect(try folder.list() == ["site/.tripbook-site", "site/index.html"])
    #expect(folder.text("site/index.html") == "old")
  }

  @Test("keeps two paths that differ in case only")
  func letterCase() throws {
    try folder.build(["a.html": "small", "A.html": "large"])
    #expect(folder.text("site/a.html") == "small")
    #expect(folder.text("site/A.html") == "large")
  }

  @Test(
    "refuses two files where there is room for one",
    arguments: [
      (["a", "a"], "a"), (["a", "a/b"], "a"), (["a/b", "a"], "a"), (["a/b/c", "a/b"], "a/b"),
      (["a/b", "a/b/c/d"], "a/b"), ([".tripbook-site"], ".tripbook-site"),
    ])
  func clashes(paths: [String], at clash: String) throws {
    try folder.build(["index.html": "old"])
    #expect(throws: SiteWriteProblem.clash(path: clash)) {
      var staging = try folder.writer().begin()
      for path in paths { try staging.write(page(path, "")) }
    }
    #expect(try folder.list() == ["site/.tripbook-site", "site/index.html"])
  }

  @Test("works through a relative path with dots")
  func relative() throws {
    try folder.makeFolder("a")
    try folder.build(["index.html": "new"], into: "a/../a/./site/")
    #expect(folder.text("a/site/index.html") == "new")
  }
}

private func currentMask() -> mode_t {
  let mask = umask(0o022)
  umask(mask)
  return mask
}
