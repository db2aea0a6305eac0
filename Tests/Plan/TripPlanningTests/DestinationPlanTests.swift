import Claims
import Diagnostics
import SiteOutput
import Testing
import TripModel

@testable import TripPlanning

@Suite("The plan of places to go next")
struct DestinationPlanTests {
  @Test("is none where there is nowhere to go")
  func nothing() throws {
    let made = DestinationPlanner.plan(DestinationContents(today: try day(libraryToday)))
    #expect(made.plan == nil && made.diagnostics.isEmpty)
  }

  @Test("gives each a page of its own below next/, and the file its order")
  func addresses() throws {
    let places = ["Kyōto", "Kyoto", "奈良", "Kyoto!"].map { destination($0) }
    let plan = try planned(places) { $0.root = ["japan"] }.plan
    claim(plan.page.text, is: "japan/next/index.html")
    claim(plan.destinations.map(\.slug), is: ["kyoto", "kyoto-2", "奈良", "kyoto-3"])
    claim(plan.destinations.map(\.slug), is: DestinationAddresses.slugs(of: places))
    claim(plan.destinations[1].page.text, is: "japan/next/kyoto-2/index.html")
    claim(plan.destinations.map(\.rank), is: [0, 1, 2, 3])
  }

  @Test("is not changed by what is kept back on the day")
  func keptBack() throws {
    let source = SourcePlace(file: "destinations.yml")
    func kept(_ reason: KeptBack.Reason) -> Destination {
      destination("Kyoto", tags: ["secret"]) { $0.keptBack = [KeptBack(reason, at: source)] }
    }
    let open = try planned([destination("Kyoto"), destination("Nara")])
    let reasons = [KeptBack.Reason.isPrivate, .until(try day("2026-05-05")), .draft]
    for reason in reasons {
      let plan = try planned([kept(reason), destination("Kyoto"), kept(reason), destination("Nara")])
      #expect(plan.plan == open.plan && plan.diagnostics.isEmpty)
    }
    try claim(planned([kept(.until(try day("2026-05-04")))]).plan.destinations.count, is: 1)
    var hidden = DestinationContents(today: try day(libraryToday))
    hidden.destinations = [kept(.isPrivate)]
    claim(none: DestinationPlanner.plan(hidden).plan)
  }

  @Test(
    "has a key by the site's title and address, and by nothing else",
    arguments: [
      ("Our trips", "/", "5de46360cff33a9a"), ("Our trips", "/a/", "de2d3ed74da96870"),
      ("Our trips", nil, "aeec83d54df38453"), (nil, nil, "01ba4719c80b6fe9"),
    ] as [(String?, String?, String)])
  func key(_ title: String?, _ path: String?, _ expected: String) throws {
    for name in ["Kyoto", "Nara"] {
      let plan = try planned([destination(name)]) {
        $0.title = title
        $0.address = path.map { SiteAddress(scheme: "https", host: "example.org", path: $0) }
      }.plan
      claim(plan.key, is: expected)
    }
  }

  @Test(
    "has tags once each however they are spelt, those of most destinations first, then as they are written")
  func tags() throws {
    let places = [
      destination("A", tags: ["coast", "Street food"]), destination("B", tags: ["temples", "streetfood"]),
      destination("C", tags: ["STREET FOOD", "Temples"]), destination("D", tags: ["hills"]),
    ]
    let plan = try planned(places) {
      // What is dealt first changes neither the names nor their order.
      $0.trips = trips([
        try summary("Trip", "2024-05-01 2024-05-02") {
          $0.tags = [TripSummary.Tag(name: "hills", page: .page(["tags", "hills"]), count: 1)]
        }
      ])
    }.plan
    claim(plan.destinations.map(\.name), is: ["D", "A", "B", "C"])
    claim(plan.tags.map(\.name), is: ["Street food", "temples", "coast", "hills"])
    claim(plan.tags.map(\.destinations), is: [[1, 2, 3], [2, 3], [1], [0]])
  }

  @Test(
    "knows what was fetched by the name, but for capitals, blanks and accents",
    arguments: [
      (["Kyoto"], "Kyoto", "A"), (["kyōto "], "Kyoto", "A"), (["Nara"], "Kyoto", nil),
      (["Cadiz", "Cádiz"], "Cádiz", "B"), (["Cadiz", "Cádiz"], "cádiz", "B"),
    ] as [([String], String, String?)])
  func fetched(_ rows: [String], _ name: String, _ source: String?) throws {
    let fetched = try day("2026-05-01")
    let plan = try planned([destination(name)]) {
      for (row, source) in zip(rows, ["A", "B"]) {
        $0.climates.append(
          DestinationClimate(place: row, years: 2016...2025, months: [], source: source, fetched: fetched))
        $0.forecasts.append(
          DestinationForecast(place: row, steps: [], source: source, fetched: fetched))
      }
    }.plan.destinations[0]
    claim(plan.climate?.source, is: source)
    claim(plan.forecast?.source, is: source)
  }

  @Test("has nothing that was fetched for another place of which only accents part it")
  func fetchedForOther() throws {
    let fetched = try day("2026-05-01")
    let plan = try planned([destination("San José"), destination("San Jose")]) {
      $0.climates = [
        DestinationClimate(place: "San José", years: 2016...2025, months: [], source: "A", fetched: fetched)
      ]
    }.plan
    claim(plan.destinations.map(\.climate?.source), is: ["A", nil])
  }

  @Test("has what is written, and the sizes of pictures that are there")
  func written() throws {
    let path = try unwrapped(OutputPath("next/kyoto/800.jpg"))
    let size = DerivativePlan(path: path, width: 800, height: 600, format: .jpeg)
    let links = [NamedLink(name: "Guide", address: "https://example.org/")]
    let places = [
      destination("Kyoto", tags: ["temples", "food"]) {
        ($0.picture, $0.note, $0.links) = ("kyoto.jpg", "In November.", links)
      },
      destination("Nara") { $0.picture = "nara.jpg" },
    ]
    let plan = try planned(places) { $0.pictures = ["kyoto.jpg": [size]] }.plan
    let (first, second) = (plan.destinations[0], plan.destinations[1])
    #expect(first.picture == [size] && second.picture.isEmpty)
    claim(first.note, is: "In November.")
    claim(first.links, is: links)
    claim(first.tags, is: ["temples", "food"])
    #expect(first.source == places[0].source && first.hint == nil && first.visits.isEmpty)
    claim(plan.today.description, is: libraryToday)
    claim(plan.currency, is: .euro)
  }
}
