/// Positions in degrees, minutes and seconds: `38°41'29.8"N 9°12'57.6"W`, `N 38° 41.497 W 009° 12.960`.
enum AngleText {
  /// Latitude and longitude, not yet checked against the Earth; nil for any other text.
  static func pair(in text: String) -> (Double, Double)? {
    guard text.utf8.count <= 100 else { return nil }
    return text.contains { "NSEWnsew".contains($0) } ? named(text[...]) : signed(text)
  }

  /// With the letters of the winds before or behind the angles.
  private static func named(_ text: Substring) -> (Double, Double)? {
    var angles: [(value: Double, pole: Character)] = []
    var current = Angle()
    var pole: Character?
    let isPoleFirst = text.first { !$0.isWhitespace }?.isLetter == true
    var rest = text
    while let first = rest.first {
      if first.isFigure || first == "." {
        guard current.takeNumber(from: &rest) else { return nil }
        continue
      }
      rest.removeFirst()
      if let next = Self.pole(first) {
        if !isPoleFirst { pole = next }
        if let ended = pole {
          guard let value = current.value(towards: ended) else { return nil }
          angles.append((value, ended))
          current = Angle()
        }
        pole = isPoleFirst ? next : nil
      } else if !current.take(mark: first) {
        return nil
      }
    }
    if let ended = pole, let value = current.value(towards: ended) {
      angles.append((value, ended))
    } else if !current.isEmpty || pole != nil {
      return nil
    }
    return position(angles)
  }

  private static func position(_ angles: [(value: Double, pole: Character)]) -> (Double, Double)? {
    guard angles.count == 2, let north = angles.first(where: { "NS".contains($0.pole) }),
      let east = angles.first(where: { "EW".contains($0.pole) })
    else { return nil }
    return (north.value, east.value)
  }

  /// Without letters, by their signs: `38°41'29.8", -9°12'57.6"`.
  private static func signed(_ text: String) -> (Double, Double)? {
    guard text.filter({ "°º˚".contains($0) }).count == 2 else { return nil }
    for index in text.indices where ",; ".contains(text[index]) {
      guard let latitude = angle(text[..<index]), let longitude = angle(text[index...]) else { continue }
      return (latitude, longitude)
    }
    return nil
  }

  private static func angle(_ text: Substring) -> Double? {
    var angle = Angle()
    var rest = text.drop { ",; ".contains($0) }
    guard rest.contains(where: { "°º˚".contains($0) }) else { return nil }
    while let first = rest.first {
      if first.isFigure {
        guard angle.takeNumber(from: &rest) else { return nil }
      } else {
        guard angle.take(mark: first) else { return nil }
        rest.removeFirst()
      }
    }
    return angle.value(towards: nil)
  }

  private static func pole(_ letter: Character) -> Character? {
    "NSEWnsew".contains(letter) ? letter.uppercased().first : nil
  }
}

/// Degrees, minutes and seconds as they come in, each with its mark or none.
private struct Angle {
  private var figures: [Double] = []
  private var hasFraction = false
  private var sign: Double?

  var isEmpty: Bool { figures.isEmpty && sign == nil }

  /// Takes a number with a point, or with a comma close between its figures.
  mutating func takeNumber(from rest: inout Substring) -> Bool {
    var number = rest.prefix { $0.isFigure || $0 == "." }
    let behind = rest[number.endIndex...].dropFirst()
    if rest[number.endIndex...].first == ",", behind.first?.isFigure == true, !number.contains(".") {
      number = rest[..<behind.prefix(while: \.isFigure).endIndex]
    }
    // Only the last figure has decimals.
    guard let value = Double(plain: number.replacing(",", with: ".")), figures.count < 3, !hasFraction
    else { return false }
    hasFraction = number.contains { ".,".contains($0) }
    figures.append(value)
    rest = rest[number.endIndex...]
    return true
  }

  /// Whether a mark may stand behind what was taken so far; two minute marks are a second mark.
  mutating func take(mark: Character) -> Bool {
    switch mark {
    case " ", "\u{A0}", ",", ";": return true
    case "+", "-", "−":
      guard isEmpty else { return false }
      sign = mark == "+" ? 1 : -1
      return true
    case "°", "º", "˚": return figures.count == 1
    case "'", "’", "′", "´", "`", "‘": return figures.count >= 2
    case "\"", "”", "″", "“", "˝": return figures.count == 3
    default: return false
    }
  }

  /// The angle, south and west negative; nil for one with a minus and such a letter, which may mean either.
  func value(towards pole: Character?) -> Double? {
    guard let degrees = figures.first else { return nil }
    let isBack = pole == "S" || pole == "W"
    let minutes = figures.count > 1 ? figures[1] : 0
    let seconds = figures.count > 2 ? figures[2] : 0
    guard minutes < 60, seconds < 60, !(isBack && sign == -1) else { return nil }
    return (isBack ? -1 : sign ?? 1) * (degrees + minutes / 60 + seconds / 3600)
  }
}
