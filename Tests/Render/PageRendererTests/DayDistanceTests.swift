import Claims
import Markdown
import PageReading
import SiteLanguage
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("How far a day was at least")
struct DayDistanceTests {
  @Test(
    "is never told as less than what of it was recorded",
    arguments: [(88_900, 88_800, "88.9"), (88_900, 88_000, "88"), (88_900, 0, "88")]
      as [(Double, Double, String)])
  func recorded(metres: Double, recorded: Double, figure: String) throws {
    let plan = TripPlanner.plan(Trip(folderName: "x"), today: try SampleTrips.day(1)).plan
    let renderer = try unwrapped(TripRenderer.open(theme: ShippedTheme.read()).renderer)
    let site = renderer.site(of: plan, on: nil)
    let scope = PageScope(site: site, path: site.plan.addresses.home)
    let told = DayDistance.least(of: metres, isStraight: false, recorded: recorded, on: scope)
    claim(told.figure, is: figure)
  }

  @Test("is not told beside such a title where it was recorded, either")
  func recordedBeside() throws {
    let noon = try SampleTrips.day(3).dayNumber * 86_400 + 12 * 3600
    let walk = try (0..<60).map { step in
      TrackPoint(
        coordinate: try SampleTrips.at(64 + Double(step) / 1000, -19),
        instant: Instant(seconds: noon + step * 60))
    }
    for (title, isTold) in [("Vík – Höfn (7 km)", false), ("Vík – Höfn", true)] {
      var entry = try SampleTrips.entry("vik", day: 3, title: title, MarkdownDocument())
      (entry.place, entry.pictures) = (nil, [:])
      let trip = Trip(
        folderName: "x", entries: [entry], tracks: [Track(file: "walk.gpx", segments: [walk])])
      let page = try BuiltSite(trip, today: "2026-06-01").page("calendar/index.html")
      claim(page.linkNames.contains { $0.contains("6.6 km") }, is: isTold, "\(page.linkNames)")
    }
  }

  @Test(
    "is not told beside a title that says how far it was",
    arguments: [
      ("Vík – Höfn | 92 km", false), ("Vík – Höfn, 92 miles", false), ("Vík – Höfn", true),
      ("The km 92", true),
    ])
  func said(title: String, isTold: Bool) throws {
    let photos = try [0.0, 0.6].map { step in
      var photo = try SampleTrips.photo("p\(step)", day: 3, hour: step == 0 ? 9 : 18)
      photo.coordinate = try SampleTrips.at(63.4 + step, -19)
      return photo
    }
    var entry = try SampleTrips.entry("vik", day: 3, title: title, MarkdownDocument())
    (entry.place, entry.pictures) = (nil, [:])
    // Of a trip of which nothing was recorded no distance is told.
    let noon = try SampleTrips.day(4).dayNumber * 86_400 + 12 * 3600
    let walk = try (0..<30).map { step in
      TrackPoint(
        coordinate: try SampleTrips.at(64 + Double(step) / 2000, -19),
        instant: Instant(seconds: noon + step * 60))
    }
    let trip = Trip(
      folderName: "x", entries: [entry], photos: photos, tracks: [Track(file: "walk.gpx", segments: [walk])])
    let site = try BuiltSite(trip, today: "2026-06-01")
    let day = try site.page("days/2026-05-03/index.html")
    claim(day.texts.contains { $0.text.contains("straight from place to place") }, is: isTold)
    let front = try site.page("index.html").texts.filter {
      $0.around.contains("article") || $0.around.contains("li")
    }
    claim(front.contains { $0.text.contains("66+") }, is: isTold)
  }
}
