import PageReading
import Testing
import TripModel

@Suite("The pictures of a place")
struct PlaceGalleryTests {
  @Test(
    "are a large one and rows of the others, and the map stands beside so many",
    arguments: [(1, false), (6, true)])
  func galleryOfPlace(count: Int, isHigh: Bool) throws {
    var trip = try SampleTrips.full()
    (trip.tracks, trip.entries) = ([], [])
    trip.pins = [Pin(title: "Tower", coordinate: try SampleTrips.at(38.7, -9.21), place: SampleTrips.place)]
    trip.photos = try (0..<count).map { number in
      var photo = try SampleTrips.photo("p\(number)", day: 1, hour: 9 + number)
      photo.coordinate = try SampleTrips.at(38.7, -9.21)
      return photo
    }
    let page = try BuiltSite(trip).page("places/tower/index.html")
    let tiles = page.all("li").compactMap { $0.attributes["class"] }.filter { $0.hasPrefix("r15 ") }
    #expect(tiles.count == count && tiles.first == "r15 large", "\(tiles)")
    #expect(tiles.dropFirst().allSatisfy { $0.hasPrefix("r15 a") })
    let classes = page.all("div").compactMap { $0.attributes["class"] }.filter { $0.hasPrefix("spread") }
    #expect(classes == [isHigh ? "spread high" : "spread"])
  }
}
