/// A number as people type it when they work something out: `12.50`, `1.234,5`, `1'200`. Only for what is proposed.
struct LooseNumber {
  /// The digits without their point.
  private let units: Int
  private let decimals: Int

  private init(units: Int, decimals: Int) {
    self.units = units
    self.decimals = decimals
  }

  /// Nil for what is no number, or a long one.
  init?(_ text: some StringProtocol) {
    guard text.utf8.count <= 16, text.first?.isFigure == true, text.last?.isFigure == true,
      text.allSatisfy({ $0.isFigure || ".,'’ ".contains($0) })
    else { return nil }
    let last = text.lastIndex { ".,".contains($0) }
    let behind = last.map { text[text.index(after: $0)...] }
    // Three figures behind a mark are thousands.
    let hasDecimals = behind.map { $0.count != 3 && $0.allSatisfy(\.isFigure) } ?? false
    let whole = hasDecimals ? last.map { text[..<$0] } ?? text[...] : text[...]
    let groups = whole.split(omittingEmptySubsequences: false) { !$0.isFigure }
    guard groups.count == 1 || groups.dropFirst().allSatisfy({ $0.count == 3 }),
      let units = Int(String(text).filter(\.isFigure))
    else { return nil }
    self.units = units
    decimals = hasDecimals ? behind?.count ?? 0 : 0
  }

  /// Nil where it would be a long number.
  func times(_ other: LooseNumber) -> LooseNumber? {
    let (product, isTooLarge) = units.multipliedReportingOverflow(by: other.units)
    return isTooLarge || product > 1_000_000_000_000
      ? nil : LooseNumber(units: product, decimals: decimals + other.decimals)
  }

  func plus(_ other: LooseNumber) -> LooseNumber? {
    guard max(decimals, other.decimals) <= 4, max(units, other.units) < 1_000_000_000_000 else { return nil }
    let digits = max(decimals, other.decimals)
    return LooseNumber(units: units(to: digits) + other.units(to: digits), decimals: digits)
  }

  private func units(to digits: Int) -> Int { (decimals..<digits).reduce(units) { units, _ in units * 10 } }

  /// `25.00`, or `1200`: as many decimals as are needed, and not one alone.
  var text: String {
    var (units, decimals) = (units, decimals)
    while decimals > 2, units.isMultiple(of: 10) { (units, decimals) = (units / 10, decimals - 1) }
    if decimals == 1 { (units, decimals) = (units * 10, 2) }
    guard decimals > 0 else { return String(units) }
    let filled = String(repeating: "0", count: max(0, decimals + 1 - String(units).count)) + String(units)
    return filled.dropLast(decimals) + "." + filled.suffix(decimals)
  }
}
