/// Whose pictures those of a folder are: what lies beside an entry's text belongs to that entry, and no name in
/// another text means it.
struct EntryFolders {
  /// Folders in which a text of the journal lies.
  private var beside: Set<String> = []
  /// Those of which one text is all there is: everything below is that entry's.
  private var whole: Set<String> = []
  /// Those of an `index.md`.
  private var bundles: Set<String> = []

  init(_ entries: [EntryPath] = []) {
    var counts: [String: Int] = [:]
    for entry in entries { counts[JournalReader.folder(of: entry.file), default: 0] += 1 }
    counts[""] = nil
    beside = Set(counts.keys)
    bundles = Set(entries.compactMap(\.bundle))
    whole = Set(counts.filter { $0.value == 1 }.keys).union(bundles)
  }

  /// The folder by which a file belongs to another entry than the one whose text lies in `folder`; nil where it does
  /// not.
  func owner(of file: String, from folder: String) -> String? {
    let own = JournalReader.folder(of: file)
    var above = own
    while !above.isEmpty, above != folder {
      if whole.contains(above) || (above == own && beside.contains(above)) { return above }
      above = JournalReader.folder(of: above)
    }
    return nil
  }

  /// Whether a folder is an entry's with all that is in it, so that a name there means what lies in it.
  func isBundle(_ folder: String) -> Bool { bundles.contains(folder) }
}
