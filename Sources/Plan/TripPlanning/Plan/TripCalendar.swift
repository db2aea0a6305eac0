package import TripModel

/// The months that hold a day of the trip, in order, with the silences between them.
package struct TripCalendar: Hashable, Sendable {
  package struct Month: Hashable, Sendable {
    package var month: CalendarMonth
    /// The months between the one before and this, in which there is nothing; nil mostly.
    package var silence: ClosedRange<CalendarMonth>?
  }

  package private(set) var months: [Month] = []
  /// Whether there are so few days that the weeks they are in would be nearly empty.
  package private(set) var isScattered = false
  /// Whether they are of several years and so few in a month that a heading for each month would be one for each day.
  package private(set) var isByYears = false

  /// As many days of each month, taken all together, fill its weeks.
  package static let minDaysOfMonth = 3

  package static func collect(from plan: TripPlan) -> TripCalendar {
    var calendar = TripCalendar()
    for day in plan.days {
      let month = CalendarMonth(of: day.date)
      guard let last = calendar.months.last?.month else {
        calendar.months.append(Month(month: month))
        continue
      }
      if last == month { continue }
      let silence = last.next == month ? nil : last.next...month.previous
      calendar.months.append(Month(month: month, silence: silence))
    }
    let count = calendar.months.count
    let days = Set(plan.days.map(\.date))
    calendar.isScattered =
      count > 1 && plan.days.count < count * minDaysOfMonth || calendar.fillsFewCells(days)
    let years = Set(calendar.months.map(\.month.firstDay.year))
    calendar.isByYears = years.count > 1 && count >= minMonthsOfYears && plan.days.count < 2 * count
    return calendar
  }

  /// Fewer months than these need no years above them.
  private static let minMonthsOfYears = 3

  /// Whether no more than a third of the weeks that hold a day is filled: each such row is as high as a full one.
  private func fillsFewCells(_ days: Set<LocalDate>) -> Bool {
    let weeks = months.flatMap(\.month.weeks).map { $0.compactMap(\.self) }
    let cells = weeks.filter { !days.isDisjoint(with: $0) }.joined().count
    return days.count * Self.leastPart <= cells
  }

  /// Of the cells in such weeks, more than one in so many holds a day.
  private static let leastPart = 3
}

extension TripPlan {
  /// Whether the traveller is on the way on the day on which the site is made. Days that only the photos tell are no
  /// word about a journey that still goes on; nor is a written start between two outings of a folder.
  package var isOnTheWay: Bool {
    guard profile.state == .underWay, let dates else { return false }
    if dates.hasWrittenEnd { return true }
    if let outings = dates.outings, !outings.isOut(on: today) { return false }
    if case .written = dates.start.reason { return true }
    return false
  }

  /// Where the trip stands, as every page and file tells it: one of which nobody said that it goes on is over once its last day is.
  package var toldState: TripState {
    guard profile.state == .underWay, !isOnTheWay, let dates, dates.end.value < today else {
      return profile.state
    }
    return .ended
  }
}
