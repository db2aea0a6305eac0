import TripModel

extension TripPlan {
  /// What the sign of an entry is called on a map of where it was written: as the traveller calls the place; where that
  /// is a town, and what was written lies outside of its middle, as the place of the trip at that very spot, else as the
  /// entry. A beach is not the town, and a street not the house beside it.
  package func nameOfSpot(of entry: EntryPlan) -> String {
    guard let named = entry.placeName else { return entry.title.value }
    guard let position = entry.position, !position.reason.isVague, let locality = entry.locality,
      named.lowercased() == locality.town?.lowercased(), locality.metres > EntrySpot.middleOfTown
    else { return named }
    return place(at: position.value)?.title ?? entry.title.value
  }

  private func place(at position: Coordinate) -> PlacePlan? {
    var nearest: (place: Int, metres: Double)?
    for index in places.indices {
      let coordinate = places[index].coordinate
      // Most are farther off by their latitudes alone, which costs less to know.
      guard abs(coordinate.latitude - position.latitude) * Nearness.degree <= EntrySpot.sameSpot else {
        continue
      }
      let metres = coordinate.distance(to: position)
      if metres <= EntrySpot.sameSpot, metres < nearest?.metres ?? .infinity { nearest = (index, metres) }
    }
    return nearest.map { places[$0.place] }
  }
}

private enum EntrySpot {
  /// Metres around a town's middle in which its name says where a sign stands.
  static let middleOfTown = 600.0
  /// Metres between two ways to write down one spot, such as with four decimals and with more.
  static let sameSpot = 10.0
}
