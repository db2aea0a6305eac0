import Digests
import FileIdentities
import SiteWriting
import TripCompiling

/// What the sealing of a site depended on and what came of it, kept beside the cache: as long as neither the open site nor a
/// password has changed, nor the sealed site, nothing is sealed again.
struct SealStamp {
  private let options: BuildOptions
  private let inputs: String

  /// `options` are those of the open site, which is there; `code` tells key and passwords from others.
  static func take(of options: BuildOptions, code: String) async -> SealStamp? {
    let open = await FolderSnapshot.takeSite(of: options)
    let theme = await FolderSnapshot.takeTheme(of: options)
    guard open.isComplete, theme.isComplete else { return nil }
    let program = FileIdentity(of: "/proc/self/exe").map { "\($0)" } ?? ""
    let words = [format, options.output, options.generator, program, code, open.hash, theme.hash]
    return SealStamp(
      options: options, inputs: ContentHash.of(Array(words.joined(separator: "\0").utf8)).hex)
  }

  /// What the last sealing wrote, if this one would write the same.
  func written() async -> WrittenCounts? {
    guard let kept = file.read(Kept.self), kept.inputs == inputs, await kept.site == sealed().hash
    else { return nil }
    return kept.written
  }

  func keep(_ written: WrittenCounts) async {
    let site = await sealed()
    guard site.isComplete else { return }
    file.write(Kept(inputs: inputs, site: site.hash, written: written))
  }

  private func sealed() async -> FolderSnapshot {
    await FolderSnapshot.take(options.output, workers: options.workers)
  }

  private struct Kept: Codable {
    /// Hashes of all that it depended on, and of what it made.
    var inputs: String
    var site: String
    var written: WrittenCounts
  }

  private static let format = "sealed site 1"

  private var file: StampFile {
    StampFile(named: [Self.format, options.folder, options.output], for: options)
  }
}
