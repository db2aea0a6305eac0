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

extension NearCircle {
  /// As a share of its extent: how far it is at the most from one place to the next on a way that goes on.
  private static let stage = 0.25
  /// Times its extent, of which seven tenths of an even way are more: what goes on farther is another part of it.
  private static let mostGrown = 1.5

  /// The same around all that goes on from what it holds, a stage at a time: what is just beyond its edge is no elsewhere, and
  /// may be where the whole way led. As it is where nothing does, or where the way goes on far.
  func goingOn(to places: [UnitVector]) -> NearCircle {
    var (held, beyond) = (places.filter(holds), places.filter { !holds($0) })
    let (count, metres) = (held.count, metres)
    var last = held
    while !last.isEmpty {
      let reaches = last.map { NearCircle(middle: $0, metres: Self.stage * metres) }
      func isNext(_ place: UnitVector) -> Bool { reaches.contains { $0.holds(place) } }
      last = beyond.filter(isNext)
      beyond.removeAll(where: isNext)
      held += last
    }
    guard held.count > count, let whole = NearCircle(around: held), whole.metres <= Self.mostGrown * metres
    else { return self }
    return whole
  }
}
