extension Airport {
  /// The airport that one would fly to: of all that serve the same city as the nearest one the largest, since that is where
  /// flights from far away land, Kansai and not Itami for Kyoto. Elsewhere it is the nearest: what its name says, such as
  /// International, tells less, for Itami has that in its name and no such flight. Nil where none is within reach.
  package static func serving(_ place: Coordinate) -> Airport? {
    let around = near(place, atMost: .max)
    guard let nearest = around.first, let city = ranks[nearest.code]?.city else { return around.first }
    // Of several as large, the first is the nearest.
    return around.filter { ranks[$0.code]?.city == city }
      .min { (ranks[$0.code]?.rank ?? 0) < (ranks[$1.code]?.rank ?? 0) }
  }

  /// The city that each of several serves, by its number, and how many of them are larger, by their codes.
  private static let ranks: [String: (city: Int, rank: Int)] = {
    var ranks: [String: (city: Int, rank: Int)] = [:]
    for (city, area) in areaList.split(separator: ";").enumerated() {
      for (rank, codes) in area.split(separator: ">").enumerated() {
        for code in codes.split(whereSeparator: \.isWhitespace) { ranks[String(code)] = (city, rank) }
      }
    }
    return ranks
  }()
}
