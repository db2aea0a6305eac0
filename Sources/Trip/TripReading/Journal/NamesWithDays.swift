import Diagnostics
import TripModel

/// What the files of a trip's texts would be called with their days first: of `5-13-24 Bryce.md` and `24.6. Aurland.md`
/// that is `2024-05-13 Bryce.md` and `2023-06-24 Aurland.md`, the latter since the trip was in that year.
struct NamesWithDays {
  /// The first and the last day of the trip, so far as trip.yml tells them.
  let start: LocalDate?
  let end: LocalDate?

  /// `seen` are the days of pictures and tracks, which count where trip.yml tells none.
  init(_ settings: TripSettings, seen: ClosedRange<LocalDate>? = nil) {
    let isOpen = settings.start == nil && settings.end == nil
    start = isOpen ? seen?.lowerBound : settings.start
    end = isOpen ? seen?.upperBound : settings.end
  }

  /// One for each day that may be meant, the likelier first; none for a name that begins with no day, or with too many.
  func proposals(for file: String) -> [DatedName] {
    let name = file.lastPathPart.map(String.init) ?? file
    let stem = EntryName.withoutEnding(name)
    guard stem.utf8.count <= 255, let (days, until, rest) = self.days(of: stem[...]), days.count <= 2
    else {
      return []
    }
    let words = rest.drop { "-_ .,–—:".contains($0) }
    let mark = rest.first.map { "-_".contains($0) ? String($0) : " " } ?? " "
    let behind = (words.isEmpty ? "" : mark + words) + name.dropFirst(stem.count)
    return days.map { Self.named($0, until, behind) }
  }

  /// The same by how a text begins, of one whose name says no day: `5.9.` of a trip in September, and the head of a letter, `Hvar,
  /// 5/18/24` below its title. Nil where that is no one day of the trip.
  func proposal(for file: String, beginning text: String) -> DatedName? {
    guard start != nil || end != nil else { return nil }
    let lines = text.fileLines.lazy.map { $0.drop { $0.isWhitespace || $0 == "#" } }.filter { !$0.isEmpty }
    let head = lines.prefix(Self.mostOfHead)
    guard let first = head.first else { return nil }
    // In the text itself a day is one of many.
    let heads = [first] + head.prefix { $0.utf8.count <= Self.longestHead }.flatMap(Self.mayBeDays)
    let found = heads.lazy.compactMap(days).first { found in
      found.days.count == 1 && found.days.allSatisfy(isOfTrip)
    }
    guard let found else { return nil }
    return Self.named(found.days[0], found.until, " " + (file.lastPathPart.map(String.init) ?? file))
  }

  /// Lines with words, and bytes in each, in which a letter says where and when it was written.
  private static let (mostOfHead, longestHead) = (4, 60)

  /// A line, and what stands in it behind a place: `Rovinj, Croatia -- Sunday, 5/12/2024`; without the day of the week.
  private static func mayBeDays(_ line: Substring) -> [Substring] {
    let ends = line.indices.filter { ",–—-".contains(line[$0]) }.map { line[line.index(after: $0)...] }
    return ([line] + ends).map { text in
      let text = text.drop { " -–—".contains($0) }
      let word = text.prefix(while: \.isLetter)
      let isWeekday = WeekdayNames.day(word) != nil || WeekdayNames.shortDay(word) != nil
      return isWeekday ? text[word.endIndex...].drop { " ,.".contains($0) } : text
    }
  }

  private static func named(_ day: LocalDate, _ until: LocalDate?, _ behind: String) -> DatedName {
    var name = DatedName(day: day, until: until, name: "")
    name.name = name.written + behind
    return name
  }

  private func days(of name: Substring) -> (days: [LocalDate], until: LocalDate?, rest: Substring)? {
    if let several = WordedDays(name), let (first, last) = span(several) {
      return ([first], several.areApart || !DaySpan.isEnd(last, of: first) ? nil : last, several.rest)
    }
    if let guess = DayGuess(name) {
      switch guess.meaning {
      case .days(let days):
        let own = days.filter(isOfTrip)
        return (own.isEmpty ? days : own, nil, guess.rest)
      case .span, .nothing, .withoutYear: break
      }
    }
    // Without a year it is a day of the trip, or none.
    guard let start, let found = DayWithoutYear(name) else { return nil }
    let years = start.year...max(start.year, (end ?? start + 364).year)
    let days = found.readings.flatMap { reading in
      years.compactMap { LocalDate(year: $0, month: reading.month, day: reading.day) }.filter(isOfTrip)
    }
    return (days, nil, found.rest)
  }

  /// Several days, of the trip where they say no year; nil where that is not clear.
  private func span(_ days: WordedDays) -> (first: LocalDate, last: LocalDate)? {
    if days.saysYear { return (days.first, days.last) }
    guard let start, days.isSure else { return nil }
    let longer = days.last.year - days.first.year
    let spans = (start.year...max(start.year, (end ?? start + 364).year)).compactMap {
      year -> (first: LocalDate, last: LocalDate)? in
      guard let first = LocalDate(year: year, month: days.first.month, day: days.first.day),
        let last = LocalDate(year: year + longer, month: days.last.month, day: days.last.day),
        isOfTrip(first), isOfTrip(last)
      else { return nil }
      return (first, last)
    }
    return spans.count == 1 ? spans[0] : nil
  }

  /// Of a trip without an end, the first year.
  private func isOfTrip(_ day: LocalDate) -> Bool {
    guard let start else { return end.map { day <= $0 } ?? true }
    return start <= day && day <= end ?? start + 364
  }
}

/// A day without a year at the beginning of a name: `May 21`, `1. Juli`, `24.6.`, `5-13`.
private struct DayWithoutYear {
  /// What it may be, the likelier one first.
  let readings: [(month: Int, day: Int)]
  /// What stands behind it.
  let rest: Substring

  init?(_ name: Substring) {
    var text = name
    if let month = MonthNames.take(from: &text) {
      text = Self.withoutMarks(text)
      guard let day = OrdinalEnding.takeNumber(from: &text) else { return nil }
      readings = [(month, day)]
    } else {
      guard let one = OrdinalEnding.takeNumber(from: &text), let mark = text.first else { return nil }
      text = Self.withoutMarks(text)
      if let month = MonthNames.take(from: &text) {
        readings = [(month, one)]
      } else if ".-".contains(mark), let other = OrdinalEnding.takeNumber(from: &text) {
        // With points the day comes first wherever they are used.
        readings = mark == "." ? [(other, one)] : [(other, one), (one, other)]
      } else {
        return nil
      }
    }
    self.rest = text
  }

  private static func withoutMarks(_ text: Substring) -> Substring { text.drop { " .-_,".contains($0) } }
}
