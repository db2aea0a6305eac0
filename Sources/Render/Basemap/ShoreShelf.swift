import Foundation
import Synchronization

/// The finest shores that maps draw, opened when a place first seems to lie on the water.
final class ShoreShelf: Sendable {
  private let state = Mutex<AtlasLevel??>(nil)
  private let folder: String?

  /// Without a folder no land is known.
  init(folder: String?) { self.folder = folder }

  private var level: AtlasLevel? {
    state.withLock { state in
      if let state { return state }
      let level = folder.flatMap { Self.open(folder: $0) }
      state = .some(level)
      return level
    }
  }

  private static func open(folder: String) -> AtlasLevel? {
    guard let bytes = AtlasFile.bytes(folder + "/" + AtlasFineness.shore.rawValue + ".atlas"),
      AtlasLevel.isWhole(bytes)
    else { return nil }
    return try? AtlasLevel(bytes)
  }

  private static let metresInDegree = 111_195.0

  /// Whether a point is on land, or has some within so many metres.
  func hasLand(at point: AtlasPoint, within metres: Double) -> Bool {
    guard let level else { return false }
    // Along a parallel a degree is shorter.
    let stretch = max(0.01, cos(point.latitude * .pi / 180))
    let reach = metres / Self.metresInDegree
    let window = GeoWindow(
      south: point.latitude - reach, north: point.latitude + reach, west: point.longitude - reach / stretch,
      east: point.longitude + reach / stretch)
    var isInside = false
    for ring in level.shapes(of: .land, in: window) where ring.turn == 0 {
      let ends = ring.points.dropFirst() + ring.points.prefix(1)
      for (start, end) in zip(ring.points, ends) {
        let (south, north) = (start.latitude - point.latitude, end.latitude - point.latitude)
        // A ring may have run on beyond the date line.
        for turn in [-360.0, 0, 360] {
          let (west, east) = (
            (start.longitude + turn - point.longitude) * stretch,
            (end.longitude + turn - point.longitude) * stretch
          )
          if Self.distance(west, south, east, north) <= reach { return true }
          // Whether the way to the east leads over it.
          if (south > 0) != (north > 0), west - south / (north - south) * (east - west) > 0 {
            isInside.toggle()
          }
        }
      }
    }
    return isInside
  }

  /// From the origin to the nearest point of a stretch.
  private static func distance(_ x: Double, _ y: Double, _ endX: Double, _ endY: Double) -> Double {
    let (wide, high) = (endX - x, endY - y)
    let length = wide * wide + high * high
    let share = length > 0 ? min(1, max(0, -(x * wide + y * high) / length)) : 0
    return hypot(x + share * wide, y + share * high)
  }
}
