import Claims
import Markdown
import PageReading
import SiteOutput
import Testing
import TripModel
import TripPlanning

@Suite("What texts show beside pictures")
struct TextMediaTests {
  private static let media = [
    MediaFile(file: "journal/hill.svg", kind: .drawing(markup: "<svg/>"), width: 400, height: 200),
    MediaFile(file: "journal/cat.png", kind: .sticker, width: 90, height: 80),
    MediaFile(file: "journal/sea.mp3", kind: .sound),
  ]

  private static func page(_ text: String, at path: String = "journal/day/index.html") throws -> PageReader {
    try site(text).page(path)
  }

  private static func site(_ text: String) throws -> BuiltSite {
    var entry = JournalEntry(
      file: "journal/2026-05-03-day.md", slugWish: "day", day: .fileName(try SampleTrips.day(3)),
      body: MarkdownParser.parse(text))
    entry.media = [
      "hill.svg": "journal/hill.svg", "cat.png#sticker": "journal/cat.png", "sea.mp3": "journal/sea.mp3",
    ]
    var trip = Trip(folderName: "x", entries: [entry])
    trip.media = media
    trip.media[2].seconds = 34
    trip.media[2].byteCount = 1_200_000
    return try BuiltSite(trip)
  }

  @Test(
    "a drawing stands below its paragraph, with its words and its size, as a picture that can run nothing")
  func drawing() throws {
    let page = try Self.page("We drew.\n\n![The hill](hill.svg \"By Ana\")\n\n![](hill.svg)")
    let pictures = page.all("img")
    claim(pictures.map { $0.attributes["src"] }, is: ["../../media/hill.svg", "../../media/hill.svg"])
    claim(pictures.map { $0.attributes["alt"] }, is: ["The hill", "Drawing"])
    #expect(pictures.allSatisfy { $0.attributes["width"] == "400" && $0.attributes["height"] == "200" })
    claim(page.text(in: "figcaption"), is: "By Ana")
    #expect(page.all("object").isEmpty && page.all("embed").isEmpty && page.all("iframe").isEmpty)
  }

  @Test("a sticker stands in its line, without frame or link, and is none of the trip's pictures")
  func sticker() throws {
    let site = try Self.site("A cat ![A cat](cat.png#sticker) came.")
    let page = try site.page("journal/day/index.html")
    let picture = try unwrapped(page.all("img").first)
    claim(picture.attributes["class"], is: "sticker")
    claim(picture.attributes["src"], is: "../../media/cat.png")
    #expect(picture.around.last == "p" && !picture.around.contains("a") && page.all("figure").isEmpty)
    #expect(site.pages.allSatisfy { !$0.path.hasPrefix("photos") })
    let text = try unwrapped(site.pages.first { $0.path == "journal/day/index.html" }?.text)
    claim(text, has: "A cat <img")
    claim(text, has: "> came.")
  }

  @Test(
    "a recording alone in its paragraph is played there, and can be taken along",
    arguments: [
      "[The sea](sea.mp3)", "![The sea](sea.mp3)", "![](sea.mp3 \"The sea\")",
    ])
  func sound(text: String) throws {
    let page = try Self.page("We heard it.\n\n\(text)\n\nAll night.")
    let audio = try unwrapped(page.all("audio").first)
    claim(audio.attributes["src"], is: "../../media/sea.mp3")
    claim(audio.attributes["preload"], is: "none")
    #expect(audio.attributes["controls"] != nil && audio.attributes["aria-label"] == "The sea")
    let link = try unwrapped(page.all("a").first { $0.attributes["download"] != nil })
    claim(link.attributes["href"], is: "../../media/sea.mp3")
    #expect(page.texts.contains { $0.text == "0:34" } && page.texts.contains { $0.text.contains("1.2 MB") })
  }

  @Test("a recording that a sentence links to is a link")
  func soundInSentence() throws {
    let page = try Self.page("Listen to [the sea](sea.mp3) as we did.")
    #expect(page.all("audio").isEmpty)
    #expect(page.all("a").contains { $0.attributes["href"] == "../../media/sea.mp3" })
  }

  @Test("what no text shows has no address, and equal names have addresses of their own")
  func addresses() throws {
    var entry = JournalEntry(
      file: "journal/2026-05-03-day.md", slugWish: "day", day: .fileName(try SampleTrips.day(3)),
      body: MarkdownParser.parse("![](a/hill.svg)\n\n![](b/Hill.svg)"))
    entry.media = ["a/hill.svg": "a/hill.svg", "b/Hill.svg": "b/Hill.svg"]
    var trip = Trip(folderName: "x", entries: [entry])
    trip.media = ["a/hill.svg", "b/Hill.svg", "c/other.svg"].map {
      MediaFile(file: $0, kind: .drawing(markup: ""), width: 1, height: 1)
    }
    try claim(
      BuiltSite(trip).plan.trips[0].media.extras.map(\.path.text),
      is: [
        "media/hill.svg", "media/hill-2.svg",
      ])
  }
}
