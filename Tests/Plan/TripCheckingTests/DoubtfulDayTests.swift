import Diagnostics
import Markdown
import Testing
import TripChecking
import TripModel
import TripPlanning

@Suite("A text that may be of another day")
struct DoubtfulDayTests {
  private static func day(_ number: Int) throws -> LocalDate {
    try #require(LocalDate(iso: "2026-05-01")) + (number - 1)
  }

  /// What is said of texts of a trip from 1 May on.
  private static func found(_ entries: [JournalEntry], photos: [Photo] = []) throws -> [Diagnostic] {
    var trip = Trip(folderName: "x", entries: entries, photos: photos)
    (trip.settings.start, trip.settings.end) = (try day(1), try day(9))
    return TripChecker.check(trip, plan: TripPlanner.plan(trip, today: try day(30)).plan).filter {
      $0.code == .doubtfulDay
    }
  }

  /// A text whose file counts a day.
  private static func counted(_ file: String, _ number: Int, heading: String = "Arches") -> JournalEntry {
    var entry = JournalEntry(
      file: file, slugWish: "x",
      body: MarkdownDocument(blocks: [
        .heading(level: 1, [.text(heading)]), .paragraph([.text("We walked.")]),
      ]))
    entry.dayNumber = number
    return entry
  }

  @Test(
    "is one whose field alone says its day, and of which three pictures are all of another",
    arguments: [
      (3, 3, false, true), (2, 3, false, false), (3, 5, false, false), (3, 3, true, false),
    ])
  func pictures(count: Int, taken: Int, isNamed: Bool, isTold: Bool) throws {
    let files = (0..<count).map { "\($0).jpg" }
    let photos = try files.map { file in
      var photo = Photo(file: file, contentHash: file, width: 4000, height: 3000)
      photo.cameraClock = LocalDateTime(date: try Self.day(taken), time: .midnight) + 43_200
      return photo
    }
    var entry = JournalEntry(
      file: "boat.md", slugWish: "boat", day: .frontMatter(try Self.day(5)),
      pictures: Dictionary(uniqueKeysWithValues: files.map { ($0, $0) }))
    if isNamed { entry.namedDay = try Self.day(5) }
    let found = try Self.found([entry], photos: photos)
    #expect(found.map { $0.place?.file } == (isTold ? ["boat.md"] : []))
    #expect(found.allSatisfy { $0.severity == .note && $0.advice?.contains("`date: 2026-05-03`") == true })
  }

  @Test(
    "is one whose heading says another number in brackets",
    arguments: [
      ("Day 4 (really 5)", true), ("Day 4 (23 km)", false), ("Day 4 (at 5 Park Lane)", false),
      ("Day 4 (of 9)", false), ("Day 4", false), ("Day 4 (no. 4)", false),
    ])
  func heading(_ heading: String, isTold: Bool) throws {
    let found = try Self.found([Self.counted("day 4.md", 4, heading: heading)])
    #expect(found.map { $0.place?.file } == (isTold ? ["day 4.md"] : []))
    #expect(found.allSatisfy { $0.advice?.contains("`date: 2026-05-05`") == true })
  }

  @Test(
    "is the second of a folder that counts a day, where the next has none there",
    arguments: [(5, ["dad/day 3b.md"]), (4, [])] as [(Int, [String])])
  func countedTwice(next: Int, told: [String]) throws {
    let entries = [
      Self.counted("dad/day 1.md", 1), Self.counted("dad/day 2.md", 2), Self.counted("dad/day 3.md", 3),
      Self.counted("dad/day 3b.md", 3), Self.counted("dad/day \(next).md", next),
      Self.counted("mom/day 4.md", 4),
    ]
    #expect(try Self.found(entries).map { $0.place?.file } == told)
    // Where most days have two nobody wrote one a day.
    #expect(try Self.found(Array(entries[1...3])).isEmpty)
  }
}
