/// The numbers of a text that may be degrees, as they come, with what stands around each: two that are a position
/// within a circle are told when the number behind them is known.
struct AngleLine {
  let bytes: [UInt8]
  let circles: [ForbiddenCircle]
  let language: LetterLanguage
  /// The last ones, the newest behind.
  private var recent: [Angle] = []

  /// How far two numbers of a position may stand apart: a name and a line break, or a number between them.
  private static let maxBetween = 64
  /// With so many decimals, a hundred metres, numbers are seldom anything else. Coarser ones are everywhere: they are
  /// a position where something calls them so.
  private static let plainDecimals = 3

  init(bytes: [UInt8], circles: [ForbiddenCircle], language: LetterLanguage) {
    (self.bytes, self.circles, self.language) = (bytes, circles, language)
  }

  mutating func take(_ angle: Angle, _ found: inout [PositionSearch.Found]) {
    recent.append(angle)
    judge(recent.count - 2, &found)
    if recent.count > 6 { recent.removeFirst() }
  }

  mutating func finish(_ found: inout [PositionSearch.Found]) { judge(recent.count - 1, &found) }

  /// Holds a number against the two before it.
  private func judge(_ second: Int, _ found: inout [PositionSearch.Found]) {
    for first in [second - 1, second - 2] where first >= 0 {
      let (one, other) = (recent[first], recent[second])
      guard other.range.lowerBound - one.range.upperBound <= Self.maxBetween,
        let circle = circles.first(where: { circle in isWithin(circle, one, other) }),
        isPair(first, second), !isAcrossPairs(first, second), !isHeight(first, second)
      else { continue }
      found.append(.init(circle: circle, range: one.range.lowerBound..<other.range.upperBound))
      return
    }
  }

  // MARK: - What two numbers say

  private func isWithin(_ circle: ForbiddenCircle, _ one: Angle, _ other: Angle) -> Bool {
    readings(one, other).contains { first, second in
      let (a, b) = (first.map(\.axis), second.map(\.axis))
      // Whether the first is the latitude: said by a letter, else either may be.
      let orders = a == nil && b == nil ? [true, false] : a == b ? [] : [a == .north || b == .east]
      return orders.contains { isFirstLatitude in
        degrees(one, first).contains { a in
          degrees(other, second).contains { b in
            let (latitude, longitude) = isFirstLatitude ? (a, b) : (b, a)
            return abs(latitude) <= 90 && abs(longitude) <= 180
              && circle.holds(latitude: latitude, longitude: longitude)
          }
        }
      }
    }
  }

  private func degrees(_ angle: Angle, _ letter: Angle.Letter?) -> [Double] {
    if let letter, letter.hemisphere == .eastOrWest, angle.minus == .none, let isEast = language.isEast {
      return [isEast ? angle.size : -angle.size]
    }
    return angle.degrees(by: letter)
  }

  /// Which letter each of two numbers may have; one that stands between them is one's alone.
  private func readings(_ one: Angle, _ other: Angle) -> [(Angle.Letter?, Angle.Letter?)] {
    let (ones, others) = (one.letters, other.letters)
    guard !ones.isEmpty || !others.isEmpty else { return [(nil, nil)] }
    let firsts: [Angle.Letter?] = ones.isEmpty ? [nil] : ones
    let seconds: [Angle.Letter?] = others.isEmpty ? [nil] : others
    var pairs = firsts.flatMap { first in seconds.map { (first, $0) } }
      .filter { $0.0 == nil || $0.0?.place != $0.1?.place }
    if let shared = one.behind, shared.place == other.before?.place, ones.count == 1, others.count == 1 {
      pairs += [(nil, other.before), (shared, nil)]
    }
    return pairs
  }

  /// Whether two numbers are called a position, or are so exact that they need no name; and neither is called
  /// something else.
  private func isPair(_ first: Int, _ second: Int) -> Bool {
    let (one, other) = (recent[first], recent[second])
    let names = (name(one), name(other))
    let isFirstNamed = names.0 == .latitude || names.0 == .longitude
    let isSecondNamed = names.1 == .latitude || names.1 == .longitude
    if isFirstNamed, names.1 == names.0 || names.1 == .other { return false }
    if isSecondNamed, names.0 == .other { return false }
    let hasLetters = readings(one, other).contains { $0 != nil && $1 != nil && $0?.axis != $1?.axis }
    let isNamed = isFirstNamed && isSecondNamed
    // A third number between two is no part of a list of equals: longitude, latitude, height.
    if second - first == 2, !isNamed, !hasLetters, shape(first, first + 1) == shape(first + 1, second) {
      return false
    }
    let decimals = min(one.decimals, other.decimals)
    if decimals >= Self.plainDecimals || isNamed || hasLetters && decimals >= 2 { return true }
    return !hasWords(first, second)
      && (isFirstNamed || isSecondNamed || names.0 == .position
        || AngleName.isOfPositions(before: one.range.lowerBound, in: bytes))
  }

