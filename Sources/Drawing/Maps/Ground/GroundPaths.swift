/// The ground as it is written: simplified until it fits the page.
struct GroundPaths {
  private(set) var land: [[Point]]
  private(set) var lakes: [[Point]]
  private(set) var rivers: [[[Point]]]
  private(set) var borders: [[Point]]
  private(set) var disputed: [[Point]]

  /// Units: half a unit is about half a pixel.
  private static let tolerance = 0.5

  /// At most so many bytes of path data, all together.
  init(_ shapes: GroundShapes, largestSize: Int) {
    land = shapes.land
    lakes = shapes.lakes
    rivers = shapes.rivers
    borders = shapes.borders
    disputed = shapes.disputed
    var tolerance = Self.tolerance
    var smallest = 1.0
    for _ in 0..<12 {
      simplify(tolerance, smallest)
      let size = size
      guard size > largestSize else { return }
      // Coarser by so much as is missing, and without what would be a speck.
      let factor = min(2, max(1.15, (Double(size) / Double(largestSize)).squareRoot()))
      tolerance *= factor
      smallest *= factor * factor
    }
    keepLargest(largestSize)
  }

  private mutating func simplify(_ tolerance: Double, _ smallest: Double) {
    let simplifier = LineSimplifier(tolerance: tolerance, nearest: tolerance * 0.6)
    func simplified(_ rings: [[Point]]) -> [[Point]] {
      rings.compactMap { ring in
        guard let first = ring.first, Self.extent(ring) >= smallest else { return nil }
        let simple = simplifier.simplified(ring + [first]).dropLast()
        return simple.count > 2 ? Array(simple) : nil
      }
    }
    func drawn(_ lines: [[Point]]) -> [[Point]] {
      lines.compactMap { line in
        guard Self.extent(line) >= 2 * smallest else { return nil }
        return simplifier.simplified(line)
      }
    }
    land = simplified(land)
    lakes = simplified(lakes)
    rivers = rivers.map(drawn)
    borders = drawn(borders)
    disputed = drawn(disputed)
  }

  /// Where even the coarsest is too much: the land alone, its largest rings.
  private mutating func keepLargest(_ largestSize: Int) {
    (lakes, rivers, borders, disputed) = ([], [[], [], []], [], [])
    var room = largestSize
    let byExtent = land.sorted { Self.extent($0) > Self.extent($1) }
    land = byExtent.filter { ring in
      room -= Self.size(of: ring)
      return room >= 0
    }
  }

  private static func extent(_ points: [Point]) -> Double {
    guard let box = Box(around: points) else { return 0 }
    return max(box.width, box.height)
  }

  // MARK: - As path data

  static func data(rings: [[Point]]) -> String {
    var writer = PathWriter()
    for ring in rings { writer.polygon(ring) }
    return writer.text
  }

  static func data(lines: [[Point]]) -> String {
    var writer = PathWriter()
    for line in lines { writer.polyline(line) }
    return writer.text
  }

  /// Bytes of path data, or a few more: counted without writing them.
  private var size: Int {
    let lines = rivers.flatMap { $0 } + borders + disputed
    return (land + lakes + lines).reduce(0) { $0 + Self.size(of: $1) }
  }

  private static func size(of points: [Point]) -> Int {
    guard var last = points.first else { return 0 }
    // The letters, and the two numbers of the place where the line begins.
    var size = 15
    for point in points.dropFirst() {
      size += digits(point.x - last.x) + digits(point.y - last.y)
      last = point
    }
    return size
  }

  /// The most that a step may take: its sign or a blank, its digits, the point and one decimal.
  private static func digits(_ step: Double) -> Int {
    let length = abs(step) + 0.1
    return length < 1 ? 3 : length < 10 ? 4 : length < 100 ? 5 : length < 1000 ? 6 : 7
  }

  // MARK: - Where land is

  /// Whether a place stands on land, or so near to it that its marker does.
  func isAshore(_ point: Point, within reach: Double) -> Bool {
    let around: [(x: Double, y: Double)] = [
      (0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (0.7, 0.7), (0.7, -0.7), (-0.7, 0.7), (-0.7, -0.7),
    ]
    return around.contains { step in
      let place = Point(x: point.x + step.x * reach, y: point.y + step.y * reach)
      return Self.holds(land, place) && !Self.holds(lakes, place)
    }
  }

  /// By the rule of even and odd.
  private static func holds(_ rings: [[Point]], _ point: Point) -> Bool {
    var isInside = false
    for ring in rings {
      guard var last = ring.last else { continue }
      for here in ring {
        if (here.y > point.y) != (last.y > point.y) {
          let x = here.x + (last.x - here.x) * (point.y - here.y) / (last.y - here.y)
          if x > point.x { isInside.toggle() }
        }
        last = here
      }
    }
    return isInside
  }
}
