import TripModel

/// Which of the times in files of ways are believed.
enum WayTime {
  /// Earlier is a clock that was not set, later a mistake: 1990 to 2100.
  private static let plausible = 631_152_000.0..<4_102_444_800.0

  /// A time in seconds since 1970; nil for what no journey can have.
  static func instant(_ seconds: Double?) -> Instant? {
    guard let seconds, plausible.contains(seconds) else { return nil }
    return Instant(seconds: Int(seconds.rounded(.down)))
  }
}
