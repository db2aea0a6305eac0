import TripModel

/// Weaves the line of a way: recorded stretches as they are, and straight lines between what is known beside
/// them. What was fixed while a track was recorded adds nothing to the line: the track knows better.
struct LegWeaver {
  private(set) var legs: [RouteLeg] = []
  /// The straight line that is being drawn, with when it was where.
  private var joined: [Fixed] = []
  /// Up to when tracks have told the way.
  private var reached: Instant?

  /// The day on which the straight line was last at a place.
  private var lastDay: LocalDate?
  private let seams: OutingSeams?
  private let hidden: HiddenTimes
  private let guess: TravelGuess
  private let rides: RideFinder
  private let between: WaysBetweenDays
  /// What was last come to, unless a track was recorded since.
  private var lastFix: Router.Fix?
  /// When one walked on, and the recorder wrote nothing: while the line over such a time is drawn.
  private var walked: ClosedRange<Instant>?

  /// Takes both in the order of time; no straight line leads over a seam between outings.
  /// Nor does one over a time near home, through a private circle, or from one ride that is booked to another that
  /// sets out far from it.
  init(
    fixes: [Router.Fix], pieces: [TimedTrack.Piece], seams: OutingSeams?, hidden: HiddenTimes,
    guess: TravelGuess, rides: RideFinder, between: WaysBetweenDays
  ) {
    self.rides = rides
    self.between = between
    self.seams = seams
    self.hidden = hidden
    self.guess = guess
    var next = 0
    for piece in pieces where piece.points.count > 1 {
      if let span = piece.span {
        while next < fixes.count, fixes[next].instant < span.lowerBound {
          pass(fixes[next])
          next += 1
        }
        add(piece, over: span)
      } else {
        record(piece)
      }
    }
    for fix in fixes[next...] { pass(fix) }
    closeJoin()
  }

  private mutating func pass(_ fix: Router.Fix) {
    if let reached, fix.instant <= reached { return }
    if let lastFix, rides.areUnconnected(lastFix, fix) { closeJoin() }
    if isLooseRide(to: fix.coordinate, at: fix.instant) { closeJoin() }
    lastFix = fix
    join(
      fix.coordinate, at: fix.instant, on: fix.day, as: fix.sign, isWritten: fix.photo == nil,
      middleReach: fix.isTownMiddle ? fix.reachOfTown : nil, isFlown: fix.isFlown)
  }

  private mutating func add(_ piece: TimedTrack.Piece, over span: ClosedRange<Instant>) {
    let isOverlap = reached.map { span.lowerBound < $0 } ?? false
    // Two devices that record at the same time: no line leads back from the end of one to the other's start.
    if !isOverlap, let first = piece.points.first {
      if isNight(until: first.coordinate, on: piece.day) || goesOnElsewhere(piece)
        || isLooseRide(to: first.coordinate, at: span.lowerBound)
      {
        closeJoin()
      }
      join(
        first.coordinate, at: span.lowerBound, on: piece.day, as: piece.sign,
        isAfloat: piece.stretches.first?.mode == .boat)
      walked = piece.unrecordedWalk
      closeJoin()
      walked = nil
    }
    record(piece)
    lastFix = nil
    if reached.map({ span.upperBound >= $0 }) ?? true {
      reached = span.upperBound
      let isAfloat = piece.stretches.last?.mode == .boat
      joined =
        piece.points.last.map {
          [
            Fixed(
              place: $0.coordinate, instant: span.upperBound, day: piece.day, sign: piece.sign,
              isAfloat: isAfloat)
          ]
        } ?? []
    }
  }

  /// Whether a ride that is drawn by itself led there since what was last known.
  private func isLooseRide(to place: Coordinate, at arrived: Instant) -> Bool {
    guard let last = joined.last, let left = last.instant else { return false }
    return rides.isLoose(from: last.place, at: left, to: place, at: arrived)
  }

  /// Whether a track goes on over midnight from where it had come to itself, while the line would lead there from the
  /// end of another device's: the way to that place was told already.
  private func goesOnElsewhere(_ piece: TimedTrack.Piece) -> Bool {
    guard lastFix == nil, let first = piece.points.first, let begun = first.instant, let span = piece.span,
      begun < span.lowerBound
    else { return false }
    return joined.last.map { $0.place != first.coordinate } ?? false
  }

