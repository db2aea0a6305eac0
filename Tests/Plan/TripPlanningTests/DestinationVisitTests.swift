import Claims
import SiteOutput
import Testing
import TripModel

@testable import TripPlanning

@Suite("Who was at places to go next")
struct DestinationVisitTests {
  private static let spot = (35.05, 135.76)

  private func visits(
    _ summaries: [TripSummary], _ change: (inout DestinationContents) throws -> Void = { _ in }
  ) throws -> [DestinationVisit] {
    try planned([destination("Kyoto", at: kyoto())]) {
      $0.trips = trips(summaries)
      try change(&$0)
    }.plan.destinations[0].visits
  }

  @Test("are the trips with a stop or a place within 25 km, the newest first, with their years and people")
  func near() throws {
    let first = try summary("Kansai", "2023-12-28 2024-01-09", of: ["Ana", "Ben"]) {
      try $0.add(stop: "Kyoto", Self.spot, "2023-12-31 2024-01-02")
    }
    let second = try summary("Tour", "2025-05-01 2025-05-20", of: ["Ana", "Ben"]) {
      try $0.add(.pin, "Temple", Self.spot, "2025-05-03", who: ["Zoe", "ben"])
      try $0.add(stop: "Osaka", (34.69, 135.5), "2025-05-09")
    }
    let far = try summary("Far", "2025-06-01 2025-06-02") {
      try $0.add(stop: "Osaka", (34.69, 135.5), "2025-06-01")
    }
    let found = try visits([first, far, second])
    claim(found.map(\.title), is: ["Tour", "Kansai"])
    claim(found.map(\.years), is: [[2025], [2023, 2024]])
    claim(found.map(\.people), is: [["Ben", "Zoe"], ["Ana", "Ben"]])
    claim(found.map(\.page.text), is: ["tour/index.html", "kansai/index.html"])
    try claim(visits([second, first, far]), is: found)
  }

  @Test(
    "are where something was written, marked or seen, not where something is only meant or booked",
    arguments: [
      (.entry, false, false, true), (.pin, false, false, true), (.waypoint, false, false, true),
      (.waypoint, false, true, false), (.attraction, false, false, false), (.attraction, true, false, true),
      (.event, false, false, false),
    ] as [(TripSummary.Item.Kind, Bool, Bool, Bool)])
  func kinds(_ kind: TripSummary.Item.Kind, _ wasVisited: Bool, _ isPlanned: Bool, _ isVisit: Bool) throws {
    let trip = try summary("A", "2025-05-01 2025-05-20") {
      try $0.add(kind, "There", Self.spot) { ($0.wasVisited, $0.isPlanned) = (wasVisited, isPlanned) }
    }
    #expect(try visits([trip]).isEmpty != isVisit)
  }

  @Test("are no trips to come, and none of which only days to come lead there")
  func ahead() throws {
    let next = try summary("Next", "2027-05-01 2027-05-20") {
      try $0.add(stop: "Kyoto", Self.spot, "2027-05-02")
    }
    let underWay = try summary("Now", "2026-05-01 2026-05-20") {
      try $0.add(stop: "Kyoto", Self.spot, "2026-05-09")
    }
    #expect(try visits([next, underWay]).isEmpty)
    let there = try visits([underWay]) { $0.today = try day("2026-05-10") }
    claim(there.map(\.years), is: [[2026]])
    claim(there.map(\.people), is: [[]])
  }

  @Test("are called as people.yml calls them, each once, and who declined was not there")
  func people() throws {
    let trip = try summary("A", "2025-05-01 2025-05-20", of: ["Ana M.", "Ana"]) {
      $0.travellers.append(Traveller(name: "Cleo", status: .declined))
      try $0.add(stop: "Kyoto", Self.spot, "2025-05-09")
    }
    let told = person("Ana Maria") { $0.otherNames = ["Ana", "Ana M."] }
    let found = try visits([trip]) { $0.people = [PersonProfile(told, portrait: [])] }
    claim(found.map(\.people), is: [["Ana Maria"]])
  }
}
