import Foundation
import TripModel

/// What of a way is worth a line, where nothing but single places in a town tell it.
extension RoutePlan {
  /// Its legs without straight lines that tangle.
  ///
  /// Where many pictures were taken in an old town, the lines from each to the next cross one another until nothing else is to be
  /// seen, and none of them is a street: the dots tell more. A walk crosses itself now and then, a way there and back lies on
  /// itself, and outings from one bed meet in that: none of them is a tangle.
  package var untangledLegs: [RouteLeg] {
    let tangled = tangledSteps
    guard !tangled.isEmpty else { return legs }
    return legs.enumerated().flatMap { index, leg in
      tangled[index].map { leg.without($0) } ?? [leg]
    }
  }

  /// Whether it leads from place to place, on a map too.
  package var isWayToSee: Bool { tellsLength && !untangledLegs.isEmpty }

  /// Metres from one place to the next: what is farther apart is no stroll through a town.
  private static let longestStep = 3_000.0
  /// Of fewer steps each can be followed.
  private static let leastSteps = 10
  /// As many are looked at together: more than are taken in a day, so that it takes no time.
  private static let mostSteps = 400

  /// The steps of straight legs that tangle, by the number of the leg and that of the point they set out from.
  private var tangledSteps: [Int: Set<Int>] {
    var tangled: [Int: Set<Int>] = [:]
    var stroll: [Step] = []
    func end() {
      defer { stroll = [] }
      guard stroll.count >= Self.leastSteps, Step.areTangled(stroll) else { return }
      for step in stroll { tangled[step.leg, default: []].insert(step.point) }
    }
    for (number, leg) in legs.enumerated() where leg.isStraightOnGround {
      for (point, pair) in zip(leg.points, leg.points.dropFirst()).enumerated() {
        let isNext = stroll.last.map { $0.end.distance(to: pair.0) <= Self.longestStep } ?? true
        if !isNext || stroll.count == Self.mostSteps { end() }
        guard pair.0.distance(to: pair.1) <= Self.longestStep else {
          end()
          continue
        }
        stroll.append(Step(leg: number, point: point, start: pair.0, end: pair.1))
      }
    }
    end()
    return tangled
  }
}

extension TripPlan {
  /// Whether what was only planned, for no day, is left out of maps and sums: the trip is over, and some of it was recorded. Its lines
  /// would be read as those of the way.
  package var leavesOutPlans: Bool {
    (days.last.map { $0.date < today } ?? false) && way.route.legs.contains { $0.kind == .recorded }
  }

  /// The legs of a way that a map shows.
  package func legsToSee(of route: RoutePlan) -> [RouteLeg] {
    let legs = route.untangledLegs
    return leavesOutPlans ? legs.filter { !$0.isPlanOfNoDay } : legs
  }
}

/// A straight line from one known place to the next.
private struct Step {
  let leg: Int
  let point: Int
  let start: Coordinate
  let end: Coordinate

  /// Whether each is crossed by two others, on average.
  static func areTangled(_ steps: [Step]) -> Bool {
    guard let middle = steps.first?.start else { return false }
    let lines = steps.map { (Flat($0.start, around: middle), Flat($0.end, around: middle)) }
    var crossings = 0
    for (index, one) in lines.enumerated() {
      for other in lines.dropFirst(index + 2) where Flat.cross(one, other) {
        crossings += 1
        if crossings >= lines.count { return true }
      }
    }
    return false
  }
}

/// A place on the ground of a town, in degrees of latitude from its middle.
private struct Flat {
  let east: Double
  let north: Double

  init(_ place: Coordinate, around middle: Coordinate) {
    let turn = (place.longitude - middle.longitude).remainder(dividingBy: 360)
    east = turn * cos(middle.latitude * .pi / 180)
    north = place.latitude - middle.latitude
  }

  /// Whether two lines cross between their ends; what only touches, or lies on the other, does not.
  static func cross(_ one: (Flat, Flat), _ other: (Flat, Flat)) -> Bool {
    side(of: other.0, from: one) * side(of: other.1, from: one) < 0
      && side(of: one.0, from: other) * side(of: one.1, from: other) < 0
  }

  /// Positive on one side of a line, negative on the other, and none of both on it.
  private static func side(of place: Flat, from line: (Flat, Flat)) -> Double {
    let (along, beside) = (line.1.east - line.0.east, place.east - line.0.east)
    let area = along * (place.north - line.0.north) - beside * (line.1.north - line.0.north)
    return area > 0 ? 1 : area < 0 ? -1 : 0
  }
}

extension RouteLeg {
  /// Whether it joins places on land for want of anything better.
  fileprivate var isStraightOnGround: Bool {
    switch mode {
    case .rail, .flight, .boat: false
    case .walk, .bicycle, .road, .car, .taxi, nil: kind == .joined
    }
  }

  /// What remains of it without some steps, each by the number of the point it sets out from.
  fileprivate func without(_ steps: Set<Int>) -> [RouteLeg] {
    var parts: [RouteLeg] = []
    var first = 0
    for point in 0..<points.count where point == points.count - 1 || steps.contains(point) {
      if point > first { parts.append(part(from: first, to: point)) }
      first = point + 1
    }
    return parts
  }

  private func part(from first: Int, to last: Int) -> RouteLeg {
    var part = self
    part.points = Array(points[first...last])
    // The way to the first point of a day belongs to that day.
    let day = days.last { $0.point <= first + 1 }?.day
    part.days =
      [DayStart(point: 0, day: day)]
      + days.filter { $0.point > first + 1 && $0.point <= last }
      .map { DayStart(point: $0.point - first, day: $0.day, isBetweenDays: $0.isBetweenDays) }
    return part
  }
}
