import SiteOutput
import Testing

@testable import PreviewServing

@Suite("The path of a request")
struct RequestPathTests {
  @Test(
    "leads to a file of the site's list",
    arguments: [
      ("/a.css", "a.css"), ("/a/b.css", "a/b.css"), ("/a.css?v=1", "a.css"), ("/a.css?x=/../..", "a.css"),
      ("/S%C3%A3o/a.html", "São/a.html"), ("/a%20b.jpg", "a b.jpg"), ("/a..b", "a..b"), ("/...", "..."),
      // Decoded once: what it reads as then is a name, which no file of the site has.
      ("/%252e%252e/x", "%2e%2e/x"), ("/.tripbook/preview.js", ".tripbook/preview.js"), ("/%41", "A"),
    ])
  func file(target: String, path: String) throws {
    #expect(RequestPath(target) == .file(try #require(OutputPath(path))))
  }

  @Test(
    "leads to a folder's page where it ends with a slash",
    arguments: [
      ("/", "index.html"), ("/days/", "days/index.html"), ("/?a", "index.html"),
      ("/a/b/?c/", "a/b/index.html"),
    ])
  func folder(target: String, path: String) throws {
    #expect(RequestPath(target) == .folder(try #require(OutputPath(path))))
  }

  @Test(
    "is refused where it could mean anything else",
    arguments: [
      "/..", "/../x", "/a/../../x", "/a/..", "/.", "/./x", "/%2e%2e/x", "/%2E%2e/x", "/.%2e/x", "/%2e/x",
      "/a%2f..%2fx", "/..%2fx", "/a%2Fb", "/..%5cx", "/..\\x", "/a\\b", "/a%5cb", "/a%00.html", "/%00",
      "/a%0a", "/a%7f",
      "//evil.example/x", "//", "/a//b", "/a//", "/%", "/%4", "/%zz", "/a%", "/%C3", "/%FF%FE",
      "/%C0%AE%C0%AE/x",
      "/%E2%80", "x", "", "?", "*", "http://localhost/", "/a#b", "/..;/x/..",
    ])
  func refused(target: String) {
    #expect(RequestPath(target) == .refused)
  }
}
