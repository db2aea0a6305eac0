import Foundation
import Testing

@testable import FileIdentities

@Suite("What the system says of a folder")
struct FolderFactsTests {
  /// More names than one share, in two folders, one of them within the other.
  private static let count = 1_203

  private final class Folder {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("facts-" + UUID().uuidString)
      .path

    init() throws {
      try FileManager.default.createDirectory(atPath: path + "/inner", withIntermediateDirectories: true)
      for number in 0..<FolderFactsTests.count {
        try write("\(number).md")
        try write("inner/\(number).jpg")
      }
    }

    func write(_ name: String, _ text: String = "x") throws {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name))
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  @Test("is the same, however many look at it, and holds every name")
  func workers() async throws {
    let folder = try Folder()
    let one = await FolderFacts.of(folder.path, workers: 1)
    let many = await FolderFacts.of(folder.path, workers: 7)
    #expect(one.bytes == many.bytes && one.isComplete)
    let text = String(decoding: one.bytes, as: UTF8.self)
    #expect(text.contains("1202.jpg") && text.contains("1202.md") && text.contains("inner"))
  }

  @Test(
    "changes with a file that is changed, added or taken away, wherever it lies",
    arguments: ["1202.md", "inner/1202.jpg", "inner/new.jpg", "new.md"])
  func changes(file: String) async throws {
    let folder = try Folder()
    let before = await FolderFacts.of(folder.path, workers: 2)
    try folder.write(file, "something else")
    let changed = await FolderFacts.of(folder.path, workers: 2)
    #expect(before.bytes != changed.bytes)
    try FileManager.default.removeItem(atPath: folder.path + "/" + file)
    #expect(await FolderFacts.of(folder.path, workers: 2).bytes != changed.bytes)
  }

  @Test("does not depend on what lies in another's folder, and is not whole where one cannot be opened")
  func others() async throws {
    let folder = try Folder()
    let inner = folder.path + "/inner"
    let before = await FolderFacts.of(folder.path, without: [inner], workers: 2)
    try folder.write("inner/7.jpg", "something else")
    #expect(await FolderFacts.of(folder.path, without: [inner], workers: 2).bytes == before.bytes)
    #expect(await FolderFacts.of(folder.path + "/gone", workers: 2).isComplete == false)
  }

  @Test("follows no link, notes where one leads, and passes over the names of what is hidden")
  func kinds() async throws {
    let folder = try Folder()
    let files = FileManager.default
    try files.createDirectory(atPath: folder.path + "/.hidden", withIntermediateDirectories: true)
    try folder.write(".hidden/of-nobody.md")
    try files.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "inner")
    try files.createSymbolicLink(atPath: folder.path + "/note", withDestinationPath: "inner/7.jpg")
    let before = await FolderFacts.of(folder.path, workers: 2)
    let text = String(decoding: before.bytes, as: UTF8.self)
    #expect(before.isComplete && text.contains(".hidden") && !text.contains("of-nobody"))
    #expect(text.components(separatedBy: "1202.jpg").count == 2)
    try folder.write("inner/7.jpg", "something else")
    let own = await FolderFacts.of(folder.path, without: [folder.path + "/inner"], workers: 2)
    try folder.write("inner/7.jpg", "something else again")
    #expect(
      await FolderFacts.of(folder.path, without: [folder.path + "/inner"], workers: 2).bytes != own.bytes)
  }
}
