/// What the word before a number calls it: `lat=`, `"longitude":`, `<ele>`, or nothing.
enum AngleName: Hashable {
  case latitude, longitude
  /// What is said of positions: `coordinates`, `geo:`, `?q=`.
  case position
  /// The name of something else, such as a height.
  case other
  case none

  /// How far a name may stand before its number: quotes, signs and brackets.
  private static let furthest = 8

  static func read(before start: Int, in bytes: [UInt8]) -> AngleName {
    var place = start
    var isKey = false
    while place > 0, start - place < furthest, !isOfWord(bytes[place - 1]) {
      // A sign between the name and its value.
      if "=:>\"'@".utf8.contains(bytes[place - 1]) { isKey = true }
      place -= 1
    }
    if start > 0, bytes[start - 1] == UInt8(ascii: "@") { return .position }
    let word = word(endingAt: place, in: bytes)
    guard !word.isEmpty else { return .none }
    switch word {
    case "lat", "latitude", "mlat", "latitud", "latitudine": return .latitude
    case "lon", "lng", "longitude", "mlon", "mlng", "longitud", "longitudine": return .longitude
    case "coord", "coords", "coordinate", "coordinates", "geo": return .position
    // What is a word of the language as well is a name where a sign stands behind it.
    case "long": return isKey ? .longitude : .none
    case _ where keys.contains(word): return isKey ? .position : .none
    default: return isKey ? .other : .none
    }
  }

  private static let keys: Set<String> = [
    "position", "point", "center", "centre", "location", "loc", "q", "ll",
  ]

  /// The last part of the word: `data-lat`, `startLat` and `geo_lat` are `lat`.
  private static func word(endingAt end: Int, in bytes: [UInt8]) -> String {
    var start = end
    while start > 0, end - start < 24, isLetter(bytes[start - 1]) {
      start -= 1
      // A capital behind a small letter begins a word.
      if start > 0, (0x41...0x5A).contains(bytes[start]), (0x61...0x7A).contains(bytes[start - 1]) { break }
    }
    if start > 0, bytes[start - 1] >= 0x80 { return "" }
    return String(decoding: bytes[start..<end], as: UTF8.self).lowercased()
  }

  /// Whether a word of positions stands somewhat before a number, behind which no other word of the kind follows.
  static func isOfPositions(before start: Int, in bytes: [UInt8]) -> Bool {
    let from = max(0, start - 32)
    // A word that begins further on the left is not cut in two.
    let isCut = from > 0 && isLetter(bytes[from - 1])
    let before = isCut ? bytes[from..<start].drop(while: isLetter) : bytes[from..<start]
    return before.split { !isLetter($0) }.contains { letters in
      let word = String(decoding: letters, as: UTF8.self)
      return ofPositions.contains(word.lowercased()) || word.hasSuffix("Coordinates")
        || word.hasSuffix("Coords")
    }
  }

  private static let ofPositions: Set<String> = [
    "lat", "latitude", "lon", "lng", "longitude", "geo", "coord", "coords", "coordinate", "coordinates",
  ]

  private static func isOfWord(_ byte: UInt8) -> Bool {
    isLetter(byte) || (0x30...0x39).contains(byte) || byte >= 0x80
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
