import Claims
import Diagnostics
import Foundation
import Markdown
import SiteOutput
import Testing
import TripModel

@testable import TripPlanning

@Suite("The summary of a trip")
struct SummaryTests {
  /// Five days with two entries, a picture, a pin and a purchase.
  private static func trip(_ change: (inout TripSettings) throws -> Void = { _ in }) throws -> Trip {
    let belem = try at(38.69161234567, -9.216)
    var tower = pin("Torre de Belém", belem, DayAndTime(date: try day("2026-05-03")))
    tower.colour = "#a33"
    var second = try entry(
      "journal/2026-05-03-belem.md", title: "Belém", text: [.paragraph([.text("By tram.")])])
    second.tags = ["trams"]
    second.who = ["Ana"]
    return Trip(
      try settings {
        $0.title = "Lisbon"
        $0.start = try day("2026-05-01")
        $0.travellers = [Traveller(name: "Ana"), Traveller(name: "Ben", status: .invited)]
        try change(&$0)
      },
      entries: [try entry("journal/2026-05-01-first.md", cover: "a.jpg", shows: ["a.jpg"]), second],
      photos: [try photo("a.jpg", "2026-05-01 12:00", at: belem)], pins: [tower],
      budget: Budget(total: euros(10_000), expenses: [try expense("2026-05-01", 780)]))
  }

  private static func encoded(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(value)
  }

  @Test("says what the plan says, and no more")
  func says() throws {
    let summary = TripSummary.sumUp(try planned(try Self.trip()).plan)
    #expect(summary.title == "Lisbon" && summary.isTitleWritten && summary.state == .underWay)
    claim(summary.totals.days, is: 3)
    claim(summary.totals.entries, is: 2)
    claim(summary.totals.photos, is: 1)
    claim(summary.totals.spent, is: euros(780))
    claim(summary.days.map(\.date.description), is: ["2026-05-01", "2026-05-03"])
    claim(summary.days.map(\.photos), is: [1, 0])
    claim(summary.days.map(\.entries), is: [1, 1])
    claim(summary.travellers.map(\.name), is: ["Ana", "Ben"])
    claim(summary.cover?.sizes.isEmpty, is: false)
    let items = Dictionary(grouping: summary.items, by: \.kind)
    claim(items[.entry]?.map(\.who), is: [[], ["Ana"]])
    let pin = try unwrapped(items[.pin]?.first)
    claim(pin.title, is: "Torre de Belém")
    claim(pin.colour, is: "#a33")
    claim(pin.days.map(\.description), is: ["2026-05-01", "2026-05-03"])
    claim(pin.spot?.position, is: try at(38.691612, -9.216))
    claim(summary.tags.map(\.name), is: ["trams"])
    claim(items[.entry]?.last?.text, is: "By tram.")
    claim(none: pin.text)
    #expect(summary.isOnTheWay && summary.isOneJourney)
    // An entry of which nothing tells the hour was at noon, as in feeds.
    claim(items[.entry]?.last?.time?.description.hasPrefix("2026-05-03T12:00:00"), is: true)
    claim(none: pin.time)
  }

  @Test("says where nobody was yet, and whether somebody is on the way")
  func notThere() throws {
    var route = try track("route.gpx", [[(try at(46, 7), nil), (try at(46.1, 7), nil)]])
    for point in route.segments[0].indices { route.segments[0][point].isPlanned = true }
    let trip = Trip(photos: [try photo("a.jpg", "2024-05-01 12:00")], tracks: [route])
    let names = PlaceLookup { _ in Locality(town: "Sion", isInTown: true, country: "CH") }
    let plan = TripPlanner.plan(trip, today: try day("2026-05-04"), names: names).plan
    let summary = TripSummary.sumUp(plan)
    #expect(!summary.stops.isEmpty && summary.stops.allSatisfy(\.isPlanned))
    #expect(summary.countries.map(\.code) == ["CH"] && summary.countries[0].isPlanned)
    #expect(summary.state == .ended && !summary.isOnTheWay)
  }

