/// An airport that has a code of IATA.
package struct Airport: Hashable, Sendable {
  /// Three capitals: `KIX`.
  package let code: String
  /// To a kilometre.
  package let coordinate: Coordinate
  /// The town that it serves, as the list calls it; nil for an airport without scheduled flights.
  package let town: String?

  /// An airport by its code; nil for a code that the list does not have.
  package init?(code: String) {
    guard let known = Self.byCode[code] else { return nil }
    self = known
  }

  /// One of the list: `KIX 34.43 135.24 Osaka`, or without a town.
  private init?(_ entry: Substring) {
    let words = entry.split(maxSplits: 3, whereSeparator: \.isWhitespace)
    guard words.count >= 3, let latitude = Double(words[1]), let longitude = Double(words[2]),
      let coordinate = Coordinate(latitude: latitude, longitude: longitude)
    else { return nil }
    code = String(words[0])
    self.coordinate = coordinate
    town = words.count == 4 ? String(words[3]) : nil
  }

  /// All of them, by their codes in order.
  package static let all: [Airport] = list.split(separator: ";").compactMap { Airport($0) }

  private static let byCode = Dictionary(all.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })

  /// Metres that one goes to an airport from where one is; and so many of them are a choice.
  package static let reach = 150_000.0
  package static let choice = 3

  /// The airports with scheduled flights around a place, the nearest first; of two as near, the first by its code.
  package static func near(
    _ place: Coordinate, within metres: Double = Airport.reach, atMost count: Int = Airport.choice
  ) -> [Airport] {
    // A degree of latitude is nowhere less than 110 km: most are far to the north or south, which costs nothing.
    let degrees = metres / 110_000
    let found = all.compactMap { airport -> (airport: Airport, metres: Double)? in
      let north = airport.coordinate.latitude - place.latitude
      guard airport.town != nil, abs(north) <= degrees else { return nil }
      let distance = airport.coordinate.distance(to: place)
      return distance <= metres ? (airport, distance) : nil
    }
    return found.sorted { ($0.metres, $0.airport.code) < ($1.metres, $1.airport.code) }.prefix(max(0, count))
      .map(\.airport)
  }
}
