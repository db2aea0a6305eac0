import TrackFigures
import TripModel

/// A track cut into the traveller's days.
struct TimedTrack {
  /// A stretch of one segment on one day.
  struct Piece {
    /// Nil for a track that nothing gives a day.
    var day: LocalDate?
    var points: [TrackPoint]
    /// The first and last instant; nil for a track without times.
    var span: ClosedRange<Instant>?
    /// The same points by how they were travelled.
    var stretches: [MeasuredStretch] = []
    /// What the recording leaves out before it, on the same day; nil mostly.
    var gap: TrackGap?
    /// Whether its way goes on from the end of the piece before, on the same day: what lies between was not driven.
    var goesOn = false
    /// The first of its steps, where that leads here from another day.
    var stepOverMidnight: StepOverMidnight?
    /// What its day has of the step over its end, and what of its first step another day has: that is negative.
    var shares: [DayWay.Part] = []
  }

  /// Where the track's way of a day began or ended.
  struct End {
    var day: LocalDate?
    var instant: Instant
    var coordinate: Coordinate
    /// Whether the day's way began there.
    var isFirst: Bool
    /// Whether one went on there over the end of the day: a place that a clock chose, where nobody stopped.
    var isUnderWay: Bool
  }

  var plan: TrackPlan
  let pieces: [Piece]
  /// Whether nobody can have travelled so fast: such a track tells no day and no way.
  let hasImplausibleTimes: Bool

  /// `untimedDay` is that of points without any times.
  static func cut(
    _ track: Track, clocks: LocalClocks, untimedDay: Reasoned<LocalDate>?, guess: TravelGuess
  ) -> TimedTrack {
    var pieces: [Piece] = []
    var segments: [TrackSegment] = []
    var cutter = TrackCutter(clocks: clocks, untimedDay: untimedDay?.value)
    var speed = SpeedOnTheWhole()
    var before: [TrackPoint]?
    for segment in track.segments {
      let points = TrackJumps.removed(from: segment)
      speed.include(points)
      var isWithin = false
      for part in points.isEstimated ? [points] : TrackBreaks.parts(of: points) {
        var cut = cutter.pieces(of: part)
        // What lies between two days is a night, and nobody knows where one slept.
        if let before, let first = cut.first, first.day == pieces.last?.day,
          before.last?.isEstimate == part.first?.isEstimate
        {
          let gap = TrackGap(from: before, to: part)
          if isWithin { cut[0].gap = gap }
          cut[0].goesOn = isWithin ? gap != nil : UnrecordedRises.goesOn(from: before, to: part, gap)
        }
        if !part.isEmpty { before = part }
        isWithin = true
        pieces += cut
        if !cut.isEmpty { segments.append(TrackSegment(cut)) }
      }
    }
    let hasImplausibleTimes = speed.isFasterThanSound
    if hasImplausibleTimes { (pieces, segments) = ([], []) }
    let guessed = pieces.map { guess.stretches(of: $0.points, activity: track.activity) }
    let isVoyage =
      track.activity == nil && pieces.allSatisfy(\.isRecorded) && WholeVoyage.isVoyage(guessed)
    for (index, stretches) in guessed.enumerated() {
      let told = isVoyage ? WholeVoyage.aboard(stretches, pieces[index].points) : stretches
      pieces[index].stretches = told.map(MeasuredStretch.init)
    }
    UnrecordedRises.add(to: &pieces)
    pieces.shareSteps()
    var plan = TrackPlan(
      file: track.file, name: track.isCut ? nil : track.name, isCut: track.isCut,
      days: Set(pieces.compactMap(\.day)).sorted(),
      dayReason: track.hasTimes ? nil : untimedDay?.reason, segments: segments,
      recordedMetres: track.segments.filter { !$0.isEstimated }.reduce(0) { $0 + length($1) },
      figures: figures(of: pieces))
    if plan.isUndated {
      plan.way = DayWays.way(of: pieces.filter { !$0.isEstimate })
    } else {
      plan.keepPart(withoutDay: pieces.filter { $0.day == nil })
    }
    return TimedTrack(plan: plan, pieces: pieces, hasImplausibleTimes: hasImplausibleTimes)
  }

