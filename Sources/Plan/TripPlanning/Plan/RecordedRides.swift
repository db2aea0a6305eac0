import TripModel

extension TripPlan {
  /// A ride as it was recorded on its day, from near one of its ends to near the other; nil where nothing recorded it so.
  package func recordedLeg(of event: EventPlan) -> RouteLeg? {
    guard event.kind.isRide, let from = event.from?.position?.value, let to = event.to?.position?.value,
      from != to
    else { return nil }
    // What nothing tells was on a road.
    let mode = event.kind.mode ?? .road
    return way.route.legs.first { leg in
      guard leg.kind == .recorded, (leg.mode ?? .road) == mode,
        leg.days.contains(where: { $0.day == event.start.day }), let first = leg.points.first,
        let last = leg.points.last
      else { return false }
      return [first.distance(to: from), last.distance(to: to)].allSatisfy { $0 <= RecordedRides.nearEnd }
    }
  }
}

private enum RecordedRides {
  /// Metres from a station or a quay within which a device began to record, or ended.
  static let nearEnd = 2000.0
}