  private func name(_ angle: Angle) -> AngleName {
    AngleName.read(before: angle.range.lowerBound, in: bytes)
  }

  // MARK: - What stands around them

  /// Whether the first number ends a position and the second begins the next one, as in a list of positions: the two
  /// together are where nobody was.
  private func isAcrossPairs(_ first: Int, _ second: Int) -> Bool {
    guard first > 0, second + 1 < recent.count else { return false }
    let (before, one, other, behind) = (recent[first - 1], recent[first], recent[second], recent[second + 1])
    guard isNear(before, one), isNear(other, behind), before.size <= 180, behind.size <= 180 else {
      return false
    }
    // Where all four say what they are, the order tells.
    if let a = axis(before, one), let b = axis(other, behind), a == b { return true }
    let (inner, outer) = (strength(first - 1, first), strength(first, second))
    guard outer > inner, shape(first - 1, first) == shape(second, second + 1) else { return false }
    if outer == .structure { return true }
    // Marks alone may separate anything; neighbours in a list of positions are near to each other.
    return abs(before.size - other.size) < 3 && abs(one.size - behind.size) < 3
  }

  private func isNear(_ one: Angle, _ other: Angle) -> Bool {
    other.range.lowerBound - one.range.upperBound <= Self.maxBetween
  }

  /// What the first of two numbers is, where letters or names say it of both.
  private func axis(_ one: Angle, _ other: Angle) -> Angle.Axis? {
    if let pair = readings(one, other).first(where: { $0 != nil && $1 != nil && $0?.axis != $1?.axis }) {
      return pair.0?.axis
    }
    switch (name(one), name(other)) {
    case (.latitude, .longitude): return .north
    case (.longitude, .latitude): return .east
    default: return nil
    }
  }

  /// Whether the second is the height behind a longitude and a latitude: `[11.5755,48.1374,520.1]`.
  private func isHeight(_ first: Int, _ second: Int) -> Bool {
    guard first > 0, second == first + 1, recent[second].decimals < Self.plainDecimals,
      recent[first - 1].decimals > recent[second].decimals
    else { return false }
    let start = recent[first - 1].range.lowerBound
    return start > 0 && "[(>".utf8.contains(bytes[start - 1]) && isNear(recent[first - 1], recent[first])
      && shape(first - 1, first) == shape(first, second)
  }

  /// How strongly what stands between two numbers divides them.
  private enum Strength: Int, Comparable {
    case comma, blank, commaAndBlank, mark, structure

    static func < (one: Strength, other: Strength) -> Bool { one.rawValue < other.rawValue }
  }

  private func strength(_ first: Int, _ second: Int) -> Strength {
    let gap = bytes[recent[first].range.upperBound..<recent[second].range.lowerBound]
    var (blanks, commas, isMarked) = (false, false, false)
    for byte in gap {
      switch byte {
      case UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"), UInt8(ascii: "<"): return .structure
      case 0x0A, 0x0D, UInt8(ascii: ";"), UInt8(ascii: "|"): isMarked = true
      case 0x20, 0x09: blanks = true
      case UInt8(ascii: ","): commas = true
      default: if Self.isLetter(byte) { isMarked = true }
      }
    }
    if isMarked { return .mark }
    return blanks ? commas ? .commaAndBlank : .blank : .comma
  }

  /// What stands between two numbers, without their signs and without the figures of a third.
  private func shape(_ first: Int, _ second: Int) -> [UInt8] {
    bytes[recent[first].range.upperBound..<recent[second].range.lowerBound].filter {
      !(0x30...0x39).contains($0) && $0 != UInt8(ascii: "-") && !"NSEWOnsewo".utf8.contains($0)
    }
  }

  private func hasWords(_ first: Int, _ second: Int) -> Bool {
    let gap = bytes[recent[first].range.upperBound..<recent[second].range.lowerBound]
    return gap.split { !Self.isLetter($0) }.contains { $0.count > 1 }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
