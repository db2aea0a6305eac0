import TripModel

extension TripPlan {
  /// A ride as it was recorded on its day, from near one of its ends to near the other; nil where nothing recorded it so.
  package func recordedLeg(of event: EventPlan) -> RouteLeg? {
    recordedRides[event.id.index].map { way.route.legs[$0] }
  }
}

/// What a way recorded, by its days: to be asked for the legs that are rides.
struct RecordedRides {
  /// Positions in the list, by day.
  private var recorded: [LocalDate: [Int]] = [:]
  private let legs: [RouteLeg]

  /// Metres from a station or a quay within which a device began to record, or ended.
  private static let nearEnd = 2000.0

  private init(_ legs: [RouteLeg]) {
    self.legs = legs
    for (index, leg) in legs.enumerated() where leg.kind == .recorded {
      for day in Set(leg.days.compactMap(\.day)) { recorded[day, default: []].append(index) }
    }
  }

  /// For each event the leg that is its ride, by its position in the list.
  static func find(_ events: [EventPlan], among legs: [RouteLeg]) -> [Int?] {
    let recorded = RecordedRides(events.contains(where: \.kind.isRide) ? legs : [])
    return events.map { recorded.leg(of: $0) }
  }

  private func leg(of ride: EventPlan) -> Int? {
    guard ride.kind.isRide, let from = ride.from?.position?.value, let to = ride.to?.position?.value,
      from != to
    else { return nil }
    // What nothing tells was on a road.
    let mode = ride.kind.mode ?? .road
    return recorded[ride.start.day]?.first { index in
      let leg = legs[index]
      guard (leg.mode ?? .road) == mode, let first = leg.points.first, let last = leg.points.last else {
        return false
      }
      return [first.distance(to: from), last.distance(to: to)].allSatisfy { $0 <= Self.nearEnd }
    }
  }
}
