import Foundation
import SiteSealing
import Testing

/// A sealed site, opened with its key.
struct SealedTree {
  /// What stands in its files, by the names that they have in an open site.
  private(set) var files: [String: Data] = [:]
  /// The files that anybody can read.
  private(set) var plain: Set<String> = []

  init(_ folder: String, _ key: SiteKey) throws {
    var pieces: [String: [SealedText]] = [:]
    for (name, bytes) in try SiteTree(folder).files {
      let text = String(decoding: bytes, as: UTF8.self)
      let quoted = text.split(separator: "\"", omittingEmptySubsequences: false)
      if let start = text.range(of: "id=\"sealed\">") {
        let sealed = text[start.upperBound...].prefix { $0 != "<" }.filter { !$0.isWhitespace }
        let opened = try Self.open(sealed, named: name, key)
        pieces[opened.path, default: []].append(opened)
      } else if quoted.count == 5, quoted[0] == "tripbookSealed(", quoted[4] == ");\n" {
        #expect(name == "x/\(quoted[1]).js")
        let opened = try Self.open(String(quoted[3]), named: String(quoted[1]), key)
        pieces[opened.path, default: []].append(opened)
      } else {
        plain.insert(name)
      }
    }
    for (path, texts) in pieces {
      let bytes = texts.sorted { $0.offset < $1.offset }.flatMap(\.bytes)
      #expect(texts.allSatisfy { $0.byteCount == bytes.count })
      files[path] = Data(bytes)
    }
  }

  private static func open(_ text: String, named name: String, _ key: SiteKey) throws -> SealedText {
    let bytes = try #require(Base64.bytes(of: text.utf8))
    return try #require(SealedText(opening: bytes, named: name, with: key), "\(name) does not open")
  }
}
