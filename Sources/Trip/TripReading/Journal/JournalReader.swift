import Diagnostics
import Markdown
import OrderedWork
import TripModel
import TripNotation

/// Reads the journal: one file an entry.
struct JournalReader {
  let mentions: FileMentions
  private(set) var entries: [JournalEntry] = []
  private(set) var pages: [OwnPage] = []
  private(set) var albums: [Album] = []
  private(set) var chats: [ChatDay] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Pictures and tracks that go with an entry which is kept back, or whose own text says so.
  private(set) var filesKeptBack: [FilesKeptBack] = []

  /// The codes that fields of entries and pages hold.
  private(set) var confidential: [ConfidentialText] = []

  /// For the pictures of the first few entries with problems it is looked for what was probably meant.
  private static let maxSuggested = 20

  /// What entries without a day may be called, by their files.
  private(set) var datedNames: [String: [DatedName]] = [:]
  /// Pictures that texts show which are no entries, and the first text of each.
  private(set) var shownWithoutDay: [String: String] = [:]

  /// What stands above the first day of the only diary: what its writer calls the trip.
  private(set) var titleOfDiary: (words: String, file: String)?

  /// Texts without an ending of Markdown that are read all the same.
  private(set) var plain: Set<String> = []
  private var foreign = ForeignTally()
  private var ofHosts: [PictureOfHost] = []
  /// Daily notes of a vault that are of no day of the trip.
  private var diaryNotes: [String] = []

  static func read(
    _ files: TripFiles, notes: JournalFiles.Notes, photos: PictureNames, shown: [String],
    settings: TripSettings, seen: [LocalDate], ofFolders: [String: [LocalDate]], mentions: FileMentions,
    workers: Int,
    memory: ReadingMemory
  ) async -> JournalReader {
    var reader = JournalReader(mentions: mentions)
    reader.foreign = ForeignTally(language: settings.language)
    var journal = await JournalFiles.read(
      files, settings: settings, seen: seen, ofFolders: ofFolders, workers: workers, memory: memory)
    reader.plain = journal.plain
    let diary = VaultDiary(files.kind, settings, seen: seen)
    let names = await Self.names(
      in: journal, of: files, photos: photos, shown: shown, mentions: mentions, settings: settings,
      diary: diary)
    await reader.read(
      &journal, among: names, Self.surroundings(files, shown, journal, settings, diary, memory), workers,
      memory)
    for file in journal.pages { reader.read(page: file, among: names) }
    for file in journal.chats { reader.read(chat: file, among: names) }
    for file in journal.others { reader.read(other: file, as: .pictures) }
    for file in journal.remainsOfDiaries {
      reader.diagnostics += file.fields.diagnostics
      reader.confidential += ConfidentialFields.codes(in: file.fields)
      reader.read(other: file, as: .entry)
    }
    let titles = DaysInTitles(days: DiaryDays(settings, seen: seen), isVault: files.kind.isVault)
    for index in reader.entries.indices { titles.tell(&reader.entries[index]) }
    titles.count(&reader.entries, start: settings.start)
    reader.diagnostics += MorningAfter.settle(&reader.entries)
    for index in reader.entries.indices { PictureDays.tell(&reader.entries[index]) }
    let folders = FolderWriters(settings)
    folders.tell(&reader.entries)
    reader.diagnostics += [folders.note(on: reader.entries)].compactMap(\.self)
    reader.takeTitle(from: journal)
    reader.nameDays(NamesWithDays(settings))
    for file in notes.texts { reader.keep(about: file) }
    for file in notes.texts where TripFiles.isAlbum(file.file) { reader.read(album: file, among: names) }
    for file in files.plainNotes { reader.keep(plain: file, at: files.listing.absolute(file)) }
    for text in journal.unread + notes.unread { reader.keep(unread: text.bytes, text.file, text.thing) }
    reader.diagnostics += journal.diagnostics + notes.diagnostics + reader.foreign.diagnostics
    reader.diagnostics += PictureOfHost.notes(reader.ofHosts)
    if let note = diary?.note(on: reader.diaryNotes) { reader.tell(note) }
    letGo(of: journal)
    letGo(of: names)
    return reader
  }

