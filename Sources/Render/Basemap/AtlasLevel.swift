/// The whole Earth in one fineness: what there is and where it lies is known, its points are read when they are asked
/// for.
package struct AtlasLevel: Sendable {
  private struct Shape {
    let rank: Int
    let pieces: Range<Int>
    let box: GridBox
    let turn: Int
  }

  private static let mark = Array("TBATLAS1".utf8)

  private let bytes: [UInt8]
  private let stepsInDegree: Int
  private var shapes: [AtlasLayer: [Shape]] = [:]
  private var pieces: [AtlasPiece] = []
  /// Where to look for those of a layer that has many.
  private var shelves: [AtlasLayer: AtlasShelves] = [:]

  /// Whether bytes are those of a level, as it was made.
  static func isWhole(_ bytes: [UInt8]) -> Bool { AtlasFile.isWhole(bytes, marked: mark) }

  /// Reads what a level holds, in the format that `assets/atlas/README.md` tells.
  init(_ bytes: [UInt8]) throws(AtlasDamage) {
    self.bytes = bytes
    var cursor = AtlasCursor(bytes, from: AtlasFile.headLength, to: bytes.count)
    stepsInDegree = try cursor.unsigned()
    guard (1...100_000).contains(stepsInDegree) else { throw AtlasDamage() }
    for _ in 0..<(try cursor.count(ofSize: 2)) {
      let kind = try cursor.unsigned()
      let place = try cursor.skip(try cursor.unsigned())
      // What a later atlas may have beside is passed over.
      guard let layer = AtlasLayer(rawValue: kind) else { continue }
      try readLayer(layer, at: place)
    }
  }

  private mutating func readLayer(_ layer: AtlasLayer, at place: Range<Int>) throws(AtlasDamage) {
    var cursor = AtlasCursor(bytes, from: place.lowerBound, to: place.upperBound)
    let count = try cursor.count(ofSize: 10)
    var found: [Shape] = []
    found.reserveCapacity(count)
    for _ in 0..<count { found.append(try readShape(of: layer, &cursor)) }
    shapes[layer, default: []] += found
    if found.count > AtlasShelves.fewest {
      shelves[layer] = AtlasShelves((shapes[layer] ?? []).map(\.box), stepsInDegree)
    }
  }

  private mutating func readShape(
    of layer: AtlasLayer, _ cursor: inout AtlasCursor
  ) throws(AtlasDamage) -> Shape {
    let rank = try cursor.unsigned()
    let start = pieces.count
    let count = try cursor.count(ofSize: 8)
    guard count > 0 else { throw AtlasDamage() }
    var pen = (x: 0, y: 0)
    for _ in 0..<count {
      let piece = try readPiece(from: pen, &cursor)
      pen = piece.first
      pieces.append(piece)
    }
    var box = pieces[start].box
    for piece in pieces[start...] { box.include(piece.box) }
    let turn = layer.isOfRings ? try closing(pieces[start], pieces[pieces.count - 1]) : 0
    if turn != 0 {
      // What goes round the Earth holds the pole on its side.
      if box.south + box.north < 0 { box.south = -90 * stepsInDegree } else { box.north = 90 * stepsInDegree }
    }
    return Shape(rank: rank, pieces: start..<pieces.count, box: box, turn: turn)
  }

  private func readPiece(
    from pen: (x: Int, y: Int), _ cursor: inout AtlasCursor
  ) throws(AtlasDamage) -> AtlasPiece {
    let count = try cursor.unsigned()
    let length = try cursor.unsigned()
    let first = (x: pen.x + (try cursor.signed()), y: pen.y + (try cursor.signed()))
    let west = first.x - (try cursor.unsigned())
    let east = first.x + (try cursor.unsigned())
    let south = first.y - (try cursor.unsigned())
    let north = first.y + (try cursor.unsigned())
    guard count > 0, (count - 1) * 2 <= length, west >= -720 * stepsInDegree, east <= 720 * stepsInDegree,
      south >= -90 * stepsInDegree, north <= 90 * stepsInDegree
    else { throw AtlasDamage() }
    return AtlasPiece(
      count: count, first: first, box: GridBox(west: west, east: east, south: south, north: north),
      steps: try cursor.skip(length))
  }

  /// Steps from the last point of a ring on to its first, in whole turns.
  private func closing(_ first: AtlasPiece, _ last: AtlasPiece) throws(AtlasDamage) -> Int {
    let end = points(of: last).last ?? last.first
    let turn = 360 * stepsInDegree
    return turn * Int((Double(end.x - first.first.x) / Double(turn)).rounded())
  }
}

extension AtlasLevel {
  /// What of a layer may be seen in a window, and matters at least as much as a rank, in the order of the file.
  package func shapes(
    of layer: AtlasLayer, in window: GeoWindow, downToRank lowest: Int = .max
  ) -> [AtlasShape] {
    let window = GridWindow(window, steps: stepsInDegree)
    let scale = 1 / Double(stepsInDegree)
    guard let all = shapes[layer] else { return [] }
    var found: [AtlasShape] = []
    for index in shelves[layer]?.numbers(in: window, of: all.count) ?? Array(all.indices) {
      let shape = all[index]
      guard shape.rank <= lowest, window.touches(shape.box) else { continue }
      found.append(
        AtlasShape(
          rank: shape.rank, isRing: layer.isOfRings,
          points: points(of: shape, in: window).map {
            AtlasPoint(longitude: Double($0.x) * scale, latitude: Double($0.y) * scale)
          }, turn: Double(shape.turn) * scale))
    }
    return found
  }

  /// The points of the pieces in a window, and between them as few as keep the shape what it is there: what lies all on
  /// one side of a small window may be cut short, since the short cut lies on that side too.
  private func points(of shape: Shape, in window: GridWindow) -> [(x: Int, y: Int)] {
    let column = shape.turn == 0 ? window.onlyColumn(of: shape.box) : nil
    var grid: [(x: Int, y: Int)] = []
    // On which sides of the window all lies since the last point.
    var sides: WindowSides = []
    for piece in pieces[shape.pieces] {
      if window.touches(piece.box) {
        grid += points(of: piece)
        sides = []
        continue
      }
      let own = column.map { window.sides(of: piece.box, in: $0) } ?? []
      let isFar = (grid.last?.x).map { abs(piece.first.x - $0) > Self.longestCut * stepsInDegree } ?? false
      if sides.isDisjoint(with: own) || isFar {
        grid.append(piece.first)
        sides = own
      } else {
        sides.formIntersection(own)
      }
    }
    return grid
  }

  /// Degrees of longitude: a longer step might be taken for one the other way round.
  private static let longestCut = 30

  /// Nothing leaves the box that a piece has given for itself, whatever its steps are.
  private func points(of piece: AtlasPiece) -> [(x: Int, y: Int)] {
    var cursor = AtlasCursor(bytes, from: piece.steps.lowerBound, to: piece.steps.upperBound)
    var (x, y) = piece.first
    var points = [piece.first]
    points.reserveCapacity(piece.count)
    for _ in 1..<max(1, piece.count) {
      guard let east = try? cursor.signed(), let north = try? cursor.signed() else { break }
      x = min(max(x + east, piece.box.west), piece.box.east)
      y = min(max(y + north, piece.box.south), piece.box.north)
      points.append((x, y))
    }
    return points
  }
}
