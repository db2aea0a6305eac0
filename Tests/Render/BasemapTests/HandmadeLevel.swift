import Digests

@testable import Basemap

/// Bytes of a level, written by the format's description and nothing else.
struct HandmadeLevel {
  var steps = 10
  var layers: [(kind: Int, shapes: [Shape])] = []

  struct Shape {
    var rank = 0
    var pieces: [Piece]
  }

  /// The first point in steps from that of the piece before, then steps; the box as it is claimed.
  struct Piece {
    var first: (Int, Int)
    var steps: [(Int, Int)] = []
    /// West, east, south, north of the first point.
    var box: (Int, Int, Int, Int)
    var count: Int?
    var length: Int?
  }

  static func unsigned(_ value: Int) -> [UInt8] {
    value < 128 ? [UInt8(value)] : [UInt8(value & 127) | 128] + unsigned(value >> 7)
  }

  static func signed(_ value: Int) -> [UInt8] { unsigned(value >= 0 ? 2 * value : -2 * value - 1) }

  private static func bytes(_ piece: Piece) -> [UInt8] {
    let steps = piece.steps.flatMap { signed($0.0) + signed($0.1) }
    let box = [piece.box.0, piece.box.1, piece.box.2, piece.box.3].flatMap(unsigned)
    return unsigned(piece.count ?? piece.steps.count + 1) + unsigned(piece.length ?? steps.count)
      + signed(piece.first.0) + signed(piece.first.1) + box + steps
  }

  var body: [UInt8] {
    Self.unsigned(steps) + Self.unsigned(layers.count)
      + layers.flatMap { layer in
        let shapes =
          Self.unsigned(layer.shapes.count)
          + layer.shapes.flatMap { shape in
            Self.unsigned(shape.rank) + Self.unsigned(shape.pieces.count) + shape.pieces.flatMap(Self.bytes)
          }
        return Self.unsigned(layer.kind) + Self.unsigned(shapes.count) + shapes
      }
  }

  var bytes: [UInt8] { Self.sealed(body) }

  /// With the mark and the digest before it.
  static func sealed(_ body: [UInt8]) -> [UInt8] {
    let hex = Array(ContentHash.of(body).hex)
    let digest = stride(from: 0, to: 64, by: 2).compactMap { UInt8(String(hex[$0...($0 + 1)]), radix: 16) }
    return Array("TBATLAS1".utf8) + digest + body
  }

  /// A square of a degree around 0, 0 in one piece, and a line of two pieces far off in the east.
  static let small = HandmadeLevel(layers: [
    (1, [Shape(pieces: [Piece(first: (-5, -5), steps: [(10, 0), (0, 10), (-10, 0)], box: (0, 10, 0, 10))])]),
    (
      3,
      [
        Shape(
          rank: 4,
          pieces: [
            Piece(first: (1000, 200), steps: [(5, 5)], box: (0, 10, 0, 10)),
            Piece(first: (10, 10), steps: [(90, -3)], box: (0, 90, 3, 0)),
          ])
      ]
    ),
  ])
}
