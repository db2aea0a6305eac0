import Claims
import TripNotation
import Diagnostics
import Testing
import TripModel
import TripReading

@Suite("What trip.yml says of who may see the trip, and no trip has")
struct UnsaidVisibilityTests {
  @Test(
    "ends the build",
    arguments: [
      ("publish date: 2026-09-01", "publish date"), ("publishDate: 2020-01-01", "publishDate"),
      ("expiry_date: soon", "expiry_date"), ("unpublish date: 2026-09-01", "unpublish date"),
      ("expiery date: 2026-09-01", "expiery date"),
      ("visibility:", "visibility"), ("visibility: ~", "visibility"),
    ] as [(String, String)])
  func stops(text: String, key: String) async throws {
    let reading = try await TripFolder(["trip.yml": text + "\n", "a.jpg": ""]).read()
    let doubts = reading.blocked?.doubts ?? []
    #expect(doubts.count == 1 && doubts[0].message.contains("`\(key)`"), "\(reading.told)")
    let isUnknown = reading.diagnostics.contains { $0.code == .unknownKey }
    claim(isUnknown, is: key == "expiery date")
  }

  @Test(
    "passes where nothing stands behind the name of a day",
    arguments: ["publish date:", "expiryDate: ~"])
  func empty(text: String) async throws {
    try await claim(none: TripFolder(["trip.yml": text + "\n", "a.jpg": ""]).read().blocked)
  }

  @Test("is told where a delay has no length", arguments: ["publish delay:", "publish_delay: ~"])
  func delay(text: String) async throws {
    let reading = try await TripFolder(["trip.yml": text + "\n", "a.jpg": ""]).read()
    claim(none: reading.blocked)
    let told = reading.diagnostics.filter { $0.code == .missingField }
    claim(told.map(\.severity), is: [.warning], "\(reading.told)")
  }
}
