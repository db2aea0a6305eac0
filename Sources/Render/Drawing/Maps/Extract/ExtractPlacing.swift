import TripModel

/// Lays the features of an extract on a sheet.
struct ExtractPlacing {
  let view: MapView
  /// The part of the sheet that is drawn.
  let clip: Box
  /// What the sheet shows, between two parallels and two meridians.
  private let seen: MapBounds

  init(_ view: MapView) {
    self.view = view
    clip = view.inner.inset(by: -PartPlacing.overlap)
    let degrees = VisibleDegrees(
      view, centre: view.vector(at: view.inner.centre) ?? UnitVector(x: 1, y: 0, z: 0))
    func units(_ degrees: Double, atMost limit: Double) -> Int32 {
      Int32((min(max(degrees, -limit), limit) * MapPoint.unitsInDegree).rounded())
    }
    let (north, east) = (degrees.latitudes, degrees.longitudes)
    // What is seen was looked up at places a twenty-fourth of the sheet apart.
    let upright = 0.06 * (north.upperBound - north.lowerBound)
    let across = 0.06 * (east.upperBound - east.lowerBound)
    seen = MapBounds(
      low: MapPoint(
        latitude: units(north.lowerBound - upright, atMost: 90),
        longitude: units(east.lowerBound - across, atMost: 180)),
      high: MapPoint(
        latitude: units(north.upperBound + upright, atMost: 90),
        longitude: units(east.upperBound + across, atMost: 180)))
  }

  func shows(_ feature: MapExtract.Feature) -> Bool { feature.bounds.meets(seen) }

  func place(_ point: MapPoint) -> Point? {
    let degrees = point.degrees
    return view.place(UnitVector(longitude: degrees.longitude, latitude: degrees.latitude))
  }

  func place(_ part: Range<Int>, of extract: MapExtract) -> [Point] {
    var points: [Point] = []
    points.reserveCapacity(part.count)
    for point in extract.points[part] { if let point = place(point) { points.append(point) } }
    return points
  }

  /// The rectangle that the extract covers, as far as it lies on the sheet; nil where it is elsewhere.
  func window(of extract: MapExtract) -> Box? {
    let (low, high) = (extract.bounds.low, extract.bounds.high)
    let corners = [
      low, high, MapPoint(latitude: low.latitude, longitude: high.longitude),
      MapPoint(latitude: high.latitude, longitude: low.longitude),
    ]
    guard let box = Box(around: corners.compactMap(place)) else { return nil }
    let window = Box(
      minX: max(box.minX, clip.minX), minY: max(box.minY, clip.minY), maxX: min(box.maxX, clip.maxX),
      maxY: min(box.maxY, clip.maxY))
    return window.width > 0 && window.height > 0 ? window : nil
  }
}
