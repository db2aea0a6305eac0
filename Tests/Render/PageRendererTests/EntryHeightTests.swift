import Claims
import Foundation
import Diagnostics
import SiteOutput
import TripPlanning
import PageReading
import Testing
import TripModel

@Suite("The heights of an entry's way")
struct EntryHeightTests {
  @Test("stand on the page of an entry whose name a track bears, and of no other", arguments: [true, false])
  func profile(isNamed: Bool) throws {
    var entry = try SampleTrips.entry("walk", day: 3, title: "Up and down", SampleTexts.plain("It was far."))
    (entry.place, entry.pictures) = (nil, [:])
    entry.track = isNamed ? "tracks/walk.gpx" : nil
    let noon = try SampleTrips.day(3).dayNumber * 86_400 + 11 * 3600
    let points = try (0...200).map { step in
      TrackPoint(
        coordinate: try SampleTrips.at(47 + Double(step) / 2000, 11),
        elevation: 600 + 5 * Double(100 - abs(100 - step)), instant: Instant(seconds: noon + step * 90))
    }
    let walk = Track(file: "tracks/walk.gpx", segments: [points])
    let site = try BuiltSite(Trip(folderName: "x", entries: [entry], tracks: [walk]), today: "2026-06-01")
    let page = try site.page("journal/walk/index.html")
    claim(page.all("section").contains { $0.attributes["aria-labelledby"] == "heights" }, is: isNamed)
    claim(page.all("figure").contains { $0.attributes["class"] == "chartbox" }, is: isNamed)
  }
}
