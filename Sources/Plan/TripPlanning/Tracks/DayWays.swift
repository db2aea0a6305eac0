import TrackFigures
import TripModel

/// What was recorded of each day, each way once.
enum DayWays {
  /// The ways of the days of these tracks. Two devices that recorded at one time and place count once, and a way
  /// without times only where nothing else tells the day. What was only planned, or is an estimate, is
  /// not among them.
  static func found(
    on tracks: [TimedTrack], besides hidden: HiddenTimes, clocks: LocalClocks
  ) -> [LocalDate: DayWay] {
    var byDay: [LocalDate: [TimedTrack.Piece]] = [:]
    for piece in tracks.lazy.flatMap(\.pieces) where piece.isRecorded {
      if let day = piece.day { byDay[day, default: []].append(piece) }
    }
    let cut = Set(tracks.lazy.filter { hidden.hasCut($0) }.flatMap(\.plan.days))
    // Of a track of several days the times that are hidden tell of which of them something is missing.
    let shorn = Set(tracks.lazy.filter(\.isCutOnAllDays).flatMap(\.plan.days))
    var ways: [LocalDate: DayWay] = [:]
    for (day, pieces) in byDay {
      let counted = once(pieces)
      var way = way(of: counted)
      way.isCut = shorn.contains(day) || isAnythingHidden(of: pieces, hidden)
      if !cut.contains(day) { way.hours = hours(of: counted, besides: way.stays, clocks) }
      ways[day] = way
    }
    return ways
  }

  /// Whether one was near a private place from the first to the last that was recorded of a day, or right beside that.
  private static func isAnythingHidden(of pieces: [TimedTrack.Piece], _ hidden: HiddenTimes) -> Bool {
    let spans = pieces.compactMap(\.span)
    guard let first = spans.map(\.lowerBound).min(), let last = spans.map(\.upperBound).max() else {
      return false
    }
    return hidden.isAnything(in: first...last)
  }

  /// From when to when one was under way on a day: from where the first of its pieces began, or one left the place in which it
  /// did, to where the last ended, or one came to the place in which it did; a recorder goes on at anchor, and in bed. Nil
  /// where the way went on over an end of the day between two points that are far apart.
  private static func hours(
    of pieces: [TimedTrack.Piece], besides stays: [DayWay.Stay], _ clocks: LocalClocks
  ) -> DayWay.Hours? {
    let timed = pieces.filter { $0.span != nil }
    guard timed.allSatisfy(\.shares.isEmpty), let first = timed.min(by: { $0.start < $1.start }),
      let last = timed.max(by: { $0.end < $1.end })
    else { return nil }
    let left = stays.first.flatMap { $0.from <= first.start ? $0.end : nil } ?? first.start
    let arrived = stays.last.flatMap { $0.end >= last.end ? $0.from : nil } ?? last.end
    let offset = clocks.offset(at: left, near: first.points.first?.coordinate).value
    guard offset == clocks.offset(at: arrived, near: last.points.last?.coordinate).value else { return nil }
    let from = Moment(instant: left, offset: offset).local
    let to = Moment(instant: arrived, offset: offset).local
    return from.date == to.date && from < to ? DayWay.Hours(from: from.time, to: to.time) : nil
  }

  /// The longest ways of a day; to no others a recording is compared, so that nobody waits for a day of thousands.
  private static let maxCompared = 256

  /// The pieces that count, in the order of time.
  private static func once(_ pieces: [TimedTrack.Piece]) -> [TimedTrack.Piece] {
    let timed = pieces.filter { $0.span != nil }
    guard !timed.isEmpty else { return pieces }
    var taken: [Int] = []
    var told = CoveredTimes(timed.map(\.twiceMiddle))
    let longest = timed.indices.sorted { (timed[$1].seconds, $0) < (timed[$0].seconds, $1) }
    // Most of a piece was recorded beside another, no shorter one if that was recorded in its middle. One without
    // length is beside none.
    for place in longest {
      let piece = timed[place]
      if piece.seconds > 0, told.isCovered(piece.twiceMiddle) {
        let others = taken.prefix(maxCompared).map { timed[$0] }.filter { $0.isUnderWay(at: piece.middle) }
        // Travellers who went apart for a day went both ways; so did who has planned ways with times of their own.
        guard !others.isEmpty, others.allSatisfy({ $0.isApart(from: piece) }) else { continue }
      }
      taken.append(place)
      told.cover(2 * piece.start.seconds...2 * piece.end.seconds)
    }
    return taken.sorted { (timed[$0].start, $0) < (timed[$1].start, $1) }.map { timed[$0] }
  }

