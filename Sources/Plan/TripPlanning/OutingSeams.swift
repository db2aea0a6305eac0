import TripModel

/// Where the line of a way is cut in a folder of outings: it joins what belongs to one journey, and no walk with the next.
///
/// Walks of one summer follow each other within days, and have nothing to do with each other for that. A way that has come
/// back to where it began is over: what begins elsewhere after that is another one, unless a bed is known for the night
/// between.
struct OutingSeams {
  /// Where the way of a day is known to have been.
  struct Ends {
    var first: Coordinate
    var last: Coordinate
    /// Nil where nothing was recorded.
    var recorded: Recorded?
  }

  /// What was recorded of a day.
  struct Recorded {
    var from: Coordinate
    var to: Coordinate
    /// Metres from where it began to the farthest that it came.
    var reach: Double
  }

  /// By its day, which part of the way it is of.
  private let parts: [LocalDate: Int]

  /// After more days than these without anything nobody knows where one was between.
  private static let longestSilence = 4
  /// Metres within which a way has come back to where it began.
  static let closeness = 1000.0

  /// `nights` are those for which a bed is known.
  init(_ outings: Outings, _ ends: [LocalDate: Ends], nights: Set<LocalDate> = []) {
    var parts: [LocalDate: Int] = [:]
    var part = 0
    var before: LocalDate?
    var known: (day: LocalDate, ends: Ends)?
    // Where what was recorded of this part began.
    var start: Coordinate?
    for day in outings.days {
      if let before,
        outings.areWorkouts || outings.outing(of: before) != outings.outing(of: day)
          || day - before > Self.longestSilence
      {
        part += 1
        (known, start) = (nil, nil)
      }
      if let here = ends[day] {
        if let known, !nights.contains(known.day), Self.isOver(known.ends, since: start) || here.isRound {
          // Who walks on two days in a row may well be on one journey, but not a day's drive from here.
          let reach = day - known.day == 1 ? Nearness.dayReach : Self.closeness
          if known.ends.last.distance(to: here.first) > reach {
            part += 1
            start = nil
          }
        }
        start = start ?? here.recorded?.from
        known = (day, here)
      }
      parts[day] = part
      before = day
    }
    self.parts = parts
  }

  /// Whether two days are known to be of different journeys.
  func areApart(_ one: LocalDate?, _ other: LocalDate?) -> Bool {
    guard let one = one.flatMap({ parts[$0] }), let other = other.flatMap({ parts[$0] }) else { return false }
    return one != other
  }

  private static func isOver(_ ends: Ends, since start: Coordinate?) -> Bool {
    guard let start, let way = ends.recorded, way.isAway else { return false }
    return start.distance(to: way.to) <= closeness
  }
}

extension OutingSeams.Recorded {
  /// Metres that are a way and not the noise of a receiver on a table.
  static let shortest = 2000.0

  fileprivate var isAway: Bool { reach >= Self.shortest }

  /// So many points are looked at.
  private static let looks = 200

  /// Of the pieces of a day, in the order of time.
  init?(_ pieces: [TimedTrack.Piece]) {
    guard let from = pieces.first?.points.first?.coordinate, let to = pieces.last?.points.last?.coordinate
    else { return nil }
    let points = pieces.flatMap { piece in
      stride(from: 0, to: piece.points.count, by: max(1, piece.points.count / Self.looks)).map {
        piece.points[$0].coordinate
      }
    }
    self.init(from: from, to: to, reach: points.lazy.map { from.distance(to: $0) }.max() ?? 0)
  }
}

extension OutingSeams.Ends {
  /// Whether the day's way ended where it began.
  fileprivate var isRound: Bool {
    recorded.map { $0.isAway && $0.from.distance(to: $0.to) <= OutingSeams.closeness } ?? false
  }

  /// Nil where nothing tells a place.
  init?(_ fixes: [Router.Fix], _ pieces: [TimedTrack.Piece]) {
    let recorded = OutingSeams.Recorded(pieces)
    var known = fixes.map { (at: $0.instant, place: $0.coordinate) }
    for piece in pieces {
      guard let span = piece.span, let first = piece.points.first, let last = piece.points.last else {
        continue
      }
      known.append((span.lowerBound, first.coordinate))
      known.append((span.upperBound, last.coordinate))
    }
    guard let first = known.min(by: { $0.at < $1.at })?.place ?? recorded?.from,
      let last = known.max(by: { $0.at < $1.at })?.place ?? recorded?.to
    else { return nil }
    self.init(first: first, last: last, recorded: recorded)
  }
}
