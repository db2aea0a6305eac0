import Diagnostics
import TripModel

/// What a folder holds and nothing reads, each kind told once, with what to do.
///
/// Nothing is read here but the first bytes of such files: what other programs work with, and what systems leave
/// behind, stays unsaid.
enum StrayFiles {
  /// - Parameters:
  ///   - files: those of the folder.
  ///   - receipts: files that belong to expenses.
  ///   - held: files that others would tell of, if the name of a folder did not keep them back.
  ///   - countsDays: whether a file's name gives it a day by a number alone.
  /// - Returns: one diagnostic for each kind.
  static func find(
    in files: TripFiles, besides receipts: Set<String> = [], held: [String] = [], countsDays: Bool
  ) -> [Diagnostic] {
    let all = Set(files.listing.files)
    let known = files.knownSmall
    let albums = FoldersOfPictures(
      files, texts: files.entries + files.drafts + files.maybeEntries + files.notes.filter(TripFiles.isAlbum))
    var kinds: [StrayKind] = []
    var named: [String: [String]] = [:]
    func note(_ kind: StrayKind, _ file: String) {
      if named[kind.message] == nil { kinds.append(kind) }
      named[kind.message, default: []].append(file)
    }
    let folders = Set(files.strays.map { JournalReader.folder(of: $0) })
    let withTracks = Set(files.tracks.map { JournalReader.folder(of: $0) })
    let captions = Dictionary(grouping: files.photos) { JournalReader.folder(of: $0) }
      .filter { folders.contains($0.key) }.mapValues { CaptionLines(beside: $0) }
    // At the top, with no picture beside it, a list may name those of the whole trip.
    let ofTrip = folders.contains("") && captions[""] == nil ? CaptionLines(beside: files.photos) : nil
    for file in files.strays where !receipts.contains(file) {
      var name = StrayName(file)
      (name.album, name.countsDays) = (albums.album(beside: file), countsDays)
      name.isBesideTrack = file.contains("/") && withTracks.contains(JournalReader.folder(of: file))
      // A copy that a program put aside, with the file itself beside it.
      if name.isCopy(among: all) { continue }
      let path = files.listing.absolute(file)
      let folder = JournalReader.folder(of: file)
      let lines = captions[folder] ?? (folder.isEmpty ? ofTrip : nil)
      let look = StrayLook(name, known: known, captions: lines, at: path)
      // In a folder that was kept for another program, its own files are no concern of ours.
      guard let kind = look.kind, !files.kind.isForeign || kind.isCertain else { continue }
      note(isKeptBack(file) ? .keptBack : kind, file)
    }
    for file in files.plainNotes { note(isKeptBack(file) ? .keptBack : .caption(StrayName(file)), file) }
    for file in held { note(.keptBack, file) }
    for file in files.listing.hiddenThings { note(.hidden, file) }
    for file in files.listing.notLoaded { note(.notLoaded, file) }
    return kinds.compactMap { kind in named[kind.message].map { kind.told(of: $0) } }
  }
}

extension StrayFiles {
  /// Whether the name of a folder keeps a file back, so that no way out may lead it out of there. What lies with the
  /// conversations stays for nobody else when it is imported.
  static func isKeptBack(_ file: String) -> Bool {
    TripFiles.keepingFolder(of: file).map { $0.folder.lowercased() != "chats" } ?? false
  }

  /// Recordings that no text links to, and drawings that none shows, but for what another program may use.
  static func unshown(_ media: [String], in folder: FolderKind) -> [Diagnostic] {
    let open = media.filter { TripFiles.reason(ofFolders: $0) == nil }
    let sounds = open.filter { MediaFiles.sounds.contains(StrayName($0).ending) }
    let drawings = folder.isForeign ? [] : open.filter { MediaFiles.drawings.contains(StrayName($0).ending) }
    return [(StrayKind.unheard, sounds), (StrayKind.undrawn, drawings)].compactMap { kind, files in
      files.isEmpty ? nil : kind.told(of: files)
    }
  }
}

/// A file's name, taken apart.
struct StrayName {
  let file: String
  /// The last part of the path, in small letters.
  let name: String
  /// What stands behind the last point of it; empty where there is none.
  let ending: String
  /// The name without its ending.
  let stem: String
  /// The folders above, in small letters.
  let folders: [String]
  /// What a text would be called that is about the pictures beside it; nil where there are none, or where another is.
  var album: String?
  /// Whether a track that is read lies in the same folder, below the top one.
  var isBesideTrack = false
  /// Whether the number of a day in a name gives the text a day.
  var countsDays = true

  init(_ file: String) {
    self.file = file
    let parts = file.pathParts
    let name = (parts.last ?? "").lowercased()
    self.name = name
    folders = parts.dropLast().map { $0.lowercased() }
    let point = name.lastIndex(of: ".").flatMap { $0 > name.startIndex ? $0 : nil }
    ending = point.map { String(name[name.index(after: $0)...]) } ?? ""
    stem = point.map { String(name[..<$0]) } ?? name
  }

  /// Whether the name, or a folder above it, gives a day, or says that a journal is in it.
  ///
  /// Notes for oneself are no journal, though they lie in its folder.
  var isOfJournal: Bool {
    if EntryPath(file).namesDay { return true }
    return !NoteName.isNote(stem)
      && (folders.contains(where: StrayWords.journals.contains)
        || StrayWords.journals.contains { stem.hasPrefix($0) })
  }

  /// Whether it is a text for its writer alone, by its name, that of a folder above it, or since it lies at the top.
  var isNote: Bool {
    !isOfJournal && (folders.isEmpty || NoteName.isNote(stem) || folders.contains(where: NoteName.isNote))
  }

  /// Whether it is a copy under another name (`a.jpg~`, `a.jpg_original`, `a.yml.bak`) of a file that is there.
  func isCopy(among files: Set<String>) -> Bool {
    for mark in Self.copies where name.count > mark.count && name.hasSuffix(mark) {
      if files.contains(String(file.dropLast(mark.count))) { return true }
    }
    return false
  }

  private static let copies = ["~", "_original", ".bak", ".old", ".orig", ".backup", ".save", ".tmp", ".swp"]

  /// The endings one after the other, the last first: `txt`, `gpx` for `walk.gpx.txt`.
  var endings: [String] {
    name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().reversed().map(String.init)
  }
}
