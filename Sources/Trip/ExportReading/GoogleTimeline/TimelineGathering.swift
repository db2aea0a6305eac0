import Importing
import TripModel

/// What of the files of an export is of the trip's days, while they are read.
final class TimelineGathering {
  let request: ImportRequest
  let book: AccountBook
  /// Homes that the export itself names: of what lies there nothing is taken either.
  let homes: [PrivateCircle]
  private(set) var fixes: [TimelineFix] = []
  /// When one was where nothing is told: no line leads over these times.
  private(set) var hidden: [Int] = []
  var rides: [TimelineRide] = []
  var visits: [TimelineVisit] = []
  var notes: [EntryDraft] = []
  /// The first and the last time of all, on whatever day.
  private(set) var span: ClosedRange<Int>?
  /// Whether there were more positions than any trip has.
  private(set) var isFull = false
  /// By which clocks was told what says none itself.
  private(set) var zones = UntoldZones()
  /// The clock of the place that was last asked for.
  private var lastClock: (place: Coordinate, clock: ExportClock?)?

  /// The trip's days from midnight to midnight by its clocks; nil where these or the days are unknown.
  private let window: ClosedRange<Int>?
  /// The same and some hours on either side, by whatever clocks.
  private let wideWindow: ClosedRange<Int>?

  /// Positions of one trip: more than a year of them, one every twenty seconds.
  static let most = 2_000_000

  init(_ request: ImportRequest, homes: [PrivateCircle], book: AccountBook) {
    (self.request, self.homes, self.book) = (request, homes, book)
    guard let days = request.days else {
      (window, wideWindow) = (nil, nil)
      return
    }
    let first = LocalDateTime(date: days.lowerBound, time: .midnight).clockSeconds
    let end = LocalDateTime(date: days.upperBound + 1, time: .midnight).clockSeconds
    wideWindow = first - 86_400...end + 86_400
    window = request.zone.map { zone in
      func seconds(_ clock: Int) -> Int {
        clock - zone.offset(atLocal: LocalDateTime(clockSeconds: clock)).seconds
      }
      let start = seconds(first)
      return start...max(start, seconds(end) - 1)
    }
  }

  // MARK: Days

  /// Whether it was on one of the days at a place.
  func wants(_ time: TimelineTime, at place: Coordinate?) -> Bool {
    if let window { return window.contains(time.instant.seconds) }
    // Of years of positions only those around the days are looked up.
    guard let wideWindow else { return true }
    return wideWindow.contains(time.instant.seconds) && request.wants(local(time, at: place).date)
  }

  /// Whether what lasted so long may have been on one of the days.
  func mayWant(from start: TimelineTime?, to end: TimelineTime?) -> Bool {
    guard let wideWindow, let start, let end else { return true }
    return start.instant.seconds <= wideWindow.upperBound && end.instant.seconds >= wideWindow.lowerBound
  }

  /// What clocks at a place showed: as the time says, else by the trip's zone, else by that of the place.
  func local(_ time: TimelineTime, at place: Coordinate?) -> LocalDateTime {
    if let offset = time.offset { return Moment(instant: time.instant, offset: offset).local }
    return (clock(at: place) ?? request.clock).local(time.instant)
  }

  /// Remembers by which clock something was told that comes into the trip.
  func noteClock(of time: TimelineTime, at place: Coordinate?) {
    if time.offset == nil { zones.note(clock(at: place)) }
  }

  /// Metres within which the clocks are those of the place before: positions come by millions, and zones are shapes.
  private static let reachOfClock = 2_000.0

  private func clock(at place: Coordinate?) -> ExportClock? {
    if request.zone == nil, let place, let lastClock,
      lastClock.place.distance(to: place) <= Self.reachOfClock
    {
      return lastClock.clock
    }
    let clock = request.knownClock(at: place)
    if let place { lastClock = (place, clock) }
    return clock
  }

  func note(_ time: TimelineTime) {
    let seconds = time.instant.seconds
    span = span.map { min($0.lowerBound, seconds)...max($0.upperBound, seconds) } ?? seconds...seconds
  }

  // MARK: Positions

  func isPrivate(_ position: Coordinate) -> Bool {
    request.isPrivate(position) || homes.contains { $0.contains(position) }
  }

  /// Takes a position, if it is of the trip, and says what became of it.
  func take(_ position: Coordinate?, at time: TimelineTime?, _ rank: TimelineFix.Rank) -> FieldFate {
    guard let time else { return .notNeeded }
    note(time)
    guard let position, wants(time, at: position) else { return .notNeeded }
    let fate = self.fate(of: position, at: time)
    if fate == .used { add([TimelineFix(seconds: time.instant.seconds, position: position, rank: rank)]) }
    return fate
  }

  /// What becomes of a position of the trip.
  func fate(of position: Coordinate, at time: TimelineTime) -> FieldFate {
    guard isPrivate(position) else {
      noteClock(of: time, at: position)
      return .used
    }
    if hidden.count < Self.most { hidden.append(time.instant.seconds) }
    return .kept
  }

  func add(_ more: [TimelineFix]) {
    let room = max(0, Self.most - fixes.count)
    isFull = isFull || more.count > room
    fixes += more.prefix(room)
  }
}
