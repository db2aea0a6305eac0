import Markdown
import TrackFigures
import TripModel

/// Whose way the straight line is that leads from what was last known of one day to what is first known of a later one.
///
/// A day that begins with a recording, or with a ride that is booked, tells its way from there on, so what leads to there is
/// none of it, and no page may say that it was at least so far. It is what was left of the evening before where nothing else
/// can be; of a day in between, if that is one alone and the ends of those beside it are known; else nobody's.
/// Nor is a line of hundreds of kilometres between two pictures any day's where it may be that of the day before as well.
struct WaysBetweenDays {
  /// What tells that one was at an end of such a line.
  enum Sign {
    /// A picture, a text, a pin: one had come there before, and may have gone on.
    case thing
    /// The bed that was booked for the night.
    case bed
    /// The first or the last point that was recorded on a day.
    case recording
    case departure, arrival

    fileprivate var beginsDay: Bool { self == .recording || self == .departure }
    fileprivate var endsDay: Bool { self == .recording || self == .arrival || self == .bed }
  }

  /// Where one was last known to be before the line, or is first known to be behind it.
  struct End {
    var place: Coordinate
    var instant: Instant?
    var day: LocalDate?
    var sign: Sign
  }

  enum Owner: Hashable {
    case day(LocalDate)
    /// It is drawn, and stands between the days.
    case nobody

    /// Nil where it is no day's.
    var date: LocalDate? {
      switch self {
      case .day(let day): day
      case .nobody: nil
      }
    }
  }

  /// What was recorded on a day.
  private struct Recorded {
    var from: Coordinate
    var to: Coordinate
    var metres = 0.0

    /// Whether it came back to where it began: one had come there by something else.
    var isRound: Bool {
      metres >= 2 * OutingSeams.Recorded.shortest && from.distance(to: to) <= OutingSeams.closeness
    }
  }

  private let clocks: LocalClocks
  /// Days on which a picture was taken, or a text written, wherever that was.
  private let told: Set<LocalDate>
  /// Days of which a text says by its title or its tags that one went by bus, by train, on a ferry or by air.
  private let ridden: Set<LocalDate>
  /// Days of which a text tells of a ride in the afternoon or the evening, with its hour, while none of the next tells of one in the
  /// morning.
  private let evenings: Set<LocalDate>
  /// Whether days of which nothing was kept have pages, on which their way can stand.
  private let haveAllDaysPages: Bool
  private var recorded: [LocalDate: Recorded] = [:]

  /// Metres up to which a night, or days of silence, were spent in one place.
  static let onePlace = 2000.0
  /// Metres per second, straight, that nobody exceeds who goes on in the evening to where the next day begins.
  private static let fastestEvening = 60 / 3.6
  /// Metres of a ride out of a town.
  private static let shortestRide = 10_000.0
  /// Metres from which on a line is more than how one came to the first picture of a day.
  private static let far = 500_000.0

  init(
    _ pieces: [TimedTrack.Piece], told: Set<LocalDate>, ridden: Set<LocalDate>, evenings: Set<LocalDate> = [],
    haveAllDaysPages: Bool, clocks: LocalClocks
  ) {
    self.told = told
    (self.ridden, self.evenings) = (ridden, evenings)
    self.haveAllDaysPages = haveAllDaysPages
    self.clocks = clocks
    for piece in pieces where piece.isRecorded && piece.points.count > 1 {
      guard let day = piece.day, let first = piece.points.first, let last = piece.points.last else {
        continue
      }
      var ofDay = recorded[day] ?? Recorded(from: first.coordinate, to: last.coordinate)
      ofDay.to = last.coordinate
      ofDay.metres += piece.stretches.reduce(0) { $0 + $1.figures.metres }
      recorded[day] = ofDay
    }
  }

  /// Nil where it is the way of the day on which one came to its end, as between any two places. A flight over night
  /// counts on the day of its arrival.
  func owner(from start: End, to end: End, by mode: TravelMode?) -> Owner? {
    guard let before = start.day, let day = end.day, before < day else { return nil }
    if day - before == 1 {
      guard end.sign.beginsDay, mode != .flight else {
        if mode != .flight, isOfRide(before, from: start, to: end) { return .day(before) }
        return mode == nil && isOfEitherDay(before, from: start, to: end) ? .nobody : nil
      }
      return isOfEvening(before, from: start, to: end) ? .day(before) : .nobody
    }
    guard let left = start.instant, let arrived = end.instant else { return .nobody }
    // Over the date line the next day may be that after the next.
    guard arrived.seconds - left.seconds > 86_400 else { return nil }
    if day - before == 2, isOfDayBetween(from: start, to: end) { return .day(before + 1) }
    let rides = ridden.filter { before < $0 && $0 < day }
    guard rides.count == 1, let ride = rides.first,
      start.place.distance(to: end.place) >= Self.shortestRide
    else { return .nobody }
    return .day(ride)
  }

