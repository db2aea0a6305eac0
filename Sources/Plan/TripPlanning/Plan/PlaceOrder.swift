import TripModel

/// The order in which lists have places.
enum PlaceOrder {
  /// More places than these are not found on a map by numbers that lie all over it.
  private static let mostInAnyOrder = 10

  /// All of them: many waypoints of a guide, which nobody visited one after another, from north to south, as one looks for
  /// them on a map; all others where they are.
  static func ofLists(_ places: [PlacePlan]) -> [PlaceID] {
    let guide = places.filter(\.isOfGuide)
    guard guide.count > mostInAnyOrder else { return places.map(\.id) }
    var next = guide.sorted {
      ($1.coordinate.latitude, $0.id.index) < ($0.coordinate.latitude, $1.id.index)
    }.makeIterator()
    return places.map { place in (place.isOfGuide ? next.next() : nil)?.id ?? place.id }
  }
}

extension PlacePlan {
  /// Whether it is a waypoint at which nobody is known to have been.
  fileprivate var isOfGuide: Bool {
    if case .waypoint = origin { days.isEmpty } else { false }
  }
}
