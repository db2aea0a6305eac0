import TripModel

/// What the names of texts, and of the folders that a file lies in, say of it.
extension TripFiles {
  /// `album.md` for `album.md.txt` and `album.txt`.
  static func withoutEndings(ofPlain text: String) -> String {
    let name = EntryName.withoutEnding(text)
    return name.lowercased().hasSuffix(".md") ? name : name + ".md"
  }

  /// Whether a text is that of an album.
  static func isAlbum(_ file: String) -> Bool {
    let stem = EntryName.withoutEnding(file).lowercased()
    return stem == "album" || stem.hasSuffix("/album")
  }

  /// Each `_index.md` with other texts below its folder: it is about them, and no entry.
  static func sections(_ texts: [String]) -> Set<String> {
    guard texts.contains(where: { $0.utf8.contains(UInt8(ascii: "_")) && $0.contains("_index") }) else {
      return []
    }
    var above: Set<String> = []
    for text in texts {
      let isAboutFolder = EntryPath(text).stem.hasSuffix("_index")
      var folder = JournalReader.folder(of: isAboutFolder ? JournalReader.folder(of: text) : text)
      while above.insert(folder).inserted, !folder.isEmpty { folder = JournalReader.folder(of: folder) }
    }
    return Set(
      texts.filter { EntryPath($0).stem.hasSuffix("_index") && above.contains(JournalReader.folder(of: $0)) })
  }

  /// The folder above a file whose name keeps back what lies in it, from the trip's on; private goes before a draft.
  static func keepingFolder(of file: String) -> (folder: String, reason: KeptBack.Reason)? {
    var first: (folder: String, reason: KeptBack.Reason)?
    let parts = file.pathParts
    for (index, name) in parts.dropLast().enumerated() {
      guard let reason = VisibilityVocabulary.reason(ofFolder: name) else { continue }
      let found = (folder: parts[...index].joined(separator: "/"), reason: reason)
      if reason == .isPrivate { return found }
      first = first ?? found
    }
    return first
  }

  /// Why what lies in a file's folders is kept back, where one of them is named so.
  static func reason(ofFolders file: String) -> KeptBack.Reason? { keepingFolder(of: file)?.reason }
}
