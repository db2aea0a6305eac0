import Diagnostics
import TripNotation

extension LinkKind {
  /// The whole address of a page.
  static func page(_ text: TextNode) throws(Problem) -> String {
    if isPage(text.value) { return text.value }
    throw Problem(
      .unsafeLink, "“\(text.value.shortened)” is not the address of a page", at: text.range,
      advice: "Write it whole, such as https://example.org.")
  }
}
