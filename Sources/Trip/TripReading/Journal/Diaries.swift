import Diagnostics
import TripModel
import TripNotation

/// Takes the diaries among the texts of a folder apart: each of their days is an entry.
struct Diaries {
  /// The days of all diaries, as texts of their own.
  private(set) var sections: [EntryFile] = []
  /// Of each diary its fields, and what stands outside of its days.
  private(set) var remains: [EntryFile] = []
  /// What their first headings call the trip.
  private(set) var titles: [(words: String, file: String)] = []
  private var found: [Diagnostic] = []
  /// Those that are diaries by their pictures, not by their names, with how many days they hold.
  private var shown: [(file: String, days: Int)] = []
  /// Those that are by the row in which they stand.
  private var stages: [String] = []
  private let days: DiaryDays?
  private let isForeign: Bool
  /// The names of photos of the trip, in small letters.
  private let photos: Set<String>
  /// The words that the name of a diary may hold beside.
  private let ownWords: Set<String>

  /// Without `days` no text is a diary: in a vault of notes one may be of a whole life. `names` are the trip's.
  ///
  /// `isForeign` says that the folder was kept for another program, where any text may be anything.
  init(_ days: DiaryDays?, names: [String], photos: [String], isForeign: Bool) {
    (self.days, self.isForeign) = (days, isForeign)
    // A ticket is mostly saved in another format.
    self.photos = Set(
      photos.compactMap { $0.lastPathPart?.lowercased() }.filter { name in
        [".jpg", ".jpeg", ".heic"].contains { name.hasSuffix($0) }
      })
    ownWords = Set(names.flatMap { DiaryName.words($0) })
  }

  var diagnostics: [Diagnostic] {
    found + shown.map { .shownDiary($0.file, $0.days) } + [Diagnostic.shownStages(stages)].compactMap(\.self)
  }

  /// Whether a text would be taken apart by its name, if it could be read.
  func isDiary(_ file: String) -> Bool { days != nil && DiaryName.isOne(file, ofTrip: ownWords) }

  /// The texts without those that were taken apart.
  mutating func takeApart(_ files: [EntryFile]) -> [EntryFile] {
    guard let days else { return files }
    let row = isForeign ? [:] : DiaryStages.find(files, days)
    return files.filter { file in
      let isNamed = DiaryName.isOne(file.file, ofTrip: ownWords)
      if let stage = row[file.file] {
        if !JournalReader.marks(file, .entry).isKept { stages.append(file.file) }
        take(stage, of: file)
        return false
      }
      guard isNamed || !isForeign && Self.mayShowPictures(file), !file.path.namesDay, !file.fields.isUnread,
        JournalReader.byFolder(file.file).isEmpty
      else { return true }
      guard let diary = DiarySections(file, days) else {
        // What is called a diary may have no headings.
        if isNamed, let headed = PlainDiary.headed(file), let diary = DiarySections(headed, days) {
          take(diary, of: headed)
          return false
        }
        return !isNamed || !setAside(file)
      }
      if !isNamed {
        let shownDays = diary.days(showing: photos)
        guard shownDays >= 2, shownDays * 3 >= diary.sections.count else { return true }
        if !JournalReader.marks(file, .entry).isKept { shown.append((file.file, diary.sections.count)) }
      }
      take(diary, of: file)
      return false
    }
  }

  /// Takes apart the only text that tells of the days of a trip on which no other tells anything, and says which it was.
  ///
  /// Whoever puts nothing else beside the pictures of a trip tells of it there: of most of its days, in as many words as one writes
  /// of a day.
  mutating func takeOnly(of files: [EntryFile], seen: Set<LocalDate>) -> EntryFile? {
    guard let days, !isForeign, sections.isEmpty else { return nil }
    let told = files.filter { file in
      file.file.pathParts.count == 1 && file.dating != .dated && !file.path.namesDay && !file.fields.isUnread
        && JournalReader.byFolder(file.file).isEmpty && !isTalk(file)
    }.compactMap { file -> (file: EntryFile, headed: EntryFile, diary: DiarySections)? in
      let headed = PlainDiary.headed(file) ?? file
      return DiarySections(headed, days).map { (file, headed, $0) }
    }
    // Of two one may be of what was planned, or for somebody else.
    guard told.count == 1, let only = told.first, mayTell(only.file), !only.diary.beginsAsLetter else {
      return nil
    }
    let ownDays = Set(only.diary.sections.map(\.day))
    let isFull =
      ownDays.count * 3 >= seen.count * 2 && !seen.isEmpty
      && only.diary.countWords() >= Self.leastWords * only.diary.sections.count
    guard isFull || isDiary(only.file.file) else { return nil }
    take(only.diary, of: only.headed)
    // What stands above notes was written for their writer.
    titles.removeAll { $0.file == only.file.file }
    if !JournalReader.marks(only.headed, .entry).isKept {
      found.append(.onlyDiary(only.file.file, only.diary.sections.count))
    }
    return only.file
  }

