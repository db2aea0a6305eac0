import Diagnostics
import OrderedWork
import TripModel
import TripNotation

/// The files of the journal: which texts of the folder are entries, each opened.
struct JournalFiles {
  /// In the order of their paths, without the translations of others.
  private(set) var entries: [EntryFile] = []
  /// Texts that are no entries, since nothing gives them a day.
  private(set) var others: [EntryFile] = []
  /// What could not be read, with as much of its bytes as could: it may say all the same that it is a draft.
  private(set) var unread: [UnreadText] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// A text of which the fields are not known.
  struct UnreadText: Sendable {
    let file: String
    let thing: KeptThing
    let bytes: [UInt8]
  }

  /// A file, opened and cut, or what keeps it from that.
  struct Opened: Sendable {
    var entry: EntryFile?
    var version: TextVersion?
    var diagnostics: [Diagnostic] = []
    var unread: UnreadText?
    /// The whole file, where it may be no entry and its fields have no end.
    var unclosed: FrontMatter?
  }

  /// Larger texts are no journal entries.
  fileprivate static let largest = 8 << 20

  /// Texts beside pictures, and of albums: they say things of pictures, so they are opened before those are named.
  struct Notes: Sendable {
    var texts: [EntryFile] = []
    var unread: [UnreadText] = []
    var diagnostics: [Diagnostic] = []

    static func read(_ files: TripFiles, workers: Int, memory: ReadingMemory) async -> Notes {
      let opened = await mapInOrder(files.notes, workers: workers, share: 16) { file in
        JournalFiles.open(file, as: .pictures, at: files.listing.absolute(file), memory)
      }
      return Notes(
        texts: opened.compactMap(\.entry), unread: opened.compactMap(\.unread),
        diagnostics: opened.flatMap(\.diagnostics))
    }
  }

  /// The author's own pages, in the order of their paths.
  private(set) var pages: [EntryFile] = []
  /// Days of conversations, likewise.
  private(set) var chats: [EntryFile] = []
  /// Of each diary its fields, and what stands outside of its days.
  private(set) var remainsOfDiaries: [EntryFile] = []
  /// What their first headings call the trip.
  private(set) var titlesOfDiaries: [(words: String, file: String)] = []
  /// Texts without an ending of Markdown that are read all the same.
  private(set) var plain: Set<String> = []
  /// All that may be, for the codes in their fields.
  private(set) var plainTexts: [EntryFile] = []
  private(set) var isVault = false
  /// What an entry's text depends on, where it did not change while it was read.
  private(set) var versions: [String: TextVersion] = [:]

