import Foundation
import TripModel

/// The degrees between which neighbouring points lie.
struct DegreesOfPoints {
  let latitudes: ClosedRange<Double>
  let longitudes: ClosedRange<Double>

  init(_ points: ArraySlice<Coordinate>) {
    let (latitudes, longitudes) = (points.map(\.latitude), points.map(\.longitude))
    self.latitudes = (latitudes.min() ?? 0)...(latitudes.max() ?? 0)
    self.longitudes = (longitudes.min() ?? 0)...(longitudes.max() ?? 0)
  }
}

/// The Earth around a place, as flat as a town is.
struct TownPlane {
  /// Of a sphere of mean radius.
  static let metresInDegree = 111_195.0
  private let middle: Coordinate
  private let narrowing: Double

  init(around middle: Coordinate) {
    self.middle = middle
    narrowing = max(1e-6, cos(middle.latitude * .pi / 180))
  }

  func metres(to place: Coordinate) -> Double {
    let east = (place.longitude - middle.longitude).remainder(dividingBy: 360)
    return hypot(east * narrowing, place.latitude - middle.latitude) * Self.metresInDegree
  }

  /// Metres within which no point of a box is, and beyond which none is.
  func metres(to box: DegreesOfPoints) -> (least: Double, most: Double) {
    let (south, north) = (
      box.latitudes.lowerBound - middle.latitude, box.latitudes.upperBound - middle.latitude
    )
    let west = (box.longitudes.lowerBound - middle.longitude).remainder(dividingBy: 360)
    let east = (box.longitudes.upperBound - middle.longitude).remainder(dividingBy: 360)
    // Counted on from its western edge, which may be beyond the middle, round the Earth.
    let end = west + (box.longitudes.upperBound - box.longitudes.lowerBound)
    let isAcross = west <= 0 && end >= 0 || end >= 360
    let nearest = isAcross ? 0 : min(abs(west), abs(east))
    let farthest = end >= 180 ? 180 : max(abs(west), abs(east))
    return (
      hypot(nearest * narrowing, max(0, south, -north)) * Self.metresInDegree,
      hypot(farthest * narrowing, max(abs(south), abs(north))) * Self.metresInDegree
    )
  }

  func place(x: Double, y: Double) -> Coordinate? {
    Coordinate(
      latitude: middle.latitude + y / Self.metresInDegree,
      longitude: (middle.longitude + x / Self.metresInDegree / narrowing).remainder(dividingBy: 360))
  }

  /// What frames places: the corners of the least that holds all of them with some room, and so many metres to either side of
  /// its middle: upwards as much less as a sheet for desks is less high, which else would be empty at both of its sides.
  func frame(around places: [Coordinate], least: Double) -> [Coordinate] {
    let (across, up) = (places.map(east(of:)), places.map(north(of:)))
    guard let west = across.min(), let far = across.max(), let south = up.min(), let top = up.max() else {
      return []
    }
    let (x, y) = ((west + far) / 2, (south + top) / 2)
    let width = max(least, (far - west) / 2 * Self.room)
    let height = max(least / Self.flatness, (top - south) / 2 * Self.room)
    return [(-width, -height), (width, -height), (width, height), (-width, height)].compactMap {
      place(x: x + $0.0, y: y + $0.1)
    }
  }

  /// By so much more than its places a frame is wide and high.
  private static let room = 1.15
  /// Width by height of the sheet beside that of a region.
  private static let flatness = 1.5

  private func east(of place: Coordinate) -> Double {
    (place.longitude - middle.longitude).remainder(dividingBy: 360) * narrowing * Self.metresInDegree
  }

  private func north(of place: Coordinate) -> Double {
    (place.latitude - middle.latitude) * Self.metresInDegree
  }
}
