extension NumberStyle {
  /// How much of a line or a disk a file takes, with as many digits as one would say: `830 kB`, `3.2 MB`, `48 MB`.
  package func weight(_ byteCount: Int) -> Measure {
    let units = [(1e9, "GB"), (1e6, "MB"), (1e3, "kB")]
    // A unit begins where it would be rounded to one.
    let (unit, sign) = units.first { Double(byteCount) >= $0.0 * 0.9995 } ?? (1e3, "kB")
    let number = max(Double(byteCount) / unit, sign == "kB" ? 1 : 0)
    return Measure(figure: decimal(number, digits: number < 9.95 && sign != "kB" ? 1 : 0), unit: sign)
  }
}
