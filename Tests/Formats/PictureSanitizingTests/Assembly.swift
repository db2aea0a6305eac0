import PictureSanitizing
import Foundation
import PhotoMetadata
import SiteOutput

extension PictureSanitizer {
  /// The file that the pieces make of an original, as the site would hold it.
  func bytes(of original: [UInt8]) -> [UInt8] {
    pieces.flatMap { piece -> [UInt8] in
      switch piece {
      case .bytes(let bytes): bytes
      case .zeros(let count): [UInt8](repeating: 0, count: count)
      case .run(let start, let count): Array(original[start..<start + count])
      }
    }
  }
}

/// A folder for one test.
final class Workbench: Sendable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "bare-picture-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func put(_ bytes: [UInt8], as name: String) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: path + "/" + name))
    return path + "/" + name
  }

  func picture(_ original: [UInt8], ending: String = "jpg") throws -> PictureSanitizer {
    try PictureSanitizer.of(path: put(original, as: "original." + ending))
  }

  func facts(_ bytes: [UInt8]) throws -> PhotoFacts { try PhotoFacts.read(path: put(bytes, as: "read")) }

  /// Why a file is refused; nil where it is not.
  func problem(_ bytes: [UInt8]) -> PictureSanitizerProblem? {
    do {
      _ = try picture(bytes)
      return nil
    } catch {
      return error as? PictureSanitizerProblem
    }
  }

  /// What is published of a picture.
  func bare(_ original: [UInt8], ending: String = "jpg") throws -> [UInt8] {
    try picture(original, ending: ending).bytes(of: original)
  }
}
