import TripModel
import TripPlanning

extension EventPlan {
  /// Metres from what the map of the trip draws within which a place is meant by it: a stop is as large as a town with all
  /// around it.
  static let reachOnMap = 50_000.0

  /// Whether it has places, and none of them is known and on a map; what is kept back of them is nobody's business. The
  /// map of the trip has stops, that of the itinerary all that is known.
  func isUnplaced(whereOnMap isOnMap: (Coordinate) -> Bool) -> Bool {
    !places.isEmpty
      && places.allSatisfy { place in
        guard place.withheld == nil else { return false }
        return place.position.map { !isOnMap($0.value) } ?? true
      }
  }
}
