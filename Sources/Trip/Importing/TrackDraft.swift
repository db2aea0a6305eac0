package import TripModel

/// A recorded way, to be written as GPX.
package struct TrackDraft: Sendable {
  package struct Point: Hashable, Sendable {
    package var position: Coordinate
    package var time: Instant?
    /// Metres above the sea.
    package var elevation: Double?

    package init(_ position: Coordinate, time: Instant? = nil, elevation: Double? = nil) {
      (self.position, self.time, self.elevation) = (position, time, elevation)
    }
  }

  /// One stretch without a gap, in the order of time, and by what one moved there where that is known: `cycling`.
  package struct Segment: Hashable, Sendable {
    package var points: [Point]
    package var activity: String?

    package init(_ points: [Point], activity: String? = nil) {
      self.points = points
      self.activity = activity
    }
  }

  /// The file's name without its ending: `polarsteps`.
  package var name: String
  /// What the way is called; nil for one without a name.
  package var title: String?
  package var segments: [Segment]
  /// Whether positions are few and the way between them is a guess: it is drawn, and its length is not recorded.
  package var isEstimate = false

  package init(name: String, segments: [Segment]) {
    self.name = name
    self.segments = segments
  }

  /// The days of its first and last time, as clocks in UTC have them.
  package var days: ClosedRange<LocalDate>? {
    let times = segments.flatMap { [$0.points.first?.time, $0.points.last?.time] }.compactMap(\.self)
    func day(_ time: Instant) -> LocalDate { LocalDateTime(clockSeconds: time.seconds).date }
    return times.bounds.map { day($0.lowerBound)...day($0.upperBound) }
  }
}
