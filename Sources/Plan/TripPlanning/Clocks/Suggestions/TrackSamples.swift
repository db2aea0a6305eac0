import TripModel

/// Where the tracks were and when, to be asked which times belong to a place.
struct TrackSamples {
  struct Sample {
    var seconds: Int
    var coordinate: Coordinate
  }

  private var cells: [EarthCube: [Sample]] = [:]
  private var last: Sample?
  /// The first and last time; nil without any.
  private(set) var span: ClosedRange<Int>?

  /// Metres within which a picture and a track are at one place.
  static let reach = 120.0
  /// A point that is nearer than this to the one before in both tells nothing new.
  private static let step = (seconds: 45, metres: 25.0)
  /// Seconds and metres over which a recorder's way was a straight one.
  private static let bridge = (seconds: 600, metres: 20_000.0)

  init(_ tracks: [TimedTrack]) {
    for piece in tracks.lazy.flatMap(\.pieces) {
      last = nil
      for point in piece.points {
        if let instant = point.instant { add(Sample(seconds: instant.seconds, coordinate: point.coordinate)) }
      }
    }
  }

  private mutating func add(_ sample: Sample) {
    if let last {
      let metres = last.coordinate.distance(to: sample.coordinate)
      let seconds = sample.seconds - last.seconds
      if seconds < Self.step.seconds, metres < Self.step.metres { return }
      if seconds > 0, seconds <= Self.bridge.seconds, metres <= Self.bridge.metres {
        bridge(last, sample, parts: Int(metres / (Self.reach / 2)))
      }
    }
    put(sample)
    last = sample
  }

  /// Points on the way between two that are far apart.
  private mutating func bridge(_ first: Sample, _ second: Sample, parts: Int) {
    for part in stride(from: 1, to: parts, by: 1) {
      let share = Double(part) / Double(parts)
      guard let place = first.coordinate.point(share, onTheWayTo: second.coordinate) else { continue }
      put(
        Sample(
          seconds: first.seconds + Int(share * Double(second.seconds - first.seconds)), coordinate: place))
    }
  }

  private mutating func put(_ sample: Sample) {
    cells[EarthCube(sample.coordinate, edge: Self.reach), default: []].append(sample)
    span =
      span.map { min($0.lowerBound, sample.seconds)...max($0.upperBound, sample.seconds) }
      ?? sample.seconds...sample.seconds
  }

  /// The times at which the tracks were at a place, with how many metres they were off it.
  func passes(of place: Coordinate, near seconds: Int) -> [(seconds: Int, metres: Double)] {
    var found: [(seconds: Int, metres: Double)] = []
    EarthCube(place, edge: Self.reach).forEachAround { cube in
      for sample in cells[cube] ?? [] where abs(sample.seconds - seconds) <= ShiftVotes.reach {
        let metres = sample.coordinate.distance(to: place)
        if metres <= Self.reach { found.append((sample.seconds, metres)) }
      }
    }
    return found
  }
}
