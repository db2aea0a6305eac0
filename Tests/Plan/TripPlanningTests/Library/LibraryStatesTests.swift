import Claims
import SiteOutput
import Testing
import TripModel

@testable import TripPlanning

@Suite("The countries of a library and their overseas departments")
struct LibraryStatesTests {
  private static func island() throws -> TripSummary {
    try summary("Island", "2025-05-01 2025-05-03", of: ["Ana"]) {
      try $0.add(country: "RE", "2025-05-01 2025-05-03")
      try $0.add(.pin, "Piton", (-21.24, 55.71), "2025-05-01", country: "RE")
    }
  }

  @Test("are as many on the list as they are counted, and each has the days of all its parts")
  func parts() throws {
    let walks = try summary("Walks", "2025-07-01 2025-07-02", of: ["Ana"]) {
      try $0.add(country: "FR", "2025-07-01")
      try $0.add(country: "HR", "2025-07-02")
      try $0.add(country: "RE")
    }
    let plan = try library([try Self.island(), walks]) { $0.people = try [person("Ana")] }.plan
    claim(plan.countries.map(\.code), is: ["FR", "HR"])
    claim(plan.totals.countries, is: 2)
    let france = try unwrapped(plan.countries.first)
    claim(france.days.count, is: 3)
    claim(france.visits.count, is: 2)
    claim(france.regions.flatMap(\.places).map { plan[$0].name }, is: ["Piton"])
    claim(plan.people.first?.countries.map(\.code), is: ["FR", "HR"])
    let cards = plan.shelves.flatMap(\.cards)
    claim(cards.first { $0.title == "Walks" }?.countries, is: ["FR", "HR"])
    claim(cards.first { $0.title == "Island" }?.countries, is: ["RE"])
    // On maps each part lies where it is.
    claim(plan.map.visited, is: ["FR", "HR", "RE"])
    claim(plan.shaded(for: france), is: ["FR", "RE"])
  }

  @Test("keep the name of a department where no trip tells of another part")
  func alone() throws {
    let plan = try library([try Self.island()]).plan
    claim(plan.countries.map(\.code), is: ["RE"])
    claim(plan.totals.countries, is: 1)
    claim(plan.countries.first.map { plan.shaded(for: $0) }, is: ["RE"])
  }

  @Test("count no day of a part that was only planned where somebody was in another one")
  func planned() throws {
    let trip = try summary("Both", "2025-05-01 2025-05-03") {
      $0.countries.append(TripSummary.Country(code: "GP", days: [try day("2025-05-03")], isPlanned: true))
      try $0.add(country: "FR", "2025-05-01")
    }
    let plan = try library([trip]).plan
    claim(plan.countries.map(\.code), is: ["FR"])
    claim(plan.countries.first?.days.count, is: 1)
  }
}
