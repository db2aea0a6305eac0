/// What profiles of several days have in common, so that one can be held against the other: how high, and how long.
package struct ProfileScale: Hashable, Sendable {
  /// Metres above the sea of the base line and of the highest place.
  let low: Double
  let high: Double
  /// Metres of way over the whole width.
  package let metres: Double
  /// Metres above the sea at which a line is drawn, and metres of way that are named.
  package let heights: [Double]
  package let distances: [Double]

  /// Holds these heights and ways. Lines stand at round numbers of the units that readers count in: metres of one
  /// foot, say, and of one mile.
  package init(lowest: Double, highest: Double, metres: Double, heightUnit: Double, lengthUnit: Double) {
    // A plain is not drawn as an alp: at least a hundred metres from bottom to top.
    let minimum = 100.0
    let spread = max(minimum, highest - lowest)
    let step = Self.step(for: spread / heightUnit, lines: 4) * heightUnit
    // The base line need not be a round height: half of a sheet below the lowest place would tell nothing.
    low = (lowest / step * 5).rounded(.down) * step / 5
    high = max(highest, low + minimum)
    let first = (low / step).rounded(.up) * step
    heights = Array(stride(from: first, through: high, by: step))
    self.metres = max(metres, lengthUnit / 10)
    let every = Self.step(for: self.metres / lengthUnit, lines: 6) * lengthUnit
    distances = Array(stride(from: 0, through: self.metres, by: every))
  }

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
