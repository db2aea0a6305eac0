import Diagnostics
import TripNotation

extension LinkKind {
  /// The whole address of a page.
  static func page(_ text: TextNode) throws(Problem) -> String {
    if isPage(text.value) { return text.value }
    let whole = "https://" + text.value
    throw Problem(
      .unsafeLink, "Invalid link: “\(text.value.shortened)”", at: text.range,
      advice: beginsWithServer(text.value) && isPage(whole)
        ? "Write `\(whole)`." : "Write the whole address, such as https://example.org.")
  }

  /// Whether it begins as the line of a browser shows an address: `www.castle.pt/tickets`.
  private static func beginsWithServer(_ address: String) -> Bool {
    let server = address.prefix { !"/?#".contains($0) }
    let labels = server.split(separator: ".", omittingEmptySubsequences: false)
    let isName = labels.allSatisfy { label in
      !label.isEmpty && label.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    }
    let isWhole = address.count <= 200 && !address.contains { $0.isWhitespace || "`<>\"".contains($0) }
    return isName && isWhole && labels.count > 1 && labels.last?.allSatisfy(\.isLetter) == true
  }
}
