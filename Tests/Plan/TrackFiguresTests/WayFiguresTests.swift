import Geodesy
import Testing
import TripModel

@testable import TrackFigures

@Suite("Figures of a recorded way")
struct WayFiguresTests {
  @Test(
    "Noise adds next to nothing to a walk, a run or a drive",
    arguments: [
      (speed: 1.3, every: 1, noise: 3.0), (1.3, 5, 3), (1.3, 15, 3), (0.6, 5, 3), (3, 1, 3), (6, 1, 4),
      (20, 1, 4),
      (1.3, 1, 0), (20, 1, 0), (20, 30, 0),
    ])
  func noise(speed: Double, every: Int, noise: Double) {
    var walk = Walk(noise: noise, every: every)
    walk.go(minutes: 60, speed: speed)
    let figures = MeasuredWay(walk.points).figures
    #expect(abs(figures.metres / walk.metres - 1) < 0.025, "\(figures.metres) of \(walk.metres)")
    #expect(figures.seconds == 3600 - every)
    #expect(abs(Double(figures.movingSeconds ?? 0) / 3600 - 1) < 0.02)
  }

  @Test(
    "A night beside a receiver that goes on recording is no way, and no time under way", arguments: [1, 12])
  func rest(every: Int) {
    var walk = Walk(noise: 3, every: every)
    walk.go(minutes: 30, speed: 1.3)
    walk.stay(minutes: 480)
    walk.go(minutes: 30, speed: 1.3)
    let figures = MeasuredWay(walk.points).figures
    #expect(abs(figures.metres / walk.metres - 1) < 0.03, "\(figures.metres) of \(walk.metres)")
    #expect(abs((figures.movingSeconds ?? 0) - 3600) < 120)
    #expect(abs((figures.seconds ?? 0) - 540 * 60) < 20)
  }

  @Test("Minutes at a red light are no time under way")
  func shortStop() {
    var walk = Walk(noise: 2)
    walk.go(minutes: 10, speed: 12)
    walk.stay(minutes: 4)
    walk.go(minutes: 10, speed: 12)
    let figures = MeasuredWay(walk.points).figures
    #expect(abs((figures.movingSeconds ?? 0) - 1200) < 60, "\(figures)")
  }

  @Test("Climbs are those of the hill, however the receiver wanders", arguments: [0, 1, 2] as [Double])
  func climbs(noise: Double) throws {
    var walk = Walk(noise: noise)
    walk.go(minutes: 60, speed: 1, rising: 0.15)
    walk.stay(minutes: 30)
    walk.go(minutes: 60, speed: 1.2, rising: -0.125)
    walk.go(minutes: 30, speed: 1.2)
    let figures = MeasuredWay(walk.points).figures
    let (ascent, descent) = (try #require(figures.ascent), try #require(figures.descent))
    #expect(abs(ascent - 540) < 15 + 15 * noise && abs(descent - 540) < 15 + 15 * noise, "\(figures)")
    let top = try #require(MeasuredWay(walk.points).heights?.highest)
    #expect(abs(top.height - 1040) < 3 + 2 * noise)
  }

  @Test("What a receiver adds to the height of a plain is next to no climb", arguments: [0.3, 1, 2])
  func plain(noise: Double) throws {
    var walk = Walk(noise: noise)
    walk.go(minutes: 120, speed: 1.3)
    let heights = walk.points.compactMap(\.elevation)
    let raw = zip(heights, heights.dropFirst()).reduce(0) { $0 + max(0, $1.1 - $1.0) }
    #expect(
      try #require(MeasuredWay(walk.points).figures.ascent) < raw / 10,
      "\(raw) \(MeasuredWay(walk.points).figures)")
  }

  /// Twenty-four kilometres without times down a river, over hills of so many metres four kilometres wide: a whole metre
  /// every hundred, each up to fifteen metres off by chance.
  private static func riverside(hills: Double) -> [TrackPoint] {
    var state: UInt64 = 7
    return (0...240).compactMap { index in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let chance = 30 * (Double(state >> 33) / Double(1 << 31) - 0.5)
      let metres = Double(index) * 100
      let side = 1 - abs((metres / 2000).truncatingRemainder(dividingBy: 2) - 1)
      let height = (150 - metres / 1000 + hills * side + chance).rounded()
      return Coordinate(latitude: 47 + metres / 111_170, longitude: 6).map {
        TrackPoint(coordinate: $0, elevation: height)
      }
    }
  }

