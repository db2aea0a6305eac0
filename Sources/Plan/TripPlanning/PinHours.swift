import TripModel

/// When one was at pins of which only the day is known, by what else tells of the way of that day.
struct PinHours {
  /// What is known of the way of a day.
  private struct Day {
    /// Pictures with a place.
    var photos: [Router.Fix] = []
    /// What was written with a place and an hour.
    var texts: [Router.Fix] = []
    var pieces: [TimedTrack.Piece] = []

    /// Whether it tells where one was that day: one picture alone may be of anywhere on the way.
    var isTold: Bool { photos.count > 1 || !pieces.isEmpty }
  }

  private var days: [LocalDate: Day] = [:]

  /// Metres from a picture, or from what was recorded, within which one was at a pin; twice as much is no detour from a way
  /// that passes it.
  private static let reach = 2000.0

  init(
    of pins: [PlacePlan], photos: [Router.Fix], written: [Router.Fix], _ pieces: [TimedTrack.Piece]
  ) {
    for day in pins.lazy.filter(\.hasDayAlone).compactMap(\.day) { days[day] = Day() }
    guard !days.isEmpty else { return }
    for fix in photos { if let day = fix.day { days[day]?.photos.append(fix) } }
    for fix in written where fix.time != nil { if let day = fix.day { days[day]?.texts.append(fix) } }
    for piece in pieces where piece.isRecorded && piece.span != nil {
      if let day = piece.day { days[day]?.pieces.append(piece) }
    }
  }

  /// Where only the day is known, the hour at which the way of that day came by; nil where it did not, so that no way leads
  /// there. Of a day of which nothing else tells the way it is noon, as told.
  func instant(of pin: PlacePlan, atNoon noon: Instant?) -> Instant? {
    guard pin.hasDayAlone, let day = pin.day.flatMap({ days[$0] }), day.isTold else { return noon }
    return Self.nearest(to: pin.coordinate, on: day) ?? Self.passing(pin.coordinate, on: day)
  }

  /// When one was nearest to a place, of what was within reach of it.
  private static func nearest(to place: Coordinate, on day: Day) -> Instant? {
    var best: (instant: Instant, metres: Double)?
    func look(at coordinate: Coordinate, _ instant: Instant) {
      guard abs(coordinate.latitude - place.latitude) * Nearness.degree <= reach else { return }
      let metres = coordinate.distance(to: place)
      if metres <= reach, metres < best?.metres ?? .infinity { best = (instant, metres) }
    }
    for fix in day.photos + day.texts { look(at: fix.coordinate, fix.instant) }
    for point in day.pieces.lazy.flatMap(\.points) {
      if let instant = point.instant { look(at: point.coordinate, instant) }
    }
    return best?.instant
  }

  /// When a straight line of the day, between what is known one behind the other, came by a place: it is no detour from that.
  private static func passing(_ place: Coordinate, on day: Day) -> Instant? {
    let spans = day.pieces.compactMap(\.span)
    var known = day.photos.filter { fix in !spans.contains { $0.contains(fix.instant) } }
      .map { (instant: $0.instant, place: $0.coordinate, piece: Int?.none) }
    for (number, piece) in day.pieces.enumerated() {
      guard let span = piece.span, let first = piece.points.first, let last = piece.points.last else {
        continue
      }
      known.append((instant: span.lowerBound, place: first.coordinate, piece: number))
      known.append((instant: span.upperBound, place: last.coordinate, piece: number))
    }
    known.sort { $0.instant < $1.instant }
    var best: (instant: Instant, detour: Double)?
    for (start, end) in zip(known, known.dropFirst()) {
      // What was recorded passed it nowhere.
      if let piece = start.piece, piece == end.piece { continue }
      let (there, onwards) = (start.place.distance(to: place), place.distance(to: end.place))
      let detour = there + onwards - start.place.distance(to: end.place)
      guard detour <= 2 * reach, detour < best?.detour ?? .infinity else { continue }
      let share = there + onwards > 0 ? there / (there + onwards) : 0
      let seconds = Double(end.instant.seconds - start.instant.seconds)
      best = (Instant(seconds: start.instant.seconds + Int(share * seconds)), detour)
    }
    return best?.instant
  }
}

extension PlacePlan {
  /// Whether all that is known of when one was there is the day, and it is no bed: to that one came last.
  fileprivate var hasDayAlone: Bool { time == nil && day != nil && !isBed }

  /// Whether one sleeps there, so that a day comes to it last.
  var isBed: Bool {
    WaypointCategory.found(in: [category]).map { ["stay", "camp"].contains($0) } ?? false
  }
}
