package import TripModel

extension TripPlan {
  /// Days of the trip up to `today` about which no entry tells, in order; none of a trip without a journal, where
  /// nothing is asked.
  package func unwrittenDays(until today: LocalDate) -> [LocalDate] {
    guard !journal.entries.isEmpty else { return [] }
    let written = Set(journal.entries.map { $0.day.value })
    return days.filter { $0.number != nil && $0.date <= today && !written.contains($0.date) }.map(\.date)
  }
}
