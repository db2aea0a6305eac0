import Basemap
import Foundation
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

/// What lies between two parallels and two meridians, counted from a meridian in its middle.
private struct DegreeBox {
  private(set) var middle: AtlasPoint
  private(set) var width: Double
  private(set) var height: Double

  /// In degrees of a great circle.
  var extent: Double { max(width * cos(middle.latitude * .pi / 180), height) }

  /// So much around that an island twice as large is in it.
  var window: GeoWindow {
    GeoWindow(
      south: middle.latitude - 2 * height - 0.5, north: middle.latitude + 2 * height + 0.5,
      west: middle.longitude - 2 * width - 0.5, east: middle.longitude + 2 * width + 0.5)
  }

  /// Nil without places, and for those all round the Earth.
  init?(around places: [UnitVector]) {
    guard let first = places.first else { return nil }
    self.init(
      places.map { AtlasPoint(longitude: $0.longitude, latitude: $0.latitude) }, near: first.longitude)
  }

  init?(_ points: [AtlasPoint], near meridian: Double) {
    guard let first = points.first else { return nil }
    let shift = (first.longitude - meridian).remainder(dividingBy: 360) + meridian - first.longitude
    var (west, east) = (Double.infinity, -Double.infinity)
    var (south, north) = (Double.infinity, -Double.infinity)
    for point in points {
      let turned = (point.longitude + shift - meridian).remainder(dividingBy: 360)
      west = min(west, turned)
      east = max(east, turned)
      south = min(south, point.latitude)
      north = max(north, point.latitude)
    }
    guard east - west < 180 else { return nil }
    middle = AtlasPoint(longitude: meridian + (west + east) / 2, latitude: (south + north) / 2)
    (width, height) = (east - west, north - south)
  }

  /// Whether a place lies within a ring, by the rule of even and odd, or so near that it lies on its shore.
  func holds(_ place: UnitVector, _ ring: [AtlasPoint]) -> Bool {
    guard var last = ring.last else { return false }
    let latitude = place.latitude
    // The place on that side of the date line where the ring is.
    let longitude = ring[0].longitude + (place.longitude - ring[0].longitude).remainder(dividingBy: 360)
    let near = 0.03 * max(width, height)
    var isInside = false
    for here in ring {
      if abs(here.latitude - latitude) < near, abs(here.longitude - longitude) < 2 * near { return true }
      if (here.latitude > latitude) != (last.latitude > latitude) {
        let share = (latitude - here.latitude) / (last.latitude - here.latitude)
        if here.longitude + (last.longitude - here.longitude) * share > longitude { isInside.toggle() }
      }
      last = here
    }
    return isInside
  }
}
