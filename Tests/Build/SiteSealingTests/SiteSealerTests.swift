import Foundation
import SiteOutput
import Testing

@testable import SiteSealing

@Suite("A site is sealed")
struct SiteSealerTests {
  private let key: SiteKey
  private let shells = SiteSealer.Shells(
    top: .init(before: Array("top ".utf8), after: Array(" end".utf8)),
    below: .init(before: Array("below ".utf8), after: Array(" end".utf8)))

  init() throws { key = try #require(SiteKey(hex: String(repeating: "5a", count: 32))) }

  /// The sealed files by their paths, of an open site with these files.
  private func seal(_ files: [String: [UInt8]]) async throws -> [String: [UInt8]] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sealing-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = try files.keys.sorted().map { try #require(OutputPath($0)) }
    for path in paths {
      let place = folder.appendingPathComponent(key.addresses.published(path).text)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(files[path.text] ?? []).write(to: place)
    }
    var sealed: [String: [UInt8]] = [:]
    try await SiteSealer(key, of: folder.path, in: shells, workers: 2).seal(paths) { file in
      guard case .bytes(let bytes) = file.content else { return }
      sealed[file.path.text] = bytes
    }
    return sealed
  }

  /// What a script holds, by the name that it says.
  private func opened(_ script: [UInt8]) throws -> SealedText {
    let text = String(decoding: script, as: UTF8.self)
    let call = try #require(text.wholeMatch(of: /tripbookSealed\("([a-z2-7]{26})","([^"]*)"\);\n/))
    let sealed = try #require(Base64.bytes(of: call.output.2.utf8))
    return try #require(SealedText(opening: sealed, named: String(call.output.1), with: key))
  }

  @Test("A page stands in the page that asks for the password, at the top and below")
  func pages() async throws {
    let sealed = try await seal(["index.html": [1], "days/a/index.html": [2]])
    let below = key.addresses.published(try #require(OutputPath("days/a/index.html"))).text
    #expect(sealed.keys.sorted() == ["index.html", below])
    for (path, words, byte) in [("index.html", "top", UInt8(1)), (below, "below", 2)] {
      let parts = String(decoding: sealed[path] ?? [], as: UTF8.self).split(separator: " ")
      #expect(parts.first == Substring(words) && parts.last == "end")
      let text = SealedText(opening: try #require(Base64.bytes(of: parts[1].utf8)), named: path, with: key)
      #expect(text?.bytes == [byte])
    }
  }

  @Test("So many files are sealed at once as there is room for, each of them once")
  func portions() {
    let megabyte = 1 << 20
    #expect(SiteSealer.portions(of: []) == [])
    #expect(SiteSealer.portions(of: [0]) == [0..<1])
    #expect(SiteSealer.portions(of: [Int](repeating: 9, count: 130)) == [0..<64, 64..<128, 128..<130])
    let photos = [Int](repeating: 3 * megabyte, count: 12)
    #expect(SiteSealer.portions(of: photos) == [0..<5, 5..<10, 10..<12])
    #expect(SiteSealer.portions(of: [1, 900 * megabyte, 1, 1]) == [0..<1, 1..<2, 2..<4])
  }

  @Test("Files become scripts that say their own name, and nothing comes out as it lies there")
  func files() async throws {
    let sealed = try await seal([
      "photos/a/640.jpg": [9, 9], "assets/style.css": [7], "404.html": [8], "data/search-words-1.js": [5],
    ])
    #expect(sealed.count == 2)
    #expect(sealed.keys.allSatisfy { $0.wholeMatch(of: /x\/[a-z2-7]{26}\.js/) != nil })
    let texts = try sealed.values.map(opened).sorted { $0.path < $1.path }
    #expect(texts.map(\.path) == ["data/search-words-1.js", "photos/a/640.jpg"])
    #expect(texts.map(\.bytes) == [[5], [9, 9]])
  }

  @Test("A large file becomes pieces, of which nobody can tell that they belong together")
  func pieces() async throws {
    let bytes = (0..<(SealedText.pieceSize * 2 + 5)).map { UInt8(truncatingIfNeeded: $0 >> 3) }
    let sealed = try await seal(["films/sea.mp4": bytes])
    #expect(sealed.count == 3)
    let texts = try sealed.values.map(opened).sorted { $0.offset < $1.offset }
    #expect(texts.flatMap(\.bytes) == bytes)
    #expect(texts.allSatisfy { $0.byteCount == bytes.count && $0.path == "films/sea.mp4" })
  }

  @Test("A file that is gone is told")
  func missing() async throws {
    let sealer = SiteSealer(key, of: "/nowhere", in: shells, workers: 1)
    await #expect(throws: SealProblem.self) { try await sealer.seal([.top("index.html")]) { _ in } }
  }
}
