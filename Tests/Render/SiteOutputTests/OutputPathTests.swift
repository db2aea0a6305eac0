import SiteOutput
import Testing

@Suite("A path within the site")
struct OutputPathTests {
  @Test(
    "is whatever names a file below the top",
    arguments: [
      "index.html", "days/2026-05-03/index.html", "a", ".htaccess", "..a/b..", "...", "a b/c?d#e",
      "café/日本.html",
      "a:b", "%2e%2e/x", "-rf", "~", "CON", "a ",
    ])
  func accepts(text: String) {
    #expect(OutputPath(text)?.text == text)
  }

  @Test(
    "is never a way out, nor a folder, nor a name that a system reads in another way",
    arguments: [
      "", "/", "/etc/passwd", "..", "../x", "a/..", "a/../b", "a/../../b", ".", "./a", "a/.", "a/./b", "a//b",
      "a/",
      "//a", "a\\b", "..\\x", "a/..\\..\\b", "\0", "a\0b", "a/b\0", "a\nb", "a\rb", "a\tb", "\u{1b}[31m",
      "a\u{7f}",
      "C:\\x", "../\u{301}x", "a/../\u{301}b", "a/\u{301}/..",
    ])
  func refuses(text: String) {
    #expect(OutputPath(text) == nil)
  }

  @Test(
    "has parts that join to the path again",
    arguments: ["a", "a/b", "days/2026-05-03/index.html", "a/\u{301}b"])
  func parts(text: String) throws {
    let path = try #require(OutputPath(text))
    #expect(path.parts.joined(separator: "/") == text)
    #expect(path.description == text)
    #expect(path.parts.count == text.utf8.count { $0 == UInt8(ascii: "/") } + 1)
  }

  @Test("stands in the order of its bytes, whatever the language of the machine")
  func order() {
    let sorted = ["é", "b", "Z", "a/b", "a", "a.b", "e\u{301}"].compactMap { OutputPath($0) }.sorted()
    #expect(sorted.map(\.text) == ["Z", "a", "a.b", "a/b", "b", "e\u{301}", "é"])
  }
}
