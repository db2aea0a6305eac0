extension String {
  /// Whether it says no more than another text that stands beside it: letters and figures count, and neither capitals nor
  /// blanks and points.
  func repeats(_ other: String?) -> Bool {
    guard let other else { return false }
    let heard = heard
    return heard.isEmpty ? self == other : heard == other.heard
  }

  private var heard: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}
