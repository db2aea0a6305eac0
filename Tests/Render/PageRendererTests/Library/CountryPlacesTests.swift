import Basemap
import Claims
import Foundation
import PageReading
import SiteOutput
import Testing
import TripModel

@testable import TripPlanning

@Suite("The places on the page of a country")
struct CountryPlacesTests {
  private static func library(_ trips: [TripSummary]) throws -> BuiltLibrary {
    let atlas = try ShippedTheme.atlas()
    return try BuiltLibrary(trips, atlas: atlas)
  }

  @Test("many visits of a place are folded up behind a line that counts them", arguments: [3, 4])
  func manyVisits(_ count: Int) throws {
    let trips = try (0..<count).map { number in
      try LibrarySamples.trip("Lisbon \(number)", "\(2021 + number)-05-01 \(2021 + number)-05-02") { trip in
        trip.items = [
          try LibrarySamples.pin(
            "Tower", 38.69, -9.21, "\(2021 + number)-05-01", "PT", region: "Lisbon")
        ]
        trip.countries = [
          TripSummary.Country(code: "PT", days: [try LibrarySamples.date("\(2021 + number)-05-01")])
        ]
      }
    }
    let ahead = try LibrarySamples.trip("Once more", "2026-08-01 2026-08-02") { trip in
      trip.items = [try LibrarySamples.pin("Tower", 38.69, -9.21, "2026-08-01", "PT", region: "Lisbon")]
    }
    let page = try Self.library(trips + [ahead]).page("countries/pt/index.html")
    claim(page.text(in: "summary"), is: count > 3 ? "4 visits, 2021–2024" : "")
    let folded = page.texts.filter { $0.around.contains("details") && $0.text.hasPrefix("Lisbon ") }
    claim(folded.count, is: count > 3 ? 4 : 0)
    let links = page.links.filter { $0.hasSuffix("places/p-3869/index.html") }
    claim(links.count, is: count + 1)
  }

  @Test("a stop is told from the places beside it, and a planned trip from those that were there")
  func stops() throws {
    let days = [("Lisbon", "2025-05-01"), ("Porto", "2025-07-01"), ("Again", "2026-08-01")]
    let trips = try days.map { title, day in
      try LibrarySamples.trip(title, "\(day) \(day)") { trip in
        trip.items = [
          try LibrarySamples.pin("Tower", 38.69, -9.21, day, "PT", region: "Lisbon"),
          try LibrarySamples.pin("House", 38.75, -9.3, day, "PT", region: "Lisbon", category: "hotel"),
        ]
        trip.items[1].kind = .event
        trip.countries = [TripSummary.Country(code: "PT", days: [try LibrarySamples.date(day)])]
      }
    }
    let page = try Self.library(trips).page("countries/pt/index.html")
    let kinds = page.texts.filter { $0.around.last == "p" && $0.text == "stop" }
    claim(kinds.count, is: 1)
    claim(page.allText, has: "House stop")
    claim(page.allText, has: "2 trips, 2025. One more is planned.")
    claim(page.allText, has: "trips, 1 to come 2")
  }

  @Test(
    "what is still to come is marked so, and what a trip that is over never saw names nobody",
    arguments: [("2026-04-01 2026-04-09", "Not seen"), ("2026-05-01 2026-05-09", "Planned")])
  func notSeen(_ dates: String, _ status: String) throws {
    let trip = try LibrarySamples.trip("Lisbon", dates, of: ["Ana"]) { trip in
      trip.items = [try LibrarySamples.pin("Castle", 38.69, -9.21, "2026-05-08", "PT", region: "Lisbon")]
      trip.items[0].kind = .attraction
      trip.countries = [TripSummary.Country(code: "PT", days: [try LibrarySamples.date("2026-04-01")])]
    }
    let page = try Self.library([trip]).page("countries/pt/index.html")
    let marks = page.texts.filter { $0.around.contains("section") && $0.around.last == "span" }.map(\.text)
    claim(marks, has: status)
    let library = try Self.library([trip])
    try claim(library.page("map/index.html").allText, has: "Lisbon · \(status)")
    claim(page.allText.contains("8 May 2026"), is: status == "Planned")
    // Beside the trip and among those who were there, not at the place.
    claim(page.links.count { $0.hasSuffix("people/ana/index.html") }, is: 2)
  }

