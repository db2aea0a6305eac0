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
