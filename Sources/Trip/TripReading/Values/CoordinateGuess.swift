import TripNotation

/// What a text that is no position was probably meant to be: never used, only proposed.
enum CoordinateGuess {
  /// `38.6916 -9.2160` for `38,6916, -9,2160`; nil for other texts.
  static func decimalCommas(_ text: String) -> String? {
    guard text.utf8.count <= 100 else { return nil }
    var rest = text[...]
    // Of `38,7, -9,1` nobody can tell which comma parts the numbers; a blank alone does.
    let words = text.split(whereSeparator: \.isWhitespace)
    let isParted = words.count == 2 && words.allSatisfy { $0.count { $0 == "," } == 1 && $0.last != "," }
    let fewest = isParted ? 1 : 2
    guard let latitude = decimalComma(&rest, fewest) else { return nil }
    let between = rest.prefix { ",; \t\u{A0}".contains($0) }
    rest = rest[between.endIndex...]
    guard !between.isEmpty, let longitude = decimalComma(&rest, fewest), rest.isEmpty else { return nil }
    return latitude + " " + longitude
  }

  /// With so many figures behind the comma, at least.
  private static func decimalComma(_ rest: inout Substring, _ fewest: Int) -> String? {
    let sign = rest.prefix(1).filter { "+-−".contains($0) }
    let whole = rest.dropFirst(sign.count).prefix(while: \.isFigure)
    let behind = rest[whole.endIndex...]
    let fraction = behind.dropFirst().prefix(while: \.isFigure)
    guard (1...3).contains(whole.count), behind.first == ",", fraction.count >= fewest else { return nil }
    rest = rest[fraction.endIndex...]
    return (sign.isEmpty || sign == "+" ? "" : "-") + whole + "." + fraction
  }

  /// A way out for a text with the right numbers, and something else that should not be there.
  static func advice(for text: String) -> String? {
    guard text.utf8.count <= 200 else { return nil }
    let letters = text.split { !$0.isLetter }.map { $0.lowercased() }
    let hasMinus = text.contains { "-−".contains($0) }
    if letters.contains("o"), letters.allSatisfy({ ["n", "s", "o"].contains($0) }) {
      return "O is east in some languages and west in others: write E or W."
    }
    if hasMinus, letters.contains(where: { $0 == "s" || $0 == "w" }),
      letters.allSatisfy({ "nsew".contains($0) })
    {
      return "A minus means south or west as well: write either the minus or the letter."
    }
    guard letters.allSatisfy(labels.contains) else { return nil }
    let numbers = text.split { !$0.isFigure && !".-−".contains($0) }.filter { $0.contains(".") }
    guard numbers.count == 2 || numbers.count == 3, numbers.allSatisfy({ Double(plain: $0) != nil }) else {
      return nil
    }
    let size = numbers.map { abs(Double(plain: $0) ?? 0) }
    if size[0] > 90, size[0] <= 180, size[1] <= 90 {
      return "Write the latitude first, then the longitude: \(numbers[1]) \(numbers[0])."
    }
    // Of three the last is a height.
    return "Write latitude and longitude alone: \(numbers[0]) \(numbers[1])."
  }

  private static let labels: Set<String> = [
    "lat", "latitude", "lon", "long", "lng", "longitude", "gps", "wgs", "m", "alt", "position", "point",
  ]

  /// `Lisbon 38.7742 -9.1342`, `Lisbon (38.7742, -9.1342)`: a name and a position with no comma between them.
  static func nameAndPosition(_ text: String) -> (name: String, position: String)? {
    let end = text.suffix(150)
    let words = end.split(whereSeparator: \.isBlank)
    for (count, word) in words.enumerated().dropFirst() where word.startIndex > text.startIndex {
      let isStart =
        word.first?.isFigure == true || "(-+−[NSns".contains(word.prefix(1)) || word.contains("://")
      guard isStart, words.count - count <= 8 else { continue }
      let position = end[word.startIndex...].filter { !"()[]".contains($0) }
      let isExact = word.contains("://") || position.contains { ".°".contains($0) }
      guard isExact, CoordinateText.pair(in: position) != nil else { continue }
      let name = text[..<word.startIndex].reversed().drop { $0.isBlank || ":-–;(".contains($0) }.reversed()
      return (String(name), position)
    }
    return nil
  }
}

extension CoordinateText {
  /// The numbers of `[38.69, -9.21]` or `{lat: 38.69, lon: -9.21}`, latitude first; nil for any other value.
  static func numbers(in node: Node) -> [String]? {
    let texts: [String]
    if let fields = node.fields {
      let found = ["lat", "lon"].map { name in
        fields.first { $0.key.lowercased().hasPrefix(name) || (name == "lon" && $0.key == "lng") }?.value
          .text?.value
      }
      texts = found.compactMap(\.self)
    } else {
      texts = (node.items ?? []).compactMap { $0.text?.value }
    }
    return texts.count == 2 && texts.allSatisfy { Double(plain: $0) != nil } ? texts : nil
  }
}
