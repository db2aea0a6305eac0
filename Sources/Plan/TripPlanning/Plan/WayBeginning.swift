package import TripModel

/// A place at which a line of the way begins that goes on from no other, and what it is called: a sheet of an area without
/// a stop is told by that.
package struct WayBeginning: Hashable, Sendable {
  package var coordinate: Coordinate
  package var locality: Locality

  /// Those of some ways that are called anything, each once.
  static func find(on routes: [RoutePlan], names: PlaceLookup) -> [WayBeginning] {
    var known: Set<Coordinate> = []
    var found: [WayBeginning] = []
    for route in routes {
      var end: Coordinate?
      for leg in route.legs {
        if let start = leg.points.first, start != end, known.insert(start).inserted,
          let locality = names.locality(at: start)
        {
          found.append(WayBeginning(coordinate: start, locality: locality))
        }
        end = leg.points.last
      }
    }
    return found
  }
}

extension TripWay {
  /// What a place is called at which a line of its way begins; nil where nothing is known of it.
  package func locality(ofBeginning place: Coordinate) -> Locality? {
    beginnings.first { $0.coordinate == place }?.locality
      ?? route.stops.first { $0.coordinate == place }?.locality
  }
}
