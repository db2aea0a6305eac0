import Importing
import Testing
import TripModel

@testable import ExportReading

@Suite("The way of a location history")
struct TimelineWayTests {
  /// Measured positions up a meridian: seconds, and thousandths of a degree from 45 on.
  private static func fixes(_ told: [(Int, Double)]) throws -> [TimelineFix] {
    try told.map { seconds, north in
      TimelineFix(
        seconds: seconds, position: try TimelineFixtures.place(45 + north / 1000, 5), rank: .measured)
    }
  }

  private static func times(_ way: TimelineWay) -> [String] {
    way.segments.map { segment in
      (segment.activity ?? "-") + segment.points.map { " \($0.time?.seconds ?? 0)" }.joined()
    }
  }

  @Test("has no leap, the ends of each stay, and a break where nothing is known for hours")
  func steady() throws {
    let fixes = try Self.fixes([
      (0, 0), (60, 1), (90, 15_000), (120, 2), (180, 2.1), (240, 1.9), (300, 2), (360, 3), (30_000, 4),
    ])
    #expect(
      Self.times(TimelineWay(fixes.reversed(), rides: [], hidden: [])) == ["- 0 60 120 300 360", "- 30000"])
  }

  @Test("goes on over hours of one ride, and never past a time at home")
  func rides() throws {
    let fixes = try Self.fixes([(0, 0), (300, 2), (360, 3), (30_000, 4), (30_060, 5)])
    let ride = TimelineRide(seconds: 300...40_000, activity: "train")
    #expect(
      Self.times(TimelineWay(fixes, rides: [ride], hidden: [])) == ["- 0 300", "train 300 360 30000 30060"])
    #expect(
      Self.times(TimelineWay(fixes, rides: [ride], hidden: [30_030])) == [
        "- 0 300", "train 300 360 30000", "- 30060",
      ])
  }

  @Test("has of two sources the better one, where both tell of the same ten minutes")
  func ranks() throws {
    var fixes = try Self.fixes([(0, 0), (600, 1), (601, 5), (1300, 2), (2500, 9)])
    for place in [1, 2, 3, 4] { fixes[place].rank = .timed }
    fixes[4].rank = .spread
    #expect(Self.times(TimelineWay(fixes, rides: [], hidden: [])) == ["- 0 601 1300 2500"])
  }
}
