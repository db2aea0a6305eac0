import TripModel

/// Where events say that one was, and how one got there.
struct EventFixes {
  /// Of rides with times and places, in order of their starts.
  private(set) var rides: [Ride] = []
  private var ends: [Router.Fix] = []
  private var stays: [Router.Fix] = []

  struct Ride {
    var span: ClosedRange<Instant>
    var from: Coordinate
    var to: Coordinate
    var mode: TravelMode?
  }

  init(_ events: [EventPlan], clocks: LocalClocks) {
    for event in events {
      if event.kind.isRide { addRide(event) } else { addStay(event, clocks) }
    }
    rides.sort { $0.span.lowerBound < $1.span.lowerBound }
  }

  private mutating func addRide(_ event: EventPlan) {
    if let from = event.from { ends += fix(at: from, event.start, event.id) }
    if let to = event.to, let end = event.end { ends += fix(at: to, end, event.id) }
    guard let start = event.start.instant, let end = event.end?.instant, start <= end,
      let from = event.from?.position?.value, let to = event.to?.position?.value
    else { return }
    rides.append(Ride(span: start...end, from: from, to: to, mode: event.kind.mode))
  }

  private func fix(at place: EventPlace, _ time: EventTime, _ id: EventID) -> [Router.Fix] {
    guard let position = place.position?.value, let instant = time.instant else { return [] }
    return [
      Router.Fix(instant: instant, day: time.day, time: time.time, coordinate: position, town: nil, event: id)
    ]
  }

  /// A hotel stands at the end of each of its days, all else where it begins.
  private mutating func addStay(_ event: EventPlan, _ clocks: LocalClocks) {
    guard event.kind == .hotel || event.kind == .activity || event.kind == .restaurant,
      let position = (event.at ?? event.from)?.position?.value
    else { return }
    func fix(_ moment: Moment, on day: LocalDate, _ time: LocalTime?) -> Router.Fix {
      Router.Fix(
        instant: clocks.instant(moment, inZoneOf: position), day: day, time: time, coordinate: position,
        event: event.id)
    }
    if event.kind == .hotel {
      stays += event.nights.map { fix(clocks.end(of: $0), on: $0, nil) }
    } else if let time = event.start.time {
      let local = LocalDateTime(date: event.start.day, time: time)
      stays.append(fix(Moment(local: local, offset: event.start.offset), on: event.start.day, time))
    }
  }

  /// Those that tell more than what is known otherwise: stays on days of which nothing else tells the place, and ends
  /// of rides unless something is known as near as a town on that day.
  func fixes(besides known: [Router.Fix], _ pieces: [TimedTrack.Piece]) -> [Router.Fix] {
    var days = Set(known.compactMap(\.day))
    days.formUnion(pieces.compactMap(\.day))
    return ends + stays.filter { stay in stay.day.map { !days.contains($0) } ?? true }
  }
}

/// Which of the rides is meant by a stretch of the way, and what was seen on one.
struct RideFinder {
  private let rides: [EventFixes.Ride]

  /// In order of their starts.
  init(_ rides: [EventFixes.Ride]) { self.rides = rides }

  /// So many rides before a moment are looked at: more are not under way at once.
  private static let maxAtOnce = 8

  /// The ride that leads from one place to another at that time, if it is one.
  func mode(
    from start: Coordinate, at left: Instant, to end: Coordinate, at arrived: Instant
  ) -> TravelMode? {
    underWay(from: left, to: arrived).first { isMeant($0, start, left, end, arrived) }?.mode
  }

  /// Metres from an end of a ride within which one has not left yet, or is there already, whatever the hours that
  /// were booked.
  private static let reachOfEnd = 3000.0
  /// How much longer than the straight way a ride is at most: who was farther off was not on it.
  private static let longestDetour = 2.0

  /// Whether a picture was taken on a booked ride on land or in the air, between its ends: through a window, where
  /// nobody stopped. Those on the water are `Crossings`.
  func isPassed(_ fix: Router.Fix) -> Bool {
    guard fix.photo != nil, fix.entry == nil, fix.place == nil else { return false }
    return underWay(from: fix.instant, to: fix.instant).contains { ride in
      guard let mode = ride.mode, mode != .boat, ride.span.lowerBound < fix.instant,
        fix.instant < ride.span.upperBound
      else { return false }
      let (left, ahead) = (ride.from.distance(to: fix.coordinate), fix.coordinate.distance(to: ride.to))
      return min(left, ahead) > Self.reachOfEnd
        && left + ahead <= Self.longestDetour * ride.from.distance(to: ride.to)
    }
  }

  /// The rides of which some lies between two moments, the latest first.
  private func underWay(from left: Instant, to arrived: Instant) -> [EventFixes.Ride] {
    var (low, high) = (0, rides.count)
    while low < high {
      let middle = (low + high) / 2
      if rides[middle].span.lowerBound <= arrived { low = middle + 1 } else { high = middle }
    }
    return rides[max(0, low - Self.maxAtOnce)..<low].filter { $0.span.upperBound >= left }.reversed()
  }

  private func isMeant(
    _ ride: EventFixes.Ride, _ start: Coordinate, _ left: Instant, _ end: Coordinate, _ arrived: Instant
  ) -> Bool {
    if ride.span.lowerBound <= left, arrived <= ride.span.upperBound { return true }
    // From the last thing known before it to the first behind it: near enough to its ends.
    let off = start.distance(to: ride.from) + end.distance(to: ride.to)
    return off < ride.from.distance(to: ride.to) / 4
  }
}
