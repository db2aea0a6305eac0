package import TripModel

/// The farthest that the trip was from home, as far as readers may know where that is.
package struct FarthestFromHome: Sendable {
  /// From the middle of the home town, in whole steps of fifty kilometres, or miles.
  package var metres: Double
  package var place: Coordinate
  /// The town there.
  package var town: String?

  /// Steps so large that from several of them together no more can be told than which town it is.
  private static func step(in units: Units) -> Double { units == .miles ? 50 * 1609.344 : 50_000 }

  /// Nil where nothing was so far away that it is a number.
  static func find(
    among things: TripThings, _ route: RoutePlan, from home: Coordinate?, in units: Units, names: PlaceLookup
  ) -> FarthestFromHome? {
    guard let home else { return nil }
    let places =
      route.legs.filter { $0.kind != .planned }.flatMap(\.points) + route.stops.map(\.coordinate)
      + things.media.pictures.compactMap(\.position?.value)
      + things.journal.entries.compactMap { $0.position?.value }
    // The sphere tells which is the farthest; how far that is, the ellipsoid.
    guard let place = places.max(by: { $0.distance(to: home) < $1.distance(to: home) }) else { return nil }
    let step = step(in: units)
    let metres = (place.metres(to: home) / step).rounded() * step
    guard metres > 0 else { return nil }
    let town = names.locality(at: place).flatMap { $0.isInTown ? $0.town : nil }
    return FarthestFromHome(metres: metres, place: place, town: town)
  }
}
