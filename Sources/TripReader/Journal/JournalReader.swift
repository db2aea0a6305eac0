import Diagnostics
import Markdown
import TripModel
import TripNotation

/// Reads the journal: one file an entry.
struct JournalReader {
  private let photos: PictureNames
  private let entryNames: FileNames
  let mentions: FileMentions
  private let index: EntryIndex
  private let beside: Companions
  private(set) var entries: [JournalEntry] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Pictures and tracks that go with an entry which is kept back, or whose own text says so.
  private(set) var filesKeptBack: [FilesKeptBack] = []

  /// For the pictures of the first few entries with problems it is looked for what was probably meant.
  private static let mostSuggested = 20

  private var entriesWithProblems = 0
  private var foreign = ForeignTally()

  init(
    _ files: TripFiles, photos: PictureNames, shown: [String], language: String, mentions: FileMentions
  ) {
    self.photos = photos
    self.mentions = mentions
    var journal = JournalFiles(files, language: language)
    let notes = files.notes.compactMap { journal.open($0, as: .pictures) }
    // Where a name means two entries, what is published goes before a draft.
    let published = journal.entries.filter { Self.inDrafts($0.file).isEmpty }
    let drafts = journal.entries.filter { !Self.inDrafts($0.file).isEmpty }
    entryNames = FileNames(published.map(\.file), andThen: drafts.map(\.file))
    index = EntryIndex(published + drafts)
    beside = Companions(entries: journal.entries.map(\.path), photos: shown, tracks: files.tracks)
    for file in journal.entries { read(file) }
    // Texts that are not shown may still say that the pictures in them, or beside them, are private.
    for file in journal.others {
      let marks = marks(file, .pictures)
      let files = mentions.files(in: file.parts.text).union(mentions.files(with: file.file))
      if marks.isKept { keep(files, marks) }
    }
    for file in notes { keep(about: file.file, marks(file, .pictures)) }
    for text in journal.unread { keep(unread: text.bytes, text.file, text.thing) }
    diagnostics += journal.diagnostics + foreign.diagnostics
  }

  private mutating func read(_ file: EntryFile) {
    diagnostics += file.fields.diagnostics
    var marks = marks(file, .entry)
    marks.add(Self.inDrafts(file.file))
    if marks.isKept { keep(goingWith(file), marks) }
    if marks.doubt != nil { return }
    // Nothing of its fields is known, and a diagnostic has said why.
    if file.fields.isUnread { return }
    let text = String(decoding: file.parts.body, as: UTF8.self)
    let isSuggesting = entriesWithProblems < Self.mostSuggested
    let header = EntryHeader(file, photos: photos, isSuggesting: isSuggesting)
    let surroundings = DialectSurroundings(
      entries: index, galleries: header.galleries, title: header.entry.title?.value, fields: file.named,
      isMDX: file.file.lowercased().hasSuffix(".mdx"))
    let body = EntryBody(
      text, file: file.file, firstLine: file.parts.bodyFirstLine, photos: photos, entries: entryNames,
      surroundings: surroundings, isSuggesting: isSuggesting)
    if !header.diagnostics.isEmpty || !body.diagnostics.isEmpty { entriesWithProblems += 1 }
    diagnostics += header.diagnostics + body.diagnostics
    foreign.note(header.strangers, in: file.fields.file)
    foreign.note(body)
    var entry = whole(header.entry, body, file)
    entry.captions = header.captions
    entry.keptBack = marks.kept
    if entry.body.blocks.isEmpty, entry.lead == nil, entry.gallery.isEmpty, entry.track == nil {
      diagnostics.append(.noText(file.file))
    }
    entries.append(entry)
  }

  /// The pictures and tracks that are kept back with an entry, unless something published shows them.
  private func goingWith(_ file: EntryFile) -> Set<String> {
    mentions.files(with: file.file).union(mentions.files(in: file.parts.text))
      .union(beside.photos(of: file.path)).union([beside.track(of: file.path)].compactMap(\.self))
  }

  mutating func tell(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  mutating func add(_ kept: FilesKeptBack) { filesKeptBack.append(kept) }

  /// The entry with its text and with what lies beside it.
  private func whole(_ header: JournalEntry, _ body: EntryBody, _ file: EntryFile) -> JournalEntry {
    var entry = header
    entry.body = body.document
    entry.pictures = body.pictures
    entry.links = body.links
    entry.places = body.places
    entry.bodyLine = file.parts.bodyFirstLine
    let listed = Set(entry.gallery.map(\.file))
    let companions = beside.photos(of: file.path)
    entry.gallery += companions.filter { !listed.contains($0) }.map { EntryPicture(file: $0) }
    entry.track = beside.track(of: file.path)
    entry.cover = entry.cover ?? beside.cover(of: file.path)
    return entry
  }

  static func folder(of file: String) -> String {
    file.lastIndex(of: "/").map { String(file[..<$0]) } ?? ""
  }
}

extension Diagnostic {
  fileprivate static func noText(_ file: String) -> Diagnostic {
    Diagnostic(
      .warning, .emptyEntry, "This entry has no text", at: SourcePlace(file: file),
      advice: "Write some below the fields, or delete the file.")
  }
}
