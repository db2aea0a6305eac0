import TripModel

/// Where events say that one was, and how one got there.
struct EventFixes {
  /// Of rides with times and places, in order of their starts.
  private(set) var rides: [Ride] = []
  /// The others whose ends are known, in order of their days: not both hours of these are told.
  private(set) var datedRides: [DatedRide] = []
  private var ends: [Router.Fix] = []
  private var stays: [Router.Fix] = []
  /// Where something was to be done at its hour.
  private var outings: [Router.Fix] = []
  /// By the end of the day, where rides led of which nothing tells when they arrived, with when they set out.
  private var lateArrivals: [(left: Instant, fix: Router.Fix)] = []
  /// Where cars are got and given back.
  private var doors: [Router.Fix] = []
  /// From when on one could move into a bed whose place and hour are known.
  private(set) var checkIns: [Router.Fix] = []
  /// By its date, the beds of each night whose place is known.
  private var beds: [LocalDate: [Bed]] = [:]

  /// Where each night was spent whose one bed is known.
  var nights: [LocalDate: Coordinate] {
    beds.compactMapValues { $0.count == 1 ? $0.first?.evening.coordinate : nil }
  }

  /// Where one slept, as the last of an evening and the first of the morning after it.
  private struct Bed {
    var evening: Router.Fix
    var morning: Router.Fix
  }

  struct Ride {
    var event: EventID
    var span: ClosedRange<Instant>
    var from: Coordinate
    var to: Coordinate
    /// The towns between, as far as they are known.
    var via: [Coordinate] = []
    var mode: TravelMode?
    /// Where it leaves and where it arrives, as one calls it who comes from far away.
    var towns: (from: String?, to: String?) = (nil, nil)
    /// Whether another that was booked for the same hours goes elsewhere.
    var isLoose = false
    /// Those whose ride it is, where that is said.
    var who: [String] = []
    /// Whether it counts nowhere, since others travelled farther in the same hours.
    var isBeside = false
  }

  /// A ride of which only the days are known, or one of its hours.
  struct DatedRide {
    var days: ClosedRange<LocalDate>
    var from: Coordinate
    var to: Coordinate
    var mode: TravelMode
  }

  /// The hours for which a car is rented.
  private(set) var cars: [ClosedRange<Instant>] = []

  /// Where the rides of each day set out or lead to, with and without an hour.
  private var doorsOfRides: [LocalDate: [Coordinate]] = [:]

  private let clocks: LocalClocks

  init(_ events: [EventPlan], clocks: LocalClocks) {
    self.clocks = clocks
    for event in events {
      if event.kind.isRide { addRide(event) } else { addStay(event, clocks) }
      if event.kind == .carRental {
        addCar(event)
        addDoors(event, clocks)
      }
    }
    addArrivals(of: events)
    rides.sort { $0.span.lowerBound < $1.span.lowerBound }
    datedRides.sort { $0.days.lowerBound < $1.days.lowerBound }
    endBeds(of: events)
    let loose = LooseRides.found(among: rides)
    guard !loose.isEmpty else { return }
    for index in rides.indices { rides[index].isLoose = loose.contains(rides[index].event) }
    let besides = LooseRides.shorter(among: rides)
    for index in rides.indices { rides[index].isBeside = besides.contains(rides[index].event) }
    for index in ends.indices { ends[index].isLoose = ends[index].event.map(loose.contains) ?? false }
  }

  /// Who flew home before a bed was to be left is in it no more: its nights from the day of that flight on lead no way.
  private mutating func endBeds(of events: [EventPlan]) {
    guard rides.count > 1, let first = rides.first, let home = rides.last, home.mode == .flight,
      home.to.distance(to: first.from) <= Nearness.dayReach,
      let day = events.first(where: { $0.id == home.event })?.start.day
    else { return }
    let begun = Set(events.filter { $0.kind == .hotel && $0.start.day < day }.map(\.id))
    func isOver(_ fix: Router.Fix) -> Bool {
      guard let event = fix.event, let night = fix.day, begun.contains(event) else { return false }
      return night >= day && fix.coordinate.distance(to: home.to) > Nearness.dayReach
    }
    stays.removeAll(where: isOver)
    beds = beds.mapValues { $0.filter { !isOver($0.evening) } }.filter { !$0.value.isEmpty }
  }

