import SiteOutput
package import TripModel
import TripPlanning

/// What the author can do about a day that is on show.
package struct PreviewDay: Sendable, Equatable {
  package let date: LocalDate
  /// Whether the trip has a journal, and nothing in it about this day, which is here or over.
  package let isUnwritten: Bool
  /// What fits the day, the most likely first.
  package let additions: [Addition]

  /// Something that `tripbook new` adds.
  package enum Addition: String, Sendable {
    case entry, expense, pin, event, attraction
  }

  package init(date: LocalDate, isUnwritten: Bool, additions: [Addition]) {
    self.date = date
    self.isUnwritten = isUnwritten
    self.additions = additions
  }

  /// A day that is over was lived, one to come is planned, and today is both. In a closed trip nobody writes or plans
  /// any more, but some bills come late.
  private init(_ day: DayPlan, isClosed: Bool, unwritten: Set<LocalDate>, today: LocalDate) {
    date = day.date
    isUnwritten = unwritten.contains(day.date)
    let lived: [Addition] = day.date <= today ? [.entry, .expense, .pin] : []
    let planned: [Addition] = day.date >= today ? [.event, .attraction] : []
    additions = isClosed ? lived.filter { $0 != .entry } : lived + planned
  }

  /// The days of a trip by the pages that show them.
  static func days(of trip: TripPlan, isClosed: Bool) -> [OutputPath: PreviewDay] {
    let unwritten = Set(trip.unwrittenDays(until: trip.today))
    return trip.days.reduce(into: [:]) { days, day in
      days[day.page] = PreviewDay(day, isClosed: isClosed, unwritten: unwritten, today: trip.today)
    }
  }
}
