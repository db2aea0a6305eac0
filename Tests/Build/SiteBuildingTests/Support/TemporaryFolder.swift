import Foundation

/// A folder of its own for a test; it goes when nobody holds it any more.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory().trimmingSuffix("/") + "/tripbook-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, with the folders above it.
  func write(_ file: String, _ text: String) throws { try write(file, Data(text.utf8)) }

  func write(_ file: String, _ bytes: Data) throws {
    let url = URL(fileURLWithPath: path + "/" + file)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: url)
  }

  /// Puts a copy of a folder here, and says where it is.
  func copy(of folder: String, as name: String) throws -> String {
    let target = path + "/" + name
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: target).deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: URL(fileURLWithPath: folder).resolvingSymlinksInPath(), to: URL(fileURLWithPath: target))
    return target
  }
}

extension String {
  func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
