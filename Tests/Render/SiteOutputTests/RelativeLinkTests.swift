import Foundation
import SiteOutput
import Testing

@Suite("A link within the site")
struct RelativeLinkTests {
  @Test(
    "leads from page to page by the shortest way",
    arguments: [
      ("index.html", "index.html", "index.html"),
      ("index.html", "days/1/index.html", "days/1/index.html"),
      ("days/1/index.html", "index.html", "../../index.html"),
      ("days/1/index.html", "days/2/index.html", "../2/index.html"),
      ("days/1/index.html", "days/1/map.svg", "map.svg"),
      ("days/1/index.html", "photos/1/index.html", "../../photos/1/index.html"),
      ("a/a/a.html", "a/a", "../a"),
      ("a/b.html", "a/b.html", "b.html"),
    ])
  func leads(source: String, target: String, link: String) throws {
    #expect(try RelativeLink(from: path(source), to: path(target)).text == link)
  }

  @Test(
    "cannot end its attribute, start a query or read as a scheme",
    arguments: [
      ("a b.html", "a%20b.html"), ("\"><script>.html", "%22%3E%3Cscript%3E.html"), ("a?b#c", "a%3Fb%23c"),
      ("javascript:alert(1)", "javascript%3Aalert%281%29"), ("100%.html", "100%25.html"), ("é", "%C3%A9"),
      ("&amp;'", "%26amp%3B%27"),
    ])
  func encodes(target: String, link: String) throws {
    #expect(try RelativeLink(from: path("index.html"), to: path(target)).text == link)
  }

  @Test("names the place within the page, encoded too")
  func fragment() throws {
    let link = try RelativeLink(from: path("a/b.html"), to: path("c.html"), fragment: "a \"b\"")
    #expect(link.text == "../c.html#a%20%22b%22")
  }

  @Test(
    "is resolved to its target by Foundation's URLs too",
    arguments: [
      ("index.html", "days/1/index.html"), ("a/b/c.html", "a/d e/f.html"), ("x/y.html", "é/ü.html"),
      ("a/b.html", "a:b/c?.html"),
    ])
  func resolves(source: String, target: String) throws {
    let link = try RelativeLink(from: path(source), to: path(target)).text
    let base = try #require(URL(string: "https://example.org/site/" + source))
    let resolved = try #require(URL(string: link, relativeTo: base)).absoluteURL
    #expect(resolved.path(percentEncoded: false) == "/site/" + target)
  }

  private func path(_ text: String) throws -> OutputPath { try #require(OutputPath(text)) }
}
