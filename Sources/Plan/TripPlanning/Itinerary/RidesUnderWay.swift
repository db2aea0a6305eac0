import TripModel

extension [EventFixes.Ride] {
  /// So many rides before a moment are looked at: more are not under way at once.
  private static let maxAtOnce = 8

  /// Of rides in the order of their starts those of which some lies between two moments, the latest first.
  func underWay(from left: Instant, to arrived: Instant) -> [EventFixes.Ride] {
    let next = firstIndex(sortedBy: \.span.lowerBound.seconds, notBelow: arrived.seconds + 1)
    return self[Swift.max(0, next - Self.maxAtOnce)..<next].filter { $0.span.upperBound >= left }.reversed()
  }
}
