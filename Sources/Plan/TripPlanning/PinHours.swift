import TripModel

/// When one was at pins of which only the day is known, by what else tells of the way of that day.
struct PinHours {
  /// What is known of the way of a day.
  fileprivate struct Day {
    /// Pictures with a place.
    var photos: [Router.Fix] = []
    /// What was written with a place and an hour.
    var texts: [Router.Fix] = []
    var pieces: [TimedTrack.Piece] = []
  }

  /// The same as it is asked for many pins.
  fileprivate struct Way {
    /// Whether it tells where one was that day: one picture alone may be of anywhere on the way.
    let isTold: Bool
    let near: NeighbourIndex<Instant>
    /// What is known one behind the other: pictures between recordings, and the ends of these by their number.
    let known: [(instant: Instant, place: Coordinate, piece: Int?)]
  }

  private var ways: [LocalDate: Way] = [:]
  /// When the first picture was taken, of a pin's day, that the pin names.
  private var own: [PlaceID: Instant] = [:]

  /// Metres from a picture, or from what was recorded, within which one was at a pin; twice as much is no detour from a way
  /// that passes it.
  private static let reach = 2000.0
  /// Metres between two points of a recording, of which it has one a second.
  fileprivate static let step = 50.0

  init(
    of pins: [PlacePlan], pictures: [PhotoPlan], photos: [Router.Fix], written: [Router.Fix],
    _ pieces: [TimedTrack.Piece], clocks: LocalClocks
  ) {
    var days: [LocalDate: Day] = [:]
    for day in pins.lazy.filter(\.hasDayAlone).compactMap(\.day) { days[day] = Day() }
    guard !days.isEmpty else { return }
    own = Self.own(of: pins, pictures, clocks)
    for fix in photos { if let day = fix.day { days[day]?.photos.append(fix) } }
    for fix in written where fix.time != nil { if let day = fix.day { days[day]?.texts.append(fix) } }
    for piece in pieces where piece.isRecorded && piece.span != nil {
      if let day = piece.day { days[day]?.pieces.append(piece) }
    }
    ways = days.mapValues(Way.init)
  }

  private static func own(
    of pins: [PlacePlan], _ pictures: [PhotoPlan], _ clocks: LocalClocks
  ) -> [PlaceID: Instant] {
    let timed = pins.filter { $0.hasDayAlone && $0.photos.contains(where: \.isNamed) }
    guard !timed.isEmpty else { return [:] }
    let byID = Dictionary(pictures.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var own: [PlaceID: Instant] = [:]
    for pin in timed {
      own[pin.id] = pin.photos.filter(\.isNamed).compactMap { near -> Instant? in
        guard let picture = byID[near.photo], picture.day?.value == pin.day, !picture.photo.withholdsHour,
          let taken = picture.taken?.value
        else { return nil }
        return clocks.instant(taken, near: picture.position?.value ?? pin.coordinate)
      }.min()
    }
    return own
  }

  /// Where only the day is known, the hour of the pin's own pictures, else that at which the way of that day came by; nil where it did not, so that no way leads
  /// there. Of a day of which nothing else tells the way it is noon, as told.
  func instant(of pin: PlacePlan, atNoon noon: Instant?) -> Instant? {
    if let known = own[pin.id] { return known }
    guard pin.hasDayAlone, let way = pin.day.flatMap({ ways[$0] }), way.isTold else { return noon }
    let passed = Self.passing(pin.coordinate, on: way)
    guard let near = way.near.within(Self.reach, of: pin.coordinate).first else { return passed?.instant }
    // Beyond the last place of the day one went nowhere that is no detour from the way there.
    if let passed, near.metres > Nearness.stopReach, passed.detour < near.metres, way.ends(by: near.element) {
      return passed.instant
    }
    return near.element
  }

  /// When a straight line of the day, between what is known one behind the other, came by a place: it is no detour from that.
  private static func passing(
    _ place: Coordinate, on way: Way
  ) -> (instant: Instant, detour: Double)? {
    var best: (instant: Instant, detour: Double)?
    for (start, end) in zip(way.known, way.known.dropFirst()) {
      // What was recorded passed it nowhere.
      if let piece = start.piece, piece == end.piece { continue }
      let (there, onwards) = (start.place.distance(to: place), place.distance(to: end.place))
      let detour = there + onwards - start.place.distance(to: end.place)
      guard detour <= 2 * reach, detour < best?.detour ?? .infinity else { continue }
      let share = there + onwards > 0 ? there / (there + onwards) : 0
      let seconds = Double(end.instant.seconds - start.instant.seconds)
      best = (Instant(seconds: start.instant.seconds + Int(share * seconds)), detour)
    }
    return best
  }
}

extension PinHours.Way {
  /// Whether one was at the last place that is known by then.
  fileprivate func ends(by instant: Instant) -> Bool {
    let later = known.drop { $0.instant < instant }
    guard let last = later.last else { return false }
    return later.allSatisfy { $0.place.distance(to: last.place) <= Nearness.stopReach }
  }

  fileprivate init(_ day: PinHours.Day) {
    isTold = day.photos.count > 1 || !day.pieces.isEmpty
    var near = (day.photos + day.texts).map { ($0.coordinate, $0.instant) }
    var ends: [(instant: Instant, place: Coordinate, piece: Int?)] = []
    for (number, piece) in day.pieces.enumerated() {
      var last: Coordinate?
      for point in piece.points {
        guard let instant = point.instant,
          last.map({ $0.distance(to: point.coordinate) >= PinHours.step }) ?? true
        else { continue }
        near.append((point.coordinate, instant))
        last = point.coordinate
      }
      if let span = piece.span, let first = piece.points.first, let last = piece.points.last {
        ends.append((instant: span.lowerBound, place: first.coordinate, piece: number))
        ends.append((instant: span.upperBound, place: last.coordinate, piece: number))
      }
    }
    self.near = NeighbourIndex(near)
    let spans = Self.joined(day.pieces.compactMap(\.span))
    let apart = day.photos.filter { fix in
      let next = spans.firstIndex(sortedBy: \.lowerBound, notBelow: fix.instant)
      return !spans[max(0, next - 1)..<min(spans.count, next + 1)].contains { $0.contains(fix.instant) }
    }
    known = (apart.map { (instant: $0.instant, place: $0.coordinate, piece: nil) } + ends)
      .sorted { $0.instant < $1.instant }
  }

  /// Hours in order, those that overlap as one.
  private static func joined(_ spans: [ClosedRange<Instant>]) -> [ClosedRange<Instant>] {
    var found: [ClosedRange<Instant>] = []
    for span in spans.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = found.last, span.lowerBound <= last.upperBound {
        found[found.count - 1] = last.lowerBound...max(last.upperBound, span.upperBound)
      } else {
        found.append(span)
      }
    }
    return found
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
