/// Figures that are kept as whole tenths, so that sums of them are exact.
enum Tenths {
  /// The nearest to a number.
  static func of(_ number: Double) -> Int { Int((number * 10).rounded()) }

  /// A sum divided, to the nearest whole number; a half away from zero. The count is over zero.
  static func quotient(_ sum: Int, _ count: Int) -> Int {
    let magnitude = (2 * sum.magnitude + count.magnitude) / (2 * count.magnitude)
    return sum < 0 ? -Int(magnitude) : Int(magnitude)
  }

  /// With one digit behind the point, or none: `24.1`, `15`.
  static func text(_ number: Double) -> String {
    let tenths = of(number)
    let rest = tenths.magnitude % 10 == 0 ? "" : ".\(tenths.magnitude % 10)"
    return (tenths < 0 ? "-" : "") + "\(tenths.magnitude / 10)" + rest
  }
}
