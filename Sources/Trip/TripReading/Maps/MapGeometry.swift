import JSONText
import TripModel

/// The shapes of one feature of GeoJSON (RFC 7946), sorted by what their points are.
struct MapGeometry {
  /// Rings of areas: what is filled runs anticlockwise, holes clockwise, whatever the file does.
  private(set) var rings: [[MapPoint]] = []
  private(set) var lines: [[MapPoint]] = []
  private(set) var points: [MapPoint] = []
  /// Whether a position was no position on the Earth; its shape is left out.
  private(set) var isOffTheEarth = false

  init(_ geometry: JSONValue?) { read(geometry, depth: 0) }

  private mutating func read(_ geometry: JSONValue?, depth: Int) {
    guard let geometry, depth < 4 else { return }
    let coordinates = geometry["coordinates"]?.items ?? []
    switch geometry["type"]?.text {
    case "Point": if let point = point(geometry["coordinates"]) { points.append(point) }
    case "LineString": readLine(coordinates)
    case "MultiLineString": for line in coordinates { readLine(line.items ?? []) }
    case "Polygon": readArea(coordinates)
    case "MultiPolygon": for area in coordinates { readArea(area.items ?? []) }
    case "GeometryCollection":
      for part in geometry["geometries"]?.items ?? [] { read(part, depth: depth + 1) }
    default: break
    }
  }

  private mutating func readLine(_ positions: [JSONValue]) {
    if let line = path(positions), line.count > 1 { lines.append(line) }
  }

  private mutating func readArea(_ parts: [JSONValue]) {
    for (index, part) in parts.enumerated() {
      guard var ring = path(part.items ?? []) else { return }
      if ring.first == ring.last { ring.removeLast() }
      guard ring.count > 2 else { continue }
      let isHole = index > 0
      if Self.isClockwise(ring) != isHole { ring.reverse() }
      rings.append(ring)
    }
  }

  /// Without points that repeat the one before; nil where one of them is no position.
  private mutating func path(_ positions: [JSONValue]) -> [MapPoint]? {
    var path: [MapPoint] = []
    path.reserveCapacity(positions.count)
    for position in positions {
      guard let point = point(position) else { return nil }
      if path.last != point { path.append(point) }
    }
    return path
  }

  /// Longitude before latitude.
  private mutating func point(_ position: JSONValue?) -> MapPoint? {
    guard let items = position?.items, items.count >= 2, let longitude = items[0].number,
      let latitude = items[1].number, let place = Coordinate(latitude: latitude, longitude: longitude)
    else {
      isOffTheEarth = true
      return nil
    }
    return MapPoint(place)
  }

  /// By the sign of the area, on a plane of degrees.
  private static func isClockwise(_ ring: [MapPoint]) -> Bool {
    guard var last = ring.last else { return false }
    let origin = last
    var area = 0.0
    for point in ring {
      let (x1, y1) = (Double(last.longitude - origin.longitude), Double(last.latitude - origin.latitude))
      let (x2, y2) = (Double(point.longitude - origin.longitude), Double(point.latitude - origin.latitude))
      area += x1 * y2 - x2 * y1
      last = point
    }
    return area < 0
  }
}
