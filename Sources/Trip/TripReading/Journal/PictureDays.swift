import Markdown
import TripModel

/// On which of its days the pictures in the text of an entry of several were taken, by the heading or the bold words above
/// them that name a day: `## Friday`, `**Mon 3.** Rain.`
enum PictureDays {
  static func tell(_ entry: inout JournalEntry) {
    guard let first = entry.day?.date, let last = entry.until, first < last, !entry.pictures.isEmpty else {
      return
    }
    let all = (0...(last - first)).map { first + $0 }
    var current: LocalDate?
    var days: [String: LocalDate] = [:]
    for block in entry.body.blocks {
      if let named = beginning(of: block).flatMap({ meant(by: $0, among: all, after: current) }) {
        current = named
      }
      guard let current else { continue }
      for image in MarkdownDocument(blocks: [block]).images {
        if let file = entry.pictures[image.source], days[file] == nil { days[file] = current }
      }
    }
    entry.pictureDays = days
  }

  /// The words of a heading, or the bold ones with which a paragraph begins.
  private static func beginning(of block: Block) -> String? {
    switch block {
    case .heading(_, let words): return words.plainText
    case .paragraph(let words):
      guard case .strong(let bold)? = words.first else { return nil }
      return bold.plainText
    default: return nil
    }
  }

  /// Which of the days that is; of a weekday that comes twice among them the next one.
  private static func meant(by text: String, among all: [LocalDate], after current: LocalDate?) -> LocalDate?
  {
    let days: [LocalDate]
    if let heading = DiaryHeading(text[...]) {
      days = all.filter { day in
        (heading.year ?? day.year) == day.year && (heading.weekday ?? day.weekday) == day.weekday
          && heading.readings.contains { $0.month == day.month && $0.day == day.day }
      }
    } else if let heading = WeekdayHeading(text[...]) {
      days = all.filter { $0.weekday == heading.weekday }
    } else if let (weekday, number) = numbered(text) {
      days = all.filter { $0.weekday == weekday && $0.day == number }
    } else {
      return nil
    }
    return days.first { day in current.map { day >= $0 } ?? true } ?? days.first
  }

  /// A weekday, which may be written in short, with the number of a day: `Mon 10.`
  private static func numbered(_ text: String) -> (weekday: Int, number: Int)? {
    let word = text.prefix(while: \.isLetter)
    let figures = text[word.endIndex...].drop { " .,".contains($0) }.prefix { $0.isFigure }
    guard let weekday = WeekdayNames.day(word) ?? WeekdayNames.shortDay(word), figures.count <= 2,
      let number = Int(digits: figures)
    else { return nil }
    return (weekday, number)
  }
}