  /// What the texts beside pictures keep back, where nothing else of a folder is read as a journal.
  static func keptBack(
    byNotesOf files: TripFiles, _ notes: JournalFiles.Notes, _ mentions: FileMentions
  ) -> (files: [FilesKeptBack], diagnostics: [Diagnostic]) {
    var reader = JournalReader(mentions: mentions)
    for file in notes.texts { reader.keep(about: file) }
    for file in files.plainNotes { reader.keep(plain: file, at: files.listing.absolute(file)) }
    for text in notes.unread { reader.keep(unread: text.bytes, text.file, text.thing) }
    return (reader.filesKeptBack, reader.diagnostics)
  }

  /// What the texts of the journal may name: the larger lists are made at the same time.
  private static func names(
    in journal: JournalFiles, of files: TripFiles, photos: PictureNames, shown: [String],
    mentions: FileMentions, settings: TripSettings, diary: VaultDiary?
  ) async -> JournalNames {
    // Where a name means two entries, what is published goes before a draft.
    var (published, drafts): ([EntryFile], [EntryFile]) = ([], [])
    for entry in journal.entries {
      if TripFiles.reason(ofFolders: entry.file) == nil {
        published.append(entry)
      } else {
        drafts.append(entry)
      }
    }
    let (known, later) = (published + journal.pages, drafts)
    async let index = EntryIndex(known + later)
    async let entries = FileNames(known.map(\.file), andThen: later.map(\.file))
    let paths = journal.entries.map(\.path)
    let owners = EntryFolders(paths)
    var media = FileNames(files.media)
    media.owners = owners
    return await JournalNames(
      photos: photos.keepingApart(owners), entries: entries, tracks: FileNames(files.tracks), media: media,
      index: index, beside: Companions(entries: paths, photos: shown, tracks: files.tracks, owners: owners),
      mentions: mentions, writers: EntryWriters(settings.travellers), isVault: files.kind.isVault,
      diary: diary, days: SettledDays(settings))
  }

  /// One number for all that the meaning of a text depends on beside the text itself; of use to a memory that lasts.
  private static func surroundings(
    _ files: TripFiles, _ shown: [String], _ journal: JournalFiles, _ settings: TripSettings,
    _ diary: VaultDiary?,
    _ memory: ReadingMemory
  ) -> Int {
    guard memory.entries.isLasting else { return 0 }
    var hasher = Hasher()
    hasher.combine(files.listing.files)
    hasher.combine(shown)
    hasher.combine(files.tracks)
    hasher.combine(diary)
    hasher.combine(settings.travellers)
    // Days of two readings are read by them.
    hasher.combine(settings.start)
    hasher.combine(settings.end)
    for entry in journal.entries + journal.pages {
      hasher.combine(entry.file)
      for key in ["title", "aliases", "slug"] { hasher.combine(entry.texts(key)) }
    }
    return hasher.finalize()
  }

  /// Reads all entries, several at a time; for the first few with problems again, with a look at what was meant.
  ///
  /// The files are let go of one by one: all of them together take as much memory as what they say.
  private mutating func read(
    _ journal: inout JournalFiles, among names: JournalNames, _ surroundings: Int, _ workers: Int,
    _ memory: ReadingMemory
  ) async {
    let versions = journal.versions
    let files = Handout(journal.handOverEntries())
    let readings = await mapInOrder(Array(0..<files.count), workers: workers, share: 16) { index in
      let file = files.take(index)
      let version = versions[file.file].map {
        EntryVersion(text: $0, surroundings: surroundings, isSuggesting: false)
      }
      return memory.entries.value(for: version) { _ in
        InterpretedEntry.read(file, among: names, isSuggesting: false)
      }
    }
    var suggested = 0
    entries.reserveCapacity(readings.count)
    for reading in readings {
      if let file = reading.file, suggested < Self.maxSuggested {
        suggested += 1
        take(InterpretedEntry.read(file, among: names, isSuggesting: true))
      } else {
        take(reading)
      }
    }
    letGo(of: readings)
  }

