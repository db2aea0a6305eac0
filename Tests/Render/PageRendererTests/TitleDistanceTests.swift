import Claims
import Markdown
import PageReading
import SiteLanguage
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("How far days were by their titles")
struct TitleDistanceTests {
  @Test(
    "is the sum of what a title tells, in kilometres or miles",
    arguments: [
      ("Utrecht to Hirtshals, 948 km (rain)", 948_000), ("80 km in Denmark, 152 km here", 232_000),
      ("Otley – Perth (4,6 km)", 4_600), ("Otley – Perth 1,240km", 1_240_000), ("10 miles of mud", 16_093),
      ("70 km, 680 hm", 70_000), ("The km 92", nil), ("5 kmh", nil), ("Wind 90 km/h", nil), ("Perth", nil),
    ] as [(String, Int?)])
  func title(text: String, metres: Int?) { claim(TitleDistance.metres(in: text).map { Int($0) }, is: metres) }

  private func front(_ titles: [String]) throws -> [String] {
    let entries = try titles.enumerated().map { index, title in
      var entry = try SampleTrips.entry("d\(index)", day: 3 + index, title: title, MarkdownDocument())
      (entry.place, entry.pictures) = (nil, [:])
      return entry
    }
    let page = try BuiltSite(Trip(folderName: "x", entries: entries), today: "2026-06-01").page("index.html")
    return page.texts.filter { $0.around.contains("dl") }.map { $0.text.replacing(" ", with: "") }
  }

  @Test("stands on the front page where most days tell it, as the least where not all do")
  func sum() throws {
    let all = try front(["Otley, 100 km", "Perth, 50 km", "Wick, 8 km"])
    claim(all, has: "158")
    claim(all, has: "ontheway,asthetitlesofthedayssay")
    let most = try front(["Otley, 100 km", "Perth, 50 km", "Wick, 8 km", "Rain"])
    claim(most.contains { $0.hasPrefix("158") && $0 != "158" } || most.contains("+"), is: true, "\(most)")
    let few = try front(["Otley, 100 km", "Perth, 50 km", "Rain", "Mud"])
    claim(few.contains("ontheway,asthetitlesofthedayssay"), is: false)
  }
}
