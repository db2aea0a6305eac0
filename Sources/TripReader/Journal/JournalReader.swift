import Diagnostics
import Markdown
import OrderedWork
import TripModel
import TripNotation

/// Reads the journal: one file an entry.
struct JournalReader {
  private let photos: PictureNames
  private let entryNames: FileNames
  private let trackNames: FileNames
  private let mediaNames: FileNames
  let mentions: FileMentions
  private let index: EntryIndex
  private let beside: Companions
  private(set) var entries: [JournalEntry] = []
  private(set) var pages: [OwnPage] = []
  private(set) var albums: [Album] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Pictures and tracks that go with an entry which is kept back, or whose own text says so.
  private(set) var filesKeptBack: [FilesKeptBack] = []

  /// The codes that fields of entries and pages hold.
  private(set) var confidential: [ConfidentialText] = []

  /// For the pictures of the first few entries with problems it is looked for what was probably meant.
  private static let mostSuggested = 20

  private var foreign = ForeignTally()

  init(
    _ files: TripFiles, notes: JournalFiles.Notes, photos: PictureNames, shown: [String], language: String,
    mentions: FileMentions, workers: Int, memory: ReadingMemory
  ) async {
    self.mentions = mentions
    let journal = await JournalFiles(files, language: language, workers: workers, memory: memory)
    // Where a name means two entries, what is published goes before a draft.
    let published = journal.entries.filter { Self.byFolder($0.file).isEmpty }
    let drafts = journal.entries.filter { !Self.byFolder($0.file).isEmpty }
    entryNames = FileNames((published + journal.pages).map(\.file), andThen: drafts.map(\.file))
    trackNames = FileNames(files.tracks)
    let owners = EntryFolders(journal.entries.map(\.path))
    self.photos = photos.keepingApart(owners)
    var media = FileNames(files.media)
    media.owners = owners
    mediaNames = media
    index = EntryIndex(published + journal.pages + drafts)
    beside = Companions(
      entries: journal.entries.map(\.path), photos: shown, tracks: files.tracks, owners: owners)
    await read(journal, among: Self.names(of: files, shown, journal.entries + journal.pages), workers, memory)
    for file in journal.pages { read(page: file) }
    // Texts that are not shown may still say that the pictures in them, or beside them, are private.
    for file in journal.others {
      var marks = Self.marks(file, .pictures)
      marks.add(Self.byFolder(file.file))
      let files = mentions.files(in: file.parts.text).union(mentions.files(with: file.file))
      if marks.isKept { keep(files, marks) }
    }
    for file in notes.texts { keep(about: file.file, Self.marks(file, .pictures)) }
    for file in notes.texts where TripFiles.isAlbum(file.file) { read(album: file) }
    for file in files.plainNotes { keep(plain: file, at: files.listing.absolute(file)) }
    for text in journal.unread + notes.unread { keep(unread: text.bytes, text.file, text.thing) }
    diagnostics += journal.diagnostics + notes.diagnostics + foreign.diagnostics
    letGo(of: journal)
  }

  /// One number for all that the meaning of a text depends on beside the text itself.
  private static func names(of files: TripFiles, _ shown: [String], _ entries: [EntryFile]) -> Int {
    var hasher = Hasher()
    hasher.combine(files.listing.files)
    hasher.combine(shown)
    for entry in entries {
      hasher.combine(entry.file)
      for key in ["title", "aliases", "slug"] { hasher.combine(entry.texts(key)) }
    }
    return hasher.finalize()
  }