  private mutating func addCar(_ event: EventPlan) {
    let start = event.start.instant ?? Instant(seconds: event.start.day.dayNumber * 86_400)
    let last = event.end.map { $0.instant ?? Instant(seconds: ($0.day.dayNumber + 1) * 86_400) }
    // Nobody says when it is given back.
    cars.append(start...max(start, last ?? Instant(seconds: .max)))
  }

  /// The ends of a rental that have a time.
  private mutating func addDoors(_ event: EventPlan, _ clocks: LocalClocks) {
    let ends: [(EventPlace?, EventTime?)] = [(event.from ?? event.at, event.start), (event.to, event.end)]
    for (place, time) in ends {
      guard let position = place?.position?.value, let time, let clock = time.time else { continue }
      let moment = Moment(local: LocalDateTime(date: time.day, time: clock), offset: time.offset)
      doors.append(
        Router.Fix(
          instant: clocks.instant(moment, inZoneOf: position), day: time.day, time: clock,
          coordinate: position, event: event.id))
    }
  }

  private mutating func addRide(_ event: EventPlan) {
    if let from = event.from { ends += fix(at: from, event.start, event.id, .departure) }
    if let to = event.to, let end = event.end { ends += fix(at: to, end, event.id, .arrival) }
    for (place, time) in [(event.from, event.start), (event.to, event.end ?? event.start)] {
      if let at = place?.position?.value { doorsOfRides[time.day, default: []].append(at) }
    }
    guard let from = event.from?.position?.value, let to = event.to?.position?.value else { return }
    guard let start = event.start.instant, let end = event.end?.instant else {
      let last = event.end?.day ?? event.start.day
      guard let mode = event.rideMode, event.start.day <= last else { return }
      datedRides.append(DatedRide(days: event.start.day...last, from: from, to: to, mode: mode))
      return
    }
    guard start <= end else { return }
    rides.append(
      Ride(
        event: event.id, span: start...end, from: from, to: to, via: event.via, mode: event.rideMode,
        towns: (event.from?.townName, event.to?.townName), who: event.who))
  }

  /// Metres per second, straight, that a ride on land has at least which arrives before the day is over.
  private static let slowestRide = 40 / 3.6

  /// Who set out at an hour, and of whom nothing tells when that ride arrived, was there at the latest when the next one left
  /// from there, else, on land, by the end of the day.
  private mutating func addArrivals(of events: [EventPlan]) {
    let rides = events.filter(\.kind.isRide)
    let departures = Dictionary(grouping: rides.filter { $0.start.instant != nil }, by: \.start.day)
    for ride in rides where ride.end?.instant == nil && (ride.end?.day ?? ride.start.day) == ride.start.day {
      guard let left = ride.start.instant, let from = ride.from?.position?.value,
        let to = ride.to?.position?.value
      else { continue }
      let day = ride.start.day
      let next = (departures[day] ?? []).compactMap { other in
        other.start.instant.map { (instant: $0, place: other.from?.position?.value) }
      }.filter { $0.instant > left }.min { $0.instant < $1.instant }
      var arrival = Router.Fix(
        instant: left, day: day, coordinate: to, event: ride.id, rideEnd: .arrival)
      if let next {
        guard let place = next.place, place.distance(to: to) <= Nearness.dayReach else { continue }
        arrival.instant = Instant(seconds: max(left.seconds, next.instant.seconds - 1))
        ends.append(arrival)
      } else if ride.rideMode != .flight, ride.rideMode != .boat {
        let night = clocks.instant(clocks.end(of: day), inZoneOf: to)
        arrival.instant = Instant(seconds: night.seconds - 1)
        guard from.distance(to: to) <= Self.slowestRide * Double(night.seconds - left.seconds) else {
          continue
        }
        lateArrivals.append((left: left, fix: arrival))
      }
    }
  }