  /// Words on each day, of fewer of which it may be a plan.
  private static let leastWords = 60

  /// Whether all words of a name are for notes of a trip, or its own: `notes`, `Reisenotizen 2025`, `Lakes trip`.
  private func mayTell(_ file: EntryFile) -> Bool {
    let stem = file.path.stem.lastPathPart.map(String.init) ?? ""
    let words = DiaryName.words(stem)
    guard !DiaryName.isOfOthers(stem), !DiaryName.isPlan(stem) else { return false }
    return !words.isEmpty && stem.allSatisfy { $0.isLetter || $0.isNumber || " -_".contains($0) }
      && !stem.split(whereSeparator: { !$0.isNumber }).contains { $0.count != 4 }
      && !DiaryName.isKeeping(name: stem)
      && words.allSatisfy { Self.notes.contains($0) || ownWords.contains($0) || EntryPath.isPlain($0) }
  }

  private static let notes: Set<String> = [
    "notes", "note", "trip", "travel", "holiday", "holidays", "vacation", "weekend", "notizen", "reise",
    "reisenotizen", "urlaub",
    "voyage", "vacances", "notas", "viaje", "vacaciones", "appunti", "viaggio", "vacanza", "notities", "reis",
    "vakantie",
  ]

  private func isTalk(_ file: EntryFile) -> Bool {
    ConversationMark.isGivenOut(String(decoding: file.parts.body, as: UTF8.self).fileLines)
  }

  /// Whether a text at the top of the folder holds pictures, and is not called what nobody shows: who put photos among
  /// the days of a text made it for others, while a plan of the same days holds none.
  private static func mayShowPictures(_ file: EntryFile) -> Bool {
    file.file.pathParts.count == 1 && file.dating != .dated && DiaryName.mayBeShown(file.file)
      && file.parts.body.containsPicture
  }

  /// Whether a diary among the entries holds no days of the trip: as a whole it would be published with all that are
  /// not.
  private mutating func setAside(_ file: EntryFile) -> Bool {
    guard file.file.pathParts.count > 1, file.dating != .dated else { return false }
    let count = DiarySections.datedHeadings(in: file, isDiary: true)
    guard count >= 2 else { return false }
    remains.append(file)
    if !JournalReader.marks(file, .entry).isKept { found.append(.diaryWithoutDays(file.file, count)) }
    return true
  }

  private mutating func take(_ diary: DiarySections, of file: EntryFile) {
    var parts = file.parts
    parts.body = Array(diary.outside.joined(separator: "\n").utf8)
    let rest = EntryFile.read(parts, at: file.path)
    remains.append(rest)
    var keptWith = causes(rest, of: file)
    if let line = diary.doubt, keptWith.isEmpty {
      let place = Self.place(line, of: file)
      found.append(.mayKeepMore(place))
      var cause = KeptBack(.isPrivate, at: place)
      cause.isToldApart = true
      keptWith.append(cause)
    }
    if keptWith.isEmpty {
      found += Self.notes(on: diary, in: file)
      found += diary.sections.compactMap(\.doubt).map { .mayKeepDay(Self.place($0, of: file)) }
    }
    if let title = diary.title { titles.append((Self.withoutBracket(title), file.file)) }
    var numbers: [LocalDate: Int] = [:]
    for section in diary.sections where section.lines.contains(where: { diary.holdsWords($0) }) {
      numbers[section.day, default: 0] += 1
      sections.append(
        Self.entry(section, number: numbers[section.day] ?? 1, of: diary, in: file, keptWith: keptWith))
    }
  }

