import Claims
import Diagnostics
import Testing
import TripModel
import TripReading

@Suite("What keeps something back and is not read as a field")
struct CrowdedLineTests {
  @Test(
    "behind another field of its line ends the build",
    arguments: [
      ("title: Lisbon visibility: private", "visibility"), ("title: Lisbon, draft: yes", "draft"),
      ("title: Lisbon  private: maybe", "private"), ("title: Lisbon visibility: privte", "visibility"),
      ("title: Lisbon home: 52.37, 4.89", "home"), ("title: Lisbon publish: no", "publish"),
    ] as [(String, String)])
  func crowded(text: String, key: String) async throws {
    let reading = try await TripFolder(["trip.yml": text + "\n", "a.jpg": ""]).read()
    let doubts = reading.blocked?.doubts ?? []
    #expect(doubts.count == 1 && doubts[0].message.contains("`\(key)`"), "\(reading.told)")
  }

  @Test(
    "is not looked for in prose",
    arguments: [
      "title: Coming home: sweet home", "title: Lisbon: private beaches", "title: Lisbon visibility: public",
      "title: Status: hidden gems", "title: \"Lisbon visibility: private\"",
    ])
  func prose(text: String) async throws {
    let reading = try await TripFolder(["trip.yml": text + "\n", "a.jpg": ""]).read()
    claim(none: reading.blocked, "\(reading.told)")
  }

  @Test(
    "in a second list of one name ends the build",
    arguments: [
      "photos:\n  leave out: [a.jpg]\n  leave out: [b.jpg]\n",
      "photos: {leave out: [a.jpg]}\nphotos: {leave out: [b.jpg]}\n",
    ])
  func second(text: String) async throws {
    let reading = try await TripFolder(["trip.yml": text, "a.jpg": "", "b.jpg": ""]).read()
    let doubts = reading.blocked?.doubts ?? []
    #expect(doubts.contains { $0.message.contains("`leave out` keeps something private") }, "\(reading.told)")
  }

  @Test("in a second list of library.yml ends the build", arguments: ["leave out", "trips"])
  func secondOfLibrary(key: String) async throws {
    let folder = try TripFolder([
      "library.yml": "\(key): [rome]\n\(key): [oslo]\n", "rome/trip.yml": "", "oslo/trip.yml": "",
    ])
    let doubts = await folder.readLibrary().doubts
    claim(
      doubts.map(\.message),
      is: [
        "Nothing is built: `\(key)` keeps something private, and it is written twice"
      ])
  }
}
