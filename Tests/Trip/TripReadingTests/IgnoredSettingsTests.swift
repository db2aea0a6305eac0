import Claims
import Diagnostics
import Testing
import TripModel
import TripReading

@Suite("A .tripbookignore that names the trip.yml beside it")
struct IgnoredSettingsTests {
  @Test(
    "takes nothing from what that keeps back",
    arguments: ["*.yml", "trip.yml", "/trip.yml", "*", "trip*"])
  func settings(rule: String) async throws {
    let folder = try TripFolder([
      ".tripbookignore": rule + "\n", "trip.yml": "visibility: private\nhome: 52.3702, 4.8952\n",
      "pins.yml": "- name: Bar\n  at: 41.9, 12.5\n",
    ])
    let reading = try await folder.read()
    claim(reading.blocked?.privateAt?.file, is: "trip.yml", "\(reading.told)")
    claim(reading.trip.settings.privatePlaces.map(\.middle.latitude), is: [52.3702])
    if rule == "*.yml" { #expect(reading.trip.pins.isEmpty) }
  }

  @Test("takes nothing from what may be meant as it either")
  func near() async throws {
    let folder = try TripFolder([
      ".tripbookignore": "*.yml\n", "trip (1).yml": "visibility: private\n", "2026-05-03-a.md": "A.\n",
    ])
    try await claim(folder.read().blocked?.doubts.isEmpty, is: false)
  }

  @Test("takes nothing from it in a library", arguments: ["*.yml", "trip.yml"])
  func library(rule: String) async throws {
    let folder = try TripFolder([
      "library.yml": "", "rome/.tripbookignore": rule + "\n",
      "rome/trip.yml": "draft: yes\nhome: 41.9, 12.5\n", "oslo/trip.yml": "",
    ])
    let library = await folder.readLibrary()
    claim(library.privateTrips.keys.map(\.folder), is: ["rome"])
    claim(library.places(of: "oslo").map(\.middle.latitude), is: [41.9])
  }
}
