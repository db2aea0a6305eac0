import Files
import Glibc

/// A folder that is watched with all folders in it, but for what the reader of trips passes over.
package struct WatchedFolder: Hashable, Sendable {
  /// Its path on this machine.
  package var path: String
  /// What stands before the names of its files when they are told: `templates/`.
  package var prefix: String
  /// Folders within that do not count, by their real paths: where sites go.
  package var skipping: Set<String>

  package init(path: String, prefix: String = "", skipping: Set<String> = []) {
    self.path = path
    self.prefix = prefix
    self.skipping = skipping
  }

  /// Deeper folders are not read either.
  private static let deepest = 32

  /// Whether a name can matter: not what editors put down beside a file while they save it, nor what is hidden.
  static func counts(_ name: String, isTop: Bool = false) -> Bool {
    // Rules of what is left out count even under a name that is only nearly theirs.
    if name.hasPrefix(".") {
      return name.lowercased().hasPrefix(".trip") && name.lowercased().contains("ignore")
    }
    if name == "node_modules" || (isTop && name == "_site") { return false }
    let isOfEditor =
      name.hasSuffix("~") || name.hasSuffix(".swp") || name.hasSuffix(".swx") || name == "4913"
      || (name.hasPrefix("#") && name.hasSuffix("#"))
    return !isOfEditor
  }

  /// All folders that count, by their paths from this one, itself first as the empty path; `visit` is called with
  /// each before it is looked into, and says whether to go on.
  func eachFolder(_ visit: (String) -> Bool) { eachFolder("", 0, visit) }

  @discardableResult
  private func eachFolder(_ folder: String, _ depth: Int, _ visit: (String) -> Bool) -> Bool {
    if depth > 0, WatchedFile(path + "/" + folder + "/.tripbook-site") != nil { return true }
    guard visit(folder) else { return false }
    guard depth < Self.deepest else { return true }
    for name in FolderEntries(path + "/" + folder).folders where Self.counts(name, isTop: depth == 0) {
      let inner = folder.isEmpty ? name : folder + "/" + name
      if !skipping.isEmpty, skipping.contains(realPath(path + "/" + inner)) { continue }
      guard eachFolder(inner, depth + 1, visit) else { return false }
    }
    return true
  }

  /// The facts of every file that counts, by its name as it is told.
  func files() -> [String: WatchedFile] {
    var files: [String: WatchedFile] = [:]
    eachFolder { folder in
      let entries = FolderEntries(path + "/" + folder)
      for name in entries.names.subtracting(entries.folders) where Self.counts(name) {
        let file = folder.isEmpty ? name : folder + "/" + name
        files[prefix + file] = WatchedFile(path + "/" + file)
      }
      return true
    }
    return files
  }
}

/// By what a file is known from its earlier self.
struct WatchedFile: Hashable, Sendable {
  private var inode: UInt64
  private var size: Int
  private var modified: [Int]

  /// Nil where there is nothing.
  init?(_ path: String) {
    var facts = stat()
    guard unsafe stat(path, &facts) == 0 else { return nil }
    inode = UInt64(facts.st_ino)
    size = Int(facts.st_size)
    modified = [facts.st_mtim.tv_sec, facts.st_mtim.tv_nsec, facts.st_ctim.tv_sec, facts.st_ctim.tv_nsec]
  }
}

/// Which folder stands at a path: another one of the same name is another.
struct FolderIdentity: Hashable, Sendable {
  private var device: UInt
  private var inode: UInt

  init?(_ path: String) {
    guard let facts = FileFacts(path, followingLink: true), facts.kind == .folder else { return nil }
    (device, inode) = (facts.device, facts.inode)
  }
}

/// The names in a folder; none where it cannot be opened.
private struct FolderEntries {
  let names: Set<String>
  /// Those that are folders themselves, in order; links to folders are not among them.
  let folders: [String]

  init(_ path: String) {
    let entries = (try? FolderEntry.all(in: path)) ?? []
    names = Set(entries.map(\.name))
    folders = entries.filter { $0.kind == .folder }.map(\.name).sorted()
  }
}

/// A path without links; as it is where it leads to nothing.
package func realPath(_ path: String) -> String { FileFacts.realPath(path) ?? path }
