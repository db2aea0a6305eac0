import TripModel

/// The way of the trip and of its days, out of all that has a time and a position.
struct Router {
  /// Something that was at a place at a time.
  struct Fix {
    var instant: Instant
    /// Nil for a pin of which only the order is known.
    var day: LocalDate?
    var time: LocalTime?
    var coordinate: Coordinate
    /// The town that it was in, as far as that is known already.
    var town: String?
    var photo: PhotoID?
    var entry: EntryID?
    var place: PlaceID?
    var event: EventID?
    /// Whether the way only came by.
    var isPassed = false
    /// Its place among all of the trip, by which it is known on its day and on the whole way.
    var number = -1
    /// Which end of a ride that is booked it is, where it is one.
    var rideEnd: RideEnd?
    /// Whether that ride is on no line with anything else (`LooseRides`).
    var isLoose = false

    /// How far ahead of UTC the clock was by which its time is told.
    var clock: UTCOffset? {
      guard let day, let time else { return nil }
      let seconds = LocalDateTime(date: day, time: time).clockSeconds - instant.seconds
      // Behind midnight its day is that of the traveller, which may be the one before.
      return [seconds, seconds + 86_400].first { (-12 * 3600...14 * 3600).contains($0) }
        .flatMap { UTCOffset(seconds: $0) }
    }
  }

  /// One of the two ends of a ride.
  enum RideEnd { case departure, arrival }

  /// What a way is made of, each in the order of time.
  private struct Strands {
    var fixes: [Fix] = []
    var pieces: [TimedTrack.Piece] = []
    /// Where tracks began and ended: stops, but no part of the line.
    var ends: [Fix] = []
  }

  /// Where the way of a day stopped, and at which of its stops each fix was, by its number.
  private struct StopsOfDay {
    var stops: [Stop] = []
    var visits: [Int] = []
    var places: [Int: Int] = [:]
    var waters: [Waters] = []
  }

  private let whole: Strands
  private let byDay: [LocalDate: Strands]
  private var stopsByDay: [LocalDate: StopsOfDay] = [:]
  private let namer: StopNamer
  private let seams: OutingSeams?
  private let lookup: PlaceLookup
  private let hidden: HiddenTimes
  private let rides: RideFinder
  private let crossings: Crossings

