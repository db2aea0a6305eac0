import TripModel

extension TripPlan {
  /// Whether a day was at a place that it names and that no map has: nobody knows in which country, and not where the day
  /// before was.
  package func isUnfound(_ day: DayPlan) -> Bool {
    day.route.isEmpty && way.unfoundDays.contains(day.date)
  }
}

extension TripPlanner {
  /// The days on which an entry names a place that nobody finds, and that no other entry names where it is known. Of a place that is
  /// withheld nothing is told.
  func unfoundDays(_ entries: [EntryPlan]) -> Set<LocalDate> {
    let found = Set(entries.compactMap { $0.position == nil ? nil : $0.placeName?.lowercased() })
    return Set(
      entries.filter { entry in
        entry.withheld == nil && entry.position == nil
          && entry.placeName.map { !found.contains($0.lowercased()) } ?? false
          && area(of: entry.placeName) == nil
      }.map(\.day.value))
  }
}

extension RoutePlan {
  /// From the first to the last day of it that is known.
  var days: ClosedRange<LocalDate>? {
    let known = stops.flatMap(\.days) + legs.flatMap { $0.days.compactMap(\.day) }
    return known.bounds
  }
}
