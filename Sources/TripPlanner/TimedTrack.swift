import TripModel

/// A track cut into the traveller's local days.
struct TimedTrack {
  /// A stretch of one segment on one day.
  struct Piece {
    var day: LocalDate
    var points: [TrackPoint]
    /// The first and last instant; nil for a track without times.
    var span: ClosedRange<Instant>?
  }

  let plan: TrackPlan
  let pieces: [Piece]

  init(_ track: Track, clocks: LocalClocks, entries: [JournalEntry]) {
    var pieces: [Piece] = []
    var metres = 0.0
    let untimedDay = Self.dayWithoutTimes(of: track, entries: entries)
    for segment in track.segments {
      metres += Self.length(segment)
      pieces += Self.pieces(of: segment, clocks: clocks, untimedDay: untimedDay)
    }
    self.pieces = pieces
    let days = Set(pieces.map(\.day)).sorted()
    plan = TrackPlan(file: track.file, name: track.name, days: days, recordedMetres: metres)
  }

  /// Metres along the points of one segment.
  static func length(_ points: [TrackPoint]) -> Double {
    zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.coordinate.distance(to: $1.1.coordinate) }
  }

  /// A segment cut at local midnight; a point without a time goes with the point before it.
  private static func pieces(
    of segment: [TrackPoint], clocks: LocalClocks, untimedDay: LocalDate?
  ) -> [Piece] {
    var pieces: [Piece] = []
    var waiting: [TrackPoint] = []
    for point in segment {
      guard let instant = point.instant else {
        if pieces.isEmpty { waiting.append(point) } else { pieces[pieces.count - 1].points.append(point) }
        continue
      }
      let offset = clocks.offset(at: instant, near: point.coordinate).value
      let day = Moment(instant: instant, offset: offset).local.date
      if let last = pieces.last, last.day == day {
        pieces[pieces.count - 1].points.append(point)
        pieces[pieces.count - 1].include(instant)
      } else {
        // The day's way begins where the one before ended, so that nothing is lost at midnight.
        let bridge = pieces.last?.points.last.map { [$0] } ?? waiting
        pieces.append(Piece(day: day, points: bridge + [point], span: instant...instant))
      }
    }
    if pieces.isEmpty, let untimedDay, !waiting.isEmpty {
      pieces.append(Piece(day: untimedDay, points: waiting, span: nil))
    }
    return pieces
  }

  /// The day of a track that holds no times: the date that its name begins with, or the day of the entry of
  /// the same name.
  private static func dayWithoutTimes(of track: Track, entries: [JournalEntry]) -> LocalDate? {
    let name = WaypointPositions.name(of: track.file)
    if let date = LocalDate(iso: name.prefix(10)) { return date }
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
    let entry = entries.first { entry in
      let entryName = WaypointPositions.name(of: entry.file)
      return entryName.lastIndex(of: ".").map { entryName[..<$0] } == stem
    }
    return entry?.day?.date
  }
}

extension TimedTrack.Piece {
  fileprivate mutating func include(_ instant: Instant) {
    guard let span else { return }
    self.span = min(span.lowerBound, instant)...max(span.upperBound, instant)
  }
}
