import TripModel

/// At which times the traveller was near a private place, or on the way from it or to it, or may have been.
///
/// Who knows such an hour, and when a published way enters or leaves the circle, knows how long one took in between,
/// and so about how far it was: of many ways that is enough to find the place. All bounds here are published
/// themselves, being where and when one is known to have been outside: so which hours are withheld does not tell when
/// anything was inside.
struct DoubtfulTimes {
  /// When the traveller is known to have been where.
  struct Outside {
    var instant: Instant
    var coordinate: Coordinate
  }

  private let withheld: Withheld
  /// When something was inside, in order.
  private let inside: [Instant]
  private let outside: [Outside]

  /// Three hours: no longer does one walk from a home to the rim of its circle, fifteen kilometres away at most.
  private static let reach = 3 * 3600
  /// Metres behind the rim from which on the way takes so long that what is not known of its speed is more than the
  /// circle hides.
  private static let farAway = 50_000.0

  init(_ withheld: Withheld, outside: [Outside]) {
    self.withheld = withheld
    inside = (withheld.stretches + withheld.moments).flatMap { [$0.span.lowerBound, $0.span.upperBound] }
      .sorted()
    self.outside = outside.sorted { $0.instant < $1.instant }
  }

  /// Whether something of this time, of which nothing tells the place, may have been near a private place, or on the
  /// way there or back.
  func holds(_ instant: Instant) -> Bool {
    if withheld.region(at: instant) != nil { return true }
    let next = outside.firstIndex(sortedBy: \.instant, notBelow: instant)
    let after = next < outside.count ? outside[next] : nil
    if after?.instant == instant { return false }
    let before = next > 0 ? outside[next - 1] : nil
    if let before, let after, leadsThrough(before, after) { return true }
    guard isInside(between: before?.instant, and: after?.instant) else { return false }
    return [before, after].contains { isNear($0, instant) }
  }

  /// Seconds from an instant to the nearest at which the traveller is known to have been outside.
  func secondsOutside(from instant: Instant) -> Int? {
    let next = outside.firstIndex(sortedBy: \.instant, notBelow: instant)
    return outside[max(0, next - 1)..<min(outside.count, next + 1)].map {
      abs($0.instant.seconds - instant.seconds)
    }
    .min()
  }

  private func isInside(between start: Instant?, and end: Instant?) -> Bool {
    let next = start.map { inside.firstIndex(sortedBy: \.self, notBelow: $0) } ?? 0
    return next < inside.count && end.map { inside[next] <= $0 } ?? true
  }

  private func isNear(_ place: Outside?, _ instant: Instant) -> Bool {
    guard let place, abs(place.instant.seconds - instant.seconds) <= Self.reach else { return false }
    return withheld.circles.contains {
      place.coordinate.distance(to: $0.circle.middle) <= $0.circle.metres + Self.farAway
    }
  }

  /// Whether the straight way leads through a circle, so that one may have been in it.
  private func leadsThrough(_ start: Outside, _ end: Outside) -> Bool {
    end.instant.seconds - start.instant.seconds <= Self.reach
      && withheld.circles.contains { $0.circle.crossing(from: start.coordinate, to: end.coordinate) != nil }
  }
}
