import Claims
import TripNotation
import Diagnostics
import Synchronization
import Testing
import TripModel
import TripReading

@Suite("Private places")
struct PrivacyReadingTests {
  private static let written = table(
    #"""
    home: 52.3702, 4.8952 → home 52.3702 4.8952 5000
    Home: 52°22'12.7"N 4°53'42.7"E → home 52.3702 4.8952 5000
    home: Amsterdam, 52.3702 4.8952 → home 52.3702 4.8952 5000
    home: [52.3702, 4.8952] → home 52.3702 4.8952 5000
    private zones: [{at: 38.7512 -9.1903, radius: 2 km}] → zone 38.7512 -9.1903 2000
    private_zones:¶  - {at: "38.7512, -9.1903", radius: 800 m} → zone 38.7512 -9.1903 800
    private zones: [{at: 38.7512 -9.1903, Radius: 1.5 km}] → zone 38.7512 -9.1903 1500
    private zones: [{at: 38.7512 -9.1903, radius: 2mi}] → zone 38.7512 -9.1903 3219
    private zones: [{at: 38.7512 -9.1903}] → zone 38.7512 -9.1903 5000
    private zones: [38.7512 -9.1903] → zone 38.7512 -9.1903 5000
    home: 1 2¶private zones: [3 4, {at: 5 6, radius: 1 km}] → home 1.0 2.0 5000, zone 3.0 4.0 5000, zone 5.0 6.0 1000
    home: 1 2¶Home: 3 4 → home 1.0 2.0 5000, home 3.0 4.0 5000
    home:¶private zones: [] → -
    """#)

  @Test("are read from trip.yml", arguments: written)
  func reads(text: String, places: String) async throws {
    let reading = try await TripFolder(["trip.yml": text.replacing("¶", with: "\n"), "a.jpg": ""]).read()
    let read = reading.trip.settings.privatePlaces
    claim(read.isEmpty ? "-" : read.map(Self.words).joined(separator: ", "), is: places)
    #expect(!reading.diagnostics.contains { [.heldBack, .unknownKey].contains($0.code) }, "\(reading.told)")
  }

  private static func words(_ place: PrivatePlace) -> String {
    func rounded(_ degrees: Double) -> Double { (degrees * 10_000).rounded() / 10_000 }
    return
      "\(place.kind) \(rounded(place.middle.latitude)) \(rounded(place.middle.longitude)) \(Int(place.metres.rounded()))"
  }

  private static func places(_ text: String, _ privacy: PrivacySource) async throws -> [PrivatePlace] {
    let reading = try await TripFolder(["trip.yml": text, "a.jpg": ""]).read(privacy: privacy)
    return reading.trip.settings.privatePlaces
  }

  private static func file(_ text: String) -> PrivacySource.File {
    PrivacySource.File(path: "/config.yml", bytes: Array(text.utf8))
  }

  private static let key = "0123456789abcdef0123456789abcdef"

  @Test("are taken from the environment and the traveller's configuration as well")
  func outside() async throws {
    let all = try await Self.places(
      "home: 1 2",
      PrivacySource(home: "3, 4", file: Self.file("privacy key: \(Self.key)\nhome: 5 6\nother: x\n")))
    claim(all.map(\.middle.latitude), is: [1, 3, 5])
    claim(all.map { $0.place == nil }, is: [false, true, true])
    // The same place twice is one.
    try await claim(Self.places("home: 1 2", PrivacySource(home: "1, 2", key: Self.key)).count, is: 1)
  }

  @Test(
    "have their circle where the key says: the same in every trip and however many digits are written, another with another key"
  )
  func shifts() async throws {
    let one = try await Self.places("home: 52.3702, 4.8952", PrivacySource(key: Self.key))[0].shift
    #expect((0..<1).contains(one.turn) && (0..<1).contains(one.reach))
    let samePlace = try await Self.places("home: 52.37, 4.895\ntitle: Other", PrivacySource(key: Self.key))
    claim(samePlace[0].shift, is: one)
    let inFile = try await Self.places(
      "home: 52.37, 4.895", PrivacySource(file: Self.file("privacy key: \(Self.key)")))
    claim(inFile[0].shift, is: one)
    let otherKey = try await Self.places("home: 52.3702, 4.8952", PrivacySource(key: Self.key + "0"))
    #expect(otherKey[0].shift != one)
    let elsewhere = try await Self.places("home: 51.3702, 4.8952", PrivacySource(key: Self.key))
    #expect(elsewhere[0].shift != one)
    let zone = try await Self.places("private zones: [52.3702 4.8952]", PrivacySource(key: Self.key))
    #expect(zone[0].shift != one)
  }

  @Test("fall on all sides alike over many keys")
  func spread() async throws {
    var eighths = [Int](repeating: 0, count: 8)
    var reach = 0.0
    for number in 0..<400 {
      let shift = try await Self.places("home: 1 2", PrivacySource(key: "a key that is long \(number)"))[0]
        .shift
      eighths[Int(shift.turn * 8)] += 1
      reach += shift.reach / 400
    }
    #expect(eighths.allSatisfy { (30...75).contains($0) }, "\(eighths)")
    #expect((0.44...0.56).contains(reach))
  }

  @Test("get a key where there is none, once and only where there is something to hide")
  func makesKey() async throws {
    let made = Mutex(0)
    let source = PrivacySource(
      newKey: .made {
        made.withLock { $0 += 1 }
        return (Self.key, "/config.yml")
      })
    _ = try await Self.places("title: x", source)
    claim(made.withLock(\.self), is: 0)
    let reading = try await TripFolder([
      "trip.yml": "home: 52.3702, 4.8952\nprivate zones: [1 2]", "a.jpg": "",
    ])
    .read(privacy: source)
    claim(made.withLock(\.self), is: 1)
    claim(
      reading.told.count {
        $0.contains("note privacy-key - Made a privacy key for your home, in /config.yml")
      }, is: 1)
    let known = try await Self.places("home: 52.3702, 4.8952", PrivacySource(key: Self.key))
    claim(reading.trip.settings.privatePlaces[0].shift, is: known[0].shift)
  }

  @Test(
    "stop the build where the key or the configuration is not to be had",
    arguments: [
      (PrivacySource(newKey: .refused), "TRIPBOOK_PRIVACY_KEY"),
      (PrivacySource(newKey: .made { nil }), "cannot write a privacy key"),
      (PrivacySource(key: "short"), "fewer than 16 letters"),
      (PrivacySource(file: file("privacy key: abc")), "fewer than 16 letters"),
      (PrivacySource(file: file("home: [1\n")), "cannot be read"),
      (PrivacySource(file: PrivacySource.File(path: "/config.yml", bytes: nil)), "cannot be opened"),
      (PrivacySource(file: file("home: Amsterdam")), "not a position"),
    ] as [(PrivacySource, String)])
  func stops(source: PrivacySource, words: String) async throws {
    let reading = try await TripFolder(["trip.yml": "home: 52.3702, 4.8952", "a.jpg": ""]).read(
      privacy: source)
    let held = reading.diagnostics.filter { $0.code == .heldBack }
    claim(held.count, is: 1)
    claim(
      held.first.map { ($0.message + ($0.advice ?? "")).contains(words) }, is: true, "\(held.map(\.told))")
    #expect(reading.trip.settings.privatePlaces.isEmpty)
  }
}
