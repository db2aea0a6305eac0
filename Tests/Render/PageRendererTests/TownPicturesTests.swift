import Basemap
import Claims
import Foundation
import PageReading
import SiteOutput
import Testing
import TripModel
import TripPlanning

@Suite("A town of which pictures alone tell")
struct TownPicturesTests {
  /// Hourly pictures along a street, and the last at a bridge a kilometre from there.
  private static func site(of count: Int) throws -> BuiltSite {
    let street = try (0..<count - 1).map { try SampleTrips.at(41.901 + 0.002 * Double($0), 12.48) }
    let places = try street + [SampleTrips.at(41.9011, 12.4653)]
    var trip = Trip(folderName: "x")
    trip.photos = try places.enumerated().map { number, place in
      var photo = try SampleTrips.photo("p\(number)", day: 1, hour: 9 + number)
      photo.coordinate = place
      return photo
    }
    // By its name the street is one stop, which covers one dot of them: without it each would be a stop of its own.
    let names = PlaceLookup { place in
      Locality(
        town: "Rome", quarter: place.longitude < 12.47 ? "Ponte" : nil, metres: 800, isInTown: true,
        country: "IT")
    }
    return try BuiltSite(trip, atlas: ShippedTheme.atlas(), names: names)
  }

  @Test(
    "has a closer map with a dot for each, where they were taken at many places; of a day of two with the quarters there",
    arguments: [2, 8])
  func closer(count: Int) throws {
    let site = try Self.site(of: count)
    for path in ["index.html", "map/index.html", "days/2026-05-01/index.html"] {
      let page = try site.page(path)
      let sheets = page.all("figure").compactMap { $0.attributes["class"] }
      let isPair = count == 8 || path.hasPrefix("days")
      claim(sheets.contains("sheet pair"), is: isPair, "\(path): \(sheets)")
      // The map that is enlarged shows then those as well that lie below a sign.
      let hasDots = count == 8 || path == "map/index.html"
      let told = page.text(in: "figcaption")
      claim(told.contains("Where a picture was taken."), is: hasDots, "\(path): \(told)")
    }
  }

  @Test(
    "has a closer map for a day at one place, by the quarters around that, and none where nobody knows the town",
    arguments: [true, false])
  func onePlace(isTownKnown: Bool) throws {
    var photo = try SampleTrips.photo("p", day: 1, hour: 9)
    photo.coordinate = try SampleTrips.at(41.901, 12.477)
    let names = PlaceLookup { _ in
      isTownKnown ? Locality(town: "Rome", metres: 800, isInTown: true, country: "IT") : nil
    }
    let site = try BuiltSite(
      Trip(folderName: "x", photos: [photo]), atlas: ShippedTheme.atlas(), names: names)
    let page = try site.page("days/2026-05-01/index.html")
    let sheets = page.all("figure").compactMap { $0.attributes["class"] }
    claim(sheets.contains("sheet pair"), is: isTownKnown, "\(sheets)")
    let words = page.texts.filter { $0.around.last == "text" }.map(\.text)
    claim(words.contains("Campo Marzio") || words.contains("Colonna"), is: isTownKnown, "\(words)")
  }

  /// Pictures from one side of a square to the other and back, each time at another corner.
  private static func tangle() throws -> BuiltSite {
    var trip = Trip(folderName: "x")
    trip.photos = try (0..<14).map { number in
      var photo = try SampleTrips.photo("p\(number)", day: 1 + number / 7, hour: 9 + number % 7)
      let (north, east) = (0.001 * Double(5 * number % 14), number % 2 == 0 ? 0 : 0.009)
      photo.coordinate = try SampleTrips.at(41.9 + north, 12.47 + east)
      return photo
    }
    let names = PlaceLookup { _ in Locality(town: "Rome", metres: 800, isInTown: true, country: "IT") }
    return try BuiltSite(trip, atlas: ShippedTheme.atlas(), names: names)
  }

  @Test("has no lines between them where these would cross each other all over it")
  func untangled() throws {
    let site = try Self.tangle()
    let told = try ["index.html", "map/index.html"].map { path in
      let page = try site.page(path)
      let text = page.text(in: "body")
      let words = ["Where this was", "No track, drawn straight."]
      return words.filter(text.contains).joined(separator: "; ")
    }
    claim(told, is: ["Where this was", ""])
  }

  @Test("is where the trip began and ended, which nobody needs to be told")
  func ends() throws {
    var trip = Trip(folderName: "x")
    trip.photos = try (1...2).map { day in
      var photo = try SampleTrips.photo("p\(day)", day: day, hour: 9)
      photo.coordinate = try SampleTrips.at(41.9 + 0.001 * Double(day), 12.48)
      return photo
    }
    let names = PlaceLookup { _ in Locality(town: "Rome", metres: 800, isInTown: true, country: "IT") }
    let site = try BuiltSite(trip, atlas: ShippedTheme.atlas(), names: names)
    let told = try site.page("map/index.html").text(in: "main")
    #expect(told.contains("Rome") && !told.contains("Began at") && !told.contains("Ended at"), "\(told)")
  }
}
