import Claims
import Diagnostics
import Testing
import TripNotation

@testable import TripReading

@Suite("A style sheet of the traveller's")
struct StyleCheckTests {
  /// `2:5 message` for each finding.
  private func told(_ text: String) -> [String] {
    StyleCheck(text, file: "assets/x.css").findings.diagnostics.map {
      "\($0.place?.span?.line ?? 0):\($0.place?.span?.column ?? 0) \($0.code.rawValue)"
    }
  }

  @Test(
    "is in order, whatever CSS it holds",
    arguments: [
      "", "a { color: red }", "@import \"own.css\";", "@import url(own.css);",
      "a { background: url( 'own.png' ) } /* } { @import url(http://x) */",
      "a::before { content: \"} /* http://x\" }", "a { background: url(data:image/png;base64,AAAA) }",
      "@media (min-width: 1px) {\n a { --x: 1; } \n}", "a { content: \"\\\"}\" }",
      "@import 'a.css'; a::after { content: 'https://not.asked/' }",
    ])
  func inOrder(text: String) { claim(told(text), is: []) }

  @Test(
    "is told of what would leave the site, and of what has no end",
    arguments: [
      ("@import url(http://x/y.css);", ["1:13 outside-style"]),
      ("@IMPORT '//x/y.css';", ["1:10 outside-style"]),
      ("a {\n  background: URL( \"https://x/y.png\" ) }", ["2:21 outside-style"]),
      ("@font-face { src: url(data:font/woff2;base64,AA) }", ["1:23 outside-style"]),
      ("a { color: red", ["1:3 broken-style"]), ("a } b { }", ["1:3 broken-style"]),
      ("a { /* color: red }", ["1:3 broken-style", "1:5 broken-style"]), ("a{}\n/*", ["2:1 broken-style"]),
      ("a { background: url(http://x", ["1:3 broken-style", "1:21 outside-style"]),
    ] as [(String, [String])])
  func wrong(text: String, expected: [String]) { claim(told(text), is: expected) }

  @Test("has the custom properties that it sets, and not those that it only uses")
  func properties() {
    let check = StyleCheck(
      ":root { --a: 1; --b-2:var(--c); color: var(--d) } /* --e: 1 */ p{--f:1}", file: "x")
    claim(check.properties.map(\.name), is: ["--a", "--b-2", "--f"])
  }

  @Test("that is hostile is read in one pass")
  func hostile() {
    for text in [
      String(repeating: "url(", count: 50_000), String(repeating: "{", count: 100_000), "url(\"", "\\",
    ] {
      #expect(StyleCheck(text, file: "x").findings.diagnostics.count <= 101)
    }
  }
}
