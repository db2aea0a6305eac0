import Foundation
import TripModel

/// Whether a way that came back to where it began led back another way than out: then it was a round.
struct RoundWay {
  let isRound: Bool

  /// Metres beyond which the way back is another one: wider than a road and the path beside it, and than satellites err.
  private static let reach = 300.0
  /// Of both halves together, how much is so far from the other at least.
  private static let leastShare = 0.5
  /// Into how many steps of one length each half is cut.
  private static let steps = 200

  /// A place on a plane, in metres east and north of the start.
  private struct Spot {
    var east: Double
    var north: Double

    func distance(to other: Spot) -> Double {
      let (east, north) = (east - other.east, north - other.north)
      return (east * east + north * north).squareRoot()
    }
  }

  /// Half of the way in steps, and how long one of these is.
  private struct Half {
    var spots: [Spot]
    var step: Double

    /// Metres of it that are farther from another half than its reach.
    func metres(beside other: Half) -> Double {
      let reach = max(RoundWay.reach, other.step)
      let apart = spots.count { spot in other.spots.allSatisfy { spot.distance(to: $0) > reach } }
      return Double(apart) * step
    }

    var length: Double { Double(spots.count) * step }
  }

  /// Of a way in the order in which it was travelled, and the point of it at which it turned, by its number.
  init(_ way: [Coordinate], turningAt turn: Int) {
    guard let start = way.first, way.indices.contains(turn) else {
      isRound = false
      return
    }
    let width = cos(start.latitude * .pi / 180)
    let spots = way.map { place in
      Spot(
        east: (place.longitude - start.longitude).remainder(dividingBy: 360) * width * Nearness.degree,
        north: (place.latitude - start.latitude) * Nearness.degree)
    }
    let halves = (out: Self.half(spots[...turn]), back: Self.half(spots[turn...]))
    let apart = halves.out.metres(beside: halves.back) + halves.back.metres(beside: halves.out)
    let length = halves.out.length + halves.back.length
    isRound = length > 0 && apart > Self.leastShare * length
  }

  private static func half(_ way: ArraySlice<Spot>) -> Half {
    let lengths = zip(way, way.dropFirst()).map { $0.distance(to: $1) }
    let step = lengths.reduce(0, +) / Double(steps)
    guard step > 0, step.isFinite else { return Half(spots: [], step: 0) }
    var spots: [Spot] = []
    var walked = 0.0
    for ((from, to), length) in zip(zip(way, way.dropFirst()), lengths) where length > 0 {
      // Each stands in the middle of its step.
      while spots.count < steps, (Double(spots.count) + 0.5) * step <= walked + length {
        let share = ((Double(spots.count) + 0.5) * step - walked) / length
        spots.append(
          Spot(
            east: from.east + share * (to.east - from.east),
            north: from.north + share * (to.north - from.north)))
      }
      walked += length
    }
    return Half(spots: spots, step: step)
  }
}
