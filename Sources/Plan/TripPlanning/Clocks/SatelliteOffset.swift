import TripModel

extension UTCOffset {
  /// How far a clock was ahead of UTC by the satellites' time of the same moment; nil where the two cannot belong
  /// together.
  ///
  /// Satellites may have been heard last hours or days before the shot. So what is between the two must be, within
  /// three minutes, what some clock on Earth is ahead of UTC.
  init?(clock: LocalDateTime, satellites: Instant) {
    let difference = clock.clockSeconds - satellites.seconds
    // Both come from a file, so they may be centuries apart.
    guard abs(difference) <= 15 * 3600 else { return nil }
    let quarters = Int((Double(difference) / 900).rounded())
    guard abs(difference - quarters * 900) <= 3 * 60, Self.isInUse(quarters: quarters) else { return nil }
    self.init(seconds: quarters * 900)
  }

  /// Whether clocks of some zone are, or were within the last thirty years, so many quarters of an hour ahead of UTC
  /// (tz database).
  private static func isInUse(quarters: Int) -> Bool {
    if quarters.isMultiple(of: 4) { return (-12 * 4...14 * 4).contains(quarters) }
    return oddQuarters.contains(quarters)
  }

  /// -9:30 -4:30 -3:30 -2:30, 3:30 4:30 5:30 5:45 6:30 7:30 8:30 8:45 9:30 10:30 11:30 12:45 13:45.
  private static let oddQuarters: Set<Int> = [
    -38, -18, -14, -10, 14, 18, 22, 23, 26, 30, 34, 35, 38, 42, 46, 51, 55,
  ]
}
