import Claims
import Testing
import TripModel

@testable import TripReading

@Suite("A picture that is called as an entry")
struct CoverBesideTests {
  @Test(
    "is its cover by no more than lying beside it, but where that is written",
    arguments: [("", true), ("---\ncover: 2026-05-03-x.jpg\n---\n", false)])
  func written(fields: String, isBeside: Bool) async throws {
    let trip = try await TripFolder([
      "journal/2026-05-03-x.md": fields + "Text", "journal/2026-05-03-x.jpg": "",
    ]).read().trip
    claim(trip.entries.map(\.cover), is: ["journal/2026-05-03-x.jpg"])
    claim(trip.entries.map(\.isCoverBeside), is: [isBeside])
  }
}
