import JSONText

extension JSONNode {
  /// A number that may stand as a text; nil for what is none, or none that can be reckoned with.
  var metaNumber: Double? {
    let found = number ?? text.flatMap { Double($0.filter { !$0.isWhitespace }) }
    return found.flatMap { $0.isFinite ? $0 : nil }
  }

  /// Seconds since 1970 of a moment that something may have been sent at; nil for 0, which stands for nothing known, and
  /// beyond the year 2096.
  var metaSeconds: Int? { metaNumber.flatMap { (1...4e9).contains($0) ? Int($0) : nil } }
}
