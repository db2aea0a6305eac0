import Testing

@testable import Basemap

@Suite("A level of the atlas")
struct AtlasLevelTests {
  private func points(_ shape: AtlasShape) -> [[Double]] {
    shape.points.map { [($0.longitude * 10).rounded() / 10, ($0.latitude * 10).rounded() / 10] }
  }

  @Test("Its shapes are those of its bytes, in degrees")
  func reading() throws {
    let level = try AtlasLevel(HandmadeLevel.small.bytes)
    let land = level.shapes(of: .land, in: .everything)
    #expect(land.map(\.isRing) == [true] && land.map(\.turn) == [0])
    #expect(points(land[0]) == [[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]])
    let river = level.shapes(of: .river, in: .everything)
    #expect(river.map(\.rank) == [4] && river.map(\.isRing) == [false])
    #expect(points(river[0]) == [[100, 20], [100.5, 20.5], [101, 21], [110, 20.7]])
    #expect(level.shapes(of: .lake, in: .everything).isEmpty)
  }

  @Test("What lies outside of the window is not there, and of a shape within its far pieces hardly")
  func windows() throws {
    let level = try AtlasLevel(HandmadeLevel.small.bytes)
    let far = GeoWindow(south: 10, north: 20, west: -50, east: -40)
    #expect(AtlasLayer.allCases.allSatisfy { level.shapes(of: $0, in: far).isEmpty })
    let start = GeoWindow(south: 19, north: 20.2, west: 99, east: 100.2)
    #expect(points(level.shapes(of: .river, in: start)[0]) == [[100, 20], [100.5, 20.5], [101, 21]])
    #expect(level.shapes(of: .land, in: GeoWindow(south: -1, north: 1, west: 359.8, east: 361)).count == 1)
    #expect(level.shapes(of: .land, in: GeoWindow(south: -1, north: 1, west: -361, east: -359.8)).count == 1)
  }

  @Test("Ranks beyond the one that is asked for are left out")
  func ranks() throws {
    let level = try AtlasLevel(HandmadeLevel.small.bytes)
    #expect(level.shapes(of: .river, in: .everything, downToRank: 4).count == 1)
    #expect(level.shapes(of: .river, in: .everything, downToRank: 3).isEmpty)
  }

  @Test("A layer of a kind that is not known is passed over")
  func laterLayers() throws {
    var later = HandmadeLevel.small
    later.layers.insert((99, HandmadeLevel.small.layers[1].shapes), at: 0)
    let level = try AtlasLevel(later.bytes)
    #expect(level.shapes(of: .river, in: .everything).count == 1)
  }

  @Test("A ring around a pole says so, and is seen from the pole")
  func pole() throws {
    let coast = HandmadeLevel.Piece(
      first: (-1800, -700), steps: [(1200, 10), (1200, -10), (1150, 0)], box: (0, 3600, 0, 10))
    let level = try AtlasLevel(HandmadeLevel(layers: [(1, [.init(pieces: [coast])])]).bytes)
    let pole = GeoWindow(south: -90, north: -89, west: 20, east: 30)
    #expect(level.shapes(of: .land, in: pole).map(\.turn) == [360])
  }

  @Test("Steps that leave the box a piece claims are held at it")
  func liars() throws {
    let piece = HandmadeLevel.Piece(
      first: (0, 0), steps: [(1 << 33, 1 << 33), (-(1 << 33), -(1 << 33))], box: (5, 5, 5, 5))
    let level = try AtlasLevel(HandmadeLevel(layers: [(3, [.init(pieces: [piece])])]).bytes)
    let points = level.shapes(of: .river, in: .everything)[0].points
    #expect(points.allSatisfy { abs($0.longitude) <= 0.5 && abs($0.latitude) <= 0.5 })
  }

  @Test(
    "Numbers that cannot be are refused",
    arguments: [
      HandmadeLevel.Piece(first: (0, 950), box: (0, 0, 0, 0)),
      HandmadeLevel.Piece(first: (0, 0), box: (0, 0, 0, 901)),
      HandmadeLevel.Piece(first: (0, 0), box: (7201, 0, 0, 0)),
      HandmadeLevel.Piece(first: (0, 0), box: (0, 0, 0, 0), count: 0),
      HandmadeLevel.Piece(first: (0, 0), box: (0, 0, 0, 0), count: 1 << 34),
      HandmadeLevel.Piece(first: (0, 0), box: (0, 0, 0, 0), length: 1 << 34),
    ] as [HandmadeLevel.Piece])
  func impossible(_ piece: HandmadeLevel.Piece) {
    let bytes = HandmadeLevel(layers: [(1, [.init(pieces: [piece])])]).bytes
    #expect(throws: AtlasDamage.self) { try AtlasLevel(bytes) }
  }

  @Test("A grid of no steps, or of far too many, is refused", arguments: [0, 100_001, 1 << 34])
  func grids(_ steps: Int) {
    #expect(throws: AtlasDamage.self) { try AtlasLevel(HandmadeLevel(steps: steps).bytes) }
  }

  @Test("Bytes that end too soon are refused wherever they end")
  func truncated() {
    let body = HandmadeLevel.small.body
    for length in 0..<body.count {
      #expect(throws: AtlasDamage.self) { try AtlasLevel(HandmadeLevel.sealed(Array(body.prefix(length)))) }
    }
  }

  @Test("Any bytes are read without harm")
  func hostile() {
    var state: UInt64 = 88_172_645_463_325_252
    func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
    let body = HandmadeLevel.small.body
    for _ in 0..<4000 {
      var changed = body
      for _ in 0...(next() % 4) {
        changed[Int(next() % UInt64(body.count))] = UInt8(truncatingIfNeeded: next())
      }
      guard let level = try? AtlasLevel(HandmadeLevel.sealed(changed)) else { continue }
      for layer in AtlasLayer.allCases {
        for shape in level.shapes(of: layer, in: .everything) {
          #expect(shape.points.allSatisfy { abs($0.longitude) <= 720 && abs($0.latitude) <= 90 })
        }
      }
    }
  }

  @Test("A single changed bit is noticed")
  func digest() {
    let bytes = HandmadeLevel.small.bytes
    #expect(AtlasLevel.isWhole(bytes))
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 1
      #expect(!AtlasLevel.isWhole(changed))
    }
    #expect(!AtlasLevel.isWhole([]) && !AtlasLevel.isWhole(Array(bytes.prefix(40))))
  }
}
