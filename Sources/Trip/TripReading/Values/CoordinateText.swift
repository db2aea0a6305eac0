import Diagnostics
import TripModel
import TripNotation

/// Positions as travellers write and paste them.
enum CoordinateText {
  /// A position in any of the forms; what is none is told what would be.
  static func coordinate(_ text: TextNode) throws(Problem) -> Coordinate {
    if let shortener = MapLink.shortener(in: text.value) { throw .shortLink(text, shortener) }
    if let pair = pair(in: text.value) { return try coordinate(pair, text) }
    if let code = PlaceCode(text.value) { throw .placeCode(text, code) }
    throw MapLink.isLink(text.value) ? .emptyLink(text) : .badCoordinate(text)
  }

  /// A place: `Lisbon, 38.7742 -9.1342`, a position alone, or a name alone.
  static func place(_ text: TextNode) throws(Problem) -> NamedPlace {
    if MapLink.isLink(text.value) || isFigures(text.value) || PlaceCode(text.value)?.isCertain == true {
      return NamedPlace(name: nil, coordinate: try coordinate(text))
    }
    // A position holds at most a few commas of its own, so only the last ones may end a name.
    let commas = text.value.indices(where: text.value.suffix(200).startIndex) { $0 == "," }.suffix(6)
    for comma in commas {
      let rest = text.part(text.value.index(after: comma)..<text.value.endIndex)
      if MapLink.isLink(rest.value) { return try named(text, before: comma, coordinate(rest)) }
      guard let pair = pair(in: rest.value) else {
        if CoordinateGuess.decimalCommas(rest.value) != nil { throw .badCoordinate(rest) }
        continue
      }
      return try named(text, before: comma, coordinate(pair, rest))
    }
    if let parts = CoordinateGuess.nameAndPosition(text.value) { throw .missingComma(text, parts) }
    return NamedPlace(name: text.value, coordinate: nil)
  }

  private static func named(
    _ text: TextNode, before comma: String.Index, _ coordinate: Coordinate
  ) throws(Problem) -> NamedPlace {
    let name = text.part(text.value.startIndex..<comma).value
    return NamedPlace(name: name.isEmpty ? nil : name, coordinate: coordinate)
  }

  private static func coordinate(_ pair: (Double, Double), _ text: TextNode) throws(Problem) -> Coordinate {
    guard let coordinate = Coordinate(latitude: pair.0, longitude: pair.1) else {
      throw .outOfRange(text, latitude: pair.0, longitude: pair.1)
    }
    return coordinate
  }

  /// Latitude and longitude, not yet checked against the Earth.
  static func pair(in text: String) -> (Double, Double)? {
    if MapLink.isLink(text) { return MapLink.position(in: text) }
    return decimals(text[...]) ?? AngleText.pair(in: text)
  }

  /// `38.6916, -9.2160`, `38.6916 -9.2160`, `38.6916; -9.2160`, `38.6916° -9.2160°`.
  static func decimals(_ text: Substring) -> (Double, Double)? {
    guard text.utf8.count <= 100 else { return nil }
    let parts = text.split { ",; \t\u{A0}\u{202F}\u{2009}".contains($0) }
    guard parts.count == 2, let latitude = degrees(parts[0]), let longitude = degrees(parts[1]) else {
      return nil
    }
    return (latitude, longitude)
  }

  private static func degrees(_ text: Substring) -> Double? {
    Double(plain: text.last == "°" || text.last == "º" ? text.dropLast() : text)
  }

  /// Whether a text can only be meant as a position: figures, and no letters but those of the four winds.
  private static func isFigures(_ text: String) -> Bool {
    text.contains(where: \.isFigure) && text.allSatisfy { !$0.isLetter || "NSEWnsew".contains($0) }
      && !text.split(separator: " ").contains { $0.count > 1 && $0.allSatisfy(\.isLetter) }
      && text.contains { ".,°º".contains($0) }
  }
}

extension String {
  /// The places of some letters, from an index on.
  fileprivate func indices(where start: Index, _ isWanted: (Character) -> Bool) -> [Index] {
    self[start...].indices.filter { isWanted(self[$0]) }
  }
}

extension Double {
  /// A plain decimal with a point, at most 24 bytes: no exponent, no `nan`, no `inf`.
  init?(plain text: some StringProtocol) {
    guard text.utf8.count <= 24 else { return nil }
    let figures = String(text.map { $0 == "−" ? "-" : $0 })
    guard figures.contains(where: \.isFigure), figures.allSatisfy({ $0.isFigure || ".+-".contains($0) })
    else { return nil }
    self.init(figures)
  }
}

extension Problem {
  fileprivate static func badCoordinate(_ text: TextNode) -> Problem {
    if let pair = CoordinateGuess.decimalCommas(text.value) {
      return Problem(
        .decimalComma, "Decimal commas in a position: “\(text.value.shortened)”", at: text.range,
        advice: "Write \(pair).")
    }
    return Problem(
      .badCoordinate, "Invalid position: “\(text.value.shortened)”", at: text.range,
      advice: CoordinateGuess.advice(for: text.value)
        ?? "Write latitude and longitude, such as 38.6916 -9.2160, or 38°41'29.8\"N 9°12'57.6\"W.")
  }

  /// A list of numbers, or numbers by name, where one text is wanted.
  static func notOneText(_ range: TextRange, _ numbers: [String]) -> Problem {
    Problem(
      .badCoordinate, "Position in brackets", at: range,
      advice: "Write latitude and longitude: \(numbers.joined(separator: " ")).")
  }

  fileprivate static func emptyLink(_ text: TextNode) -> Problem {
    Problem(
      .mapLinkWithoutPosition, "No position in this link: it \(MapLink.lack(of: text.value))", at: text.range,
      advice: "Copy the coordinates from the map instead, such as 38.6916 -9.2160.")
  }

  fileprivate static func placeCode(_ text: TextNode, _ code: PlaceCode) -> Problem {
    Problem(
      .placeCode, "Cannot look up “\(text.value.shortened)”: it is \(code.name)", at: text.range,
      advice: "Open it in a map, and copy the coordinates from there, such as 38.6916 -9.2160.")
  }

  fileprivate static func missingComma(_ text: TextNode, _ parts: (name: String, position: String)) -> Problem
  {
    Problem(
      .missingPlaceComma, "Missing comma between a name and a position", at: text.range,
      advice: "Write \(parts.name.shortened), \(parts.position).")
  }

  fileprivate static func outOfRange(_ text: TextNode, latitude: Double, longitude: Double) -> Problem {
    if abs(latitude) > 90, abs(latitude) <= 180, abs(longitude) <= 90 {
      return Problem(
        .swappedCoordinate,
        "Latitude \(latitude) in “\(text.value.shortened)” is beyond 90", at: text.range,
        advice: "Latitude comes first: write \(longitude) \(latitude), if they were swapped.")
    }
    let wrong = abs(latitude) > 90 ? "the latitude \(latitude)" : "the longitude \(longitude)"
    return Problem(
      .offTheEarth, "Position out of range: \(wrong) in “\(text.value.shortened)”", at: text.range,
      advice: "Latitude goes from -90 to 90, longitude from -180 to 180.")
  }

  fileprivate static func shortLink(_ text: TextNode, _ shortener: String) -> Problem {
    Problem(
      .shortMapLink, "Shortened link (\(shortener)): it holds no position",
      at: text.range,
      advice: "Open it in a browser and paste the long address, or the coordinates.")
  }
}
