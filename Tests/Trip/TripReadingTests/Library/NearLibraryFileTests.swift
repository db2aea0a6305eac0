import Claims
import Diagnostics
import Foundation
import Testing
import TripModel
import TripReading

@Suite("Files under nearly the names of a library's own")
struct NearLibraryFileTests {
  private static func library(_ files: [String: String]) throws -> TripFolder {
    try TripFolder(
      ["library.yml": "title: Trips\n", "rome/trip.yml": "", "oslo/trip.yml": ""]
        .merging(files) { _, second in second })
  }

  @Test(
    "end the build where they would keep something back",
    arguments: [
      "library (1).yml", "library.yml.txt", "library.yml.bak", "library.yml~", "library copy.yaml",
      "libary.yml", ".library.yml", "library.bak",
    ])
  func ends(name: String) async throws {
    for text in [
      "leave out: [rome]\n", "trips: [oslo]\n", "home: 41.9, 12.5\n", "visibility: private\n",
      "title: x: y\nleave out: [rome]\n",
    ] {
      let folder = try Self.library([name: text])
      let doubts = await folder.readLibrary().doubts
      claim(doubts.map(\.place?.file), is: [name], "\(text) \(doubts.map(\.told))")
      try await claim(folder.read(trip: "oslo").blocked?.doubts.isEmpty, is: false)
    }
  }

  @Test("end the build where there is no library.yml", arguments: ["library (1).yml", "library.yml.txt"])
  func alone(name: String) async throws {
    let folder = try TripFolder([name: "leave out: [rome]\n", "rome/2026-05-03-a.md": "A.\n"])
    try await claim(folder.read().blocked?.doubts.map(\.place?.file), is: [name])
    let harmless = try TripFolder([name: "title: Trips\n", "rome/2026-05-03-a.md": "A.\n"])
    try await claim(none: harmless.read().blocked)
  }

  @Test("are told where they keep nothing back, or what library.yml does", arguments: ["library (1).yml"])
  func told(name: String) async throws {
    for (own, text) in [
      ("title: Trips\n", "title: Others\n"), ("leave out: [rome]\n", "leave out: [rome]\n"),
      ("home: 41.9, 12.5\n", "home: 41.9, 12.5\n"),
    ] {
      let folder = try Self.library(["library.yml": own, name: text])
      let reading = await folder.readLibrary()
      claim(reading.doubts, is: [])
      claim(reading.told.map { $0.hasPrefix("warning file-not-read \(name) ") }, is: [true])
    }
  }

  @Test(
    "are none where other things are called so",
    arguments: [
      ("library.txt", "The library of Lisbon is private. Home again."), ("library-notes.yml", "home: 1 2"),
      ("library.md", "visibility: private"), ("people.txt", "People we met: many."),
      ("library.yml.bak", "title: Old"), ("people.yml~", "- name: Ana"),
    ] as [(String, String)])
  func others(name: String, text: String) async throws {
    let reading = try await Self.library([name: text, "people.yml": "- name: Ana\n"]).readLibrary()
    // That no trip has them may be told.
    #expect(reading.told.allSatisfy { $0.hasPrefix("note file-not-read \(name) Beside its trips") })
    #expect(reading.doubts == [] && reading.people.allSatisfy { $0.keptBack.isEmpty })
  }

  @Test(
    "silence whom they keep back, in the library and in its trips",
    arguments: ["people (1).yml", "people.yml.txt", "poeple.yml", "People copy.yml"])
  func people(name: String) async throws {
    let folder = try Self.library([
      "people.yml": "- name: Ana\n- name: Ben\n",
      name: "- name: Ben\n  private: yes\n  mail: b@flor.example\n",
      "rome/people.yml": "- name: Ben\n", "rome/2026-05-03-a.md": "A.\n",
    ])
    let reading = await folder.readLibrary()
    claim(reading.told.map { $0.hasPrefix("error may-be-private \(name) ") }, is: [true], "\(reading.told)")
    let today = try unwrapped(LocalDate(iso: "2026-05-04"))
    claim(reading.people.published(on: today).map(\.name), is: ["Ana"])
    claim(reading.confidential.map(\.text), is: ["b@flor.example"])
    #expect(try await folder.read(trip: "rome").trip.people.published(on: today).isEmpty)
  }

  @Test("silence everybody where they cannot be read, and of a copy only whom people.yml does not know")
  func unread() async throws {
    let folder = try Self.library(["people.yml": "- name: Ana\n"])
    try folder.write("people (1).yml", [0x74, 0xE9, 0x0A])
    let today = try unwrapped(LocalDate(iso: "2026-05-04"))
    #expect(await folder.readLibrary().people.published(on: today).isEmpty)
    let copy = try Self.library([
      "people.yml": "- name: Ana\n", "people.yml.bak": "- name: Ana\n  private: yes\n",
    ])
    await claim(copy.readLibrary().people.published(on: today).map(\.name), is: ["Ana"])
  }
}
