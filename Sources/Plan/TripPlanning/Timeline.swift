import TripModel

/// What happened on a day, in the order of the one time line; what has no time stands at the end, a place where the first
/// picture of the day was taken there.
struct Timeline {
  let items: [TimelineItem]

  init(_ day: DayContents.Day, on date: LocalDate, clocks: LocalClocks) {
    var moments = day.events.map { TimelineMoment($0, on: date, clocks) }
    let (seen, spells) = (day.firstSeen, ClockSpell.all(between: day.events))
    moments += day.hours.map { item, hour in
      let picture = item.kind == .pin && hour.time == nil ? seen[PlaceID(item.index)] : nil
      return TimelineMoment(.item(item), item.index, hour, clocks, among: spells, seenBy: picture)
    }
    moments += day.photos.map {
      let hour = PlannedHour(date, $0.taken?.value, at: $0.position?.value, rank: 3)
      return TimelineMoment(.photos([$0.id]), $0.id.index, hour, clocks)
    }
    items = Self.gathered(moments.sorted { $0.order < $1.order })
  }

  /// Photos one after another, less than half an hour apart or all without a time, as one item.
  private static func gathered(_ moments: [TimelineMoment]) -> [TimelineItem] {
    var items: [TimelineItem] = []
    var run: [PhotoID] = []
    var runTime: LocalTime?
    var runClock: UTCOffset?
    var runAssumed: UTCOffset?
    func closeRun() {
      if !run.isEmpty {
        items.append(
          TimelineItem(time: runTime, clock: runClock, subject: .photos(run), assumedClock: runAssumed))
      }
      run = []
    }
    var last: Int?
    for moment in moments {
      guard case .photos(let photos) = moment.subject else {
        closeRun()
        items.append(
          TimelineItem(
            time: moment.time, clock: moment.clock, subject: moment.subject, assumedClock: moment.assumed))
        continue
      }
      let isNear =
        last == moment.seconds || last.flatMap { last in moment.seconds.map { $0 - last < 1800 } } ?? false
      if run.isEmpty || !isNear {
        closeRun()
        (runTime, runClock, runAssumed) = (moment.time, moment.clock, moment.assumed)
      }
      run += photos
      last = moment.seconds
    }
    closeRun()
    return items
  }
}

/// Something of a day before photos that were taken together are one item.
private struct TimelineMoment {
  let subject: TimelineItem.Subject
  let time: LocalTime?
  let clock: UTCOffset?
  /// That of a time without one, as far as the trip tells it.
  let assumed: UTCOffset?
  /// On the one time line.
  let seconds: Int?
  let order: (Int, Int, Int)

  /// What of an event falls on this day; what goes on all day stands at its end.
  init(_ event: EventPlan, on date: LocalDate, _ clocks: LocalClocks) {
    let phase = event.phase(on: date)
    let moment: EventTime? =
      switch phase {
      case .begins: event.start
      case .goesOn: nil
      case .ends: event.end
      }
    subject = .event(event.id, phase)
    time = moment?.time
    clock = moment?.offset
    let local = moment.flatMap { end in end.time.map { LocalDateTime(date: end.day, time: $0) } }
    assumed = clock == nil ? local.flatMap { clocks.toldOffset(atLocal: $0)?.value } : nil
    seconds = moment?.instant?.seconds
    // A ride from home has no hour there, and was over when it arrived.
    let arrival = phase == .begins && event.end?.day == date ? event.end?.instant?.seconds : nil
    order = (seconds ?? arrival ?? .max, -1, event.id.index)
  }

  /// `picture` tells when something without a time was seen.
  init(
    _ subject: TimelineItem.Subject, _ index: Int, _ hour: PlannedHour, _ clocks: LocalClocks,
    among spells: [ClockSpell] = [], seenBy picture: PhotoPlan? = nil
  ) {
    self.subject = subject
    time = hour.time?.local.time
    let clock = hour.time.flatMap { time in
      clocks.ownOffset(of: time, at: hour.place)
        ?? (hour.place == nil ? ClockSpell.offset(of: time, among: spells) : nil)
    }
    self.clock = clock
    assumed = clock == nil ? hour.time.flatMap { clocks.toldOffset(atLocal: $0.local)?.value } : nil
    seconds = hour.time.map { time in
      (clock.map { time.instant(assuming: $0) } ?? clocks.instant(time)).seconds
    }
    let seen = picture?.taken.map { clocks.instant($0.value, near: picture?.position?.value).seconds }
    order = (seconds ?? seen ?? .max, hour.rank, index)
  }
}

/// The hours between two rides of a day, all by one clock: what was paid on the way says none, and the trip's may be far off.
private struct ClockSpell {
  let offset: UTCOffset
  /// Seconds on the one time line.
  let hours: ClosedRange<Int>

  /// None of a day on which nobody crossed a border of time.
  static func all(between events: [EventPlan]) -> [ClockSpell] {
    let rides = events.compactMap { event -> (start: (Int, UTCOffset), end: (Int, UTCOffset))? in
      guard event.from != nil, event.to != nil, let start = event.start.instant?.seconds,
        let end = event.end?.instant?.seconds, let there = event.start.offset, let here = event.end?.offset,
        start <= end
      else { return nil }
      return ((start, there), (end, here))
    }.sorted { $0.start.0 < $1.start.0 }
    guard let first = rides.first, let last = rides.max(by: { $0.end.0 < $1.end.0 }),
      Set(rides.flatMap { [$0.start.1, $0.end.1] }).count > 1
    else { return [] }
    var spells = [
      ClockSpell(offset: first.start.1, hours: Int.min...first.start.0),
      ClockSpell(offset: last.end.1, hours: last.end.0...Int.max),
    ]
    for (before, next) in zip(rides, rides.dropFirst())
    where before.end.1 == next.start.1 && before.end.0 <= next.start.0 {
      spells.append(ClockSpell(offset: before.end.1, hours: before.end.0...next.start.0))
    }
    return spells
  }

  /// The offset by which a moment lies within the only spell of that clock; nil where none or several hold it.
  static func offset(of moment: Moment, among spells: [ClockSpell]) -> UTCOffset? {
    let holding = Set(
      spells.filter { $0.hours.contains(moment.instant(assuming: $0.offset).seconds) }.map(\.offset))
    return holding.count == 1 ? holding.first : nil
  }
}

extension DayContents.Day {
  /// The first picture of the day that was taken at each place of which only the day is known, and where nobody slept: to
  /// a bed one came last. None of those that keep their hour back.
  fileprivate var firstSeen: [PlaceID: PhotoPlan] {
    let open = places.filter { $0.time == nil && !$0.isBed && !$0.photos.isEmpty }
    guard !open.isEmpty else { return [:] }
    var first: [PlaceID: PhotoPlan] = [:]
    for place in open {
      let near = Set(place.photos.lazy.filter(\.isAtPlace).map(\.photo))
      let taken = photos.filter {
        near.contains($0.id) && $0.taken != nil && !$0.photo.withholdsHour && $0.photo.withheld == nil
      }
      first[place.id] = taken.min { one, other in
        guard let one = one.taken?.value.local, let other = other.taken?.value.local else { return false }
        return one < other
      }
    }
    return first
  }
}
