import Diagnostics
import TripNotation

/// Colours, as CSS writes them in hexadecimal.
enum ColourText {
  /// `#96460d`, `#c60`, in small letters.
  static func colour(_ text: TextNode) throws(Problem) -> String {
    let figures = text.value.dropFirst()
    if text.value.hasPrefix("#"), figures.count == 3 || figures.count == 6, figures.allSatisfy(\.isHexDigit) {
      return text.value.lowercased()
    }
    throw Problem(
      .unknownWord, "Invalid colour: “\(text.value.shortened)”", at: text.range,
      advice: "Write it like '#96460d', in quotes: without them, # begins a comment.")
  }
}
