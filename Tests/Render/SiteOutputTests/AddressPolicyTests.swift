import SiteOutput
import Testing

@Suite("Published names")
struct AddressPolicyTests {
  private let policy = AddressPolicy.opaque(nameKey: [1, 2, 3])

  private func published(_ text: String) throws -> String {
    policy.published(try #require(OutputPath(text))).text
  }

  @Test("say nothing, keep the end of a file, and are folders for pages")
  func opaque() throws {
    #expect(try published("days/2026-05-03/index.html").wholeMatch(of: /x\/[a-z2-7]{26}\/index\.html/) != nil)
    #expect(try published("photos/a/640.jpg").wholeMatch(of: /x\/[a-z2-7]{26}\.jpg/) != nil)
    #expect(try published("assets/own/style.css").wholeMatch(of: /x\/[a-z2-7]{26}\.css/) != nil)
    for plain in ["index.html", "404.html", "assets/style.css"] { #expect(try published(plain) == plain) }
  }

  @Test("are others for another key, and those of an open site its own")
  func keys() throws {
    let page = try #require(OutputPath("map/index.html"))
    #expect(AddressPolicy.opaque(nameKey: [4]).published(page) != policy.published(page))
    #expect(AddressPolicy.open.published(page) == page)
    #expect(policy.isOpaque && !AddressPolicy.open.isOpaque)
  }

  @Test("keep the parts of an index beside it, by whose name a script finds them")
  func index() throws {
    let index = try published("data/search.js")
    #expect(try published("data/search-words-1.js") == String(index.dropLast(3)) + "-words-1.js")
    #expect(try published("rome/data/search.js") != index)
  }

  @Test("are those of links, however often they are asked for")
  func links() throws {
    let page = try #require(OutputPath("map/index.html"))
    let other = try #require(OutputPath("days/a/index.html"))
    let wanted = RelativeLink(from: policy.published(page), to: policy.published(other), fragment: "b")
    #expect(policy.link(from: page, to: other, fragment: "b") == wanted)
    let addresses = PublishedAddresses(policy)
    for _ in 0..<2 { #expect(addresses.link(from: page, to: other, fragment: "b") == wanted) }
    let first = OutputPath.top("index.html")
    #expect(addresses.link(from: page, to: first).text == "../../index.html")
    #expect(PublishedAddresses(.open).published(page) == page)
  }
}