  /// `seen` are days of pictures and tracks: a diary may say no year. `ofFolders` are those of the pictures in each folder.
  static func read(
    _ files: TripFiles, settings: TripSettings, seen: [LocalDate], ofFolders: [String: [LocalDate]],
    workers: Int,
    memory: ReadingMemory
  ) async -> JournalFiles {
    let texts =
      (files.entries + files.drafts).map { ($0, KeptThing?.some(.entry)) }
      + files.maybeEntries.map { ($0, nil) } + files.pages.map { ($0, .page) }
    let chats = files.chats.map { ($0, KeptThing?.some(.chat)) }
    let plain = files.plainJournal.map { ($0, KeptThing?.none) }
    let opened = await mapInOrder(texts + chats + plain, workers: workers, share: 16) { file, thing in
      Self.open(file, as: thing, at: files.listing.absolute(file), memory)
    }
    let sureCount = files.entries.count + files.drafts.count
    var journal = JournalFiles()
    let folder = FolderListing.realPath(files.listing.root).lastPathPart.map(String.init)
    let days = DiaryDays(settings, seen: seen)
    var diaries = Diaries(
      files.kind.isVault ? nil : days,
      names: [settings.title, folder].compactMap(\.self), photos: files.photos,
      isForeign: files.kind.isForeign)
    var found = diaries.takeApart(journal.take(opened.prefix(sureCount)))
    let maybeOpened = opened.dropFirst(sureCount).prefix(files.maybeEntries.count)
    let maybe = diaries.takeApart(journal.take(maybeOpened))
    journal.isVault = files.kind.isVault
    journal.plainTexts = journal.take(opened.suffix(plain.count))
    let written = Set((files.entries + files.drafts + files.maybeEntries).map { EntryName.withoutEnding($0) })
    // What somebody wrote again as Markdown is read there.
    let plainTexts = journal.plainTexts.filter {
      $0.mayBeRead && !written.contains(EntryName.withoutEnding($0.file))
    }
    for (file, result) in zip(files.maybeEntries, maybeOpened) {
      guard let parts = result.unclosed, diaries.isDiary(file) else { continue }
      journal.diagnostics += parts.diagnostics(file: file)
      journal.unread.append(UnreadText(file: file, thing: .entry, bytes: parts.body))
    }
    found += diaries.sections
    (journal.remainsOfDiaries, journal.titlesOfDiaries) = (diaries.remains, diaries.titles)
    let entryCount = sureCount + files.maybeEntries.count
    journal.pages = journal.take(opened.dropFirst(entryCount).prefix(files.pages.count))
    journal.chats = journal.take(opened.dropFirst(entryCount + files.pages.count).prefix(files.chats.count))
    // In some vaults every note says when it was made: that counts only where nothing says more.
    let sure =
      maybe.contains { $0.dating == .dated } || !found.isEmpty ? ForeignFields.Dating.dated : .created
    found += maybe.filter { $0.dating >= sure }
    journal.others = maybe.filter { $0.dating < sure }
    if !files.kind.isForeign {
      journal.takePlain(
        plainTexts, DayFolders(Set(ofFolders.keys).union(files.foldersOfTexts), pictures: ofFolders, days),
        days, beside: files.entries + files.drafts + files.maybeEntries, entries: &found)
    }
    let hasOtherWords = !files.drafts.isEmpty || !files.pages.isEmpty || !files.chats.isEmpty
    if !files.kind.isVault, found.isEmpty, !hasOtherWords {
      let only = diaries.takeOnly(of: journal.others + plainTexts, seen: Set(seen))
      if let only {
        journal.others.removeAll { $0 === only }
        if plainTexts.contains(where: { $0 === only }) { journal.plain.insert(only.file) }
        found += diaries.sections
        (journal.remainsOfDiaries, journal.titlesOfDiaries) = (diaries.remains, diaries.titles)
      }
    }
    let copies = ConflictCopies.leftOut(of: found)
    found = copies.entries
    journal.diagnostics += copies.diagnostics
    if files.kind.isVault {
      let rest = VaultApparatus.takenOut(of: found)
      found = rest.entries
      journal.diagnostics += rest.diagnostics
    }
    if !files.kind.isVault, !files.kind.isForeign {
      let unsaid = UnsaidDays(days: days)
      found = unsaid.dated(found)
      journal.diagnostics += unsaid.take(from: &journal.others, to: &found)
    }
    // Nobody takes the text of an empty section for an entry.
    let others = journal.others.filter { !EntryPath($0.file).stem.hasSuffix("_index") && $0.holdsWords }
    let notes = others.map { diaries.note(on: $0) }
    journal.diagnostics += diaries.diagnostics + notes.compactMap(\.self)
    // How to publish what a folder keeps back is told to nobody.
    let told = zip(others, notes).filter { $0.1 == nil && TripFiles.keepingFolder(of: $0.0.file) == nil }
      .map { $0.0 }
    let albums = FoldersOfPictures(
      files, texts: found.map(\.file) + files.notes.filter(TripFiles.isAlbum))
    journal.tell(
      told, names: NamesWithDays(settings, seen: days.span), albums: albums,
      start: settings.start,
      onlyDay: Self.onlyDay(of: seen),
      isForeign: files.kind.isForeign)
    if !files.kind.isForeign { journal.diagnostics += journal.others.flatMap(\.wrongDay) }
    journal.entries = journal.withoutTranslations(found, language: settings.language)
    journal.entries.sort { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) }
    return journal
  }

  /// Takes what lies in folders of days, and texts without an ending of Markdown whose own names or folders tell their days.
  private mutating func takePlain(
    _ texts: [EntryFile], _ folders: DayFolders, _ days: DiaryDays, beside markdown: [String],
    entries: inout [EntryFile]
  ) {
    var told: [String] = []
    func note(_ file: EntryFile) {
      if !JournalReader.marks(file, .entry).isKept { told.append(file.file) }
    }
    others.removeAll { file in
      guard file.mayBeRead, let path = folders.path(of: file) else { return false }
      entries.append(EntryFile.read(file.parts, at: path))
      note(file)
      return true
    }
    // Beside Markdown such a text is an older one of it, or what was kept back there.
    let withText = Set(markdown.map { JournalReader.folder(of: $0) })
    for file in texts {
      let stem = file.path.stem.lastPathPart.map(String.init) ?? ""
      let folder = JournalReader.folder(of: file.file)
      // A day alone is no title of a meeting, and a folder of other things none of a diary.
      let isDay =
        ["", "journal"].contains(folder.lowercased()) && DayName(stem[...])?.rest.isEmpty == true
        && markdown.isEmpty && file.path.ownDay.map(days.isOfTrip) ?? false
      let path =
        isDay ? file.path : TextOfDay.mayBe(called: stem) ? folders.path(of: file, ofDated: days) : nil
      guard let path, !withText.contains(folder) else { continue }
      entries.append(EntryFile.read(file.parts, at: path))
      plain.insert(file.file)
      note(file)
    }
    diagnostics += [Diagnostic.inDayFolders(told)].compactMap(\.self)
  }

  /// The first few of the texts that a day in their names shows to be of a journal are told one by one, each with the
  /// name that would be read.
  private mutating func tell(
    _ texts: [EntryFile], names: NamesWithDays, albums: FoldersOfPictures, start: LocalDate?,
    onlyDay: LocalDate?, isForeign: Bool
  ) {
    var others: [String] = []
    var count = 0
    for text in texts {
      guard count < Self.maxNamed, let told = Self.dayTold(text, names, isForeign: isForeign) else {
        others.append(text.file)
        continue
      }
      count += 1
      diagnostics.append(told)
    }
    guard !others.isEmpty else { return }
    let album = others.lazy.compactMap(albums.album(beside:)).first
    diagnostics.append(
      .noEntries(others, album: album, isForeign: isForeign, start: start, onlyDay: onlyDay))
  }

  /// The day of all pictures and tracks; nil where they are of several, or there are none.
  private static func onlyDay(of seen: [LocalDate]) -> LocalDate? {
    seen.first.flatMap { first in seen.allSatisfy { $0 == first } ? first : nil }
  }

  /// A text whose name, or else its beginning, says a day that is not read; nil where neither does. Notes are of no day.
  private static func dayTold(_ text: EntryFile, _ names: NamesWithDays, isForeign: Bool) -> Diagnostic? {
    if let advice = names.proposals(for: text.source).advice {
      return .dayInName(text.source, isForeign: isForeign, advice: advice)
    }
    let stem = EntryName.withoutEnding(text.source.lastPathPart ?? "")
    let beginning = String(decoding: text.parts.body.prefix(longestBeginning), as: UTF8.self)
    guard !isForeign, !NoteName.isNote(stem),
      let meant = names.proposal(for: text.source, beginning: beginning)
    else { return nil }
    return .dayInText(text.source, meant)
  }

  /// Bytes in which the first line of a text with words begins.
  private static let longestBeginning = 300

  /// Texts that are told one by one.
  private static let maxNamed = 20

  /// Of an entry in several languages, the one in the trip's; else the one without a language; else the first.
  private mutating func withoutTranslations(_ files: [EntryFile], language: String) -> [EntryFile] {
    // Most journals have one language, and say of no entry which.
    guard files.contains(where: { $0.path.language != nil }) else { return files }
    var kept: [EntryFile] = []
    var left: [String] = []
    for (_, group) in Dictionary(grouping: files, by: \.path.stem).sorted(by: { $0.key < $1.key }) {
      let wanted = String(language.prefix(2))
      let chosen =
        group.first { $0.path.language?.prefix(2) == wanted[...] } ?? group.first { $0.path.language == nil }
        ?? group[0]
      // Two files of one name and two endings are two entries.
      for file in group {
        let isOther = file.path.language != chosen.path.language
        if isOther { left.append(file.file) } else { kept.append(file) }
      }
    }
    if !left.isEmpty { diagnostics.append(.translations(left.sorted())) }
    return kept
  }

  /// The entries, of which none is left here.
  mutating func handOverEntries() -> [EntryFile] {
    defer { entries = [] }
    return entries
  }

  private mutating func take(_ opened: some Sequence<Opened>) -> [EntryFile] {
    var files: [EntryFile] = []
    for result in opened {
      diagnostics += result.diagnostics
      if let text = result.unread { unread.append(text) }
      guard let entry = result.entry else { continue }
      files.append(entry)
      if let version = result.version { versions[entry.file] = version }
    }
    return files
  }

  /// The two parts of a file; none, with a diagnostic, where it is no text or its fields have no end.
  ///
  /// What may be no entry at all, `thing` being nil, is not complained of.
  private static func open(
    _ file: String, as thing: KeptThing?, at path: String, _ memory: ReadingMemory
  ) -> Opened {
    memory.texts.value(for: TextVersion(path, as: thing)) { version in
      var opened = Opened.interpret(file, FileBytes.read(path, atMost: largest), as: thing)
      opened.version = version
      return opened
    }
  }
}