  @Test(
    "Heights that scatter from mark to mark are next to no climb beside a river, and leave hills theirs",
    arguments: [(hills: 0.0, ascent: 0...150.0), (100, 500...650), (300, 1700...2000)])
  func scatter(hills: Double, ascent: ClosedRange<Double>) throws {
    let found = try #require(MeasuredWay(Self.riverside(hills: hills)).figures.ascent)
    #expect(ascent.contains(found), "\(found)")
  }

  @Test(
    "Heights that scatter in a plain add next to nothing to the climbs of a hill behind it",
    arguments: [(noise: 1.5, most: 345.0), (2, 375)])
  func plainBeforeHill(noise: Double, most: Double) throws {
    var walk = Walk(noise: noise)
    walk.go(minutes: 96, speed: 1.25)
    walk.go(minutes: 15, speed: 1.1, rising: 0.3)
    walk.go(minutes: 15, speed: 1.1, rising: -0.3)
    let found = try #require(MeasuredWay(walk.points).figures.ascent)
    // The hill has 297.
    #expect((280...most).contains(found), "\(found)")
  }

  @Test("Heights that are not known are no climbs")
  func noHeights() {
    var walk = Walk(noise: 0)
    walk.go(minutes: 20, speed: 1, rising: 0.2)
    var (zeros, none, few) = (walk.points, walk.points, walk.points)
    for index in walk.points.indices {
      zeros[index].elevation = 0
      none[index].elevation = nil
      if index % 3 != 0 { few[index].elevation = nil }
    }
    for points in [zeros, none, few] {
      #expect(MeasuredWay(points).heights == nil)
      #expect(MeasuredWay(points).figures.ascent == nil)
    }
  }

  @Test("A height that leaps away and back, or to zero, is no climb")
  func faultyHeights() throws {
    var walk = Walk(noise: 0)
    walk.go(minutes: 20, speed: 1, rising: 0.2)
    var points = walk.points
    for index in [100, 101, 102, 600] { points[index].elevation = 2000 }
    for index in 300..<400 { points[index].elevation = 0 }
    let measured = MeasuredWay(points)
    #expect(abs(try #require(measured.figures.ascent) - 240) < 12)
    #expect(try #require(measured.figures.descent) < 1)
    #expect(try #require(measured.heights?.lowest).height >= 499)
  }

  @Test("A height that leaps and stays is climbed: up less down is the end less the start")
  func newLevel() throws {
    var walk = Walk(noise: 0)
    walk.go(minutes: 20, speed: 1, rising: 0.1)
    var points = walk.points
    for index in 600..<points.count { points[index].elevation! += 300 }
    let measured = MeasuredWay(points)
    #expect(abs(try #require(measured.figures.ascent) - 420) < 12)
    #expect(try #require(measured.figures.descent) < 1)
    #expect(try #require(measured.heights).runs.count == 2)
  }

  @Test("Heights that begin with zeros, for how long ever, begin with the first that is known")
  func zerosFirst() throws {
    var walk = Walk(noise: 0)
    walk.go(minutes: 20, speed: 1, rising: 0.1)
    var points = walk.points
    for index in 0..<200 { points[index].elevation = 0 }
    let measured = MeasuredWay(points)
    #expect(abs(try #require(measured.figures.ascent) - 100) < 12)
    #expect(try #require(measured.heights?.lowest).height > 500)
  }

  /// Twenty kilometres without times along a canal, over which a map has a hill of so many metres, 300 m wide.
  private static func canal(hill: Double, every: Double = 50) -> [TrackPoint] {
    stride(from: 0, through: 20_000, by: every).compactMap { metres in
      let side = max(0, 1 - abs(metres - 10_000) / 150)
      return Coordinate(latitude: 47 + metres / 111_170, longitude: 6).map {
        TrackPoint(coordinate: $0, elevation: 250 + metres / 1000 + side * hill)
      }
    }
  }

