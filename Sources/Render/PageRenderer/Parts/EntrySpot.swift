import TripModel
import TripPlanning

/// The sign of an entry on a map of where it was written.
struct EntrySpot {
  let plan: TripPlan
  let entry: EntryPlan

  /// What it is called: as the traveller calls the place; where that is a town, and what was written lies outside of its
  /// middle, as the nearest place of the trip, else as the entry. A beach is not the town.
  var name: String {
    guard let named = entry.placeName else { return entry.title.value }
    guard let position = entry.position, !position.reason.isVague, let locality = entry.locality,
      named.lowercased() == locality.town?.lowercased(), locality.metres > Self.middleOfTown
    else { return named }
    return nearest(to: position.value)?.title ?? entry.title.value
  }

  /// Metres around a town's middle in which its name says where a sign stands.
  private static let middleOfTown = 600.0
  /// Metres from an entry to the place at which it was written.
  private static let reachOfPlace = 150.0

  private func nearest(to position: Coordinate) -> PlacePlan? {
    let near = plan.places.map { (place: $0, metres: $0.coordinate.distance(to: position)) }
      .filter { $0.metres <= Self.reachOfPlace }
    return near.min { $0.metres < $1.metres }?.place
  }
}
