import TripModel

/// The days of a journey of which nothing tells where they were, credited to the country around them.
enum DaysBetween {
  /// Days in a row: in a longer silence a traveller may have been anywhere.
  private static let most = 7

  /// Days by country, with those that lie between two days on which it was in this country, and in no other one that both
  /// have: a rest, or a day of which nobody wrote. What lies outside the trip's dates, and outings, tell of no day between.
  static func filled(_ days: [String: Set<LocalDate>], _ dates: TripDates?) -> [String: Set<LocalDate>] {
    guard let dates, dates.outings == nil else { return days }
    var byDay: [LocalDate: Set<String>] = [:]
    for (country, days) in days {
      for day in days where day >= dates.start.value && day <= dates.end.value {
        byDay[day, default: []].insert(country)
      }
    }
    var filled = days
    let known = byDay.keys.sorted()
    for (one, next) in zip(known, known.dropFirst()) {
      let (apart, both) = (next - one, (byDay[one] ?? []).intersection(byDay[next] ?? []))
      guard apart > 1, apart - 1 <= most, both.count == 1, let country = both.first else { continue }
      for number in 1..<apart { filled[country, default: []].insert(one + number) }
    }
    return filled
  }
}
