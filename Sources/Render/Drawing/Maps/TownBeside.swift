package import Basemap
import TripModel

/// A closer sheet for a place by a town: there it is known by the town's name, and needs no shore and no border.
extension MapContent {
  /// The same with so much around its one place as shows a town near it; nil where there is none within reach.
  package func besideTown(on atlas: Atlas?) -> MapContent? {
    guard let names = atlas?.names, let place = vectors.first, reach == .spot else { return nil }
    let corners = (0..<8).map {
      place.point(Self.aroundTown / Coordinate.meanEarthRadius, towards: Double($0) * .pi / 4)
    }
    let latitudes = corners.map(\.latitude)
    // Beyond the date line degrees go on, as a window has them.
    let middle = place.longitude
    let longitudes = corners.map { middle + ($0.longitude - middle).remainder(dividingBy: 360) }
    guard let south = latitudes.min(), let north = latitudes.max(), let west = longitudes.min(),
      let east = longitudes.max()
    else { return nil }
    let window = GeoWindow(south: south, north: north, west: west, east: east)
    let isBeside = names.towns(in: window, maximum: Self.mostTowns).contains { town in
      let metres = place.angle(to: UnitVector(town.point)) * Coordinate.meanEarthRadius
      return town.population >= Self.leastPeople && Self.reachOfTown.contains(metres)
    }
    guard isBeside else { return nil }
    var beside = self
    beside.surroundings = .metres(Self.aroundTown)
    return beside
  }

  /// The same with ways that lead to its one place, and so much around these as names the towns there; nil without any.
  package func reached(by ways: [RouteLine]) -> MapContent? {
    guard !ways.isEmpty, reach == .spot else { return nil }
    var reached = self
    reached.lines += ways
    reached.surroundings = .metres(Self.aroundTown)
    return reached
  }

  /// Metres to all sides: about 60 km across on a desk and 30 on a phone, the least of a sheet that names towns.
  private static let aroundTown = 12_800.0
  /// Metres to a town that is nearby: a nearer one would lie under the place's own sign.
  private static let reachOfTown = 2_500.0...10_000.0
  /// A smaller one tells few people where that is.
  private static let leastPeople = 1_000
  private static let mostTowns = 24
}
