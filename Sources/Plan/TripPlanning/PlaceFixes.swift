import TripModel

/// What puts pins, saved attractions and the towns of entries on the way: what tells when one was there is its own time,
/// its day, or its place in a list.
struct PlaceFixes {
  let clocks: LocalClocks
  /// Whether anything says that somebody went, or goes, from place to place: a day, where the trip begins or ends, a sight
  /// that was seen. Without that a list is of wishes, and its order no way.
  let isJourney: Bool

  /// Whether any pin has a time of its own, or a day.
  func areAnyTimed(_ places: [PlacePlan]) -> Bool {
    places.contains { $0.origin == .pin && $0.instant(clocks) != nil }
  }

  /// Entries of which only the town is known: on the way where nothing of the day tells more exactly where one was
  /// there.
  func towns(_ entries: [EntryPlan], besides fixes: [Router.Fix], _ pieces: [TimedTrack.Piece]) -> [Router
    .Fix]
  {
    let inTowns = entries.filter { $0.position?.reason.isTown == true }
    guard !inTowns.isEmpty else { return [] }
    let fixes = Dictionary(grouping: fixes, by: \.day)
    let pieces = Dictionary(grouping: pieces, by: \.day)
    // All entries of a day in one town ask the same.
    var known: [DayTown: Bool] = [:]
    return inTowns.compactMap { entry in
      guard let middle = entry.position?.value else { return nil }
      func isKnown(on day: LocalDate?) -> Bool {
        let question = DayTown(day: day, middle: middle)
        if let answer = known[question] { return answer }
        let answer =
          (fixes[day] ?? []).contains { $0.coordinate.distance(to: middle) <= NamedTowns.reach }
          || (pieces[day] ?? []).contains { piece in
            piece.points.contains { $0.coordinate.distance(to: middle) <= NamedTowns.reach }
          }
        known[question] = answer
        return answer
      }
      guard !isKnown(on: nil), !isKnown(on: entry.day.value),
        var fix = Router.Fix(entry: entry, clocks: clocks)
      else { return nil }
      fix.isTownMiddle = true
      fix.reachOfTown = max(Nearness.middleReach, 2 * (entry.locality?.townReach ?? 0))
      return fix
    }
  }

  /// Pins on the way: those with a time. Where neither pictures nor a track tell the way, what was written at a pin
  /// tells its time as well; and unless rides or entries of several days tell the way, one without a time goes with the
  /// pin before it in the file, so that on a journey pins without any time are visited in the order of their file. Where
  /// only entries have one, pins are no part of the way. So many of these that they are told by areas are a collection,
  /// through which no way leads; and one far from those beside it is a place to dream of.
  ///
  /// Nil for `hours` where neither pictures nor a track tell the way; `isDated` by rides or by entries of several days.
  func pins(
    _ places: [PlacePlan], besides written: [Router.Fix], by hours: PinHours?, isDated: Bool
  ) -> [Router.Fix] {
    let pins = places.filter { $0.origin == .pin }
    let own = pins.map { $0.instant(clocks) }
    if let hours {
      let told = zip(pins, own).map { hours.instant(of: $0, atNoon: $1) }
      return fixes(of: pins, at: told, isWay: false)
    }
    let byEntry = Dictionary(written.map { ($0.entry, $0) }, uniquingKeysWith: { first, _ in first })
    let told = zip(pins, own).map { pin, instant in
      instant
        ?? pin.entries.compactMap { byEntry[$0] }
        .filter { $0.coordinate.distance(to: pin.coordinate) <= Nearness.entryReach }.map(\.instant).min()
    }
    guard !isDated else { return fixes(of: pins, at: told, isWay: false) }
    let isOrdered = written.isEmpty && isJourney || told.contains { $0 != nil }
    let instants = isOrdered ? told : own
    let areNear = Self.areNear(pins.map(\.coordinate), areTimed: instants.map { $0 != nil })
    let kept = pins.indices.filter { areNear[$0] }
    return fixes(of: kept.map { pins[$0] }, at: kept.map { instants[$0] }, isWay: isOrdered)
  }

  /// Which places of a list may be on its way: those with a time, and those in a row without any of which each is a day's
  /// drive at most from the next towards one with a time. Where none has a time, the list alone tells the way.
  private static func areNear(_ places: [Coordinate], areTimed: [Bool]) -> [Bool] {
    guard areTimed.contains(true) else { return places.map { _ in true } }
    var areNear = areTimed
    func reach(_ indices: some Sequence<Int>) {
      var last: Coordinate?
      for index in indices {
        let isNear = last.map { $0.distance(to: places[index]) <= Nearness.reachOfDrive } ?? false
        if isNear { areNear[index] = true }
        if areNear[index] { last = places[index] }
      }
    }
    reach(places.indices)
    reach(places.indices.reversed())
    return areNear
  }

  private func fixes(of pins: [PlacePlan], at instants: [Instant?], isWay: Bool) -> [Router.Fix] {
    zip(pins, ordered(instants, isWay: isWay)).compactMap { pin, instant in
      instant.map {
        Router.Fix(
          instant: $0, day: pin.day, time: pin.time?.local.time, coordinate: pin.coordinate, place: pin.id)
      }
    }
  }

  /// The times of a list by which those without one go with the one before them; those before the first that has a
  /// time go with that one. Unless that is a way, or of too many, they stay without.
  private func ordered(_ instants: [Instant?], isWay: Bool) -> [Instant?] {
    guard isWay, instants.count(where: { $0 == nil }) <= PlaceArea.mostInOneList else { return instants }
    var last = instants.lazy.compactMap(\.self).first ?? Instant(seconds: 0)
    return instants.map { instant in
      last = instant ?? last
      return last
    }
  }

  /// Saved attractions that one came to, on the day for which they were saved; where nothing else tells the way but pins
  /// without any time, those without a day in the order of their file, behind these. Where a pin or an entry stands for
  /// one that tells more.
  func attractions(_ saved: [AttractionPlan], isListed: Bool) -> [Router.Fix] {
    let visited = saved.filter { saved in
      guard let reason = saved.position?.reason else { return false }
      return saved.wasVisited && saved.pin == nil && saved.entries.isEmpty && !reason.isVague
    }
    let instants = ordered(visited.map { $0.instant(clocks) }, isWay: isListed)
    return zip(visited, instants).compactMap { saved, instant in
      guard let instant, let position = saved.position?.value else { return nil }
      return Router.Fix(instant: instant, day: saved.day, time: saved.time?.local.time, coordinate: position)
    }
  }
}

/// A town on a day, or on any.
private struct DayTown: Hashable {
  let day: LocalDate?
  let middle: Coordinate
}

extension PlacePlan {
  /// When one was there: where only the day is known at noon, and at its end where one slept.
  fileprivate func instant(_ clocks: LocalClocks) -> Instant? {
    let evening = isBed ? day.map { clocks.end(of: $0) } : nil
    return clocks.instant(time ?? evening, on: day, near: coordinate)
  }
}

extension AttractionPlan {
  /// Likewise.
  fileprivate func instant(_ clocks: LocalClocks) -> Instant? {
    position.flatMap { clocks.instant(time, on: day, near: $0.value) }
  }
}

extension LocalClocks {
  /// A time, at noon where only the day is known.
  fileprivate func instant(_ time: Moment?, on day: LocalDate?, near place: Coordinate) -> Instant? {
    let noon = day.map { Moment(local: LocalDateTime(date: $0, time: .midnight) + 12 * 3600) }
    return (time ?? noon).map { instant($0, near: place) }
  }
}
