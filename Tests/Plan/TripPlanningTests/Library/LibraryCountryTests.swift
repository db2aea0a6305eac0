import SiteOutput
import Testing
import TripModel

@testable import TripPlanning

@Suite("The countries of a library")
struct LibraryCountryTests {
  private static func trips() throws -> [TripSummary] {
    [
      try summary("Coast", "2025-05-01 2025-05-05", of: ["Ana", "Ben"]) {
        try $0.add(country: "PT", "2025-05-01 2025-05-02")
        try $0.add(country: "ES", "2025-05-03")
        try $0.add(.pin, "Torre", (38.69, -9.21), "2025-05-01", country: "PT", region: "Lisboa")
        try $0.add(.pin, "Cais", (41.14, -8.61), "2025-05-02", country: "PT", region: "Porto", who: ["Cy"])
        try $0.add(.attraction, "Louvre", (48.86, 2.33), country: "FR")
      },
      try summary("Again", "2026-05-01 2026-05-09", of: ["ana"]) {
        try $0.add(country: "PT", "2026-05-03 2026-05-08")
        try $0.add(country: "IT", "2026-05-08")
        try $0.add(stop: "Field", (38, -8), "2026-05-03", country: "PT")
      },
      try summary("Tokyo", "2026-08-01 2026-08-02", of: ["Ana"]) { try $0.add(country: "JP", "2026-08-01") },
    ]
  }

  @Test(
    "tell who was there, and when, and what is there",
    arguments: [
      (
        "PT", true, ["Again", "Coast"], 3, ["Ana 3", "Ben 2", "Cy 1"],
        ["Lisboa: Torre", "Porto: Cais", "-: Field"]
      ),
      ("ES", true, ["Coast"], 1, ["Ana 1", "Ben 1"], []),
      ("FR", false, ["Coast"], 0, [], ["-: Louvre"]),
      ("IT", false, ["Again"], 0, [], []), ("JP", false, ["Tokyo"], 0, [], []),
    ] as [(String, Bool, [String], Int, [String], [String])])
  func countries(
    _ code: String, _ isVisited: Bool, _ trips: [String], _ days: Int, _ people: [String], _ regions: [String]
  ) throws {
    let plan = try library(Self.trips()) { $0.people = try [person("Ana"), person("Ben"), person("Cy")] }.plan
    let country = try #require(plan.countries.first { $0.code == code })
    #expect(country.isVisited == isVisited && country.days.count == days)
    #expect(country.visits.map { plan[$0.trip].summary.title } == trips)
    #expect(country.people.map { "\(plan[$0.person].name) \($0.days.count)" } == people)
    #expect(
      country.regions.map { region in
        (region.name ?? "-") + ": " + region.places.map { plan[$0].name }.joined(separator: ", ")
      } == regions)
    #expect(country.page.text == "countries/\(code.lowercased())/index.html")
  }

  @Test("name first who was there longest")
  func longest() throws {
    let trips = [
      try summary("Coast", "2025-05-01 2025-05-02", of: ["Ana", "Ben"]) {
        try $0.add(country: "PT", "2025-05-01 2025-05-02")
      },
      try summary("Again", "2026-05-01 2026-05-02", of: ["Ben"]) { try $0.add(country: "PT", "2026-05-01") },
    ]
    let plan = try library(trips) { $0.people = try [person("Ana"), person("Ben")] }.plan
    let people = try #require(plan.countries.first).people
    #expect(people.map { "\(plan[$0.person].name) \($0.days.count)" } == ["Ben 3", "Ana 2"])
  }

  @Test("keep apart what a trip that was there is still to see of it")
  func again() throws {
    let trip = try summary("Flights", "2022-07-26 2026-12-01", of: ["Ana"]) {
      $0.isOneJourney = false
      for date in ["2022-07-26", "2026-12-01"] { try $0.add(day: date) }
      try $0.add(country: "DE", "2022-07-26 2026-12-01")
      try $0.add(stop: "Frankfurt", (50.05, 8.57), "2022-07-26 2026-12-01", country: "DE")
    }
    let plan = try library([trip]).plan
    let (past, ahead) = (try [day("2022-07-26")], try [day("2026-12-01")])
    let country = try #require(plan.countries.first)
    #expect(country.visits.map(\.days) == [past] && country.visits.map(\.ahead) == [ahead])
    let visits = try #require(plan.places.first).visits
    #expect(visits.map(\.days) == [past] && visits.map(\.ahead) == [ahead])
    let trips = try #require(plan.people.first).trips
    #expect(trips.map(\.days) == [past] && trips.map(\.ahead) == [ahead])
  }

  @Test("come with those of most days first, and those of plans last")
  func order() throws {
    let plan = try library(Self.trips()).plan
    #expect(plan.countries.map(\.code) == ["PT", "ES", "FR", "IT", "JP"])
    #expect(plan.map.visited == ["ES", "PT"] && plan.totals.countries == 2)
    #expect(plan.countries.first?.visits.map(\.days.count) == [1, 2])
    #expect(plan.countries.last?.visits.map(\.isPlanned) == [true])
  }
}
