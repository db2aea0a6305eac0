import Files
import Foundation
import Testing

@testable import TripWriting

@Suite("What killed commands leave in a trip folder")
final class LeftoverTests {
  private let path: String

  init() throws {
    path = NSTemporaryDirectory() + "/tripbook-left-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path + "/journal", withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  private var folder: TripFolder { TripFolder(path) }

  private func put(_ name: String) throws {
    try Data("dear".utf8).write(to: URL(fileURLWithPath: path + "/" + name))
  }

  private func names(_ folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path + "/" + folder).sorted()
  }

  private func mode(_ path: String) throws -> Int {
    try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
  }

  @Test(
    "is its owner's alone until it is whole, and then has the rights of other files",
    arguments: [false, true])
  func rights(isNew: Bool) throws {
    try put("budget.yml")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path + "/budget.yml")
    let facts = isNew ? nil : FileFacts(path + "/budget.yml")
    let spare = try SpareFile.made(beside: path + "/budget.yml", like: facts)
    let name = try #require(names().first { $0.hasSuffix(".new") })
    #expect(try mode(path + "/" + name) == 0o600)
    try spare.write(Array("text".utf8))
    try put("like others.yml")
    #expect(try mode(path + "/" + name) == (isNew ? mode(path + "/like others.yml") : 0o640))
  }

  @Test("goes with the next file that is written beside it, whether that is new or grows")
  func goes() throws {
    try put(".tripbook-1-0.new")
    try folder.create("pins.yml", "text")
    #expect(try names() == ["journal", "pins.yml"])
    try put(".tripbook-4711-12.new")
    try folder.change("pins.yml") { _ in Array("longer".utf8) }
    #expect(try names() == ["journal", "pins.yml"])
  }

  @Test("is looked for once by a command, however many files it writes there")
  func once() throws {
    let one = folder
    for (number, name) in ["a.yml", "b.yml"].enumerated() {
      try put(".tripbook-1-\(number).new")
      try one.create(name, "text")
    }
    #expect(try names() == [".tripbook-1-1.new", "a.yml", "b.yml", "journal"])
  }

  @Test("goes from all folders of a trip when a command sits down, but not from a site's")
  func clearsUp() throws {
    try put("journal/.tripbook-1-0.new")
    try FileManager.default.createDirectory(atPath: path + "/_site", withIntermediateDirectories: true)
    try put("_site/.tripbook-site")
    try put("_site/.tripbook-1-0.new")
    folder.clearUp()
    #expect(try names("journal") == [])
    #expect(try names("_site") == [".tripbook-1-0.new", ".tripbook-site"])
  }

  @Test("is not what a command that runs is writing")
  func running() throws {
    let spare = try SpareFile.made(beside: path + "/pins.yml", like: nil)
    try spare.write(Array("whole".utf8))
    folder.clearUp()
    try folder.create("other.yml", "text")
    try spare.link(as: path + "/pins.yml")
    #expect(FileManager.default.contents(atPath: path + "/pins.yml") == Data("whole".utf8))
    #expect(try names() == ["journal", "other.yml", "pins.yml"])
  }

  @Test(
    "is nothing of another name or kind",
    arguments: [
      ".tripbook-notes.new", ".tripbook-1-0.new.txt", "tripbook-1-0.new", ".tripbook--1.new",
      ".tripbook-1-.new",
      ".tripbook-1-0-0.new", ".tripbook-0-0.new", ".tripbook-1-x.new", ".tripbook-1-99999999999999999999.new",
    ])
  func notOurs(name: String) throws {
    try put(name)
    try FileManager.default.createDirectory(
      atPath: path + "/.tripbook-2-0.new", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: path + "/.tripbook-3-0.new", withDestinationPath: name)
    folder.clearUp()
    #expect(try names() == [".tripbook-2-0.new", ".tripbook-3-0.new", "journal", name].sorted())
  }
}
