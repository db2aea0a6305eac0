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
}
