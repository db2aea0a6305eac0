import Claims
import Testing
import TrackFigures
import TripModel

@testable import TripPlanning

@Suite("Where the heights of a way are broken off")
struct WayBreakTests {
  /// Two runs of heights: the second begins so many metres north of the end of the first, and so much higher.
  private func breaks(apart: Double, rise: Double, along: Double = 0) throws -> [Double] {
    func sample(_ along: Double, _ north: Double, _ height: Double) throws -> HeightLine.Sample {
      HeightLine.Sample(along: along, height: height, coordinate: try at(47 + north / 111_195, 11))
    }
    let runs = [
      [try sample(0, 0, 900), try sample(1000, 1000, 1000)],
      [
        try sample(1000 + along, 1000 + apart, 1000 + rise),
        try sample(3000 + along, 3000 + apart, 1200 + rise),
      ],
    ]
    return DayWay(parts: [], stays: [], heights: runs).breaks
  }

  @Test("is told where it goes on elsewhere and that is in no figure, at another height sooner")
  func told() throws {
    try claim(breaks(apart: 900, rise: 350), is: [1000])
    try claim(breaks(apart: 900, rise: 0), is: [1000])
    try claim(breaks(apart: 100, rise: 80), is: [1000])
    #expect(try breaks(apart: 100, rise: 0).isEmpty)
    // A receiver that changed its mind where it stood.
    #expect(try breaks(apart: 0, rise: 80).isEmpty)
    // Heights that are not known of a way that is.
    #expect(try breaks(apart: 900, rise: 350, along: 900).isEmpty)
  }
}
