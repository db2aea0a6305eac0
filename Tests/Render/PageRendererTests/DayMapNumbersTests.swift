import Claims
import Diagnostics
import PageReading
import Testing
import TripModel

@testable import PageRenderer

@Suite("The numbers on the map of a day")
struct DayMapNumbersTests {
  private static func site(days: [Int]) throws -> BuiltSite {
    let entries = try days.enumerated().map { index, day -> JournalEntry in
      var entry = try SampleTrips.entry(
        "e\(index)", day: day, title: "E\(index)", SampleTexts.plain("There."))
      entry.time = .timeOfDay(try SampleTrips.clock(8 + index, 0))
      let place = NamedPlace(
        name: "Inn \(index)", coordinate: try SampleTrips.at(40 + 0.3 * Double(index), -8))
      entry.place = Written(place, at: SampleTrips.place)
      return entry
    }
    return try BuiltSite(Trip(folderName: "x", entries: entries))
  }

  @Test("are told to be its stops, where those of the whole way are days")
  func ofDay() throws {
    let site = try Self.site(days: [1, 1, 2])
    let note = "The numbers are the day’s stops."
    try claim(site.page("days/2026-05-01/index.html").text(in: "figcaption"), has: note)
    try claim(site.page("days/2026-05-02/index.html").text(in: "main"), lacks: note)
    try claim(site.page("map/index.html").text(in: "main"), lacks: note)
  }

  @Test("need no word on a trip of one day")
  func ofTrip() throws {
    let site = try Self.site(days: [1, 1])
    for page in site.pages {
      claim(page.text, lacks: "The numbers are the day’s stops.", "\(page.path)")
    }
  }
}
