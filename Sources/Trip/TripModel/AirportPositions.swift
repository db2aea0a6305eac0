extension AirportCode {
  /// Where the airport is whose code a name has; nil where it has none that tells a city, or the list does not
  /// have it.
  package static func position(in name: String) -> Coordinate? {
    code(in: name).flatMap { positions[$0] }
  }

  private static let positions: [String: Coordinate] = {
    var found: [String: Coordinate] = [:]
    for line in positionList.split(separator: ";") {
      let words = line.split(whereSeparator: \.isWhitespace)
      guard words.count == 3, let latitude = Double(words[1]), let longitude = Double(words[2]) else {
        continue
      }
      found[String(words[0])] = Coordinate(latitude: latitude, longitude: longitude)
    }
    return found
  }()
}