  static func gather(
    from things: TripThings, outings: Outings?, names lookup: PlaceLookup = .unknown,
    withheld: Withheld = Withheld(), isArea: (String?) -> Bool = { _ in false }
  ) -> Router {
    let (tracks, clocks, entries) = (things.tracks, things.clocks, things.journal.entries)
    let hidden = HiddenTimes(withheld)
    var whole = Strands()
    whole.pieces = tracks.flatMap(\.pieces).enumerated()
      .sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }.map(\.element)
    whole.ends = tracks.flatMap(\.ends).filter { !hidden.isCut($0) }.map(Fix.init(end:))
    let photos = things.media.photos.compactMap { Fix(photo: $0, clocks: clocks) }
    let written = entries.filter { $0.position?.reason.isTown != true }
      .compactMap { Fix(entry: $0, clocks: clocks) }
    var fixes = photos + written
    let isTold = !photos.isEmpty || !whole.pieces.isEmpty
    // Nobody is at a country or a region: such a pin stands on maps, and no way leads to it.
    let pins = pins(
      things.places.filter { !isArea($0.title) }, clocks: clocks, besides: written, isTold: isTold)
    let isTimed = things.places.contains { $0.origin == .pin && $0.instant(clocks) != nil }
    let isListed = !isTold && fixes.isEmpty && !isTimed
    let visited = attractions(
      things.itinerary.attractions.filter { !isArea($0.name) }, clocks: clocks, isListed: isListed)
    // Where nothing has a time, pins are what the trip was written down by.
    fixes += isListed ? pins + visited : visited + pins
    fixes += towns(entries, besides: fixes, whole.pieces, clocks: clocks)
    let events = EventFixes(things.itinerary.events, clocks: clocks)
    fixes += events.fixes(besides: fixes, whole.pieces)
    whole.fixes = ordered(fixes)
    // Whoever only came by a town has nothing else to tell the way.
    if fixes.isEmpty { whole.ends += PassedTowns.find(on: tracks, besides: hidden, names: lookup).fixes }
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
      hidden: hidden, rides: RideFinder(events.rides, cars: events.cars),
      crossings: Crossings(rides: events.rides, pieces: whole.pieces))
    router.stopsByDay = byDay.mapValues(router.stopsOfDay)
    return router
  }

  /// The way of the whole trip. Its stops are made of those of its days, so that a day's page and the map of all days
  /// tell of the same: what is one stop on its day is part of one here.
  func wholeRoute() -> RoutePlan {
    let waters = stopsByDay.sorted { $0.key < $1.key }.flatMap(\.value.waters)
    return RoutePlan(
      legs: legs(whole), stops: stopsOfAll, visits: [], waters: OpenWater.merged(waters))
  }

  /// The way of one of the traveller's days.
  func route(on day: LocalDate) -> RoutePlan {
    let known = stopsByDay[day] ?? StopsOfDay()
    return RoutePlan(
      legs: legs(byDay[day] ?? Strands()), stops: known.stops, visits: known.visits, waters: known.waters,
      // What was recorded tells better where the day was.
      ridesApart: byDay[day].map { $0.pieces.isEmpty ? rides.ridesApart(of: $0.fixes) : [] } ?? [])
  }

  private func legs(_ strands: Strands) -> [RouteLeg] {
    let woven = LegWeaver(
      fixes: strands.fixes.filter { !$0.isLoose }, pieces: strands.pieces, seams: seams, hidden: hidden,
      guess: TravelGuess(names: lookup), rides: rides
    ).legs
    return rides.looseLegs(of: strands.fixes).reduce(into: woven) { legs, loose in
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
    // Of a day that was nothing but a ride, what was seen is all that tells where it was.
    return Self.ordered(
      crossings.withoutPassed(stopped.isEmpty ? strands.fixes : stopped) + strands.ends)
  }

  private func named(_ finder: StopFinder) -> (stops: [Stop], places: [Int]) {
    StopTowns(lookup: lookup, isLongWay: finder.isLongWay, extent: finder.extent).named(finder.stops)
  }

  private func stopsOfDay(_ strands: Strands) -> StopsOfDay {
    let all = landed(strands)
    let finder = StopFinder.gather(all, namer: namer, isDay: true)
    let towns = named(finder)
    let land = OpenWater.ofDay(towns.stops, all, visits: finder.visits.map { towns.places[$0] })
    let ashore = zip(all, land.visits).compactMap { fix, visit in visit.map { (fix: fix, visit: $0) } }
    let (fixes, visits) = (ashore.map(\.fix), ashore.map(\.visit))
    let stayed = visits.indices.filter { !fixes[$0].isPassed }.map { visits[$0] }
    var stops = land.stops
    Self.endFirstVisits(of: &stops, fixes, visits: visits)
    Self.tellWideStops(of: &stops, fixes, visits: visits)
    stops.tellClocks()
    return StopsOfDay(
      stops: stops,
      visits: stayed.indices.filter { $0 == 0 || stayed[$0] != stayed[$0 - 1] }.map { stayed[$0] },
      places: Dictionary(zip(fixes.map(\.number), visits)) { first, _ in first }, waters: land.waters)
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
    var ofDays: [Int: StopOfDay] = [:]
    for day in days {
      for (number, place) in stopsByDay[day]?.places ?? [:] {
        ofDays[number] = StopOfDay(day: day, index: place)
      }
    }
    // All at once: what was passed on a whole day at sea is a stop of that day alone.
    let fixes = landed(whole).sorted { ($0.instant, $0.number) < ($1.instant, $1.number) }
    let finder = StopFinder.gather(fixes, namer: namer, isDay: false, within: ofDays)
    let towns = named(finder)
    // What is water on its day is water here.
    let land = OpenWater(towns.stops, fixes, visits: finder.visits.map { towns.places[$0] }) { fixes in
      fixes.contains { ofDays[$0.number] != nil }
    }
    var stops = land.stops
    for (fix, place) in zip(fixes, land.visits) {
      guard let place, let ofDay = ofDays[fix.number], !stops[place].parts.contains(ofDay) else { continue }
      stops[place].parts.append(ofDay)
    }
    return stops
  }

  /// Has the hours of a stop to which one came back end where one first left it: they stand in the order of first visits,
  /// and would say that one was at two stops at once.
  private static func endFirstVisits(of stops: inout [Stop], _ fixes: [Fix], visits: [Int]) {
    guard visits.count == fixes.count else { return }
    // Of a bed in the morning no hour is known, but one was there.
    let timed = fixes.indices.filter { fixes[$0].time != nil || fixes[$0].event != nil }
    for stop in stops.indices {
      guard let hours = stops[stop].times, let clock = stops[stop].clock else { continue }
      let visit = timed.drop { visits[$0] != stop }.prefix { visits[$0] == stop }
      if visit.allSatisfy({ fixes[$0].time == nil }) {
        (stops[stop].times, stops[stop].clock) = (nil, nil)
        continue
      }
      let isOfEntries = stops[stop].areTimesOfEntries
      let told = visit.filter { fixes[$0].clock == clock && (isOfEntries || fixes[$0].entry == nil) }
      let times = told.compactMap { fixes[$0].time }
      guard let last = times.last(where: { $0 >= hours.lowerBound }) else { continue }
      stops[stop].times = hours.lowerBound...last
    }
  }

  /// Marks the stops whose hours are told by something that was far from the place that names them.
  private static func tellWideStops(of stops: inout [Stop], _ fixes: [Fix], visits: [Int]) {
    guard visits.count == fixes.count else { return }
    for (fix, visit) in zip(fixes, visits) {
      let stop = stops[visit]
      guard let hours = stop.times, let time = fix.time, fix.clock == stop.clock,
        time == hours.lowerBound || time == hours.upperBound,
        stop.areTimesOfEntries || fix.entry == nil,
        stop.coordinate.distance(to: fix.coordinate) > reachOfPlace
      else { continue }
      stops[visit].isWiderThanPlace = true
    }
  }

  /// Metres from a pin beyond which nobody would say to have been there.
  private static let reachOfPlace = 300.0

  /// Whether the traveller was near home before the first, and after the last, that is known of the way.
  var beginsHidden: Bool { first.map(hidden.isAnything(before:)) ?? false }
  var endsHidden: Bool { last.map(hidden.isAnything(after:)) ?? false }

  /// Whether the way begins, or ends, with one of several rides for the same hours, so that nobody knows where.
  var beginsApart: Bool { whole.fixes.first.map { $0.isLoose && $0.instant == first } ?? false }
  var endsApart: Bool { whole.fixes.last.map { $0.isLoose && $0.instant == last } ?? false }

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

  /// Entries of which only the town is known: on the way where nothing of the day tells more exactly where one was
  /// there.
  private static func towns(
    _ entries: [EntryPlan], besides fixes: [Fix], _ pieces: [TimedTrack.Piece], clocks: LocalClocks
  ) -> [Fix] {
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
      return isKnown(on: nil) || isKnown(on: entry.day.value) ? nil : Fix(entry: entry, clocks: clocks)
    }
  }

  /// Pins on the way: those with a time. Where neither pictures nor a track tell the way, one without a time goes with
  /// the pin before it in the file, so that pins without any time are visited in the order of their file. What was
  /// written at a pin tells its time as well; where only entries have one, pins are no part of the way. So many
  /// of these that they are told by areas are a collection, through which no way leads.
  private static func pins(
    _ places: [PlacePlan], clocks: LocalClocks, besides written: [Fix], isTold: Bool
  ) -> [Fix] {
    let pins = places.filter { $0.origin == .pin }
    let own = pins.map { $0.instant(clocks) }
    guard !isTold else { return fixes(of: pins, at: own, isWay: false) }
    let byEntry = Dictionary(written.map { ($0.entry, $0) }, uniquingKeysWith: { first, _ in first })
    let told = zip(pins, own).map { pin, instant in
      instant
        ?? pin.entries.compactMap { byEntry[$0] }
        .filter { $0.coordinate.distance(to: pin.coordinate) <= Nearness.entryReach }.map(\.instant).min()
    }
    let isOrdered = written.isEmpty || told.contains { $0 != nil }
    return fixes(of: pins, at: isOrdered ? told : own, isWay: isOrdered)
  }

  private static func fixes(of pins: [PlacePlan], at instants: [Instant?], isWay: Bool) -> [Fix] {
    zip(pins, ordered(instants, isWay: isWay)).compactMap { pin, instant in
      instant.map {
        Fix(instant: $0, day: pin.day, time: pin.time?.local.time, coordinate: pin.coordinate, place: pin.id)
      }
    }
  }

  /// The times of a list by which those without one go with the one before them; those before the first that has a
  /// time go with that one. Unless that is a way, or of too many, they stay without.
  private static func ordered(_ instants: [Instant?], isWay: Bool) -> [Instant?] {
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
  private static func attractions(_ saved: [AttractionPlan], clocks: LocalClocks, isListed: Bool) -> [Fix] {
    let visited = saved.filter { saved in
      guard let reason = saved.position?.reason else { return false }
      return saved.wasVisited && saved.pin == nil && saved.entries.isEmpty && !reason.isVague
    }
    let instants = ordered(visited.map { $0.instant(clocks) }, isWay: isListed)
    return zip(visited, instants).compactMap { saved, instant in
      guard let instant, let position = saved.position?.value else { return nil }
      return Fix(instant: instant, day: saved.day, time: saved.time?.local.time, coordinate: position)
    }
  }
}

