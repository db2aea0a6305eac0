import Diagnostics
import TripNotation

extension LinkKind {
  /// The whole address of a page.
  static func page(_ text: TextNode) throws(Problem) -> String {
    if isPage(text.value) { return text.value }
    throw Problem(
      .unsafeLink, "Invalid link: “\(text.value.shortened)”", at: text.range,
      advice: "Write the whole address, such as https://example.org.")
  }
}
