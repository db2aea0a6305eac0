private import Files
private import OrderedWork

/// What stands in an output folder and is not ours.
struct ForeignFiles {
  private let ours: Set<String>
  private let ourFolders: Set<String>
  /// The outermost folders that are looked into; nil for all.
  private let branches: Set<Substring>?

  /// What one folder of the output holds; paths are relative to the output.
  private struct Level: Sendable {
    /// What is not ours; a folder ends in `/`.
    var foreign: [String] = []
    /// Folders of ours, to be looked into.
    var folders: [String] = []
  }

  /// How many folders are looked through in one go: of a library there are as many as there are pages.
  private static let share = 16

  /// Looks through a folder, without following links: the files, relative to it, sorted; a folder that holds none of ours is
  /// named once, with a `/`. With `branches`, only these outermost folders are looked into.
  ///
  /// The folders of one depth are looked through at the same time.
  static func find(
    in folder: String, besides ours: Set<String>, branches: Set<Substring>? = nil
  ) throws(SiteWriteProblem) -> [String] {
    var folders: Set<String> = []
    for file in ours where branches?.contains(file.outermost) ?? true {
      for folder in FoldersAbove(file) {
        if !folders.insert(folder).inserted { break }
      }
    }
    let site = ForeignFiles(ours: ours, ourFolders: folders, branches: branches)
    var foreign: [String] = []
    var waiting = [""]
    while !waiting.isEmpty {
      let levels = mapAtOnce(waiting, share: share) { site.look(into: $0, of: folder) }
      waiting = []
      for made in levels {
        let level = try made.get()
        foreign += level.foreign
        waiting += level.folders
      }
    }
    return foreign.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// What stands in one folder, which has the empty path where it is the output itself.
  private func look(into inner: String, of folder: String) -> Result<Level, SiteWriteProblem> {
    do throws(SiteWriteProblem) {
      var level = Level()
      for entry in try entries(of: inner.isEmpty ? folder : folder + "/" + inner) {
        let path = inner.isEmpty ? entry.name : inner + "/" + entry.name
        if let branches, !branches.contains(path.outermost) { continue }
        if entry.kind == .folder {
          if ourFolders.contains(path) {
            level.folders.append(path)
          } else {
            level.foreign.append(path + "/")
          }
        } else if entry.kind != .file || !(ours.contains(path) || path == SiteMarker.name) {
          level.foreign.append(path)
        }
      }
      return .success(level)
    } catch {
      return .failure(error)
    }
  }
}
