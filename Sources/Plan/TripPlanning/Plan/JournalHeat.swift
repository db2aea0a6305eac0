package import TripModel

/// How much was written on each day of the trip, week by week: the heat map of the journal.
package struct JournalHeat: Hashable, Sendable {
  /// A day of the map.
  package struct Square: Hashable, Sendable {
    package var date: LocalDate
    package var words: Int
    package var entries: Int
    /// 0 for a day without an entry, else from 1 to `maxSteps`: the more, the darker.
    package var step: Int
  }

  /// Seven days from Monday; nil for one that is no day of the trip.
  package struct Week: Hashable, Sendable {
    package var monday: LocalDate
    package var squares: [Square?]
    /// Whether weeks without a day of the trip were left out before it.
    package var followsGap: Bool
  }

  package private(set) var weeks: [Week] = []
  /// From so many words on, a day has the darkest step.
  package let manyWords: Int
  /// The fewest words of a day on which any were written, which has the lightest step.
  private let fewWords: Int

  package static let maxSteps = 4
  /// The days on which something was written, in order.
  package var written: [Square] {
    weeks.flatMap { $0.squares.compactMap(\.self) }.filter { $0.entries > 0 }
  }

  /// So many weeks without a day of the trip are left out; fewer are shown, so that weeks stay in their rhythm.
  private static let longestSilence = 3

  /// Nil where fewer than two days were written on: there is nothing to compare.
  package static func measure(_ plan: TripPlan) -> JournalHeat? {
    let written = Dictionary(grouping: plan.journal.entries) { $0.day.value }
    guard written.count > 1 else { return nil }
    let counts = written.values.map { $0.reduce(0) { $0 + $1.wordCount } }
    var heat = JournalHeat(
      manyWords: many(among: counts), fewWords: counts.filter { $0 > 0 }.min() ?? 0)
    var lastMonday: LocalDate?
    for monday in mondays(of: Set(days(of: plan)).union(written.keys)) {
      let gap = lastMonday.map { (monday - $0) / 7 - 1 } ?? 0
      if let lastMonday, gap > 0, gap <= longestSilence {
        for empty in 1...gap { heat.weeks.append(heat.week(lastMonday + 7 * empty, [:], plan)) }
      }
      var week = heat.week(monday, written, plan)
      week.followsGap = gap > longestSilence
      heat.weeks.append(week)
      lastMonday = monday
    }
    return heat
  }

  private func week(_ monday: LocalDate, _ written: [LocalDate: [EntryPlan]], _ plan: TripPlan) -> Week {
    let squares = (0..<7).map { weekday -> Square? in
      let date = monday + weekday
      guard let entries = written[date] else {
        return plan.dates?.number(of: date) == nil ? nil : Square(date: date, words: 0, entries: 0, step: 0)
      }
      let words = entries.reduce(0) { $0 + $1.wordCount }
      return Square(
        date: date, words: words, entries: entries.count,
        step: Self.step(words, fewWords: fewWords, manyWords: manyWords))
    }
    return Week(monday: monday, squares: squares, followsGap: false)
  }

  /// That of a day on which something was written.
  static func step(_ words: Int, fewWords: Int = 0, manyWords: Int) -> Int {
    guard words < manyWords else { return maxSteps }
    // Days of much the same length would else share a shade.
    return 1 + max(0, words - fewWords) * (maxSteps - 1) / max(1, manyWords - fewWords)
  }

  /// The days of the trip: all of a journey, those that hold something of outings and of what is too long for one.
  private static func days(of plan: TripPlan) -> [LocalDate] {
    guard let dates = plan.dates, dates.outings == nil, dates.span <= TripPlanner.maxDays else {
      return plan.days.map(\.date)
    }
    return (0..<dates.span).map { dates.start.value + $0 }
  }

  private static func mondays(of days: Set<LocalDate>) -> [LocalDate] {
    Set(days.map { $0 - ($0.weekday - 1) }).sorted()
  }

  /// A round number that about one written day in ten reaches, so that one very long day leaves the others their
  /// shades; of fewer than ten days the most words, up to four times those of the day in the middle.
  static func many(among counts: [Int]) -> Int {
    let sorted = counts.filter { $0 > 0 }.sorted()
    guard !sorted.isEmpty else { return 1 }
    let high =
      sorted.count < 10
      ? min(sorted[sorted.count - 1], 4 * sorted[sorted.count / 2]) : sorted[(sorted.count - 1) * 9 / 10]
    var unit = 1
    while unit * 10 <= high { unit *= 10 }
    return max(1, high / unit * unit)
  }
}
