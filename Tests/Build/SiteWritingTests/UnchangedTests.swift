import Foundation
import SiteOutput
import Testing

@testable import SiteWriting

@Suite("A site that was built before")
struct UnchangedTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.put("original", "picture one")
    try build(page: "one", picture: "original")
  }

  @discardableResult
  private func build(page text: String, picture: String, canExchange: Bool = true) throws -> WrittenSite {
    var staging = try folder.writer(canExchange: canExchange).begin()
    try staging.write(page("a/index.html", text))
    try staging.write(copy("a/p.jpg", of: folder.path + "/" + picture))
    return try staging.finish()
  }

  private func inode(_ name: String) throws -> Int? { try folder.attributes(name)[.systemFileNumber] as? Int }

  @Test("is left alone when nothing has changed")
  func unchanged() throws {
    let before = try inode("site")
    let written = try build(page: "one", picture: "original")
    #expect(written == WrittenSite(fileCount: 2, byteCount: 14, changedCount: 0, swap: .unchanged))
    #expect(try inode("site") == before)
    #expect(try folder.list() == ["original", "site/.tripbook-site", "site/a/index.html", "site/a/p.jpg"])
  }

  @Test("keeps the files that are the same, and only those", arguments: [true, false])
  func oneChanged(canExchange: Bool) throws {
    let before = try inode("site/a/p.jpg")
    let written = try build(page: "two", picture: "original", canExchange: canExchange)
    #expect(written.changedCount == 1)
    #expect(folder.text("site/a/index.html") == "two")
    #expect(folder.text("site/a/p.jpg") == "picture one")
    #expect(try inode("site/a/p.jpg") == before)
    #expect(try folder.attributes("site/a/p.jpg")[.referenceCount] as? Int == 1)
  }

  @Test(
    "takes another picture of the same size, whether or not it has the same time", arguments: [true, false])
  func otherPicture(hasSameTime: Bool) throws {
    try folder.put("other", "picture two")
    let time = try #require(try folder.attributes("original")[.modificationDate] as? Date)
    if hasSameTime {
      for name in ["original", "other"] {
        try FileManager.default.setAttributes(
          [.modificationDate: time], ofItemAtPath: folder.path + "/" + name)
      }
      try build(page: "again", picture: "original")
    }
    let written = try build(page: "one", picture: "other")
    #expect(folder.text("site/a/p.jpg") == "picture two")
    #expect(written.swap == .atOnce)
  }

  @Test("keeps thousands of files, each in its own place")
  func manyKept() throws {
    func files(_ changed: String) -> [String: String] {
      var files = ["first.html": changed]
      for number in 0..<2600 { files["f\(number % 37)/\(number).html"] = "text \(number)" }
      return files
    }
    try folder.build(files("one"), into: "many")
    let written = try folder.build(files("two"), into: "many")
    #expect(written.fileCount == 2601 && written.changedCount == 1 && written.swap == .atOnce)
    for (name, text) in files("two") { #expect(folder.text("many/" + name) == text) }
  }

  @Test("gives files over of which nobody says what they hold: all of them, or none")
  func keepsUnseen() throws {
    var staging = try folder.writer().begin()
    let picture = try #require(OutputPath("a/p.jpg"))
    let isAll = try staging.keep([picture, .top("gone.html")])
    let before = staging.mark
    let isThere = try staging.keep([picture])
    try staging.write(page("new.html", "new"))
    let paths = staging.paths(since: before).map(\.text)
    let written = try staging.finish()
    #expect(!isAll && isThere && paths == ["new.html", "a/p.jpg"])
    #expect(written.fileCount == 2 && written.byteCount == 14 && written.changedCount == 1)
    #expect(folder.text("site/a/p.jpg") == "picture one")
    #expect(try folder.list() == ["original", "site/.tripbook-site", "site/a/p.jpg", "site/new.html"])
  }

  @Test("gives thousands of files over unseen, each with its size, or none of them where one is gone")
  func keepsManyUnseen() throws {
    let names = (1000..<2300).map { "f\($0 % 37)/\($0).html" }
    let files = names.enumerated().map { ($0.element, String(repeating: "x", count: $0.offset % 7)) }
    try folder.build(Dictionary(uniqueKeysWithValues: files), into: "many")
    let wanted = try names.map { try #require(OutputPath($0)) }
    var staging = try folder.writer("many").begin()
    let isAll = try staging.keep([.top("gone.html")] + wanted)
    let isThere = try staging.keep(wanted)
    let written = try staging.finish()
    #expect(!isAll && isThere && written.swap == .unchanged && written.fileCount == 1300)
    #expect(written.byteCount == files.reduce(0) { $0 + $1.1.count })
  }

  @Test("is made good where somebody changed it", arguments: ["a/index.html", "a/p.jpg"])
  func spoilt(name: String) throws {
    let text = try #require(folder.text("site/" + name))
    try folder.put("site/" + name, String(text.reversed()))
    let written = try build(page: "one", picture: "original")
    #expect(folder.text("site/" + name) == text)
    #expect(written.changedCount == 1)
  }

  @Test("gets back what somebody removed")
  func removed() throws {
    try FileManager.default.removeItem(atPath: folder.path + "/site/a")
    #expect(try build(page: "one", picture: "original").changedCount == 2)
    #expect(folder.text("site/a/index.html") == "one")
  }

  @Test("loses a page that is no longer wanted, though all others are the same")
  func fewer() throws {
    var staging = try folder.writer().begin()
    try staging.write(page("a/index.html", "one"))
    let written = try staging.finish()
    #expect(written.changedCount == 0)
    #expect(written.swap == .atOnce)
    #expect(try folder.list("site") == [".tripbook-site", "a/index.html"])
  }

  @Test("says that a picture to copy has gone, though the site still has it")
  func originalGone() throws {
    try FileManager.default.removeItem(atPath: folder.path + "/original")
    #expect(throws: SiteWriteProblem.self) { try build(page: "one", picture: "original") }
    #expect(folder.text("site/a/p.jpg") == "picture one")
  }
}

@Suite("A site that is being written")
struct StagedFileTests {
  @Test("says which files are new or changed, and where all of them can be read")
  func files() throws {
    let folder = try TemporaryFolder()
    try folder.build(["a.html": "one", "b.html": "two", "c.html": "three"])
    var staging = try folder.writer().begin()
    for (path, text) in [("a.html", "one"), ("b.html", "other"), ("d.html", "new")] {
      try staging.write(page(path, text))
    }
    let files = staging.files
    #expect(
      Dictionary(uniqueKeysWithValues: files.map { ($0.path.text, $0.folder == files.newFolder) })
        == ["a.html": false, "b.html": true, "d.html": true])
    let texts = files.map {
      FileManager.default.contents(atPath: $0.folder + "/" + $0.path.text)
        .map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(Set(texts) == ["one", "other", "new"])
    staging.abandon()
    #expect(try folder.list("site") == [".tripbook-site", "a.html", "b.html", "c.html"])
  }
}
