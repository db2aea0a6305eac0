import TripModel

/// The hours of the stops of a day, mended by what was at each of them.
struct StopHours {
  /// All that happened at a stop, in the order of time.
  let fixes: [Router.Fix]
  /// At which stop each of these was.
  let visits: [Int]
  /// What was recorded of the day.
  let pieces: [TimedTrack.Piece]
  /// Metres within which things are one stop.
  let reach: Double

  /// Has the hours of a stop to which one came back end where one first left it, and tells those of coming back apart: one
  /// span from the first to the last would say that one was at two stops at once.
  func tellVisits(of stops: inout [Stop]) {
    guard visits.count == fixes.count else { return }
    // Of a bed in the morning no hour is known, but one was there.
    let timed = fixes.indices.filter { fixes[$0].time != nil || fixes[$0].event != nil }
    for index in stops.indices {
      guard let hours = stops[index].times, let clock = stops[index].clock else { continue }
      let stays = timed.split { visits[$0] != index }.flatMap(parted)
      guard let first = stays.first, first.contains(where: { fixes[$0].time != nil }),
        !isBack(at: index, first, among: timed)
      else {
        (stops[index].times, stops[index].clock) = (nil, nil)
        continue
      }
      let isOfEntries = stops[index].areTimesOfEntries
      func times(of stay: ArraySlice<Int>) -> [LocalTime] {
        stay.filter {
          fixes[$0].clock == clock && (isOfEntries || fixes[$0].entry == nil || tellsStay($0, in: stay))
        }.compactMap { fixes[$0].time }
      }
      guard let last = times(of: first).last(where: { $0 >= hours.lowerBound }) else { continue }
      stops[index].times = hours.lowerBound...last
      stops[index].timesAgain = stays.dropFirst().compactMap { stay in
        let told = times(of: stay)
        // As of the first visit: past midnight no range reads the wrong way round.
        return told.first.map { begun in begun...(told.last { $0 >= begun } ?? begun) }
      }
    }
  }

  /// A stay in parts, as far as a recording tells that one was elsewhere meanwhile: who ran round the bay before breakfast and
  /// came back in the evening was not there all day.
  private func parted(_ stay: ArraySlice<Int>) -> [ArraySlice<Int>] {
    var parts: [ArraySlice<Int>] = []
    var start = stay.startIndex
    for position in stay.indices.dropFirst()
    where wasAway(from: fixes[stay[position - 1]], until: fixes[stay[position]]) {
      parts.append(stay[start..<position])
      start = position
    }
    return parts + [stay[start...]]
  }

  /// Seconds for which nothing was at a stop, from which on one may have been elsewhere.
  private static let shortestAbsence = 3600

  private func wasAway(from last: Router.Fix, until next: Router.Fix) -> Bool {
    guard next.instant.seconds - last.instant.seconds >= Self.shortestAbsence else { return false }
    let far = max(Self.reachOfPlace, reach)
    return pieces.contains { piece in
      guard piece.isRecorded, let span = piece.span, span.lowerBound < next.instant,
        last.instant < span.upperBound
      else { return false }
      return piece.points.contains { point in
        guard let instant = point.instant, last.instant < instant, instant < next.instant else {
          return false
        }
        return point.coordinate.distance(to: last.coordinate) > far
      }
    }
  }

  /// Whether the first hours that are known of a stop are those of coming back to where a track had begun or ended: one
  /// had been elsewhere since, and stops that stand in the order of the way would bear hours in another.
  private func isBack(at stop: Int, _ stay: ArraySlice<Int>, among timed: [Int]) -> Bool {
    guard let seen = stay.first,
      let begun = fixes.indices.prefix(seen).first(where: { visits[$0] == stop && fixes[$0].isTrackEnd })
    else { return false }
    return timed.contains {
      $0 > begun && $0 < seen && visits[$0] != stop && fixes[$0].time != nil && fixes[$0].entry == nil
    }
  }

