import TripModel

/// Reads a plan of events as a friend would: can one be there in time, and is there a bed for each night?
struct ItineraryReview {
  private(set) var remarks: [ItineraryRemark] = []
  private let events: [EventPlan]

  init(_ events: [EventPlan], dates: TripDates?) {
    self.events = events
    for event in events { lookAtTimes(of: event) }
    lookAtConnections()
    lookAtNights(dates)
  }

  // MARK: - One by one

  private mutating func lookAtTimes(of event: EventPlan) {
    guard let start = event.start.instant, let end = event.end?.instant else { return }
    let seconds = end.seconds - start.seconds
    if seconds < 0 {
      remarks.append(.backwards(event.id))
    } else if event.kind.isRide, let from = event.from?.position?.value, let to = event.to?.position?.value {
      let metres = from.distance(to: to)
      if metres > Self.shortRide, metres > event.kind.fastest * Double(seconds) {
        remarks.append(.tooFast(event.id, metres: Int(metres), seconds: seconds))
      }
    }
  }

  /// Metres that are no matter: a town's middle is not its airport.
  private static let shortRide = 50_000.0

  // MARK: - One after another

  private mutating func lookAtConnections() {
    let busy = events.filter { $0.isBusy && $0.start.instant != nil }
    var last: EventPlan?
    // What has begun and not ended.
    var running: [EventPlan] = []
    var count = 0
    for event in busy {
      guard let start = event.start.instant else { continue }
      running.removeAll { $0.end?.instant.map { $0 <= start } ?? true }
      for other in running where count < Self.maxOverlaps && !other.isForOthers(than: event) {
        remarks.append(.overlap(other.id, event.id))
        count += 1
      }
      // Who is told so many looks at the whole list.
      if count < Self.maxOverlaps { running.append(event) } else { running = [] }
      guard let before = last else {
        last = event
        continue
      }
      let isOverlapped = before.end?.instant.map { start < $0 } ?? false
      if !isOverlapped, !before.isForOthers(than: event) { lookAtWay(from: before, to: event) }
      if (event.end?.instant ?? start) >= (before.end?.instant ?? before.start.instant ?? start) {
        last = event
      }
    }
  }

  /// Pairs of things at once that are told of a trip.
  private static let maxOverlaps = 50

  private mutating func lookAtWay(from before: EventPlan, to next: EventPlan) {
    guard let left = before.end?.instant ?? (before.kind.isRide ? nil : before.start.instant),
      let begins = next.start.instant,
      let here = (before.to ?? before.at)?.position, let there = (next.from ?? next.at)?.position
    else { return }
    let metres = here.value.distance(to: there.value)
    // The middle of a town stands for all of it.
    guard metres > (here.reason.isTown || there.reason.isTown ? Self.shortRide : 3000) else { return }
    let seconds = begins.seconds - left.seconds
    if metres > (metres < 300_000 ? Self.byRoad : Self.byAir) * Double(max(0, seconds)) {
      remarks.append(.outOfReach(before.id, next.id, metres: Int(metres), seconds: seconds))
    } else if before.kind.isRide, next.kind.isRide, metres > Self.shortRide, !hasCar(between: left, begins) {
      remarks.append(.unconnected(before.id, next.id, metres: Int(metres)))
    }
  }

  /// Metres a second, in a straight line: what a car does on a motorway, and an airliner in the air.
  private static let byRoad = 36.0
  private static let byAir = 250.0

  private func hasCar(between one: Instant, _ other: Instant) -> Bool {
    events.contains { event in
      guard event.kind == .carRental, let start = event.start.instant else { return false }
      return start <= other && (event.end?.instant).map { $0 >= one } ?? true
    }
  }

  // MARK: - Nights

  /// Days before and after a trip on which one may still sleep for it.
  private static let nearby = 8

  private mutating func lookAtNights(_ dates: TripDates?) {
    var beds: [LocalDate: EventPlan] = [:]
    var told: Set<[Int]> = []
    for event in events {
      for night in event.nights {
        guard let other = beds[night] else {
          beds[night] = event
          continue
        }
        if !other.isForOthers(than: event), told.insert([other.id.index, event.id.index]).inserted {
          remarks.append(.twoBeds(night, other.id, event.id))
        }
      }
    }
    // A stay of another year, which is a slip of its date, makes no long trip without beds.
    let nights = beds.keys.filter { night in
      guard let dates, dates.hasWrittenEnd else { return true }
      return night > dates.start.value - Self.nearby && night < dates.end.value + Self.nearby
    }
    guard let first = nights.min(), let last = nights.max() else { return }
    var onTheWay: Set<LocalDate> = []
    for event in events where event.kind.isRide && event.lastDay > event.start.day {
      for day in 0..<min(event.lastDay - event.start.day, EventPlan.maxDays) {
        onTheWay.insert(event.start.day + day)
      }
    }
    // One sleeps at home before the first day and after the last.
    let begin = dates.flatMap { $0.start.reason == .content ? nil : min(first, $0.start.value) } ?? first
    let end = dates.flatMap { $0.hasWrittenEnd ? max(last, $0.end.value - 1) : nil } ?? last
    guard end - begin < TripPlanner.maxDays else { return }
    for night in 0...(end - begin) {
      let night = begin + night
      if beds[night] == nil, !onTheWay.contains(night) { remarks.append(.noBed(night)) }
    }
  }
}

extension EventPlan {
  /// Whether one is there oneself while it lasts.
  fileprivate var isBusy: Bool {
    switch kind {
    case .flight, .train, .bus, .ferry, .activity, .restaurant, .direction, .transport: true
    case .hotel, .carRental, .parking: false
    }
  }

  /// Whether nobody takes part in both.
  fileprivate func isForOthers(than other: EventPlan) -> Bool {
    !who.isEmpty && !other.who.isEmpty && Set(who).isDisjoint(with: other.who)
  }
}

extension TripEvent.Kind {
  /// Metres a second that none of its kind goes beyond, measured in a straight line.
  fileprivate var fastest: Double {
    switch self {
    case .flight, .direction, .transport: 340
    case .train: 110
    case .bus, .ferry: 40
    case .hotel, .carRental, .parking, .activity, .restaurant: .infinity
    }
  }
}
