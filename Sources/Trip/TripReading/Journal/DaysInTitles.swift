import Markdown
import TripModel

/// Several days of which the titles of entries tell: `Syros, 1–3 June`.
struct DaysInTitles {
  let days: DiaryDays
  /// Notes of a vault may be of a whole life: there a title makes nothing an entry of the trip.
  let isVault: Bool

  /// What an entry is given by its title: its last day where the first is its own, and both where it says none.
  ///
  /// A `date` field says all that is to be known, and so does the number of a day.
  func tell(_ entry: inout JournalEntry) {
    guard entry.until == nil, entry.dayNumber == nil, let title = Self.title(of: entry),
      let heading = DiaryHeading(title[...]), heading.last != nil
    else { return }
    switch entry.day {
    case .frontMatter: return
    case .fileName(let day), .folderName(let day):
      guard heading.year ?? day.year == day.year,
        heading.readings.contains(where: { $0.month == day.month && $0.day == day.day })
      else { return }
      entry.until = days.until(heading, from: day)
    case nil:
      if case .moment = entry.time { return }
      guard !isVault, let first = days.day(of: heading, year: nil), days.isOfTrip(first),
        let last = days.until(heading, from: first), days.isOfTrip(last)
      else { return }
      (entry.day, entry.until) = (.frontMatter(first), last)
    }
  }

  /// Gives the dates of their titles to entries whose names count the days, where nothing else tells from which day:
  /// `Day 1.md` with `# Friday 4 Sept, Cork – Reykjavík`.
  ///
  /// Only those that agree with each other count; a weekday that is written has to agree as well.
  func count(_ entries: inout [JournalEntry], start: LocalDate?) {
    let isCounted = start != nil || entries.contains { $0.dayNumber != nil && $0.day != nil }
    guard !isVault, !isCounted else { return }
    var byFirst: [LocalDate: [(index: Int, day: LocalDate, until: LocalDate?)]] = [:]
    for index in entries.indices {
      guard let number = entries[index].dayNumber, number > 0,
        let (day, until) = self.day(titling: entries[index])
      else { continue }
      byFirst[day - (number - 1), default: []].append((index, day, until))
    }
    let most = byFirst.values.map(\.count).max() ?? 0
    let agreed = byFirst.values.filter { $0.count == most }
    guard agreed.count == 1 else { return }
    // One alone may tell of another year, or of home.
    let numbered = entries.count { ($0.dayNumber ?? 0) > 0 }
    if most == 1, numbered > 1, let first = byFirst.first(where: { $0.value.count == 1 })?.key,
      let span = days.span,
      abs(first - span.lowerBound) > Self.near
    {
      return
    }
    for (index, day, until) in agreed[0] {
      entries[index].day = .frontMatter(day)
      if let until { entries[index].until = until }
    }
  }

  /// Days from the first of pictures within which one title tells which was the first of the trip.
  private static let near = 3

  /// The day of the trip that the title of an entry surely names, and the last of several.
  private func day(titling entry: JournalEntry) -> (day: LocalDate, until: LocalDate?)? {
    if case .moment = entry.time { return nil }
    guard let title = Self.title(of: entry), let heading = DiaryHeading(title[...]),
      let day = days.day(of: heading, year: nil), days.isOfTrip(day), heading.isSurely(day),
      heading.weekday.map({ $0 == day.weekday }) ?? true
    else { return nil }
    return (day, days.until(heading, from: day))
  }

  /// Nil where no number is in it, as in most.
  private static func title(of entry: JournalEntry) -> String? {
    guard let title = entry.title?.value ?? heading(of: entry.body),
      title.utf8.contains(where: { (0x30...0x39).contains($0) })
    else { return nil }
    return title
  }

  /// The heading with which a text begins.
  private static func heading(of body: MarkdownDocument) -> String? {
    guard case .heading? = body.blocks.first else { return nil }
    return body.firstHeading
  }
}
