import PageReading
import Testing

@Suite("The map of a day below what was written")
struct DayMapHeadingTests {
  @Test("has a heading that is seen, as the sections after it have")
  func heading() throws {
    let page = try BuiltSite.full().page("days/2026-05-03/index.html")
    let heading = try #require(page.elements.first { $0.attributes["id"] == "map" })
    #expect(heading.name == "h2" && heading.attributes["class"] == nil)
    #expect(page.elements.contains { $0.attributes["class"] == "sechead" })
  }
}
