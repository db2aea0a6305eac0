import TripModel

/// Homes and zones that lie near each other, as two trips write one with other digits, one as its home and one as a
/// private zone, or one before and one after a removal: they are one place with one circle. Two circles that overlap
/// would tell more of either.
enum NearHomes {
  /// One place, for itself and for others.
  struct Place {
    /// Where its circle is, and how large: one of the texts, wide enough for all.
    var text: PrivatePlaceText
    /// A home where it is one to anybody.
    var kind: PrivatePlace.Kind
    /// Which of the texts it stands for.
    var numbers: [Int]
  }

  /// The places of some texts. The result does not depend on the order of the texts but for its own.
  static func joined(_ texts: [PrivatePlaceText]) -> [Place] {
    var groups: [[Int]] = []
    for number in texts.indices {
      let near = groups.indices.filter { group in
        groups[group].contains { isOne(texts[$0], texts[number]) }
      }
      let group = near.flatMap { groups[$0] } + [number]
      for index in near.reversed() { groups.remove(at: index) }
      groups.append(group.sorted())
    }
    groups.sort { $0[0] < $1[0] }
    return groups.map { numbers in
      let all = numbers.map { texts[$0] }
      let kind = all.contains { $0.kind == .home } ? PrivatePlace.Kind.home : .zone
      return Place(text: one(of: all, as: kind), kind: kind, numbers: numbers)
    }
  }

  /// Zones of two radii around one spot would have their circles in one direction from it: a line through both middles,
  /// and the spot where their lengths say.
  private static func isOne(_ one: PrivatePlaceText, _ other: PrivatePlaceText) -> Bool {
    let isHome = one.kind == .home || other.kind == .home
    let reach = isHome ? PrivatePlace.homeMetres : min(one.metres, other.metres) / 2
    return one.middle.distance(to: other.middle) <= reach
  }

  /// One of them, so large that all that is near any of them is near it: the machine's own rather than a trip's, lest its
  /// circle move when a trip comes or goes; else a home; else the southernmost.
  private static func one(of texts: [PrivatePlaceText], as kind: PrivatePlace.Kind) -> PrivatePlaceText {
    func isBefore(_ one: PrivatePlaceText, _ other: PrivatePlaceText) -> Bool {
      if (one.place == nil) != (other.place == nil) { return one.place == nil }
      if one.kind != other.kind { return one.kind == .home }
      return (one.middle.latitude, one.middle.longitude) < (other.middle.latitude, other.middle.longitude)
    }
    guard var one = texts.min(by: isBefore) else { preconditionFailure("no home") }
    let middle = one.middle
    // Lengths on the ellipsoid differ from those on the sphere by half a per cent at most.
    let reaches = texts.map { text in
      text.metres + (text.middle == middle ? 0 : 1.005 * middle.distance(to: text.middle))
    }
    one.metres = reaches.max() ?? one.metres
    one.place = (texts.first { $0.kind == kind } ?? texts[0]).place
    return one
  }
}
