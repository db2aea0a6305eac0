import Digests
import Foundation
import SiteWriting
import TripCompiling

/// Where the open site of a sealed one lies, for its author alone: beside the cache, a folder for each pair of a trip and an
/// output.
struct SiteMirror {
  /// The folder of the site.
  let site: String

  /// The place, made where it is not there; nil where the disk takes none.
  static func made(for options: BuildOptions) -> SiteMirror? {
    for folder in folders(for: options) {
      let rights: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
      do {
        let files = FileManager.default
        try files.createDirectory(atPath: folder, withIntermediateDirectories: true, attributes: rights)
        // It may have been there before, with others.
        try files.setAttributes(rights, ofItemAtPath: folder)
        guard files.isWritableFile(atPath: folder) else { continue }
        let last = options.output.split(separator: "/").last.map(String.init) ?? "site"
        let mirror = SiteMirror(site: folder + "/" + last)
        mirror.removeRest()
        return mirror
      } catch {
        // The spare one is left.
      }
    }
    return nil
  }

  /// Takes away what is left of a site that is sealed no more.
  static func remove(for options: BuildOptions) {
    for folder in folders(for: options) { try? FileManager.default.removeItem(atPath: folder) }
  }

  /// Whoever empties the cache leaves folders, of which nobody can say any more whose they are.
  private func removeRest() {
    guard !FileManager.default.fileExists(atPath: site + "/" + SiteWriter.marker) else { return }
    try? FileManager.default.removeItem(atPath: site)
  }

  /// In the cache, and in the one that serves a single build.
  private static func folders(for options: BuildOptions) -> [String] {
    let name = ContentHash.of(Array((options.folder + "\0" + options.output).utf8)).hex
    return [options.cacheFolder, options.spareCacheFolder].map { $0 + "/sealed/" + name }
  }
}