  /// Whether something written tells that one was still there: behind what else is known of that stay, and so long before
  /// one is known to have been elsewhere that one can have come there since.
  private func tellsStay(_ index: Int, in stay: ArraySlice<Int>) -> Bool {
    guard let seen = stay.last(where: { $0 < index && fixes[$0].entry == nil && fixes[$0].time != nil }),
      // What is written aboard tells nothing of the place that was left.
      fixes[seen].rideEnd != .departure,
      let next = fixes[index...].first(where: { $0.time != nil && $0.entry == nil })
    else { return false }
    return canReach(next, from: fixes[index])
  }

  /// Has a stay go on until one could move into a bed near by, where that was before one is known to have been elsewhere.
  func tellBeds(_ checkIns: [Router.Fix], within reach: Double, of stops: inout [Stop]) {
    guard visits.count == fixes.count else { return }
    let timed = fixes.indices.filter { fixes[$0].time != nil && fixes[$0].entry == nil }
    for bed in checkIns {
      guard let hour = bed.time, let before = timed.last(where: { fixes[$0].instant <= bed.instant }),
        let next = timed.first(where: { fixes[$0].instant > bed.instant }),
        visits[before] != visits[next], fixes[before].rideEnd != .departure, canReach(fixes[next], from: bed),
        !isWrittenElsewhere(behind: before, until: bed, stops), let seen = fixes[before].time
      else { continue }
      let index = visits[before]
      let isNear = zip(fixes, visits).contains { fix, visit in
        visit == index && fix.coordinate.distance(to: bed.coordinate) <= reach
      }
      guard isNear, stops[index].clock == bed.clock, let first = stops[index].times else { continue }
      var hours = [first] + stops[index].timesAgain
      guard let last = hours.lastIndex(where: { $0.lowerBound <= seen }), hours[last].upperBound < hour else {
        continue
      }
      hours[last] = hours[last].lowerBound...hour
      (stops[index].times, stops[index].timesAgain) = (hours[0], Array(hours.dropFirst()))
      if stops[index].coordinate.distance(to: bed.coordinate) > Self.reachOfPlace {
        stops[index].isWiderThanPlace = true
      }
    }
  }

  /// Whether another stop comes in between of which only something written tells: its hour is told, and at that one was not
  /// at two stops at once.
  private func isWrittenElsewhere(behind before: Int, until bed: Router.Fix, _ stops: [Stop]) -> Bool {
    fixes.indices.dropFirst(before + 1).contains { number in
      fixes[number].time != nil && fixes[number].instant <= bed.instant
        && visits[number] != visits[before] && stops[visits[number]].areTimesOfEntries
    }
  }

  /// Has a stop outside every town that is called by one place bear the hours of that place, where they are known: who was
  /// on a dune at four and among ruins near by at five came to the ruins at five.
  func tellPlaces(of stops: inout [Stop]) {
    guard visits.count == fixes.count else { return }
    for index in stops.indices {
      let stop = stops[index]
      guard let hours = stop.times, let name = stop.name, name.reason != .gazetteer,
        let locality = stop.locality, !locality.isInTown
      else { continue }
      let own = fixes.indices.filter { number in
        let fix = fixes[number]
        return visits[number] == index && fix.clock == stop.clock
          && (stop.areTimesOfEntries || fix.entry == nil)
          && fix.coordinate.distance(to: stop.coordinate) <= Self.reachOfPlace
      }.compactMap { fixes[$0].time }
      let told = ([hours] + stop.timesAgain).compactMap { hours -> ClosedRange<LocalTime>? in
        own.filter { hours.contains($0) }.bounds
      }
      guard let first = told.first else { continue }
      (stops[index].times, stops[index].timesAgain) = (first, Array(told.dropFirst()))
    }
  }

  /// Marks the town to which one came from elsewhere, and in which one slept: nobody left it before the morning. What is
  /// written in the evening tells of other places too, and that one left for them it does not tell.
  func tellNight(_ bed: Coordinate, within reach: Double, of stops: inout [Stop]) {
    guard visits.count == fixes.count,
      let last = fixes.lastIndex(where: { $0.time != nil && $0.entry == nil }), let seen = fixes[last].time,
      // Who left by a night train did not sleep there.
      fixes[last].rideEnd != .departure
    else { return }
    let index = visits[last]
    let seenBefore = fixes.indices.prefix(last).filter { fixes[$0].entry == nil }
    let behind = fixes.indices.dropFirst(last + 1).filter { fixes[$0].entry == nil }
    let isNear = zip(fixes, visits).contains { fix, visit in
      visit == index && fix.coordinate.distance(to: bed) <= reach
    }
    guard isNear, seenBefore.contains(where: { visits[$0] != index }),
      behind.allSatisfy({ visits[$0] == index }), stops[index].clock == fixes[last].clock,
      let hours = stops[index].timesAgain.last ?? stops[index].times, hours.contains(seen)
    else { return }
    stops[index].isIntoNight = true
  }

