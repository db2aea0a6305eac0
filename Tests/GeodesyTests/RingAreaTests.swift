import Testing

@testable import Geodesy

@Suite("Areas of rings")
struct RingAreaTests {
  /// GeographicLib's own example of a polygon.
  static let antarctica: [(latitude: Double, longitude: Double)] = [
    (-63.1, -58), (-72.9, -74), (-71.9, -102), (-74.9, -102), (-74.3, -131), (-77.5, -163), (-77.4, 163),
    (-71.7, 172), (-65.9, 140), (-65.7, 113), (-66.6, 88), (-66.9, 59), (-69.8, 25), (-70.0, -4),
    (-71.0, -14),
    (-77.3, -33), (-77.9, -46), (-74.7, -61),
  ]

  private typealias Ring = [(latitude: Double, longitude: Double)]

  private static let octant: Ring = [(0, 0), (0, 90), (90, 0)]
  private static let field: Ring = [(52, 13), (52, 13.01), (52.01, 13.01), (52.01, 13)]
  private static let dateLine: Ring = [(10, 179), (10, -179), (20, -179), (20, 179)]
  private static let iceland: Ring = [(63.4, -24), (63.4, -13.5), (66.6, -13.5), (66.6, -24)]
  private static let pole: Ring = [(85, 0), (85, 120), (85, -120)]
  private static let africa: Ring = [(-10, -20), (-10, 60), (40, 60), (40, -20)]
  private static let degree: Ring = [(0, 0), (0, 1), (1, 1), (1, 0)]

  /// With the square metres that GeographicLib 2.1 finds to the left.
  private static let told: [(Ring, Double)] = [
    (antarctica, 13_662_703_680_020.1), (octant, 63_758_202_715_511.06), (field, 764_077.61825),
    (dateLine, 237_729_671_212.5), (dateLine.reversed(), 509_827_892_052_875.9), (iceland, 175_979_050_865.0),
    (pole, 406_035_830_146.8), (africa, 51_789_567_032_989.6), (degree, 12_308_778_361.47),
  ]

  @Test("An area is that of GeographicLib, at a pole, over the date line and beyond the equator")
  func areas() throws {
    for (ring, squareMetres) in Self.told {
      let area = try #require(RingArea.squareMetres(ring))
      // A ten-thousand-millionth of a large one, and a square metre of a field.
      #expect(abs(area - squareMetres) < 1 + squareMetres * 1e-10, "\(area) is not \(squareMetres)")
    }
  }

  @Test("What is no ring has no area, and nobody can tell the ring whose edge leads half round the Earth")
  func strange() {
    #expect(RingArea.squareMetres([]) == 0 && RingArea.squareMetres([(1, 1), (2, 2)]) == 0)
    #expect(RingArea.squareMetres([(0, 0), (0, 180), (10, 90)]) == nil)
    #expect(abs(RingArea.wholeEarth - 510_065_621_724_088.5) < 1000)
  }
}
