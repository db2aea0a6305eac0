import Claims
import PageReading
import Testing

@Suite("The map of a day below what was written")
struct DayMapHeadingTests {
  @Test("has a heading that is seen, as the sections after it have")
  func heading() throws {
    let page = try BuiltSite.full().page("days/2026-05-03/index.html")
    let heading = try unwrapped(page.elements.first { $0.attributes["id"] == "map" })
    claim(heading.name, is: "h2")
    claim(none: heading.attributes["class"])
    #expect(page.elements.contains { $0.attributes["class"] == "sechead" })
  }
}
