import Foundation
package import TripModel

/// A cell of a grid of cubes through the Earth, which has no poles and no date line. What is nearer to a place than the
/// edge of a cube lies in the place's own cube or in one of those around it.
package struct EarthCube: Hashable, Sendable {
  private let x: Int
  private let y: Int
  private let z: Int

  private init(x: Int, y: Int, z: Int) { (self.x, self.y, self.z) = (x, y, z) }

  /// That of a place in the grid of cubes with such an edge, in metres.
  package init(_ place: Coordinate, edge: Double) {
    let (latitude, longitude) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
    let radius = Coordinate.meanEarthRadius / edge
    x = Int((radius * cos(latitude) * cos(longitude)).rounded(.down))
    y = Int((radius * cos(latitude) * sin(longitude)).rounded(.down))
    z = Int((radius * sin(latitude)).rounded(.down))
  }

  /// Hands out itself and the cubes around it, always in one order.
  package func forEachAround(_ body: (EarthCube) -> Void) {
    for x in x - 1...x + 1 {
      for y in y - 1...y + 1 {
        for z in z - 1...z + 1 { body(EarthCube(x: x, y: y, z: z)) }
      }
    }
  }
}
