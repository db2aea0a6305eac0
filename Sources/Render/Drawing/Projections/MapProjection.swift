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
    if let centre = UnitVector.middle(of: vectors) {
      let farthest = vectors.reduce(1) { min($0, centre.dot($1)) }
      if farthest >= cos(Self.largestRadius) {
        self = .stereographic(Stereographic(centre: centre))
        return
      }
    }
    let cut = places.isEmpty ? vectors : places
    self = .world(EqualEarth(centralMeridian: Self.meridianOppositeWidestGap(cut)))
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