  /// A long title without a remark in brackets behind it: `Logbuch 2025 — SY KRABBE` of `… (Dehler 31, Bj. 1989)`.
  private static func withoutBracket(_ title: String) -> String {
    guard title.count > longestTitle, title.hasSuffix(")"), let open = title.lastIndex(of: "(") else {
      return title
    }
    let rest = title[..<open].trimmed
    return rest.count >= shortestTitle ? String(rest) : title
  }

  /// Characters.
  private static let (longestTitle, shortestTitle) = (30, 8)

  /// What keeps back all of a diary, its fields or what stands outside of its days saying so; in doubt it is private,
  /// and that is told as the rest is read. Whether it is a conversation only the whole file shows.
  private mutating func causes(_ rest: EntryFile, of whole: EntryFile) -> [KeptBack] {
    let marks = JournalReader.marks(rest, .entry)
    let lines = String(decoding: whole.parts.body, as: UTF8.self).fileLines
    let isChat = !ChatHeader.saysWhetherPrivate(whole) && ConversationMark.isGivenOut(lines)
    guard marks.doubt != nil || isChat else { return marks.kept }
    if marks.doubt == nil { found.append(.chatAsText(whole.file, .entry)) }
    var cause = KeptBack(.isPrivate, at: SourcePlace(file: rest.file))
    cause.isToldApart = true
    return marks.kept + [cause]
  }

  private static func entry(
    _ section: DiarySections.Section, number: Int, of diary: DiarySections, in file: EntryFile,
    keptWith: [KeptBack]
  ) -> EntryFile {
    let first = file.parts.bodyFirstLine
    let path = EntryPath(
      file.path, day: section.day, until: section.until, number: number,
      line: max(1, first + section.heading.lowerBound))
    var parts = file.parts
    parts.fence = FrontMatter.Fence.none
    (parts.yaml, parts.strangeFence) = ([], nil)
    parts.body = diary.bytes(of: section.lines)
    parts.bodyFirstLine = first + section.lines.lowerBound
    var causes = KeepingTags.marks(
      inText: diary.bytes(of: section.heading), of: file.file, firstLine: first + section.heading.lowerBound)
    if let reason = section.reason {
      var cause = KeptBack(
        reason, at: section.doubt.map { place($0, of: file) } ?? path.heading ?? SourcePlace(file: file.file))
      (cause.isToldApart, cause.isByHeading) = (section.doubt != nil, section.doubt == nil)
      causes.append(cause)
    }
    let title = path.heading.flatMap { section.title.isEmpty ? nil : Written(section.title, at: $0) }
    return EntryFile.read(parts, at: path, heading: title, keptWith: keptWith + causes)
  }

  /// What of a diary is not shown, with a way to show it.
  private static func notes(on diary: DiarySections, in file: EntryFile) -> [Diagnostic] {
    let told: [Diagnostic?] = [
      diary.firstOther.map { Diagnostic.outsideOfDays(place($0, of: file)) },
      diary.firstOtherDay.map { Diagnostic.otherDays(diary.otherDays, place($0, of: file)) },
      Diagnostic.unclear(diary.unclear.map { place($0, of: file) }),
      diary.countedFrom.map { Diagnostic.countedFrom($0.day, place($0.line, of: file)) },
    ]
    return told.compactMap(\.self) + diary.slips.map { .slip($0.day, place($0.line, of: file)) }
  }

  /// Without its words, which may be for nobody.
  private static func place(_ line: Int, of file: EntryFile) -> SourcePlace {
    SourcePlace(
      file: file.file, span: SourceSpan(line: max(1, file.parts.bodyFirstLine + line), column: 1, text: ""))
  }

  /// What there is to say of a text at the top of the folder that is no entry though its headings are dates; nil for
  /// any other, and for one that is marked as private: nobody is to be told how to publish it.
  func note(on file: EntryFile) -> Diagnostic? {
    guard days != nil, file.file.pathParts.count == 1 else { return nil }
    let isDiary = DiaryName.isOne(file.file, ofTrip: ownWords)
    let count = DiarySections.datedHeadings(in: file, isDiary: isDiary)
    guard count >= 2, !JournalReader.marks(file, .entry).isKept, !DiaryName.keepsBack(file.file) else {
      return nil
    }
    return isDiary
      ? .diaryWithoutDays(file.file, count) : .likeDiary(file.file, count)
  }
}

extension [UInt8] {
  /// `![`, with which a picture begins.
  fileprivate var containsPicture: Bool {
    zip(self, dropFirst()).contains { $0 == UInt8(ascii: "!") && $1 == UInt8(ascii: "[") }
  }
}

