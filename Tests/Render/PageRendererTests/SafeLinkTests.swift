import Claims
import Testing

@testable import PageRenderer

@Suite("A link that a traveller wrote")
struct SafeLinkTests {
  @Test(
    "opens when it leads to a site, a mailbox, a telephone or a position",
    arguments: [
      ("https://example.org", "https://example.org", true),
      ("HTTP://Example.org/a?b=1&c#d", "http://Example.org/a?b=1&c#d", true),
      ("https://example.org:8080/x", "https://example.org:8080/x", true),
      ("https://münchen.example/straße", "https://m%C3%BCnchen.example/stra%C3%9Fe", true),
      ("https://example.org/a b\"c<d>[e]|f", "https://example.org/a%20b%22c%3Cd%3E%5Be%5D%7Cf", true),
      ("https://example.org/100%", "https://example.org/100%25", true),
      ("https://example.org/%e2", "https://example.org/%e2", true),
      ("mailto:ana@example.org", "mailto:ana@example.org", false),
      ("tel:+351 21 000", "tel:+351%2021%20000", false),
      ("geo:38.6916,-9.2160", "geo:38.6916,-9.2160", false),
    ] as [(String, String, Bool)])
  func opens(written: String, text: String, isExternal: Bool) throws {
    let link = try unwrapped(SafeLink(written))
    claim(link.text, is: text)
    claim(link.isExternal, is: isExternal)
  }

  @Test(
    "opens nothing else",
    arguments: [
      "javascript:alert(1)", "JaVaScRiPt:alert(1)", "java\nscript:alert(1)", " javascript:alert(1)",
      "\u{1}https://a.example",
      "data:text/html,x", "vbscript:x", "file:///etc/passwd", "//example.org", "/etc", "../x.md", "#top", "",
      ":", "http:",
      "http://", "https:///path", "https://user:password@example.org", "https://a.example:99999",
      "https://a.example:x",
      "mailto:", "ftp://example.org", "https://exa mple.org", "blob:https://example.org",
    ])
  func opensNothingElse(written: String) {
    claim(none: SafeLink(written))
  }

  @Test(
    "is shown as one says it",
    arguments: [
      ("https://www.example.org/", "example.org"), ("http://example.org/a", "example.org/a"),
      ("tel:+351", "+351"),
    ])
  func shown(written: String, text: String) throws {
    try claim(unwrapped(SafeLink(written)).shownText, is: text)
  }
}
