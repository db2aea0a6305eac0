import Diagnostics
import TripModel
import TripNotation

/// `icon` in trip.yml: one emoji, or two, as for the kind of an entry.
enum IconText {
  static func icon(_ text: TextNode) throws(Problem) -> String {
    guard case .emoji(let sign, let word) = EntryKind(text.value), word.isEmpty else {
      throw Problem(
        .badIcon, "Not an emoji: “\(text.value.shortened)”", at: text.range,
        advice: "Write one, such as `icon: 🚋`; a picture of your own goes into `assets/icon.svg`.")
    }
    return sign
  }
}
