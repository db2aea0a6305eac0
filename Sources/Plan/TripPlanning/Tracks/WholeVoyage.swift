import TripModel

/// A recording that is a voyage as a whole: the log of a ship that writes a position every half an hour, or every five minutes.
///
/// Under the land a slow ship is as fast as a walker, and a shore is nowhere drawn so well that its harbour is water.
/// Whoever records a walk writes far more often.
enum WholeVoyage {
  /// Seconds from point to point, at the median, that a recorder of walks does not let pass.
  private static let rhythm = 300
  /// So many times as far as was walked, by what speed tells, one went in all, at least.
  private static let times = 10.0

  /// Whether all that was recorded, here by its days, was a voyage but for a little that is as slow as a walk or a bicycle.
  static func isVoyage(_ days: [[TravelGuess.Stretch]]) -> Bool {
    let stretches = days.flatMap(\.self)
    guard stretches.contains(where: { $0.mode == .boat }),
      stretches.allSatisfy({ $0.mode == .boat || $0.mode == .walk || $0.mode == nil })
    else { return false }
    var seconds: [Int] = []
    var (metres, walked) = (0.0, 0.0)
    for stretch in stretches {
      for (start, end) in zip(stretch.points, stretch.points.dropFirst()) {
        let step = start.coordinate.distance(to: end.coordinate)
        metres += step
        if stretch.mode != .boat { walked += step }
        if let left = start.instant, let arrived = end.instant {
          seconds.append(arrived.seconds - left.seconds)
        }
      }
    }
    seconds.sort()
    return !seconds.isEmpty && seconds[seconds.count / 2] >= rhythm && walked * times <= metres
  }

  /// What was recorded on one day of a voyage: all by boat, unless nothing was, and one was ashore.
  static func aboard(_ stretches: [TravelGuess.Stretch], _ points: [TrackPoint]) -> [TravelGuess.Stretch] {
    guard stretches.contains(where: { $0.mode == .boat }) else { return stretches }
    return [TravelGuess.Stretch(mode: .boat, points: points[...])]
  }
}
