import TripModel

/// Homes that lie near each other, as two trips write one with other digits, or one before and one after a removal:
/// they are one place with one circle. Two circles that overlap would tell more of either.
enum NearHomes {
  /// The places as they stand for themselves and for others, each with the numbers of the texts that are in it.
  ///
  /// A private zone that is written twice is one. The result does not depend on the order of the texts but for its own.
  static func joined(_ texts: [PrivatePlaceText]) -> [(text: PrivatePlaceText, numbers: [Int])] {
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
    return groups.map { (one(of: $0.map { texts[$0] }), $0) }
  }

  private static func isOne(_ one: PrivatePlaceText, _ other: PrivatePlaceText) -> Bool {
    guard one.kind == other.kind else { return false }
    if one.kind == .home { return one.middle.distance(to: other.middle) <= PrivatePlace.homeMetres }
    return one.middle == other.middle && one.metres == other.metres
  }

  /// One of them, so large that all that is near any of them is near it: the machine's own rather than a trip's, lest its
  /// circle move when a trip comes or goes; else the southernmost.
  private static func one(of texts: [PrivatePlaceText]) -> PrivatePlaceText {
    func rank(_ text: PrivatePlaceText) -> (Int, Double, Double) {
      (text.place == nil ? 0 : 1, text.middle.latitude, text.middle.longitude)
    }
    guard var one = texts.min(by: { rank($0) < rank($1) }) else { preconditionFailure("no home") }
    let middle = one.middle
    // Lengths on the ellipsoid differ from those on the sphere by half a per cent at most.
    let reaches = texts.map { text in
      text.metres + (text.middle == middle ? 0 : 1.005 * middle.distance(to: text.middle))
    }
    one.metres = reaches.max() ?? one.metres
    one.place = texts[0].place
    return one
  }
}
