import Diagnostics
import TripModel

/// What the texts of a trip's days call the ends of their walks: a place has one name, on whichever day one came there and
/// however the text of that day spells it.
package struct ToldPlaces: Sendable {
  private struct Told: Sendable {
    let name: String
    /// Which of all it is, in the order of the days.
    let order: Int
  }

  private let told: NeighbourIndex<Told>

  /// Metres within which the ends of two walks are at one place: a receiver that has just been switched on is as far off.
  private static let reach = 250.0
  /// Letters of a name below which another that differs in one is another name, as `Alm` and `Alp` are.
  private static let leastLetters = 6

  package init(of plan: TripPlan) {
    let ends = plan.days.flatMap { WalkStops.toldEnds(of: $0, in: plan) }
    told = NeighbourIndex(
      ends.enumerated().map { order, end in (end.place, Told(name: end.name, order: order)) })
  }

  /// The name of a place that its own day calls so, or not at all: of several spellings the commonest, and of those the
  /// first. Nil where no day calls it anything.
  func name(of place: Coordinate, called own: String?) -> String? {
    let near = told.within(Self.reach, of: place).map(\.element)
    guard let name = own ?? near.first?.name else { return nil }
    let spellings = near.filter { Self.isSpelling($0.name, of: name) }
    let counts = Dictionary(grouping: spellings, by: \.name).mapValues(\.count)
    let best = spellings.min { one, other in
      (-(counts[one.name] ?? 0), one.order) < (-(counts[other.name] ?? 0), other.order)
    }
    return best?.name ?? name
  }

  /// Whether two names of one place differ in a single letter, or not at all.
  private static func isSpelling(_ one: String, of other: String) -> Bool {
    if one == other { return true }
    let (one, other) = (Array(one.lowercased()), Array(other.lowercased()))
    guard min(one.count, other.count) >= leastLetters, abs(one.count - other.count) <= 1 else { return false }
    return Spelling.distance(one, other) <= 1
  }
}
