import TripModel

/// The way of the trip and of its days, out of all that has a time and a position.
struct Router {
  /// What a way is made of, each in the order of time.
  private struct Strands {
    var fixes: [Fix] = []
    var pieces: [TimedTrack.Piece] = []
    /// Where tracks began and ended: stops, but no part of the line.
    var ends: [Fix] = []

    /// What was last: a recorded way, which has no hour here, or something else.
    var last: (coordinate: Coordinate, time: LocalTime?)? {
      let fix = fixes.last { $0.time != nil && !$0.isPlanned }
      let piece = recorded.max { $0.seconds.upperBound < $1.seconds.upperBound }
      if let piece, let end = piece.points.last?.coordinate,
        fix.map({ $0.instant.seconds <= piece.seconds.upperBound }) ?? true
      {
        return (end, nil)
      }
      return fix.map { ($0.coordinate, $0.time) }
    }

    /// Where what was first was, likewise.
    var first: (coordinate: Coordinate, time: LocalTime?)? {
      let fix = fixes.first { $0.time != nil && !$0.isPlanned }
      let piece = recorded.min { $0.seconds.lowerBound < $1.seconds.lowerBound }
      if let piece, let start = piece.points.first?.coordinate,
        fix.map({ $0.instant.seconds >= piece.seconds.lowerBound }) ?? true
      {
        return (start, nil)
      }
      return fix.map { ($0.coordinate, $0.time) }
    }

    /// Whether a booked ride sets out there behind all that was recorded.
    func isLeftByRide(_ fix: Fix) -> Bool {
      guard fix.rideEnd == .departure, !fix.isLoose, !recorded.isEmpty else { return false }
      return recorded.allSatisfy { $0.seconds.upperBound <= fix.instant.seconds }
    }

    private var recorded: [(points: [TrackPoint], seconds: ClosedRange<Int>)] {
      pieces.compactMap { piece in
        guard let span = piece.span, piece.points.first?.isPlanned != true else { return nil }
        return (piece.points, span.lowerBound.seconds...span.upperBound.seconds)
      }
    }
  }

  /// Where the way of a day stopped, and at which of its stops each fix was, by its number.
  private struct StopsOfDay {
    var stops: [Stop] = []
    var visits: [Int] = []
    var places: [Int: Int] = [:]
    var waters: [Waters] = []
    /// Where a ride led on from the recorded way.
    var changeToRide: Int?
  }

  private var whole: Strands
  private let byDay: [LocalDate: Strands]
  private var stopsByDay: [LocalDate: StopsOfDay] = [:]
  private let namer: StopNamer
  private let seams: OutingSeams?
  private let lookup: PlaceLookup
  let hidden: HiddenTimes
  private let rides: RideFinder
  private let between: WaysBetweenDays
  /// The line of the whole way.
  private var wholeLegs: [RouteLeg] = []
  /// The way of days of which nothing else tells a place: that from the end of the day before to the start of the next.
  private var legsOfDaysBetween: [LocalDate: [RouteLeg]] = [:]
  private let crossings: Crossings
  private let steep: SteepWays
  /// How one went as texts tell.
  private let manners: MannersTold
  /// From when on one could move into beds: none is on the way by that.
  private let checkIns: [Fix]
  /// Where one slept, by the date of the evening; none where two beds were booked.
  private let nights: [LocalDate: Coordinate]
  private let turns: FarPoints
  private let stays: SparseStays
  /// The days that began before it is known where they were.
  private let unseen: Set<LocalDate>
  /// Until when small hours are of the day before.
  private let dayStarts: LocalTime

