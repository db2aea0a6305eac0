extension Instant {
  /// Whether a camera's clock that showed this can belong to the satellites' moment in no zone.
  ///
  /// Clocks are from 12 hours behind to 14 hours ahead of UTC (tz database), and may be an hour off beside. Where the
  /// clock's own offset is known, a whole day between the two is one too many, although some other zone would explain it.
  package func isApart(from clock: LocalDateTime, ahead offset: UTCOffset?) -> Bool {
    let ahead = clock.clockSeconds - seconds
    if ahead < -13 * 3600 || ahead > 15 * 3600 { return true }
    return offset.map { abs(abs(ahead - $0.seconds) - 86_400) <= 600 } ?? false
  }
}
