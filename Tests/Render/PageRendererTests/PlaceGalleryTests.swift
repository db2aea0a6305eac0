import Claims
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
    claim(classes, is: [isHigh ? "spread high" : "spread"])
  }
  @Test("two pictures of which the second is upright share a row, which it alone would leave half empty")
  func pair() throws {
    var trip = Trip(folderName: "x")
    trip.pins = [Pin(title: "Tower", coordinate: try SampleTrips.at(38.7, -9.21), place: SampleTrips.place)]
    trip.photos = try [(3000, 2000), (2000, 3000)].enumerated().map { index, size in
      var photo = try SampleTrips.photo("p\(index)", day: 1, hour: 9 + index, width: size.0, height: size.1)
      photo.coordinate = try SampleTrips.at(38.7, -9.21)
      return photo
    }
    let tiles = try BuiltSite(trip).page("places/tower/index.html").all("li")
      .compactMap { $0.attributes["class"] }.filter { $0.hasPrefix("r15 ") || $0.hasPrefix("r7 ") }
    #expect(tiles.count == 2 && !tiles.contains { $0.contains("large") || $0.contains("few") }, "\(tiles)")
  }

  @Test("the way to the next place has the picture that its card in the list has")
  func turn() throws {
    var photo = try SampleTrips.photo("p", day: 1, hour: 9)
    photo.coordinate = try SampleTrips.at(38.7, -9.21)
    let pins = try [("Tower", 38.7), ("Gate", 38.7002)].map { title, latitude in
      Pin(title: title, coordinate: try SampleTrips.at(latitude, -9.21), place: SampleTrips.place)
    }
    // Both stand beside it, and it stands for the nearer.
    let site = try BuiltSite(Trip(folderName: "x", photos: [photo], pins: pins))
    let plan = site.plan.trips[0]
    claim(plan.places.map { $0.picture != nil }, is: [true, false])
    #expect(plan.places.allSatisfy { plan.cardPicture(of: $0) != nil })
    let pictures = try site.page("places/tower/index.html").all("img")
    claim(pictures.count { $0.around.suffix(3) == ["nav", "a", "span"] }, is: 1)
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
    claim(list.text(in: "li"), has: "Sun 3 May")
    claim(list.text(in: "li"), lacks: "Sunday 3 May 2026")
    let place = try site.page("places/torre-de-belem/index.html")
    claim(place.text(in: "header"), has: "Sunday 3 May 2026")
  }

  /// Two places of one day in two towns, with a picture at each, and one 700 m from the first.
  private func twoPlaces() throws -> Trip {
    var trip = Trip(folderName: "x")
    trip.pins = try [("Bridge", 38.72), ("Tram", 38.6)].map { title, latitude in
      Pin(
        title: title, coordinate: try SampleTrips.at(latitude, -9.1),
        time: DayAndTime(date: try SampleTrips.day(3)), place: SampleTrips.place)
    }
    trip.photos = try [38.72, 38.6, 38.7263].enumerated().map { index, latitude in
      var photo = try SampleTrips.photo("p\(index)", day: 3, hour: 9 + index)
      photo.coordinate = try SampleTrips.at(latitude, -9.1)
      return photo
    }
    return trip
  }

  @Test("the only day of a place leads to its page from the head, and is no fact below it")
  func onlyDay() throws {
    let page = try BuiltSite(twoPlaces()).page("places/bridge/index.html")
    let days = page.all("time")
      .filter { $0.attributes["datetime"] == "2026-05-03" && $0.around.contains("a") }
    #expect(days.count == 1 && days.allSatisfy { $0.around.contains("header") })
    #expect(!page.texts.contains { $0.text == "Days" && $0.around.last == "dt" })
  }

  @Test("the only picture from farther away is folded below how far that is")
  func lonePicture() throws {
    let page = try BuiltSite(twoPlaces()).page("places/bridge/index.html")
    let told = page.texts.filter { $0.text.hasSuffix("m away") }
    let folds = told.filter { $0.around.contains("summary") }
    #expect(folds.count == 1 && told.allSatisfy { $0.around.contains("details") }, "\(told)")
  }

  @Test(
    "how far away a lone picture was taken stands in the line that opens it, and from another place none is shown",
    arguments: [(38.7263, true), (38.76, false)])
  func loneFold(latitude: Double, isShown: Bool) throws {
    var trip = try twoPlaces()
    trip.photos[2].coordinate = try SampleTrips.at(latitude, -9.1)
    let names = PlaceLookup { _ in Locality(town: "Lisbon", isInTown: true, country: "PT") }
    let page = try BuiltSite(trip, names: names).page("places/bridge/index.html")
    let folds = page.texts.filter { $0.around.last == "summary" && $0.text.contains("farther away · ") }
    #expect((folds.count == 1) == isShown, "\(folds)")
  }

  @Test("one goes on to a small picture of the next place, and back to one")
  func turning() throws {
    let site = try BuiltSite(twoPlaces())
    func pictures(_ path: String) throws -> Int {
      try site.page(path).all("img").count { $0.around.contains("nav") }
    }
    for name in ["bridge", "tram"] { try claim(pictures("places/\(name)/index.html"), is: 1, "\(name)") }
  }

  @Test("the card of a place has the colours of its picture until that has come")
  func placeholders() throws {
    var trip = try SampleTrips.full()
    trip.pins += try [("Bridge", 38.72), ("Tram", 38.68)].map { title, latitude in
      Pin(title: title, coordinate: try SampleTrips.at(latitude, -9.1), place: SampleTrips.place)
    }
    let placeholder = try unwrapped(
      PicturePlaceholder(columns: 3, rows: 2, colours: ["f00", "0f0", "00f", "111", "222", "333"]))
    var media = MediaFacts()
    for photo in trip.photos { media.placeholders[photo.file] = placeholder }
    let names = PlaceLookup { place in
      Locality(town: place.latitude > 38.7 ? "Porto" : "Lisbon", isInTown: true, country: "PT")
    }
    let page = try BuiltSite(trip, names: names, media: media).page("places/index.html")
    let pictures = page.all("img").count { $0.around.contains("li") }
    #expect(pictures > 0 && page.all("svg").count { $0.attributes["class"] == "blur" } == pictures)
  }
}
