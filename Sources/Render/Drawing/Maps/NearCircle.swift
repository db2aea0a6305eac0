/// Some metres to all sides of a place.
struct NearCircle {
  let middle: UnitVector
  let metres: Double

  init(middle: UnitVector, metres: Double) { (self.middle, self.metres) = (middle, metres) }

  /// Around all of these; nil where there are none.
  init?(around vectors: [UnitVector]) {
    guard let middle = UnitVector.middle(of: vectors) else { return nil }
    self.middle = middle
    metres = Self.farthest(of: vectors, from: middle)
  }

  /// Metres from its middle to the farthest of these.
  func farthest(of vectors: [UnitVector]) -> Double { Self.farthest(of: vectors, from: middle) }

  private static func farthest(of vectors: [UnitVector], from middle: UnitVector) -> Double {
    vectors.reduce(0) { max($0, middle.angle(to: $1)) } * MapView.metresInRadius
  }

  func holds(_ vector: UnitVector) -> Bool { middle.angle(to: vector) * MapView.metresInRadius <= metres }
}
