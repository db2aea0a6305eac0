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
    #expect(plan.countries.map(\.code) == ["FR", "HR"] && plan.totals.countries == 2)
    let france = try #require(plan.countries.first)
    #expect(france.days.count == 3 && france.visits.count == 2)
    #expect(france.regions.flatMap(\.places).map { plan[$0].name } == ["Piton"])
    #expect(plan.people.first?.countries.map(\.code) == ["FR", "HR"])
    let cards = plan.shelves.flatMap(\.cards)
    #expect(cards.first { $0.title == "Walks" }?.countries == ["FR", "HR"])
    #expect(cards.first { $0.title == "Island" }?.countries == ["RE"])
    // On maps each part lies where it is.
    #expect(plan.map.visited == ["FR", "HR", "RE"] && plan.shaded(for: france) == ["FR", "RE"])
  }

  @Test("keep the name of a department where no trip tells of another part")
  func alone() throws {
    let plan = try library([try Self.island()]).plan
    #expect(plan.countries.map(\.code) == ["RE"] && plan.totals.countries == 1)
    #expect(plan.countries.first.map { plan.shaded(for: $0) } == ["RE"])
  }

  @Test("count no day of a part that was only planned where somebody was in another one")
  func planned() throws {
    let trip = try summary("Both", "2025-05-01 2025-05-03") {
      $0.countries.append(TripSummary.Country(code: "GP", days: [try day("2025-05-03")], isPlanned: true))
      try $0.add(country: "FR", "2025-05-01")
    }
    let plan = try library([trip]).plan
    #expect(plan.countries.map(\.code) == ["FR"] && plan.countries.first?.days.count == 1)
  }
}
