import Diagnostics
import Foundation
import TripModel
import TripReading

/// A trip folder on disk while a test runs.
final class TripFolder {
  let path: String
  let theme: String

  init(_ files: [String: String] = [:]) throws {
    let base = FileManager.default.temporaryDirectory.path + "/trip-" + UUID().uuidString
    path = base + "/lisbon"
    theme = base + "/theme"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, Array(text.utf8)) }
  }

  deinit { try? FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent) }

  func write(_ name: String, _ bytes: [UInt8]) throws { try write(path + "/" + name, Data(bytes)) }

  /// A file beside the trip folder, not in it.
  func writeOutside(_ name: String, _ text: String) throws {
    try write(path + "/../" + name, Data(text.utf8))
  }

  func writeTheme(_ name: String, _ text: String) throws { try write(theme + "/" + name, Data(text.utf8)) }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createDirectory(
      atPath: ((path + "/" + name) as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
  }

  func pipe(_ name: String) throws {
    guard unsafe mkfifo(path + "/" + name, 0o600) == 0 else { throw POSIXError(.EPERM) }
  }

  private func write(_ path: String, _ data: Data) throws {
    let folder = (path as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: path))
  }

  func read(
    privacy: PrivacySource = PrivacySource(),
    hashing: @escaping @Sendable (String) -> String? = { "hash of \($0.suffix(5))" }
  ) async throws -> TripReader.Reading {
    try await TripReader.read(
      folder: path,
      options: TripReader.Options(
        themeFolder: theme, output: path + "/site", workers: 2, privacy: privacy,
        hashing: hashing))
  }
}

extension TripReader.Reading {
  /// What is said, each as `severity code file:line:column message | advice`.
  var told: [String] { diagnostics.inReadingOrder().map(\.told) }
}

extension Diagnostic {
  var told: String {
    let position = place?.span.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(severity) \(code.rawValue) \(place?.file ?? "-")\(position) \(message)"
      + (advice.map { " | " + $0 } ?? "")
  }
}
