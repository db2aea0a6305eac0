/// The outlines of countries as rings, from the same file that tells the country of a place.
package struct CountryOutlines: Sendable {
  private let stepsInDegree: Int
  /// The lines that each country is bounded by, by its code.
  private let sides: [String: [Int]]
  /// In steps of the grid, one line after another.
  private let points: [GridPoint]
  private let lines: [Range<Int>]

  private struct GridPoint: Hashable {
    var x: Int32
    var y: Int32
  }

  /// Nil where the file is missing or damaged.
  static func open(folder: String) -> CountryOutlines? {
    guard let bytes = AtlasFile.bytes(folder + "/" + PlaceNames.countryFile),
      AtlasFile.isWhole(bytes, marked: PlaceNames.countryMark)
    else { return nil }
    return try? CountryOutlines(bytes)
  }

  /// Reads the format that `assets/atlas/README.md` tells.
  init(_ bytes: [UInt8]) throws(AtlasDamage) {
    var cursor = AtlasCursor(bytes, from: AtlasFile.headLength, to: bytes.count)
    stepsInDegree = try cursor.unsigned()
    guard (1...100_000).contains(stepsInDegree) else { throw AtlasDamage() }
    var names: [String] = []
    for _ in 0..<(try cursor.count(ofSize: 1)) {
      guard let name = cursor.text(in: try cursor.skip(try cursor.unsigned())) else { throw AtlasDamage() }
      names.append(name)
    }
    var sides: [String: [Int]] = [:]
    var points: [GridPoint] = []
    var lines: [Range<Int>] = []
    var pen = (x: 0, y: 0)
    for line in 0..<(try cursor.count(ofSize: 4)) {
      for _ in 0..<(try cursor.count(ofSize: 1)) {
        let area = try cursor.unsigned()
        guard names.indices.contains(area) else { throw AtlasDamage() }
        sides[names[area], default: []].append(line)
      }
      let start = points.count
      for _ in 0..<(try cursor.count(ofSize: 2)) {
        pen = (pen.x + (try cursor.signed()), pen.y + (try cursor.signed()))
        guard abs(pen.x) <= 180 * stepsInDegree, abs(pen.y) <= 90 * stepsInDegree else { throw AtlasDamage() }
        points.append(GridPoint(x: Int32(pen.x), y: Int32(pen.y)))
      }
      lines.append(start..<points.count)
    }
    (self.sides, self.points, self.lines) = (sides, points, lines)
  }

  /// The rings of a country by its code of ISO 3166-1, in the order of the file; none for one that it has not.
  package func rings(of country: String) -> [AtlasShape] {
    var rings: [AtlasShape] = []
    var left: [[GridPoint]] = []
    for line in sides[country] ?? [] {
      let points = Array(points[lines[line]])
      guard let first = points.first, let last = points.last, points.count > 1 else { continue }
      if first == last { rings.append(shape(points)) } else { left.append(points) }
    }
    return rings + joined(left).map(shape)
  }

  /// Lines that meet at their ends, put together to rings. Where three meet any two of them will do, since what is inside is told
  /// by even and odd.
  private func joined(_ lines: [[GridPoint]]) -> [[GridPoint]] {
    var ends: [GridPoint: [Int]] = [:]
    for (index, line) in lines.enumerated() {
      ends[line[0], default: []].append(index)
      ends[line[line.count - 1], default: []].append(index)
    }
    var isTaken = Array(repeating: false, count: lines.count)
    var rings: [[GridPoint]] = []
    for start in lines.indices where !isTaken[start] {
      isTaken[start] = true
      var ring = lines[start]
      while let end = ring.last, end != ring[0], let next = ends[end]?.first(where: { !isTaken[$0] }) {
        isTaken[next] = true
        let onwards = lines[next][0] == end ? lines[next] : Array(lines[next].reversed())
        ring += onwards.dropFirst()
      }
      rings.append(ring)
    }
    return rings
  }

  /// Without the last point, which is the first.
  private func shape(_ ring: [GridPoint]) -> AtlasShape {
    let scale = 1 / Double(stepsInDegree)
    let open = ring.first == ring.last ? ring.dropLast() : ring[...]
    return AtlasShape(
      rank: 0, isRing: true,
      points: open.map { AtlasPoint(longitude: Double($0.x) * scale, latitude: Double($0.y) * scale) },
      turn: 0)
  }
}
