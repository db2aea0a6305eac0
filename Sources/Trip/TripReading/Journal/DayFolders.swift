import Diagnostics
import TripModel

/// Folders that are each of a day of the trip, by names that do not say it whole: `J01 - samedi 13 juillet - Rennes`, `Tag 3 Brest`,
/// `02 Quimper`. Their texts are entries of these days.
///
/// A name with a month is of the day that the trip has; a number counts from the day on which pictures in several such folders agree.
struct DayFolders {
  private struct Day {
    var date: LocalDate
    /// What the name says beside; empty where that is all.
    var title: String
  }

  private var days: [String: Day] = [:]

  /// `folders` hold texts or pictures, and `pictures` are the days of the pictures in each.
  init(_ folders: Set<String>, pictures: [String: [LocalDate]], _ days: DiaryDays) {
    var counted: [(folder: String, number: Int, title: String)] = []
    var offsets: [Int] = []
    for folder in folders.sorted() {
      let isSeen = !(pictures[folder] ?? []).isEmpty
      guard let name = folder.lastPathPart, !DiaryName.isKeeping(name: name), !DiaryName.isPlan(name),
        !DiaryName.isOfOthers(name), !NoteName.isNote(String(name)), isSeen || folder.pathParts.count == 1,
        EntryPath(folder + "/text.md").day == nil
      else { continue }
      let (number, rest) = Self.numbered(name)
      let most = Self.most(of: pictures[folder] ?? [])
      if let (day, title) = Self.dated(rest, days) {
        self.days[folder] = Day(date: day, title: title)
        if let number { offsets.append(day.dayNumber - number) }
      } else if let number, !Self.saysMonth(rest) {
        // A number alone may count anything.
        guard isSeen || name.first?.isLetter == true else { continue }
        counted.append((folder, number, String(rest)))
        if let most { offsets.append(most.dayNumber - number) }
      }
    }
    let agreeing = Dictionary(grouping: offsets) { $0 }.max {
      ($0.value.count, $1.key) < ($1.value.count, $0.key)
    }
    guard let agreeing, agreeing.value.count >= Self.leastAgreeing,
      Double(agreeing.value.count) >= Self.share * Double(offsets.count)
    else { return }
    for (folder, number, title) in counted {
      let day = LocalDate(dayNumber: agreeing.key + number)
      guard days.isOfTrip(day) else { continue }
      self.days[folder] = Day(date: day, title: title)
    }
  }

  /// Folders that have to agree on the day from which they count, and their share of all that tell of it.
  private static let (leastAgreeing, share) = (2, 0.7)

  /// The same also where the folder says its day whole, of a text that is no Markdown.
  func path(of file: EntryFile, ofDated days: DiaryDays) -> EntryPath? {
    guard case .folderName(let day)? = file.path.day else { return path(of: file) }
    let isAtTop = JournalReader.folder(of: file.file).pathParts.count == 1
    let name = JournalReader.folder(of: file.file)
    guard !DiaryName.isOfOthers(name), !DiaryName.isPlan(name), !NoteName.isNote(name) else { return nil }
    return isAtTop && days.isOfTrip(day) && file.holdsWords ? file.path : nil
  }

  /// The path of a text as an entry of its folder's day; nil where that has none, or where the text is called anything but a text.
  func path(of file: EntryFile) -> EntryPath? {
    let folder = JournalReader.folder(of: file.file)
    guard let day = days[folder], file.holdsWords, file.dating != .dated,
      TripFiles.keepingFolder(of: file.file) == nil
    else { return nil }
    let stem = file.path.stem.lastPathPart.map(String.init) ?? ""
    let isPlain = EntryPath.isPlain(stem)
    guard TextOfDay.mayBe(called: stem) else { return nil }
    // A long name of a folder is no part of an address, and its title that of its text.
    let title = day.title.isEmpty ? stem : day.title
    return EntryPath(file.path, day: day.date, until: nil, slug: isPlain ? title : stem)
  }

  /// What the name of a folder says beside its day: `PLUIE` of `J06 - jeudi 18 juillet - PLUIE`; nil where it names no day so.
  static func title(of name: Substring) -> Substring? {
    let (number, rest) = numbered(name)
    if let heading = DiaryHeading(rest), heading.saysMonth, heading.year == nil,
      heading.title.isEmpty || !rest.hasPrefix(heading.title)
    {
      return heading.title[...]
    }
    return number != nil && name.first?.isLetter == true ? rest : nil
  }

