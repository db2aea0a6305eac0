import Basemap
import TripModel

/// The island that a way goes round: a map that cut off its far end would look like a mistake.
struct WholeIsland {
  /// Its shore; empty where the way is on no island, or keeps to a corner of it.
  let outline: [UnitVector]

  /// The share of the island, along the parallel and along the meridian, that a way must take up.
  private static let share = 0.45
  /// The share of the places that must lie on it.
  private static let ashore = 0.6
  /// Degrees of latitude: less is a walk, for which the atlas knows no shore, and more no island.
  private static let extents = 0.3...30.0

  init(under places: [UnitVector], on atlas: Atlas?) {
    guard let atlas, let way = DegreeBox(around: places), Self.extents.contains(way.extent) else {
      outline = []
      return
    }
    let level = atlas.level(way.extent > 6 ? .world : .country)
    let rings = level?.shapes(of: .land, in: way.window) ?? []
    outline = rings.lazy.compactMap { Self.outline($0, under: places, along: way) }.first ?? []
  }

  private static func outline(
    _ ring: AtlasShape, under places: [UnitVector], along way: DegreeBox
  ) -> [UnitVector]? {
    guard ring.turn == 0, let island = DegreeBox(ring.points, near: way.middle.longitude),
      way.width >= share * island.width, way.height >= share * island.height,
      // The whole of it, as far as the window shows it.
      island.width <= way.width / share, island.height <= way.height / share
    else { return nil }
    let inside = places.count { island.holds($0, ring.points) }
    guard Double(inside) >= ashore * Double(places.count) else { return nil }
    return ring.points.map { UnitVector(longitude: $0.longitude, latitude: $0.latitude) }
  }
}
