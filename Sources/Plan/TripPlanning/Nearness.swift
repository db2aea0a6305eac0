import Foundation
package import TripModel

/// What is near a place.
enum Nearness {
  /// Five miles.
  static let photoReach = 8046.72
  /// Metres within which an entry was written at a place.
  static let entryReach = 300.0
  /// Metres within which the end of a way is at a stop.
  static let stopReach = 300.0
  /// Metres from the middle of a town within which a place is in it.
  static let middleReach = 5000.0
  /// Metres that nobody goes on a day for something that was saved.
  static let dayReach = 50_000.0
  /// Metres that one drives on a day at most: beyond nobody is known to have gone for what has no time, and no map of the
  /// way is stretched for it.
  static let reachOfDrive = 1_000_000.0
  /// Metres that a degree of latitude has at least (WGS 84, at the equator).
  static let degree = 110_500.0
}

/// Things by their position, to be asked what is within reach of a place.
package struct NeighbourIndex<Element> {
  fileprivate struct Item {
    let latitude: Double
    let coordinate: Coordinate
    let point: SpherePoint
    let element: Element
    let order: Int
  }

  /// From south to north: only a band of them has to be measured.
  private let items: [Item]

  package init(_ elements: some Sequence<(Coordinate, Element)>) {
    items = elements.enumerated()
      .map { order, pair in
        Item(
          latitude: pair.0.latitude, coordinate: pair.0, point: SpherePoint(pair.0), element: pair.1,
          order: order)
      }
      .sorted { ($0.latitude, $0.order) < ($1.latitude, $1.order) }
  }

  /// What is at most so many metres away, nearest first, and in the order of the list where that is equal.
  package func within(_ reach: Double, of place: Coordinate) -> [(element: Element, metres: Double)] {
    let band = reach / Nearness.degree
    let centre = SpherePoint(place)
    let maximum = SpherePoint.squaredChord(metres: reach)
    let start = items.firstIndex(sortedBy: \.latitude, notBelow: place.latitude - band)
    var found: [(chord: Double, order: Int, index: Int)] = []
    for index in start..<items.count {
      if items[index].latitude > place.latitude + band { break }
      let chord = items[index].point.squaredChord(to: centre)
      if chord <= maximum { found.append((chord, items[index].order, index)) }
    }
    found.sort { $0.chord < $1.chord || ($0.chord == $1.chord && $0.order < $1.order) }
    return found.map { (items[$0.index].element, place.metres(to: items[$0.index].coordinate)) }
  }

  /// The first of what is within so many metres, without any of the others: what was found bounds what is still looked at.
  package func nearest(within reach: Double, of place: Coordinate) -> Element? {
    let centre = SpherePoint(place)
    var best = Nearest(chord: SpherePoint.squaredChord(metres: reach))
    let start = items.firstIndex(sortedBy: \.latitude, notBelow: place.latitude)
    var (south, north) = (start - 1, start)
    while north < items.count, best.mayBeMet(from: place.latitude, to: items[north].latitude) {
      best.take(items[north].point.squaredChord(to: centre), items[north].order, at: north)
      north += 1
    }
    while south >= 0, best.mayBeMet(from: place.latitude, to: items[south].latitude) {
      best.take(items[south].point.squaredChord(to: centre), items[south].order, at: south)
      south -= 1
    }
    return best.index.map { items[$0].element }
  }
}

extension NeighbourIndex.Item: Sendable where Element: Sendable {}
extension NeighbourIndex: Sendable where Element: Sendable {}

/// The nearest so far.
private struct Nearest {
  /// The square of the farthest chord that still counts.
  var chord: Double
  var index: Int?
  private var order = Int.max

  init(chord: Double) { self.chord = chord }

  mutating func take(_ chord: Double, _ order: Int, at index: Int) {
    guard chord < self.chord || (chord == self.chord && order < self.order) else { return }
    (self.chord, self.order, self.index) = (chord, order, index)
  }

  /// Whether anything of that latitude can be as near. The square of the chord of an angle is not below what the first two
  /// terms of its series say; a hundredth, and what is less than a micrometre, is left to rounding.
  func mayBeMet(from latitude: Double, to other: Double) -> Bool {
    let angle = (other - latitude) * .pi / 180
    let square = angle * angle
    return 0.99 * (square - square * square / 12) <= chord + 1e-28
  }
}

/// A place as a point of the sphere of radius 1, where the chord between two points tells their distance without
/// any trigonometry for each pair.
private struct SpherePoint: Sendable {
  let x: Double
  let y: Double
  let z: Double

  init(_ place: Coordinate) {
    let (latitude, longitude) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
    x = cos(latitude) * cos(longitude)
    y = cos(latitude) * sin(longitude)
    z = sin(latitude)
  }

  func squaredChord(to other: SpherePoint) -> Double {
    let (x, y, z) = (x - other.x, y - other.y, z - other.z)
    return x * x + y * y + z * z
  }

  static func squaredChord(metres: Double) -> Double {
    let half = sin(min(metres / (2 * Coordinate.meanEarthRadius), .pi / 2))
    return 4 * half * half
  }
}
