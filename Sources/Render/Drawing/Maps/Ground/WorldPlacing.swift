import Basemap

/// Lays shapes on a map of the world.
struct WorldPlacing: GroundPlacing {
  let window = GeoWindow.everything
  let clip: Box
  let hasCurves = false
  private let view: MapView
  private let projection: EqualEarth
  /// The strip of degrees around the central meridian that is drawn: a little more than once round.
  private let strip = Box(minX: -181.5, minY: -90, maxX: 181.5, maxY: 90)

  init(_ view: MapView, _ projection: EqualEarth) {
    self.view = view
    self.projection = projection
    clip = view.inner.inset(by: -PartPlacing.overlap)
  }

  func rings(_ shape: AtlasShape) -> [[Point]] {
    let path = degrees(shape)
    let rings = shape.turn == 0 ? copies(of: path) : [aroundPole(path, turn: shape.turn)]
    return rings.map { strip.clipping(ring: $0) }.filter { $0.count > 2 }
      .map { clip.clipping(ring: placed(bent($0))) }.filter { $0.count > 2 }
  }

  func controls(_ shape: AtlasShape) -> [[Point]] { rings(shape) }

  func lines(_ shape: AtlasShape) -> [[Point]] {
    copies(of: degrees(shape)).flatMap { strip.clipping($0) }.flatMap { clip.clipping(placed($0)) }
  }

  func isInsideOut(_ shape: AtlasShape) -> Bool { false }

  /// The path in degrees from the central meridian, beginning within half a turn of it.
  private func degrees(_ shape: AtlasShape) -> [Point] {
    guard let first = shape.points.first else { return [] }
    let shift = projection.relative(first.longitude) - first.longitude
    return shape.path(grain: view.degreesInUnit / 3).map { Point(x: $0.longitude + shift, y: $0.latitude) }
  }

  /// A coast around a pole, three turns of it, closed along the pole: its ends lie outside of the map.
  private func aroundPole(_ path: [Point], turn: Double) -> [Point] {
    let coast = [-1.0, 0, 1].flatMap { lap in path.map { Point(x: $0.x + lap * turn, y: $0.y) } }
    guard let first = coast.first, let last = coast.last else { return [] }
    let pole: Double = first.y < 0 ? -90 : 90
    return coast + [Point(x: last.x, y: pole), Point(x: first.x, y: pole)]
  }

  /// The same a turn to the left and to the right, as far as any of it is on the map.
  private func copies(of path: [Point]) -> [[Point]] {
    guard let box = Box(around: path) else { return [] }
    if box.minX >= strip.minX + 3, box.maxX <= strip.maxX - 3 { return [path] }
    return [-360.0, 0, 360].filter { box.minX + $0 <= strip.maxX && box.maxX + $0 >= strip.minX }
      .map { shift in path.map { Point(x: $0.x + shift, y: $0.y) } }
  }

  /// A ring with points on the long ways along the strip's edges, since meridians are curves.
  private func bent(_ ring: [Point]) -> [Point] {
    guard var last = ring.last else { return [] }
    var bent: [Point] = []
    bent.reserveCapacity(ring.count)
    for point in ring {
      let count = Int((abs(point.y - last.y) / 2).rounded(.up))
      if count > 1 {
        bent += (1..<count).map { last + (point - last) * (Double($0) / Double(count)) }
      }
      bent.append(point)
      last = point
    }
    return bent
  }

  private func placed(_ degrees: [Point]) -> [Point] {
    degrees.map { view.place(projection.project(latitude: $0.y, relativeLongitude: $0.x)) }
  }
}
