/// A line or ring of the atlas, as far as a window needs it.
package struct AtlasShape: Sendable {
  /// How much it matters: the lower, the sooner it is shown.
  package let rank: Int
  /// A ring goes back from its last point to its first.
  package let isRing: Bool
  /// The longitude goes on beyond 180 degrees where the shape does, so neighbours are never far apart.
  ///
  /// Stretches that do not touch the window are there with their first point only, for a ring must stay closed.
  package let points: [AtlasPoint]
  /// Degrees from the last point of a ring on to its first: 0, or 360 either way for a ring around a pole.
  package let turn: Double
}

/// A place on the Earth, in degrees.
package struct AtlasPoint: Hashable, Sendable {
  package var longitude: Double
  package var latitude: Double

  package init(longitude: Double, latitude: Double) {
    self.longitude = longitude
    self.latitude = latitude
  }
}

/// A stretch of a shape's points, of which only the first is read so far.
struct AtlasPiece {
  let count: Int
  let first: (x: Int, y: Int)
  /// Holds the points, and the way on to the next piece.
  let box: GridBox
  /// Where the steps to the other points stand.
  let steps: Range<Int>
}
