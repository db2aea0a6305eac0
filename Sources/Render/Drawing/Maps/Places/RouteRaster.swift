/// Where the way runs on the sheet, in coarse cells, so that names can keep clear of it.
struct RouteRaster {
  private let columns: Int
  private let rows: Int
  private var isTaken: [Bool]
  /// Units.
  private let cell: Double

  init(_ lines: [RoutePaths.Line], in box: Box, cell: Double = 6) {
    self.cell = cell
    columns = Int(box.maxX / cell) + 1
    rows = Int(box.maxY / cell) + 1
    isTaken = [Bool](repeating: false, count: columns * rows)
    for line in lines {
      for (start, end) in zip(line.points, line.points.dropFirst()) {
        guard let part = box.clipping(from: start, to: end) else { continue }
        let count = max(1, Int(part.start.distance(to: part.end) / (cell / 2)))
        for step in 0...count { take(part.start + (part.end - part.start) * (Double(step) / Double(count))) }
      }
    }
  }

  private mutating func take(_ point: Point) {
    let (column, row) = (Int(point.x / cell), Int(point.y / cell))
    guard column >= 0, column < columns, row >= 0, row < rows else { return }
    isTaken[row * columns + column] = true
  }

  /// How many cells of a box the way runs through.
  func count(in box: Box) -> Int {
    let left = max(0, Int(box.minX / cell))
    let right = min(columns - 1, Int(box.maxX / cell))
    let top = max(0, Int(box.minY / cell))
    let bottom = min(rows - 1, Int(box.maxY / cell))
    guard left <= right, top <= bottom else { return 0 }
    return (top...bottom).reduce(0) { sum, row in
      sum + (left...right).reduce(0) { $0 + (isTaken[row * columns + $1] ? 1 : 0) }
    }
  }
}