  /// Reads all entries, several at a time; for the first few with problems again, with a look at what was meant.
  private mutating func read(
    _ journal: JournalFiles, among names: Int, _ workers: Int, _ memory: ReadingMemory
  ) async {
    let (photos, entryNames, index) = (photos, entryNames, index)
    let (tracks, media) = (trackNames, mediaNames)
    let readings = await mapInOrder(journal.entries, workers: workers, share: 16) { file in
      let version = journal.version(of: file).map {
        EntryVersion(text: $0, surroundings: names, isSuggesting: false)
      }
      return memory.entries.value(for: version) { _ in
        Interpreted(file, photos, entryNames, tracks, media, index, isSuggesting: false)
      }
    }
    var suggested = 0
    for (file, reading) in zip(journal.entries, readings) {
      var reading = reading
      if reading.hasProblems, suggested < Self.mostSuggested {
        suggested += 1
        reading = Interpreted(
          file, photos, entryNames, tracks, media, index, isSuggesting: true)
      }
      take(reading, file)
    }
    letGo(of: readings)
  }

  /// What an entry's file says, whatever else is kept back.
  final class Interpreted: Sendable {
    let marks: KeepingMarks
    let header: EntryHeader
    /// Nil where nothing of the entry is known.
    let body: EntryBody?
    /// Fields that are read as text.
    let misplaced: Diagnostic?

    var hasProblems: Bool { !header.diagnostics.isEmpty || body?.diagnostics.isEmpty == false }

    init(
      _ file: EntryFile, _ photos: PictureNames, _ entryNames: FileNames, _ tracks: FileNames,
      _ media: FileNames, _ index: EntryIndex, isSuggesting: Bool
    ) {
      var marks = JournalReader.marks(file, .entry)
      marks.add(JournalReader.byFolder(file.file))
      self.marks = marks
      header = EntryHeader(file, photos: photos, isSuggesting: isSuggesting)
      // Nothing of its fields is known, and a diagnostic has said why.
      guard marks.doubt == nil, !file.fields.isUnread else {
        (body, misplaced) = (nil, nil)
        return
      }
      let surroundings = DialectSurroundings(
        entries: index, galleries: header.galleries, title: header.entry.title?.value, fields: file.named,
        isMDX: file.file.lowercased().hasSuffix(".mdx"))
      body = EntryBody(
        String(decoding: file.parts.body, as: UTF8.self), file: file.file,
        firstLine: file.parts.bodyFirstLine,
        photos: photos, entries: entryNames, tracks: tracks, media: media, surroundings: surroundings,
        isSuggesting: isSuggesting)
      misplaced =
        file.parts.fence == .none
        ? MisplacedFields(
          String(decoding: file.parts.body, as: UTF8.self), file: file.file,
          firstLine: file.parts.bodyFirstLine
        )
        .diagnostic : nil
    }
  }

  private mutating func take(_ reading: Interpreted, _ file: EntryFile) {
    diagnostics += file.fields.diagnostics
    confidential += ConfidentialFields.codes(in: file.fields)
    if reading.marks.isKept { keep(goingWith(file), reading.marks) }
    guard let body = reading.body else { return }
    diagnostics += reading.header.diagnostics + body.diagnostics + [reading.misplaced].compactMap(\.self)
    // A field of another program that names a track is not passed over.
    foreign.note(
      reading.header.strangers.filter { tracks(namedBy: $0, in: file).isEmpty }, in: file.fields.file)
    foreign.note(body)
    var entry = whole(reading.header.entry, body, file)
    entry.captions = reading.header.captions
    entry.keptBack = reading.marks.kept
    let isEmpty =
      entry.body.blocks.isEmpty && entry.lead == nil && entry.gallery.isEmpty && entry.track == nil
    if isEmpty, file.stub.isWhole {
      if entry.keptBack.isEmpty { diagnostics.append(.untouched(file.stub, file.file)) }
      entry.keptBack.append(KeptBack(.draft, at: SourcePlace(file: file.file)))
    } else {
      diagnostics += file.stub.lines.map { .leftOfStub($0, file.file) }
      if isEmpty { diagnostics.append(.noText(file.file)) }
    }
    entries.append(entry)
  }

