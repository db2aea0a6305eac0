import Claims
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
    let country = try unwrapped(plan.countries.first { $0.code == code })
    claim(country.isVisited, is: isVisited)
    claim(country.days.count, is: days)
    claim(country.visits.map { plan[$0.trip].summary.title }, is: trips)
    claim(country.people.map { "\(plan[$0.person].name) \($0.days.count)" }, is: people)
    claim(
      country.regions.map { region in
        (region.name ?? "-") + ": " + region.places.map { plan[$0].name }.joined(separator: ", ")
      }, is: regions)
    claim(country.page.text, is: "countries/\(code.lowercased())/index.html")
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
    let people = try unwrapped(plan.countries.first).people
    claim(people.map { "\(plan[$0.person].name) \($0.days.count)" }, is: ["Ben 3", "Ana 2"])
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
    let country = try unwrapped(plan.countries.first)
    claim(country.visits.map(\.days), is: [past])
    claim(country.visits.map(\.ahead), is: [ahead])
    let visits = try unwrapped(plan.places.first).visits
    claim(visits.map(\.days), is: [past])
    claim(visits.map(\.ahead), is: [ahead])
    let trips = try unwrapped(plan.people.first).trips
    claim(trips.map(\.days), is: [past])
    claim(trips.map(\.ahead), is: [ahead])
  }

  @Test("come with those of most days first, and those of plans last")
  func order() throws {
    let plan = try library(Self.trips()).plan
    claim(plan.countries.map(\.code), is: ["PT", "ES", "FR", "IT", "JP"])
    claim(plan.map.visited, is: ["ES", "PT"])
    claim(plan.totals.countries, is: 2)
    claim(plan.countries.first?.visits.map(\.days.count), is: [1, 2])
    claim(plan.countries.last?.visits.map(\.isPlanned), is: [true])
  }
}