  @Test("A hill over a tunnel is neither the highest point nor a climb", arguments: [50.0, 10])
  func tunnel(every: Double) throws {
    let way = MeasuredWay(Self.canal(hill: 100, every: every))
    #expect(try #require(way.heights?.highest).height < 300)
    #expect(try #require(way.figures.ascent) < 90)
    let low = MeasuredWay(Self.canal(hill: -100, every: every))
    #expect(try #require(low.heights?.lowest).height > 220)
    // What a bicycle climbs is told.
    let bridge = MeasuredWay(Self.canal(hill: 25, every: every))
    #expect(try #require(bridge.heights?.highest).height > 275)
  }

  @Test("A crest in the mountains stays, however sharp it is")
  func crest() throws {
    var walk = Walk(noise: 1)
    for _ in 0..<6 {
      walk.go(minutes: 10, speed: 0.7, rising: 0.5)
      walk.go(minutes: 10, speed: 0.7, rising: -0.5)
    }
    let top = try #require(MeasuredWay(walk.points).heights?.highest).height
    #expect(top > 690, "\(top)")
  }

  @Test("Without times a way has its length and its climbs, and no time")
  func untimed() throws {
    var walk = Walk(noise: 0)
    walk.go(minutes: 60, speed: 1.3, rising: 0.1)
    var points = walk.points
    for index in points.indices { points[index].instant = nil }
    let figures = MeasuredWay(points).figures
    #expect(abs(figures.metres / walk.metres - 1) < 0.01)
    #expect(figures.seconds == nil && figures.movingSeconds == nil)
    #expect(abs(try #require(figures.ascent) - 468) < 12)
  }

  @Test("A flight across an ocean is as long as on the ellipsoid")
  func farApart() throws {
    let points = [
      TrackPoint(
        coordinate: try #require(Coordinate(latitude: 50, longitude: 8)), instant: Instant(seconds: 0)),
      TrackPoint(
        coordinate: try #require(Coordinate(latitude: 40, longitude: -74)), instant: Instant(seconds: 30_000)),
    ]
    // GeographicLib 2.0.
    #expect(abs(MeasuredWay(points).figures.metres - 6_230_114) < 10)
  }

  @Test("Nothing, one point, and points of one moment have figures, too")
  func little() {
    #expect(MeasuredWay([]).figures == WayFigures(metres: 0))
    var walk = Walk(noise: 0)
    walk.go(minutes: 1, speed: 1)
    #expect(MeasuredWay([walk.points[0]]).figures.metres == 0)
    var points = walk.points
    for index in points.indices { points[index].instant = Instant(seconds: 5) }
    let figures = MeasuredWay(points).figures
    #expect(abs(figures.metres - 59) < 1 && figures.movingSeconds == 0)
  }

  @Test("What is known of one stretch alone is known of the sum")
  func sums() {
    var sum = WayFigures(metres: 10, seconds: 5, movingSeconds: 4)
    sum += WayFigures(metres: 1, ascent: 3, descent: 0)
    #expect(
      sum == WayFigures(metres: 11, timedMetres: 10, seconds: 5, movingSeconds: 4, ascent: 3, descent: 0))
  }

  @Test(
    "Six metres of noise add no length where nobody moved", arguments: [1, 5, 10, 30, 60], [12, 30, 120])
  func stillness(every: Int, minutes: Int) {
    var walk = Walk(noise: 6, every: every)
    walk.stay(minutes: minutes)
    #expect(MeasuredWay(walk.points).figures.metres < 1)
    // Noise that has forgotten itself at the next point.
    var state: UInt64 = 7
    func random() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 33) / Double(1 << 31)
    }
    func normal() -> Double { (0..<12).reduce(-6) { sum, _ in sum + random() } }
    let points = (0..<(minutes * 60 / every)).compactMap { index in
      Coordinate(latitude: 47 + 6 * normal() / 111_170, longitude: 11 + 6 * normal() / 75_800).map {
        TrackPoint(coordinate: $0, instant: Instant(seconds: index * every))
      }
    }
    #expect(MeasuredWay(points).figures.metres < 1)
  }
}
