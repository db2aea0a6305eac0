import Diagnostics
import Foundation
import Testing
import TripWriting

@Suite("Writing into a trip folder")
struct TripFolderTests {
  /// A folder of its own for a test.
  private final class Place: Sendable {
    let path: String

    init() throws {
      path = NSTemporaryDirectory() + "/tripbook-writer-" + UUID().uuidString
      try FileManager.default.createDirectory(atPath: path + "/trip", withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var folder: TripFolder { TripFolder(path + "/trip") }

    func write(_ file: String, _ text: String) throws {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + file))
    }

    func text(_ file: String) -> String? {
      FileManager.default.contents(atPath: path + "/" + file).map { String(decoding: $0, as: UTF8.self) }
    }

    func link(_ file: String, to target: String) throws {
      try FileManager.default.createSymbolicLink(atPath: path + "/" + file, withDestinationPath: target)
    }

    func names(_ folder: String) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: path + "/" + folder).sorted()
    }
  }

  @Test("A new file appears with the folders above it, and nothing beside it")
  func creates() throws {
    let place = try Place()
    try place.folder.create("journal/2026/a.md", "text")
    #expect(place.text("trip/journal/2026/a.md") == "text")
    #expect(try place.names("trip/journal/2026") == ["a.md"])
  }

  @Test("What bears the name already is never replaced: a file, a link to one, a link to nothing")
  func neverOverwrites() throws {
    let place = try Place()
    try place.write("trip/a.md", "mine")
    try place.write("outside.md", "mine too")
    try place.link("trip/b.md", to: "../outside.md")
    try place.link("trip/c.md", to: "../nowhere.md")
    for name in ["a.md", "b.md", "c.md"] {
      let problem = #expect(throws: WriteProblem.self) { try place.folder.create(name, "new") }
      #expect(problem?.diagnostic.code == .alreadyThere)
    }
    #expect(place.text("trip/a.md") == "mine")
    #expect(place.text("outside.md") == "mine too")
    #expect(place.text("nowhere.md") == nil)
  }

  @Test(
    "Nothing is written outside of the folder, through a link or a path",
    arguments: ["out/a.md", "../a.md", "out/x/a.md"])
  func staysWithin(file: String) throws {
    let place = try Place()
    try FileManager.default.createDirectory(
      atPath: place.path + "/elsewhere", withIntermediateDirectories: true)
    try place.link("trip/out", to: "../elsewhere")
    #expect(throws: WriteProblem.self) { try place.folder.create(file, "new") }
    #expect(try place.names("elsewhere") == [])
    #expect(try place.names("") == ["elsewhere", "trip"])
  }

  @Test("A file that is a link out of the folder is not changed")
  func leavesOutsideAlone() throws {
    let place = try Place()
    try place.write("budget.yml", "a")
    try place.link("trip/budget.yml", to: "../budget.yml")
    #expect(throws: WriteProblem.self) { try place.folder.change("budget.yml") { _ in [] } }
    #expect(place.text("budget.yml") == "a")
  }

  @Test("A link within the folder stays a link, and what it leads to grows")
  func followsOwnLinks() throws {
    let place = try Place()
    try place.write("trip/real.yml", "a")
    try place.link("trip/budget.yml", to: "real.yml")
    try place.folder.change("budget.yml") { ($0 ?? []) + Array("b".utf8) }
    #expect(place.text("trip/real.yml") == "ab")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: place.path + "/trip/budget.yml") == "real.yml"
    )
  }

  @Test("Who may read and write a file stays as it was", arguments: [0o600, 0o644, 0o660, 0o755])
  func keepsRights(mode: Int) throws {
    let place = try Place()
    try place.write("trip/budget.yml", "a\n")
    let path = place.path + "/trip/budget.yml"
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    try place.folder.change("budget.yml") { ($0 ?? []) + Array("b".utf8) }
    #expect(place.text("trip/budget.yml") == "a\nb")
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == mode)
    #expect(try place.names("trip") == ["budget.yml"])
  }

  @Test("A file that is protected against writing is told so, and stays")
  func respectsProtection() throws {
    let place = try Place()
    try place.write("trip/budget.yml", "a")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: place.path + "/trip/budget.yml")
    let problem = #expect(throws: WriteProblem.self) { try place.folder.change("budget.yml") { _ in [] } }
    #expect(problem?.diagnostic.code == .cannotWrite)
    #expect(problem?.diagnostic.message.contains("read-only") == true)
    #expect(place.text("trip/budget.yml") == "a")
  }

  @Test("A folder and a pipe in the place of the file are told, and not waited for")
  func refusesOtherThings() throws {
    let place = try Place()
    try FileManager.default.createDirectory(
      atPath: place.path + "/trip/budget.yml", withIntermediateDirectories: true)
    #expect(throws: WriteProblem.self) { try place.folder.change("budget.yml") { _ in [] } }
    #expect(throws: WriteProblem.self) { try place.folder.create("budget.yml/a.yml/b.yml/../x", "") }
  }

  @Test("What refuses in the middle leaves the file and nothing else")
  func refusalLeavesAll() throws {
    let place = try Place()
    try place.write("trip/pins.yml", "a")
    #expect(throws: WriteProblem.self) {
      try place.folder.change("pins.yml") { _ throws(WriteProblem) in throw WriteProblem(.cannotAppend, "no")
      }
    }
    #expect(place.text("trip/pins.yml") == "a")
    #expect(try place.names("trip") == ["pins.yml"])
  }

  @Test("Many that write at once lose nothing of one another, from the first line on")
  func losesNothing() async throws {
    let place = try Place()
    await withTaskGroup { group in
      for number in 0..<40 {
        group.addTask {
          try? place.folder.change("budget.yml") { ($0 ?? []) + Array("line \(number)\n".utf8) }
        }
      }
    }
    let lines = try #require(place.text("trip/budget.yml")).split(separator: "\n")
    #expect(Set(lines) == Set((0..<40).map { "line \($0)" }[...].map { $0[...] }))
    #expect(try place.names("trip") == ["budget.yml"])
  }

  @Test("What an editor saves in between is not lost")
  func keepsWhatAnEditorSaved() throws {
    let place = try Place()
    try place.write("trip/budget.yml", "a\n")
    var saved = false
    try place.folder.change("budget.yml") { old in
      if !saved { try? place.write("trip/budget.yml", "a\nedited\n") }
      saved = true
      return (old ?? []) + Array("b\n".utf8)
    }
    #expect(place.text("trip/budget.yml") == "a\nedited\nb\n")
  }
}
