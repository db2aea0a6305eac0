import Claims
import Diagnostics
import Testing
import TripModel

@testable import TripReading

@Suite("Fields of a trip's end, and the question of an entry")
struct EndFieldsTests {
  private func trip(_ files: [String: String]) async throws -> (trip: Trip, told: [String]) {
    let reading = try await TripFolder(files).read()
    return (reading.trip, reading.told)
  }

  @Test("a trip says where it begins and ends, and that it is closed")
  func ends() async throws {
    let (trip, told) = try await trip([
      "trip.yml": "start at: Lisbon, 38.7742 -9.1342\nend at: Belém\nclosed: yes\n"
    ])
    claim(told, is: [])
    let lisbon = NamedPlace(name: "Lisbon", coordinate: Coordinate(latitude: 38.7742, longitude: -9.1342))
    claim(trip.settings.startAt?.value, is: lisbon)
    claim(trip.settings.endAt?.value, is: NamedPlace(name: "Belém", coordinate: nil))
    claim(trip.settings.endAt?.place.span?.line, is: 2)
    #expect(trip.settings.isClosed)
  }

  @Test("a trip is open unless it says yes")
  func open() async throws {
    #expect(try await !trip(["trip.yml": "closed: no\n"]).trip.settings.isClosed)
    let (unsure, told) = try await trip(["trip.yml": "closed: perhaps\n"])
    #expect(!unsure.settings.isClosed)
    #expect(told.contains { $0.contains("bad-yes-no") })
  }

  @Test("an entry keeps what its author was asked")
  func prompt() async throws {
    let text = "---\nprompt: \"What did you wait for: rain?\"\n---\nFor the tram.\n"
    let (trip, told) = try await trip(["journal/2026-05-03-a.md": text])
    claim(told, is: [])
    claim(trip.entries[0].prompt, is: "What did you wait for: rain?")
  }

  @Test("an entry says what of its picture is not cut off, and another word is told")
  func focus() async throws {
    let (trip, told) = try await trip(["journal/2026-05-03-a.md": "---\nfocus: bottom\n---\nFor the tram.\n"])
    #expect(told == [] && trip.entries[0].focus == .bottom)
    let (wrong, said) = try await self.trip(["journal/2026-05-03-a.md": "---\nfocus: tpo\n---\nRain.\n"])
    #expect(wrong.entries[0].focus == nil && said.count == 1 && said[0].contains("`top`"))
  }
}
