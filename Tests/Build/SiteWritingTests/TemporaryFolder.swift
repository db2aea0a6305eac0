import Foundation
import Testing

/// A folder for one test, removed with all it holds.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("site-writer-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file, with the folders above it.
  func put(_ name: String, _ text: String = "") throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path + "/" + name, withIntermediateDirectories: true)
  }

  /// Makes a folder, and gives its path.
  func makingFolder(_ name: String) throws -> String {
    try makeFolder(name)
    return path + "/" + name
  }

  /// The rights of a file or folder.
  func mode(_ name: String) throws -> Int { try #require(attributes(name)[.posixPermissions] as? Int) }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
  }

  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: path + "/" + name).map { String(decoding: $0, as: UTF8.self) }
  }

  func attributes(_ name: String) throws -> [FileAttributeKey: Any] {
    try FileManager.default.attributesOfItem(atPath: path + "/" + name)
  }

  /// All that is below a folder, hidden things too, sorted; folders that hold nothing end in `/`.
  func list(_ name: String = "") throws -> [String] {
    let top = name.isEmpty ? path : path + "/" + name
    return try FileManager.default.subpathsOfDirectory(atPath: top).compactMap { inner in
      var isFolder: ObjCBool = false
      let full = top + "/" + inner
      guard unsafe FileManager.default.fileExists(atPath: full, isDirectory: &isFolder), isFolder.boolValue
      else {
        return inner
      }
      return try FileManager.default.contentsOfDirectory(atPath: full).isEmpty ? inner + "/" : nil
    }.sorted()
  }
}
