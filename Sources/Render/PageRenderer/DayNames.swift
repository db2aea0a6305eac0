import SiteLanguage
import TripModel

/// What a day is called wherever something of it is shown: made once, since tens of thousands of links lead to the
/// days of a long trip.
struct DayNames {
  /// `Day 3`, or the date of a day outside the trip.
  let label: String
  /// `2026-05-03`.
  let iso: String
  /// `Sunday 3 May 2026`.
  let long: String

  /// `needsYear` says whether the date alone would not tell which day is meant.
  init(of date: LocalDate, number: Int?, needsYear: Bool, _ words: Words) {
    let short = needsYear ? words.dates.plain(date) : words.dates.short(date)
    label = number.map { words(.dayNumber, ["number": words.numbers.whole($0)]) } ?? short
    iso = date.description
    long = words.dates.long(date)
  }
}
