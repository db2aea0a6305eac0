import Claims
import Diagnostics
import TripModel
import Testing
import TripReading

@Suite("Why nobody else may get a trip")
struct BlockedTests {
  @Test(
    "What is in doubt about the whole trip is a reason, whatever it is",
    arguments: [
      "home: Amsterdam\n", "private zones: Alfama\n", "private zones: [{at: here}]\n",
      "visibility: privte\n",
      "publish: {budget: some}\n", "publish: {hotels: no}\n", "publish delay: soon\n", "visibilty: private\n",
      "draft: maybe\n", "published: perhaps\n", "details: {visibility: private}\n",
      "photos: {leave outs: [a.jpg]}\n",
    ])
  func doubt(settings: String) async throws {
    let folder = try TripFolder(["trip.yml": settings, "journal/2026-05-03-good.md": "We queued.\n"])
    let reading = try await folder.read()
    let blocked = try unwrapped(reading.blocked)
    #expect(!blocked.doubts.isEmpty)
    #expect(blocked.doubts.allSatisfy { reading.diagnostics.contains($0) && $0.severity == .error })
  }

  @Test(
    "So is what the machine says, a file that cannot be read, and rules for what to leave out",
    arguments: ["environment", "configuration", "key", "trip.yml", "rules"])
  func elsewhere(source: String) async throws {
    let folder = try TripFolder(["journal/2026-05-03-good.md": "We queued.\n"])
    var privacy = PrivacySource()
    switch source {
    case "environment": privacy.home = "Amsterdam"
    case "configuration": privacy.file = .init(path: "config.yml", bytes: Array("home: [".utf8))
    case "key": (privacy.home, privacy.key) = ("52.3702, 4.8952", "short")
    case "trip.yml": try folder.write("trip.yml", [0x74, 0xE9, 0x0A])
    default: try folder.write(".tripbookignore", [UInt8](repeating: 0x61, count: 200_000))
    }
    try await claim(folder.read(privacy: privacy).blocked?.doubts.isEmpty, is: false)
  }

  @Test(
    "That only its author may see it is another one, with its place",
    arguments: [
      "visibility: private\n", "draft: yes\n", "private: yes\n", "published: no\n", "publish: no\n",
    ])
  func isPrivate(settings: String) async throws {
    let folder = try TripFolder(["trip.yml": "title: Good\n" + settings])
    let blocked = try unwrapped(try await folder.read().blocked)
    claim(blocked.doubts, is: [])
    claim(blocked.privateAt?.span?.line, is: 2)
  }

  @Test("A trip of which all reads well is not blocked, nor one of which a thing is in doubt")
  func open() async throws {
    let folder = try TripFolder([
      "trip.yml": "home: 52.3702, 4.8952\nvisibility: public\n",
      "journal/2026-05-03-a.md": "---\ndrafft: yes\n---\nA.\n",
    ])
    try await claim(none: folder.read().blocked)
  }

  @Test("What stands in fields for the traveller alone is known, also of what does not read")
  func confidential() async throws {
    let folder = try TripFolder([
      "trip.yml": "travellers: [{name: Ben, mail: ben@example.org}]\n",
      "itinerary.yml":
        "- hotl: Flor\n  booking: HTL99887\n  contact: [+351 21 000 4711]\n- hotel: Sol\n  start: soon\n  pin: 4711\n",
    ])
    let texts = try await folder.read().trip.confidential
    claim(
      texts.map(\.text), is: ["ben@example.org", "HTL99887", "+351 21 000 4711", "+351 21 000 4711", "4711"])
    claim(texts.first?.place.file, is: "trip.yml")
  }
}