  private func fix(
    at place: EventPlace, _ time: EventTime, _ id: EventID, _ end: Router.RideEnd
  ) -> [Router.Fix] {
    guard let position = place.position?.value, let instant = time.instant else { return [] }
    return [
      Router.Fix(
        instant: instant, day: time.day, time: time.time, coordinate: position, town: nil, event: id,
        rideEnd: end)
    ]
  }

  /// A hotel stands at the end of each of its days, all else where it begins.
  private mutating func addStay(_ event: EventPlan, _ clocks: LocalClocks) {
    guard event.kind == .hotel || event.kind == .activity || event.kind == .restaurant,
      let place = (event.at ?? event.from)?.position
    else { return }
    let position = place.value
    func fix(_ moment: Moment, on day: LocalDate, _ time: LocalTime?) -> Router.Fix {
      Router.Fix(
        instant: clocks.instant(moment, inZoneOf: position), day: day, time: time, coordinate: position,
        event: event.id)
    }
    if event.kind == .hotel {
      // What is its author's alone leads no way but where nothing else does.
      let isBed = event.kept == nil && !place.reason.isVague
      if isBed, let time = event.start.time {
        let local = LocalDateTime(date: event.start.day, time: time)
        checkIns.append(fix(Moment(local: local, offset: event.start.offset), on: event.start.day, time))
      }
      for night in event.nights {
        let evening = fix(clocks.end(of: night), on: night, nil)
        stays.append(evening)
        guard isBed else { continue }
        var morning = evening
        morning.instant = Instant(seconds: evening.instant.seconds + 1)
        morning.day = night + 1
        beds[night, default: []].append(Bed(evening: evening, morning: morning))
      }
    } else if let time = event.start.time {
      let local = LocalDateTime(date: event.start.day, time: time)
      let start = fix(Moment(local: local, offset: event.start.offset), on: event.start.day, time)
      if event.kind == .activity { outings.append(start) } else { stays.append(start) }
    }
  }

  /// Those that tell more than what is known otherwise: stays on days of which nothing else tells the place, also
  /// between the rides by which one came and left, the doors of hired cars on days of which not even a booking does,
  /// ends of rides, and beds from which the day that is known began elsewhere, or at which it did not end. What was to be done
  /// on a day before `today` is none of these where a ride of that day tells its way, and was not near.
  func fixes(
    besides known: [Router.Fix], _ pieces: [TimedTrack.Piece], _ hidden: HiddenTimes, before today: LocalDate
  ) -> [Router.Fix] {
    let isToldOf = !known.isEmpty || !pieces.isEmpty
    let outings = outings.filter { !isToldOf || !isOnlyPlanned($0, before: today) }
    let ends = ends + arrivals(besides: known, pieces)
    var days = Set(known.compactMap(\.day))
    days.formUnion(pieces.compactMap(\.day))
    let toBed = waysToBed(besides: known, pieces, on: days)
    let silent = SilentStays.found(
      between: ends, besides: known + stays + outings + doors, pieces, hidden, clocks: clocks)
    let booked =
      ends + (stays + outings + silent).filter { stay in stay.day.map { !days.contains($0) } ?? true } + toBed
    // One gets a car at the airport that one came to, or in the town of one's bed.
    days.formUnion(booked.compactMap(\.day))
    return booked + doors.filter { door in door.day.map { !days.contains($0) } ?? false }
  }

