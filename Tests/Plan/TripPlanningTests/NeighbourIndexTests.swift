import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("Things by their position")
struct NeighbourIndexTests {
  @Test("The index finds exactly what measuring everything finds, in the same order")
  func index() throws {
    var random = Spread(seed: 7)
    let places = try (0..<300).map { _ in
      try at(random.next(0.2), random.next(0.2) > 0 ? 179.95 + random.next(0.1) : -179.95 + random.next(0.1))
    }
    let index = NeighbourIndex(zip(places, 0...))
    for place in places.prefix(40) {
      let expected = places.indices.filter { places[$0].distance(to: place) <= 8000 }
        .sorted { (places[$0].distance(to: place), $0) < (places[$1].distance(to: place), $1) }
      claim(index.within(8000, of: place).map(\.element), is: expected)
      for (found, metres) in index.within(8000, of: place) {
        #expect(abs(metres - places[found].metres(to: place)) < 0.001)
      }
    }
  }

  @Test("The nearest of the index is the first of all within reach, from anywhere", arguments: 0..<8)
  func nearest(degrees: Int) throws {
    var random = Spread(seed: UInt64(11 + degrees))
    // From a village to all of the Earth, with the poles; some places stand there twice.
    let span = [0.02, 0.2, 2, 20, 90, 120, 160, 180][degrees]
    let singles = try (0..<120).map { _ in try at(random.next(span), random.next(2 * span)) }
    let places = singles + singles.prefix(20)
    let index = NeighbourIndex(zip(places, 0...))
    let asked = try (0..<30).map { _ in try at(random.next(span), random.next(2 * span)) } + places.prefix(10)
    for place in asked {
      for reach in [10.0, 2_000, 25_000, 1_000_000, 10_000_000] {
        claim(index.nearest(within: reach, of: place), is: index.within(reach, of: place).first?.element)
      }
    }
  }
}

/// Numbers around zero, always the same.
private struct Spread {
  var seed: UInt64

  mutating func next(_ range: Double) -> Double {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (Double(seed >> 33) / Double(1 << 31) - 0.5) * range
  }
}
