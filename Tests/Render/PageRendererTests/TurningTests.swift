import Foundation
import Diagnostics
import SiteOutput
import TripPlanning
import PageReading
import Testing
import TripModel

@testable import PageRenderer

@Suite("The ways to the pages before and after")
struct TurningTests {
  @Test("bear whole titles, however long: a browser knows how many lines there is room for")
  func whole() throws {
    let long = Array(repeating: "considerable", count: 12).joined(separator: " ")
    let entries = [
      try SampleTrips.entry("first", day: 1, title: "First", SampleTexts.plain("Rain.")),
      try SampleTrips.entry("second", day: 2, title: long, SampleTexts.plain("Sun.")),
    ]
    let page = try BuiltSite(Trip(folderName: "x", entries: entries)).page("journal/first/index.html")
    #expect(page.texts.contains { $0.around.suffix(2) == ["a", "span"] && $0.text == long })
  }
}
