internal import SiteOutput

/// Which of the outermost folders and files of a site are others than in the old one.
struct SiteDifference {
  /// Their names.
  private(set) var branches: Set<Substring> = []

  /// Between a site of which some files are new or have another content, and the old one.
  init(_ files: Set<String>, changed: [OutputPath], from old: Set<String>) {
    for path in changed { branches.insert(path.text.outermost) }
    for path in old where !files.contains(path) { branches.insert(path.outermost) }
  }

  func contains(_ path: OutputPath) -> Bool { branches.contains(path.text.outermost) }
}

extension String {
  /// The outermost folder of a path, or the file where it lies in none.
  var outermost: Substring { self[..<(utf8.firstIndex(of: UInt8(ascii: "/")) ?? endIndex)] }
}
