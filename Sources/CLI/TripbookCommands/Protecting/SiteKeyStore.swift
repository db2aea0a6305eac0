import Foundation
import SiteSealing
import TripWriting

/// The keys of the sealed sites that this machine knows: a file each beside the traveller's own configuration, which
/// nobody else may read.
struct SiteKeyStore: Sendable {
  /// `tripbook/sites` below the configuration.
  let folder: String

  /// What is kept of a site.
  enum Found {
    case nothing
    case key(StoredKey)
    /// A file is there, and is not what was written.
    case damaged
  }

  /// The file of a trip's or library's folder, whether it is there or not.
  func path(of site: String) -> String { folder + "/" + StoredKey.fileName(ofFolder: Self.real(site)) }

  func found(_ site: String) -> Found {
    guard let bytes = FileManager.default.contents(atPath: path(of: site)) else {
      return FileManager.default.fileExists(atPath: path(of: site)) ? .damaged : .nothing
    }
    return StoredKey(file: Array(bytes)).map { .key($0) } ?? .damaged
  }

  /// Nil also for what is damaged: nobody guesses at a key.
  func stored(_ site: String) -> StoredKey? {
    if case .key(let key) = found(site) { key } else { nil }
  }

  func keep(_ key: StoredKey, of site: String) throws(WriteProblem) {
    var key = key
    key.folder = Self.real(site)
    try TripFolder(folder).keepPrivate(StoredKey.fileName(ofFolder: key.folder), key.file)
  }

  /// The folders of which a key is kept that is kept of no other, and that are no more: moved or renamed, mostly.
  var goneFolders: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let kept = names.sorted().compactMap { name in
      FileManager.default.contents(atPath: folder + "/" + name).flatMap { StoredKey(file: Array($0)) }
    }
    func isThere(_ key: StoredKey) -> Bool { FileManager.default.fileExists(atPath: key.folder) }
    let used = Set(kept.filter(isThere).map(\.key))
    return kept.filter { !used.contains($0.key) && !$0.folder.isEmpty }.map(\.folder).sorted()
  }

  private static func real(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
  }
}
