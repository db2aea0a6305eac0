import Basemap
import Foundation

/// Lays shapes on a sheet that shows a part of the Earth.
struct PartPlacing: GroundPlacing {
  let window: GeoWindow
  let clip: Box
  let hasCurves = true
  private let view: MapView
  private let projection: Stereographic
  /// Whether the corners of the atlas's lines would be seen.
  private let isNear: Bool
  /// Degrees of latitude in a third of a unit, or less, which nobody sees.
  private let grain: Double
  /// What lies opposite of the middle of the sheet.
  private let antipode: AtlasPoint

  /// Metres across.
  private static let nearExtent = 300_000.0
  /// The same of a sheet that a script enlarges to less than that.
  static let enlargedExtent = 800_000.0
  /// Units around the sheet that are drawn and not seen.
  static let overlap = 12.0
  /// Beyond this cosine of the angle from the middle (148°) points are held at that angle, which no sheet shows.
  private static let farthest = -0.85
  /// Radians of a sheet's half diagonal: one of more is shown all there is.
  private static let widest = 60 * Double.pi / 180

  /// `isEnlarged` where a script enlarges the sheet: then a third of a unit is seen.
  init(_ view: MapView, _ projection: Stereographic, isEnlarged: Bool = false) {
    self.view = view
    self.projection = projection
    isNear = view.metresAcross < (isEnlarged ? Self.enlargedExtent : Self.nearExtent)
    grain = view.degreesInUnit / (isEnlarged ? 25 : 3)
    clip = view.inner.inset(by: -Self.overlap)
    let centre = projection.centre
    antipode = AtlasPoint(
      longitude: (centre.longitude + 180).remainder(dividingBy: 360), latitude: -centre.latitude)
    window = Self.window(of: view, centre: centre)
  }

  private static func window(of view: MapView, centre: UnitVector) -> GeoWindow {
    let corner = Point(x: view.inner.minX, y: view.inner.minY)
    let opposite = Point(x: view.inner.maxX, y: view.inner.maxY)
    let angles = [corner, opposite].compactMap { view.vector(at: $0).map(centre.angle) }
    guard let angle = angles.max(), angle < widest else { return .everything }
    let seen = VisibleDegrees(view, centre: centre)
    let (low, high) = (seen.latitudes.lowerBound, seen.latitudes.upperBound)
    let (west, east) = (seen.longitudes.lowerBound, seen.longitudes.upperBound)
    // What is seen was looked up at places a twenty-fourth of the sheet apart.
    let (upright, across) = (0.06 * (high - low) + 0.01, 0.06 * (east - west) + 0.01)
    let isRound = seen.holdsPole || east - west + 2 * across >= 360
    return GeoWindow(
      south: low - upright, north: high + upright, west: isRound ? -180 : west - across,
      east: isRound ? 180 : east + across)
  }

  func rings(_ shape: AtlasShape) -> [[Point]] {
    let ring = clip.clipping(ring: rounded(shape))
    return ring.count > 2 ? [ring] : []
  }

  func controls(_ shape: AtlasShape) -> [[Point]] {
    // A ring's path ends where it begins.
    let ring = clip.clipping(ring: Array(placed(shape.path(grain: grain)).dropLast()))
    return ring.count > 2 ? [ring] : []
  }

  func lines(_ shape: AtlasShape) -> [[Point]] { clip.clipping(rounded(shape)) }

  private func rounded(_ shape: AtlasShape) -> [Point] {
    let line = placed(shape.path(grain: grain))
    guard isNear else { return line }
    // A ring's path ends where it begins, which is no corner of its own.
    return CornerCutting.rounded(shape.isRing ? line.dropLast() : line, isRing: shape.isRing)
  }

  /// On the sheet. Around the far side, where a short step may go half round the plane, with points between.
  private func placed(_ path: [AtlasPoint]) -> [Point] {
    var points: [Point] = []
    points.reserveCapacity(path.count)
    var last: Double?
    for place in path {
      let (plane, bearing) = plane(place)
      if let bearing, let last { points += arc(from: last, to: bearing) }
      points.append(view.place(plane))
      last = bearing
    }
    return points
  }

  /// The place on the plane; with its bearing where it was held back from the far side.
  private func plane(_ place: AtlasPoint) -> (point: Point, bearing: Double?) {
    let vector = UnitVector(longitude: place.longitude, latitude: place.latitude)
    if projection.centre.dot(vector) > Self.farthest, let point = projection.project(vector) {
      return (point, nil)
    }
    let bearing = projection.bearing(of: vector)
    return (Self.held(bearing), bearing)
  }

  private static func held(_ bearing: Double) -> Point {
    let radius = 2 * ((1 - farthest) / (1 + farthest)).squareRoot()
    return Point(x: radius * sin(bearing), y: radius * cos(bearing))
  }

  /// Points around the far side, the shorter way.
  private func arc(from start: Double, to end: Double) -> [Point] {
    let way = (end - start).remainder(dividingBy: 2 * .pi)
    let count = Int((abs(way) / 0.4).rounded(.down))
    guard count > 0 else { return [] }
    return (1...count).map { view.place(Self.held(start + way * Double($0) / Double(count + 1))) }
  }

  /// Goes from the antipode north to the pole, which is no land, and counts what is crossed.
  func isInsideOut(_ shape: AtlasShape) -> Bool {
    var isInside = false
    guard let last = shape.points.last else { return false }
    // The way from the last point to the first, then that to each of the others.
    var start = AtlasPoint(longitude: last.longitude - shape.turn, latitude: last.latitude)
    for end in shape.points {
      defer { start = end }
      let west = (start.longitude - antipode.longitude).remainder(dividingBy: 360)
      let east = west + end.longitude - start.longitude
      guard (west < 0) != (east < 0), abs(west) < 90 else { continue }
      let latitude = start.latitude + (end.latitude - start.latitude) * west / (west - east)
      if latitude > antipode.latitude { isInside.toggle() }
    }
    return isInside
  }
}
