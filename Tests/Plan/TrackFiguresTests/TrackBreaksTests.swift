import Testing
import TripModel

@testable import TrackFigures

/// A recording in legs of which each is as long, as fast and as densely recorded as its test says.
struct Recording {
  private(set) var points: [TrackPoint] = []
  private var (seconds, metres) = (0, 0.0)

  /// Goes north for some seconds, or south where the speed is negative.
  mutating func go(_ lasting: Int, at speed: Double, every: Int) {
    for _ in 0..<(lasting / every) {
      seconds += every
      metres += speed * Double(every)
      record()
    }
  }

  /// Goes on, and records nothing but where it ends.
  mutating func skip(_ lasting: Int, at speed: Double) { go(lasting, at: speed, every: lasting) }

  private mutating func record() {
    guard let place = Coordinate(latitude: 46 + metres / 111_170, longitude: 11) else { return }
    points.append(TrackPoint(coordinate: place, elevation: nil, instant: Instant(seconds: seconds)))
  }

  init(_ legs: (inout Recording) -> Void) { legs(&self) }
}

@Suite("Breaks of a recording")
struct TrackBreaksTests {
  @Test("Who pauses the recorder and is driven goes on with a new part: nothing of the drive was recorded")
  func driven() {
    let walk = Recording {
      $0.go(1800, at: 1.2, every: 8)
      $0.skip(900, at: 15)
      $0.go(1800, at: 1.2, every: 8)
    }.points
    let parts = TrackBreaks.parts(of: TrackJumps.removed(from: walk))
    #expect(parts.map(\.count) == [225, 226] && parts.flatMap(\.self) == walk)
    let metres = parts.map { MeasuredWay($0).figures.metres }
    #expect(metres.allSatisfy { abs($0 - 2160) < 20 }, "\(metres)")
  }

  @Test(
    "Two drives, there and back, are no leap, though the walk between was short", arguments: [5, 30, 100])
  func thereAndBack(points: Int) {
    let walk = Recording {
      $0.go(1800, at: 1.2, every: 8)
      $0.skip(1200, at: 17)
      $0.go(points * 30, at: 0.5, every: 30)
      $0.skip(1200, at: -17)
      $0.go(1800, at: 1.2, every: 8)
    }.points
    #expect(TrackJumps.removed(from: walk) == walk)
    #expect(TrackBreaks.parts(of: walk).count == 3)
  }

  @Test("A position that moves on at once and stays is no way that was gone")
  func corrected() {
    let walk = Recording {
      $0.go(1800, at: 1.2, every: 8)
      $0.skip(8, at: 75)
      $0.go(1800, at: 1.2, every: 8)
    }.points
    #expect(TrackBreaks.parts(of: TrackJumps.removed(from: walk)).count == 2)
  }

  static let honest: [(String, Recording)] = [
    (
      "a train in a tunnel",
      Recording {
        $0.go(600, at: 1.2, every: 5)
        $0.go(1200, at: 45, every: 5)
        $0.skip(1140, at: 50)
        $0.go(1200, at: 45, every: 5)
        $0.go(600, at: 1.2, every: 5)
      }
    ),
    (
      "a flight of which the ends alone are recorded",
      Recording {
        $0.go(600, at: 1.2, every: 5)
        $0.skip(7200, at: 220)
        $0.go(600, at: 1.2, every: 5)
      }
    ),
    (
      "a flight that is recorded",
      Recording {
        $0.go(600, at: 1, every: 5)
        $0.go(60, at: 60, every: 5)
        $0.go(3600, at: 240, every: 30)
        $0.go(120, at: 70, every: 5)
        $0.go(600, at: 1, every: 5)
      }
    ),
    (
      "one position a day, and a flight home",
      Recording {
        $0.go(30 * 86400, at: 2, every: 86400)
        $0.skip(86400, at: -60)
        $0.go(5 * 86400, at: 0.01, every: 86400)
      }
    ),
    (
      "a walk with a point every five minutes, and a bus there and back",
      Recording {
        $0.go(7200, at: 1.2, every: 300)
        $0.go(300, at: 20, every: 300)
        $0.go(600, at: 1, every: 300)
        $0.go(300, at: -20, every: 300)
        $0.go(7200, at: 1.2, every: 300)
      }
    ),
    (
      "a walk of which eight minutes were not recorded",
      Recording {
        $0.go(1800, at: 1.2, every: 8)
        $0.skip(480, at: 1.3)
        $0.go(1800, at: 1.2, every: 8)
      }
    ),
    (
      "a rest at which the recorder slept",
      Recording {
        $0.go(1800, at: 1.2, every: 8)
        $0.skip(3600, at: 0.05)
        $0.go(1800, at: 1.2, every: 8)
      }
    ),
    (
      "a way of which a program left out what is straight",
      Recording {
        for _ in 0..<20 {
          $0.go(80, at: 1.2, every: 8)
          $0.skip(800, at: 1.2)
        }
      }
    ),
    (
      "a walk of which so little was recorded that nobody knows its rhythm",
      Recording {
        $0.go(80, at: 1.2, every: 8)
        $0.skip(3600, at: 1.1)
        $0.go(64, at: 1.2, every: 8)
      }
    ),
    (
      "a drive of which minutes are missing where it sets off",
      Recording {
        $0.go(1800, at: 1.2, every: 8)
        $0.skip(300, at: 20)
        $0.go(1800, at: 22, every: 8)
      }
    ),
  ]

