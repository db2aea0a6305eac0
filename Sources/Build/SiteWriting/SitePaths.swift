internal import SiteOutput

/// The paths of a site so far, and the folders that they need.
struct SitePaths {
  private(set) var files: Set<String> = []
  /// With whether each has been made.
  private var folders: [String: Bool] = [:]

  /// Adds a file; refuses a second one of the same path, and one that stands where another needs a folder.
  mutating func add(_ path: OutputPath) throws(SiteWriteProblem) {
    guard folders[path.text] == nil, files.insert(path.text).inserted else {
      throw .clash(path: path.text)
    }
    for folder in FoldersAbove(path.text) {
      if files.contains(folder) { throw .clash(path: folder) }
      if folders[folder] != nil { return }
      folders[folder] = false
    }
  }

  /// The folders of a file that have not been made yet, the outermost first; they count as made from now on.
  mutating func foldersToMake(for path: OutputPath) -> [String] {
    var missing: [String] = []
    for folder in FoldersAbove(path.text) {
      if folders[folder] ?? false { break }
      folders[folder] = true
      missing.append(folder)
    }
    return missing.reversed()
  }
}

/// The folders that a path leads through, from the innermost out: `a/b`, `a` for `a/b/c.html`.
struct FoldersAbove: Sequence, IteratorProtocol {
  private var rest: Substring

  init(_ path: String) {
    rest = path[...]
  }

  mutating func next() -> String? {
    guard let slash = rest.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    rest = rest[..<slash]
    return String(rest)
  }
}