  /// These ways one behind the other.
  static func way(of pieces: [TimedTrack.Piece]) -> DayWay {
    var byMode: [TravelMode?: WayFigures] = [:]
    var heights: [[HeightLine.Sample]] = []
    var line: [WayPlace] = []
    var driven: [ClosedRange<Double>] = []
    var along = 0.0
    for stretch in pieces.lazy.flatMap(\.stretches) {
      byMode[stretch.mode, default: WayFigures()] += stretch.figures
      guard stretch.mode.isOnGround else { continue }
      for run in stretch.heights?.runs ?? [] {
        heights.append(
          run.map { sample in
            HeightLine.Sample(
              along: along + sample.along, height: sample.height, coordinate: sample.coordinate)
          })
      }
      line += stretch.line.map { WayPlace(along: along + $0.along, coordinate: $0.coordinate) }
      if stretch.mode.isDriven { driven.append(along...(along + max(0, stretch.figures.metres))) }
      along += stretch.figures.metres
    }
    for share in pieces.lazy.flatMap(\.shares) { byMode[share.mode, default: WayFigures()] += share.figures }
    let order: [TravelMode?] = TravelMode.allCases + [nil]
    return DayWay(
      parts: order.compactMap { mode in byMode[mode].map { DayWay.Part(mode: mode, figures: $0) } },
      stays: DayStays.found(on: pieces), heights: heights, line: line, apart: apart(pieces),
      groundMetres: along, driven: driven)
  }

  /// Metres from the end of a way to the start of another that make two of them.
  private static let betweenWays = 50_000.0

  /// Both ways of a day that was on two at one time, far from each other.
  private static func apart(_ pieces: [TimedTrack.Piece]) -> [DayWay.Ends]? {
    guard pieces.count == 2, pieces.allSatisfy({ $0.span != nil }), pieces[1].start < pieces[0].end else {
      return nil
    }
    let ends = pieces.compactMap { piece -> DayWay.Ends? in
      guard let from = piece.points.first, let to = piece.points.last else { return nil }
      return DayWay.Ends(from: from.coordinate, to: to.coordinate)
    }
    guard ends.count == 2, ends[0].to.distance(to: ends[1].from) > betweenWays else { return nil }
    return ends
  }
}

extension TimedTrack {
  /// Whether something of it was kept back, and no times tell of which of its days.
  fileprivate var isCutOnAllDays: Bool {
    plan.isCut && (plan.days.count == 1 || pieces.contains { $0.span == nil })
  }
}

extension DayWay.Stay {
  fileprivate var end: Instant { Instant(seconds: from.seconds + seconds) }
}

extension TimedTrack.Piece {
  fileprivate var seconds: Int { end.seconds - start.seconds }

  /// The moment in its middle, in halves of a second.
  fileprivate var twiceMiddle: Int { start.seconds + end.seconds }

  fileprivate var middle: Int { twiceMiddle / 2 }

  fileprivate func isUnderWay(at seconds: Int) -> Bool { start.seconds <= seconds && seconds <= end.seconds }

  /// Metres: farther apart at one moment are no two devices of one traveller, not even in an aeroplane.
  private static let betweenDevices = 20_000.0

  /// Whether both are known to have been far from each other in the middle of the other one.
  fileprivate func isApart(from other: TimedTrack.Piece) -> Bool {
    guard let here = place(at: other.middle), let there = other.place(at: other.middle) else { return false }
    return here.coordinate.distance(to: there.coordinate) > Self.betweenDevices + here.slack + there.slack
  }

  /// Where it was, with the metres by which that may be off: the length of the step in which the moment lies. Nil before
  /// its first moment and after its last.
  private func place(at seconds: Int) -> (coordinate: Coordinate, slack: Double)? {
    // A point without a time among others has no place in their order.
    let timed = points.allSatisfy { $0.instant != nil } ? points : points.filter { $0.instant != nil }
    let next = timed.firstIndex(sortedBy: { $0.instant?.seconds ?? .min }, notBelow: seconds)
    guard timed.indices.contains(next) else { return nil }
    let after = timed[next].coordinate
    if timed[next].instant?.seconds == seconds { return (after, 0) }
    guard next > 0 else { return nil }
    return (after, timed[next - 1].coordinate.distance(to: after))
  }
}
