import Claims
import PageReading
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("A caption that is too long for a heading")
struct LongCaptionTests {
  /// What the page of a picture with that caption says.
  private func told(_ caption: String) throws -> String {
    var photo = try SampleTrips.photo("a", day: 1, hour: 9)
    (photo.coordinate, photo.caption) = (nil, caption)
    let site = try BuiltSite(Trip(folderName: "x", photos: [photo]))
    let pages = site.pages.filter { $0.path.hasPrefix("photos/") && $0.path != "photos/index.html" }
    return try unwrapped(pages.first).page.text(in: "main")
  }

  @Test("goes on below it where that breaks off, and is not said again")
  func once() throws {
    let steps = (1...60).map { "step\($0)" }
    let words = try told(steps.joined(separator: " ")).split { !$0.isLetter && !$0.isNumber }.map(String.init)
    claim(words.filter { $0.hasPrefix("step") }, is: steps)
  }

  @Test(
    "goes on from what has begun it",
    arguments: [
      ("We walked to…", "We walked to the lake.", "…the lake."), ("We walked…", "We walked.", nil),
      ("We walked…", "We walked (all of us).", "…(all of us)."),
      ("The lake", "We walked to the lake.", "We walked to the lake."),
      ("The lake…", "We walked to it.", "We walked to it."),
    ] as [(String, String, String?)])
  func goingOn(_ heading: String, _ text: String, _ rest: String?) {
    claim(text.goingOn(from: heading), is: rest)
  }

  @Test(
    "and a text goes on behind the sentence that has become its title",
    arguments: [
      ("Stave church", "Stave church. It smells.", "It smells."),
      ("What a day!", "What a day! Rain.", "Rain."), ("Rain", "Rainbows all day.", "Rainbows all day."),
      ("We walked…", "We walked to the lake.", "…to the lake."),
      ("木星", "木星。とても", "とても"), ("すごい！", "すごい！雨が降った。", "雨が降った。"),
      ("「行こう。」", "「行こう。」と言った。", "と言った。"), ("Rain", "Rain.", nil),
    ] as [(String, String, String?)])
  func behind(title: String, text: String, rest: String?) { claim(text.behind(title: title), is: rest) }
}
