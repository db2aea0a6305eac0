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
    let (reach, wide) = Self.reach(metres, at: point)
    let window = GeoWindow(
      south: point.latitude - reach, north: point.latitude + reach, west: point.longitude - wide,
      east: point.longitude + wide)
    let rings = level.shapes(of: .land, in: window).filter { $0.turn == 0 }
    // A point in a ring within another one is in neither.
    var isInside = false
    for ring in rings {
      switch Self.hold(ring, point, within: reach) {
      case .near: return true
      case .inside: isInside.toggle()
      case .outside: continue
      }
    }
    return isInside
  }

  /// Whether there is no land within so many metres of a point; where no shores are known, nobody knows.
  func isOffShore(at point: AtlasPoint, by metres: Double) -> Bool {
    level != nil && !hasLand(at: point, within: metres)
  }

  /// Parts of the line between two points at whose ends open water is looked for, and metres from land of what is open: in
  /// a town on both sides of a river one is still in the same town.
  private static let strait = (parts: 12, ashore: 500.0)

  /// Whether two points are on two islands, or on one and the mainland, with open water between them. A quay is within
  /// so many metres of its land.
  func areOnTwoLands(_ one: AtlasPoint, _ other: AtlasPoint, within metres: Double) -> Bool {
    guard let level else { return false }
    let east = (other.longitude - one.longitude).remainder(dividingBy: 360)
    let (reach, wide) = Self.reach(metres, at: one)
    let window = GeoWindow(
      south: min(one.latitude, other.latitude) - reach, north: max(one.latitude, other.latitude) + reach,
      west: min(one.longitude, one.longitude + east) - 2 * wide,
      east: max(one.longitude, one.longitude + east) + 2 * wide)
    let rings = level.shapes(of: .land, in: window).filter { $0.turn == 0 }
    var (hasOne, hasOther) = (false, false)
    for ring in rings {
      let isOne = Self.hold(ring, one, within: reach) != .outside
      let isOther = Self.hold(ring, other, within: reach) != .outside
      if isOne, isOther { return false }
      (hasOne, hasOther) = (hasOne || isOne, hasOther || isOther)
    }
    guard hasOne, hasOther else { return false }
    return (1..<Self.strait.parts).contains { part in
      let share = Double(part) / Double(Self.strait.parts)
      let between = AtlasPoint(
        longitude: one.longitude + share * east,
        latitude: one.latitude + share * (other.latitude - one.latitude))
      let ashore = Self.reach(Self.strait.ashore, at: between).high
      return rings.allSatisfy { Self.hold($0, between, within: ashore) == .outside }
    }
  }

  /// Where a point is, as a ring sees it.
  private enum Hold {
    case inside, near, outside
  }

  /// Metres in degrees of latitude and of longitude.
  private static func reach(_ metres: Double, at point: AtlasPoint) -> (high: Double, wide: Double) {
    let reach = metres / metresInDegree
    return (reach, reach / stretch(at: point))
  }

  private static func stretch(at point: AtlasPoint) -> Double {
    max(0.01, cos(point.latitude * .pi / 180))
  }

  /// `reach` is in degrees of latitude.
  private static func hold(_ ring: AtlasShape, _ point: AtlasPoint, within reach: Double) -> Hold {
    let stretch = Self.stretch(at: point)
    var isInside = false
    let ends = ring.points.dropFirst() + ring.points.prefix(1)
    for (start, end) in zip(ring.points, ends) {
      let (south, north) = (start.latitude - point.latitude, end.latitude - point.latitude)
      // A ring may have run on beyond the date line.
      for turn in [-360.0, 0, 360] {
        let (west, east) = (
          (start.longitude + turn - point.longitude) * stretch,
          (end.longitude + turn - point.longitude) * stretch
        )
        if distance(west, south, east, north) <= reach { return .near }
        // Whether the way to the east leads over it.
        if (south > 0) != (north > 0), west - south / (north - south) * (east - west) > 0 {
          isInside.toggle()
        }
      }
    }
    return isInside ? .inside : .outside
  }

  /// From the origin to the nearest point of a stretch.
  private static func distance(_ x: Double, _ y: Double, _ endX: Double, _ endY: Double) -> Double {
    let (wide, high) = (endX - x, endY - y)
    let length = wide * wide + high * high
    let share = length > 0 ? min(1, max(0, -(x * wide + y * high) / length)) : 0
    return hypot(x + share * wide, y + share * high)
  }
}
