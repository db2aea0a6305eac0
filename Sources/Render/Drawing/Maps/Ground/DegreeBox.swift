import Basemap
import Foundation

/// What lies between two parallels and two meridians, counted from a meridian in its middle.
struct DegreeBox {
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
