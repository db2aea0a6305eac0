import Foundation
import TripModel

/// Positions in rows of latitude, each row from west to east: to be asked what is near, however many there are.
struct PointGrid {
  private let positions: [Coordinate]
  private let rows: [Int: [(longitude: Double, index: Int)]]
  private let reach: Double

  /// `reach` is in metres.
  init(_ positions: [Coordinate], reach: Double) {
    self.positions = positions
    self.reach = reach
    var rows: [Int: [(longitude: Double, index: Int)]] = [:]
    for (index, position) in positions.enumerated() {
      rows[Self.row(position.latitude, reach), default: []].append((position.longitude, index))
    }
    self.rows = rows.mapValues { row in
      row.sorted { ($0.longitude, $0.index) < ($1.longitude, $1.index) }
    }
  }

  /// The others within reach of one of them, with their metres: nearest first, then in order.
  func near(_ index: Int) -> [(index: Int, metres: Double)] {
    let place = positions[index]
    let row = Self.row(place.latitude, reach)
    var found: [(index: Int, metres: Double)] = []
    for number in (row - 1)...(row + 1) {
      guard let row = rows[number] else { continue }
      for window in windows(around: place) {
        let start = row.firstIndex(sortedBy: \.longitude, notBelow: window.lowerBound)
        for other in row[start...] {
          if other.longitude > window.upperBound { break }
          let metres = place.distance(to: positions[other.index])
          if other.index != index, metres <= reach { found.append((other.index, metres)) }
        }
      }
    }
    return found.sorted { ($0.metres, $0.index) < ($1.metres, $1.index) }
  }

  /// Degrees of longitude that are looked through: one stretch, two across the date line, all of them at a pole.
  private func windows(around place: Coordinate) -> [ClosedRange<Double>] {
    let north = min(90, abs(place.latitude) + reach / Nearness.degree)
    let width = reach / (Nearness.degree * max(cos(north * .pi / 180), 1e-9))
    guard width < 180 else { return [-180...180] }
    let (west, east) = (place.longitude - width, place.longitude + width)
    if west < -180 { return [-180...east, (west + 360)...180] }
    if east > 180 { return [-180...(east - 360), west...180] }
    return [west...east]
  }

  private static func row(_ latitude: Double, _ reach: Double) -> Int {
    Int((latitude * Nearness.degree / reach).rounded(.down))
  }
}