  @Test("a country of which a trip that is over only had ideas was not seen, and is not still to come")
  func missed() throws {
    let trip = try LibrarySamples.trip("Lisbon", "2026-04-01 2026-04-09") { trip in
      trip.items = [try LibrarySamples.pin("Alhambra", 37.18, -3.59, "2026-04-08", "ES", region: "Granada")]
      trip.items[0].kind = .attraction
      trip.countries = [TripSummary.Country(code: "PT", days: [try LibrarySamples.date("2026-04-01")])]
    }
    let library = try Self.library([trip])
    let page = try library.page("countries/es/index.html").allText
    claim(page, has: "Lisbon 8 April 2026 Not seen")
    claim(page, lacks: "Planned")
    claim(page, has: "Nobody was here: it was an idea")
    let all = try library.page("countries/index.html").allText
    claim(all, has: "Spain Not seen")
    claim(all, lacks: "Still to come")
  }

  @Test("what is near a place is listed as a sentence would")
  func nearby() throws {
    let trip = try LibrarySamples.trip("Lisbon", "2026-05-01 2026-05-09") { trip in
      trip.countries = [TripSummary.Country(code: "PT", days: [try LibrarySamples.date("2026-05-01")])]
      trip.items = [
        try LibrarySamples.pin("Abbey", 38.69, -9.21, "2026-05-01", "PT", region: "Lisbon"),
        try LibrarySamples.pin("Bench", 38.70, -9.21, "2026-05-01", "PT", region: "Lisbon"),
        try LibrarySamples.pin("Market", 38.68, -9.214, "2026-05-01", "PT", region: "Lisbon"),
        try LibrarySamples.pin("Kiosk", 38.6745, -9.21, "2026-05-01", "PT", region: "Lisbon"),
      ]
    }
    let page = try Self.library([trip]).page("countries/pt/index.html")
    claim(page.allText, lacks: "and Kiosk")
    claim(page.allText, has: "Near by: Bench 1.1 km and Market 1.2 km")
    // These two do not say it again; another one says what the abbey does not.
    claim(page.allText, has: "Near by: Market 700 m and Abbey 1.7 km")
    claim(page.allText.ranges(of: "Near by:").count, is: 2)
  }

  @Test("names nobody and no state that the trip above says of all its places, and folds up a long list")
  func brief() throws {
    let trip = try LibrarySamples.trip("North", "2026-08-01 2026-08-09", of: ["Ana", "Ben"]) { trip in
      trip.countries = [TripSummary.Country(code: "PT", days: [try LibrarySamples.date("2026-08-01")])]
      trip.items = try (0..<20).map { number in
        try LibrarySamples.pin(
          "Pin \(number)", 37 + Double(number) / 10, -8.2, "2026-08-01", "PT", region: "Lisbon")
      }
      trip.items[3].who = ["Ana"]
    }
    let page = try Self.library([trip]).page("countries/pt/index.html")
    claim(page.allText.ranges(of: "Ana and Ben").count, is: 1)
    claim(page.allText, has: "Pin 3 North 1 August 2026 Ana")
    claim(page.allText.ranges(of: "1 August 2026 Planned").count, is: 1)
    claim(page.text(in: "summary"), is: "8 more places")
    let spots = page.elements.filter { $0.attributes["class"] == "spot" }
    claim(spots.count, is: 20)
  }

  @Test("the map of a country is framed on the places of its trips")
  func framed() throws {
    let trip = try LibrarySamples.trip("Lisbon", "2026-05-01 2026-05-09") { trip in
      trip.countries = [TripSummary.Country(code: "PT", days: [try LibrarySamples.date("2026-05-01")])]
      trip.items = [
        try LibrarySamples.pin("Tower", 38.7, -9.2, "2026-05-01", "PT", region: "Lisbon"),
        try LibrarySamples.pin("Bench", 38.2, -9.1, "2026-05-01", "PT", region: "Lisbon"),
      ]
    }
    let page = try Self.library([trip]).page("countries/pt/index.html")
    let heights = page.elements.filter { $0.attributes["class"] == "world-spot" }
      .compactMap { Double($0.attributes["cy"] ?? "") }.sorted()
    // Units of a sheet that is some 630 high: half a degree of six and a half.
    try #require(heights.count == 2)
    #expect(heights[1] - heights[0] > 35)
  }
}
