/// Where a sheet shows land, in small cells, so that what is written on the sea can keep clear of it.
struct LandRaster {
  private let columns: Int
  private let rows: Int
  /// How many cells are land of those above and left of each corner of a cell, row by row.
  private var sums: [Int]

  /// Units.
  private static let cell = 4.0

  /// Rings of land and of the lakes in it; `sheet` begins at 0, 0.
  init(land: [[Point]], lakes: [[Point]], in sheet: Box) {
    columns = max(1, Int((sheet.maxX / Self.cell).rounded(.up)))
    rows = max(1, Int((sheet.maxY / Self.cell).rounded(.up)))
    var isLand = zip(Self.filled(land, columns, rows), Self.filled(lakes, columns, rows)).map { $0 && !$1 }
    // An islet may lie between the middles of all cells.
    for ring in land + lakes {
      for (start, end) in zip(ring, ring.dropFirst() + ring.prefix(1)) {
        guard let part = sheet.clipping(from: start, to: end) else { continue }
        let count = max(1, Int(part.start.distance(to: part.end) / (Self.cell / 2)))
        for step in 0...count {
          let point = part.start + (part.end - part.start) * (Double(step) / Double(count))
          let (column, row) = (Int(point.x / Self.cell), Int(point.y / Self.cell))
          if column < columns, row < rows { isLand[row * columns + column] = true }
        }
      }
    }
    sums = Array(repeating: 0, count: (columns + 1) * (rows + 1))
    for row in 0..<rows {
      for column in 0..<columns {
        let above = row * (columns + 1) + column
        sums[above + columns + 2] =
          sums[above + columns + 1] + sums[above + 1] - sums[above] + (isLand[row * columns + column] ? 1 : 0)
      }
    }
  }

  /// The cells whose middles lie within rings, by the rule of even and odd.
  private static func filled(_ rings: [[Point]], _ columns: Int, _ rows: Int) -> [Bool] {
    var crossings = Array(repeating: [Double](), count: rows)
    for ring in rings {
      for (start, end) in zip(ring, ring.dropFirst() + ring.prefix(1)) where start.y != end.y {
        let (top, bottom) = (min(start.y, end.y), max(start.y, end.y))
        // The rows whose middles lie below the upper end, and not below the lower one.
        let first = max(0, (top / cell - 0.5).rounded(.down) + 1)
        let last = min(Double(rows - 1), (bottom / cell - 0.5).rounded(.down))
        guard first <= last else { continue }
        for row in Int(first)...Int(last) {
          let share = ((Double(row) + 0.5) * cell - start.y) / (end.y - start.y)
          crossings[row].append(start.x + share * (end.x - start.x))
        }
      }
    }
    var isIn = Array(repeating: false, count: columns * rows)
    for row in 0..<rows {
      let ends = crossings[row].sorted()
      for pair in stride(from: 0, to: ends.count - 1, by: 2) {
        let first = max(0, (ends[pair] / cell - 0.5).rounded(.up))
        let last = min(Double(columns - 1), (ends[pair + 1] / cell - 0.5).rounded(.down))
        guard first <= last else { continue }
        for column in Int(first)...Int(last) { isIn[row * columns + column] = true }
      }
    }
    return isIn
  }

  /// Whether there is no land within a box, as far as the sheet shows.
  func isOpenWater(in box: Box) -> Bool {
    func cell(_ units: Double, _ count: Int) -> Int { Int(min(Double(count), max(0, units / Self.cell))) }
    let (left, top) = (cell(box.minX, columns), cell(box.minY, rows))
    let (right, bottom) = (
      min(columns, cell(box.maxX, columns) + 1), min(rows, cell(box.maxY, rows) + 1)
    )
    func sum(_ row: Int, _ column: Int) -> Int { sums[row * (columns + 1) + column] }
    return sum(bottom, right) - sum(top, right) - sum(bottom, left) + sum(top, left) == 0
  }
}
