import Claims
import Foundation
import PageReading
import SiteLanguage
import Testing
import TripModel
import TripPlanning

@Suite("Chapters on the front page")
struct DayGroupTests {
  /// Each degree of latitude from 40° on is a country; what is farther south is nobody's.
  private static let names = PlaceLookup { place in
    let row = Int(place.latitude.rounded()) - 40
    let countries = ["PT", "ES", "FR", "IT"]
    guard countries.indices.contains(row) else { return nil }
    return Locality(town: "Town \(row)", isInTown: true, country: countries[row])
  }

  /// A picture on each day, as many days behind the first as it says.
  private func headings(_ days: [(after: Int, latitude: Double)], unfound: [Int] = []) throws -> [String] {
    let photos = try days.enumerated().map { index, day in
      var photo = try SampleTrips.photo("\(index)", day: 1, hour: 12)
      photo.cameraClock = photo.cameraClock.map { $0 + day.after * 86_400 }
      photo.coordinate = try SampleTrips.at(day.latitude, -8.5)
      return photo
    }
    let entries = try unfound.map { day in
      var entry = try SampleTrips.entry("a", day: day, title: "Far out", SampleTexts.plain("Sand."))
      entry.place = Written(NamedPlace(name: "Nowhere Isle", coordinate: nil), at: SampleTrips.place)
      (entry.pictures, entry.links) = ([:], [:])
      return entry
    }
    let site = try BuiltSite(
      Trip(folderName: "DCIM", entries: entries, photos: photos), names: Self.names)
    let home = try unwrapped(site.pages.first { $0.path == "index.html" }).text
    return home.components(separatedBy: "<h3 class=\"month\">").dropFirst().map {
      String($0.prefix { $0 != "<" }).withPlainSpaces
    }
  }

  private func days(_ countries: String, apart: Int = 1) -> [(after: Int, latitude: Double)] {
    countries.enumerated().map { (apart * $0.offset, 40 + (Double(String($0.element)) ?? -10)) }
  }

  @Test(
    "A long trip is told by its countries, where it was in one after another; else by months, where it has many",
    arguments: [
      ("000001111122222", ["Portugal", "Spain", "France"]),
      // At sea, and where nobody knows, it is still where it was before.
      ("00-0011--112222", ["Portugal", "Spain", "France"]),
      // Two countries are no chapters, nor are those to which it came back, nor a country a day, nor a short trip.
      ("000000011111111", []), ("000011112222000", []), ("0112", []),
      (String(repeating: "0", count: 40), ["May 2026", "June 2026"]),
    ] as [(String, [String])])
  func countries(_ countries: String, _ expected: [String]) throws {
    try claim(headings(days(countries)), is: expected)
  }

  @Test(
    "Days at a place that nobody finds are in no country, unless one was in the same before and after",
    arguments: [
      ("00000111112222xx", ["Portugal", "Spain", "France", "Not on the map"]),
      ("00000111xx112222", ["Portugal", "Spain", "France"]),
    ])
  func unfound(_ countries: String, _ expected: [String]) throws {
    let marks = Array(countries)
    let placed = days(countries).filter { marks[$0.after] != "x" }
    let unfound = marks.indices.filter { marks[$0] == "x" }.map { $0 + 1 }
    try claim(headings(placed, unfound: unfound), is: expected)
  }

  @Test("Journeys that share a folder are chapters, called by their months")
  func journeys() throws {
    let first = days("00"), second = days("11").map { ($0.after + 370, $0.latitude) }
    try claim(headings(first + second), is: ["May 2026", "May 2027"])
    // Single walks are a list, by years where these have several.
    #expect(try headings(days("0101", apart: 70)).isEmpty)
    let walks = [0, 70, 400, 470].map { (after: $0, latitude: 40.0) }
    try claim(headings(walks), is: ["2026", "2027"])
  }

  @Test(
    "What was before the day on which the trip begins is a chapter of its own, and fills no others",
    arguments: [
      ([0, 70, 71, 140, 141, 400, 470, 471], ["Before 1 June 2026", "2026", "2027"]),
      (
        [0, 70, 71, 140, 141, 400, 401, 470, 471],
        ["Before 1 June 2026", "July 2026", "September 2026", "June 2027", "August 2027"]
      ), ([0, 1, 2, 3, 70, 140, 400, 800], []),
    ] as [([Int], [String])])
  func early(days: [Int], expected: [String]) throws {
    var trip = Trip(folderName: "x")
    let first = try SampleTrips.day(1)
    trip.settings.start = first + 31
    let noon = try SampleTrips.clock(12, 0)
    trip.events = days.map { after in
      TripEvent(
        kind: .activity, title: "Meeting \(after)",
        start: TripEvent.Time(DayAndTime(date: first + after, time: noon)), place: SampleTrips.place)
    }
    let home = try BuiltSite(trip, today: "2029-01-01").page("index.html")
    let headings = home.texts.filter { $0.around.contains("h3") }.map(\.text)
    claim(headings.filter { !$0.hasPrefix("Meeting") }, is: expected)
  }

  @Test("Of scattered days years are chapters, where a year has some; else they are one list")
  func scattered() throws {
    let days = String(repeating: "0", count: 24)
    try claim(headings(self.days(days, apart: 31)), is: ["2026", "2027", "2028"])
    #expect(try headings(self.days(days, apart: 150)).isEmpty)
  }
}
