import Diagnostics
import TripNotation

/// Telephone numbers, as people write them.
enum PhoneText {
  /// `+351 21 000 0000`, `(021) 000-0000 ext. 12`; what holds next to no figures is none.
  static func number(_ text: TextNode) throws(Problem) -> String {
    let figures = text.value.count { $0.isFigure }
    let others = text.value.filter { !$0.isFigure && !" +-–/().#*ext".contains($0) }
    if (3...20).contains(figures), text.value.count <= 40, others.isEmpty { return text.value }
    throw Problem(
      .unknownWord, "Invalid telephone number: “\(text.value.shortened)”", at: text.range,
      advice: "Write it like +351 21 000 0000, and anything else in `note`.")
  }
}
