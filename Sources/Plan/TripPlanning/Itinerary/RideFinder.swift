import TripModel

/// Which of the rides is meant by a stretch of the way, and what was seen on one.
struct RideFinder {
  let rides: [EventFixes.Ride]
  private let byEvent: [EventID: EventFixes.Ride]
  private let loose: [EventFixes.Ride]
  private let cars: [ClosedRange<Instant>]
  private let dated: [EventFixes.DatedRide]

  /// In order of their starts; `cars` are the hours for which one is rented, `dated` the rides without hours.
  init(
    _ rides: [EventFixes.Ride], cars: [ClosedRange<Instant>] = [], dated: [EventFixes.DatedRide] = []
  ) {
    self.rides = rides
    loose = rides.filter(\.isLoose)
    self.cars = cars
    self.dated = dated
    byEvent = Dictionary(rides.map { ($0.event, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether nothing tells of a way from an end of one ride to where the next sets out: far off, and without a car.
  func areUnconnected(_ before: Router.Fix, _ next: Router.Fix) -> Bool {
    guard let one = before.event, let other = next.event, one != other, before.rideEnd != nil,
      next.rideEnd == .departure,
      before.coordinate.distance(to: next.coordinate) > Nearness.dayReach
    else { return false }
    // A part of a longer ride begins while that goes on.
    let goesOn = before.rideEnd == .departure && byEvent[one]?.span.contains(next.instant) == true
    return !goesOn
      && !cars.contains { $0.lowerBound <= next.instant && before.instant <= $0.upperBound }
  }

  /// Whether a car was hired for most of a time.
  func isCarHired(from left: Instant, to arrived: Instant) -> Bool {
    cars.contains { hours in
      let start = max(hours.lowerBound, left)
      let end = min(hours.upperBound, arrived)
      return start < end && 2 * (end.seconds - start.seconds) >= arrived.seconds - left.seconds
    }
  }

  /// Whether one of the rides that are loose led from one place to another meanwhile: it is drawn by itself, and a line beside it
  /// would be a way that nobody went.
  func isLoose(from start: Coordinate, at left: Instant, to end: Coordinate, at arrived: Instant) -> Bool {
    loose.contains { ride in
      left <= ride.span.lowerBound && ride.span.upperBound <= arrived
        && Self.isNear(ride.from, start, ride.to, end)
    }
  }

  /// Rides that are loose by the names of their towns, and all rides of a day on which one sets out where none led.
  func ridesApart(of fixes: [Router.Fix]) -> [RideApart] {
    let joined = fixes.filter { !$0.isLoose }
    let hasGap = zip(joined, joined.dropFirst()).contains { areUnconnected($0, $1) }
    let told = rides.filter { $0.isLoose || hasGap }
    guard !told.isEmpty else { return [] }
    let ends = Dictionary(grouping: fixes.filter { $0.rideEnd != nil }, by: \.event)
    return told.compactMap { ride in
      guard let fixes = ends[ride.event], let from = ride.towns.from, let to = ride.towns.to else {
        return nil
      }
      return RideApart(
        from: from, to: to, setsOut: fixes.contains { $0.rideEnd == .departure },
        arrives: fixes.contains { $0.rideEnd == .arrival })
    }
  }

  /// The towns by which a ride led from one of its ends to the other in that time; none where nothing tells them, and of
  /// what is only a part of one.
  func via(
    from start: Coordinate, at left: Instant, to end: Coordinate, at arrived: Instant
  ) -> [Coordinate] {
    rides.underWay(from: left, to: arrived).first {
      $0.from == start && $0.to == end && $0.span == left...max(left, arrived)
    }?.via ?? []
  }

  /// The ride that leads from one place to another at that time, if it is one.
  func mode(
    from start: Coordinate, at left: Instant, to end: Coordinate, at arrived: Instant
  ) -> TravelMode? {
    rides.underWay(from: left, to: arrived).first { isMeant($0, start, left, end, arrived) }?.mode
  }

  /// How one went where only the days of a ride are known: between what is last known before it, near its one end, and
  /// what is first known behind it, near the other. Nil where several rides tell that differently.
  func mode(
    from start: Coordinate, on day: LocalDate?, to end: Coordinate, on next: LocalDate?
  ) -> TravelMode? {
    guard !dated.isEmpty, let day, let next else { return nil }
    let first = dated.firstIndex(sortedBy: \.days.lowerBound, notBelow: day)
    let modes = dated[first...].prefix { $0.days.lowerBound <= next }
      .filter { $0.days.upperBound <= next && Self.isNear($0.from, start, $0.to, end) }.map(\.mode)
    return Set(modes).count == 1 ? modes.first : nil
  }

  /// Whether some ride does, however one went on it.
  func isRide(
    from start: Coordinate, at left: Instant, to end: Coordinate, at arrived: Instant
  ) -> Bool {
    rides.underWay(from: left, to: arrived).contains { isMeant($0, start, left, end, arrived) }
  }

  /// Metres from an end of a ride within which one has not left yet, or is there already, whatever the hours that
  /// were booked.
  private static let reachOfEnd = 3000.0
  /// How much longer than the straight way a ride is at most: who was farther off was not on it.
  private static let longestDetour = 2.0

  /// Whether a picture was taken on a booked ride on land or in the air, between its ends: through a window, where
  /// nobody stopped. Those on the water are `Crossings`; a taxi stops for whoever asks it to.
  func isPassed(_ fix: Router.Fix) -> Bool {
    guard fix.photo != nil, fix.entry == nil, fix.place == nil else { return false }
    return rides.underWay(from: fix.instant, to: fix.instant).contains { ride in
      guard let mode = ride.mode, mode != .boat, mode != .taxi, ride.span.lowerBound < fix.instant,
        fix.instant < ride.span.upperBound
      else { return false }
      let (left, ahead) = (ride.from.distance(to: fix.coordinate), fix.coordinate.distance(to: ride.to))
      return min(left, ahead) > Self.reachOfEnd
        && left + ahead <= Self.longestDetour * ride.from.distance(to: ride.to)
    }
  }

  private func isMeant(
    _ ride: EventFixes.Ride, _ start: Coordinate, _ left: Instant, _ end: Coordinate, _ arrived: Instant
  ) -> Bool {
    if ride.span.lowerBound <= left, arrived <= ride.span.upperBound { return true }
    return Self.isNear(ride.from, start, ride.to, end)
  }

  /// Whether the last thing known before a ride and the first behind it are near enough to its ends.
  private static func isNear(
    _ from: Coordinate, _ start: Coordinate, _ to: Coordinate, _ end: Coordinate
  ) -> Bool {
    start.distance(to: from) + end.distance(to: to) < from.distance(to: to) / 4
  }
}
