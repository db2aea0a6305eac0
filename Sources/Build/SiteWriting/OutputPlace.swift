private import Files

/// Where a site goes: the folder itself and the names that builds use beside it.
struct OutputPlace: Hashable, Sendable {
  /// The folder that holds the output, without links.
  let parent: String
  /// The output's own name.
  let name: String

  /// The output, without links.
  var folder: String { beside(name) }
  /// Held by the build that writes here.
  var lock: String { beside(".\(name).tripbook-lock") }

  func beside(_ name: String) -> String { parent == "/" ? "/" + name : parent + "/" + name }

  /// Finds the real place of an output folder that may not be there yet.
  ///
  /// - Parameters:
  ///   - path: as the traveller wrote it.
  ///   - protected: paths that the output must neither be nor hold.
  /// - Returns: where that is.
  /// - Throws: a problem where no site can go there.
  static func find(_ path: String, mustNotContain protected: [String]) throws(SiteWriteProblem) -> OutputPlace
  {
    let folder = try realFolder(path)
    guard folder != "/" else { throw .holds(protected: "/", output: "/") }
    for held in protected {
      let real = FileFacts.realPath(held) ?? held
      if real == folder || real.hasPrefix(folder + "/") { throw .holds(protected: held, output: path) }
    }
    let parts = folder.split(separator: "/")
    let parent = "/" + parts.dropLast().joined(separator: "/")
    if let inner = FileFacts(folder), let outer = FileFacts(parent), inner.device != outer.device {
      throw .mountPoint(path)
    }
    return OutputPlace(parent: parent, name: parts.last.map(String.init) ?? "")
  }

  private static func realFolder(_ path: String) throws(SiteWriteProblem) -> String {
    // Another build may put its site there between two looks: then the second finds it.
    if let real = FileFacts.realPath(path) ?? (FileFacts(path) == nil ? nil : FileFacts.realPath(path)) {
      guard FileFacts(real)?.kind == .folder else { throw .notAFolder(path) }
      return real
    }
    // A name without a thing behind it: a link that leads nowhere, or nothing at all yet.
    guard !path.isEmpty, FileFacts(path)?.kind != .link else { throw .notAFolder(path) }
    let parts = path.split(separator: "/")
    guard let name = parts.last, name != ".", name != ".." else { throw .noParent(path) }
    let start = path.hasPrefix("/") ? "/" : "./"
    let parent = start + parts.dropLast().joined(separator: "/")
    guard let real = FileFacts.realPath(parent), FileFacts(real)?.kind == .folder else {
      throw .noParent(parent)
    }
    return real == "/" ? "/" + name : real + "/" + name
  }
}
