/// The scale of one profile: how high, and how long. The sheet is as long as the way, and the heights fill it, so that a
/// walk shows its shape whatever else the trip did.
package struct ProfileScale: Hashable, Sendable {
  /// Metres above the sea of the base line and of the highest place.
  let low: Double
  let high: Double
  /// Metres of way over the whole width.
  package let metres: Double
  /// Metres above the sea at which a line is drawn, and metres of way that are named: here and on the map beside it.
  package let heights: [Double]
  package let distances: [Double]

  /// Rem of the whole sheet, so high that a hill is seen to be one on a wide page too: a thousand metres of climb stand
  /// taller. The style sheet has a class for each.
  let rems: Int
  /// Whether it is one of many beside each other.
  let isSmall: Bool

  /// Metres: a plain is not drawn as an alp, so at least so many stand from bottom to top.
  private static let smallestSpread = 100.0
  private static let sizes = 16...21
  /// Rem: one of many beside each other shows its shape, and the page is no roll of paper.
  private static let small = 8
  /// Metres from bottom to top that make a sheet taller by one rem.
  private static let metresInRem = 200.0

  /// Holds these heights and this way. Lines stand at round numbers of the units that readers count in: metres of one
  /// foot, say, and of one mile.
  package init(
    lowest: Double, highest: Double, metres: Double, heightUnit: Double, lengthUnit: Double,
    isSmall: Bool = false
  ) {
    self.isSmall = isSmall
    let spread = max(Self.smallestSpread, highest - lowest)
    let step = Self.step(for: spread / heightUnit, lines: isSmall ? 2 : 4) * heightUnit
    // The base line need not be a round height: half of a sheet below the lowest place would tell nothing.
    low = (lowest / step * 5).rounded(.down) * step / 5
    high = max(highest, low + Self.smallestSpread)
    let first = (low / step).rounded(.up) * step
    heights = Array(stride(from: first, through: high, by: step))
    rems =
      isSmall
      ? Self.small : min(Self.sizes.upperBound, Self.sizes.lowerBound + Int(spread / Self.metresInRem))
    self.metres = max(metres, lengthUnit / 10)
    distances = Self.distances(along: self.metres, unit: lengthUnit, most: isSmall ? 4 : 10)
  }

  /// Metres of a way at which its length is told, from zero: every one, two or five of the unit, of short ways of a
  /// tenth of it and of long ones of ten, ten at most.
  package static func distances(along metres: Double, unit: Double, most: Double = 10) -> [Double] {
    let step = step(for: metres / unit, lines: most)
    return Array(stride(from: 0, through: metres, by: max(metres < shortest * unit ? 0 : 1, step) * unit))
  }

  /// Units of a way of which less than a whole one is told.
  private static let shortest = 3.0

  /// One, two or five of a power of ten, so that at most so many steps are needed.
  private static func step(for extent: Double, lines: Double) -> Double {
    var power = 0.1
    while power < 1e9 {
      for digit in [1.0, 2, 5] where extent / (digit * power) <= lines { return digit * power }
      power *= 10
    }
    return power
  }
}
