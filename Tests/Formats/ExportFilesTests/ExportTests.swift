import Files
import Foundation
import Gzip
import Testing
import ZipFile

@testable import ExportFiles

@Suite("The files of an export")
struct ExportTests {
  /// A folder that goes when the test ends.
  private final class Folder {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("export-" + UUID().uuidString)
      .path

    init(_ files: [String: String]) throws {
      for (name, text) in files {
        let file = URL(fileURLWithPath: path + "/" + name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  @Test("are those of several folders, by their paths; of two of one path the first counts")
  func parts() throws {
    let one = try Folder(["a/x.json": "one", "b.txt": "first"])
    let two = try Folder(["b.txt": "second", "c.zip": "-", "a/y.json": "two"])
    let export = try Export([("one", one.path), ("two", two.path)])
    #expect(export.files.map(\.path) == ["a/x.json", "a/y.json", "b.txt"])
    #expect(
      try export.files.map { String(decoding: try export.bytes(of: $0, atMost: 100), as: UTF8.self) } == [
        "one", "two", "first",
      ])
    #expect(Set(export.refused.map(\.reason)) == [.standsTwice, .archiveInside])
    #expect(throws: ExportFault.tooLarge(3)) { try export.bytes(of: export.files[2], atMost: 3) }
  }

  @Test("that stand in memory are as those of a folder, long ones piece by piece")
  func memory() throws {
    let long = [UInt8](repeating: 7, count: 600_000)
    let export = Export(files: [("b/x.bin", long), ("a.txt", [1]), ("a.txt", [2]), ("c.zip", [3]), ("d", [])])
    #expect(export.files.map { "\($0.path) \($0.byteCount)" } == ["a.txt 1", "b/x.bin 600000", "d 0"])
    #expect(export.refused.map(\.reason) == [.standsTwice, .archiveInside])
    #expect(try export.files.map { try export.bytes(of: $0, atMost: 1 << 20) } == [[1], long, []])
  }

  @Test("are looked for no deeper than any export goes, which is told")
  func deep() throws {
    let within = (1...34).map { "f\($0)/" }
    let folder = try Folder([within.joined() + "a.txt": "deep", within.prefix(32).joined() + "b.txt": "-"])
    let export = try Export([("folder", folder.path)])
    #expect(export.files.map(\.name) == ["b.txt"] && export.refused.map(\.reason) == [.tooDeep])
  }

  @Test("are not followed out of a folder")
  func links() throws {
    let secret = try Folder(["home.txt": "here"])
    let folder = try Folder(["a.txt": "a"])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/b.txt", withDestinationPath: secret.path + "/home.txt")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/c", withDestinationPath: secret.path)
    let export = try Export([("folder", folder.path)])
    #expect(export.files.map(\.path) == ["a.txt"])
    #expect(export.refused.map(\.path) == ["b.txt", "c"])
  }

  @Test("that gzip packed are read as what they hold, or told")
  func packed() throws {
    let folder = try Folder(["b.gpx.gz": "no gzip"])
    let bytes: [UInt8] = [
      31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 203, 207, 75, 5, 0, 241, 134, 108, 122, 3, 0, 0, 0,
    ]
    try Data(bytes).write(to: URL(fileURLWithPath: folder.path + "/a.gpx.gz"))
    let export = try Export([("folder", folder.path)])
    let files = export.files.map(\.unpacked)
    #expect(files.map(\.path) == ["a.gpx", "b.gpx"] && files.map(\.ending) == ["gpx", "gpx"])
    #expect(try export.bytes(of: files[0], atMost: 100) == Array("one".utf8))
    #expect(throws: ExportFault.gzip(.damaged)) { try export.bytes(of: files[1], atMost: 100) }
  }

  @Test("that are not there, or begin as a zip and are none, are told")
  func broken() throws {
    let folder = try Folder(["half.zip": "PK\u{3}\u{4} and no end"])
    #expect(throws: Export.Unopened.self) { try Export([("no", folder.path + "/no")]) }
    do {
      _ = try Export([("half.zip", folder.path + "/half.zip")])
      Issue.record("opened")
    } catch {
      #expect(error.fault == .zip(.breaksOff) && error.name == "half.zip")
    }
  }
}
