import Foundation
import Diagnostics
import SiteOutput
import PageReading
import Testing
import TripModel
import TripPlanning

@Suite("Places, and their pictures")
struct PlaceGalleryTests {
  @Test(
    "the pictures of a place are a large one and rows of the others, and the map stands beside so many",
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
  @Test("places by town are on cards; the list says a place's day in short, and its page in full")
  func cards() throws {
    let names = PlaceLookup { place in
      Locality(town: place.latitude > 38.7 ? "Porto" : "Lisbon", isInTown: true, country: "PT")
    }
    var trip = try SampleTrips.full()
    func pin(_ title: String, _ latitude: Double) throws -> Pin {
      Pin(
        title: title, coordinate: try SampleTrips.at(latitude, -9.1),
        time: DayAndTime(date: try SampleTrips.day(3)), place: SampleTrips.place)
    }
    trip.pins += [try pin("Bridge", 38.72), try pin("Tram", 38.68)]
    let site = try BuiltSite(trip, names: names)
    let list = try site.page("places/index.html")
    #expect(list.all("div").contains { $0.attributes["class"] == "cats towns" })
    let sizes = list.all("img").filter { $0.around.contains("li") }.compactMap { $0.attributes["sizes"] }
    #expect(!sizes.isEmpty && sizes.allSatisfy { $0.hasPrefix("(min-width: 60rem) 22rem") }, "\(sizes)")
    #expect(list.text(in: "li").contains("Sun 3 May") && !list.text(in: "li").contains("Sunday 3 May 2026"))
    let place = try site.page("places/torre-de-belem/index.html")
    #expect(place.text(in: "header").contains("Sunday 3 May 2026"))
  }
}
