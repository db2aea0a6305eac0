import Claims
import Foundation
import Diagnostics
import SiteOutput
import TripPlanning
import Markdown
import PageReading
import Testing
import TripModel

@Suite("The headings of a gallery")
struct GalleryHeadingTests {
  @Test("say what a day is called behind its number, and its number alone where it has no name of its own")
  func days() throws {
    var trip = try SampleTrips.full()
    trip.photos = try (0..<16).map { number in
      try SampleTrips.photo("p\(number)", day: number < 8 ? 1 : 2, hour: 8 + number % 8)
    }
    let text = MarkdownParser.parse("We walked.")
    trip.entries = [try SampleTrips.entry("walk", day: 1, title: "A long walk", text)]
    let page = try BuiltSite(trip).page("photos/index.html")
    let numbers = page.texts.filter { $0.around.contains("h2") && $0.around.contains("b") }.map(\.text)
    claim(numbers.first, is: "Day 1", "\(numbers)")
    let titles = page.texts.filter { $0.around.contains("h2") && $0.around.contains("span") }.map(\.text)
    claim(titles.first, is: "A long walk", "\(titles)")
  }

  @Test("of days together have the name of the only one that has a name", arguments: [1, 2])
  func together(_ named: Int) throws {
    let photos = try (1...3).map { number in
      var photo = try SampleTrips.photo("p\(number)", day: min(number, 2), hour: 8 + number)
      photo.coordinate = nil
      return photo
    }
    let entries = try (1...named).map { number in
      let text = MarkdownParser.parse("We walked.")
      var entry = try SampleTrips.entry("e\(number)", day: 3 - number, title: "Walk \(number)", text)
      (entry.place, entry.pictures) = (nil, [:])
      return entry
    }
    let trip = Trip(folderName: "x", entries: entries, photos: photos)
    let page = try BuiltSite(trip, today: "2026-06-01").page("photos/index.html")
    let titles = page.texts.filter { $0.around.contains("h2") && $0.around.contains("span") }.map(\.text)
    claim(titles, is: named == 1 ? ["Walk 1"] : [])
  }
}
