import TripModel
import TripPlanning

/// Entries of which no more is known than that a picture was taken about that time.
extension TripMap {
  /// Metres within which a recorded way shows where that was.
  private static let reachOfTrack = 1_000.0

  /// Whether an entry would have its sign beside a straight line through land that the day's way leads around: the picture
  /// next to it in time was taken out of a window, or is itself only somewhere between two others. Its dot says enough.
  func isGuessUnderWay(_ id: EntryID) -> Bool {
    let entry = plan[id]
    guard let found = entry.position, case .nearestInTime(let file) = found.reason,
      let day = scope.site.day(on: entry.day.value), !day.route.stops.isEmpty,
      let photo = day.photos.first(where: { plan[$0].photo.file == file }),
      !day.route.stops.contains(where: { $0.photos.contains(photo) })
    else { return false }
    if case .track? = plan[photo].position?.reason { return false }
    return !day.route.legs.contains { leg in
      leg.kind == .recorded
        && leg.points.contains { $0.distance(to: found.value) <= Self.reachOfTrack }
    }
  }
}
