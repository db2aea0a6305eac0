extension Box {
  /// The part of a ring that lies inside, as one ring, some of whose sides may run to and fro on the box's edge.
  ///
  /// Sutherland and Hodgman, Reentrant Polygon Clipping, Communications of the ACM 17 (1974). By the rule of even
  /// and odd the result fills what the ring fills.
  func clipping(ring: [Point]) -> [Point] {
    guard let extent = Box(around: ring), extent.minX <= maxX, extent.maxX >= minX, extent.minY <= maxY,
      extent.maxY >= minY
    else { return [] }
    if contains(extent) { return ring }
    var rest = Edge(axis: .x, limit: minX, keepsMore: true).kept(ring)
    rest = Edge(axis: .x, limit: maxX, keepsMore: false).kept(rest)
    rest = Edge(axis: .y, limit: minY, keepsMore: true).kept(rest)
    return Edge(axis: .y, limit: maxY, keepsMore: false).kept(rest)
  }
}

extension [[Point]] {
  /// Whether an odd number of these rings lies around a point.
  func areAround(_ point: Point) -> Bool {
    var isInside = false
    for ring in self {
      guard var last = ring.last else { continue }
      for here in ring {
        if (here.y > point.y) != (last.y > point.y),
          here.x + (last.x - here.x) * (point.y - here.y) / (last.y - here.y) > point.x
        {
          isInside.toggle()
        }
        last = here
      }
    }
    return isInside
  }
}

/// A side of a box, beyond which nothing is kept.
private struct Edge {
  enum Axis { case x, y }

  let axis: Axis
  let limit: Double
  let keepsMore: Bool

  func kept(_ ring: [Point]) -> [Point] {
    guard var last = ring.last else { return [] }
    var kept: [Point] = []
    kept.reserveCapacity(ring.count)
    var before = value(last)
    for point in ring {
      let here = value(point)
      if isInside(here) != isInside(before) {
        kept.append(last + (point - last) * ((limit - before) / (here - before)))
      }
      if isInside(here) { kept.append(point) }
      (last, before) = (point, here)
    }
    return kept
  }

  private func value(_ point: Point) -> Double { axis == .x ? point.x : point.y }

  private func isInside(_ value: Double) -> Bool { keepsMore ? value >= limit : value <= limit }
}
