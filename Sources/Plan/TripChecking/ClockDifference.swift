/// By how much a clock is off, in words and as `shift` reads it.
enum ClockDifference {
  /// `1 h 3 min`, of seconds that are not negative.
  static func words(_ seconds: Int) -> String {
    parts(seconds).map { "\($0.count) \($0.unit)" }.joined(separator: " ")
  }

  /// As `shift` reads it: `-1h 3min`.
  static func written(_ seconds: Int) -> String {
    (seconds < 0 ? "-" : "") + parts(abs(seconds)).map { "\($0.count)\($0.unit)" }.joined(separator: " ")
  }

  private static func parts(_ seconds: Int) -> [(count: Int, unit: String)] {
    [
      (seconds / 86_400, seconds < 172_800 ? "day" : "days"), (seconds / 3600 % 24, "h"),
      (seconds / 60 % 60, "min"),
      (seconds % 60, "s"),
    ].filter { $0.0 > 0 }
  }
}
