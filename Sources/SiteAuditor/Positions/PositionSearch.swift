/// Finds positions in a text, however they are written: two decimal numbers beside each other, in either order, with names of
/// attributes, commas or anything short between them; and degrees, minutes and seconds.
///
/// What is no position but looks like one does no harm: it is told only where it lies in a circle, and of a square degree most
/// circles are less than a thousandth.
struct PositionSearch {
  let circles: [ForbiddenCircle]

  struct Found: Hashable {
    let circle: ForbiddenCircle
    let range: Range<Int>
  }

  func found(in bytes: [UInt8]) -> [Found] {
    guard !circles.isEmpty else { return [] }
    var found: [Found] = []
    for decimalSign in [UInt8(ascii: "."), UInt8(ascii: ",")] {
      var recent: [Angle] = []
      AngleReader.numbers(in: bytes, decimalSign: decimalSign) { take($0, &recent, &found, bytes) }
    }
    var recent: [Angle] = []
    AngleReader.degrees(in: bytes) { take($0, &recent, &found, bytes) }
    var seen: Set<Int> = []
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }.filter {
      seen.insert($0.range.lowerBound).inserted
    }
  }

  /// How far two numbers of a position may stand apart: a name and a line break, or a number between them.
  private static let mostBetween = 64

  /// Holds an angle against the two before it.
  private func take(_ second: Angle, _ recent: inout [Angle], _ found: inout [Found], _ bytes: [UInt8]) {
    for first in recent.reversed() {
      guard second.range.lowerBound - first.range.upperBound <= Self.mostBetween,
        // Coarse numbers are everywhere; they are a position where something calls them so.
        min(first.decimals, second.decimals) >= Self.plainDecimals || isNamed(first.range.lowerBound, bytes),
        let circle = circles.first(where: { $0.holds(first, second) || $0.holds(second, first) })
      else { continue }
      found.append(Found(circle: circle, range: first.range.lowerBound..<second.range.upperBound))
      break
    }
    if recent.count == 2 { recent.removeFirst() }
    recent.append(second)
  }

  /// A hundred metres.
  private static let plainDecimals = 3
  private static let names = [
    "lat", "lon", "lng", "geo", "coord", "position", "center", "ll=", "q=", "@", "point",
  ]

  private func isNamed(_ start: Int, _ bytes: [UInt8]) -> Bool {
    let before = String(decoding: bytes[max(0, start - 32)..<start], as: UTF8.self).lowercased()
    return Self.names.contains(where: before.contains)
  }
}

extension ForbiddenCircle {
  /// Whether two angles are a latitude and a longitude within the circle; a letter for a hemisphere decides their signs.
  fileprivate func holds(_ north: Angle, _ east: Angle) -> Bool {
    guard north.hemisphere != .east, east.hemisphere != .north, abs(north.degrees) <= 90,
      abs(east.degrees) <= 180
    else { return false }
    return north.signs.contains { one in
      east.signs.contains { other in
        holds(latitude: one * north.degrees, longitude: other * east.degrees)
      }
    }
  }
}

/// A number of degrees in a text.
struct Angle: Hashable {
  enum Hemisphere { case north, east }

  var degrees: Double
  /// How many digits stand behind the decimal sign.
  var decimals: Int
  var range: Range<Int>
  /// Which of the two it is, where a letter says so.
  var hemisphere: Hemisphere?
  /// Whether a letter says that it counts to the south or west.
  var isNegated = false

  /// What to multiply the degrees with: letters and signs are not always both meant.
  var signs: [Double] { isNegated ? [-1, 1] : [1] }
}
