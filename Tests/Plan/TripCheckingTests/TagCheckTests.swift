import Diagnostics
import Testing
import TripChecking
import TripModel
import TripPlanning

struct TagCheckTests {
  /// What is said of a trip whose entries have these tags, an entry each, and whose pins have these titles.
  private static func found(_ tags: [String], pins: [String] = [], saved: [String] = []) throws
    -> [Diagnostic]
  {
    let date = try #require(LocalDate(iso: "2026-05-03"))
    let entries = tags.enumerated().map { index, tag in
      var entry = JournalEntry(file: "\(index).md", slugWish: "x", day: .fileName(date), tags: [tag])
      entry.tagPlaces = [
        SourcePlace(
          file: "\(index).md", span: SourceSpan(line: 2, column: 8, length: tag.count, text: "tags: [\(tag)]")
        )
      ]
      return entry
    }
    let places = try pins.enumerated().map { index, title in
      Pin(
        title: title,
        coordinate: try #require(
          Coordinate(latitude: Double(index % 90) + 0.5, longitude: Double(index / 90) + 0.5)),
        description: "A place.", place: SourcePlace(file: "pins.yml"))
    }
    var trip = Trip(folderName: "x", entries: entries, pins: places)
    trip.attractions = saved.map { Attraction(name: $0, place: SourcePlace(file: "attractions.yml")) }
    return TripChecker.check(trip, plan: TripPlanner.plan(trip, today: date).plan).filter {
      $0.code == .unknownTag
    }
  }

  private static func times(_ count: Int, _ tag: String) -> [String] { Array(repeating: tag, count: count) }

  @Test("A tag that is used once and close to one that is used often is told, with the other and its place")
  func slip() throws {
    let found = try Self.found(Self.times(3, "sunset") + ["sunest"])
    #expect(found.map(\.severity) == [.warning] && found.first?.place?.span?.column == 8)
    #expect(found.first?.place?.file == "3.md")
    #expect(found.first?.advice == "Did you mean `sunset`? If not, it can stay.")
  }

  @Test(
    "Words that are both in use are both meant",
    arguments: [
      // Two tags with how often each is used.
      ("tram", 5, "trams", 2), ("museum", 9, "museums", 3), ("sunset", 2, "sunest", 1),
      ("tram", 3, "tram", 3),
      // Short words are easily others, and so are those with another first letter.
      ("wine", 9, "wind", 1), ("train", 9, "rain", 1), ("tramway", 9, "tram", 1), ("hat", 9, "hut", 1),
      ("★★★", 9, "★★", 1),
    ])
  func meant(tag: String, count: Int, other: String, often: Int) throws {
    #expect(try Self.found(Self.times(count, tag) + Self.times(often, other)).isEmpty)
  }

  @Test(
    "The title of a pin is known however often it is used",
    arguments: [("Torre de Belem", true), ("torre de belém", false), ("Torre", false), ("tram", false)])
  func pins(tag: String, isTold: Bool) throws {
    let found = try Self.found([tag], pins: ["Torre de Belém"])
    #expect(found.isEmpty == !isTold)
    #expect(try Self.found(Self.times(3, tag), pins: ["Torre de Belém"]).isEmpty)
  }

  @Test(
    "The name of a saved attraction is known as the title of a pin is, and told once",
    arguments: [
      ("Livraria Lelo", 1), ("livraria lello", 0), ("LivrariaLello", 0), ("Livraria", 0), ("tram", 0),
    ])
  func attractions(tag: String, count: Int) throws {
    let found = try Self.found([tag], saved: ["Livraria Lello"])
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.advice == "Did you mean `Livraria Lello`? If not, it can stay." })
    #expect(try Self.found([tag], pins: ["Livraria Lello"], saved: ["Livraria Lello"]).count == count)
  }

  @Test("A short word whose letters are swapped is told")
  func swapped() throws {
    #expect(try Self.found(Self.times(3, "tram") + ["tarm"]).count == 1)
  }

  @Test("Ten thousand tags are compared in a moment")
  func many() throws {
    #expect(try Self.found((0..<4000).map { "tag \($0 * 7919)" }).isEmpty)
  }

  @Test("Where tags and pins are a vocabulary, no slips are looked for", .timeLimit(.minutes(1)))
  func vocabulary() throws {
    let tags = (0..<10_000).map { "tag \($0 * 7919)" }
    #expect(try Self.found(tags, pins: tags.map { $0 + "x" }).isEmpty)
  }
}
