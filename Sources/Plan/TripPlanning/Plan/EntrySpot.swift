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
    let place = placesNear.nearest(within: EntrySpot.sameSpot, of: position.value)
    return place.map { self[$0].title } ?? entry.title.value
  }
}

private enum EntrySpot {
  /// Metres around a town's middle in which its name says where a sign stands.
  static let middleOfTown = 600.0
  /// Metres between two ways to write down one spot, such as with four decimals and with more.
  static let sameSpot = 10.0
}
