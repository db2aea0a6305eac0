import TripModel

/// Which days a trip has, so far as anything tells them: the headings of a diary mostly say no year, and many a diary
/// goes on at home.
struct DiaryDays: Sendable {
  private let start: LocalDate?
  private let end: LocalDate?
  /// Days of pictures and tracks, in order.
  private let seen: [LocalDate]

  /// How many days from one that is seen a day is surely of the trip, and how many apart two days of one journey are.
  private static let (near, apart) = (3, 7)

  init(_ settings: TripSettings, seen: some Sequence<LocalDate>) {
    self.seen = Set(seen).sorted()
    // Dates in the wrong order are told, and hold no day.
    let areInOrder = settings.start.map { start in settings.end.map { start <= $0 } ?? true } ?? true
    start = areInOrder ? settings.start : nil
    end = areInOrder ? settings.end : nil
  }

  /// The day that a heading means: of the years that it may be of the one nearest to the trip. `year` is what the text
  /// says elsewhere.
  func day(of heading: DiaryHeading, year: Int?) -> LocalDate? {
    let known = [start, end, seen.first, seen.last].compactMap { $0?.year }
    let years: [Int]
    if let written = heading.year {
      years = [written]
    } else if let first = known.min(), let last = known.max() {
      years = Array((first - 1)...(last + 1))
    } else {
      years = year.map { [$0] } ?? []
    }
    let days = heading.readings.flatMap { reading in
      years.compactMap { LocalDate(year: $0, month: reading.month, day: reading.day) }
    }
    // The first of equals: the likelier reading.
    return days.min { distance(of: $0) < distance(of: $1) }
  }

  /// Those of some days that are of the trip: within its written dates, else about what was seen and what joins that.
  func ofTrip(_ days: some Sequence<LocalDate>) -> Set<LocalDate> {
    let all = Set(days).sorted()
    if start != nil || end != nil { return Set(all.filter { distance(of: $0) == 0 }) }
    if seen.isEmpty { return Set(all) }
    var found = Set(all.filter { distance(of: $0) <= Self.near })
    for way in [all, Array(all.reversed())] {
      var last: LocalDate?
      for day in way {
        if let last, abs(day - last) <= Self.apart { found.insert(day) }
        if found.contains(day) { last = day }
      }
    }
    return found
  }

  /// Days from the nearest one of the trip; 0 where nothing tells of any.
  private func distance(of day: LocalDate) -> Int {
    if start != nil || end != nil {
      let first = start ?? end.map { $0 - Self.year } ?? day
      let last = end ?? start.map { $0 + Self.year } ?? day
      return max(0, first - day, day - last)
    }
    return seen.map { abs($0 - day) }.min() ?? 0
  }

  /// How long a trip may be of which one end is written.
  private static let year = 364
}

/// Texts that are called a diary.
enum DiaryName {
  /// Whether a text at the top of the folder, or in `journal/`, is one by its name: `journal.md`,
  /// `Reisetagebuch 2026.md`.
  static func isOne(_ file: String) -> Bool {
    let parts = file.pathParts
    guard parts.count == 1 || parts.count == 2 && parts[0].lowercased() == "journal" else { return false }
    let stem = EntryName.withoutEnding(parts.last ?? "").lowercased()
    let words = stem.split { !$0.isLetter }.map(String.init)
    return names.contains(words.joined(separator: " "))
      || words.count > 1 && (names.contains(words[0]) || names.contains(words[words.count - 1]))
  }

  private static let names: Set<String> = [
    "journal", "diary", "logbook", "travelogue", "travel log", "trip log", "tagebuch", "reisetagebuch",
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