  /// The track without some of its pieces that have no times, by their places among all: the recording in another file
  /// tells their way.
  func without(_ gone: Set<Int>, recordedIn file: String) -> TimedTrack {
    let lost = gone.sorted().map { pieces[$0] }
    let kept = pieces.indices.filter { !gone.contains($0) }.map { pieces[$0] }
    var plan = self.plan
    let segments = Set(lost.map { TrackSegment([$0]) })
    plan.segments.removeAll { segments.contains($0) }
    plan.recordedMetres -= lost.reduce(0) { $0 + Self.length($1.points) }
    if kept.isEmpty { plan.recordedMetres = 0 }
    plan.figures = Self.figures(of: kept)
    plan.recording = file
    // Nothing is left that it calls.
    if plan.segments.isEmpty { plan.name = nil }
    return TimedTrack(plan: plan, pieces: kept, hasImplausibleTimes: hasImplausibleTimes)
  }

  /// What was recorded of a way.
  fileprivate static func figures(of pieces: [Piece]) -> WayFigures {
    pieces.lazy.filter { !$0.isEstimate }
      .flatMap { $0.stretches.map(\.figures) + $0.shares.map(\.figures) }
      .reduce(into: WayFigures()) { $0 += $1 }
  }

  /// Where each day's way began and ended, the breaks between its segments passed over.
  var ends: [End] { daySpans.flatMap { [$0.from, $0.to] } }

  /// The same, both ends of each day together.
  var daySpans: [(from: End, to: End)] {
    let timed = pieces.indices.filter { pieces[$0].span != nil }
    let byDay = Dictionary(grouping: timed) { pieces[$0].day }.values
    return byDay.sorted { pieces[$0[0]].start < pieces[$1[0]].start }.compactMap { ofDay in
      let first = ofDay.min { pieces[$0].start < pieces[$1].start }
      let last = ofDay.max { pieces[$0].end < pieces[$1].end }
      guard let first, let last, let from = pieces[first].points.first, let to = pieces[last].points.last
      else { return nil }
      return (
        from: End(
          day: pieces[first].day, instant: pieces[first].start, coordinate: from.coordinate, isFirst: true,
          isUnderWay: isUnderWay(into: first)),
        to: End(
          day: pieces[last].day, instant: pieces[last].end, coordinate: to.coordinate, isFirst: false,
          isUnderWay: isUnderWay(into: last + 1))
      )
    }
  }

  /// Seconds on either side of the end of a day, and metres within which one stayed meanwhile.
  private static let midnight = (seconds: 600, metres: 200.0)

  /// Whether one went on into a piece over the end of a day, from where the piece before ended.
  private func isUnderWay(into index: Int) -> Bool {
    guard pieces.indices.contains(index), index > 0 else { return false }
    let (evening, morning) = (pieces[index - 1], pieces[index])
    guard morning.isRecorded, let end = evening.points.last, end == morning.points.first,
      let left = end.instant, let span = morning.span, left < span.lowerBound
    else { return false }
    func isFar(_ point: TrackPoint) -> Bool {
      point.instant.map { abs($0.seconds - left.seconds) >= Self.midnight.seconds } ?? false
    }
    let before = evening.points.last(where: isFar) ?? evening.points.first
    let after = morning.points.first(where: isFar) ?? morning.points.last
    guard let before, let after else { return false }
    return [before, after].allSatisfy {
      $0.coordinate.distance(to: end.coordinate) > Self.midnight.metres
    }
  }

  /// Metres along the points of one segment.
  static func length(_ points: [TrackPoint]) -> Double {
    points.lazy.map(\.coordinate).metresAlong
  }
}

extension TrackPlan {
  /// A segment without times among others that have some is one piece.
  fileprivate mutating func keepPart(withoutDay pieces: [TimedTrack.Piece]) {
    guard !pieces.isEmpty else { return }
    var part = self
    (part.days, part.dayReason) = ([], nil)
    part.segments = pieces.map { TrackSegment([$0]) }
    let measured = pieces.filter { !$0.isEstimate }
    part.recordedMetres = measured.reduce(0) { $0 + TimedTrack.length($1.points) }
    part.figures = TimedTrack.figures(of: measured)
    part.way = DayWays.way(of: measured)
    undatedPart = [part]
  }
}

extension TrackSegment {
  /// A segment by its pieces: each but the first begins with the point on which the one before ended.
  fileprivate init(_ pieces: [TimedTrack.Piece]) {
    self.init(runs: pieces.enumerated().map { $0.element.points.dropFirst($0.offset == 0 ? 0 : 1) })
  }
}

