import Basemap

/// Lays the shapes of the atlas on a sheet.
protocol GroundPlacing {
  /// What of the Earth is to be asked for.
  var window: GeoWindow { get }
  /// A little more than the sheet shows, so that the edges along which shapes are cut are not seen.
  var clip: Box { get }
  /// The ring as the sheet shows it; it may come apart, or be seen more than once.
  func rings(_ shape: AtlasShape) -> [[Point]]
  /// Whether heights and depths are written as curves.
  var hasCurves: Bool { get }
  /// The ring by its own corners, as control points of such a curve.
  func controls(_ shape: AtlasShape) -> [[Point]]
  func lines(_ shape: AtlasShape) -> [[Point]]
  /// Whether a ring encloses what lies farthest from the sheet, so that it is its outside that is filled.
  func isInsideOut(_ shape: AtlasShape) -> Bool
}

extension AtlasShape {
  /// Degrees: a longer step gets points between, along which longitude and latitude rise evenly, as on the
  /// plane map that the atlas was made from. So does a border along a parallel.
  private static let longestStep = 1.0

  /// The points with no step shorter than the grain, in degrees, and none that is long; of a ring with its first
  /// point at the end, a turn further on where it goes round a pole.
  func path(grain: Double) -> [AtlasPoint] {
    guard let first = points.first, let end = points.last else { return [] }
    var path = [first]
    path.reserveCapacity(points.count + 1)
    for point in points {
      let last = path[path.count - 1]
      guard
        abs(point.longitude - last.longitude) >= grain || abs(point.latitude - last.latitude) >= grain
      else { continue }
      Self.go(to: point, along: &path)
    }
    if isRing {
      Self.go(to: AtlasPoint(longitude: first.longitude + turn, latitude: first.latitude), along: &path)
    } else if path[path.count - 1] != end {
      Self.go(to: end, along: &path)
    }
    return path
  }

  private static func go(to point: AtlasPoint, along path: inout [AtlasPoint]) {
    let last = path[path.count - 1]
    let east = point.longitude - last.longitude
    let north = point.latitude - last.latitude
    let longest = max(abs(east), abs(north))
    if longest > longestStep {
      let count = Int(min(1000, (longest / longestStep).rounded(.up)))
      for step in 1..<max(2, count) {
        let share = Double(step) / Double(count)
        path.append(
          AtlasPoint(longitude: last.longitude + share * east, latitude: last.latitude + share * north))
      }
    }
    path.append(point)
  }
}
