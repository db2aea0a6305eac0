import Claims
import Testing

@testable import PageRenderer

@Suite("A style sheet of the traveller's in a sealed site")
struct SealedSheetTests {
  /// Of a theme with a drawing and letters; a file is called by its length.
  private func linked(_ text: String, in name: String = "looks/own.css") -> String {
    let sheet = SealedSheet(name: name, bytes: Array(text.utf8))
    let files: Set = ["looks/a b.svg", "own.woff2"]
    return String(
      decoding: sheet.linked { files.contains($0) ? "\($0.utf8.count)" : nil }, as: UTF8.self)
  }

  @Test(
    "names its files anew, however they were written",
    arguments: [
      ("url(../own.woff2)", #"url("9")"#), (#"URL( "../own.woff2?x" ) b("c")"#, #"url("9") b("c")"#),
      ("a{b:url('a%20b.svg#c')}", #"a{b:url("13")}"#), ("url(./../looks/a b.svg)", #"url("13")"#),
    ])
  func files(text: String, result: String) {
    claim(linked(text), is: result)
  }

  @Test(
    "leaves alone what leads elsewhere, and what does not end",
    arguments: [
      "url(own.woff2)", "url(../../own.woff2)", "url(/own.woff2)", "url(data:own.woff2)", "url(#a)", "url()",
      "curl(x", "url(../own.woff2", "ur",
    ])
  func others(text: String) {
    claim(linked(text), is: text)
  }
}