  @Test("What was travelled as it is recorded stays whole", arguments: honest.map(\.0))
  func whole(what: String) throws {
    let points = try #require(Self.honest.first { $0.0 == what }).1.points
    #expect(TrackJumps.removed(from: points) == points)
    #expect(TrackBreaks.parts(of: points) == [points])
  }

  @Test(
    "An hour of a walk that was not recorded is a gap at any rhythm", arguments: [1, 8, 30])
  func walkedGap(every: Int) throws {
    let walk = Recording {
      $0.go(1800, at: 1.2, every: every)
      $0.skip(3600, at: 0.5)
      $0.go(1800, at: 1.2, every: every)
    }.points
    let parts = TrackBreaks.parts(of: TrackJumps.removed(from: walk))
    #expect(parts.count == 2 && parts.flatMap(\.self) == walk)
    let gap = try #require(TrackGap(from: parts[0], to: parts[1]))
    #expect(abs(gap.metres - 1800) < 5 && gap.seconds == 3600 && gap.isAtWalkingPace)
  }

  @Test("The better part of an hour of a drive that was not recorded is a break, and no walk that goes on")
  func drivenGap() {
    let drive = Recording {
      $0.go(3000, at: 19, every: 7)
      $0.skip(2520, at: 20)
      $0.go(3000, at: 19, every: 7)
    }.points
    let parts = TrackBreaks.parts(of: TrackJumps.removed(from: drive))
    #expect(parts.map(\.count) == [428, 429] && parts.flatMap(\.self) == drive)
    #expect(TrackGap(from: parts[0], to: parts[parts.count - 1]) == nil)
    // A recorder that writes no more often leaves nothing out.
    let sparse = Recording { $0.go(36_000, at: 20, every: 2520) }.points
    #expect(TrackBreaks.parts(of: sparse) == [sparse])
  }

  @Test("A ferry that nobody recorded, between two walks, is a break, and no metre beside it is lost")
  func ferry() {
    let points = Recording {
      $0.go(1800, at: 1.2, every: 8)
      $0.skip(3600, at: 9)
      $0.go(1800, at: 1.2, every: 8)
    }.points
    #expect(TrackBreaks.parts(of: TrackJumps.removed(from: points)).flatMap(\.self) == points)
    let recorded = Recording {
      $0.go(1800, at: 1.2, every: 8)
      $0.go(3600, at: 9, every: 8)
      $0.go(1800, at: 1.2, every: 8)
    }.points
    #expect(TrackBreaks.parts(of: recorded) == [recorded])
  }

  @Test("Without times, nothing is cut")
  func untimed() {
    var points = Recording {
      $0.go(800, at: 1, every: 8)
      $0.skip(600, at: 20)
      $0.go(800, at: 1, every: 8)
    }.points
    for index in points.indices { points[index].instant = nil }
    #expect(TrackBreaks.parts(of: points) == [points])
  }

  @Test("Who lost the satellites, is put kilometres off and comes back faster than a car, was never there")
  func driftsBack() {
    let before = Recording { $0.go(1800, at: 1.2, every: 8) }.points
    let whole = Recording {
      $0.go(1800, at: 1.2, every: 8)
      $0.skip(193, at: -21)
      $0.go(48, at: 2, every: 8)
      $0.go(40, at: 7, every: 8)
      $0.go(16, at: 20, every: 8)
      $0.skip(45, at: 66)
      $0.skip(16, at: 38)
      $0.skip(16, at: 16)
      $0.go(1800, at: 1.2, every: 8)
    }.points
    let kept = TrackJumps.removed(from: whole)
    #expect(kept.starts(with: before))
    #expect(kept.count < whole.count - 14 && kept.count > whole.count - 20, "\(kept.count) of \(whole.count)")
    #expect(TrackBreaks.parts(of: kept).count == 1)
    #expect(abs(MeasuredWay(kept).figures.metres - 4700) < 200, "\(MeasuredWay(kept).figures.metres)")
  }
}
