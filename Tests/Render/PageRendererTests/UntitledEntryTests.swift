import Claims
import Markdown
import PageReading
import Testing
import TripModel
import TripPlanning

@Suite("An entry that nobody called anything")
struct UntitledEntryTests {
  /// So many entries of 1 May that are nothing but the same picture, at an hour of which nobody knows where it was.
  private func site(
    _ count: Int = 1, hour: Int? = 9, names: PlaceLookup = .unknown, mood: String? = nil, clip: Clip? = nil
  ) throws -> BuiltSite {
    let day = try SampleTrips.day(1)
    let entries = try (1...count).map { number in
      var entry = JournalEntry(
        file: "journal/\(day)-\(number).md", slugWish: "", day: .fileName(day),
        time: try hour.map { .timeOfDay(try SampleTrips.clock($0, 30)) },
        body: MarkdownDocument(blocks: [.paragraph([SampleTexts.image("a.jpg")])]),
        pictures: hour == nil ? [:] : ["a.jpg": "photos/a.jpg"])
      entry.mood = mood
      return entry
    }
    var photos = [try SampleTrips.photo("a", day: 1, hour: 9)]
    if clip != nil { (photos[0].clip, photos[0].still) = (clip, .none) }
    return try BuiltSite(
      Trip(folderName: "x", entries: entries, photos: photos), today: "2026-06-01", names: names)
  }

  /// What the journal calls its entries.
  private func titles(_ site: BuiltSite) throws -> [String] {
    try site.page("journal/index.html").texts.filter { $0.around.contains("h3") }.map(\.text)
  }

  @Test(
    "is called by the time of the day, else by its day in words",
    arguments: [(9, "Morning"), (13, "Afternoon"), (18, "Evening"), (23, "Night"), (nil, "Friday 1 May")]
      as [(Int?, String)])
  func hour(_ hour: Int?, title: String) throws {
    try claim(titles(site(hour: hour)), is: [title])
  }

  @Test("is called by the town that it is of, where one is known")
  func town() throws {
    let names = PlaceLookup { _ in Locality(town: "Lisbon", isInTown: true, country: "PT") }
    try claim(titles(site(names: names)), is: ["Lisbon"])
  }

  @Test("is called by its hour, too, where another of its day has the name already")
  func namesake() throws {
    try claim(titles(site(2, mood: "tired")), is: ["Morning", "Morning,09:30"])
  }

  @Test("is told once where another is nothing but the same clip, with the drawn sign of that")
  func clip() throws {
    let clip = Clip(
      file: "photos/a.mov", contentHash: "a", seconds: 3, byteCount: 9,
      pictures: Clip.Codec(name: "H.264", isWidelyPlayed: true))
    let site = try site(2, clip: clip)
    try claim(titles(site), is: ["Morning"])
    let images = try site.page("journal/index.html").all("img").compactMap { $0.attributes["src"] }
    claim(images, is: ["../assets/clip.svg"])
  }

  @Test(
    "does not call its day, and stands on the page of that without a heading, and where its picture stands already not at all",
    arguments: [(nil, 0), ("tired", 2)] as [(String?, Int)])
  func day(mood: String?, stories: Int) throws {
    let page = try site(2, mood: mood).page("days/2026-05-01/index.html")
    #expect(page.text(in: "h1").hasPrefix("Friday"))
    let told = page.all("article").count { $0.attributes["class"]?.contains("story") == true }
    let headings = page.all("h2").filter { $0.around.contains("article") }.map { $0.attributes["class"] }
    claim(told, is: stories)
    claim(headings, is: Array(repeating: "vh", count: stories))
  }
}
