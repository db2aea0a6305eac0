import Diagnostics
import TripModel

/// What the name of an entry's file tells: `2026-05-03-belem.md`, `2026-05-03T1405 Belém.md`, `day-02-belem.md`.
struct EntryName {
  let day: LocalDate?
  let dayNumber: Int?
  /// The number of the last day of several: `Days 1-2 Venice.md`.
  let lastNumber: Int?
  let time: LocalTime?
  /// The last day of several: `2026-06-03_06.md`, `2026-06-03 to 2026-06-06.md`, `3-6 June 2026 Brno.md`.
  let until: LocalDate?
  /// The name without date, time and ending.
  let slug: String

  init(_ name: String) { self.init(stem: Self.withoutEnding(name)) }

  init(stem: String) {
    // What is of many days, or called a plan, tells what is to come.
    if let (first, last, rest) = DayNumberName.span(stem[...]), last - first <= Self.mostCounted,
      !NoteName.isNote(String(rest)), !DiaryName.isPlan(rest), !DiaryName.isKeeping(name: stem)
    {
      (day, dayNumber, lastNumber, time, until) = (nil, first, last, nil, nil)
      slug = rest.isEmpty ? stem : String(rest)
      return
    }
    lastNumber = nil
    guard let found = DayName(stem) else {
      if let days = WordedDays(stem[...]), days.saysYear, !days.areApart,
        DaySpan.isEnd(days.last, of: days.first)
      {
        (day, dayNumber, time, until) = (days.first, nil, nil, days.last)
        slug = String(days.rest.drop { "-_ .,–—:".contains($0) })
        return
      }
      (day, dayNumber, time, until, slug) = (nil, nil, nil, nil, stem)
      return
    }
    (day, dayNumber) = (found.date, found.number)
    if let day, let (_, rest) = DayName.date(stem[...]), let end = DaySpan.end(in: rest, of: day) {
      (time, until) = (nil, end.day)
      slug = String(end.rest.drop { "-_ .".contains($0) })
      return
    }
    until = nil
    guard day != nil, let (_, rest) = DayName.date(stem[...]), let clock = Self.time(rest) else {
      time = nil
      slug = found.number != nil && found.rest.isEmpty ? stem : String(found.rest)
      return
    }
    time = clock.time
    slug = String(clock.rest.drop { "-_ .".contains($0) })
  }

  /// Days between the first and the last that a name counts.
  private static let mostCounted = 6

  /// A file's name or path without its ending.
  static func withoutEnding(_ name: some StringProtocol) -> String {
    name.lastIndex(ofMark: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? String(name)
  }

  /// `T1405`, `T14-05` or `T14:05`, also with seconds, behind the date. Without a T there is another sign before the hour
  /// than behind it, as in `2026-05-03 14-05`: `-1000-steps` and `-04-05` are no times.
  private static func time(_ text: Substring) -> (time: LocalTime, rest: Substring)? {
    guard let lead = text.first, "Tt-_ ".contains(lead) else { return nil }
    let isSaid = lead == "T" || lead == "t"
    var rest = text.dropFirst()
    guard let hour = DayName.figures(2, &rest) else { return nil }
    let mark = rest.first.flatMap { "-:.".contains($0) ? $0 : nil }
    guard isSaid || mark != nil && mark != lead else { return nil }
    if mark != nil { rest.removeFirst() }
    guard let minute = DayName.figures(2, &rest) else { return nil }
    var behind = rest
    if let mark, behind.first == mark { behind.removeFirst() }
    if mark == nil || behind.startIndex != rest.startIndex, DayName.figures(2, &behind) != nil,
      behind.first?.isNumber != true
    {
      rest = behind
    }
    guard isSaid || rest.first.map({ "-_ .".contains($0) }) ?? true else { return nil }
    guard rest.first?.isNumber != true, let time = LocalTime(hour: hour, minute: minute) else { return nil }
    return (time, rest)
  }
}

/// What the path of an entry tells: its own name, or that of the folder which it is the text of.
struct EntryPath {
  let file: String
  let day: JournalEntry.DayClaim?
  let dayNumber: Int?
  /// The number of the last day of several.
  let lastNumber: Int?
  let time: LocalTime?
  /// The last day of several of which its own name, or its heading, tells.
  let until: LocalDate?
  let slug: String
  /// The language that the name ends with: `de` for `index.de.md`.
  let language: String?
  /// The path without language and ending: the same for all translations of an entry.
  let stem: String
  /// The folder of which the entry is the text, with all that lies in it; nil for a file among others.
  let bundle: String?
  /// The same, also for a text that only says that it is one: `day-02/notes.md`.
  let ownFolder: String?
  /// Where the heading stands below which it is, of an entry that is a part of a diary.
  let heading: SourcePlace?

