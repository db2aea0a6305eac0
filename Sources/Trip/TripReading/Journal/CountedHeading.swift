import TripModel

/// A heading of a diary that counts the days of the trip and says no date: `Day 3 (Wed) - Hakone or bust`, `3. Tag: Sterzing`.
struct CountedHeading {
  let number: Int
  /// The day of the week that stands beside the number, 1 for Monday; it may be wrong.
  let weekday: Int?
  /// What else it says; empty where that is all.
  let title: String

  /// Bytes; a longer line is no heading of a day.
  private static let longest = 200

  /// Nil for one that counts none, or goes on in words: `Day 2 of the fair`.
  init?(_ heading: Substring) {
    guard heading.utf8.count <= Self.longest else { return nil }
    let text = heading.filter { !"*_`".contains($0) }[...].trimmed
    guard let (number, rest) = DayNumberName.number(text), number > 0 else { return nil }
    guard
      rest.drop(while: \.isBlank).first.map({ DiaryHeading.marks.contains($0) || "!".contains($0) }) ?? true
    else { return nil }
    let word = rest.drop { DiaryHeading.marks.contains($0) }.prefix { $0.isLetter || $0 == "-" }
    let (named, behind) = DiaryHeading.withoutWeekday(rest)
    let isNamed = behind.startIndex > rest.startIndex
    self.number = number
    weekday = named ?? (isNamed ? WeekdayNames.shortDay(word) : nil)
    title = String(DiaryHeading.bare(behind))
  }
}

extension DiaryDays {
  /// The first day of a trip whose days are counted; nil where nothing tells it.
  ///
  /// That is the day from which one counted where headings tell both, else its written `start`, else the first day of
  /// pictures or one near it by which two thirds of the days of the week agree. Without any of these it is the first day of pictures
  /// where there are as many days from that to the last as are counted.
  func first(counting headings: [CountedHeading], dated: [(number: Int, day: LocalDate)]) -> LocalDate? {
    let told = Dictionary(grouping: dated) { $0.day - ($0.number - 1) }.mapValues(\.count)
    if let most = told.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) {
      return 2 * most.value > dated.count ? most.key : nil
    }
    let named = headings.filter { $0.weekday != nil }
    func agreeing(_ first: LocalDate) -> Int {
      named.count { $0.weekday == (first + ($0.number - 1)).weekday }
    }
    // Weekdays that gainsay a written start are of other days.
    if let start { return named.count >= 2 && 2 * agreeing(start) < named.count ? nil : start }
    guard let span, let last = headings.map(\.number).max(), headings.count >= 2 else { return nil }
    let days = [0, -1, 1, -2, 2, -3, 3].map { span.lowerBound + $0 }
    if named.count >= 2 {
      return days.first { 3 * agreeing($0) >= 2 * named.count && isOfTrip($0 + (last - 1)) }
    }
    return headings.count >= 3 && span.upperBound - span.lowerBound == last - 1 ? span.lowerBound : nil
  }
}
