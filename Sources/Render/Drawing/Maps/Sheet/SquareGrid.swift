import TripModel

/// A light grid of equal squares, where meridians would say little.
struct SquareGrid {
  let metres: Double
  let columns: [Double]
  let rows: [Double]

  /// Metres across the sheet: a map of more shows meridians and parallels.
  static let largestExtent = 30_000.0

  /// Nil for a sheet that shows more than a city, or less than the smallest square.
  init?(_ view: MapView, units: Units) {
    guard !view.projection.isWorld, view.metresAcross < Self.largestExtent else { return nil }
    let unitsInMetre = view.scale / Coordinate.meanEarthRadius
    let minimum = view.width >= 700 ? 85.0 : 56
    guard let metres = ScaleBar.roundLengths(units).first(where: { $0 * unitsInMetre >= minimum }) else {
      return nil
    }
    self.metres = metres
    let step = metres * unitsInMetre
    columns = Self.lines(from: view.inner.minX, to: view.inner.maxX, step: step)
    rows = Self.lines(from: view.inner.minY, to: view.inner.maxY, step: step)
  }

  /// Lines to both sides of the middle.
  private static func lines(from low: Double, to high: Double, step: Double) -> [Double] {
    let middle = (low + high) / 2
    let count = Int(((high - low) / 2 / step).rounded(.down))
    return (-count...count).map { middle + Double($0) * step }
  }

  func data(in box: Box) -> String {
    var writer = PathWriter()
    for x in columns { writer.polyline([Point(x: x, y: box.minY), Point(x: x, y: box.maxY)]) }
    for y in rows { writer.polyline([Point(x: box.minX, y: y), Point(x: box.maxX, y: y)]) }
    return writer.text
  }
}
