import Testing

@testable import Basemap

@Suite("Winds")
struct WindTests {
  @Test(
    "A wind is the nearest eighth of the horizon",
    arguments: [
      (0, Wind.north), (359, .north), (22, .north), (23, .northEast), (270, .west), (-90, .west),
      (337, .northWest),
    ])
  func winds(azimuth: Double, wind: Wind) { #expect(Wind(azimuth: azimuth) == wind) }
}
