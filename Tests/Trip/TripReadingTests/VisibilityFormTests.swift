import Claims
import TripNotation
import Diagnostics
import Testing
import TripModel
import TripReading

@Suite("The way out of what is held back")
struct VisibilityFormTests {
  private static let advice = table(
    #"""
    hme: 52.37, 4.89 → Write it like `home: 52.3702, 4.8952`, with your own position.
    hoem: Amsterdam, 52.37 4.89 → Write it like `home: 52.3702, 4.8952`, with your own position.
    hme: Amsterdam → Write it like `home: 52.3702, 4.8952`, with your own position.
    zuhause: Berlin → Write it like `home: 52.3702, 4.8952`.
    privat zones: [{at: 38 -9, radius: 2 km}] → Write it like `private zones: [{at: 38.7512 -9.1903, radius: 2 km}]`, with your own position.
    private zones: [{at: 38 -9, radius: 2}] → Write it with its unit, like `radius: 2 km` or `radius: 800 m`.
    private zones: [{at: 38 -9, radius: 2 km, name: x}] → Write it like `private zones: [{at: 38.7512 -9.1903, radius: 2 km}]`.
    privacy_zones: [{name: Home}] → Write it like `private zones: [{at: 38.7512 -9.1903, radius: 2 km}]`.
    privacy_zones: everywhere → Write it like `private zones: [{at: 38.7512 -9.1903, radius: 2 km}]`.
    publish dlay: 3 days → Write `publish delay: 3 days`.
    vsibilty: private → Write `visibility: private`.
    visibility: privte → Write `public`, `unlisted` or `private` after it.
    draf: yes → Write `draft: yes`.
    private: perhaps → Write `private: yes` to keep the whole trip back, or `private: no` to publish it.
    photos: {exclude: [IMG_1.jpg, b.jpg]} → Write `photos: {leave out: [IMG_1.jpg, b.jpg]}`, each name as the file has it.
    photos: {hidden: IMG_1.jpg} → Write `photos: {leave out: [IMG_1.jpg]}`, each name as the file has it.
    leave out: [a.jpg] → Write `photos: {leave out: [a.jpg]}`, each name as the file has it.
    photos: {home: 52.37 4.89} → Write `home` at the beginning of a line, with no spaces before it.
    password: hunter2 → Run `tripbook protect FOLDER`, which asks for the password; then write `protect: yes` here instead.
    Passwort: hunter2 → Run `tripbook protect FOLDER`, which asks for the password; then write `protect: yes` here instead.
    pasword: hunter2 → Run `tripbook protect FOLDER`, which asks for the password; then write `protect: yes` here instead.
    sealed: yes → Write `protect: yes`, and run `tripbook protect FOLDER`, which asks for a password.
    protected: yes → Write `protect: yes`, and run `tripbook protect FOLDER`, which asks for a password.
    protectd: yes → Write `protect`.
    protect: hunter2 → Write `protect: yes` for a site that opens with a password alone, or `protect: no` for one that is open.
    protect: → Write `protect: yes` for a site that opens with a password alone, or `protect: no` for one that is open.
    photos: {protect: yes} → Write `protect: yes` at the beginning of a line, with no spaces before it.
    """#)

  @Test(
    "is the right key in the right form, with the traveller's own value where it reads and is no private place",
    arguments: advice)
  func tells(line: String, advice: String) async throws {
    let reading = try await TripFolder(["trip.yml": line, "a.jpg": ""]).read()
    let held = reading.diagnostics.filter { $0.code == .heldBack }
    claim(held.map { $0.advice ?? "" }, is: [advice], "\(reading.told)")
  }

  @Test(
    "shows nothing of a private place, nor of its line",
    arguments: [
      "home: 48.13 11.57¶title: x: y¶foo: [bar", "hme: 48.13, 11.57", "home: Marienplatz 48",
      "zuhause: [48.13]",
      "private zones:¶  - {at: 48.13 11.57, radius: 48}", "privat zones: [48.13 11.57]",
      "photos: {home: 48.13 11.57}", "{title: x, home: 48.13 11.57",
    ])
  func masks(text: String) async throws {
    let lines = text.replacing("¶", with: "\n")
    let reading = try await TripFolder(["trip.yml": lines, "a.jpg": ""]).read()
    let held = reading.diagnostics.filter { $0.code == .heldBack }
    #expect(!held.isEmpty)
    for told in held {
      let words = told.message + (told.advice ?? "") + (told.place?.span?.text ?? "")
      for secret in ["48", "11.57", "Marienplatz"] { #expect(!words.contains(secret), "\(words)") }
    }
  }

  @Test(
    "nor does what else is wrong in its lines",
    arguments: [
      "home: \"48.13 11.57", "home: 48.13 11.57¶home: 48.99 11.57", "home: 48.13 11.57: door",
      "private zones:¶  - {at: 48.13 11.57, radius: 2 km", "private zones:¶- at: \"48.13 11.57",
    ])
  func masksOthers(text: String) async throws {
    let lines = text.replacing("¶", with: "\n")
    let reading = try await TripFolder(["trip.yml": lines, "a.jpg": ""]).read()
    let told = reading.diagnostics.filter { $0.place?.file == "trip.yml" }
    #expect(!told.isEmpty)
    for told in told {
      let words = told.message + (told.advice ?? "") + (told.place?.span?.text ?? "")
      for secret in ["48", "11.57", "99"] { #expect(!words.contains(secret), "\(words)") }
    }
  }

  @Test("never takes the protection off")
  func keepsProtecting() async throws {
    let lines =
      Self.advice.map(\.0) + [
        "draft: maybe", "publish: [x]", "publish: {x: no}", "publish delay: soon", "title: x¶ draft: yes",
        "visibility: odd",
        "title: \"x¶home: 52 4", "publish:¶  budget: totals¶  people no", "photos:¶  leave out: [a.jpg",
        "status: drafft",
        "private zones: [{at: 38 -9}]¶title: x: y",
      ]
    for line in lines {
      let reading = try await TripFolder([
        "trip.yml": line.replacing("¶", with: "\n"), "trip.yml.txt": "home: 52.1 4.1",
        "sub/trip.yml": "private: yes",
        ".tripbookignore": "C:\\x",
        "journal/2026-05-03.md": "---\n\(line.prefix { $0 != "¶" })\ndrafft: yes\n---\nText",
        "pins.yml": "- title: X¶  at: 1 2¶  private yes¶".replacing("¶", with: "\n"), "a.jpg": "",
      ]).read()
      let told = reading.diagnostics.filter { [.heldBack, .mayBePrivate].contains($0.code) }.compactMap(
        \.advice)
      for word in ["less like", "delete", "take the line out", "take it out", "take it away", "another name"]
      {
        #expect(!told.contains { $0.lowercased().contains(word) }, "\(told)")
      }
      #expect(told.count >= 3)
    }
  }

  private static let zones = table(
    #"""
    privacy_zones: [{name: Home, lat: 52.37, lon: 4.89, radius: 500}] → 52.37 4.89 500
    privacy_zones:¶  - name: Home¶    latitude: 52.37¶    longitude: 4.89¶    radius: 1.5 → 52.37 4.89 1500
    privacyZones: [{center: [52.37, 4.89], radius_m: 400}] → 52.37 4.89 400, 4.89 52.37 400
    privacy zones: [{label: Mum, location: "52.37, 4.89", radius_km: 2}] → 52.37 4.89 2000
    privacy_zones:¶  home: {lat: 52.37, lng: 4.89, radius: 800 m}¶  mum: 50 5 → 52.37 4.89 800, 50.0 5.0 5000
    privacy_zone: {lat: 52.37, lon: 4.89} → 52.37 4.89 5000
    privacy_zones: [52.37, 4.89] → 52.37 4.89 5000
    privacy_zones: [52.37 4.89, 50 5] → 52.37 4.89 5000, 50.0 5.0 5000
    privacy_zones: [{coordinates: {lat: 52.37, lon: 4.89}, radius: "0,5 km", enabled: yes}] → 52.37 4.89 500
    private zonen: [{at: 52.37 4.89, radius: 2 km}] → 52.37 4.89 2000
    hidden zones: 52.37 4.89 → 52.37 4.89 5000
    zuhause: 52.37, 4.89 → 52.37 4.89 5000
    domicile: [52.37, 4.89] → 52.37 4.89 5000
    home address: Amsterdam, 52.37 4.89 → 52.37 4.89 5000
    """#)

  @Test("of other programs' and languages' private places is that they are taken over", arguments: zones)
  func takenOver(text: String, places: String) async throws {
    let reading = try await TripFolder(["trip.yml": text.replacing("¶", with: "\n"), "a.jpg": ""]).read()
    let read = reading.trip.settings.privatePlaces.map {
      "\(($0.middle.latitude * 100).rounded() / 100) \(($0.middle.longitude * 100).rounded() / 100) \(Int($0.metres.rounded()))"
    }
    claim(read.joined(separator: ", "), is: places, "\(reading.told)")
    #expect(!reading.diagnostics.contains { [.heldBack, .unknownKey].contains($0.code) }, "\(reading.told)")
  }

  @Test(
    "the traveller's configuration is held to the same",
    arguments: [
      ("hme: 1 2", "looks like `home`"), ("private zones: everywhere", "not a list of positions"),
      ("privat zones: [1 2]", "looks like `private zones`"), ("Home: [1 2 3]", "not a position"),
    ] as [(String, String)])
  func configuration(text: String, words: String) async throws {
    let file = PrivacySource.File(path: "/config.yml", bytes: Array(text.utf8))
    let reading = try await TripFolder(["a.jpg": ""]).read(privacy: PrivacySource(file: file))
    claim(reading.diagnostics.filter { $0.code == .heldBack }.map { $0.message.contains(words) }, is: [true])
    let zones = PrivacySource.File(
      path: "/config.yml", bytes: Array("private zones: [{at: 1 2, radius: 2 km}]".utf8))
    let found = try await TripFolder(["a.jpg": ""]).read(privacy: PrivacySource(file: zones))
    claim(found.trip.settings.privatePlaces.map { $0.kind }, is: [.zone])
  }
}
