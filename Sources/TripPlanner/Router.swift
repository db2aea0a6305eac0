import TripModel

/// The way of the trip and of its days, out of all that has a time and a position.
struct Router {
  /// Something that was at a place at a time.
  struct Fix {
    var instant: Instant
    var day: LocalDate
    var time: LocalTime?
    var coordinate: Coordinate
    var photo: PhotoID?
    var entry: EntryID?
    var place: PlaceID?
  }

  private let fixes: [Fix]
  private let pieces: [TimedTrack.Piece]
  private let namer: StopNamer

  init(plan: TripPlan, tracks: [TimedTrack], clocks: LocalClocks) {
    pieces = tracks.flatMap(\.pieces).sorted { $0.order < $1.order }
    namer = StopNamer(plan: plan)
    var fixes = plan.photos.compactMap { Fix(photo: $0, clocks: clocks) }
    fixes += plan.entries.compactMap { Fix(entry: $0, clocks: clocks) }
    fixes += Self.pins(plan.places, clocks: clocks, alone: fixes.isEmpty && tracks.allSatisfy(\.pieces.isEmpty))
    self.fixes = fixes.enumerated()
      .sorted { ($0.element.instant, $0.offset) < ($1.element.instant, $1.offset) }.map(\.element)
  }

  /// The way of the whole trip.
  func wholeRoute() -> RoutePlan { route(fixes: fixes, pieces: pieces, isDay: false) }

  /// The way of one of the traveller's days.
  func route(on day: LocalDate) -> RoutePlan {
    route(fixes: fixes.filter { $0.day == day }, pieces: pieces.filter { $0.day == day }, isDay: true)
  }

  private func route(fixes: [Fix], pieces: [TimedTrack.Piece], isDay: Bool) -> RoutePlan {
    let ends = pieces.flatMap(\.ends)
    let all = (fixes + ends).sorted { $0.instant < $1.instant }
    let stops = StopFinder(fixes: all, namer: namer, isDay: isDay).stops
    return RoutePlan(legs: legs(fixes: fixes, pieces: pieces), stops: stops)
  }

  /// Recorded stretches as they are, and straight lines between what is known beside them. What was fixed
  /// while a track was recorded adds nothing to the line: the track knows better.
  private func legs(fixes: [Fix], pieces: [TimedTrack.Piece]) -> [RouteLeg] {
    var legs: [RouteLeg] = []
    var joined: [Coordinate] = []
    func closeJoin() {
      if joined.count > 1 { legs.append(RouteLeg(kind: .joined, points: joined)) }
      joined = []
    }
    var rest = fixes[...]
    for piece in pieces where piece.points.count > 1 {
      let points = piece.points.map(\.coordinate)
      guard let span = piece.span, let first = points.first, let last = points.last else {
        legs.append(RouteLeg(kind: .recorded, points: points))
        continue
      }
      while let fix = rest.first, fix.instant < span.lowerBound {
        joined.append(fix.coordinate)
        rest.removeFirst()
      }
      joined.append(first)
      closeJoin()
      legs.append(RouteLeg(kind: .recorded, points: points))
      while let fix = rest.first, fix.instant <= span.upperBound { _ = rest.popFirst(); _ = fix }
      joined = [last]
    }
    joined += rest.map(\.coordinate)
    closeJoin()
    return legs
  }

  /// Pins on the way: those with a time; one without goes with the pin before it in the file. Where nothing
  /// else tells the way, pins without any time are visited in the order of their file (D2).
  private static func pins(_ places: [PlacePlan], clocks: LocalClocks, alone: Bool) -> [Fix] {
    let pins = places.filter { $0.origin == .pin }
    let isTimed = pins.contains { $0.time != nil || $0.day != nil }
    guard isTimed || alone else { return [] }
    var last: (instant: Instant, day: LocalDate)?
    return pins.compactMap { pin in
      if let moment = pin.time {
        last = (clocks.instant(moment, near: pin.coordinate), pin.day ?? moment.local.date)
      } else if let day = pin.day {
        let noon = LocalDateTime(date: day, time: .midnight) + 12 * 3600
        last = (clocks.instant(Moment(local: noon), near: pin.coordinate), day)
      } else if last == nil && !isTimed {
        last = (Instant(seconds: 0), LocalDate(dayNumber: 0))
      }
      return last.map { Fix(pin: pin, instant: $0.instant, day: $0.day) }
    }
  }
}

extension Router.Fix {
  fileprivate init?(photo: PhotoPlan, clocks: LocalClocks) {
    guard let taken = photo.taken?.value, let position = photo.position?.value else { return nil }
    self.init(
      instant: clocks.instant(taken, near: position), day: photo.day.value, time: taken.local.time,
      coordinate: position, photo: photo.id)
  }

  /// An entry stands on the way where its place was written; one that was only guessed from photos adds nothing.
  fileprivate init?(entry: EntryPlan, clocks: LocalClocks) {
    guard let time = entry.time?.value, let position = entry.position else { return nil }
    switch position.reason {
    case .written, .pinNearby: break
    default: return nil
    }
    self.init(
      instant: clocks.instant(time, near: position.value), day: entry.day.value, time: time.local.time,
      coordinate: position.value, entry: entry.id)
  }

  fileprivate init(pin: PlacePlan, instant: Instant, day: LocalDate) {
    self.init(
      instant: instant, day: day, time: pin.time?.local.time, coordinate: pin.coordinate, place: pin.id)
  }
}

extension TimedTrack.Piece {
  /// Timed pieces in time; those without times in the order of their days.
  fileprivate var order: Int { span?.lowerBound.seconds ?? day.dayNumber * 86_400 }

  /// Where a recorded stretch began and ended: stops of the way, where its times are known.
  fileprivate var ends: [Router.Fix] {
    guard let span, let first = points.first, let last = points.last else { return [] }
    return [
      Router.Fix(instant: span.lowerBound, day: day, coordinate: first.coordinate),
      Router.Fix(instant: span.upperBound, day: day, coordinate: last.coordinate),
    ]
  }
}