extension Diagnostic {
  fileprivate static func shownDiary(_ file: String, _ count: Int) -> Diagnostic {
    Diagnostic(
      .warning, .readAsEntry,
      "Its \(count) days are entries, since photos of the trip stand among them", at: SourcePlace(file: file),
      advice:
        "To keep all of them back, write `private: yes` at the top of the text, between two lines of `---`.")
  }

  fileprivate static func onlyDiary(_ file: String, _ count: Int) -> Diagnostic {
    Diagnostic(
      .warning, .readAsEntry,
      "Its \(count) days are entries, since no other text tells of the days of this trip",
      at: SourcePlace(file: file),
      advice:
        "To keep all of them back, write `private: yes` at the top of the text, between two lines of `---`.")
  }

  /// Nil where there are none.
  fileprivate static func shownStages(_ files: [String]) -> Diagnostic? {
    guard let first = files.first else { return nil }
    var told = Diagnostic(
      .warning, .readAsEntry,
      "Its days are entries, since texts with numbers tell those of the trip, one after the other",
      at: SourcePlace(file: first),
      advice: "To keep back all of one, write `private: yes` at its top, between two lines of `---`.")
    told.others = files.dropFirst().map { SourcePlace(file: $0) }
    return told
  }

  fileprivate static func countedFrom(_ day: LocalDate, _ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .note, .readAsEntry,
      "The days of this diary are counted from \(day), by the days of its headings and of pictures",
      at: place, advice: "If day 1 was another day, write that into trip.yml, as `start:`.")
  }

  fileprivate static func slip(_ day: LocalDate, _ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .readAsEntry,
      "This day of the diary is none of the trip, and read as \(day), which is missing between those around it",
      at: place,
      advice:
        "If it is that day, mend its date; if not, move it out of the file, or among the days of its own month."
    )
  }

  fileprivate static func mayKeepDay(_ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .mayBePrivate,
      "This day of the diary is kept back: this line may say that something of it is private",
      at: place,
      advice:
        "If it does, write `(private)` at the end of the day's heading, or take what is private out of the file to publish the rest of the "
        + "day; else write this line otherwise."
    )
  }

  fileprivate static func mayKeepMore(_ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .mayBePrivate,
      "Nothing of this diary is published: this line may keep back more than one day",
      at: place,
      advice:
        "Write `(private)` at the end of the heading of each day that is for nobody, and this line otherwise."
    )
  }

  fileprivate static func outsideOfDays(_ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .note, .noEntry, "Words of this diary that stand below no day of it are not in the site", at: place,
      advice: "Write them below the heading of a day, or into a page of their own in `pages`.")
  }

  /// Nil where there are no such headings.
  fileprivate static func unclear(_ places: [SourcePlace]) -> Diagnostic? {
    guard let first = places.first else { return nil }
    var told = Diagnostic(
      .warning, .noEntry,
      "This heading among the days of the diary is not read as one, and what stands below it is not in the site",
      at: first,
      advice:
        "If it is a day of the trip, write it with its month, such as `6 June`; if it belongs to the day above it, write "
        + "it as a lower heading, with one `#` more.")
    told.others = Array(places.dropFirst())
    return told
  }

  fileprivate static func otherDays(_ count: Int, _ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .note, .noEntry,
      count == 1
        ? "A day of this diary is outside the trip, and not in the site"
        : "\(count) days of this diary are outside the trip, and not in the site", at: place,
      advice:
        "To publish such days as well, which everybody reads then, write `start:` and `end:` into trip.yml, or change "
        + "them where they stand, so that the days lie between.")
  }

  fileprivate static func diaryWithoutDays(_ file: String, _ count: Int) -> Diagnostic {
    Diagnostic(
      .warning, .noEntry,
      "Diary not read: its \(count) headings with dates are of no days of the trip, or say no year",
      at: SourcePlace(file: file),
      advice:
        "To publish each of these days as an entry, which everybody reads, write `start: 2026-05-03` and `end:` of the "
        + "trip into trip.yml."
    )
  }

  fileprivate static func likeDiary(_ file: String, _ count: Int) -> Diagnostic {
    Diagnostic(
      .note, .noEntry, "Text is not an entry, though \(count) of its headings are days",
      at: SourcePlace(file: file),
      advice: "To publish each of these days as an entry, which everybody reads, name the file journal.md.")
  }
}