  /// A part of a diary, which no other thing has the `file` of: `journal.md#2026-08-04`. `number` tells those of a day
  /// apart, from 1.
  init(_ diary: EntryPath, day: LocalDate, until: LocalDate?, number: Int, line: Int) {
    let mark = "#\(day)" + (number > 1 ? "-\(number)" : "")
    file = diary.file + mark
    stem = diary.stem + mark
    heading = SourcePlace(file: diary.file, span: SourceSpan(line: line, column: 1, text: ""))
    self.day = .frontMatter(day)
    self.until = until
    slug = day.description
    (dayNumber, lastNumber, time, language, bundle, ownFolder) = (nil, nil, nil, nil, nil, nil)
  }

  /// The same text with a day of the trip that its name does not say whole.
  init(_ other: EntryPath, day: LocalDate, until: LocalDate?, slug: String) {
    (file, stem, heading, language) = (other.file, other.stem, other.heading, other.language)
    (bundle, ownFolder, time) = (other.bundle, other.ownFolder, other.time)
    (dayNumber, lastNumber) = (nil, nil)
    self.day = .fileName(day)
    (self.until, self.slug) = (until, slug)
  }

  /// The file as it is called on the disk.
  var source: String { heading?.file ?? file }

  init(_ file: String) {
    self.file = file
    heading = nil
    let folders = file.pathParts.dropLast()
    let (name, language) = Self.withoutLanguage(EntryName.withoutEnding(file.lastPathPart ?? ""))
    self.language = language
    let folder = folders.joined(separator: "/")
    stem = folder.path(of: name)
    let small = name.lowercased()
    let isBundle = !folders.isEmpty && (Self.bundleNames.contains(small) || DayFile.isDay(file))
    let isNamed = !Self.plainNames.contains(small)
    bundle = isBundle ? folder : nil
    ownFolder = isNamed || folders.isEmpty ? nil : folder
    let own = EntryName(stem: isBundle ? String(folders[folders.endIndex - 1]) : name)
    let above = isBundle ? folders.dropLast() : folders
    time = own.time
    until = own.until
    lastNumber = own.lastNumber
    if own.day != nil || own.dayNumber != nil {
      day = own.day.map { isBundle ? .folderName($0) : .fileName($0) }
      dayNumber = own.dayNumber
      slug = own.slug
      return
    }
    let last = isBundle ? folders[folders.endIndex - 1] : name[...]
    if let (date, rest) = FolderDay.date(endingWith: last, after: Array(above)[...]) {
      (day, dayNumber, slug) = (.folderName(date), nil, String(rest))
      return
    }
    let inherited = folders.last.flatMap { DayName($0) }
    day = inherited?.date.map { .folderName($0) }
    dayNumber = inherited?.number
    slug = isNamed ? own.slug : inherited.map { String($0.rest) } ?? own.slug
  }

  /// Whether the name of the file, or of the folder of which it is the text, gives the day.
  var namesDay: Bool { day != nil || dayNumber != nil }

  /// The day of the file's own name, or of the folder that is all the entry's: in another one lie texts of several days.
  var ownDay: LocalDate? {
    switch day {
    case .fileName(let date): date
    case .folderName(let date): bundle == nil ? nil : date
    case .frontMatter, nil: nil
    }
  }

  /// The name of the text that a whole folder is about.
  static let bundleNames: Set<String> = ["index", "_index"]

  /// Whether a name says nothing of an entry but that it is one.
  static func isPlain(_ stem: String) -> Bool { plainNames.contains(stem.lowercased()) }

  private static let plainNames: Set<String> = [
    "index", "_index", "notes", "note", "journal", "entry", "text", "post", "story", "diary", "tagebuch",
    "notizen", "bericht", "texte", "récit", "recit", "carnet", "texto", "relato", "diario", "testo",
    "racconto",
    "tekst", "verslag", "dagboek", "dagbok", "dagbog",
  ]

  /// A name without the language at its end; `belem.de` is Belém in German, `no.1` nothing of the kind.
  private static func withoutLanguage(_ name: String) -> (name: String, language: String?) {
    guard let point = name.lastIndex(ofMark: UInt8(ascii: ".")), point > name.startIndex else {
      return (name, nil)
    }
    let tag = name[name.index(after: point)...].lowercased()
    guard languages.contains(String(tag.prefix(2))), tag.count == 2 || (tag.count == 5 && tag.contains("-"))
    else { return (name, nil) }
    return (String(name[..<point]), tag)
  }

  /// Codes of ISO 639-1 that blogs are written in.
  private static let languages: Set<String> = Set(
    """
    ar bg bn bs ca cs cy da de el en eo es et eu fa fi fr ga gl he hi hr hu hy id is it ja ka ko lb lt lv mk mn ms
    nb nl nn no pl pt ro ru sk sl sq sr sv ta th tr uk ur uz vi zh
    """.split { $0.isWhitespace }.map(String.init))
}
