import PageRenderer
import TripPlanning
import TripModel
import SiteOutput
import Diagnostics
import TripReading
import SiteWriting
import Caching
import Digests
import Foundation
import TripCompiling

/// What a build leaves to the next one beside the cache, behind the SHA-256 of it: what rots on the disk would be told as
/// the outcome of a build.
struct StampFile {
  private let folder: String
  private let file: String

  /// One for each name; a name is whatever tells one build from others.
  init(named name: [String], for options: BuildOptions) {
    folder = options.cacheFolder + "/stamps"
    file = folder + "/" + ContentHash.of(Array(name.joined(separator: "\0").utf8)).hex
  }

  /// Nil for what is not there, or not itself.
  func read<Kept: Decodable>(_ type: Kept.Type) -> Kept? {
    guard let bytes = FileManager.default.contents(atPath: file) else { return nil }
    let (hash, text) = (bytes.prefix(64), bytes.dropFirst(64))
    guard Data(ContentHash.of(text).hex.utf8) == hash else { return nil }
    return try? JSONDecoder().decode(Kept.self, from: Data(text))
  }

  func write(_ kept: some Encodable) {
    guard let text = try? JSONEncoder().encode(kept) else { return }
    let bytes = Data(ContentHash.of(text).hex.utf8) + text
    // Without a stamp the next build only takes longer.
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try? bytes.write(to: URL(fileURLWithPath: file), options: .atomic)
  }
}
