internal import SiteOutput

/// The folders of a site that is being written, made as they are needed.
struct StagedFolders {
  private let top: String
  private var made: Set<String> = []

  /// - Parameter top: where the site grows, which is there.
  init(top: String) {
    self.top = top
  }

  /// Makes the folders that a file needs.
  ///
  /// - Returns: where the file goes.
  mutating func ready(for path: OutputPath) throws(SiteWriteProblem) -> String {
    var missing: [String] = []
    for folder in FoldersAbove(path.text) {
      if !made.insert(folder).inserted { break }
      missing.append(folder)
    }
    for folder in missing.reversed() { try makeFolder(top + "/" + folder) }
    return top + "/" + path.text
  }
}
