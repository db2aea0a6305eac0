package import TripModel

extension TripPlan {
  /// Days of the trip up to `today` about which no entry tells, in order; none of a trip without a journal, where
  /// nothing is asked.
  package func unwrittenDays(until today: LocalDate) -> [LocalDate] {
    guard !journal.entries.isEmpty else { return [] }
    let written = Set(journal.entries.map { $0.day.value })
    let asked = days.filter { $0.number != nil && $0.date <= today && !written.contains($0.date) }
    return asked.map(\.date).filter { entriesOfSeveralDays(on: $0).isEmpty }
  }

  /// Entries of a day before that tell of this one as well.
  package func entriesOfSeveralDays(on day: LocalDate) -> [EntryPlan] {
    journal.entries.filter { entry in
      entry.day.value < day && entry.until.map { day <= $0 } ?? false
    }
  }
}