/// A town on a day, or on any.
private struct DayTown: Hashable {
  let day: LocalDate?
  let middle: Coordinate
}

extension PlacePlan {
  /// When one was there, at noon where only the day is known.
  fileprivate func instant(_ clocks: LocalClocks) -> Instant? {
    clocks.instant(time, on: day, near: coordinate)
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

extension Router.Fix {
  fileprivate init?(photo: PhotoPlan, clocks: LocalClocks) {
    guard let taken = photo.taken?.value, let day = photo.day?.value, let found = photo.position,
      !found.reason.isEstimate
    else { return nil }
    let position = found.value
    self.init(
      instant: clocks.instant(taken, near: position), day: day, time: taken.local.time,
      coordinate: position, town: photo.locality.flatMap { $0.isInTown ? $0.town : nil }, photo: photo.id)
  }

  /// An entry stands on the way where its place was written; one that was only guessed from photos adds nothing.
  /// Without a time it stands where its day ends, as in the journal.
  fileprivate init?(entry: EntryPlan, clocks: LocalClocks) {
    guard let position = entry.position else { return nil }
    switch position.reason {
    case .written, .pinNearby, .attraction, .town: break
    default: return nil
    }
    let moment = entry.time?.value ?? clocks.end(of: entry.day.value)
    self.init(
      instant: clocks.instant(moment, near: position.value), day: entry.day.value,
      time: entry.time?.value.local.time, coordinate: position.value, entry: entry.id)
  }

  fileprivate init(end: TimedTrack.End) {
    self.init(instant: end.instant, day: end.day, coordinate: end.coordinate)
  }
}

extension TimedTrack.Piece {
  /// Timed pieces in time; those without times in the order of their days, and without a day at the end.
  fileprivate var order: Int {
    span?.lowerBound.seconds ?? day.map { $0.dayNumber * 86_400 } ?? .max
  }
}