  @Test(
    "credits days without a place to the country before and behind them, where that is one and the silence short",
    arguments: [
      (["PT 1", "PT 4"], ["PT 1 2 3 4"]), (["PT 1", "ES 4"], ["ES 4", "PT 1"]),
      (["PT 1", "ES 1", "PT 3"], ["ES 1", "PT 1 2 3"]),
      (["PT 1", "ES 1", "PT 3", "ES 3"], ["ES 1 3", "PT 1 3"]), (["PT 1", "PT 9"], ["PT 1 2 3 4 5 6 7 8 9"]),
      (["PT 1", "PT 10"], ["PT 1 10"]),
    ] as [([String], [String])])
  func between(_ told: [String], _ expected: [String]) throws {
    var days: [String: Set<LocalDate>] = [:]
    for word in told {
      let parts = word.split(separator: " ")
      let number = try unwrapped(Int(parts[1]))
      days[String(parts[0]), default: []].insert(try day("2026-05-01") + (number - 1))
    }
    let may = try settings { ($0.start, $0.end) = (try day("2026-05-01"), try day("2026-05-31")) }
    var dates = try unwrapped(try planned(Trip(may)).plan.dates)
    let filled = DaysBetween.filled(days, dates)
    let first = try day("2026-05-01")
    let text = filled.map { country, days in
      ([country] + days.sorted().map { String($0 - first + 1) }).joined(separator: " ")
    }
    claim(text.sorted(), is: expected)
    claim(DaysBetween.filled(days, nil), is: days)
    dates.end.value = first
    claim(DaysBetween.filled(days, dates), is: days)
  }

  @Test("has another wide picture beside its cover, where a day is called by one", arguments: [4000, 900])
  func otherPicture(width: Int) throws {
    let trip = Trip(photos: [
      try photo("a.jpg", "2024-05-01 08:00"), try photo("b.jpg", "2024-05-02 08:00", width: width),
    ])
    let plan = try planned(trip).plan
    let summary = TripSummary.sumUp(plan)
    let cover = try unwrapped(plan.media.cover).value
    let covers = plan.days.compactMap(\.cover?.value).filter { $0 != cover }
    try #require(covers.count == 1)
    let isWide = plan[covers[0]].derivatives.last.map { $0.width >= 1200 && $0.width > $0.height } ?? false
    #expect((summary.other != nil) == isWide && summary.other != summary.cover)
  }

  @Test("has one of a single day's as well, of those in the middle", arguments: [1, 2, 4])
  func otherOfDay(_ count: Int) throws {
    let photos = try (0..<count).map { try photo("\($0).jpg", "2024-05-01 1\($0):00", width: 4000) }
    let plan = try planned(Trip(photos: photos)).plan
    let summary = TripSummary.sumUp(plan)
    #expect((summary.other != nil) == (count > 1) && (count == 1 || summary.other != summary.cover))
  }

  @Test(
    "tells no distance that the trip itself does not tell, and each that its page of figures has",
    arguments: [(1, false, false), (1, true, true), (2, false, true)])
  func distance(days: Int, isByTrain: Bool, isTold: Bool) throws {
    var trip = Trip(photos: [
      try photo("a.jpg", "2024-05-01 08:00", offset: 0, at: at(47, 11)),
      try photo("b.jpg", "2024-05-0\(days) 20:00", offset: 0, at: at(48, 11)),
    ])
    if isByTrain {
      trip.events = [
        try event(
          .train, "Train", "2024-05-01 11:00", "2024-05-01 15:00", in: "UTC", from: spot("A", 47, 11),
          to: spot("B", 48, 11))
      ]
    }
    let plan = try planned(trip).plan
    try #require(plan.figures.straightMetres > 100_000)
    #expect(TripSummary.sumUp(plan).totals.ways.isEmpty != isTold)
  }

