import TripModel

extension TripPlan {
  /// What the sign of an entry is called on a map of where it was written: as the traveller calls the place; where that
  /// is a town, and what was written lies outside of its middle, as the nearest place of the trip, else as the entry. A
  /// beach is not the town.
  package func nameOfSpot(of entry: EntryPlan) -> String {
    guard let named = entry.placeName else { return entry.title.value }
    guard let position = entry.position, !position.reason.isVague, let locality = entry.locality,
      named.lowercased() == locality.town?.lowercased(), locality.metres > EntrySpot.middleOfTown
    else { return named }
    return nearest(to: position.value)?.title ?? entry.title.value
  }

  private func nearest(to position: Coordinate) -> PlacePlan? {
    var nearest: (place: Int, metres: Double)?
    for index in places.indices {
      let coordinate = places[index].coordinate
      // Most are farther off by their latitudes alone, which costs less to know.
      guard abs(coordinate.latitude - position.latitude) * Nearness.degree <= EntrySpot.reachOfPlace else {
        continue
      }
      let metres = coordinate.distance(to: position)
      if metres <= EntrySpot.reachOfPlace, metres < nearest?.metres ?? .infinity { nearest = (index, metres) }
    }
    return nearest.map { places[$0.place] }
  }
}

private enum EntrySpot {
  /// Metres around a town's middle in which its name says where a sign stands.
  static let middleOfTown = 600.0
  /// Metres from an entry to the place at which it was written.
  static let reachOfPlace = 150.0
}
