import Foundation
import SiteOutput
import Testing

@testable import SiteSealing

/// A small sealed site on the disk, to be changed; it goes when nobody holds it.
final class SealedFolder: Sendable {
  private let base: String
  let path: String
  let key: SiteKey
  let files: [String: [UInt8]]

  /// Of few rounds, so that tests need not wait.
  static let password = "five words of the sea"

  static let small: [String: [UInt8]] = [
    "index.html": Array("<title>Lisbon</title>".utf8),
    "days/a/index.html": Array("<title>A day</title>".utf8),
    "days/b/index.html": Array("<title>B day</title>".utf8), "assets/style.css": Array("a{}".utf8),
    "photos/a/640.jpg": [UInt8](repeating: 9, count: 3000), "data/search-words-1.js": [1, 2, 3],
    "empty.txt": [],
  ]

  init(_ files: [String: [UInt8]] = SealedFolder.small, digits: String = "5a") async throws {
    base = FileManager.default.temporaryDirectory.path + "/sealed-" + UUID().uuidString
    path = base + "/site"
    key = try #require(SiteKey(hex: String(repeating: digits, count: 32)))
    self.files = files
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let paths = try files.keys.sorted().map { try #require(OutputPath($0)) }
    for path in paths {
      try Self.write(files[path.text] ?? [], base + "/open/" + key.addresses.published(path).text)
    }
    let shells = SiteSealer.Shells(top: Self.shell(up: ""), below: Self.shell(up: "../../"))
    let site = path
    try await SiteSealer(key, of: base + "/open", in: shells, workers: 2).seal(paths) { file in
      guard case .bytes(let bytes) = file.content else { return }
      try Self.write(bytes, site + "/" + file.path.text)
    }
    try FileManager.default.removeItem(atPath: base + "/open")
    let ring = KeyRing(
      siteID: key.siteID, locks: [KeyRing.Lock(key, password: Self.password, rounds: 10)])
    try write("keys.js", ring.script)
    for path in paths where path.isPlainInSealedSite && !path.isPage {
      try write(path.text, files[path.text] ?? [])
    }
    try write("assets/unlock.css", [])
    try write("assets/unlock.js", [])
  }

  deinit { try? FileManager.default.removeItem(atPath: base) }

  private static func shell(up: String) -> SiteSealer.Shell {
    SiteSealer.Shell(
      before: Array(
        #"<!DOCTYPE html><html data-root="\#(up)"><script type="text/plain" id="sealed">"#.utf8),
      after: Array(#"</script><script src="\#(up)keys.js"></script></html>"#.utf8))
  }

  private static func write(_ bytes: [UInt8], _ place: String) throws {
    let url = URL(fileURLWithPath: place)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func write(_ file: String, _ bytes: [UInt8]) throws { try Self.write(bytes, path + "/" + file) }

  func write(_ file: String, _ text: String) throws { try write(file, Array(text.utf8)) }

  func bytes(_ file: String) throws -> [UInt8] {
    try Array(Data(contentsOf: URL(fileURLWithPath: path + "/" + file)))
  }

  /// Where a file of the open site is published, sealed.
  func place(_ file: String) throws -> String {
    let published = key.addresses.published(try #require(OutputPath(file)))
    return published.isPage ? published.text : "x/" + published.sealedName(with: key) + ".js"
  }

  /// What opens of it, put together, and what is told.
  func opened(with key: SiteKey? = nil) async throws -> (files: [String: [UInt8]], faults: [SealFault]) {
    let site = try #require(SealedSite(folder: path))
    var pieces: [String: [(offset: Int, bytes: [UInt8])]] = [:]
    let look = try await site.look(with: key ?? self.key, workers: 2) { piece in
      pieces[piece.path.text, default: []].append((piece.offset, piece.bytes))
    }
    let files = pieces.mapValues { $0.sorted { $0.offset < $1.offset }.flatMap { $0.bytes } }
    return (files, look.faults)
  }

  /// The faults of a look without a key.
  func seen() async throws -> [SealFault] {
    let site = try #require(SealedSite(folder: path))
    return try await site.look(workers: 2).faults
  }
}