  /// A text that is not shown may still say that the pictures in it, or beside it, are private.
  private mutating func read(other file: EntryFile, as thing: KeptThing) {
    var marks = Self.marks(file, thing)
    marks.add(Self.byFolder(file.file))
    if marks.isKept {
      keep(mentions.files(in: file.parts.text).union(mentions.files(with: file.file)), marks)
    } else {
      keep(KeptParts.none(of: file))
      notePictures(namedIn: file)
    }
  }

  /// What a diary calls the trip, if some day of it is published; of several none does. In a vault it is what the note says above its links
  /// to the notes of the days.
  private mutating func takeTitle(from journal: JournalFiles) {
    titleOfDiary = journal.isVault ? titleAboveLinks(journal.others) : nil
    guard journal.remainsOfDiaries.count == 1, let title = journal.titlesOfDiaries.first,
      entries.contains(where: { $0.keptBack.isEmpty && $0.file.hasPrefix(title.file + "#") })
    else { return }
    titleOfDiary = title
  }

  /// The heading of the only text at the top that links to most entries; nil where none does.
  private func titleAboveLinks(_ others: [EntryFile]) -> (words: String, file: String)? {
    let names = entries.filter { $0.keptBack.isEmpty }.map {
      "[[" + EntryName.withoutEnding($0.file.lastPathPart ?? "")
    }
    guard names.count >= Self.fewestLinked else { return nil }
    let found = others.filter { $0.file.pathParts.count == 1 }.compactMap {
      file -> (words: String, file: String)? in
      let text = String(decoding: WithoutComments.blanked(file.parts.body, onlyLong: false), as: UTF8.self)
      let stem = file.path.stem.lastPathPart.map(String.init) ?? ""
      guard DiaryName.words(stem).contains(where: Self.overviews.contains) else { return nil }
      guard text.contains("[["), !DiaryName.isPlan(stem), !DiaryName.isOfOthers(stem),
        !DiaryName.isKeeping(name: stem), names.count(where: { text.contains($0) }) * 2 >= names.count,
        !JournalReader.marks(file, .entry).isKept,
        let first = MarkdownHeading.all(in: text.fileLines).first, first.level == 1, !first.words.isEmpty,
        HeadingPrivacy.reason(in: first.words) == nil, !DiaryDoubts.saysPrivate(first.words[...]),
        !NoteName.isNote(first.words)
      else { return nil }
      return (String(decoding: TextRedaction(Array(first.words.utf8)).text, as: UTF8.self), file.file)
    }
    return found.count == 1 ? found[0] : nil
  }

  private static let fewestLinked = 3
  /// What such a note is called in a vault.
  private static let overviews: Set<String> = [
    "moc", "index", "home", "overview", "start", "übersicht", "inhalt", "sommaire", "indice", "índice",
  ]

  /// Pictures that a text without a day names with their endings: a mere word may be in any text.
  private mutating func notePictures(namedIn text: EntryFile) {
    for picture in mentions.files(in: text.parts.text, isWhole: true) where shownWithoutDay[picture] == nil {
      shownWithoutDay[picture] = text.file
    }
  }

  private mutating func nameDays(_ names: NamesWithDays) {
    for entry in entries where entry.day == nil && entry.dayNumber == nil {
      let proposals = names.proposals(for: entry.file)
      if !proposals.isEmpty { datedNames[entry.file] = proposals }
    }
  }

  private mutating func take(_ reading: InterpretedEntry) {
    diagnostics += reading.diagnostics
    confidential += reading.confidential
    filesKeptBack += reading.filesKeptBack
    if let fields = reading.fields {
      foreign.note(
        reading.strangers, in: fields, isPublished: reading.entry.map(\.keptBack.isEmpty) ?? false)
    }
    if let body = reading.foreign { foreign.note(body) }
    ofHosts += reading.ofHosts
    if let entry = reading.entry {
      entries.append(entry)
      if reading.isOfDiary { diaryNotes.append(entry.file) }
    }
  }