  /// The number with which a name begins, and what stands behind it: `J01 - …`, `Tag 3 …`, `02 …`, `2. …`.
  private static func numbered(_ name: Substring) -> (Int?, rest: Substring) {
    func behind(_ rest: Substring) -> Substring { rest.drop { " -_.,–—:".contains($0) } }
    if let (number, rest) = DayNumberName.number(name) { return (number, behind(rest)) }
    let letter = name.prefix(1)
    let bare = "jdtgJDTG".contains(letter) && !letter.isEmpty ? name.dropFirst() : name
    let figures = bare.prefix(while: \.isFigure)
    let rest = bare[figures.endIndex...]
    // `13 juillet` is a day of its month, and `2024` a year.
    guard (1...3).contains(figures.count), let number = Int(digits: figures), rest.first?.isLetter != true,
      bare.startIndex > name.startIndex || MonthNames.month(behind(rest).prefix(while: \.isLetter)) == nil
    else { return (nil, name) }
    // `13.7. Rennes` has its month behind it.
    if bare.startIndex == name.startIndex, behind(rest).first?.isFigure == true { return (nil, name) }
    return (number, behind(rest))
  }

  /// The day of the trip with whose month a name begins, and what stands behind it.
  private static func dated(_ name: Substring, _ days: DiaryDays) -> (LocalDate, title: String)? {
    guard let heading = DiaryHeading(name), heading.saysMonth, heading.year == nil, heading.last == nil,
      heading.isSurelyDay || heading.weekday != nil, !name.hasPrefix(heading.title) || heading.title.isEmpty,
      let day = days.day(of: heading, year: nil), days.isOfTrip(day),
      heading.weekday.map({ $0 == day.weekday }) ?? true
    else { return nil }
    return (day, heading.title)
  }

  private static func saysMonth(_ name: Substring) -> Bool { DiaryHeading(name)?.saysMonth ?? false }

  /// The day of most of some pictures; nil where there are none, or they are of several.
  private static func most(of days: [LocalDate]) -> LocalDate? {
    let most = Dictionary(grouping: days) { $0 }.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
    guard let most, Double(most.value.count) >= share * Double(days.count) else { return nil }
    return most.key
  }
}

/// What a text is called that tells of a day and of nothing else: by a word for such a text, whoever wrote it: `texte`, `récit de Zoé`.
///
/// Any other name may be of a list, a booking, a dream or a letter.
enum TextOfDay {
  static func mayBe(called stem: String) -> Bool {
    guard !DiaryName.isPlan(stem), !DiaryName.isKeeping(name: stem), !DiaryName.isOfOthers(stem),
      !NoteName.isNote(stem)
    else {
      return false
    }
    let words = stem.split(separator: " ")
    if words.count == 1 { return EntryPath.isPlain(stem) }
    // `récit de Zoé`: by whom.
    return words.count == 3 && narratives.contains(words[0].lowercased())
      && prepositions.contains(words[1].lowercased())
      && words[2].first?.isUppercase == true && words[2].allSatisfy(\.isLetter)
  }

  private static let prepositions: Set<String> = ["by", "de", "d", "von", "di", "da", "van"]
  /// English, French, German, Spanish, Italian, Dutch.
  private static let narratives: Set<String> = [
    "text", "story", "texte", "récit", "recit", "bericht", "texto", "relato", "testo", "racconto", "tekst",
    "verslag",
  ]
}

extension Diagnostic {
  /// Nil where there are none.
  static func inDayFolders(_ files: [String]) -> Diagnostic? {
    guard let first = files.first else { return nil }
    var told = Diagnostic(
      .warning, .readAsEntry,
      files.count == 1
        ? "Entry, since its name or its folder's tells a day of the trip"
        : "Entries, since their names or their folders' tell days of the trip",
      at: SourcePlace(file: first),
      advice: "To keep one back, write `private: yes` at its top, between two lines of `---`.")
    told.others = files.dropFirst().map { SourcePlace(file: $0) }
    return told
  }
}
