import TripModel

/// The ride of an entry, which its map shows beside where that was.
package struct EntryRide {
  package let event: EventPlan

  /// During which it was written, else by which one came or left, where it tells of a ride; nil where nothing says which
  /// that was.
  package init?(of entry: EntryPlan, in plan: TripPlan) {
    guard let here = entry.position?.value else { return nil }
    let day = entry.day.value
    let rides = plan.itinerary.events.filter { event in
      (event.start.day...event.lastDay).contains(day) && event.isShortRide
    }
    let hour = entry.withholdsHour ? nil : entry.time?.value.local
    let told = Self.told(by: entry, at: hour, near: here, of: rides)
    guard let event = Self.underWay(at: hour, of: rides) ?? told else { return nil }
    self.event = event
  }

  private static func underWay(at hour: LocalDateTime?, of rides: [EventPlan]) -> EventPlan? {
    guard let hour else { return nil }
    return rides.first { ride in
      guard let departure = ride.start.local, let arrival = ride.end?.local else { return false }
      return departure <= hour && hour <= arrival
    }
  }

  /// The last that ended there before its hour, else the first that began there after it; without an hour the only one.
  private static func told(
    by entry: EntryPlan, at hour: LocalDateTime?, near here: Coordinate, of rides: [EventPlan]
  ) -> EventPlan? {
    guard tellsRide(entry) else { return nil }
    func isHere(_ end: EventPlace?) -> Bool {
      end?.position.map { $0.value.distance(to: here) <= nearEnd } ?? false
    }
    guard let hour else {
      let near = rides.filter { isHere($0.from) || isHere($0.to) }
      return near.count == 1 ? near[0] : nil
    }
    let arrived = rides.last { ride in isHere(ride.to) && ride.end?.local.map { $0 <= hour } ?? false }
    return arrived
      ?? rides.first { ride in isHere(ride.from) && ride.start.local.map { $0 >= hour } ?? false }
  }

  /// Metres from an end of a ride to where one is still in the same town.
  private static let nearEnd = 20_000.0

  private static func tellsRide(_ entry: EntryPlan) -> Bool {
    entry.kind.flatMap { EntryKind($0)?.meant }.map { rides.contains($0) } ?? false
  }

  private static let rides: Set<KnownKind> = [.drive, .bus, .train, .ferry]
}

extension EventPlan {
  /// Whether a map of the region has room for all of it: a flight, and a night on a train, would be all that it shows.
  fileprivate var isShortRide: Bool {
    guard kind.isRide, kind != .flight, let from = from?.position?.value, let to = to?.position?.value else {
      return false
    }
    return from.distance(to: to) <= Self.longestOnMap
  }

  /// Metres.
  private static let longestOnMap = 250_000.0
}

extension EventTime {
  /// By the clocks where it is; nil where only its day is known.
  fileprivate var local: LocalDateTime? { time.map { LocalDateTime(date: day, time: $0) } }
}
