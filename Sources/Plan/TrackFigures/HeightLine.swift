package import TripModel

/// How high a way was along its length, without the noise of the receiver.
package struct HeightLine: Sendable {
  package struct Sample: Hashable, Sendable {
    /// Metres travelled since the start of the stretch.
    package var along: Double
    /// Metres above the sea.
    package var height: Double
    package var coordinate: Coordinate

    package init(along: Double, height: Double, coordinate: Coordinate) {
      self.along = along
      self.height = height
      self.coordinate = coordinate
    }
  }

  /// Unbroken runs: between two the heights leap, since the receiver changed its mind, or heard nothing for a while.
  package private(set) var runs: [[Sample]] = []

  /// How much its heights scatter, and so what of it is a climb.
  private let scatter: HeightScatter

  /// Metres by which a height may leap at once, and for each metre of the way beyond: steeper is a fault.
  private static let leap = 30.0
  private static let steepest = 2.0
  /// Points in a row that are believed although they leap.
  private static let believed = 10

  /// Nil where less than half of the points have a height, or all are zero, which many programs write for not knowing.
  init?(points: [TrackPoint], along: [Double]) {
    var samples: [Sample] = []
    for (point, metres) in zip(points, along) {
      guard let height = point.elevation, height.isFinite, abs(height) < 100_000 else { continue }
      samples.append(Sample(along: metres, height: height, coordinate: point.coordinate))
    }
    guard samples.count > 1, samples.count * 2 >= points.count,
      samples.contains(where: { $0.height != 0 })
    else { return nil }
    let clean = HeightSpikes.removed(from: Self.withoutFaults(samples))
    let averaged = clean.map { Self.smoothed($0) { _ in HeightScatter.usualReach } }
    let scatter = HeightScatter(averaged)
    self.scatter = scatter
    runs = scatter.isAnywhere ? clean.map { Self.smoothed($0, reach: scatter.reach(at:)) } : averaged
  }

  /// Cuts where heights leap and stay, and drops those that leap away and back; a zero that is leapt to is none.
  private static func withoutFaults(_ samples: [Sample]) -> [[Sample]] {
    var runs: [[Sample]] = []
    var run: [Sample] = []
    var doubted: [Sample] = []
    for sample in samples {
      guard let last = run.last, leaps(from: last, to: sample) else {
        run.append(sample)
        doubted = []
        continue
      }
      guard sample.height != 0 else { continue }
      if let before = doubted.last, leaps(from: before, to: sample) { doubted = [] }
      doubted.append(sample)
      if doubted.count > believed {
        // A run that was itself no longer than a fault was one, and so is one of nothing but zeros.
        if run.count > believed, run.contains(where: { $0.height != 0 }) { runs.append(run) }
        run = doubted
        doubted = []
      }
    }
    return runs + [run]
  }

  private static func leaps(from one: Sample, to other: Sample) -> Bool {
    abs(other.height - one.height) > leap + steepest * abs(other.along - one.along)
  }

  /// The mean of the heights up to so many metres of the way around each sample, by where it is; what was recorded while
  /// nobody moved counts as one place.
  private static func smoothed(_ run: [Sample], reach: (Double) -> Double) -> [Sample] {
    var sums = [0.0]
    sums.reserveCapacity(run.count + 1)
    for sample in run { sums.append(sums[sums.count - 1] + sample.height) }
    var (first, end) = (0, 0)
    return run.map { sample in
      let metres = reach(sample.along)
      let (from, to) = (sample.along - metres, sample.along + metres)
      // Where it reaches farther than at the sample before, it may begin before that did.
      while first > 0, run[first - 1].along >= from { first -= 1 }
      while run[first].along < from { first += 1 }
      while end > 0, run[end - 1].along > to { end -= 1 }
      while end < run.count, run[end].along <= to { end += 1 }
      var smooth = sample
      smooth.height = (sums[end] - sums[first]) / Double(end - first)
      return smooth
    }
  }
}

extension HeightLine {
  /// The line with a sample every twenty metres, which is all that a drawing needs: a day of one a second would weigh
  /// a megabyte.
  func thinned() -> HeightLine {
    var line = self
    line.runs = runs.map { run in
      let extremes = [
        run.indices.max { run[$0].height < run[$1].height },
        run.indices.min { run[$0].height < run[$1].height },
        run.indices.last,
      ]
      var kept: [Sample] = []
      for (index, sample) in run.enumerated()
      where extremes.contains(index) || kept.last.map({ sample.along - $0.along >= 20 }) ?? true {
        kept.append(sample)
      }
      return kept
    }
    return line
  }

  /// Metres up and down. What rises by less than five metres before it falls again, or than up to ten where heights
  /// scatter, is not counted, nor the other way round: so much remains of a receiver's noise. What lies between two runs
  /// counts: up less down is the end less the start, as everybody can see.
  var climbs: (ascent: Double, descent: Double) {
    var climb = Climb()
    for run in runs {
      for sample in run { climb.reach(sample.height, minimum: scatter.threshold(at: sample.along)) }
    }
    return (climb.ascent, climb.descent)
  }

  /// Metres above the sea at its start and at its end.
  package var ends: (start: Double, end: Double)? {
    guard let first = runs.first?.first, let last = runs.last?.last else { return nil }
    return (first.height, last.height)
  }

  package var highest: Sample? { runs.joined().max { $0.height < $1.height } }
  package var lowest: Sample? { runs.joined().min { $0.height < $1.height } }
}

/// Sums rises and falls between the turning points of a line, of which each is at least so far from the next.
private struct Climb {
  private var turned = (up: 0.0, down: 0.0)
  /// The lowest and the highest since the last turn but one.
  private var low = Double.infinity
  private var high = -Double.infinity
  /// Whether it goes up; nil until it has gone anywhere.
  private var isRising: Bool?

  mutating func reach(_ height: Double, minimum: Double) {
    switch isRising {
    case true?:
      high = max(high, height)
      guard high - height >= minimum else { return }
      turned.up += high - low
      isRising = false
      low = height
    case false?:
      low = min(low, height)
      guard height - low >= minimum else { return }
      turned.down += high - low
      isRising = true
      high = height
    case nil:
      low = min(low, height)
      high = max(high, height)
      if height - low >= minimum {
        isRising = true
      } else if high - height >= minimum {
        isRising = false
      }
    }
  }

  /// With the way since the last turn.
  var ascent: Double { turned.up + (isRising == true ? high - low : 0) }
  var descent: Double { turned.down + (isRising == false ? high - low : 0) }
}
