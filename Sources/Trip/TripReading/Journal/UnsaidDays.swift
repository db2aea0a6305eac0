import Diagnostics
import TripModel

/// Texts whose names say no whole date and are of a day all the same: in the journal `22 June - the beach.md`, of a trip with one
/// such day, and anywhere `Etappe 10.md` between `Etappe 09.md` and `Etappe 11.md`, which are two days apart.
struct UnsaidDays {
  let days: DiaryDays

  /// Moves texts of such rows from those that are no entries to those that are; what there is to tell of them.
  func take(from others: inout [EntryFile], to entries: inout [EntryFile]) -> [Diagnostic] {
    let series = Dictionary(
      entries.compactMap { file in Numbered(file.file).map { ($0, file) } },
      uniquingKeysWith: { first, _ in first })
    let counts = Dictionary(others.compactMap { Numbered($0.file) }.map { ($0, 1) }, uniquingKeysWith: +)
    var told: [(file: String, day: LocalDate)] = []
    others.removeAll { file in
      // A copy, and what has more words, may be for somebody else.
      guard file.holdsWords, let own = Numbered(file.file), own.isAll(of: file.file), counts[own] == 1,
        series[own] == nil, TripFiles.keepingFolder(of: file.file) == nil, let day = between(own, series)
      else { return false }
      if !JournalReader.marks(file, .entry).isKept { told.append((file.file, day)) }
      entries.append(
        EntryFile.read(file.parts, at: EntryPath(file.path, day: day, until: nil, slug: file.path.slug)))
      return true
    }
    return told.map { .dayBetween($0.file, $0.day) }
  }

  /// The same entries, with the days of their names where nothing else gives them one.
  func dated(_ entries: [EntryFile]) -> [EntryFile] {
    entries.map { file in
      guard !file.path.namesDay, file.dating != .dated, let path = named(file) else { return file }
      return EntryFile.read(file.parts, at: path)
    }
  }

  /// By a day with its month's name at the beginning of its own: one of the trip, and surely a day.
  private func named(_ file: EntryFile) -> EntryPath? {
    let stem = file.path.stem.lastPathPart ?? ""
    let words = stem.split { !$0.isLetter }
    guard !DiaryName.isKeeping(name: stem), let first = words.first,
      words.prefix(3).contains(where: { MonthNames.month($0) != nil })
    else {
      return nil
    }
    let isMonth = MonthNames.month(first) != nil
    let weekday = isMonth ? nil : WeekdayNames.day(first) ?? WeekdayNames.shortDay(first)
    guard stem.first?.isNumber == true || isMonth || weekday != nil,
      let heading = DiaryHeading(stem), heading.saysMonth, heading.year == nil,
      // The day stands at its beginning, and no other words do.
      heading.title.isEmpty || !stem.hasPrefix(heading.title),
      let day = days.day(of: heading, year: nil), days.isOfTrip(day),
      (heading.weekday ?? weekday).map({ $0 == day.weekday }) ?? true
    else { return nil }
    let until = days.until(heading, from: day).flatMap { days.isOfTrip($0) ? $0 : nil }
    return EntryPath(
      file.path, day: day, until: until, slug: heading.title.isEmpty ? String(stem) : heading.title)
  }

  /// The day between those of its neighbours, where just one is.
  private func between(_ own: Numbered, _ series: [Numbered: EntryFile]) -> LocalDate? {
    guard let above = series[own.moved(by: -1)].flatMap(span)?.last,
      let below = series[own.moved(by: 1)].flatMap(span)?.first, below == above + 2
    else { return nil }
    return above + 1
  }

  /// The first and the last day of a text.
  private func span(of file: EntryFile) -> (first: LocalDate, last: LocalDate)? {
    if let day = file.path.day?.date { return (day, file.path.until ?? day) }
    guard let date = file.texts("date").first else { return nil }
    if let several = DaySpan(date) { return (several.first, several.last) }
    guard let heading = DiaryHeading(date[...]), let day = days.day(of: heading, year: nil) else {
      return nil
    }
    return (day, days.until(heading, from: day) ?? day)
  }

  /// A name that begins with words and a number, in its folder: `Etappe 10`.
  private struct Numbered: Hashable {
    let folder: String
    let words: String
    let number: Int

    init?(_ file: String) {
      let stem = EntryPath(file).stem.lastPathPart ?? ""
      let words = stem.prefix { !$0.isFigure }
      let figures = stem[words.endIndex...].prefix(while: \.isFigure)
      guard words.contains(where: \.isLetter), figures.count <= 3, let number = Int(digits: figures) else {
        return nil
      }
      folder = JournalReader.folder(of: file)
      (self.words, self.number) = (words.lowercased(), number)
    }

    /// Whether nothing else stands in the name.
    func isAll(of file: String) -> Bool { EntryPath(file).stem.last?.isFigure ?? false }

    private init(_ folder: String, _ words: String, _ number: Int) {
      (self.folder, self.words, self.number) = (folder, words, number)
    }

    func moved(by steps: Int) -> Numbered { Numbered(folder, words, number + steps) }
  }
}

extension Diagnostic {
  fileprivate static func dayBetween(_ file: String, _ day: LocalDate) -> Diagnostic {
    Diagnostic(
      .note, .readAsEntry, "This text is an entry of \(day), the day between those of the texts beside it",
      at: SourcePlace(file: file),
      advice: "If that is another day, write `date:` at its top; to keep it back, `private: yes`.")
  }
}
