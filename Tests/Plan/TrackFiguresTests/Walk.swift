import Foundation
import TripModel

/// A walk whose truth is known, as a receiver would write it: positions and heights wander off and come back, as
/// noise of satellites does, by a generator of fixed numbers.
struct Walk {
  private(set) var points: [TrackPoint] = []
  /// Metres that were really gone.
  private(set) var metres = 0.0
  private var seconds = 0
  private var (east, north, heading) = (0.0, 0.0, 0.0)
  private var state: UInt64
  private var wander = (east: 0.0, north: 0.0, height: 0.0)
  private let noise: Double
  /// Seconds from one point to the next.
  private let every: Int

  init(noise: Double, every: Int = 1, seed: UInt64 = 1) {
    self.noise = noise
    self.every = every
    state = seed
  }

  /// Goes on for some minutes, at metres a second, rising by so many metres for each metre.
  mutating func go(minutes: Int, speed: Double, rising: Double = 0) {
    for _ in 0..<(minutes * 60 / every) {
      heading += 0.05 * normal()
      east += speed * Double(every) * cos(heading)
      north += speed * Double(every) * sin(heading)
      height += rising * speed * Double(every)
      metres += speed * Double(every)
      record()
    }
  }

  private(set) var height = 500.0

  mutating func stay(minutes: Int) { go(minutes: minutes, speed: 0) }

  /// Leaps off for some points, and is back as if nothing had been.
  mutating func leap(points count: Int, metres: Double) {
    let (before, lastHeight) = ((east, north), height)
    east += metres
    for _ in 0..<count { record() }
    (east, north) = before
    height = lastHeight
  }

  private mutating func record() {
    // An hour's noise is one of half a minute: so long a wrong position lasts.
    let fades = exp(-Double(every) / 30)
    let fresh = noise * (1 - fades * fades).squareRoot()
    wander.east = fades * wander.east + fresh * normal()
    wander.north = fades * wander.north + fresh * normal()
    wander.height = fades * wander.height + 1.5 * fresh * normal()
    let latitude = 47 + (north + wander.north) / 111_170
    let longitude = 11 + (east + wander.east) / 75_800
    seconds += every
    guard let place = Coordinate(latitude: latitude, longitude: longitude) else { return }
    points.append(
      TrackPoint(coordinate: place, elevation: height + wander.height, instant: Instant(seconds: seconds)))
  }

  /// A normal number: the sum of twelve even ones, less six.
  private mutating func normal() -> Double {
    var sum = -6.0
    for _ in 0..<12 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      sum += Double(state >> 11) / Double(1 << 53)
    }
    return sum
  }
}
