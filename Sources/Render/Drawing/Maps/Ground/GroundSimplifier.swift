/// Takes from the ground what nobody would see.
struct GroundSimplifier {
  /// Units that a line may move.
  var tolerance: Double
  /// Units across: what is less is left out.
  var smallest: Double

  func rings(_ rings: [[Point]]) -> [[Point]] {
    rings.compactMap { ring in
      guard let first = ring.first, Self.extent(ring) >= smallest else { return nil }
      let simple = simplifier.simplified(ring + [first]).dropLast()
      return simple.count > 2 ? Array(simple) : nil
    }
  }

  func lines(_ lines: [[Point]]) -> [[Point]] {
    lines.compactMap { line in
      guard Self.extent(line) >= 2 * smallest else { return nil }
      return simplifier.simplified(line)
    }
  }

  /// Coarser, where so many bytes must become so few.
  mutating func coarsen(from size: Int, to largest: Int) {
    let factor = min(2, max(1.15, (Double(size) / Double(largest)).squareRoot()))
    tolerance *= factor
    smallest *= factor * factor
  }

  private var simplifier: LineSimplifier { LineSimplifier(tolerance: tolerance, nearest: tolerance * 0.6) }

  static func extent(_ points: [Point]) -> Double {
    guard let box = Box(around: points) else { return 0 }
    return max(box.width, box.height)
  }

  // MARK: - Sizes

  /// Bytes of path data, or a few more: counted without writing them.
  static func size(of shapes: [[Point]], isFine: Bool = false) -> Int {
    shapes.reduce(0) { $0 + size(of: $1, isFine: isFine) }
  }

  /// With one decimal, or with two.
  static func size(of points: [Point], isFine: Bool = false) -> Int {
    guard var last = points.first else { return 0 }
    // The letters, and the two numbers of the place where the line begins.
    var size = 15
    for point in points.dropFirst() {
      size += digits(point.x - last.x) + digits(point.y - last.y)
      last = point
    }
    return size + (isFine ? 2 * points.count + 2 : 0)
  }

  /// The most that a step may take: its sign or a blank, its digits, the point and one decimal.
  private static func digits(_ step: Double) -> Int {
    let length = abs(step) + 0.1
    return length < 1 ? 3 : length < 10 ? 4 : length < 100 ? 5 : length < 1000 ? 6 : 7
  }
}
