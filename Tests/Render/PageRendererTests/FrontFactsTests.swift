import Claims
import PageReading
import Testing
import TripModel

@Suite("The numbers on the front page of a trip")
struct FrontFactsTests {
  /// The front of a trip of days with a few words each, and nothing else.
  private static func front(days: Int, words: Int = 1) throws -> String {
    let text = SampleTexts.plain(Array(repeating: "Rain", count: words).joined(separator: " "))
    let entries = try (1...days).map { number in
      var entry = try SampleTrips.entry("note", day: number, title: "No \(number)", text)
      (entry.place, entry.pictures, entry.links) = (nil, [:], [:])
      return entry
    }
    return try BuiltSite(Trip(folderName: "words", entries: entries)).page("index.html").allText
  }

  @Test("count short entries where there would be nothing but days")
  func entriesAlone() throws {
    try claim(Self.front(days: 9), has: "days 9 entries 9")
    // Long ones are counted by their words.
    let long = try Self.front(days: 9, words: 60)
    claim(long, has: "words in 9 entries 540")
    claim(long, lacks: "entries 9")
    try claim(Self.front(days: 1), lacks: "entry 1")
  }

  @Test("tell no sum of a budget in which nothing is written down", arguments: [true, false])
  func nothingWrittenDown(isPlanned: Bool) throws {
    var trip = try SampleTrips.full()
    trip.budget?.expenses = []
    trip.budget?.total = isPlanned ? Money(minorUnits: 50_000, currency: .euro) : nil
    let text = try BuiltSite(trip, today: "2026-06-01").page("index.html").allText
    claim(text, lacks: "spent")
    claim(text.contains("put aside"), is: isPlanned)
  }

  @Test("tell the sum of a budget of which only totals are published")
  func totals() throws {
    var trip = try SampleTrips.full()
    trip.settings.publish.budget = .totals
    try claim(BuiltSite(trip, today: "2026-06-01").page("index.html").allText, has: "spent")
  }
}
