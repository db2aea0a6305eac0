import TripModel

/// Which days a trip has, so far as anything tells them: the headings of a diary mostly say no year, and many a diary
/// goes on at home.
struct DiaryDays: Sendable {
  /// By what trip.yml says of them; nil where it says nothing.
  private let written: ClosedRange<LocalDate>?
  /// Days of pictures and tracks, in order.
  private let seen: [LocalDate]

  /// How many days from one that is seen a day is surely of the trip.
  private static let near = 3
  /// How many days apart two that are seen may be so that those between are of the trip as well.
  private static let apart = 14
  /// How long a trip may be of which one end is written and nothing else tells of it.
  private static let longest = 60

  init(_ settings: TripSettings, seen: some Sequence<LocalDate>) {
    let days = Set(seen).sorted()
    self.seen = days
    written = Self.written(settings, days)
  }

  /// Dates in the wrong order are told, and hold no day. Where one end is missing, nobody's whole year is published.
  private static func written(_ settings: TripSettings, _ seen: [LocalDate]) -> ClosedRange<LocalDate>? {
    switch (settings.start, settings.end) {
    case (let start?, let end?): start <= end ? start...end : nil
    case (let start?, nil): start...(start + reach(seen.map { $0 - start }))
    case (nil, let end?): (end - reach(seen.reversed().map { end - $0 }))...end
    case (nil, nil): nil
    }
  }

  /// How many days a trip goes on from its written end, by those that are seen, in order.
  private static func reach(_ seen: [Int]) -> Int {
    var last: Int?
    for days in seen where days >= 0 {
      if days - (last ?? 0) > longest { break }
      last = days
    }
    return last.map { $0 + near } ?? longest
  }

  /// The day that a heading means: of the years that it may be of the one nearest to the trip. `year` is what the text
  /// says elsewhere.
  func day(of heading: DiaryHeading, year: Int?) -> LocalDate? {
    let range = heading.year.map { $0...$0 } ?? self.years(year)
    let years = range.map { Array($0) } ?? []
    let days = heading.readings.flatMap { reading in
      years.compactMap { LocalDate(year: $0, month: reading.month, day: reading.day) }
    }
    // The first of equals: the likelier reading.
    return days.min { distance(of: $0) < distance(of: $1) }
  }

  /// Those of the trip; the one that the text says alone where that is none of them.
  private func years(_ said: Int?) -> ClosedRange<Int>? {
    let known = [written?.lowerBound, written?.upperBound, seen.first, seen.last].compactMap { $0?.year }
    guard let first = known.min(), let last = known.max() else { return said.map { $0...$0 } }
    if let said, !(first...last).contains(said) { return said...said }
    return (first - 1)...(last + 1)
  }

  /// The last of several days of which the first is known; nil where the heading says no more than that.
  func until(_ heading: DiaryHeading, from day: LocalDate) -> LocalDate? {
    guard let last = heading.last else { return nil }
    let days = [day.year, day.year + 1].compactMap {
      LocalDate(year: $0, month: last.month ?? day.month, day: last.day)
    }
    return days.first { (1...Self.longest).contains($0 - day) }
  }

  /// Whether a day is within the trip's written dates, else about or between what was seen; without any of these, none
  /// is: a diary may be of a whole life.
  func isOfTrip(_ day: LocalDate) -> Bool {
    if let written { return written.contains(day) }
    if seen.isEmpty { return false }
    if distance(of: day) <= Self.near { return true }
    let index = seen.firstIndex(notBelow: day)
    return index > 0 && index < seen.count && seen[index] - seen[index - 1] <= Self.apart
  }

  /// Days from the nearest one of the trip; 0 where nothing tells of any.
  private func distance(of day: LocalDate) -> Int {
    if let written { return max(0, written.lowerBound - day, day - written.upperBound) }
    let index = seen.firstIndex(notBelow: day)
    return seen[max(0, index - 1)..<min(seen.count, index + 1)].map { abs($0 - day) }.min() ?? 0
  }
}

extension Array where Element: Comparable {
  /// In a list in order, where the first element stands that is not below a value: binary search.
  func firstIndex(notBelow value: Element) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Texts that are called a diary.
enum DiaryName {
  /// Whether a text at the top of the folder, or in `journal/`, is one by its name, with a year and `own` words of the
  /// trip beside at most: `journal.md`, `Reisetagebuch 2026.md`, `scotland-diary.md`.
  ///
  /// Any other word may say whose it is, and for whom: `Therapy diary.md`.
  static func isOne(_ file: String, ofTrip own: Set<String> = []) -> Bool {
    let parts = file.pathParts
    guard parts.count == 1 || parts.count == 2 && parts[0].lowercased() == "journal" else { return false }
    let stem = EntryPath(file).stem.lastPathPart ?? ""
    guard isPlain(stem) else { return false }
    let words = words(stem)
    guard words.count <= mostWords, !words.contains(where: isKeeping) else { return false }
    return words.indices.contains { first in
      (first..<words.count).contains { last in
        names.contains(words[first...last].joined(separator: " "))
          && words[..<first].allSatisfy(own.contains) && words[(last + 1)...].allSatisfy(own.contains)
      }
    }
  }

  /// The words of a name or a title, without its figures.
  static func words(_ name: some StringProtocol) -> [String] {
    name.lowercased().split { !$0.isLetter }.map(String.init)
  }

  private static let mostWords = 20

  /// Whether a name is nothing but words and a year: `journal (1)`, `journal 2` and `_journal` are copies, in which what
  /// was kept back later may be open.
  private static func isPlain(_ name: some StringProtocol) -> Bool {
    guard name.first?.isLetter == true || name.first?.isNumber == true,
      name.allSatisfy({ $0.isLetter || $0.isNumber || " -_".contains($0) })
    else { return false }
    let figures = name.split { !$0.isNumber }
    return figures.count <= 1 && figures.allSatisfy { $0.count == 4 }
  }

  /// Whether a word of a file's name says that it is for nobody else.
  static func keepsBack(_ file: String) -> Bool {
    words(EntryPath(file).stem.lastPathPart ?? "").contains(where: isKeeping)
  }

  private static func isKeeping(_ word: String) -> Bool {
    VisibilityVocabulary.reason(ofFolder: word) != nil || PrivateComment.isMark(word[...])
  }

  private static let names: Set<String> = [
    "journal", "diary", "logbook", "travelogue", "travel log", "trip log", "travel diary",
    "travel journal", "trip diary", "trip journal", "tagebuch", "reisetagebuch",
    "logbuch", "dagboek", "reisdagboek", "reisverslag", "logboek", "carnet", "carnet de voyage",
    "carnet de bord", "journal de voyage", "journal de bord", "diario", "diario de viaje",
    "diario di viaggio",
    "diário", "diário de viagem", "bitácora", "cuaderno de viaje", "diari", "diari de viatge", "dagbog",
    "rejsedagbog", "dagbok", "reisedagbok", "resedagbok", "päiväkirja", "matkapäiväkirja", "dziennik",
    "dziennik podróży", "pamiętnik", "deník", "cestovní deník", "denník", "cestovný denník", "napló",
    "útinapló", "úti napló", "jurnal", "jurnal de călătorie", "дневник", "щоденник", "ημερολόγιο", "günlük",
    "gezi günlüğü", "日記", "旅日記", "旅行日記", "日记", "旅行日记", "游记", "일기", "여행일기", "여행 일기", "يوميات", "יומן",
    "יומן מסע", "dnevnik",
  ]
}
