import TripModel

/// Guesses from speeds how one travelled (D6): on foot, on the road or by air. A train is no faster than a car to a
/// satellite, and a boat no slower.
enum TravelGuess {
  /// A stretch of a recorded way that was travelled in one manner.
  struct Stretch {
    /// Nil where nothing tells it: a recording without times.
    var mode: TravelMode?
    var points: [Coordinate]
  }

  /// Metres per second. On foot: 2.2 is 8 km/h, faster than nearly all who walk; in the air: 70 is 252 km/h, slower than any
  /// airliner on its way and faster than nearly all trains.
  private static let fastestWalk = 2.2
  private static let slowestFlight = 70.0
  /// Slower, and nobody is under way.
  private static let standing = 0.4
  /// Seconds on each side of a point over which its speed is measured, so that noise of a few metres does not count.
  private static let reach = 90
  /// Seconds: a change that lasts for less is a traffic light, or a run for the bus.
  private static let shortest = 300
  /// Metres that a flight takes at least, from one place that is known to the next.
  private static let shortestFlight = 150_000.0

  /// The stretches of a recorded way, in its order; each begins where the one before ended.
  static func stretches(of points: [TrackPoint]) -> [Stretch] {
    let instants = points.compactMap { $0.instant?.seconds }
    guard points.count > 1, instants.count == points.count else {
      return [Stretch(mode: nil, points: points.map(\.coordinate))]
    }
    return runs(modes(of: points, at: instants), instants).map { run in
      Stretch(
        mode: run.mode,
        points: points[max(0, run.range.lowerBound - 1)..<run.range.upperBound].map(\.coordinate))
    }
  }

  /// How one went straight from one place to another.
  static func mode(from start: Coordinate, to end: Coordinate, inSeconds seconds: Int) -> TravelMode? {
    let metres = start.distance(to: end)
    guard metres >= shortestFlight, seconds > 0 else { return nil }
    return metres / Double(seconds) >= slowestFlight ? .flight : nil
  }

  // MARK: - Along a recording

  /// At each point; nil where one stood.
  private static func modes(of points: [TrackPoint], at instants: [Int]) -> [TravelMode?] {
    var travelled = [0.0]
    travelled.reserveCapacity(points.count)
    for (start, end) in zip(points, points.dropFirst()) {
      travelled.append(travelled[travelled.count - 1] + start.coordinate.distance(to: end.coordinate))
    }
    var (first, last) = (0, 0)
    return points.indices.map { index in
      // The points at least so far before and behind, and in any case the neighbours.
      while first + 1 < index, instants[first + 1] <= instants[index] - reach { first += 1 }
      last = max(last, min(index + 1, points.count - 1))
      while last + 1 < points.count, instants[last] < instants[index] + reach { last += 1 }
      let seconds = instants[last] - instants[first]
      return seconds > 0 ? mode(at: (travelled[last] - travelled[first]) / Double(seconds)) : nil
    }
  }

  private static func mode(at speed: Double) -> TravelMode? {
    switch speed {
    case ..<standing: nil
    case ...fastestWalk: .walk
    case slowestFlight...: .flight
    default: .road
    }
  }

  // MARK: - Stretches

  private struct Run {
    var mode: TravelMode
    var range: Range<Int>
  }

  /// Points of one mode in a row; where one stood, and what lasts for too short, goes with what was before.
  private static func runs(_ modes: [TravelMode?], _ instants: [Int]) -> [Run] {
    // Before the first step one stood as one went then.
    var mode = modes.lazy.compactMap(\.self).first ?? .walk
    var found: [Run] = []
    for index in modes.indices {
      mode = modes[index] ?? mode
      if found.last?.mode == mode {
        found[found.count - 1].range = found[found.count - 1].range.lowerBound..<index + 1
      } else {
        found.append(Run(mode: mode, range: index..<index + 1))
      }
    }
    var runs: [Run] = []
    for run in found {
      let end = min(run.range.upperBound, instants.count - 1)
      let isShort = instants[end] - instants[run.range.lowerBound] < shortest
      guard let last = runs.last, isShort || last.mode == run.mode else {
        runs.append(run)
        continue
      }
      runs[runs.count - 1].range = last.range.lowerBound..<run.range.upperBound
    }
    return withoutShortStart(runs, instants)
  }

  /// A short beginning goes with what follows it.
  private static func withoutShortStart(_ runs: [Run], _ instants: [Int]) -> [Run] {
    guard runs.count > 1, instants[runs[1].range.lowerBound] - instants[0] < shortest else { return runs }
    var rest = Array(runs.dropFirst())
    rest[0].range = 0..<rest[0].range.upperBound
    return rest
  }
}
