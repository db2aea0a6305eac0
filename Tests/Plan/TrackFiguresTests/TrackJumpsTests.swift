import Testing
import TripModel

@testable import TrackFigures

@Suite("Leaps of a receiver")
struct TrackJumpsTests {
  @Test("A leap away and back is taken out, and nothing else", arguments: [1, 2, 6])
  func leap(count: Int) {
    var walk = Walk(noise: 2)
    walk.go(minutes: 5, speed: 1.3)
    let before = walk.points.count
    walk.leap(points: count, metres: 400)
    walk.go(minutes: 5, speed: 1.3)
    let kept = TrackJumps.removed(from: walk.points)
    #expect(kept == Array(walk.points[..<before] + walk.points[(before + count)...]))
  }

  @Test("A first fix far off is taken out")
  func coldStart() {
    var walk = Walk(noise: 1)
    walk.leap(points: 1, metres: 900)
    walk.go(minutes: 5, speed: 1.3)
    #expect(TrackJumps.removed(from: walk.points) == Array(walk.points.dropFirst()))
  }

  @Test("Who sets off, flies, or comes out of a tunnel has not leapt")
  func honest() {
    var walk = Walk(noise: 1)
    walk.go(minutes: 2, speed: 1.3)
    walk.go(minutes: 2, speed: 35)
    walk.go(minutes: 2, speed: 250)
    walk.go(minutes: 2, speed: 0.5)
    #expect(TrackJumps.removed(from: walk.points) == walk.points)
    let tunnel = Array(walk.points[..<150] + walk.points[200...])
    #expect(TrackJumps.removed(from: tunnel) == tunnel)
  }

  @Test("A corner far out of a way without times stays")
  func untimed() {
    var walk = Walk(noise: 0)
    walk.go(minutes: 1, speed: 1)
    walk.leap(points: 1, metres: 900)
    walk.go(minutes: 1, speed: 1)
    var points = walk.points
    for index in points.indices { points[index].instant = nil }
    #expect(TrackJumps.removed(from: points) == points)
  }

  @Test("Points that a receiver displaces by kilometres for minutes triple no length", arguments: [30, 200])
  func displaced(count: Int) {
    var walk = Walk(noise: 1)
    walk.go(minutes: 10, speed: 1.3)
    var points = walk.points
    for index in 200..<(200 + count) {
      points[index].coordinate =
        Coordinate(
          latitude: points[index].coordinate.latitude + 0.045, longitude: points[index].coordinate.longitude)
        ?? points[index].coordinate
    }
    #expect(TrackJumps.removed(from: points) == Array(points[..<200] + points[(200 + count)...]))
    let metres = MeasuredWay(TrackJumps.removed(from: points)).figures.metres
    #expect(abs(metres - MeasuredWay(walk.points).figures.metres) < 60)
  }
}
