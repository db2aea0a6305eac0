import Foundation

/// Meridians and parallels at round steps.
struct Graticule {
  struct Line {
    enum Kind { case meridian, parallel }
    var kind: Kind
    var degrees: Double
    /// What is seen of it.
    var parts: [[Point]]
  }

  private(set) var lines: [Line] = []

  /// Degrees, from coarse to fine: then 30, 20, 10, 5, 2, 1 minutes and the same in seconds.
  static let steps: [Double] =
    [30, 20, 10, 5, 2, 1] + [30, 20, 10, 5, 2, 1].map { $0 / 60 } + [30, 20, 10, 5, 2, 1].map { $0 / 3600 }

  /// How many pieces a line is drawn in.
  private static let pieces = 72

  init(_ view: MapView) {
    switch view.projection {
    case .world(let projection): drawWorld(projection, view)
    case .stereographic(let projection): drawPart(projection, view)
    }
  }

  private mutating func drawWorld(_ projection: EqualEarth, _ view: MapView) {
    for latitude in stride(from: -60.0, through: 60, by: 30) {
      let ends = [-180.0, 180].map {
        view.place(projection.project(latitude: latitude, relativeLongitude: $0))
      }
      lines.append(Line(kind: .parallel, degrees: latitude, parts: view.inner.clipping(ends)))
    }
    for longitude in stride(from: -180.0, to: 180, by: 30) {
      let relative = projection.relative(longitude)
      let points = stride(from: -90.0, through: 90, by: 5).map {
        view.place(projection.project(latitude: $0, relativeLongitude: relative))
      }
      lines.append(Line(kind: .meridian, degrees: longitude, parts: view.inner.clipping(points)))
    }
  }

  private mutating func drawPart(_ projection: Stereographic, _ view: MapView) {
    let range = VisibleDegrees(view, centre: projection.centre)
    let minimum = view.width >= 700 ? 115.0 : 85
    let unitsInDegree = view.scale * .pi / 180
    let parallels = Self.step(whereDegreeIs: unitsInDegree, minimum: minimum)
    let widest = range.holdsPole ? 0.5 : cos(range.middleLatitude * .pi / 180)
    let meridians = range.holdsPole ? 30 : Self.step(whereDegreeIs: unitsInDegree * widest, minimum: minimum)
    for latitude in Self.multiples(of: parallels, in: range.latitudes) where abs(latitude) < 89.9999 {
      let span = min(360, range.longitudes.upperBound - range.longitudes.lowerBound)
      let points = (0...Self.pieces).map { piece in
        (latitude, range.longitudes.lowerBound + span * Double(piece) / Double(Self.pieces))
      }
      add(.parallel, latitude, points, view)
    }
    // Meridians stop short of a pole, where they would run into a blot; only each third goes on.
    for longitude in Self.multiples(of: meridians, in: range.longitudes) {
      let limit = longitude.remainder(dividingBy: 90) == 0 ? 90 : 90 - min(parallels, 10)
      let low = max(range.latitudes.lowerBound, -limit)
      let high = min(range.latitudes.upperBound, limit)
      let points = (0...Self.pieces).map {
        (low + (high - low) * Double($0) / Double(Self.pieces), longitude)
      }
      add(.meridian, longitude.remainder(dividingBy: 360), points, view)
    }
  }

  private mutating func add(
    _ kind: Line.Kind, _ degrees: Double, _ points: [(latitude: Double, longitude: Double)], _ view: MapView
  ) {
    let placed = points.compactMap { point -> Point? in
      let (latitude, longitude) = (point.latitude * .pi / 180, point.longitude * .pi / 180)
      return view.place(
        UnitVector(x: cos(latitude) * cos(longitude), y: cos(latitude) * sin(longitude), z: sin(latitude)))
    }
    let parts = view.inner.clipping(placed)
    if !parts.isEmpty { lines.append(Line(kind: kind, degrees: degrees, parts: parts)) }
  }

  /// The finest step whose lines stay apart.
  private static func step(whereDegreeIs units: Double, minimum: Double) -> Double {
    steps.last { $0 * units >= minimum } ?? steps[0]
  }

  /// All multiples of a step in a range, at most some hundreds.
  private static func multiples(of step: Double, in range: ClosedRange<Double>) -> [Double] {
    let first = (range.lowerBound / step).rounded(.up)
    let last = (range.upperBound / step).rounded(.down)
    guard first <= last, last - first < 400 else { return [] }
    return stride(from: first, through: last, by: 1).map { $0 * step }
  }

  /// All lines as path data.
  var data: String {
    var writer = PathWriter()
    let simplifier = LineSimplifier(tolerance: 0.15, nearest: 0)
    for line in lines {
      for part in line.parts { writer.polyline(simplifier.simplified(part)) }
    }
    return writer.text
  }
}

/// Which degrees a sheet shows, found by looking at a raster of places on it.
struct VisibleDegrees {
  var latitudes: ClosedRange<Double>
  /// May go beyond 180 either way, so that it is one range.
  var longitudes: ClosedRange<Double>
  let holdsPole: Bool
  let middleLatitude: Double

  /// On a part of the sheet, or on all of it.
  init(_ view: MapView, in part: Box? = nil, centre: UnitVector) {
    let box = part ?? view.inner
    let poles = [UnitVector(x: 0, y: 0, z: 1), UnitVector(x: 0, y: 0, z: -1)]
    let seen = poles.filter { view.place($0).map(box.contains) ?? false }
    var (low, high, west, east) = (90.0, -90.0, 0.0, 0.0)
    for column in 0...24 {
      for row in 0...24 {
        let point = Point(
          x: box.minX + box.width * Double(column) / 24, y: box.minY + box.height * Double(row) / 24)
        guard let vector = view.vector(at: point) else { continue }
        low = min(low, vector.latitude)
        high = max(high, vector.latitude)
        let longitude = (vector.longitude - centre.longitude).remainder(dividingBy: 360)
        west = min(west, longitude)
        east = max(east, longitude)
      }
    }
    for pole in seen {
      low = min(low, pole.latitude)
      high = max(high, pole.latitude)
    }
    holdsPole = !seen.isEmpty
    middleLatitude = centre.latitude
    latitudes = min(low, high)...max(low, high)
    // The last meridian of a full turn would be the first one again.
    longitudes = holdsPole ? -180...179.999 : (centre.longitude + west)...(centre.longitude + east)
  }
}
