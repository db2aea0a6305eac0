import Claims
import SiteOutput
import Testing
import TripModel

@testable import TripPlanning

@Suite("The shelves of a library")
struct LibraryShelfTests {
  /// Each shelf as `heading: titles`.
  private static func shelves(_ plan: LibraryPlan) -> [String] {
    plan.shelves.map { shelf in
      let heading =
        switch shelf.heading {
        case .year(let year): "\(year)"
        case .undated: "undated"
        case .category(let category): category
        case .uncategorized: "-"
        }
      return heading + ": " + shelf.cards.map(\.title).joined(separator: ", ")
    }
  }

  private static func trips() throws -> [TripSummary] {
    [
      try summary("Alps", "2024-08-01 2024-08-09") { $0.category = "Hikes" },
      try summary("New Year", "2024-12-28 2025-01-03") { $0.category = "City" },
      try summary("Ideas"),
      try summary("Coast", "2025-06-01 2025-06-05") { $0.category = "hikes" },
      try summary("Attic"),
      try summary("Porto", "2025-06-01 2025-06-02") { $0.category = "City" },
    ]
  }

  @Test(
    "hold the trips by the year in which they began or by category, in the library's order",
    arguments: [
      (.year, .newestFirst, ["2025: Coast, Porto", "2024: New Year, Alps", "undated: Attic, Ideas"]),
      (.year, .oldestFirst, ["2024: Alps, New Year", "2025: Porto, Coast", "undated: Attic, Ideas"]),
      (.category, .newestFirst, ["hikes: Coast, Alps", "City: Porto, New Year", "-: Attic, Ideas"]),
      (.category, .oldestFirst, ["Hikes: Alps, Coast", "City: New Year, Porto", "-: Attic, Ideas"]),
    ] as [(LibraryGrouping, LibraryOrder, [String])])
  func shelves(_ grouping: LibraryGrouping, _ order: LibraryOrder, _ expected: [String]) throws {
    let plan = try library(Self.trips()) {
      $0.settings.grouping = grouping
      $0.settings.order = order
    }.plan
    claim(Self.shelves(plan), is: expected)
    claim(none: plan.current)
  }

  @Test(
    "leave the top to the trip that is under way, else to the next one to come",
    arguments: [
      (["2026-05-01 2026-05-09", "2026-05-03 2026-05-05", "2026-06-01 2026-06-02"], 1),
      (["2025-05-01 2025-05-09", "2026-07-03 2026-07-05", "2026-06-01 2026-06-02"], 2),
      (["2025-05-01 2025-05-09", "2026-05-03 2026-05-03"], nil),
      (["", ""], nil),
    ] as [([String], Int?)])
  func current(_ dates: [String], _ expected: Int?) throws {
    let trips = try dates.enumerated().map { try summary("\($0)", $1) }
    let plan = try library(trips).plan
    claim(plan.current?.title, is: expected.map { "\($0)" })
    claim(plan.shelves.flatMap(\.cards).count, is: dates.count - (expected == nil ? 0 : 1))
  }

  @Test("do not take a folder of pictures, or a journey long silent, for one that goes on")
  func silent() throws {
    let pictures = try summary("Pictures", "2026-05-01 2026-05-04") { $0.isOnTheWay = false }
    let silent = try summary("Silent", "2026-03-01 2026-04-01") {
      ($0.state, $0.isOnTheWay) = (.underWay, true)
    }
    let plan = try library([pictures, silent]).plan
    claim(none: plan.current)
    claim(plan.shelves.flatMap(\.cards).map(\.isOnTheWay), is: [false, true])
    #expect(try !library([try summary("Idea")]).plan.shelves[0].cards[0].isOnTheWay)
  }

  @Test("tell trips to come apart, and the years of those that have begun")
  func planned() throws {
    let over = try summary("Over", "2025-05-01 2025-05-09")
    let idea = try summary("Idea")
    let (first, next) = (
      try summary("A", "2027-05-01 2027-05-09"), try summary("B", "2027-06-01 2027-06-02")
    )
    let plan = try library([over, idea, first, next]).plan
    claim(plan.shelves.map { TripCount($0) }.map(\.planned), is: [1, 0, 1])
    claim(TripCount(plan.totals), is: TripCount(begun: 1, planned: 3))
    claim(plan.years, is: 2025...2025)
    try claim(library([idea, first]).plan.years, is: 2027...2027)
    try claim(none: library([idea]).plan.years)
  }

  @Test(
    "have the year in which the last trip ended, as far as it is over",
    arguments: [
      (["2024-12-30 2025-01-02"], 2024...2025), (["2026-05-01 2027-01-02"], 2026...2026),
      (["2026-12-30 2027-01-02"], 2026...2027),
    ] as [([String], ClosedRange<Int>)])
  func ended(_ dates: [String], _ years: ClosedRange<Int>) throws {
    try claim(library(try dates.map { try summary("Ice", $0) }).plan.years, is: years)
  }

  @Test("have outings of several years under that of the last one that was, and say when the next is")
  func outings() throws {
    var outings = try summary("Walks", "2013-05-01 2027-05-02") {
      try $0.add(day: "2013-05-01")
      try $0.add(day: "2019-05-01")
      try $0.add(day: "2026-12-01")
      try $0.add(day: "2027-05-02")
    }
    (outings.isOneJourney, outings.isOnTheWay) = (false, false)
    let plan = try library([outings, try summary("Coast", "2016-05-01 2016-05-09")]).plan
    claim(Self.shelves(plan), is: ["2019: Walks", "2016: Coast"])
    claim(plan.shelves.flatMap(\.cards).map(\.next), is: [try day("2026-12-01"), nil])
    // What is to come is no year of the library yet.
    claim(plan.years, is: 2013...2019)
    claim(none: plan.current)
    let oldestFirst = try library([outings, try summary("Coast", "2016-05-01 2016-05-09")]) {
      $0.settings.order = .oldestFirst
    }.plan
    claim(Self.shelves(oldestFirst), is: ["2016: Coast", "2019: Walks"])
  }

  @Test("tell each trip with addresses from the top of the site, and name whoever comes along")
  func card() throws {
    let path = try unwrapped(OutputPath("photos/a/320.jpg"))
    let trip = try summary("Porto", "2025-06-01 2025-06-02", of: ["Ana"]) {
      $0.travellers += [Traveller(name: "Ben", status: .invited), Traveller(name: "Cy", status: .declined)]
      let size = DerivativePlan(path: path, width: 320, height: 200, format: .jpeg)
      $0.cover = TripSummary.Cover(sizes: [size], alternative: "A bridge")
      try $0.add(country: "PT")
    }
    let card = try unwrapped(try library([trip]).plan.shelves.first?.cards.first)
    claim(card.page.text, is: "porto/index.html")
    claim(card.travellers, is: ["Ana"])
    claim(card.cover?.sizes.map(\.path.text), is: ["porto/photos/a/320.jpg"])
    #expect(card.countries == ["PT"] && !card.isOnTheWay)
  }

  @Test("are empty where there is nothing, and the library has a front page all the same")
  func empty() throws {
    let plan = try library([]).plan
    #expect(plan.isEmpty && plan.shelves.isEmpty && plan.current == nil && !plan.profile.isListed)
    claim(plan.addresses.home.text, is: "index.html")
    claim(plan.addresses, is: LibraryAddresses())
  }
}
