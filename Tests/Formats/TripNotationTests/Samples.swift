import Foundation
import TripNotation

/// Every text in the notation that the repository holds: files, front matter and what the documentation shows.
enum Samples {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  static let all: [String] = ["Tests/BrokenTrips", "example-trip", "templates", "docs", "README.md"]
    .flatMap(files).flatMap { name, bytes in
      name.hasSuffix(".md") ? frontMatter(bytes) + shown(in: bytes) : texts(bytes)
    }

  private static func files(below name: String) -> [(name: String, bytes: [UInt8])] {
    let inner = FileManager.default.enumerator(atPath: root + "/" + name)?.compactMap { $0 as? String } ?? []
    return ([name] + inner.sorted().map { name + "/" + $0 })
      .filter { name in [".yml", ".yaml", ".md"].contains { name.hasSuffix($0) } }
      .map { ($0, FileManager.default.contents(atPath: root + "/" + $0).map(Array.init) ?? []) }
  }

  private static func frontMatter(_ bytes: [UInt8]) -> [String] {
    let parts = FrontMatter.split(bytes)
    return parts.fence == .yaml ? texts(parts.yaml) : []
  }

  /// What stands between ```` ```yaml ```` and the next fence.
  private static func shown(in bytes: [UInt8]) -> [String] {
    var blocks: [String] = []
    var block: [Substring]?
    for line in String(decoding: bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    {
      if let lines = block, line.hasPrefix("```") {
        blocks.append(lines.map { $0 + "\n" }.joined())
        block = nil
      } else if block == nil, line.hasPrefix("```yaml") {
        block = []
      } else {
        block?.append(line)
      }
    }
    return blocks
  }

  /// No text is there for an oracle in what is no UTF-8.
  private static func texts(_ bytes: [UInt8]) -> [String] {
    String(validating: bytes, as: UTF8.self).map { [$0] } ?? []
  }
}