  /// Late arrivals on days of which nothing tells where one was behind the ride.
  private func arrivals(besides known: [Router.Fix], _ pieces: [TimedTrack.Piece]) -> [Router.Fix] {
    guard !lateArrivals.isEmpty else { return [] }
    let seen = KnownEnds(known, pieces).last
    let untimed = Set(pieces.filter { $0.span == nil }.compactMap(\.day))
    return lateArrivals.filter { late in
      guard let day = late.fix.day, !untimed.contains(day) else { return false }
      return seen[day].map { $0.instant <= late.left } ?? true
    }.map(\.fix)
  }

  /// Metres from an end of a ride within which one was on the way anyway.
  private static let reachOfRide = 2000.0

  /// Whether nothing but its booking tells that one did a thing, on a day that is over and of which a ride tells the way.
  private func isOnlyPlanned(_ outing: Router.Fix, before today: LocalDate) -> Bool {
    guard let day = outing.day, day < today else { return false }
    return ends.contains { $0.day == day }
      && (doorsOfRides[day] ?? []).allSatisfy { $0.distance(to: outing.coordinate) > Self.reachOfRide }
  }

  /// Metres from a bed within which a day began or ended at it.
  private static let reachOfBed = 1000.0
  /// Seconds: who was under way in the night, and again so soon, did not sleep between.
  private static let shortestNight = 4 * 3600
  /// How much longer the way over a bed is at most than the one past it: beyond that one slept elsewhere, whatever
  /// was booked.
  private static let longestDetour = (times: 2.0, metres: 2 * Nearness.dayReach)

  private func waysToBed(
    besides known: [Router.Fix], _ pieces: [TimedTrack.Piece], on days: Set<LocalDate>
  ) -> [Router.Fix] {
    guard !beds.isEmpty else { return [] }
    let dayEnds = KnownEnds(known + ends, pieces)
    return beds.sorted { $0.key < $1.key }.flatMap { night, beds -> [Router.Fix] in
      // Of two beds nobody knows which.
      guard beds.count == 1, let bed = beds.first else { return [] }
      let place = bed.evening.coordinate
      let (last, next) = (dayEnds.last[night], dayEnds.first[night + 1])
      if let last, let next {
        let way = last.coordinate.distance(to: place) + place.distance(to: next.coordinate)
        let past = last.coordinate.distance(to: next.coordinate)
        guard next.instant.seconds - last.instant.seconds >= Self.shortestNight,
          way <= Self.longestDetour.times * past + Self.longestDetour.metres
        else { return [] }
      }
      // Who was on a night train was not in bed.
      guard !rides.contains(where: { $0.span.contains(bed.evening.instant) }) else { return [] }
      var fixes: [Router.Fix] = []
      if let last, days.contains(night), last.coordinate.distance(to: place) > Self.reachOfBed {
        fixes.append(bed.evening)
      }
      if let next, next.coordinate.distance(to: place) > Self.reachOfBed { fixes.append(bed.morning) }
      return fixes
    }
  }
}

/// Where each day is known to have begun and ended.
private struct KnownEnds {
  private(set) var first: [LocalDate: Router.Fix] = [:]
  private(set) var last: [LocalDate: Router.Fix] = [:]

  init(_ fixes: [Router.Fix], _ pieces: [TimedTrack.Piece]) {
    for fix in fixes { add(fix) }
    for piece in pieces {
      guard let span = piece.span, let start = piece.points.first, let end = piece.points.last else {
        continue
      }
      add(Router.Fix(instant: span.lowerBound, day: piece.day, coordinate: start.coordinate))
      add(Router.Fix(instant: span.upperBound, day: piece.day, coordinate: end.coordinate))
    }
  }

  private mutating func add(_ fix: Router.Fix) {
    guard let day = fix.day else { return }
    if first[day].map({ fix.instant < $0.instant }) ?? true { first[day] = fix }
    if last[day].map({ fix.instant >= $0.instant }) ?? true { last[day] = fix }
  }
}
