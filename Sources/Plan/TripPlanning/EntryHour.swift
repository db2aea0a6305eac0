import TripModel

/// Finds the hour of an entry that tells none itself, by the pictures in its text.
struct EntryHour {
  let day: LocalDate
  /// Where it was written; nil where nobody knows.
  let ground: TownGround?
  let sources: EntrySources

  /// That of the first picture of the day, where that may have been taken at the entry's place. Where it, or one before
  /// it, was taken elsewhere or near a private place, the text begins there, and a later hour is not that of the text.
  func first(of shown: [PhotoPlan]) -> Reasoned<Moment>? {
    for photo in shown where photo.day.map({ $0.value == day }) ?? true {
      guard !photo.photo.withholdsHour, photo.photo.withheld == nil else { return nil }
      let isPlaced = photo.position != nil
      if isPlaced, let ground, !sources.isTaken(photo, on: ground) { return nil }
      guard photo.day != nil, let taken = photo.taken?.value else { continue }
      // Who was on the way there when it was taken was not there yet, whatever the camera's clock says.
      if !isPlaced, let ground, isBeforeArrival(taken, at: ground.middle) { return nil }
      return Reasoned(taken, because: .pictureInText(file: photo.photo.file))
    }
    return nil
  }

  /// Whether the next that is known of a place on the day is that a ride came there.
  private func isBeforeArrival(_ moment: Moment, at place: Coordinate) -> Bool {
    guard !sources.rides.isEmpty else { return false }
    let instant = sources.clocks.instant(moment, inZoneOf: place)
    return sources.rides.isArrivalNext(after: instant, at: place, on: day)
  }
}

/// Where booked rides of each day set out and arrive, by their hours.
struct BookedRideEnds: Sendable {
  private struct End {
    let instant: Instant
    let place: Coordinate
    let isArrival: Bool
  }

  private var days: [LocalDate: [End]] = [:]

  var isEmpty: Bool { days.isEmpty }

  /// `position` tells where a named place is.
  init(_ events: [TripEvent], clocks: LocalClocks, position: (NamedPlace) -> Coordinate?) {
    for event in events where event.kind.isRide {
      add(event.from, event.start, isArrival: false, clocks, position)
      if let end = event.end { add(event.to, end, isArrival: true, clocks, position) }
    }
    // Where one ride arrives as the next sets out, one arrived first.
    days = days.mapValues { ends in
      ends.sorted { ($0.instant.seconds, $0.isArrival ? 0 : 1) < ($1.instant.seconds, $1.isArrival ? 0 : 1) }
    }
  }

  private mutating func add(
    _ place: Written<NamedPlace>?, _ time: TripEvent.Time, isArrival: Bool, _ clocks: LocalClocks,
    _ position: (NamedPlace) -> Coordinate?
  ) {
    guard let named = place?.value, let here = position(named), let instant = time.instant(clocks, at: here)
    else { return }
    days[time.when.date, default: []].append(End(instant: instant, place: here, isArrival: isArrival))
  }

  /// Whether of all that rides do there on a day after an hour the first is to arrive. What lies around a station or an
  /// airport is reached by it.
  func isArrivalNext(after instant: Instant, at place: Coordinate, on day: LocalDate) -> Bool {
    let next = (days[day] ?? []).first {
      instant < $0.instant && $0.place.distance(to: place) <= NamedTowns.reach
    }
    return next?.isArrival ?? false
  }
}
