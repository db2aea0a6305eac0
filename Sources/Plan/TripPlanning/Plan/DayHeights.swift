package import TrackFigures
import TripModel

extension DayWay {
  /// Metres up, or down, or from its lowest place to its highest, of which a day tells: of fewer nobody asks.
  package static let climbOfNote = 50.0

  /// Metres from the lowest place to the highest for each metre of way: of a road by the sea the sum of its bumps is no climb.
  private static let leastSlope = 1.0 / 2500

  /// Whether its heights are worth a drawing: a kilometre of way on which it climbs.
  package var hasProfile: Bool {
    guard let lowest, let highest else { return false }
    let (sum, spread) = (figures, highest.height - lowest.height)
    let most = max(spread, sum.ascent ?? 0, sum.descent ?? 0)
    return groundMetres >= 1000 && most >= Self.climbOfNote && spread >= groundMetres * Self.leastSlope
  }

  /// Metres that a place stands above what comes before and behind it, to be named as a high point.
  private static let prominence = 100.0
  /// Metres from the end of a run to the start of the next, within which the way went on between them.
  private static let betweenRuns = 500.0

  /// High points, the highest first: places from which the way falls by a hundred metres on both sides, and by at
  /// least a tenth of the day's heights. The bumps of a high path are none.
  package var peaks: [HeightLine.Sample] {
    guard let lowest, let highest else { return [] }
    let minimum = max(Self.prominence, (highest.height - lowest.height) / 10)
    return joinedRuns.flatMap { Self.peaks(of: $0, minimum: minimum) }.sorted { $0.height > $1.height }
  }

  /// The runs of heights, as one where the way went on: who rests at the top, and begins another track, was at one.
  private var joinedRuns: [[HeightLine.Sample]] {
    heights.reduce(into: []) { joined, run in
      guard let last = joined.last?.last, let next = run.first,
        last.coordinate.distance(to: next.coordinate) <= Self.betweenRuns
      else {
        joined.append(run)
        return
      }
      joined[joined.count - 1] += run
    }
  }

  /// Metres between two runs of heights that are in no figure, and from which on nothing was recorded there; of a way
  /// that goes on at another height fewer.
  private static let leastBreak = 250.0
  private static let leastBreakOfRise = 50.0
  private static let leastRise = 50.0

  /// Metres of the way at which the heights go on elsewhere: nothing was recorded between.
  package var breaks: [Double] {
    zip(heights, heights.dropFirst()).compactMap { run, following in
      guard let last = run.last, let next = following.first else { return nil }
      // What was driven there was kept.
      guard !leftOut.contains(where: { last.along - 1 <= $0 && $0 <= next.along + 1 }) else { return nil }
      let unrecorded = last.coordinate.distance(to: next.coordinate) - (next.along - last.along)
      let rises = abs(next.height - last.height) >= Self.leastRise
      guard unrecorded >= (rises ? Self.leastBreakOfRise : Self.leastBreak) else { return nil }
      return (last.along + next.along) / 2
    }
  }

  private static func peaks(of run: [HeightLine.Sample], minimum: Double) -> [HeightLine.Sample] {
    guard var low = run.first?.height, var top = run.first else { return [] }
    var peaks: [HeightLine.Sample] = []
    for sample in run {
      if sample.height > top.height { top = sample }
      if top.height - sample.height >= minimum {
        if top.height - low >= minimum { peaks.append(top) }
        low = sample.height
        top = sample
      } else if top.height - low < minimum {
        low = min(low, sample.height)
        if sample.height == low { top = sample }
      }
    }
    return peaks
  }

  /// The same without what was driven of it, its heights one behind the other; the whole where one was driven all the way on
  /// the ground, and where one was not driven at all.
  package var undriven: DayWay {
    guard !driven.isEmpty, parts.contains(where: { !$0.mode.isDriven && $0.mode.isOnGround }) else {
      return self
    }
    var way = self
    way.parts = parts.filter { !$0.mode.isDriven }
    way.heights = heights.compactMap { run -> [HeightLine.Sample]? in
      guard let first = run.first, let last = run.last else { return nil }
      // A run ends where the next way begins: its middle is its own.
      let middle = (first.along + last.along) / 2
      guard !isDriven(at: middle) else { return nil }
      let shift = metresDriven(before: middle)
      return run.map {
        HeightLine.Sample(along: $0.along - shift, height: $0.height, coordinate: $0.coordinate)
      }
    }
    way.line = line.filter { !isDriven(at: $0.along) }.map {
      WayPlace(along: $0.along - metresDriven(before: $0.along), coordinate: $0.coordinate)
    }
    way.groundMetres -= metresDriven(before: .infinity)
    way.leftOut = driven.map { $0.lowerBound - metresDriven(before: $0.lowerBound) }
    way.driven = []
    return way
  }

  /// What its profile is of, and the map of a walk: what one did oneself, so that both have the ascent that is told of the day.
  /// Of a day on which one was mostly driven it is all of it where the rest has no profile.
  package var profiled: DayWay {
    let own = undriven
    return isOnFoot || own.hasProfile ? own : self
  }

  private func isDriven(at metres: Double) -> Bool {
    driven.contains { $0.lowerBound < metres && metres < $0.upperBound }
  }

  private func metresDriven(before metres: Double) -> Double {
    driven.reduce(0) { $0 + ($1.upperBound <= metres ? $1.upperBound - $1.lowerBound : 0) }
  }
}
