import Claims
import Markdown
import PageReading
import Testing
import TripModel
import TripPlanning

@Suite("The text of an entry on the page of its day")
struct DayTextTests {
  private func dayPage(_ change: (inout Trip) throws -> Void) throws -> PageReader {
    var trip = try SampleTrips.full()
    try change(&trip)
    return try BuiltSite(trip, today: "2026-06-01").page("days/2026-05-03/index.html")
  }

  @Test(
    "says of a written hour in the evening, behind all pictures of its day, that it is that of writing",
    arguments: [(22, 15, 1, true), (22, 23, 1, false), (14, 9, 1, false), (22, 15, 2, false)])
  func writtenBehind(hour: Int, taken: Int, entries: Int, isTold: Bool) throws {
    let page = try dayPage { trip in
      trip.photos = [try SampleTrips.photo("tram", day: 3, hour: taken)]
      trip.pins = []
      trip.entries = try (0..<entries).map { number in
        var entry = try SampleTrips.entry("e\(number)", day: 3, title: "E", SampleTexts.plain("Words."))
        (entry.pictures, entry.place) = ([:], nil)
        entry.time = .timeOfDay(try SampleTrips.clock(hour, 15 + number))
        return entry
      }
    }
    let told = page.texts.filter { $0.around.contains("article") && $0.text.contains("\(hour):15") }
    claim(told.map(\.text), is: [isTold ? "written \(hour):15" : "\(hour):15"])
    // Large is the hour at which something was.
    claim(told.contains { $0.around.contains("time") }, is: !isTold)
  }

  @Test(
    "leaves in its text a picture to which words lead with a colon, and has another at the head of the page")
  func announced() throws {
    func order(_ taken: [String]) throws -> [String] {
      let page = try dayPage { trip in
        trip.photos = try taken.enumerated().map { try SampleTrips.photo($1, day: 3, hour: 9 + $0) }
        let blocks = SampleTexts.plain("It looked like this:").blocks
        let text = MarkdownDocument(blocks: blocks + [.paragraph([SampleTexts.image("counter.jpg")])])
        trip.entries = [try SampleTrips.entry("on", day: 3, title: "Stew", text)]
      }
      return page.all("a").filter { $0.attributes["data-photo"] != nil }
        .map { ($0.around.contains("article") ? "in " : "out ") + ($0.attributes["data-photo"] ?? "") }
    }
    try claim(order(["counter"]), is: ["in counter"])
    try claim(order(["counter", "tram"]), is: ["out tram", "in counter"])
  }
}
