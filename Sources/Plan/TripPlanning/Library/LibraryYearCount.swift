import TripModel

/// How many trips a year of the calendar has, and days of them: over and to come apart.
package struct LibraryYearCount: Hashable, Sendable {
  /// Trips of which the year has a day up to today, each in every such year, and these days.
  package var past: Part
  /// Trips of which the year has nothing but days to come, and these days.
  package var ahead: Part

  package struct Part: Hashable, Sendable {
    package var trips: Int
    /// Days of the calendar, of several trips still one: those within the trips' dates, else all that there are.
    package var days: Int
  }
}

extension LibraryPlan {
  package func count(in year: LibraryCalendar.Year) -> LibraryYearCount {
    var (past, ahead): ([LibraryYearCount.TripDay], [LibraryYearCount.TripDay]) = ([], [])
    for day in year.days {
      for trip in day.trips {
        let isAhead = day.date > today || self[trip.trip].summary.isOnlyPlanned
        let found = LibraryYearCount.TripDay(date: day.date, trip: trip.trip, isOwn: trip.number != nil)
        if isAhead { ahead.append(found) } else { past.append(found) }
      }
    }
    let begun = Set(past.map(\.trip))
    return LibraryYearCount(
      past: LibraryYearCount.Part(past),
      ahead: LibraryYearCount.Part(ahead.filter { !begun.contains($0.trip) }))
  }
}

extension LibraryYearCount {
  /// A trip on a day.
  fileprivate struct TripDay {
    var date: LocalDate
    var trip: TripNumber
    /// Whether the day is within the trip's dates.
    var isOwn: Bool
  }
}

extension LibraryYearCount.Part {
  /// A ticket that was bought before is on the calendar, and no day of the trip unless it is all that there is.
  fileprivate init(_ days: [LibraryYearCount.TripDay]) {
    let own = days.filter(\.isOwn)
    let told = own.isEmpty ? days : own
    self.init(trips: Set(days.map(\.trip)).count, days: Set(told.map(\.date)).count)
  }
}
