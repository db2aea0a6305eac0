import Diagnostics
import Foundation
import TripModel
import TripNotation

/// Positions as travellers write and paste them (trip-folder.md, "Values common to all files").
enum CoordinateText {
  /// A position in any of the forms; what is none is told what would be.
  static func coordinate(_ text: TextNode) throws(Problem) -> Coordinate {
    if let shortener = MapLink.shortener(in: text.value) { throw .shortLink(text, shortener) }
    if let pair = pair(in: text.value) { return try coordinate(pair, text) }
    throw MapLink.isLink(text.value) ? .emptyLink(text) : .badCoordinate(text)
  }

  /// A place: `Lisbon, 38.7742 -9.1342`, a position alone, or a name alone.
  static func place(_ text: TextNode) throws(Problem) -> NamedPlace {
    if MapLink.isLink(text.value) || isFigures(text.value) {
      return NamedPlace(name: nil, coordinate: try coordinate(text))
    }
    // A position holds at most a few commas of its own, so only the last ones may end a name.
    let commas = text.value.indices(where: text.value.suffix(200).startIndex) { $0 == "," }.suffix(6)
    for comma in commas {
      let rest = text.part(text.value.index(after: comma)..<text.value.endIndex)
      if let shortener = MapLink.shortener(in: rest.value) { throw .shortLink(rest, shortener) }
      guard let pair = pair(in: rest.value) else { continue }
      let name = text.part(text.value.startIndex..<comma).value
      return NamedPlace(name: name.isEmpty ? nil : name, coordinate: try coordinate(pair, rest))
    }
    if endsWithPosition(text.value) { throw .missingComma(text) }
    return NamedPlace(name: text.value, coordinate: nil)
  }

  private static func coordinate(_ pair: (Double, Double), _ text: TextNode) throws(Problem) -> Coordinate {
    guard let coordinate = Coordinate(latitude: pair.0, longitude: pair.1) else {
      throw .outOfRange(text, latitude: pair.0, longitude: pair.1)
    }
    return coordinate
  }

  /// Latitude and longitude, not yet checked against the Earth.
  private static func pair(in text: String) -> (Double, Double)? {
    if MapLink.isLink(text) { return MapLink.position(in: text) }
    return decimals(text[...]) ?? AngleText.pair(in: text)
  }

  /// `38.6916, -9.2160` or `38.6916 -9.2160`.
  static func decimals(_ text: Substring) -> (Double, Double)? {
    guard text.utf8.count <= 100 else { return nil }
    let parts = text.split { $0 == "," || $0 == " " || $0 == "\u{A0}" }
    guard parts.count == 2, let latitude = Double(plain: parts[0]), let longitude = Double(plain: parts[1])
    else {
      return nil
    }
    return (latitude, longitude)
  }

  /// Whether a text can only be meant as a position: figures, and no letters but those of the four winds.
  private static func isFigures(_ text: String) -> Bool {
    text.contains(where: \.isFigure) && text.allSatisfy { !$0.isLetter || "NSEWnsew".contains($0) }
      && text.prefix(1).allSatisfy { !$0.isLetter || "NSEWnsew".contains($0) }
      && !text.split(separator: " ").contains { $0.count > 1 && $0.allSatisfy(\.isLetter) }
      && text.contains { ".,°º".contains($0) }
  }

  /// `Lisbon 38.7742 -9.1342`: a name and a position with nothing between them.
  private static func endsWithPosition(_ text: String) -> Bool {
    let words = text.suffix(60).split { $0 == " " || $0 == "," }
    guard words.count > 2, let last = words.last else { return false }
    return [words[words.count - 2], last].allSatisfy { $0.contains(".") && Double(plain: $0) != nil }
  }
}

extension String {
  /// The places of some letters, from an index on.
  fileprivate func indices(where start: Index, _ isWanted: (Character) -> Bool) -> [Index] {
    self[start...].indices.filter { isWanted(self[$0]) }
  }
}

extension Double {
  /// A plain decimal with a point, at most 20 characters: no exponent, no `nan`, no `inf`.
  init?(plain text: some StringProtocol) {
    guard text.utf8.count <= 24 else { return nil }
    let figures = String(text).replacing("−", with: "-")
    guard figures.contains(where: \.isFigure), figures.allSatisfy({ $0.isFigure || ".+-".contains($0) })
    else {
      return nil
    }
    self.init(figures)
  }
}

extension Problem {
  private static let forms =
    "Write latitude and longitude, such as 38.6916 -9.2160, or 38°41'29.8\"N 9°12'57.6\"W."

  fileprivate static func badCoordinate(_ text: TextNode) -> Problem {
    Problem(.badCoordinate, "“\(text.value.shortened)” is not a position", at: text.range, advice: forms)
  }

  fileprivate static func emptyLink(_ text: TextNode) -> Problem {
    Problem(
      .badCoordinate, "This link does not say where the place is", at: text.range,
      advice: "Paste one with the coordinates in it, or write them, such as 38.6916 -9.2160.")
  }

  fileprivate static func missingComma(_ text: TextNode) -> Problem {
    Problem(
      .badCoordinate, "A name and a position stand here with no comma between them", at: text.range,
      advice: "Write it like Lisbon, 38.7742 -9.1342.")
  }

  fileprivate static func outOfRange(_ text: TextNode, latitude: Double, longitude: Double) -> Problem {
    let isSwapped = abs(latitude) <= 180 && abs(longitude) <= 90
    let wrong = abs(latitude) > 90 ? "the latitude \(latitude)" : "the longitude \(longitude)"
    return Problem(
      .badCoordinate, "“\(text.value.shortened)” is not on the Earth: \(wrong) is out of range",
      at: text.range,
      advice: isSwapped
        ? "Latitude comes first and is at most 90: are the two numbers the wrong way round?"
        : "Latitude goes from -90 to 90, longitude from -180 to 180.")
  }

  fileprivate static func shortLink(_ text: TextNode, _ shortener: String) -> Problem {
    Problem(
      .shortMapLink, "A shortened link (\(shortener)) does not say where the place is without the network",
      at: text.range,
      advice: "Open it once in a browser and paste the long address it leads to, or the coordinates.")
  }
}
