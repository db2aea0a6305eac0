import Claims
import Rounds
import Testing
import TrackFigures
import TripModel

@testable import TripPlanning

@Suite("Spans over moments")
struct CoveredTimesTests {
  @Test("A moment is covered when a span lies on it, the ends counted", arguments: 0..<50)
  func likeLooking(seed: UInt64) {
    var dice = Dice(state: seed)
    let times = (0..<40).map { _ in dice.number(60) }
    var covered = CoveredTimes(times)
    var spans: [ClosedRange<Int>] = []
    for _ in 0..<12 {
      let start = dice.number(70) - 5
      let span = start...(start + dice.number(9))
      spans.append(span)
      covered.cover(span)
      for time in times {
        claim(covered.isCovered(time), is: spans.contains { $0.contains(time) }, "\(time) in \(spans)")
      }
    }
  }

  /// A piece of a recorded day between two minutes.
  private static func track(_ spans: [(from: Int, minutes: Int)]) throws -> Track {
    let start = try instant("2026-05-03 06:00", 0).seconds
    let segments = try spans.enumerated().map { number, span in
      try [span.from, span.from + span.minutes].map { minute in
        TrackPoint(
          coordinate: try at(47 + Double(number % 1000) * 0.01 + Double(minute) * 0.0001, 11),
          instant: Instant(seconds: start + minute * 60))
      }
    }
    return Track(file: "a.gpx", segments: segments)
  }

  @Test(
    "A recording counts unless most of it lies beside a longer one, whatever spans there are",
    arguments: 0..<60)
  func onceEach(seed: UInt64) throws {
    var dice = Dice(state: seed)
    // Lengths differ, so that which is the longer is never in doubt.
    let lengths = (1...14).map { ($0, dice.next()) }.sorted { $0.1 < $1.1 }.map(\.0)
    let spans = lengths.map { (from: dice.number(60), minutes: $0) }
    var taken: [(from: Int, minutes: Int)] = []
    for span in spans.sorted(by: { $0.minutes > $1.minutes }) {
      let isBeside = taken.contains { other in
        let end = min(span.from + span.minutes, other.from + other.minutes)
        return 2 * (end - max(span.from, other.from)) >= span.minutes
      }
      if !isBeside { taken.append(span) }
    }
    let settings = settings { $0.timeZone = ZoneRules(identifier: "UTC") }
    let plan = try planned(Trip(settings, tracks: [try Self.track(spans)])).plan
    let way = try unwrapped(plan.days.first?.way)
    let minutes = taken.reduce(0) { $0 + $1.minutes }
    claim(way.figures.seconds, is: minutes * 60, "\(spans)")
  }

  @Test("A way in tens of thousands of pieces is planned at all", .timeLimit(.minutes(1)))
  func many() throws {
    let spans = (0..<Rounds.of(20_000, nightly: 100_000)).map { (from: $0 / 160, minutes: 0) }
    let settings = settings { $0.timeZone = ZoneRules(identifier: "UTC") }
    try claim(planned(Trip(settings, tracks: [try Self.track(spans)])).plan.days.count, is: 1)
  }
}