  static func gather(
    from things: TripThings, outings: Outings?, isJourney: Bool, isPlan: Bool, haveAllDaysPages: Bool,
    today: LocalDate, names lookup: PlaceLookup = .unknown, withheld: Withheld = Withheld(),
    homeward: Fix? = nil,
    isArea: (String?) -> Bool = { _ in false }
  ) -> Router {
    let (tracks, clocks, entries) = (things.tracks, things.clocks, things.journal.entries)
    let hidden = HiddenTimes(withheld)
    var whole = Strands()
    whole.pieces = tracks.flatMap(\.pieces).enumerated()
      .sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }.map(\.element)
    // On the open sea it tells which that is, and is no stop anyway.
    whole.ends = tracks.flatMap(\.ends).filter { end in
      !hidden.isCut(end) && (!end.isUnderWay || lookup.locality(at: end.coordinate)?.sea != nil)
    }.map(Fix.init(end:))
    let photos = things.media.pictures.compactMap { Fix(photo: $0, clocks: clocks) }
    let written = entries.filter { $0.position?.reason.isTown != true }
      .compactMap { Fix(entry: $0, clocks: clocks) }
    var fixes = photos + written
    let isTold = !photos.isEmpty || !whole.pieces.isEmpty
    let events = EventFixes(things.itinerary.events, clocks: clocks)
    // A diary of several days, and rides, tell the way: beside them a list is one of places, in whatever order.
    let isDated =
      !events.rides.isEmpty || Set(entries.filter { $0.position != nil }.map(\.day.value)).count > 1
    // Nobody is at a country or a region: such a pin stands on maps, and no way leads to it.
    let wasSeen = things.itinerary.attractions.contains(where: \.wasVisited)
    let found = PlaceFixes(clocks: clocks, isJourney: isJourney || wasSeen)
    let hours =
      isTold
      ? PinHours(
        of: things.places, pictures: Array(things.media.pictures), photos: photos, written: written,
        whole.pieces,
        clocks: clocks) : nil
    let pins = found.pins(
      things.places.filter { !isArea($0.title) }, besides: written, by: hours, isDated: isDated)
    let isListed = !isTold && !isDated && fixes.isEmpty && !found.areAnyTimed(things.places)
    let visited = found.attractions(
      things.itinerary.attractions.filter { !isArea($0.name) }, isListed: isListed)
    // Where nothing has a time, pins are what the trip was written down by.
    fixes += isListed ? pins + visited : visited + pins
    fixes += found.towns(entries, besides: fixes, whole.pieces)
    fixes = fixes.agreeing(with: events.rides).passed(by: whole.pieces)
    fixes += events.fixes(besides: fixes, whole.pieces, hidden, before: today)
    fixes = fixes.ending(at: homeward, besides: whole.pieces)
    whole.fixes = ordered(fixes).retold(beside: whole.pieces)
    // Whoever only came by a town has nothing else to tell the way; where a list of ideas has lines nobody came by.
    let steep = SteepWays(whole.pieces)
    if fixes.isEmpty, !isPlan {
      whole.ends += PassedTowns.find(on: tracks, besides: hidden, steep, names: lookup).fixes
    }
    let rests = ShipRests(whole.pieces)
    whole.ends += rests.fixes(at: things.places.filter { !isArea($0.title) }, besides: whole.ends, hidden)
    let turns = FarPoints.find(
      on: tracks, besides: hidden, steep, known: whole.fixes + whole.ends, names: lookup)
    let stays = SparseStays.find(on: tracks, besides: hidden, clocks: clocks)
    whole.ends += turns.fixes + stays.fixes
    for index in whole.fixes.indices { whole.fixes[index].number = index }
    for index in whole.ends.indices { whole.ends[index].number = whole.fixes.count + index }
    var byDay: [LocalDate: Strands] = [:]
    for fix in whole.fixes { if let day = fix.day { byDay[day, default: Strands()].fixes.append(fix) } }
    for piece in whole.pieces {
      if let day = piece.day { byDay[day, default: Strands()].pieces.append(piece) }
    }
    for end in whole.ends { if let day = end.day { byDay[day, default: Strands()].ends.append(end) } }
    let seams = outings.map { outings in
      OutingSeams(
        outings, byDay.compactMapValues { OutingSeams.Ends($0.fixes, $0.pieces) },
        nights: Set(things.itinerary.events.flatMap(\.nights)))
    }
    var router = Router(
      whole: whole, byDay: byDay, namer: StopNamer.gather(from: things, isArea: isArea), seams: seams,
      lookup: lookup,
      hidden: hidden, rides: RideFinder(events.rides, cars: events.cars, dated: events.datedRides),
      between: WaysBetweenDays(
        whole.pieces,
        told: Set(entries.map(\.day.value)).union(things.media.pictures.compactMap { $0.day?.value }),
        ridden: Set(entries.filter(\.namesRide).map(\.day.value)),
        evenings: Set(entries.filter(\.namesEveningRide).map(\.day.value)).subtracting(
          entries.filter(\.namesMorningRide).map { $0.day.value - 1 }),
        haveAllDaysPages: haveAllDaysPages,
        clocks: clocks),
      crossings: Crossings(rides: events.rides, pieces: whole.pieces, besides: rests), steep: steep,
      manners: MannersTold(entries, guess: TravelGuess(names: lookup)),
      checkIns: events.checkIns, nights: events.nights, turns: turns, stays: stays,
      unseen: UnplacedPictures.days(begunWith: things.media.pictures), dayStarts: clocks.dayStarts)
    router.stopsByDay = byDay.mapValues(router.stopsOfDay)
    router.wholeLegs = router.legs(whole)
    router.tellDaysBetween()
    return router
  }

  /// The way of the whole trip. Its stops are made of those of its days, so that a day's page and the map of all days
  /// tell of the same: what is one stop on its day is part of one here.
  func wholeRoute() -> RoutePlan {
    let waters = stopsByDay.sorted { $0.key < $1.key }.flatMap(\.value.waters)
    return RoutePlan(
      legs: wholeLegs, stops: stopsOfAll, visits: [], waters: OpenWater.merged(waters))
  }

  /// The way of one of the traveller's days.
  func route(on day: LocalDate) -> RoutePlan {
    let known = stopsByDay[day] ?? StopsOfDay()
    var route = RoutePlan(
      legs: legsOfDaysBetween[day] ?? legs(byDay[day] ?? Strands()), stops: known.stops, visits: known.visits,
      waters: known.waters,
      // What was recorded tells better where the day was.
      ridesApart: byDay[day].map { $0.pieces.isEmpty ? rides.ridesApart(of: $0.fixes) : [] } ?? [])
    route.beginsUnseen = unseen.contains(day)
    route.changeToRide = known.changeToRide
    return route.turning(at: turns.places[day])
  }

  /// The hour from which on what is last of a day tells where one stayed.
  private static let evening = 17

  /// Whether a day is known to have ended about a place: a track ended there, or something was there in the evening, and
  /// the next day, where its beginning is known, began there.
  func hasEnded(_ day: LocalDate, at place: Coordinate) -> Bool {
    guard let last = byDay[day]?.last, Self.areOne(last.coordinate, place),
      last.time.map(isEvening) ?? true
    else { return false }
    return byDay[day + 1]?.first.map { Self.areOne($0.coordinate, place) } ?? true
  }

  private static func areOne(_ one: Coordinate, _ other: Coordinate) -> Bool {
    one.distance(to: other) <= WaysBetweenDays.onePlace
  }

  /// Also of the small hours that are counted to the day before.
  private func isEvening(_ time: LocalTime) -> Bool { time.hour >= Self.evening || time < dayStarts }

  /// The hour from which on what is first of a day tells no more where one had slept.
  private static let noon = 12

  /// Whether a day between two that are known may be told to have begun, or ended, at a place of these: not where something was
  /// seen there in the middle of its own day, from which that led on.
  private func isNight(beside day: LocalDate, at place: Coordinate) -> Bool {
    if let last = byDay[day - 1]?.last, Self.areOne(last.coordinate, place), let time = last.time {
      return isEvening(time)
    }
    if let first = byDay[day + 1]?.first, Self.areOne(first.coordinate, place), let time = first.time {
      return time.hour < Self.noon
    }
    return true
  }

  /// Where a day ended, as far as that is known.
  func lastStop(of day: LocalDate) -> Stop? {
    stopsByDay[day].flatMap { $0.stops.last(by: $0.visits) }
  }

  /// Where a day began, likewise.
  func firstStop(of day: LocalDate) -> Stop? {
    stopsByDay[day].flatMap { known in known.visits.first.map { known.stops[$0] } ?? known.stops.first }
  }

  private func legs(_ strands: Strands) -> [RouteLeg] {
    let woven = LegWeaver(
      fixes: strands.fixes.filter { !$0.isLoose && !$0.isRetold }, pieces: strands.pieces, seams: seams,
      hidden: hidden,
      guess: TravelGuess(names: lookup), rides: rides, between: between
    ).legs
    return rides.looseLegs(of: strands.fixes, besides: hidden).reduce(into: manners.told(woven)) {
      legs, loose in
      // Behind what is of its day and before.
      let next = legs.firstIndex { leg in
        guard let day = leg.day, let own = loose.day else { return false }
        return day > own
      }
      legs.insert(loose, at: next ?? legs.endIndex)
    }
  }

  /// What a way stopped at, of what it is made of.
  private func landed(_ strands: Strands) -> [Fix] {
    let stopped = strands.fixes.filter { !rides.isPassed($0) }
    // On the open sea a recording was cut by the clock, and nobody landed.
    let isLanded = strands.ends.contains { $0.isTrackEnd && lookup.locality(at: $0.coordinate)?.sea == nil }
    // Of a day that was nothing but a ride, what was seen is all that tells where it was, unless a recording does.
    let known = stopped.isEmpty && !isLanded ? strands.fixes : stopped
    return Self.ordered(crossings.withoutPassed(known, isLanded: isLanded) + strands.ends)
  }

  private func named(
    _ finder: StopFinder, aim: Int? = nil, stays: Set<Int> = []
  ) -> (stops: [Stop], places: [Int]) {
    StopTowns(
      lookup: lookup, isLongWay: finder.isLongWay, extent: finder.extent, aim: aim, stays: stays,
      steep: steep,
      isOnlyDay: byDay.count == 1
    ).named(finder.stops)
  }

  /// Metres from where a day's tracks began, beyond which they led from one place to another.
  private static let reachOfRound = 1000.0

  /// The stop at which a day's tracks ended, unless they led back to where they had begun.
  private func aim(of strands: Strands, _ all: [Fix], _ finder: StopFinder) -> Int? {
    let ends = Self.ordered(strands.ends)
    guard !finder.isLongWay, let first = ends.first, let last = ends.last,
      first.coordinate.distance(to: last.coordinate) > Self.reachOfRound
    else { return nil }
    return zip(all, finder.visits).first { $0.0.number == last.number }?.1
  }

  private func stopsOfDay(_ strands: Strands) -> StopsOfDay {
    let all = landed(strands)
    let finder = StopFinder.gather(all, namer: namer, lookup: lookup, isDay: true)
    let stayed = zip(all, finder.visits).filter { $0.0.isStay }.map(\.1)
    let towns = named(finder, aim: aim(of: strands, all, finder), stays: Set(stayed))
    let land = OpenWater.ofDay(towns.stops, all, visits: finder.visits.map { towns.places[$0] })
    let ashore = zip(all, land.visits).compactMap { fix, visit in visit.map { (fix: fix, visit: $0) } }
    let (fixes, visits) = (ashore.map(\.fix), ashore.map(\.visit))
    // What was written without an hour is no visit where anything else tells that one was there.
    let known = Set(
      visits.indices.filter { !fixes[$0].isPassed && !fixes[$0].isHourless }.map { visits[$0] })
    let stopped = visits.indices.filter {
      !fixes[$0].isPassed && !(fixes[$0].isHourless && known.contains(visits[$0]))
    }.map { visits[$0] }
    var stops = land.stops
    let reach = StopReach.metres(over: finder.extent)
    let hours = StopHours(fixes: fixes, visits: visits, pieces: strands.pieces, reach: reach)
    hours.tellVisits(of: &stops)
    hours.tellPlaces(of: &stops)
    hours.tellBeds(checkIns, within: reach, of: &stops)
    // Where a stop is a door, one left it for bed.
    if finder.isLongWay, let day = fixes.last?.day, let bed = nights[day] {
      hours.tellNight(bed, within: reach, of: &stops)
    }
    hours.tellRides(of: &stops)
    hours.tellMoments(of: &stops)
    hours.tellPictures(of: &stops)
    hours.markWide(&stops)
    if let day = fixes.first?.day { stays.tellHours(of: &stops, on: day, fixes, visits: visits) }
    stops.tellClocks()
    return StopsOfDay(
      stops: stops,
      visits: stopped.indices.filter { $0 == 0 || stopped[$0] != stopped[$0 - 1] }.map { stopped[$0] },
      places: Dictionary(zip(fixes.map(\.number), visits)) { first, _ in first }, waters: land.waters,
      changeToRide: zip(fixes, visits).filter { strands.isLeftByRide($0.0) }.last?.1)
  }

  /// Gives the days that bear the way between those beside them that way, and its ends as their stops.
  private mutating func tellDaysBetween() {
    let known = Dictionary(
      (whole.ends + whole.fixes).map { ($0.coordinate, $0) }, uniquingKeysWith: { first, _ in first })
    for leg in wholeLegs where leg.kind == .joined {
      for (day, points) in leg.countedByDay {
        guard let day, byDay[day] == nil else { continue }
        let nights = [points.first, points.last].compactMap(\.self).filter { isNight(beside: day, at: $0) }
        if nights.isEmpty { continue }
        legsOfDaysBetween[day, default: []].append(
          RouteLeg(
            kind: .joined, mode: leg.mode, points: points, days: [RouteLeg.DayStart(point: 0, day: day)],
            isBeside: leg.isBeside))
        // What was cut near a private place ends where nobody was said to be.
        let number = whole.fixes.count + whole.ends.count
        let ends = nights.compactMap { known[$0] }.enumerated().map {
          Fix(
            instant: $1.instant, day: day, coordinate: $1.coordinate, town: $1.town, number: number + $0)
        }
        guard stopsByDay[day] == nil, !ends.isEmpty else { continue }
        stopsByDay[day] = stopsOfDay(Strands(ends: ends))
        whole.ends += ends
      }
    }
  }

  private var stopsOfAll: [Stop] {
    let days = stopsByDay.keys.sorted()
    // On a trip of one day the whole way is that of the day.
    if days.count == 1, whole.fixes.allSatisfy({ $0.day != nil }),
      whole.ends.allSatisfy({ $0.day != nil })
    {
      return (stopsByDay[days[0]]?.stops ?? []).enumerated().map { index, stop in
        var stop = stop
        stop.parts = [StopOfDay(day: days[0], index: index)]
        return stop
      }
    }
    let ofDays = stopsOfDays(days)
    // All at once: what was passed on a whole day at sea is a stop of that day alone.
    let fixes = landed(whole).sorted { ($0.instant, $0.number) < ($1.instant, $1.number) }
    let finder = StopFinder.gather(fixes, namer: namer, lookup: lookup, isDay: false, within: ofDays)
    let towns = named(finder)
    // What is water on its day is water here.
    let land = OpenWater(towns.stops, fixes, visits: finder.visits.map { towns.places[$0] }) { fixes in
      fixes.contains { ofDays.ofFixes[$0.number] != nil }
    }
    var stops = land.stops
    for (fix, place) in zip(fixes, land.visits) {
      guard let place, let ofDay = ofDays.ofFixes[fix.number], !stops[place].parts.contains(ofDay) else {
        continue
      }
      stops[place].parts.append(ofDay)
    }
    return stops
  }

  /// The stops of some days, which rise: of these the way began at the first, and each day ended at its last.
  private func stopsOfDays(_ days: [LocalDate]) -> StopsOfDays {
    var all = StopsOfDays()
    for day in days {
      guard let known = stopsByDay[day] else { continue }
      for (number, place) in known.places { all.ofFixes[number] = StopOfDay(day: day, index: place) }
      for (index, stop) in known.stops.enumerated() {
        all.places[StopOfDay(day: day, index: index)] = stop.coordinate
      }
      if all.stays.isEmpty, let first = known.visits.first ?? known.stops.indices.first {
        all.stays.append(StopOfDay(day: day, index: first))
      }
      if let last = known.visits.last ?? known.stops.indices.last {
        all.stays.append(StopOfDay(day: day, index: last))
      }
    }
    return all
  }

  /// Whether the traveller was near home before the first, and after the last, that is known of the way.
  var beginsHidden: Bool { first.map(hidden.isAnything(before:)) ?? false }
  var endsHidden: Bool { last.map(hidden.isAnything(after:)) ?? false }

  /// Whether the way begins, or ends, with one of several rides for the same hours, so that nobody knows where.
  var beginsApart: Bool { whole.fixes.first.map { $0.isLoose && $0.instant == first } ?? false }
  var endsApart: Bool { whole.fixes.last.map { $0.isLoose && $0.instant == last } ?? false }

  /// Whether the first, or the last, that is known of the way is a picture.
  var beginsWithPicture: Bool { whole.fixes.first.map { $0.photo != nil && $0.instant == first } ?? false }
  var endsWithPicture: Bool { whole.fixes.last.map { $0.photo != nil && $0.instant == last } ?? false }

  private var first: Instant? {
    [whole.fixes.first?.instant, whole.pieces.compactMap { $0.span?.lowerBound }.min()].compactMap(\.self)
      .min()
  }
  private var last: Instant? {
    [whole.fixes.last?.instant, whole.pieces.compactMap { $0.span?.upperBound }.max()].compactMap(\.self)
      .max()
  }

  private static func ordered(_ fixes: [Fix]) -> [Fix] {
    fixes.enumerated().sorted { ($0.element.instant, $0.offset) < ($1.element.instant, $1.offset) }.map(
      \.element)
  }
}

extension TimedTrack.Piece {
  /// Timed pieces in time; those without times in the order of their days, and without a day at the end.
  fileprivate var order: Int {
    span?.lowerBound.seconds ?? day.map { $0.dayNumber * 86_400 } ?? .max
  }
}
