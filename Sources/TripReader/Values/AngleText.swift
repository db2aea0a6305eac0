/// Positions in degrees, minutes and seconds: `38°41'29.8"N 9°12'57.6"W`, `N 38° 41.497 W 009° 12.960`.
enum AngleText {
  /// Latitude and longitude, not yet checked against the Earth; nil for any other text.
  static func pair(in text: String) -> (Double, Double)? {
    guard text.utf8.count <= 100 else { return nil }
    var angles: [(value: Double, pole: Character)] = []
    var current = Angle()
    var pole: Character?
    let isPoleFirst = text.first { !$0.isWhitespace }?.isLetter == true
    var rest = text[...]
    while let first = rest.first {
      let number = rest.prefix { $0.isFigure || $0 == "." }
      if !number.isEmpty {
        guard current.take(number) else { return nil }
        rest = rest[number.endIndex...]
        continue
      }
      rest.removeFirst()
      if let next = Self.pole(first) {
        if !isPoleFirst { pole = next }
        if let ended = pole {
          guard let value = current.value else { return nil }
          angles.append((value, ended))
          current = Angle()
        }
        pole = isPoleFirst ? next : nil
      } else if !current.take(mark: first) {
        return nil
      }
    }
    if let ended = pole, let value = current.value {
      angles.append((value, ended))
    } else if current.value != nil || pole != nil {
      return nil
    }
    return position(angles)
  }

  private static func position(_ angles: [(value: Double, pole: Character)]) -> (Double, Double)? {
    guard angles.count == 2, let north = angles.first(where: { "NS".contains($0.pole) }),
      let east = angles.first(where: { "EW".contains($0.pole) })
    else { return nil }
    return (north.pole == "S" ? -north.value : north.value, east.pole == "W" ? -east.value : east.value)
  }

  private static func pole(_ letter: Character) -> Character? {
    "NSEWnsew".contains(letter) ? letter.uppercased().first : nil
  }
}

/// Degrees, minutes and seconds as they come in, each with its mark or none.
private struct Angle {
  private var figures: [Double] = []
  private var hasFraction = false

  mutating func take(_ number: Substring) -> Bool {
    // Only the last figure has decimals.
    guard let value = Double(plain: number), figures.count < 3, !hasFraction else { return false }
    hasFraction = number.contains(".")
    figures.append(value)
    return true
  }

  /// Whether a mark may stand behind what was taken so far; two minute marks are a second mark.
  func take(mark: Character) -> Bool {
    switch mark {
    case " ", "\u{A0}", ",": true
    case "°", "º", "˚": figures.count == 1
    case "'", "’", "′", "´", "`", "‘": figures.count >= 2
    case "\"", "”", "″", "“", "˝": figures.count == 3
    default: false
    }
  }

  var value: Double? {
    guard let degrees = figures.first else { return nil }
    let minutes = figures.count > 1 ? figures[1] : 0
    let seconds = figures.count > 2 ? figures[2] : 0
    guard minutes < 60, seconds < 60 else { return nil }
    return degrees + minutes / 60 + seconds / 3600
  }
}