extension JournalFiles.Opened {
  fileprivate static func interpret(_ file: String, _ bytes: [UInt8]?, as thing: KeptThing?) -> Self {
    var opened = Self()
    guard let bytes else {
      opened.diagnostics.append(.unreadable(file, "it cannot be opened"))
      opened.note(unread: file, thing, [])
      return opened
    }
    let isEntry = thing != nil
    let isTooLarge = bytes.count > JournalFiles.largest
    guard !isTooLarge, !bytes.contains(0), bytes.isUTF8 else {
      if isEntry { opened.diagnostics.append(.notText(file, isTooLarge: isTooLarge)) }
      opened.note(unread: file, thing, bytes)
      return opened
    }
    if DayFile.isYAML(file) {
      opened.entry = DayFile(bytes, file: file).map { EntryFile.read($0.parts, at: EntryPath(file)) }
      return opened
    }
    let parts = FrontMatter.split(bytes)
    if isEntry, parts.fence == .none, parts.body.startsLikeJSON {
      opened.diagnostics.append(.jsonFrontMatter(file))
      opened.note(unread: file, thing, bytes)
      return opened
    }
    if isEntry { opened.diagnostics += parts.diagnostics(file: file) }
    guard parts.fence != .unclosed else {
      opened.note(unread: file, thing, bytes)
      if !isEntry { opened.unclosed = parts }
      return opened
    }
    opened.entry = EntryFile.read(parts, at: EntryPath(file))
    return opened
  }

