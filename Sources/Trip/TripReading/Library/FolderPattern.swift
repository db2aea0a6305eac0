import TripModel

/// A folder of a library as library.yml names it, from the library's own folder on: `lisbon`, `japan/*`, `old/**`.
struct FolderPattern {
  let text: Written<String>
  private let rule: IgnoreRule?
  /// The same in small letters, for a file: in doubt a pattern means it.
  private let loose: IgnoreRule?
  private let parts: [Substring]

  init(_ text: Written<String>) {
    self.text = text
    var path = text.value[...]
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    while path.hasSuffix("/") { path = path.dropLast() }
    parts = path.pathParts
    rule = IgnoreRule("/" + path)
    loose = IgnoreRule("/" + path.lowercased())
  }

  /// Whether it stands for folders that have something in common, and names none.
  var hasWildcard: Bool { text.value.contains { "*?[".contains($0) } }

  /// Whether a file is meant, of which a library leaves out none: `rome/2026-05-03-flat.md`, `rome/*.jpg`; also by the end
  /// of its path, and whatever letters are capital.
  func names(file: String) -> Bool {
    guard parts.last?.contains(".") ?? false else { return false }
    let names = file.lowercased().pathParts
    return names.indices.contains { start in
      let end = names[start...]
      return hasWildcard
        ? loose?.fits(end.map(Array.init), isFolder: false) ?? false
        : parts.joined(separator: "/").lowercased() == end.joined(separator: "/")
    }
  }

  /// Whether a folder is meant.
  func fits(_ folder: String) -> Bool {
    folder == parts.joined(separator: "/")
      || rule?.fits(folder.pathParts.map(Array.init), isFolder: true) ?? false
  }

  /// Whether a folder is left out by it: also one in which it leaves out all (`old/**`).
  func leavesOut(_ folder: String) -> Bool {
    if nearlyFits(folder) { return true }
    let path = text.value.hasSuffix("/") ? text.value.dropLast() : text.value[...]
    guard path.hasSuffix("/**"), path.utf8.count > 3 else { return false }
    return FolderPattern(Written(String(path.dropLast(3)), at: text.place)).nearlyFits(folder)
  }

  /// The same as `fits`, whatever letters are capital: in doubt a folder is left out.
  func nearlyFits(_ folder: String) -> Bool {
    fits(folder)
      || FolderPattern(Written(text.value.lowercased(), at: text.place)).fits(folder.lowercased())
  }
}
