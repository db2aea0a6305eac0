import Claims
import PageReading
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("The size of a title")
struct TitleSizeTests {
  @Test(
    "follows its longest word, wide letters counted twice",
    arguments: [
      ("Five days in Lisbon", nil), ("Hochzeitsreise", "c34"), ("Eine Hochzeitsreise", "c34"),
      ("Hoch\u{AD}zeits\u{AD}reise", nil), ("12\u{A0}days\u{A0}there", "c30"), ("LEGOLAND", nil),
      ("Ferienwohnung", "c32"), ("Amsterdam–Brüssel–Paris", nil),
      ("九州ぐるり六日間", "c36"), ("九州ぐるりと六日間のレンタカーの旅", nil), ("Donaudampfschifffahrt", "c44"),
      // Their lines end between words that nothing parts, or that a mark does.
      ("เที่ยวเชียงใหม่สี่วันกับเพื่อนเก่า", nil), ("ལྷ་ས་ལ་ཉིན་བཞི་སྐོར་བ་བརྒྱབ་པ", nil),
      (String(repeating: "x", count: 140), "c59"), ("", nil),
    ] as [(String, String?)])
  func mark(title: String, mark: String?) { claim(TitleSize.mark(of: title), is: mark) }

  @Test("has a rule in the style sheet for each class, of little more letters than it has")
  func rules() throws {
    let bytes = try unwrapped(try ShippedTheme.read().assets["style.css"])
    let style = String(decoding: bytes, as: UTF8.self)
    for count in 13...40 {
      let mark = try unwrapped(TitleSize.mark(of: String(repeating: "x", count: count)))
      claim(style, has: ".\(mark){--c:", "\(mark)")
      let letters = try 10 * GalleryRows.Place.width(ofStep: unwrapped(Int(mark.dropFirst())))
      #expect(letters > Double(count) - 0.1 && letters < Double(count) * 1.05, "\(count): \(letters)")
    }
  }

  @Test("is told to the front page")
  func front() throws {
    var trip = try SampleTrips.full()
    trip.settings.title = "Hochzeitsreise"
    let page = try BuiltSite(trip, today: "2026-06-01").page("index.html")
    let title = page.all("h1").first?.attributes["class"]
    claim(title, is: "c34")
  }

  @Test("is told to the front page of a library")
  func shelf() throws {
    let title = "Hochzeitsreise" + String(repeating: " und mehr", count: 4)
    let page = try BuiltLibrary(try LibrarySamples.trips()) { $0.settings.title = title }.page("index.html")
    claim(page.all("h1").first?.attributes["class"], is: "long c34")
  }
}
