import TripModel

/// The few pins of no day that lie half the world away from the way: no map of it is stretched for what somebody dreams of.
package struct FarWishes {
  package let places: [PlacePlan]

  /// More are no dream beside a trip, but a list of its own, and a sentence could not hold them.
  private static let most = 4

  /// Of some places; none where no stop says where the trip was.
  package init(in plan: TripPlan, among listed: [PlacePlan]) {
    let route = plan.way.route
    func isFar(_ place: PlacePlan) -> Bool {
      route.stops.allSatisfy { $0.coordinate.distance(to: place.coordinate) > Nearness.reachOfDrive }
        && route.legs.allSatisfy { leg in
          leg.points.allSatisfy { $0.distance(to: place.coordinate) > Nearness.reachOfDrive }
        }
    }
    let undated = listed.filter { $0.origin == .pin && $0.day == nil }
    // Each is held against the whole way: no more are looked at than it takes to know that they are many.
    let far = route.stops.isEmpty ? [] : Array(undated.lazy.filter(isFar).prefix(Self.most + 1))
    places = far.count <= Self.most ? far : []
  }
}

extension TripPlan {
  /// The pins and waypoints but those that are stops of the way.
  package var placesOffWay: [PlacePlan] {
    let onRoute = Set(way.route.stops.compactMap(\.place))
    return places.filter { !onRoute.contains($0.id) }
  }
}