  /// A page of the author's own: read like an entry, with fields of its own.
  private mutating func read(page file: EntryFile, among names: JournalNames) {
    diagnostics += file.fields.diagnostics
    confidential += ConfidentialFields.codes(in: file.fields)
    let (own, parts) = Self.kept(of: file, .page)
    var marks = own
    marks.add(Self.byFolder(file.file))
    if marks.isKept {
      keep(mentions.files(with: file.file).union(mentions.files(in: file.parts.text)), marks)
    }
    keep(parts)
    if marks.doubt != nil || file.fields.isUnread { return }
    let header = PageHeader.read(file)
    let body = EntryBody.read(
      file, without: parts, among: names.withoutTracks(),
      surroundings: DialectSurroundings(
        entries: names.index, galleries: [:], title: header.page.text.title?.value, fields: file.named,
        isMDX: file.file.lowercased().hasSuffix(".mdx")),
      isSuggesting: pages.count < Self.maxSuggested)
    diagnostics += header.diagnostics + body.diagnostics + (marks.isKept ? [] : body.doubts)
    ofHosts += body.ofHosts
    if let misplaced = MisplacedFields.find(in: file) { tell(misplaced) }
    var page = header.page
    body.fill(&page.text, firstLine: file.parts.bodyFirstLine)
    page.text.keptBack = marks.kept
    if page.text.body.blocks.isEmpty { diagnostics.append(.noText(file.file)) }
    pages.append(page)
  }

  /// An album's text: read like a page; its pictures are those of its folder.
  private mutating func read(album file: EntryFile, among names: JournalNames) {
    diagnostics += file.fields.diagnostics
    let (own, parts) = Self.kept(of: file, .pictures)
    var marks = own
    marks.add(Self.byFolder(file.file))
    if marks.doubt != nil || file.fields.isUnread { return }
    let header = AlbumHeader.read(file, photos: names.photos)
    let body = EntryBody.read(
      file, without: parts, among: names.withoutTracks(norMedia: true),
      surroundings: DialectSurroundings(
        entries: names.index, galleries: [:], title: header.text.title?.value, fields: file.named,
        quotes: false),
      isSuggesting: albums.count < Self.maxSuggested)
    diagnostics += header.diagnostics + body.diagnostics + (marks.isKept ? [] : body.doubts)
    ofHosts += body.ofHosts
    if let misplaced = MisplacedFields.find(in: file) { tell(misplaced) }
    var text = header.text
    body.fill(&text, firstLine: file.parts.bodyFirstLine)
    text.keptBack = marks.kept
    albums.append(Album(text: text))
  }

  mutating func tell(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  mutating func add(_ chat: ChatDay) { chats.append(chat) }

  mutating func add(_ kept: FilesKeptBack) { filesKeptBack.append(kept) }

  static func folder(of file: String) -> String {
    file.lastIndex(ofMark: UInt8(ascii: "/")).map { String(file[..<$0]) } ?? ""
  }
}

extension FilesKeptBack {
  /// What parts of a text keep back; nil where that is nothing.
  init?(_ files: Set<String>, _ parts: KeptParts) {
    if files.isEmpty || parts.reasons.isEmpty { return nil }
    self.init(files: files, reasons: parts.reasons)
  }

  /// What marks keep back; nil where that is nothing.
  init?(_ files: Set<String>, _ marks: VisibilityMarks) {
    if files.isEmpty { return nil }
    self.init(files: files, reasons: marks.doubt == nil ? marks.kept : [])
  }
}

extension Diagnostic {
  static func noText(_ file: String) -> Diagnostic {
    Diagnostic(
      .warning, .emptyEntry, "Entry without text", at: SourcePlace(file: file),
      advice: "Write some text below the fields, or delete the file.")
  }
}
