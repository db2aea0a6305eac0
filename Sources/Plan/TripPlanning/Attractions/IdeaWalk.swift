package import TripModel

/// A way through what is saved for a day, so that it is a short one.
package struct IdeaWalk: Sendable {
  /// In the order in which one comes to them.
  package var ideas: [AttractionID]
  /// Metres from the one before, straight on; the first from where one slept, where that is known and near.
  package var metres: [Double?]
  /// All positions, that bed first.
  package var points: [Coordinate]
  /// Where one slept, as far as the way begins there.
  package var bed: EventID?

  /// Nobody sees more on a day, and the shortest way through more is long to look for.
  private static let mostInDay = 30

  /// Nil where there are not two to go to.
  static func through(_ ideas: [AttractionPlan], from bed: Bed?) -> IdeaWalk? {
    let placed = ideas.compactMap { idea in idea.position.map { (idea: idea, at: $0.value) } }
    guard placed.count > 1, placed.count <= mostInDay else { return nil }
    // From a bed of the night before that is a journey away nobody sets out on foot.
    let bed = bed.flatMap { bed in placed.contains { $0.at.metres(to: bed.at) <= 15_000 } ? bed : nil }
    let order = Course(
      points: placed.map(\.at), times: placed.map { $0.idea.time?.local.clockSeconds }, from: bed?.at
    )
    .order
    let points = [bed?.at].compactMap(\.self) + order.map { placed[$0].at }
    let legs = zip(points, points.dropFirst()).map { $0.metres(to: $1) }
    return IdeaWalk(
      ideas: order.map { placed[$0].idea.id }, metres: (bed == nil ? [nil] : []) + legs, points: points,
      bed: bed?.event)
  }
}

/// The shortest way through some points on which those with a time keep their order.
private struct Course {
  let points: [Coordinate]
  let times: [Int?]
  let from: Coordinate?

  /// Of so many all ways are tried.
  private static let maxTried = 7

  var order: [Int] { points.count <= Self.maxTried ? shortest : inserted }

  private var shortest: [Int] {
    var best: (metres: Double, order: [Int]) = (.infinity, [])
    func go(_ order: [Int], _ metres: Double) {
      if metres >= best.metres { return }
      if order.count == points.count {
        best = (metres, order)
        return
      }
      for next in points.indices where !order.contains(next) && mayFollow(next, order) {
        let here = order.last.map { points[$0] } ?? from
        go(order + [next], metres + (here?.distance(to: points[next]) ?? 0))
      }
    }
    go([], 0)
    return best.order
  }

  /// Whether all of earlier hours are behind one.
  private func mayFollow(_ next: Int, _ order: [Int]) -> Bool {
    guard let time = times[next] else { return true }
    return points.indices.allSatisfy { other in
      guard other != next, let earlier = times[other], !order.contains(other) else { return true }
      return (time, next) < (earlier, other)
    }
  }

  /// Of many: those with a time, then each of the others where it lengthens the way least.
  private var inserted: [Int] {
    var order = points.indices.filter { times[$0] != nil }
      .sorted { (times[$0] ?? 0, $0) < (times[$1] ?? 0, $1) }
    var others = points.indices.filter { times[$0] == nil }
    while !others.isEmpty {
      var best: (added: Double, other: Int, place: Int) = (.infinity, 0, 0)
      for (index, other) in others.enumerated() {
        for place in 0...order.count {
          let added = added(other, at: place, in: order)
          if added < best.added { best = (added, index, place) }
        }
      }
      order.insert(others.remove(at: best.other), at: best.place)
    }
    return order
  }

  private func added(_ point: Int, at place: Int, in order: [Int]) -> Double {
    let before = place > 0 ? points[order[place - 1]] : from
    let after = place < order.count ? points[order[place]] : nil
    let there = before.map { $0.distance(to: points[point]) } ?? 0
    let on = after.map { points[point].distance(to: $0) } ?? 0
    let straight = before.flatMap { before in after.map { before.distance(to: $0) } } ?? 0
    return there + on - straight
  }
}

/// Where one slept.
struct Bed {
  var event: EventID
  var at: Coordinate
}

extension Sequence<EventPlan> {
  /// What was booked for the night before a day, unless that is for its author alone: nobody is led there.
  func bed(before day: LocalDate) -> EventPlan? { first { $0.nights.contains(day - 1) && $0.kept == nil } }
}

extension DayPlan {
  /// Where one slept the night before. Of what is only known to be in a town or a region nothing more exact is told.
  func bed(among things: TripThings) -> Bed? {
    guard let event = things.itinerary.events.bed(before: date), let position = event.at?.position,
      !position.reason.isVague
    else { return nil }
    return Bed(event: event.id, at: position.value)
  }
}
