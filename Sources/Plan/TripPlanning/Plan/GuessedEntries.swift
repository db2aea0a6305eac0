import TripModel

extension TripPlan {
  /// Whether no more is known of where an entry was written than that a picture was taken about that time, out of a
  /// window: its sign would stand beside a straight line through land that the day's way leads around. So it is, too, where
  /// the picture is itself only somewhere between two others. Its dot says enough.
  package func isGuessUnderWay(_ id: EntryID) -> Bool {
    guard let found = self[id].position, case .nearestInTime(let file) = found.reason,
      let day = days.first(where: { $0.date == self[id].day.value }), !day.route.stops.isEmpty,
      let photo = day.photos.first(where: { self[$0].photo.file == file }),
      !day.route.stops.contains(where: { $0.photos.contains(photo) })
    else { return false }
    if case .track? = self[photo].position?.reason { return false }
    return !day.route.legs.contains { leg in
      leg.kind == .recorded
        && leg.points.contains { $0.distance(to: found.value) <= GuessedEntry.reachOfTrack }
    }
  }
}

private enum GuessedEntry {
  /// Metres within which a recorded way shows where something was.
  static let reachOfTrack = 1_000.0
}
