import Foundation

@testable import Caching

/// A folder for one test, with a cache in it and files beside it.
final class CacheBench: Sendable {
  let path: String
  var cachePath: String { path + "/home/tripbook/v1" }
  var indexPath: String { cachePath + "/index.sqlite" }

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "build-cache-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func open() throws -> BuildCache { try BuildCache.open(in: cachePath) }

  func put(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name))
  }

  func attributes(_ path: String) throws -> [FileAttributeKey: Any] {
    try FileManager.default.attributesOfItem(atPath: path)
  }

  /// All files of the cache that end in that, sorted.
  func files(endingIn end: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: cachePath).filter { $0.hasSuffix(end) }.sorted()
  }
}

let key = DerivativeKey(
  original: String(repeating: "ab", count: 32), recipe: "width 800, quality 80, libvips 8.14.1")
let picture: [UInt8] = Array("a picture, or so".utf8)
