import TripModel

/// When the way led over water from one shore to another: as it was recorded, and as it was booked.
///
/// A picture that was taken meanwhile shows what the ship passed. Nobody stopped there, but for where the ship itself lay.
struct Crossings {
  /// In the order of their beginnings, none within or beside another.
  private let spans: [ClosedRange<Int>]

  init(rides: [EventFixes.Ride], pieces: [TimedTrack.Piece], besides rests: ShipRests) {
    var spans = rides.filter { $0.mode == .boat }.map {
      $0.span.lowerBound.seconds...$0.span.upperBound.seconds
    }
    for stretch in pieces.lazy.flatMap(\.stretches) where stretch.mode == .boat {
      guard let left = stretch.points.first?.instant, let arrived = stretch.points.last?.instant,
        left <= arrived
      else { continue }
      spans.append(left.seconds...arrived.seconds)
    }
    var joined: [ClosedRange<Int>] = []
    for span in spans.sorted(by: { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }) {
      if let last = joined.last, span.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound...max(last.upperBound, span.upperBound)
      } else {
        joined.append(span)
      }
    }
    self.spans = rests.spans.reduce(joined) { spans, rest in
      spans.flatMap { Self.parts(of: $0, besides: rest) }
    }
  }

  private static func parts(of span: ClosedRange<Int>, besides rest: ClosedRange<Int>) -> [ClosedRange<Int>] {
    guard span.overlaps(rest) else { return [span] }
    var parts: [ClosedRange<Int>] = []
    if span.lowerBound < rest.lowerBound { parts.append(span.lowerBound...rest.lowerBound) }
    if rest.upperBound < span.upperBound { parts.append(rest.upperBound...span.upperBound) }
    return parts
  }

  /// The fixes without the pictures that were taken on a crossing; all of them where nothing else is known of the way, as
  /// on a day that was at sea from one midnight to the next. `isLanded` says that a recording tells where one landed.
  func withoutPassed(_ fixes: [Router.Fix], isLanded: Bool) -> [Router.Fix] {
    guard !spans.isEmpty else { return fixes }
    let landed = fixes.filter { !isPassed($0) }
    return landed.isEmpty && !isLanded ? fixes : landed
  }

  private func isPassed(_ fix: Router.Fix) -> Bool {
    guard fix.photo != nil, fix.entry == nil, fix.place == nil else { return false }
    let next = spans.firstIndex(sortedBy: \.lowerBound, notBelow: fix.instant.seconds)
    // Who is on the quay when the ship leaves has stopped there.
    return next > 0 && fix.instant.seconds < spans[next - 1].upperBound
  }
}
