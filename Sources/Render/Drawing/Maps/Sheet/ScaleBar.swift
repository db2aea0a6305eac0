import TripModel

/// A bar of a round length that is true where it stands.
struct ScaleBar {
  let metres: Double
  /// The left and the right end on the sheet.
  let start: Point
  let end: Point

  /// The longest round length that fits between two points at one height, counted from the right.
  ///
  /// Nil where the sheet shows no ground there, and for a world, on which no bar is true in two places.
  init?(from left: Point, to right: Point, in view: MapView, units: Units) {
    guard !view.projection.isWorld, let room = view.metres(from: left, to: right), room > 0 else {
      return nil
    }
    guard let length = Self.roundLengths(units).last(where: { $0 <= room }) else { return nil }
    var width = (right.x - left.x) * length / room
    // The scale changes along the bar only by parts in a thousand, so a second look settles it.
    for _ in 0..<3 {
      guard let found = view.metres(from: Point(x: right.x - width, y: right.y), to: right), found > 0 else {
        return nil
      }
      width *= length / found
    }
    metres = length
    end = right
    start = Point(x: right.x - width, y: right.y)
  }

  /// In rising order, in metres: ones, twos and fives of metres, or of feet below a tenth of a mile and of miles.
  static func roundLengths(_ units: Units) -> [Double] {
    switch units {
    case .kilometres: steps(from: 0, to: 7, of: 1)
    case .miles: steps(from: 1, to: 2, of: 0.3048) + steps(from: -1, to: 3, of: 1609.344)
    }
  }

  private static func steps(from low: Int, to high: Int, of unit: Double) -> [Double] {
    (low...high).flatMap { power in
      let ten = power < 0 ? 0.1 : (0..<power).reduce(1.0) { value, _ in value * 10 }
      return [1, 2, 5].map { $0 * ten * unit }
    }
  }
}