  /// Marks the stops of which nothing is known but when a ride arrived or left.
  func tellRides(of stops: inout [Stop]) {
    guard visits.count == fixes.count else { return }
    for index in stops.indices {
      guard let hours = stops[index].times, hours.lowerBound == hours.upperBound,
        stops[index].timesAgain.isEmpty
      else { continue }
      let ends = zip(fixes, visits).filter { fix, visit in visit == index && fix.time == hours.lowerBound }
        .map(\.0.rideEnd)
      guard let end = ends.first, ends.allSatisfy({ $0 == end }) else { continue }
      stops[index].isFromRide = end == .arrival
      stops[index].isUntilRide = end == .departure
    }
  }

  /// Marks the stops of which one picture, and the hour that was written for the pin there, alone tell when one was there: they
  /// are one moment told twice, and no stay from the one to the other.
  func tellMoments(of stops: inout [Stop]) {
    guard visits.count == fixes.count else { return }
    for index in stops.indices {
      let stop = stops[index]
      guard let hours = stop.times, stop.timesAgain.isEmpty, !stop.areTimesOfEntries, !stop.isIntoNight,
        hours.lowerBound < hours.upperBound,
        hours.upperBound.secondOfDay - hours.lowerBound.secondOfDay <= Self.longestMoment
      else { continue }
      let told = fixes.indices.filter { number in
        let fix = fixes[number]
        return visits[number] == index && fix.entry == nil && fix.time.map { hours.contains($0) } ?? false
      }.map { fixes[$0] }
      stops[index].isMoment =
        told.count == 2 && told.count { $0.photo != nil } == 1 && told.count { $0.place != nil } == 1
    }
  }

  /// Marks the hours that no more than a picture tells.
  func tellPictures(of stops: inout [Stop]) {
    guard visits.count == fixes.count else { return }
    for index in stops.indices {
      guard let hours = stops[index].times, !stops[index].areTimesOfEntries,
        hours.lowerBound < hours.upperBound
      else { continue }
      func isByPicture(_ time: LocalTime) -> Bool {
        let told = zip(fixes, visits).filter { fix, visit in visit == index && fix.time == time }.map(\.0)
        return !told.isEmpty && told.allSatisfy { $0.photo != nil }
      }
      stops[index].beginsByPicture = isByPicture(hours.lowerBound)
      stops[index].endsByPicture = isByPicture(hours.upperBound)
    }
  }

  /// Seconds that what was written by hand may be off what a camera wrote.
  private static let longestMoment = 15 * 60

  /// Metres that one comes in a second at most, on roads.
  private static let speed = 25.0

  private func canReach(_ next: Router.Fix, from fix: Router.Fix) -> Bool {
    fix.coordinate.distance(to: next.coordinate)
      <= Self.speed * Double(next.instant.seconds - fix.instant.seconds)
  }

  /// Marks the stops whose hours are told by something that was far from the place that names them.
  func markWide(_ stops: inout [Stop]) {
    guard visits.count == fixes.count else { return }
    for (fix, visit) in zip(fixes, visits) {
      let stop = stops[visit]
      guard let hours = stop.times, let time = fix.time, fix.clock == stop.clock,
        ([hours] + stop.timesAgain).contains(where: { time == $0.lowerBound || time == $0.upperBound }),
        stop.coordinate.distance(to: fix.coordinate) > Self.reachOfPlace
      else { continue }
      stops[visit].isWiderThanPlace = true
    }
  }

  /// Metres from a pin beyond which nobody would say to have been there.
  private static let reachOfPlace = 300.0
}
