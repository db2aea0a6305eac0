import Claims
import Diagnostics
import Testing
import TripModel

@testable import TripPlanning

@Suite("People whom a trip names")
struct PersonTests {
  private func entry(_ file: String, who: String...) throws -> JournalEntry {
    var entry = try TripPlanningTests.entry(file)
    entry.who = who
    return entry
  }

  @Test("are those who travel, then those who are met, each once with their entries and places")
  func order() throws {
    var trip = Trip(entries: [
      try entry("2026-05-03-a.md", who: "Maya", "ana"), try entry("2026-05-04-b.md", who: "MAYA", "Maya"),
    ])
    trip.settings.travellers = [
      Traveller(name: "Ana"), Traveller(name: "Bo", status: .invited),
      Traveller(name: "Cleo", status: .declined),
    ]
    var pin = TripPlanningTests.pin("Bar", try at(38.7, -9.2), nil)
    pin.header.who = ["Driss"]
    trip.pins = [pin]
    let people = try planned(trip).plan.people
    claim(people.map(\.name), is: ["Ana", "Maya", "Driss"])
    claim(people.map(\.travels), is: [true, false, false])
    claim(people.map { $0.entries.map(\.index) }, is: [[0], [0, 1], []])
    claim(people.map { $0.places.map(\.index) }, is: [[], [], [0]])
  }

  @Test("are not those whom only what is kept back names")
  func kept() throws {
    var secret = try entry("2026-05-03-a.md", who: "Maya")
    secret.keptBack = [KeptBack(.isPrivate, at: SourcePlace(file: secret.file))]
    let trip = Trip(entries: [secret, try entry("2026-05-04-b.md", who: "Driss")])
    try claim(planned(trip).plan.people.map(\.name), is: ["Driss"])
  }
}
