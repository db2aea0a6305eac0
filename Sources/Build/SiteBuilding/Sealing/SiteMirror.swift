import Digests
import Foundation
import TripCompiling

/// Where the open site of a sealed one lies, for its author alone: beside the cache, a folder for each pair of a trip and an
/// output.
struct SiteMirror {
  /// The folder of the site.
  let site: String

  /// The place, made where it is not there; nil where the disk takes none.
  static func made(for options: BuildOptions) -> SiteMirror? {
    for cache in [options.cacheFolder, options.spareCacheFolder] {
      let name = ContentHash.of(Array((options.folder + "\0" + options.output).utf8)).hex
      let folder = cache + "/sealed/" + name
      let rights: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
      do {
        let files = FileManager.default
        try files.createDirectory(atPath: folder, withIntermediateDirectories: true, attributes: rights)
        // It may have been there before, with others.
        try files.setAttributes(rights, ofItemAtPath: folder)
        guard files.isWritableFile(atPath: folder) else { continue }
        let last = options.output.split(separator: "/").last.map(String.init) ?? "site"
        return SiteMirror(site: folder + "/" + last)
      } catch {
        // The spare one is left.
      }
    }
    return nil
  }
}
