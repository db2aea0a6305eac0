import TripModel

/// When the traveller was near a private place, as far as anything tells: no line is drawn over such a time.
struct HiddenTimes {
  private let circles: [PrivateCircle]
  /// In the order of their beginnings, none within another.
  private let spans: [ClosedRange<Instant>]

  /// Seconds within which a receiver has written its next point: where a track begins so soon behind a hidden time,
  /// it was cut there.
  private static let nextPoint = 600

  init(_ withheld: Withheld) {
    circles = withheld.circles.map(\.circle)
    var found = (withheld.stretches + withheld.moments).map(\.span)
    found.sort { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }
    spans = found.reduce(into: []) { spans, span in
      if let last = spans.last, last.upperBound >= span.upperBound { return }
      spans.append(span)
    }
  }

  /// Whether any of it lies between two instants.
  func isAnything(between start: Instant?, and end: Instant?) -> Bool {
    guard !spans.isEmpty, let start, let end else { return false }
    let next = spans.firstIndex(sortedBy: \.upperBound, notBelow: start)
    return next < spans.count && spans[next].lowerBound <= end
  }

  func isAnything(before instant: Instant) -> Bool { spans.first.map { $0.lowerBound < instant } ?? false }
  func isAnything(after instant: Instant) -> Bool { spans.last.map { $0.upperBound > instant } ?? false }

  /// Whether any of it lies in a time that was recorded, or so soon beside it that the recording was cut there.
  func isAnything(in recorded: ClosedRange<Instant>) -> Bool {
    isAnything(
      between: Instant(seconds: recorded.lowerBound.seconds - Self.nextPoint),
      and: Instant(seconds: recorded.upperBound.seconds + Self.nextPoint))
  }

  /// Whether a track's way of a day ends there because it was cut: no stop, then.
  func isCut(_ end: TimedTrack.End) -> Bool {
    guard !spans.isEmpty else { return false }
    return isAnything(
      between: end.isFirst ? Instant(seconds: end.instant.seconds - Self.nextPoint) : end.instant,
      and: end.isFirst ? end.instant : Instant(seconds: end.instant.seconds + Self.nextPoint))
  }

  /// Whether something of a track was cut away, or recorded beside it so soon that its end is none.
  func hasCut(_ track: TimedTrack) -> Bool {
    track.plan.isCut || !spans.isEmpty && track.ends.contains { isCut($0) }
  }

  /// A straight way without what of it would lead through a circle.
  func visible(from start: Coordinate, to end: Coordinate) -> [(start: Coordinate, end: Coordinate)] {
    let gaps = circles.compactMap { $0.crossing(from: start, to: end) }
      .sorted { start.distance(to: $0.enters) < start.distance(to: $1.enters) }
    var parts: [(start: Coordinate, end: Coordinate)] = []
    var from: Coordinate? = start
    for gap in gaps {
      if let begin = from, start.distance(to: gap.enters) > start.distance(to: begin) {
        parts.append((begin, gap.enters))
      }
      if from.map({ start.distance(to: gap.leaves) > start.distance(to: $0) }) ?? true { from = gap.leaves }
    }
    if let begin = from, begin != end { parts.append((begin, end)) }
    return parts
  }
}
