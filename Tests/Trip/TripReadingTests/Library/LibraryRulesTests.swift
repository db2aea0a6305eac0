import Claims
import Foundation
import Diagnostics
import Testing
import TripModel
import TripReading

@Suite("What the .tripbookignore of a library names")
struct LibraryRulesTests {
  /// One of its trips, built with the others and by itself.
  private static func both(_ trip: String, of folder: TripFolder) async throws -> [TripReader.Reading] {
    let library = await folder.readLibrary()
    let reference = try unwrapped(library.trips.first { $0.id.folder == trip })
    var privacy = PrivacySource()
    privacy.around = .library(library.share(of: reference))
    let together = try await folder.read(trip: trip, privacy: privacy)
    return [together, try await folder.read(trip: trip)]
  }

  private static func entries(_ reading: TripReader.Reading) -> [String] {
    reading.trip.entries.map(\.file)
  }

  @Test("is read in none of its trips, wherever the rule stands above them")
  func hold() async throws {
    let folder = try TripFolder([
      "library.yml": "",
      ".tripbookignore": "*-draft.md\nraw/\n/japan/tokyo/2026-05-04-b.md\n/2026-05-05-c.md\n",
      "japan/.tripbookignore": "tokyo/2026-05-06-*\n",
      "japan/tokyo/2026-05-03-a.md": "A.\n", "japan/tokyo/2026-05-03-draft.md": "No.\n",
      "japan/tokyo/raw/2026-05-03-x.md": "No.\n", "japan/tokyo/2026-05-04-b.md": "No.\n",
      "japan/tokyo/2026-05-05-c.md": "C.\n", "japan/tokyo/2026-05-06-d.md": "No.\n",
      "japan/tokyo/trip.yml": "",
      "rome/trip.yml": "", "rome/2026-05-04-b.md": "B.\n", "rome/2026-05-06-d.md": "D.\n",
      "rome/deep/2026-05-03-draft.md": "No.\n",
    ])
    for reading in try await Self.both("japan/tokyo", of: folder) {
      claim(Self.entries(reading), is: ["2026-05-03-a.md", "2026-05-05-c.md"])
      claim(none: reading.blocked)
    }
    for reading in try await Self.both("rome", of: folder) {
      claim(Self.entries(reading), is: ["2026-05-04-b.md", "2026-05-06-d.md"])
    }
  }

  @Test("counts again where a trip's own says so, but not by a file that is only nearly named so")
  func again() async throws {
    let folder = try TripFolder([
      "library.yml": "", ".tripbookignore": "*-a.md\n", "tripbookignore.txt": "*-b.md\n",
      "rome/trip.yml": "", "rome/.tripbookignore": "!2026-05-03-a.md\n!2026-05-03-b.md\n",
      "rome/2026-05-03-a.md": "A.\n", "rome/2026-05-03-b.md": "B.\n", "rome/2026-05-04-a.md": "A.\n",
    ])
    for reading in try await Self.both("rome", of: folder) {
      claim(Self.entries(reading), is: ["2026-05-03-a.md"])
    }
  }

  @Test("takes nothing from what a trip.yml keeps back")
  func settings() async throws {
    let folder = try TripFolder([
      "library.yml": "", ".tripbookignore": "*.yml\n*.txt\n",
      "rome/trip.yml": "visibility: private\nhome: 52.3702, 4.8952\n", "rome/2026-05-03-a.md": "A.\n",
      "rome/pins.yml": "- name: Bar\n  at: 41.9, 12.5\n", "oslo/trip.yml.txt": "home: 59.9, 10.7\n",
      "oslo/journal/2026-05-03-a.md": "A.\n",
    ])
    let library = await folder.readLibrary()
    claim(library.privateTrips.keys.map(\.folder), is: ["rome"])
    claim(library.places(of: "rome").map(\.middle.latitude), is: [52.3702])
    #expect(!library.doubts.isEmpty)
    for reading in try await Self.both("rome", of: folder) {
      #expect(reading.blocked?.privateAt != nil && reading.trip.pins.isEmpty)
    }
  }

  @Test("does not hold in a trip that lies in another one by that one's rules")
  func within() async throws {
    let folder = try TripFolder([
      "library.yml": "trips: [japan, japan/tokyo]\n", ".tripbookignore": "*-a.md\n",
      "japan/.tripbookignore": "*-b.md\n", "japan/journal/2026-05-03-b.md": "No.\n",
      "japan/tokyo/2026-05-03-a.md": "No.\n", "japan/tokyo/2026-05-03-b.md": "B.\n",
    ])
    for reading in try await Self.both("japan/tokyo", of: folder) {
      claim(Self.entries(reading), is: ["2026-05-03-b.md"])
    }
  }

  @Test(
    "is read in no folder either that the library leaves out or does not name, and that is built by itself",
    arguments: ["leave out: [old]\n", "trips: [rome]\n", "leave out: [old/oslo]\n"])
  func leftOut(settings: String) async throws {
    let folder = try TripFolder([
      "library.yml": settings, ".tripbookignore": "*-a.md\nraw/\n",
      "old/.tripbookignore": "oslo/*-b.md\n/secret/\n",
      "rome/trip.yml": "", "old/oslo/trip.yml": "", "old/oslo/2026-05-03-a.md": "No.\n",
      "old/oslo/2026-05-03-b.md": "No.\n", "old/oslo/2026-05-03-c.md": "C.\n",
      "old/oslo/raw/2026-05-03-x.md": "No.\n", "old/secret/2026-05-03-c.md": "No.\n",
      "old/secret/trip.yml": "",
    ])
    let reading = try await folder.read(trip: "old/oslo")
    claim(Self.entries(reading), is: ["2026-05-03-c.md"])
    claim(none: reading.blocked)
    // What they name is not built either.
    try await claim(folder.read(trip: "old/secret").blocked?.doubts.isEmpty, is: false)
    // Nor where one of them cannot be obeyed.
    try folder.write("old/.tripbookignore", [0xE9, 0x0A])
    try await claim(folder.read(trip: "old/oslo").blocked?.doubts.isEmpty, is: false)
  }

  @Test("does not hold in a folder within a trip by that one's rules, unless they name it")
  func leftOutOfTrip() async throws {
    let folder = try TripFolder([
      "library.yml": "leave out: [japan/tokyo, japan/raw]\n", ".tripbookignore": "*-a.md\n",
      "japan/.tripbookignore": "*-b.md\nraw/\n", "japan/journal/2026-05-03-c.md": "C.\n",
      "japan/tokyo/2026-05-03-a.md": "No.\n", "japan/tokyo/2026-05-03-b.md": "B.\n",
      "japan/raw/2026-05-03-c.md": "No.\n",
    ])
    try await claim(Self.entries(folder.read(trip: "japan/tokyo")), is: ["2026-05-03-b.md"])
    try await claim(folder.read(trip: "japan/raw").blocked?.doubts.isEmpty, is: false)
  }
}
