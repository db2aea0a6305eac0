import TripModel

extension TripSummary {
  /// Whether the trip has not begun: its start is to come, or nothing tells of anything but a plan.
  var isOnlyPlanned: Bool {
    let isIdea =
      start == nil && totals.entries == 0 && totals.photos == 0 && totals.clips == 0
      && stops.allSatisfy(\.isPlanned)
    return state == .planned || isIdea
  }
}
