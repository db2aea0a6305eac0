package import SiteOutput
package import TripModel

/// The days of all trips, a page a year.
package struct LibraryCalendar: Hashable, Sendable {
  /// Years in which there is anything, the first one first.
  package var years: [Year]
  /// From so many words on, a day has the darkest step.
  package var manyWords: Int

  package struct Year: Hashable, Sendable {
    package var year: Int
    package var page: OutputPath
    /// The days that a trip has, in order.
    package var days: [Day]
    /// Each once.
    package var trips: [TripNumber]

    /// Whether anything was written on any of them.
    package var isWritten: Bool { days.contains { $0.step > 0 } }
  }

  package struct Day: Hashable, Sendable {
    package var date: LocalDate
    /// The trips on this day, the one that began first coming first.
    package var trips: [OnDay]
    package var entries: Int
    package var words: Int
    /// 0 for a day without an entry, else from 1 to `JournalHeat.maxSteps`: the more words, the darker.
    package var step: Int
  }

  /// A trip on a day.
  package struct OnDay: Hashable, Sendable {
    package var trip: TripNumber
    /// Which day of the trip it is, from 1; nil outside its dates.
    package var number: Int?
    package var title: String?
    /// The page of the day; nil for one that holds nothing.
    package var page: OutputPath?
    package var entries: Int
    package var photos: Int
  }
}
