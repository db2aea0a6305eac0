import Claims
import Diagnostics
import Markdown
import Testing
import TripModel

@testable import TripPlanning

@Suite("Days that names give, and what belongs to an entry")
struct FolderDayTests {
  private func undated(_ file: String, _ day: NamedDay?) -> Photo {
    var photo = Photo(file: file, contentHash: file, width: 400, height: 300)
    photo.namedDay = day
    return photo
  }

  @Test("a picture without a time is on the day of its name or folder, but not outside the trip's dates")
  func photos() throws {
    let photos = [
      undated("a.jpg", .fileName(try day("2026-05-02"))),
      undated("b.jpg", .folderName(try day("2026-05-03"))),
      undated("c.jpg", .folderNumber(4)), undated("d.jpg", .folderName(try day("2020-01-01"))),
      undated("e.jpg", nil),
    ]
    let dates = try settings {
      $0.start = try day("2026-05-01")
      $0.end = try day("2026-05-05")
    }
    let plan = try planned(Trip(dates, photos: photos)).plan
    claim(plan.media.photos.map { $0.day?.value.day }, is: [2, 3, 4])
    claim(plan.media.photos.map { $0.day?.reason }, is: [.fileName, .folderName, .folderName])
    claim(plan.media.leftOut.map(\.file), is: ["d.jpg", "e.jpg"])
  }

  @Test(
    "`day-02` is the second day from the start, else from an entry that says both, else its picture's day")
  func numbers() throws {
    var second = try entry("day-02.md")
    second.dayNumber = 2
    second.day = nil
    let start = try settings { $0.start = try day("2026-05-01") }
    try claim(planned(Trip(start, entries: [second])).plan.journal.entries.first?.day.value.day, is: 2)
    var fourth = try entry("day-04.md")
    fourth.dayNumber = 4
    fourth.day = .frontMatter(try day("2026-05-14"))
    try claim(
      planned(Trip(entries: [second, fourth])).plan.journal.entries.map(\.day.value.day), is: [12, 14])
    second.gallery = [EntryPicture(file: "a.jpg")]
    let shown = Trip(entries: [second], photos: [try photo("a.jpg", "2026-05-20 10:00", offset: 1)])
    try claim(planned(shown).plan.journal.entries.first?.day.value.day, is: 20)
    second.gallery = []
    try claim(planned(Trip(entries: [second])).diagnostics.map(\.code), is: [.entryWithoutDay])
  }

  @Test(
    "what belongs to an entry and is not in its text stands below it, on its day, with the caption of its fields"
  )
  func gallery() throws {
    var held = try entry("2026-05-03-a.md", shows: ["a.jpg"])
    held.gallery = ["a.jpg", "b.jpg", "b.jpg", "lost.jpg"].map { EntryPicture(file: $0) }
    held.captions = ["a.jpg": " ", "b.jpg": "The counter"]
    let trip = Trip(entries: [held], photos: [undated("a.jpg", nil), undated("b.jpg", nil)])
    let plan = try planned(trip).plan
    let below = plan.journal.entries[0].gallery.map { plan[$0.photo] }
    #expect(below.map(\.photo.file) == ["b.jpg"] && below[0].day?.value == plan.journal.entries[0].day.value)
    #expect(below[0].caption?.value == "The counter" && below[0].entries == [plan.journal.entries[0].id])
    // Blanks say nothing.
    #expect(plan.media.photos.allSatisfy { $0.photo.file == "b.jpg" || $0.caption == nil })
  }

  @Test("the words below a picture in a text are its caption everywhere, unless fields say something else")
  func captionOfText() throws {
    func image(_ name: String, _ title: String) -> Inline {
      .image(MarkdownImage(source: name, title: title, alternative: "A gate", line: 1))
    }
    var told = try entry("2026-05-03-a.md", shows: ["a.jpg", "b.jpg", "c.jpg"])
    told.body = MarkdownDocument(blocks: [
      .paragraph([image("a.jpg", "The guard."), image("b.jpg", "In the text"), image("c.jpg", " ")])
    ])
    told.pictures = ["a.jpg": "a.jpg", "b.jpg": "b.jpg", "c.jpg": "c.jpg"]
    told.captions = ["b.jpg": "In the fields"]
    var photos = ["a.jpg", "b.jpg", "c.jpg"].map { undated($0, nil) }
    // What lies in the picture itself says less than what stands below it.
    photos[0].caption = "A guard"
    let plan = try planned(Trip(entries: [told], photos: photos)).plan
    var captions: [String: String] = [:]
    for photo in plan.media.photos { captions[photo.photo.file] = photo.caption?.value }
    claim(captions, is: ["a.jpg": "The guard.", "b.jpg": "In the fields"])
  }

  @Test("a lead is the excerpt, and stands above a text that does not begin with it")
  func lead() throws {
    let text = Block.paragraph([.text("Tiles, trams and too many pastéis. And rain.")])
    var told = try entry("2026-05-03-a.md", text: [text])
    told.lead = "Tiles, trams, and too many pastéis"
    var other = try entry("2026-05-04-a.md", text: [text])
    other.lead = "A day on the hills"
    let entries = try planned(Trip(entries: [told, other])).plan.journal.entries
    claim(entries.map { $0.lead }, is: [nil, "A day on the hills"])
    #expect(entries[1].excerpt == "A day on the hills" && entries[1].wordCount == entries[0].wordCount + 5)
  }
}
