package import TripModel

/// Tells what a position is called. The planner is handed it, and knows nothing of the gazetteer that it asks.
package struct PlaceLookup: Sendable {
  private let find: @Sendable (Coordinate) -> Locality?

  /// The same position always gets the same answer.
  package init(_ find: @escaping @Sendable (Coordinate) -> Locality?) { self.find = find }

  /// Knows no place.
  package static let unknown = PlaceLookup { _ in nil }

  func locality(at place: Coordinate?) -> Locality? { place.flatMap(find) }

  /// Gives stops their towns; and their names, to those that have none from the traveller and are in a town.
  ///
  /// Each name is given once. On a short way quarters tell stops apart, on a long one towns do.
  func name(_ stops: inout [Stop], isLongWay: Bool) {
    var taken = Set(stops.compactMap { $0.name?.value.lowercased() })
    for index in stops.indices {
      guard let locality = locality(at: stops[index].coordinate) else { continue }
      stops[index].locality = locality
      guard stops[index].name == nil, locality.isInTown else { continue }
      let wishes = isLongWay ? [locality.town, locality.quarter] : [locality.quarter, locality.town]
      guard let name = wishes.lazy.compactMap(\.self).first(where: { !taken.contains($0.lowercased()) })
      else { continue }
      taken.insert(name.lowercased())
      stops[index].name = Reasoned(name, because: .gazetteer)
    }
  }
}
