import TripModel

extension TripSummary {
  /// Whether the trip has not begun: its start is to come, or nothing tells of anything but a plan.
  package var isOnlyPlanned: Bool {
    let isIdea =
      start == nil && totals.entries == 0 && totals.photos == 0 && totals.clips == 0
      && stops.allSatisfy(\.isPlanned)
    return state == .planned || isIdea
  }

  /// Whether not all days from the first to the last are of the trip: of outings, and of a folder of many years.
  var isScattered: Bool {
    guard isOneJourney, let start, let end else { return true }
    return start > end || end - start >= TripPlanner.maxDays
  }
}