  private mutating func note(unread file: String, _ thing: KeptThing?, _ bytes: [UInt8]) {
    unread = thing.map { JournalFiles.UnreadText(file: file, thing: $0, bytes: bytes) }
  }
}

extension EntryFile {
  /// Whether a text holds sentences, and is no conversation, and no letter: a ticket has lines of few words.
  fileprivate var mayBeRead: Bool {
    let lines = String(decoding: parts.body, as: UTF8.self).fileLines
    let written = lines.filter { $0.contains { !$0.isWhitespace } }
    let said = written.count(where: Self.isSaid)
    guard said * 2 < max(written.count, 2), !written.prefix(4).contains(where: LetterOpening.stands) else {
      return false
    }
    let words = lines.reduce(0) { $0 + $1.split(whereSeparator: \.isWhitespace).count }
    let count = lines.count { $0.contains { !$0.isWhitespace } }
    return words >= Self.leastWords && words >= count * Self.wordsInLine
      && !ConversationMark.isGivenOut(lines)
      && TripFiles.keepingFolder(of: file) == nil
  }

  /// Whether a line begins with a name and a colon, as who says something does.
  private static func isSaid(_ line: Substring) -> Bool {
    let name = line.trimmed.prefix { $0 != ":" }
    return name.endIndex < line.trimmed.endIndex && (2...20).contains(name.count)
      && name.allSatisfy { $0.isLetter || $0 == " " } && name.first?.isUppercase == true
  }

  private static let (leastWords, wordsInLine) = (20, 6)
}

extension [UInt8] {
  /// Asked without making a text of them, which nobody would read.
  fileprivate var isUTF8: Bool {
    do {
      _ = try UTF8Span(validating: span)
      return true
    } catch {
      return false
    }
  }

  /// Whether a text begins with `{` and a key in quotes.
  fileprivate var startsLikeJSON: Bool {
    guard first == UInt8(ascii: "{") else { return false }
    return dropFirst().first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "\"")
  }
}