  /// Whether nothing but a night lies between the track that ended last and one that starts here: nobody wrote down
  /// where the bed was, and a line past it would be a way that no page of a day knows.
  private func isNight(until start: Coordinate, on day: LocalDate?) -> Bool {
    guard lastFix == nil, joined.count == 1, let end = joined.first, let evening = end.day, let day else {
      return false
    }
    return evening < day && end.place.distance(to: start) <= WaysBetweenDays.onePlace
  }

  private mutating func record(_ piece: TimedTrack.Piece) {
    // Between the points of an estimate the way is as little known as between two pictures.
    let kind: RouteLeg.Kind = piece.isPlanned ? .planned : piece.isEstimate ? .joined : .recorded
    legs += piece.stretches.map {
      RouteLeg(
        kind: kind, mode: $0.mode, points: $0.points.map(\.coordinate),
        days: [RouteLeg.DayStart(point: 0, day: piece.day)],
        isUntimed: piece.span == nil && kind == .recorded, isEstimate: piece.isEstimate && kind == .joined)
    }
  }

  private mutating func join(
    _ point: Coordinate, at instant: Instant, on day: LocalDate?, as sign: WaysBetweenDays.Sign,
    isWritten: Bool = false, isAfloat: Bool = false, middleReach: Double? = nil, isFlown: Bool = false
  ) {
    if let seams, seams.areApart(lastDay, day) { closeJoin() }
    if hidden.isAnything(between: joined.last?.instant, and: instant) { closeJoin() }
    lastDay = day ?? lastDay
    var fixed = Fixed(
      place: point, instant: instant, day: lastDay, sign: sign, isWritten: isWritten, isAfloat: isAfloat,
      middleReach: middleReach)
    fixed.isFlown = isFlown
    if let last = joined.last, last.place == point || last.isInTown(of: fixed) {
      joined[joined.count - 1] = last.staying(as: fixed)
    } else {
      joined.append(fixed)
    }
  }

  /// One line for what was travelled in one manner.
  private mutating func closeJoin() {
    var line = RouteLeg(kind: .joined, mode: nil, points: [], days: [])
    for (start, end) in zip(joined, joined.dropFirst()) {
      let mode = mode(from: start, to: end)
      let owner = owner(from: start, to: end, by: mode)
      for (start, end) in steps(from: start, to: end) {
        for part in hidden.visible(from: start.place, to: end.place) {
          if mode != line.mode || line.points.last != part.start { close(&line) }
          line.mode = mode
          if line.points.isEmpty {
            line.points.append(part.start)
            line.days = [RouteLeg.DayStart(point: 0, day: start.day)]
          }
          let day = owner?.date ?? end.day
          if line.days.last?.day != day {
            line.days.append(
              RouteLeg.DayStart(point: line.points.count, day: day, isBetweenDays: owner == .nobody))
          }
          line.points.append(part.end)
        }
      }
    }
    close(&line)
    joined = []
  }

  private mutating func close(_ line: inout RouteLeg) {
    if line.points.count > 1 { legs.append(line) }
    line.points = []
    line.days = []
  }

  /// A place on a straight line.
  private struct Fixed {
    var place: Coordinate
    var instant: Instant?
    /// On which one came there, and on which one was last known there.
    var day: LocalDate?
    var lastDay: LocalDate?
    /// What tells the one and the other.
    var sign: WaysBetweenDays.Sign
    var lastSign: WaysBetweenDays.Sign
    /// Whether neither a picture nor a recorder was there.
    var isWritten: Bool
    /// Whether the recording of a boat ended or began there.
    var isAfloat: Bool
    /// Where it is the middle of a town, of which alone is known that one was in it, metres to what is in that.
    var middleReach: Double?

    /// Whether one came there by air, as is told.
    var isFlown = false

    var isMiddle: Bool { middleReach != nil }

    init(
      place: Coordinate, instant: Instant?, day: LocalDate?, sign: WaysBetweenDays.Sign,
      isWritten: Bool = false, isAfloat: Bool = false, middleReach: Double? = nil
    ) {
      (self.place, self.instant) = (place, instant)
      (self.day, lastDay) = (day, day)
      (self.sign, lastSign) = (sign, sign)
      (self.isWritten, self.isAfloat, self.middleReach) = (isWritten, isAfloat, middleReach)
    }

