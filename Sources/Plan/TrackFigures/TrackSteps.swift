import Geodesy
import TripModel

/// The steps of a recording from point to point, and which of them nobody can have made.
struct TrackSteps {
  let points: [TrackPoint]
  private let places: [SpacePoint]
  /// Of the median of at most a thousand timed steps, from all over the track: metres per second, seconds and metres.
  let usual: (speed: Double, seconds: Int, metres: Double)
  /// Seconds and metres that nineteen of twenty of them do not exceed.
  let long: (seconds: Int, metres: Double)
  /// How many they are.
  let timed: Int

  /// Metres per second, and how many times as fast as is usual on its track, beyond which a step of a kilometre is
  /// none; faster than sound, it never is one.
  private static let fastest = (metres: 1000.0, speed: 50.0, times: 15.0, sound: 340.0)
  /// Metres per second and second: no car gains so much and loses it again.
  private static let hardest = 5.0

  init(_ points: [TrackPoint]) {
    let places = points.map {
      SpacePoint(latitude: $0.coordinate.latitude, longitude: $0.coordinate.longitude)
    }
    (self.points, self.places) = (points, places)
    var (speeds, lengths, lasted): ([Double], [Double], [Int]) = ([], [], [])
    for index in stride(from: 1, to: points.count, by: max(1, points.count / 1000)) {
      guard let left = points[index - 1].instant, let arrived = points[index].instant else { continue }
      let seconds = arrived.seconds - left.seconds
      let metres = places[index - 1].distance(to: places[index])
      speeds.append(metres / Double(max(1, seconds)))
      lengths.append(metres)
      lasted.append(seconds)
    }
    speeds.sort()
    lengths.sort()
    lasted.sort()
    timed = speeds.count
    guard timed > 0 else {
      usual = (0, 0, 0)
      long = (0, 0)
      return
    }
    usual = (speeds[timed / 2], lasted[timed / 2], lengths[timed / 2])
    long = (lasted[(timed - 1) * 19 / 20], lengths[(timed - 1) * 19 / 20])
  }

  var count: Int { points.count }

  func metres(from one: Int, to other: Int) -> Double { places[one].distance(to: places[other]) }

  /// Nil where either has no time.
  func seconds(from one: Int, to other: Int) -> Int? {
    guard let left = points[one].instant, let arrived = points[other].instant else { return nil }
    return arrived.seconds - left.seconds
  }

  /// Metres per second, of points within one second as if it were one; nil where either has no time.
  func speed(from one: Int, to other: Int) -> Double? {
    seconds(from: one, to: other).map { metres(from: one, to: other) / Double(max(1, $0)) }
  }

  /// Whether nobody can have gone so, at such a speed before and behind.
  func isImpossible(from one: Int, to other: Int, after speed: Double) -> Bool {
    guard let reached = self.speed(from: one, to: other), let lasted = seconds(from: one, to: other) else {
      return false
    }
    let metres = metres(from: one, to: other)
    let seconds = Double(max(1, lasted))
    if metres >= Self.fastest.metres,
      reached > min(Self.fastest.sound, max(Self.fastest.speed, Self.fastest.times * usual.speed))
    {
      return true
    }
    // Half of the time to gain speed, half of it to lose it.
    return 4 * (metres - speed * seconds) / (seconds * seconds) >= Self.hardest
  }
}
