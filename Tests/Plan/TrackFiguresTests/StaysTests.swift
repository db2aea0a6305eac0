import Geodesy
import Testing
import TripModel

@testable import TrackFigures

@Suite("Stays on a way")
struct StaysTests {
  @Test("Ten minutes within two hundred metres are a stay, nine are none", arguments: [(9, 0), (11, 1)])
  func length(minutes: Int, count: Int) {
    var walk = Walk(noise: 2)
    walk.go(minutes: 10, speed: 5)
    walk.stay(minutes: minutes)
    walk.go(minutes: 10, speed: 5)
    // At 5 m/s the first and last 200 m take 40 seconds each: not a minute more than the stay itself.
    #expect(stays(walk.points).count == count)
  }

  @Test("A stay lasts from its first point to its last, and two are two")
  func two() throws {
    var walk = Walk(noise: 2)
    walk.go(minutes: 10, speed: 5)
    walk.stay(minutes: 30)
    walk.go(minutes: 10, speed: 5)
    walk.stay(minutes: 60)
    let found = stays(walk.points)
    #expect(found.count == 2)
    let lasted = found.map {
      (walk.points[$0.upperBound].instant!.seconds - walk.points[$0.lowerBound].instant!.seconds) / 60
    }
    #expect(abs(lasted[0] - 31) <= 1 && abs(lasted[1] - 60) <= 1, "\(lasted)")
  }

  @Test("Who climbs slowly is within two hundred metres for long, and not still; who sits is")
  func climbing() {
    var climb = Walk(noise: 1, every: 5)
    climb.go(minutes: 15, speed: 0.5)
    var rest = Walk(noise: 2, every: 5)
    rest.stay(minutes: 15)
    func still(_ walk: Walk) -> Int {
      Stays.stillSeconds(
        walk.points.map { SpacePoint(latitude: $0.coordinate.latitude, longitude: $0.coordinate.longitude) },
        seconds: walk.points.map { $0.instant?.seconds ?? 0 }, in: 0...(walk.points.count - 1))
    }
    #expect(still(climb) < 120 && still(rest) > 800, "\(still(climb)), \(still(rest))")
  }

  @Test("A break in the recording counts, if it begins and ends at one place")
  func gap() {
    var walk = Walk(noise: 2)
    walk.go(minutes: 10, speed: 5)
    let before = walk.points.count
    walk.stay(minutes: 20)
    let after = walk.points.count
    walk.go(minutes: 10, speed: 5)
    #expect(stays(Array(walk.points[..<before] + walk.points[(after - 1)...])).count == 1)
  }

  private func stays(_ points: [TrackPoint]) -> [ClosedRange<Int>] {
    Stays.found(
      points.map { SpacePoint(latitude: $0.coordinate.latitude, longitude: $0.coordinate.longitude) },
      seconds: points.map { $0.instant?.seconds ?? 0 }, within: 200, lasting: 600)
  }
}