    /// Whether one of both is a place in the town of which the other is the middle: between them no way is measured.
    func isInTown(of other: Fixed) -> Bool {
      guard isMiddle != other.isMiddle, let reach = middleReach ?? other.middleReach else { return false }
      return place.distance(to: other.place) <= reach
    }

    /// The same place when one was there again, or at the place in the town which was known by its middle.
    func staying(as next: Fixed) -> Fixed {
      // From where a ride set out its line goes on, whatever was written in that town later.
      if next.isMiddle, place != next.place, lastSign == .departure { return self }
      var stay = self
      if isMiddle { (stay.place, stay.middleReach) = (next.place, next.middleReach) }
      (stay.instant, stay.lastDay, stay.lastSign) = (next.instant, next.day, next.sign)
      if !next.isWritten { stay.isWritten = false }
      if next.isAfloat { stay.isAfloat = true }
      return stay
    }
  }

  /// From one to the other by way of the towns of a ride, all of which count to the day on which it set out.
  private func steps(from start: Fixed, to end: Fixed) -> [(Fixed, Fixed)] {
    guard let left = start.instant, let arrived = end.instant else { return [(start, end)] }
    let via = rides.via(from: start.place, at: left, to: end.place, at: arrived)
    let passed = via.map {
      Fixed(place: $0, instant: nil, day: start.day, sign: .thing, isWritten: true)
    }
    let way = [start] + passed + [end]
    return Array(zip(way, way.dropFirst()))
  }

  /// Whose the way is where that is not the day on which one came to its end: who booked a ride for those days was on
  /// that.
  private func owner(from start: Fixed, to end: Fixed, by mode: TravelMode?) -> WaysBetweenDays.Owner? {
    let owner = between.owner(
      from: WaysBetweenDays.End(
        place: start.place, instant: start.instant, day: start.lastDay, sign: start.lastSign),
      to: WaysBetweenDays.End(place: end.place, instant: end.instant, day: end.day, sign: end.sign),
      by: mode)
    guard owner != nil, let left = start.instant, let arrived = end.instant else { return owner }
    return rides.isRide(from: start.place, at: left, to: end.place, at: arrived) ? nil : owner
  }

  private func mode(from start: Fixed, to end: Fixed) -> TravelMode? {
    guard let left = start.instant, let arrived = end.instant else { return nil }
    // What was booked is no guess.
    let isWalked = walked.map { $0.contains(left) && $0.contains(arrived) } ?? false
    if let known = rides.mode(from: start.place, at: left, to: end.place, at: arrived) { return known }
    if isWalked { return .walk }
    if let dated = rides.mode(from: start.place, on: start.lastDay, to: end.place, on: end.day) {
      return dated
    }
    if end.isFlown, start.place.distance(to: end.place) > Self.shortestFlight { return .flight }
    let guessed = guess.mode(from: start.place, to: end.place, inSeconds: arrived.seconds - left.seconds)
    // No aeroplane sets out from a boat at sea, however little time is left to come elsewhere.
    if guessed == .flight, isOnOpenWater(start) || isOnOpenWater(end) { return nil }
    if guessed == .boat { return isMisplaced(start) || isMisplaced(end) ? nil : .boat }
    return guessed ?? (isDrivable(from: start, to: end, left, arrived) ? .car : nil)
  }

  /// Metres of a way that one flies of whom nothing but a word tells it.
  private static let shortestFlight = 500_000.0
  /// Metres per second, straight, that nobody drives faster.
  private static let fastestDrive = 120 / 3.6

  /// Whether a car was hired meanwhile, and it is farther than one walks about a place, though no farther than one drives.
  private func isDrivable(from start: Fixed, to end: Fixed, _ left: Instant, _ arrived: Instant) -> Bool {
    let metres = start.place.distance(to: end.place)
    return metres > WaysBetweenDays.onePlace
      && metres <= Self.fastestDrive * Double(arrived.seconds - left.seconds)
      && rides.isCarHired(from: left, to: arrived)
      && !guess.isAtSea(start.place) && !guess.isAtSea(end.place)
  }

  /// Whether the recording of a boat ended or began there, off every shore.
  private func isOnOpenWater(_ fixed: Fixed) -> Bool { fixed.isAfloat && guess.isAtSea(fixed.place) }

  /// Whether somebody wrote that a place is on the open sea: a bed or an inn with a wrong position, which no boat goes to.
  private func isMisplaced(_ fixed: Fixed) -> Bool { fixed.isWritten && guess.isAtSea(fixed.place) }
}