extension TimedTrack.Piece {
  /// Whether nobody recorded it: it is a route of a plan.
  var isPlanned: Bool { points.first?.isPlanned ?? false }

  /// Whether one was there, and nobody knows the way between its points.
  var isEstimate: Bool { points.first?.isEstimate ?? false }

  /// Whether its way is what a recorder wrote.
  var isRecorded: Bool { !isPlanned && !isEstimate }

  /// When the walk that goes on here was not recorded; nil where none of it was left out.
  var unrecordedWalk: ClosedRange<Instant>? {
    guard let gap, gap.isAtWalkingPace, stretches.first?.mode == .walk, gap.from <= start else { return nil }
    return gap.from...start
  }

  var start: Instant { span?.lowerBound ?? Instant(seconds: 0) }
  var end: Instant { span?.upperBound ?? Instant(seconds: 0) }
}

extension [TrackPoint] {
  fileprivate var isEstimated: Bool { first?.isEstimate ?? false }
}

/// How far and how long a track went, its segments uncut: one position a day, as sailors send it, has no length of time within any
/// of its days.
private struct SpeedOnTheWhole {
  private var metres = 0.0
  private var seconds = 0

  mutating func include(_ segment: [TrackPoint]) {
    let instants = segment.lazy.compactMap(\.instant)
    guard let first = instants.min(), let last = instants.max() else { return }
    metres += TimedTrack.length(segment)
    seconds += last.seconds - first.seconds
  }

  var isFasterThanSound: Bool { TravelMode.isFasterThanSound(metres: metres, seconds: seconds) }
}

/// Cuts segments where one of the traveller's days ends.
private struct TrackCutter {
  let clocks: LocalClocks
  /// The day of points without any times.
  let untimedDay: LocalDate?
  /// The offset of the last quarter of an hour that was asked for: no clock on Earth changes within one.
  private var known: (quarter: Int, offset: UTCOffset)?

  init(clocks: LocalClocks, untimedDay: LocalDate?) {
    self.clocks = clocks
    self.untimedDay = untimedDay
  }

  /// A point without a time goes with the point before it.
  mutating func pieces(of segment: [TrackPoint]) -> [TimedTrack.Piece] {
    var pieces: [TimedTrack.Piece] = []
    var waiting: [TrackPoint] = []
    var clocksAlong = ClocksAlong(segment) { offset(at: $0, near: $1) }
    // The point before, where it has a time.
    var last: StepOverMidnight.End?
    for (index, point) in segment.enumerated() {
      guard let instant = point.instant else {
        if pieces.isEmpty { waiting.append(point) } else { pieces[pieces.count - 1].points.append(point) }
        last = nil
        continue
      }
      let offset = clocksAlong.offset(at: index)
      let day = clocks.day(of: Moment(instant: instant, offset: offset).local, because: .standard).value
      let here = StepOverMidnight.End(instant: instant, day: day, offset: offset)
      defer { last = here }
      // Asked where it stands: who holds the last piece while a point is added has all its points copied.
      if !pieces.isEmpty, pieces[pieces.count - 1].day == day {
        pieces[pieces.count - 1].points.append(point)
        pieces[pieces.count - 1].include(instant)
      } else {
        // The day's way begins where the one before ended, so that nothing is lost at midnight.
        let bridge = pieces.last?.points.last.map { [$0] } ?? waiting
        var piece = TimedTrack.Piece(day: day, points: bridge + [point], span: instant...instant)
        piece.stepOverMidnight = last.flatMap { StepOverMidnight(from: $0, to: here, clocks: clocks) }
        pieces.append(piece)
      }
    }
    if pieces.isEmpty, !waiting.isEmpty {
      pieces.append(TimedTrack.Piece(day: untimedDay, points: waiting, span: nil))
    }
    return pieces
  }

  private mutating func offset(at instant: Instant, near place: Coordinate) -> UTCOffset {
    let quarter = instant.seconds / 900
    if let known, known.quarter == quarter { return known.offset }
    let offset = clocks.offset(at: instant, near: place).value
    known = (quarter, offset)
    return offset
  }
}

extension TimedTrack.Piece {
  fileprivate mutating func include(_ instant: Instant) {
    guard let span else { return }
    self.span = min(span.lowerBound, instant)...max(span.upperBound, instant)
  }
}
