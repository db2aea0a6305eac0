private import Files

/// What stands in an output folder and is not ours.
struct ForeignFiles {
  /// Relative to the folder.
  private var paths: [String] = []
  private let ours: Set<String>
  private let ourFolders: Set<String>

  private init(ours: Set<String>, ourFolders: Set<String>) {
    (self.ours, self.ourFolders) = (ours, ourFolders)
  }

  /// Looks through a folder, without following links: the files, relative to it, sorted; a folder that holds none of ours is
  /// named once, with a `/`. With `branches`, only these outermost folders are looked into.
  static func find(
    in folder: String, besides ours: Set<String>, branches: Set<Substring>? = nil
  ) throws(SiteWriteProblem) -> [String] {
    var folders: Set<String> = []
    for file in ours where branches?.contains(file.outermost) ?? true {
      for folder in FoldersAbove(file) {
        if !folders.insert(folder).inserted { break }
      }
    }
    var found = ForeignFiles(ours: ours.union([SiteMarker.name]), ourFolders: folders)
    var waiting = [""]
    while let next = waiting.popLast() {
      for entry in try entries(of: next.isEmpty ? folder : folder + "/" + next) {
        let path = next.isEmpty ? entry.name : next + "/" + entry.name
        if let branches, !branches.contains(path.outermost) { continue }
        if found.sort(path, kind: entry.kind) { waiting.append(path) }
      }
    }
    return found.paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Notes what is not ours; true for a folder of ours, to be looked into.
  private mutating func sort(_ path: String, kind: FileKind) -> Bool {
    if kind == .folder {
      if ourFolders.contains(path) { return true }
      paths.append(path + "/")
    } else if kind != .file || !ours.contains(path) {
      paths.append(path)
    }
    return false
  }
}