  @Test("tells a saved attraction where somebody was from one that nobody has seen")
  func ideas() throws {
    let told: KeyValuePairs<String, Bool?> = ["Castle": true, "Lift": false, "Museum": nil]
    var trip = try Self.trip()
    trip.attractions = told.map { name, isVisited in
      var saved = Attraction(name: name, place: SourcePlace(file: "attractions.yml"))
      saved.isVisited = isVisited
      return saved
    }
    let items = TripSummary.sumUp(try planned(trip).plan).items.filter { $0.kind == .attraction }
    claim(items.map(\.title), is: ["Castle", "Lift", "Museum"])
    #expect(items.map(\.wasVisited) == [true, false, false] && !items.contains(where: \.isAtPin))
    // A pin of its name says that somebody was there, and stands on maps in its place.
    trip.attractions[2].name = "Torre de Belém"
    trip.attractions[2].rating = Rating(hundredths: 450)
    let tower = TripSummary.sumUp(try planned(trip).plan).items.last { $0.kind == .attraction }
    claim(tower?.isAtPin, is: true)
    claim(tower?.wasVisited, is: true)
    #expect(tower?.rating?.hundredths == 450 && items.allSatisfy { $0.rating == nil })
  }

  @Test("has no page of its author's to which no navigation leads", arguments: [true, false])
  func ownPages(isHidden: Bool) throws {
    var trip = try Self.trip()
    let body = MarkdownDocument(blocks: [.paragraph([.text("Woollen socks.")])])
    let text = JournalEntry(file: "pages/packing.md", slugWish: "packing", body: body)
    trip.pages = [OwnPage(text: text, navigation: isHidden ? .hidden : .shown(order: nil))]
    let pages = TripSummary.sumUp(try planned(trip).plan).items.filter { $0.kind == .page }
    claim(pages.count, is: isHidden ? 0 : 1)
  }

  @Test("keeps no text without end")
  func longText() throws {
    let words = String(repeating: "word ", count: 10_000)
    let trip = Trip(entries: [
      try entry("journal/2026-05-01-a.md", text: [.paragraph([.text(words)])])
    ])
    let text = TripSummary.sumUp(try planned(trip).plan).items.first?.text ?? ""
    #expect(text.count > 10_000 && text.count < 13_000)
  }

  @Test("is the same wherever the trip's pages stand, and each time that it is made")
  func places() throws {
    let today = try day("2026-05-04")
    let trip = try Self.trip()
    let alone = TripPlanner.plan(trip, today: today).plan
    let beside = TripPlanner.plan(trip, today: today, root: ["trips", "lisbon-2"]).plan
    #expect(beside.addresses.home.text.hasPrefix("trips/lisbon-2/"))
    claim(TripSummary.sumUp(beside), is: TripSummary.sumUp(alone))
    let again = TripPlanner.plan(trip, today: today).plan
    try claim(Self.encoded(TripSummary.sumUp(again)), is: Self.encoded(TripSummary.sumUp(alone)))
  }

  @Test("comes back as it was kept")
  func comesBack() throws {
    let plan = try planned(try Self.trip()).plan
    let summary = TripSummary.sumUp(plan)
    try claim(JSONDecoder().decode(TripSummary.self, from: Self.encoded(summary)), is: summary)
    let odd = Data(#""2026-02-30""#.utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(LocalDate.self, from: odd) }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(OutputPath.self, from: Data(#""../x""#.utf8))
    }
  }

  @Test("holds nothing of the money that is not published, and nobody who is not")
  func keptBack() throws {
    let trip = try Self.trip {
      $0.publish.budget = .none
      $0.publish.people = false
    }
    let plan = try planned(trip).plan
    let text = String(decoding: try Self.encoded(TripSummary.sumUp(plan)), as: UTF8.self)
    claim(text, lacks: "Ana")
    claim(text, lacks: "Ben")
    claim(text.lowercased(), lacks: "ana")
    #expect(TripSummary.sumUp(plan).totals.spent == nil && !text.contains(":780"))
  }
}
