import TripModel

/// Says which day it was, by the clocks of a trip, when a way was recorded.
struct WayClock {
  /// Nil where nobody knows: then days are those of UTC.
  let zone: ZoneRules?

  /// Earlier is a clock that was not set, later a mistake: 1990 to 2100.
  private static let plausible = 631_152_000.0..<4_102_444_800.0

  /// A time in seconds since 1970; nil for what no journey can have.
  static func instant(_ seconds: Double?) -> Instant? {
    guard let seconds, plausible.contains(seconds) else { return nil }
    return Instant(seconds: Int(seconds.rounded(.down)))
  }

  func local(_ instant: Instant) -> LocalDateTime {
    Moment(instant: instant, offset: zone?.offset(at: instant) ?? .utc).local
  }
}
