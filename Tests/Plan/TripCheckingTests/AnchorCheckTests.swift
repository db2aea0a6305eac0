import Diagnostics
import Markdown
import Testing
import TripChecking
import TripModel
import TripPlanning

@Suite("Links to headings of other texts")
struct AnchorCheckTests {
  private static func entry(_ day: String, _ title: String, _ text: String) throws -> JournalEntry {
    let place = SourcePlace(file: day + ".md")
    return JournalEntry(
      file: day + ".md", slugWish: title, title: Written(title, at: place),
      day: .fileName(try #require(LocalDate(iso: day))), body: MarkdownParser.parse(text))
  }

  private static func found(_ trip: Trip) throws -> [Diagnostic] {
    let today = try #require(LocalDate(iso: "2026-05-05"))
    return TripChecker.check(trip, plan: TripPlanner.plan(trip, today: today).plan).filter {
      $0.code == .linkToNothing
    }
  }

  @Test("are told with their place and the nearest heading, but not where the title is meant")
  func ofEntries() throws {
    let first = try Self.entry("2026-05-03", "Good morning", "## The queue\n\nWe queued.")
    var second = try Self.entry("2026-05-04", "Good lunch", "As yesterday.")
    second.links = ["a#the-quee": first.file, "a#the-queue": first.file, "a#good-morning": first.file]
    second.places["a#the-quee"] = SourcePlace(
      file: second.file, span: SourceSpan(line: 4, column: 7, length: 10, text: "As [y](a#the-quee)."))
    let found = try Self.found(Trip(folderName: "x", entries: [first, second]))
    #expect(
      found.map(\.message) == ["“Good morning” has no heading `#the-quee`; the link leads to its top"])
    #expect(found.first?.place?.span?.line == 4 && found.first?.place?.span?.length == 10)
    #expect(found.first?.advice?.hasPrefix("Did you mean `#the-queue`? ") == true)
  }

  @Test("the mark of a paragraph leads to the heading above it, and is named as one where it is not there")
  func ofParagraphs() throws {
    var first = try Self.entry("2026-05-03", "Good morning", "## The queue\n\nWe queued.")
    first.blockMarks = ["thought15": "the-queue", "top": ""]
    var second = try Self.entry("2026-05-04", "Good lunch", "As yesterday.")
    second.links = ["a#^Thought15": first.file, "a#^top": first.file, "a#^gone": first.file]
    let found = try Self.found(Trip(folderName: "x", entries: [first, second]))
    #expect(
      found.map(\.message) == [
        "No paragraph of “Good morning” has the mark `^gone`; the link leads to its top"
      ])
    #expect(found.first?.severity == .note)
  }

  @Test("are told in an album's text, and where a day is meant, which has none")
  func ofAlbumsAndDays() throws {
    let day = try #require(LocalDate(iso: "2026-05-03"))
    var entry = try Self.entry("2026-05-03", "Good morning", "## The queue\n\nWe queued.")
    entry.dayLinks = ["days/2026-05-03#noon": day]
    var text = JournalEntry(file: "photos/album.md", slugWish: "photos", body: MarkdownParser.parse("All."))
    text.links = ["b#noon": entry.file]
    var photo = Photo(file: "photos/one.jpg", contentHash: "one", width: 40, height: 30)
    photo.cameraClock = LocalDateTime(date: day, time: .midnight) + 43_200
    var trip = Trip(folderName: "x", entries: [entry], photos: [photo])
    trip.albums = [Album(text: text)]
    #expect(
      try Self.found(trip).map(\.message) == [
        "Link to the heading `#noon` of 2026-05-03, a day; it leads to the day's top",
        "“Good morning” has no heading `#noon`; the link leads to its top",
      ])
  }
}
