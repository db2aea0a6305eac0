import Claims
import PageReading
import Testing
import TripModel

@testable import PageRenderer

@Suite("What stands beside a picture")
struct PhotoColumnTests {
  @Test(
    "has its only map below it, also beside an upright picture and a small one",
    arguments: [(3000, 2000), (2000, 3000), (800, 600)])
  func map(width: Int, height: Int) throws {
    let photo = try SampleTrips.photo("a", day: 1, hour: 9, width: width, height: height)
    let page = try BuiltSite(Trip(folderName: "x", photos: [photo])).page("photos/a/index.html")
    let column = page.all("div").first { $0.attributes["class"] == "facing" }
    let map = page.all("div").first { $0.attributes["class"] == "mini" }
    #expect(column != nil && map != nil)
    claim(map?.around.count, is: (column?.around.count ?? 0) + 1, "\(map?.around ?? [])")
  }
}
