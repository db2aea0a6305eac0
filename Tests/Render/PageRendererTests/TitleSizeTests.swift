import Claims
import PageReading
import Testing
import TripModel

@testable import PageRenderer

@Suite("The size of a title")
struct TitleSizeTests {
  @Test(
    "follows its longest word, wide letters counted twice",
    arguments: [
      ("Five days in Lisbon", nil), ("Hochzeitsreise", "of16"), ("Eine Hochzeitsreise", "of16"),
      ("Hoch\u{AD}zeits\u{AD}reise", nil), ("12\u{A0}days\u{A0}there", "of16"), ("LEGOLAND", nil),
      ("Ferienwohnung", "of16"), ("Amsterdam–Brüssel–Paris", nil),
      ("九州ぐるり六日間", "of16"), ("九州ぐるりと六日間のレンタカーの旅", nil), ("Donaudampfschifffahrt", "of24"),
      (String(repeating: "x", count: 140), "of40"), ("", nil),
    ] as [(String, String?)])
  func mark(title: String, mark: String?) { claim(TitleSize.mark(of: title), is: mark) }

  @Test("has a rule in the style sheet for each class")
  func rules() throws {
    let bytes = try unwrapped(try ShippedTheme.read().assets["style.css"])
    let style = String(decoding: bytes, as: UTF8.self)
    for count in 1...60 {
      guard let mark = TitleSize.mark(of: String(repeating: "x", count: count)) else { continue }
      claim(style, has: ".\(mark) {", "\(mark)")
    }
  }

  @Test("is told to the front page")
  func front() throws {
    var trip = try SampleTrips.full()
    trip.settings.title = "Hochzeitsreise"
    let page = try BuiltSite(trip, today: "2026-06-01").page("index.html")
    let title = page.all("h1").first?.attributes["class"]
    claim(title, is: "of16")
  }
}