  /// Whether it is the ride of the day before, of which a text tells one, while no title does of the next: there was time for it
  /// before midnight.
  private func isOfRide(_ before: LocalDate, from start: End, to end: End) -> Bool {
    let metres = start.place.distance(to: end.place)
    guard ridden.contains(before) || evenings.contains(before), !ridden.contains(before + 1),
      metres >= Self.shortestRide,
      start.sign == .thing, end.sign == .thing
    else { return false }
    return isInTime(metres, from: start, on: before)
  }

  /// Whether one went on to where the next day's recording begins after the last that is known of the evening: there was
  /// time for it, and the recording is the way of its day, no walk to whose beginning one was driven.
  private func isOfEvening(_ evening: LocalDate, from start: End, to end: End) -> Bool {
    let metres = start.place.distance(to: end.place)
    guard metres > Self.onePlace, start.sign == .thing, end.sign == .recording,
      let next = recorded[evening + 1], !next.isRound, next.metres >= metres
    else { return false }
    return isInTime(metres, from: start, on: evening)
  }

  /// Whether so far a way between two things that were seen may as well be that of the day before: there was time for it
  /// before midnight.
  private func isOfEitherDay(_ before: LocalDate, from start: End, to end: End) -> Bool {
    let metres = start.place.distance(to: end.place)
    return metres >= Self.far && start.sign == .thing && end.sign == .thing
      && isInTime(metres, from: start, on: before)
  }

  /// Whether there was time left on a day to go so far from where one was last known to be on it.
  private func isInTime(_ metres: Double, from start: End, on day: LocalDate) -> Bool {
    guard let left = start.instant else { return false }
    let night = clocks.instant(clocks.end(of: day), inZoneOf: start.place)
    return metres <= Self.fastestEvening * Double(night.seconds - left.seconds)
  }

  /// Whether the one day between was under way: both ends are known, or one, and something was kept of that day.
  private func isOfDayBetween(from start: End, to end: End) -> Bool {
    guard let before = start.day, let day = end.day,
      start.place.distance(to: end.place) > Self.onePlace
    else { return false }
    // A walk that came back to where it began was over, and the next such walk is another outing.
    if recorded[before]?.isRound ?? false, recorded[day]?.isRound ?? false { return false }
    return told.contains(before + 1)
      ? start.sign.endsDay || end.sign.beginsDay
      : haveAllDaysPages && start.sign.endsDay && end.sign.beginsDay
  }
}

extension EntryPlan {
  /// Whether its title, its tags or its kind name a ride: not its text, which tells of yesterday's and tomorrow's as well.
  var namesRide: Bool { namedKinds.contains(where: \.isRide) }

  /// Whether a sentence of its text names a ride with an hour in the afternoon or the evening: `Train 17:25 from Porta Nuova`.
  var namesEveningRide: Bool { namesRide(at: 15...23) }

  /// The same with an hour before noon.
  var namesMorningRide: Bool { namesRide(at: 4...11) }

  private func namesRide(at hours: ClosedRange<Int>) -> Bool {
    guard kept == nil, self.until == nil else { return false }
    return self.body.plainText.split { ".!?\n".contains($0) }.contains { sentence in
      let isThen = sentence.matches(of: /\b(\d?\d)[:h][0-5]\d(?!\s?[ap]\.?m)/).contains {
        Int($0.1).map(hours.contains) ?? false
      }
      return isThen
        && sentence.split { !$0.isLetter && $0 != "-" }.contains { MannersTold.isRide(String($0)) }
    }
  }

  /// What they name that the site has a drawing for.
  var namedKinds: Set<KnownKind> {
    let words = ([self.title.value, self.kind ?? ""] + self.tags).flatMap { $0.split { !$0.isLetter } }
    let meant = self.kind.flatMap { EntryKind($0)?.meant }
    return Set(words.compactMap { KnownKind(word: String($0)) } + [meant].compactMap(\.self))
  }
}

extension Router.Fix {
  /// What it tells at the end of a line over the end of a day.
  var sign: WaysBetweenDays.Sign {
    switch rideEnd {
    case .departure: .departure
    case .arrival: .arrival
    case nil: event != nil && time == nil ? .bed : .thing
    }
  }
}

extension TimedTrack.Piece {
  /// The same of its ends.
  var sign: WaysBetweenDays.Sign { isRecorded ? .recording : .thing }
}
