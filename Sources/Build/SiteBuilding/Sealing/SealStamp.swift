import Digests
import FileIdentities
import SiteOutput
import SiteWriting
import TripCompiling

/// What the sealing of a site depended on and what came of it, kept beside the cache: as long as neither the open site nor a
/// password has changed, nor the sealed site, nothing is sealed again.
struct SealStamp {
  private let options: BuildOptions
  /// The folder of the sealed site.
  private let place: String
  private let inputs: String
  /// What the system said of the open site.
  private let open: String

  /// `options` are those of the open site, which is there; `code` tells key and passwords from others.
  static func take(of options: BuildOptions, at place: String, code: String) async -> SealStamp? {
    let open = await FolderSnapshot.takeSite(of: options)
    let theme = await FolderSnapshot.takeTheme(of: options)
    guard open.isComplete, theme.isComplete else { return nil }
    let program = FileIdentity(of: "/proc/self/exe").map { "\($0)" } ?? ""
    let words = [format, place, options.generator, program, code, open.hash, theme.hash]
    let inputs = ContentHash.of(Array(words.joined(separator: "\0").utf8)).hex
    return SealStamp(options: options, place: place, inputs: inputs, open: open.hash)
  }

  /// Whether the open site is still the one that it was: of two builds at once one could seal half of each.
  func isStillTrue() async -> Bool { await FolderSnapshot.takeSite(of: options).hash == open }

  /// What the last sealing wrote, if this one would write the same.
  func written() async -> WrittenCounts? { await kept()?.written }

  /// The same of one that is a part of another site: its files, as they are called in it.
  func files() async -> [OutputPath]? { await kept()?.files }

  func keep(_ written: WrittenCounts) async { await keep(written, nil) }

  /// `files` are those of one that is a part of another site, as they are called in it.
  func keep(_ files: [OutputPath]) async { await keep(nil, files) }

  private func kept() async -> Kept? {
    guard let kept = file.read(Kept.self), kept.inputs == inputs, await kept.site == sealed().hash
    else { return nil }
    return kept
  }

  private func keep(_ written: WrittenCounts?, _ files: [OutputPath]?) async {
    let site = await sealed()
    guard site.isComplete else { return }
    file.write(Kept(inputs: inputs, site: site.hash, written: written, files: files))
  }

  private func sealed() async -> FolderSnapshot {
    await FolderSnapshot.take(place, workers: options.workers)
  }

  private struct Kept: Codable {
    /// Hashes of all that it depended on, and of what it made.
    var inputs: String
    var site: String
    var written: WrittenCounts?
    var files: [OutputPath]?
  }

  private static let format = "sealed site 1"

  private var file: StampFile {
    StampFile(named: [Self.format, options.folder, place], for: options)
  }
}