extension EntryFile {
  /// What is wrong with the `date` of a text that is no entry: it was probably to be one. Dates that a program is to fill
  /// in are those of a template.
  fileprivate var wrongDay: [Diagnostic] {
    guard !renamed.contains("date"),
      let text = fields.root.fields?.first(where: { $0.key == "date" })?.value.text,
      !text.value.contains(mark: "{{"), !text.value.contains(mark: "<%")
    else { return [] }
    var findings = Findings(about: fields.file)
    do throws(Problem) {
      _ = try DateText.reading(text)
    } catch {
      findings.report(error, as: .warning)
    }
    return findings.diagnostics
  }
}

extension Diagnostic {
  fileprivate static func notText(_ file: String, isTooLarge: Bool) -> Diagnostic {
    Diagnostic(
      .error, isTooLarge ? .tooLarge : .notText,
      isTooLarge ? "Entry left out: it is larger than 8 MB" : "Entry left out: it is not UTF-8 text",
      at: SourcePlace(file: file),
      advice: isTooLarge ? "Split it into several entries." : "Open it in an editor and save it as UTF-8.")
  }

  fileprivate static func jsonFrontMatter(_ file: String) -> Diagnostic {
    Diagnostic(
      .error, .badFrontMatter,
      "Entry left out: its fields are JSON, which is not read",
      at: SourcePlace(file: file, span: SourceSpan(line: 1, column: 1, length: 1, text: "{")),
      advice: "Write the fields between two lines of `---`, one `key: value` on each line.")
  }

  fileprivate static func dayInName(_ file: String, isForeign: Bool, advice: String) -> Diagnostic {
    Diagnostic(
      isForeign ? .note : .warning, .noEntry, "Text is not an entry: the day in its name is not read",
      at: SourcePlace(file: file), advice: advice)
  }

  fileprivate static func dayInText(_ file: String, _ meant: DatedName) -> Diagnostic {
    Diagnostic(
      .warning, .noEntry, "Text is not an entry: it begins with a day, and its name has none",
      at: SourcePlace(file: file),
      advice:
        "It is not in the site, and can stay. If it tells of \(meant.written), name it \(meant.name): then everybody "
        + "reads it.")
  }

  /// In a folder of notes that was kept for another program, most of them are no entries. What is shown is of a day of the
  /// trip, where that is known; of a trip of one day alone it is the text's own name.
  fileprivate static func noEntries(
    _ files: [String], album: String?, isForeign: Bool, start: LocalDate?, onlyDay: LocalDate?
  ) -> Diagnostic {
    let isSingle = files.count == 1
    let own = isSingle ? files[0].lastPathPart.map(String.init) : nil
    let ownName = own.flatMap { name in start == nil ? onlyDay.map { "\($0)-\(name)" } : nil }
    let day = start ?? onlyDay
    let name = ownName ?? day.map { "\($0).md" } ?? "2026-05-03-belem.md"
    let stay = "\(isSingle ? "It is" : "They are") not in the site, and can stay. "
    let entry =
      "What tells of a day is an entry, which everybody reads, once its name begins with that day, such as "
      + "\(name), or `date: \(day?.description ?? "2026-05-03")` stands at its top."
    let page = " What is about no day is a page, in `pages`"
    let areNotes = files.allSatisfy { NoteName.isNote(EntryName.withoutEnding($0.lastPathPart ?? "")) }
    let advice =
      if isForeign {
        // Most of its notes are about people and places: to date them would be wrong, and `pages` is its program's.
        stay + entry
      } else if let album {
        stay + "What is about the pictures beside it is named \(album). " + entry + page + "."
      } else {
        stay + entry + page + "; what is about the pictures beside it is album.md."
      }
    return Diagnostic(
      isForeign || areNotes ? .note : .warning, .noEntry,
      isSingle
        ? "Text is not an entry: it has no day"
        : "\(files.count) texts are not entries: they have no day: \(named(files))",
      at: SourcePlace(file: files[0]), advice: advice)
  }

  fileprivate static func translations(_ files: [String]) -> Diagnostic {
    Diagnostic(
      .note, .fileNotRead,
      files.count == 1
        ? "Entry in another language left out: there is one in the site's"
        : "\(files.count) entries in another language left out: there is one of each in the site's: \(named(files))",
      at: SourcePlace(file: files[0]),
      advice: "A site has one language: set `language:` in trip.yml to have the other one.")
  }

  /// The first few files, and how many more there are.
  static func named(_ files: [String]) -> String {
    files.prefix(3).joined(separator: ", ") + (files.count > 3 ? " and \(files.count - 3) more" : "")
  }
}