  /// A page of the author's own: read like an entry, with fields of its own.
  private mutating func read(page file: EntryFile) {
    diagnostics += file.fields.diagnostics
    confidential += ConfidentialFields.codes(in: file.fields)
    var marks = Self.marks(file, .page)
    marks.add(Self.byFolder(file.file))
    if marks.isKept {
      keep(mentions.files(with: file.file).union(mentions.files(in: file.parts.text)), marks)
    }
    if marks.doubt != nil || file.fields.isUnread { return }
    let header = PageHeader(file)
    let surroundings = DialectSurroundings(
      entries: index, galleries: [:], title: header.page.text.title?.value, fields: file.named,
      isMDX: file.file.lowercased().hasSuffix(".mdx"))
    let body = EntryBody(
      String(decoding: file.parts.body, as: UTF8.self), file: file.file, firstLine: file.parts.bodyFirstLine,
      photos: photos, entries: entryNames, media: mediaNames, surroundings: surroundings,
      isSuggesting: pages.count < Self.mostSuggested)
    diagnostics += header.diagnostics + body.diagnostics
    var page = header.page
    take(body, file, into: &page.text)
    page.text.keptBack = marks.kept
    if page.text.body.blocks.isEmpty { diagnostics.append(.noText(file.file)) }
    pages.append(page)
  }

  /// An album's text: read like a page; its pictures are those of its folder.
  private mutating func read(album file: EntryFile) {
    diagnostics += file.fields.diagnostics
    var marks = Self.marks(file, .pictures)
    marks.add(Self.byFolder(file.file))
    if marks.doubt != nil || file.fields.isUnread { return }
    let header = AlbumHeader(file, photos: photos)
    let surroundings = DialectSurroundings(
      entries: index, galleries: [:], title: header.text.title?.value, fields: file.named, isMDX: false)
    let body = EntryBody(
      String(decoding: file.parts.body, as: UTF8.self), file: file.file, firstLine: file.parts.bodyFirstLine,
      photos: photos, entries: entryNames, surroundings: surroundings,
      isSuggesting: albums.count < Self.mostSuggested)
    diagnostics += header.diagnostics + body.diagnostics
    var text = header.text
    take(body, file, into: &text)
    text.keptBack = marks.kept
    albums.append(Album(text: text))
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
    take(body, file, into: &entry)
    let listed = Set(entry.gallery.map(\.file))
    let companions = beside.photos(of: file.path)
    entry.gallery += companions.filter { !listed.contains($0) }.map { EntryPicture(file: $0) }
    entry.track = beside.track(of: file.path)
    entry.linkedTracks = body.tracks
    for track in (file.fields.root.fields ?? []).flatMap({ tracks(namedBy: $0, in: file) })
    where !entry.linkedTracks.contains(track) { entry.linkedTracks.append(track) }
    entry.cover = entry.cover ?? beside.cover(of: file.path)
    return entry
  }

  /// The tracks that a field names, whatever it is called: `gpx: ../tracks/walk.gpx`.
  private func tracks(namedBy field: Field, in file: EntryFile) -> [String] {
    (field.value.items ?? [field.value]).compactMap { $0.text?.value }.filter { $0.contains(".") }.compactMap
    {
      trackNames.file($0, from: Self.folder(of: file.file))
    }
  }

  private func take(_ body: EntryBody, _ file: EntryFile, into entry: inout JournalEntry) {
    entry.body = body.document
    entry.pictures = body.pictures
    entry.media = body.media
    entry.links = body.links
    entry.dayLinks = body.dayLinks
    entry.places = body.places
    entry.bodyLine = file.parts.bodyFirstLine
  }

  static func folder(of file: String) -> String {
    file.lastIndex(of: "/").map { String(file[..<$0]) } ?? ""
  }
}

extension Diagnostic {
  fileprivate static func noText(_ file: String) -> Diagnostic {
    Diagnostic(
      .warning, .emptyEntry, "Entry without text", at: SourcePlace(file: file),
      advice: "Write some text below the fields, or delete the file.")
  }
}
