import Foundation

/// How the round Earth is laid on the sheet.
enum MapProjection {
  case stereographic(Stereographic)
  case world(EqualEarth)

  /// Beyond this angular radius a map of the part is no longer easier to read than one of the whole.
  private static let largestRadius = 50 * Double.pi / 180

  /// The projection that suits what is to be seen: of the part that holds it, or of the world.
  ///
  /// A world is cut where it hurts least for the `places`, since a way round the world leaves no gap.
  init(fitting vectors: [UnitVector], places: [UnitVector]) {
    if let middle = UnitVector.middle(of: vectors), let centre = Self.centre(near: middle, of: vectors) {
      self = .stereographic(Stereographic(centre: centre))
      return
    }
    let cut = places.isEmpty ? vectors : places
    self = .world(EqualEarth(centralMeridian: Self.meridianOppositeWidestGap(cut)))
  }

  private static let maxSteps = 100

  /// The middle of a part that holds all of them; nil where none does.
  ///
  /// The middle of their box will do for most. From there steps towards the farthest, each shorter than the one before, lead
  /// to the middle of the smallest circle around them (Bădoiu and Clarkson, Smaller core-sets for balls, SODA 2003).
  private static func centre(near middle: UnitVector, of vectors: [UnitVector]) -> UnitVector? {
    var centre = middle
    for step in 1...maxSteps {
      guard var farthest = vectors.first else { return nil }
      var cosine = centre.dot(farthest)
      for vector in vectors {
        let other = centre.dot(vector)
        if other < cosine { (farthest, cosine) = (vector, other) }
      }
      if cosine >= cos(largestRadius) { return centre }
      // Beyond twice the radius no other middle helps.
      guard cosine >= cos(2 * largestRadius),
        let next = centre.point(towards: farthest, at: 1 / Double(step + 1))
      else { return nil }
      centre = next
    }
    return nil
  }

  func project(_ vector: UnitVector) -> Point? {
    switch self {
    case .stereographic(let projection): projection.project(vector)
    case .world(let projection): projection.project(vector)
    }
  }

  func unproject(_ point: Point) -> UnitVector? {
    switch self {
    case .stereographic(let projection): projection.unproject(point)
    case .world(let projection): projection.unproject(point)
    }
  }

  var isWorld: Bool {
    if case .world = self { return true }
    return false
  }

  /// The central meridian in degrees that puts the map's edge into the middle of the widest stretch of
  /// longitudes where nothing is, counted in whole degrees.
  private static func meridianOppositeWidestGap(_ vectors: [UnitVector]) -> Double {
    var isTaken = [Bool](repeating: false, count: 360)
    for vector in vectors where abs(vector.z) < 0.9999 {
      isTaken[(Int(vector.longitude.rounded(.down)) + 360) % 360] = true
    }
    guard let first = isTaken.firstIndex(of: true) else { return 0 }
    var widest = (start: first, length: 0)
    var start = first
    for step in 1...360 {
      let degree = (first + step) % 360
      guard isTaken[degree] else { continue }
      let length = first + step - start - 1
      if length > widest.length { widest = (start + 1, length) }
      start = first + step
    }
    let edge = Double(widest.start) + Double(widest.length) / 2
    return (edge + 180).remainder(dividingBy: 360)
  }
}
