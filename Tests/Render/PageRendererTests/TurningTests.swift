import Claims
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

  @Test("bear a small picture on both sides of photos, and of days one of the next alone, which is large")
  func pictures() throws {
    let photos = try (1...3).map { try SampleTrips.photo("p\($0)", day: $0, hour: 9) }
    let site = try BuiltSite(Trip(folderName: "x", photos: photos))
    for (path, count) in [("photos/p2/index.html", 2), ("days/2026-05-02/index.html", 1)] {
      let pictures = try site.page(path).all("img").filter { $0.around.suffix(3) == ["nav", "a", "span"] }
      claim(pictures.count, is: count, "\(path)")
      // The link says already what it is.
      #expect(pictures.allSatisfy { $0.attributes["alt"] == "" }, "\(path)")
    }
  }

  @Test(
    "let the next day be seen large, and after the last one the whole trip, unless its cover was seen on that day"
  )
  func onward() throws {
    let photos = try (1...3).map { try SampleTrips.photo("p\($0)", day: $0, hour: 9) }
    func ends(coverOf number: Int) throws -> [[String]] {
      var trip = Trip(folderName: "Three Days", photos: photos)
      trip.settings.cover = "photos/p\(number).jpg"
      let site = try BuiltSite(trip)
      return try (1...3).map { day in
        let page = try site.page("days/2026-05-0\(day)/index.html")
        return page.all("a").filter {
          $0.around.last == "nav" && $0.attributes["class"]?.hasPrefix("on") == true
        }
        .map { "\($0.attributes["class"] ?? "") \($0.attributes["href"] ?? "")" }
      }
    }
    let toNext = [["on broad ../2026-05-02/index.html"], ["on broad ../2026-05-03/index.html"]]
    try claim(ends(coverOf: 1), is: toNext + [["on broad ../../index.html"]])
    try claim(ends(coverOf: 3), is: toNext + [["on ../../index.html"]])
  }

  @Test("lead from day to day past those of which nothing was kept, and from these to what was kept")
  func pastNothing() throws {
    let photos = try [1, 4].map { try SampleTrips.photo("p\($0)", day: $0, hour: 9) }
    var trip = Trip(folderName: "x", photos: photos)
    trip.settings.start = LocalDate(iso: "2026-05-01")
    trip.settings.end = LocalDate(iso: "2026-05-04")
    let site = try BuiltSite(trip)
    func ways(from day: Int) throws -> [String] {
      let page = try site.page("days/2026-05-0\(day)/index.html")
      return page.all("link").filter { ["prev", "next"].contains($0.attributes["rel"] ?? "") }
        .compactMap { $0.attributes["href"] }
    }
    try claim(ways(from: 1), is: ["../2026-05-04/index.html"])
    try claim(ways(from: 2), is: ["../2026-05-01/index.html", "../2026-05-04/index.html"])
    try claim(ways(from: 4), is: ["../2026-05-01/index.html"])
  }

  @Test("do not lead past a single day of which nothing was kept")
  func overOne() throws {
    let photos = try [1, 3].map { try SampleTrips.photo("p\($0)", day: $0, hour: 9) }
    var trip = Trip(folderName: "x", photos: photos)
    trip.settings.start = LocalDate(iso: "2026-05-01")
    trip.settings.end = LocalDate(iso: "2026-05-03")
    let page = try BuiltSite(trip).page("days/2026-05-01/index.html")
    let next = page.all("link").first { $0.attributes["rel"] == "next" }
    claim(next?.attributes["href"], is: "../2026-05-02/index.html")
  }

  @Test("show a picture of few pixels as it is")
  func speck() throws {
    let photos = try [("p1", 100), ("p2", 3000), ("p3", 2000)].map { name, width in
      try SampleTrips.photo(name, day: 1, hour: 9, width: width, height: width)
    }
    let site = try BuiltSite(Trip(folderName: "x", photos: photos))
    let classes = try site.page("photos/p2/index.html").all("a").filter { $0.attributes["rel"] != nil }
      .map { $0.attributes["class"] }
    claim(classes, is: ["back small", "on"])
  }

  @Test("tell the beginning of a caption that is a text, and that it goes on")
  func caption() throws {
    let text = (1...60).map { "step\($0)" }.joined(separator: " ")
    let photos = try ([("a", nil), ("b", text)] as [(String, String?)]).map { name, caption in
      try SampleTrips.photo(name, day: 1, hour: 9, caption: caption)
    }
    let page = try BuiltSite(Trip(folderName: "x", photos: photos)).page("photos/a/index.html")
    let titles = page.texts.filter { $0.around.suffix(3) == ["nav", "a", "span"] }.map(\.text)
    #expect(titles.count == 1 && titles[0].hasPrefix("step1 ") && titles[0].hasSuffix("…"), "\(titles)")
    #expect(titles.allSatisfy { $0.count <= 61 }, "\(titles)")
  }
}
