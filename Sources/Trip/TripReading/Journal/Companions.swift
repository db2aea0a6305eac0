/// The pictures and tracks that belong to an entry by where they lie or by what they are called.
///
/// Its own folder where it is the text of one (`day-02-x/index.md`), a folder beside it that bears its name, and
/// every picture and track of the same name, wherever it lies.
struct Companions {
  private var inFolder: [String: [String]] = [:]
  private var photosByName: [String: [String]] = [:]
  private var tracksByName: [String: String] = [:]

  private let owners: EntryFolders

  init(entries: [EntryPath], photos: [String], tracks: [String], owners: EntryFolders) {
    self.owners = owners
    let folders = Set(entries.flatMap { [$0.bundle, $0.stem].compactMap(\.self) })
    for photo in photos {
      photosByName[Self.name(photo), default: []].append(photo)
      if let folder = Self.nearest(of: photo, among: folders) { inFolder[folder, default: []].append(photo) }
    }
    for track in tracks where tracksByName[Self.name(track)] == nil { tracksByName[Self.name(track)] = track }
  }

  /// In the order of their paths.
  func photos(of entry: EntryPath) -> [String] {
    if photosByName.isEmpty { return [] }
    let named = same(entry)
    let lying = (entry.bundle.flatMap { inFolder[$0] } ?? []) + (inFolder[entry.stem] ?? [])
    return named + lying.filter { !named.contains($0) }
  }

  /// The picture that bears the entry's name, or one that is called a cover in its folder.
  func cover(of entry: EntryPath) -> String? {
    if photosByName.isEmpty { return nil }
    if let first = same(entry).first { return first }
    return entry.bundle.flatMap { inFolder[$0] }?.first { photo in
      Self.covers.contains { Self.name(photo).hasPrefix($0) }
    }
  }

  func track(of entry: EntryPath) -> String? {
    if tracksByName.isEmpty { return nil }
    return entry.bundle.flatMap { tracksByName[Self.name($0 + "/")] } ?? tracksByName[Self.entryName(entry)]
  }

  private static let covers = ["featured", "feature", "cover", "thumbnail", "banner", "hero"]

  private func same(_ entry: EntryPath) -> [String] {
    let name = Self.entryName(entry)
    if EntryPath.bundleNames.contains(name) { return [] }
    let folder = JournalReader.folder(of: entry.file)
    return (photosByName[name] ?? []).filter { owners.owner(of: $0, from: folder) == nil }
  }

  private static func entryName(_ entry: EntryPath) -> String {
    (entry.bundle ?? entry.stem).lastPathPart?.lowercased() ?? ""
  }

  /// A file's own name in small letters, without its ending.
  private static func name(_ file: String) -> String {
    let last = file.lastPathPart ?? ""
    return file.hasSuffix("/") ? last.lowercased() : EntryName.withoutEnding(last).lowercased()
  }

  /// The innermost of the folders that holds a file.
  private static func nearest(of file: String, among folders: Set<String>) -> String? {
    var folder = JournalReader.folder(of: file)
    while !folder.isEmpty {
      if folders.contains(folder) { return folder }
      folder = JournalReader.folder(of: folder)
    }
    return nil
  }
}
