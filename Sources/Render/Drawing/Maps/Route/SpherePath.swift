import Foundation
import TripModel

/// A line on the Earth, with every long step bent along its great circle.
struct SpherePath {
  var vectors: [UnitVector]

  /// Radians: a longer step gets points between.
  private static let longestStep = 1.5 * Double.pi / 180
  /// Lines of more points than this come from a recorder, whose steps are short.
  private static let maxPointsToBend = 5000

  init(_ line: RouteLine) {
    guard line.points.count > Self.maxPointsToBend else {
      vectors = Self.bent(line.points.map(UnitVector.init))
      return
    }
    vectors = Self.thinned(line.points).map(UnitVector.init)
  }

  /// A long recording without the points that no sheet could show apart: those nearer to the one before than
  /// a small part of the whole line's extent. Works in degrees, since a million sines would take longer.
  private static func thinned(_ points: [Coordinate]) -> [Coordinate] {
    guard let first = points.first, let last = points.last else { return [] }
    let shrinking = cos(first.latitude * .pi / 180)
    func apart(_ one: Coordinate, _ other: Coordinate) -> Double {
      let turn = abs(one.longitude - other.longitude)
      return max(abs(one.latitude - other.latitude), min(turn, 360 - turn) * shrinking)
    }
    let minimum = points.reduce(0) { max($0, apart(first, $1)) } / 12_000
    var kept = [first]
    var anchor = first
    for point in points.dropFirst() where apart(anchor, point) > minimum {
      anchor = point
      kept.append(point)
    }
    return kept + [last]
  }

  private static func bent(_ vectors: [UnitVector]) -> [UnitVector] {
    guard var last = vectors.first else { return [] }
    var bent = [last]
    for vector in vectors.dropFirst() {
      let count = Int((last.angle(to: vector) / longestStep).rounded(.up))
      if count > 1 {
        bent += (1..<count).compactMap { last.point(towards: vector, at: Double($0) / Double(count)) }
      }
      bent.append(vector)
      last = vector
    }
    return bent
  }

  /// The line on a sheet: in one piece, or in several where a world map's edge cuts it.
  func placed(in view: MapView) -> [[Point]] {
    switch view.projection {
    case .stereographic:
      return [vectors.compactMap(view.place)]
    case .world(let projection):
      return cut(by: projection).map { $0.map(view.place) }
    }
  }

  private func cut(by projection: EqualEarth) -> [[Point]] {
    var pieces: [[Point]] = [[]]
    var last: (latitude: Double, longitude: Double)?
    for vector in vectors {
      let here = (latitude: vector.latitude, longitude: projection.relative(vector.longitude))
      if let last, abs(here.longitude - last.longitude) > 180 {
        let side: Double = last.longitude < 0 ? -180 : 180
        let before = abs(side - last.longitude)
        let after = abs(-side - here.longitude)
        let share = before + after > 0 ? before / (before + after) : 0.5
        let latitude = last.latitude + share * (here.latitude - last.latitude)
        pieces[pieces.count - 1].append(projection.project(latitude: latitude, relativeLongitude: side))
        pieces.append([projection.project(latitude: latitude, relativeLongitude: -side)])
      }
      pieces[pieces.count - 1].append(
        projection.project(latitude: here.latitude, relativeLongitude: here.longitude))
      last = here
    }
    return pieces
  }
}
