import ExportFiles
import TripModel

/// Says where everything of a draft will lie in the trip's folder, and writes its texts.
///
/// Names come of days and titles alone, and numbers of the order: the same export has the same names each time. An entry
/// that is there already is known by the mark in its head, under whatever name; all else by its own name.
package struct DraftLayout: Sendable {
  /// What is to be written, in an order in which each file comes before those that name it.
  package private(set) var files: [LaidFile] = []
  private var names = FreeNames()
  /// Whose marks entries get; nil for none.
  private let program: String?
  private let imported: ImportedEntries
  /// How many entries there were of each identity.
  private var counts: [String: Int] = [:]

  /// A file with its place.
  package struct LaidFile: Sendable {
    package enum Kind: Sendable {
      /// A picture, film or recording, or a text beside one.
      case medium
      case entry(EntryDraft)
      /// An entry that is there: so many files with those that belong to it and are not listed, and whether the export
      /// tells it otherwise by now.
      case known(files: Int, isChanged: Bool)
      case track(TrackDraft)
      case other
    }

    package var path: String
    package var content: FileDraft.Content
    package var kind: Kind
    /// Whether it is there, too, where a file elsewhere in the trip has the same content: nothing new names it.
    package var mayLieElsewhere = false
  }

  package init(
    _ draft: TripDraft, of program: String? = nil, beside imported: ImportedEntries = ImportedEntries()
  ) {
    (self.program, self.imported) = (program, imported)
    for path in imported.paths { names.keep(path) }
    for file in draft.files {
      var isCopy = false
      if case .copy = file.content { isCopy = true }
      let standsAlone = ["photos/", "tracks/"].contains { file.path.hasPrefix($0) }
      add(file.path, file.content, .other, mayLieElsewhere: isCopy && standsAlone)
    }
    for track in draft.tracks where !track.segments.allSatisfy(\.points.isEmpty) {
      let path = names.take("tracks/" + track.name, ".gpx")
      add(path, .text(TrackText.gpx(track)), .track(track), mayLieElsewhere: true)
    }
    for entry in Self.inOrder(draft.entries) { add(entry) }
  }

  /// The marks of the entries of a draft.
  package static func marks(of draft: TripDraft, by program: String) -> [ImportMark] {
    var layout = DraftLayout(TripDraft(folder: draft.folder), of: program)
    return inOrder(draft.entries).compactMap { layout.mark(of: $0) }
  }

  /// By what the program numbers them with, which later ones do not change: those of one name keep their numbers.
  private static func inOrder(_ entries: [EntryDraft]) -> [EntryDraft] {
    entries.sorted { ($0.day, $0.key.utf8.count, $0.key) < ($1.day, $1.key.utf8.count, $1.key) }
  }

  private mutating func add(
    _ path: String, _ content: FileDraft.Content, _ kind: LaidFile.Kind, mayLieElsewhere: Bool = false
  ) {
    files.append(LaidFile(path: path, content: content, kind: kind, mayLieElsewhere: mayLieElsewhere))
  }

  // MARK: Entries

  private mutating func add(_ entry: EntryDraft) {
    var entry = entry
    entry.mark = mark(of: entry)
    let stem = Self.stem(of: entry)
    let known = entry.mark.flatMap { imported.entry(of: $0) }
    let isChanged = known.map { $0.content != entry.mark?.content } ?? false
    if let known, !FreeNames.gives(known.path, to: stem, ".md") {
      // Whoever gave it another name has its pictures where its text names them.
      let count = 1 + entry.media.count
      return add(known.path, .text(""), .known(files: count, isChanged: isChanged))
    }
    let path = known?.path ?? names.take(stem, ".md")
    let addresses = addMedia(of: entry, at: path, isKnown: known != nil)
    let text = FileDraft.Content.text(EntryText.text(entry, media: addresses))
    add(path, text, known == nil ? .entry(entry) : .known(files: 1, isChanged: isChanged))
  }

  private static func stem(of entry: EntryDraft) -> String {
    let slug = [entry.title, entry.place, entry.name].compactMap(\.self).first {
      $0.contains { $0.isLetter || $0.isNumber }
    }
    return "journal/"
      + [entry.day.description, slug.map(Slug.make)].compactMap(\.self).joined(separator: "-")
  }

  /// - Returns: their addresses, as seen from the entry.
  private mutating func addMedia(of entry: EntryDraft, at path: String, isKnown: Bool) -> [String] {
    let folder = String(path.dropLast(".md".count).dropFirst("journal/".count))
    var addresses: [String] = []
    let width = max(2, String(entry.media.count).count)
    for (number, medium) in entry.media.enumerated() {
      let digits = String(number + 1)
      let name = String(repeating: "0", count: width - digits.count) + digits
      let ending = (medium.ending ?? medium.file.ending).lowercased()
      let address = folder + "/" + name + (ending.isEmpty ? "" : "." + ending)
      addresses.append(address)
      add("journal/" + address, .copy(medium.file), .medium, mayLieElsewhere: isKnown)
      if medium.saysSomething { add("journal/" + address + ".md", .text(MediumText.text(medium)), .medium) }
    }
    return addresses
  }

  /// Its text is taken without the names of its media, which come of where it lies.
  private mutating func mark(of entry: EntryDraft) -> ImportMark? {
    guard let program else { return nil }
    let number = counts[entry.identity, default: 0] + 1
    counts[entry.identity] = number
    let media = entry.media.map { "\($0.file.byteCount) \(MediumText.text($0))" }
    let content = [entry.day.description, EntryText.text(entry, media: [])] + media
    return ImportMark(
      program: program, identity: entry.identity, number: number, content: content.joined(separator: "\u{0}"))
  }
}
