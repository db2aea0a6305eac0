import Search
import Testing
import TripModel

@Suite("The page of the search")
struct SearchPageTests {
  @Test(
    "has a sign and a word for every kind of thing that can be found", arguments: SearchDocument.Kind.allCases
  )
  func kinds(kind: SearchDocument.Kind) throws {
    let site = try BuiltSite(try SampleTrips.full())
    let signs = try site.page("search/index.html").all("span").filter {
      $0.attributes["data-kind"] == kind.rawValue
    }
    #expect(signs.count == 1)
  }
}
