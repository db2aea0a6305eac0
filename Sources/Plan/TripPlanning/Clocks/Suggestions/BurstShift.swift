import TripModel

/// By how much a camera's clock is off another's, where both were used together: who takes a picture with one often
/// takes one with the other, so at the right shift many groups of pictures begin at the same time.
enum BurstShift {
  /// Seconds without a picture behind which a new group begins.
  private static let silence = 180
  /// Seconds by which the beginnings of groups may differ.
  private static let tolerance = 40
  /// More groups than this tell nothing new.
  private static let maxGroups = 600
  private static let fewestGroups = 12

  /// Nil where the clock is right, or where the answer is not plainly the only one.
  static func of(_ camera: CameraShots, besides others: [CameraShots]) -> CameraShift? {
    let groups = Self.groups(of: camera).thinned(to: maxGroups)
    guard groups.count >= fewestGroups else { return nil }
    let found = others.filter { $0.model != camera.model }.compactMap { other in
      shift(of: camera, groups, besides: other)
    }
    return found.max { ($0.agreeing, $1.model) < ($1.agreeing, $0.model) }
  }

  private static func shift(of camera: CameraShots, _ groups: [Int], besides other: CameraShots)
    -> CameraShift?
  {
    let times = Self.groups(of: other)
    guard times.count >= fewestGroups else { return nil }
    var votes = ShiftVotes()
    for group in groups {
      let from = times.firstIndex(sortedBy: { $0 }, notBelow: group - ShiftVotes.reach)
      let to = times.firstIndex(sortedBy: { $0 }, notBelow: group + ShiftVotes.reach)
      votes.add(times[from..<to].map { $0 - group }, tolerance: tolerance)
    }
    guard let peak = votes.peak, peak.count >= 10, peak.count * 3 >= groups.count,
      peak.count * 10 >= peak.rival * 17 + 30, peak.atZero * 2 <= peak.count
    else { return nil }
    return camera.shift(
      (peak.region.lowerBound + peak.region.upperBound) / 2, .camera(other.model), agreeing: peak.count,
      of: groups.count)
  }

  /// The times at which groups of pictures begin, in order.
  private static func groups(of camera: CameraShots) -> [Int] {
    var last: Int?
    return camera.shots.compactMap { shot in
      defer { last = shot.seconds }
      guard let last, shot.seconds - last < silence else { return shot.seconds }
      return nil
    }
  }
}
