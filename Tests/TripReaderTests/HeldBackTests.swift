import Diagnostics
import Testing
import TripModel
import TripReader

@Suite("What would keep something back")
struct HeldBackTests {
  private static let trip = table(
    #"""
    home: 52.37, 4.89 → home
    Home: 52.37, 4.89 → Home
    private zones: [{at: 38 -9, radius: 2 km}] → private zones
    private_zones: [{at: 38 -9}] → private_zones
    publish delay: 3 days → publish delay
    publishDelay: 3 days → publishDelay
    publish: {budget: no} → publish
    publish: {budget: totals} → publish
    publish: {people: no} → publish
    publish: {photos: no} → publish
    publish: no → publish
    publish: [budget] → publish
    visibility: private → visibility
    Visibility: Private → Visibility
    visibilty: private → visibilty
    draft: yes → draft
    private: on → private
    title: [yes → -
    {title: x, home: 1 2 → home
    title: "x¶home: 52 4 → home
    title: x¶ draft: yes → draft
    title: x¶draft yes → draft
    travellers:¶  - name: Ana¶    home: 52 4 → home
    photos: {leave out: [{a: b}]} → leave out
    photos: {leave_out: [a.jpg]} → leave_out
    leave out: [a.jpg] → leave out
    photos:¶  leave out: [a.jpg → leave out
    """#)

  @Test("in trip.yml stops the build, however it is spelt and even where the file is broken", arguments: trip)
  func stops(text: String, key: String) async throws {
    let folder = try TripFolder(["trip.yml": text.replacing("¶", with: "\n"), "a.jpg": ""])
    let held = try await folder.read().diagnostics.filter { $0.code == .heldBack }
    if key == "-" {
      #expect(held.isEmpty)
    } else {
      #expect(held.count == 1)
      #expect(held.first?.message.hasPrefix("`\(key)` ") == true, "\(held.map(\.told))")
      #expect(held.first?.severity == .error && held.first?.place?.span != nil)
    }
  }

  @Test(
    "in words that keep nothing back does not stop it",
    arguments: [
      "publish: {}", "publish:", "publish: {budget: yes, bookings: no, prices: no, people: Yes}",
      "publish: {prices: yes}",
      "visibility: public", "visibility: unlisted", "draft: no", "private: false", "home:", "home: ~",
      "private zones: []",
      "description: |\n  home: sweet home\n  private: beach", "title: x\nfoo: [bar", "publish: yes",
    ])
  func passes(text: String) async throws {
    let reading = try await TripFolder(["trip.yml": text]).read()
    #expect(reading.diagnostics.filter { $0.code == .heldBack }.map(\.told) == [])
  }

  private static let entries = table(
    #"""
    draft: yes → draft
    Draft: yes → Draft
    drafts: yes → drafts
    draft: maybe → draft
    draft: [x → draft
    private: true → private
    published: no → published
    publish: no → publish
    visibility: private → visibility
    title: x: y¶draft: yes → draft
    draft: no¶draft: yes → draft
    	draft: yes → draft
    weather:¶  draft: yes → draft
    draft: no → -
    private: no¶published: yes → -
    title: A private: beach → -
    """#)

  @Test("in an entry leaves the entry out and stops the build", arguments: entries)
  func entry(fields: String, key: String) async throws {
    let text = "---\n" + fields.replacing("¶", with: "\n") + "\n---\nText"
    let reading = try await TripFolder(["journal/2026-05-03-x.md": text, "a.md": ""]).read()
    let held = reading.diagnostics.filter { $0.code == .heldBack }
    #expect(held.first.map { String($0.message.dropFirst().prefix { $0 != "`" }) } ?? "-" == key)
    #expect(reading.library.trips[0].entries.isEmpty == (key != "-"))
  }

  @Test(
    "in a pin, an expense, an album or beside a picture stops the build",
    arguments: [
      ("pins.yml", "- {title: X, at: 1 2, private: yes}"), ("pins.yml", "- {title: X, at: 1 2, Draft: yes}"),
      ("pins.yml", "- title: X\n  at: 1 2\n  private yes\n"), ("budget.yml", "expenses:\n- {draft: yes}"),
      ("budget.yml", "expenses:\n- date: 2026-05-03\n  what: a: b\n  draft: yes"),
      ("photos/album.md", "---\nprivate: yes\n---\n"), ("photos/a.md", "---\ndraft: yes\n---\n"),
      ("photos/A.jpg.md", "---\ndraft: yes\n---\n"),
    ])
  func items(file: String, text: String) async throws {
    let reading = try await TripFolder([file: text, "photos/a.jpg": ""]).read()
    #expect(reading.diagnostics.contains { $0.code == .heldBack && $0.place?.file == file })
  }

  @Test("out of its place counts in every line, whatever ends the lines", arguments: ["\n", "\r\n", "\r"])
  func misplaced(lineEnd: String) async throws {
    let text = ["# A day", "", "draft: yes", "", "We queued."].joined(separator: lineEnd)
    let reading = try await TripFolder(["journal/2026-05-03.md": text]).read()
    #expect(reading.diagnostics.filter { $0.code == .heldBack }.map { $0.place?.span?.line } == [3])
  }

  @Test("a trip.yml whose words cannot be read stops the build")
  func unreadable() async throws {
    let latin = try TripFolder()
    try latin.write("trip.yml", Array("title: S".utf8) + [0xE3] + Array("o Paulo\nhome: 1 2".utf8))
    let wide = try TripFolder()
    try wide.write(
      "trip.yml", Array("\u{FEFF}home: 1 2".utf16).flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] })
    let folder = try TripFolder(["trip.yml/x.txt": ""])
    let outside = try TripFolder(["a.md": ""])
    try outside.writeOutside("trip.yml", "home: 1 2")
    try outside.link("trip.yml", to: "../trip.yml")
    let broken = try TripFolder(["a.md": ""])
    try broken.link("trip.yaml", to: "nowhere")
    let second = try TripFolder(["trip.yml": "title: x", "trip.yaml": "visibility: private"])
    let inner = try TripFolder(["trip.yml": "title: x", "2025/trip.yml": "photos: {leave out: [a.jpg]}"])
    for folder in [latin, wide, folder, outside, broken, second, inner] {
      let reading = try await folder.read()
      #expect(reading.diagnostics.count { $0.code == .heldBack } == 1, "\(reading.told)")
    }
  }

  @Test("the words say what it is, why and what to do")
  func words() async throws {
    let reading = try await TripFolder([
      "trip.yml": "title: x\nhome: 1 2\ndraf: yes", "journal/2026-05-03.md": "---\ndraft: yes\n---\nText",
      "pins.yml": "- {title: X, at: 1 2, private: yes}",
      ".tripbookignore": String(repeating: "x\n", count: 60_000),
    ]).read(homeGivenIn: "TRIPBOOK_HOME")
    #expect(
      reading.told.filter { $0.contains("held-back") } == [
        "error held-back .tripbookignore The rules for what to leave out cannot be read, so nothing is built | Make it a file of at most 100 kB in UTF-8 that can be opened.",
        "error held-back journal/2026-05-03.md:2:1 `draft` would keep something back, and Tripbook cannot keep an entry back yet, so nothing is built | Name the file in .tripbookignore to leave it out, or take the line out to publish it.",
        "error held-back pins.yml:1:23 `private` would keep something back, and Tripbook cannot keep a single thing back yet, so nothing is built | Take the whole item out, or only this line to publish it.",
        "error held-back trip.yml:2:1 `home` would keep something back, and Tripbook cannot keep it yet, so nothing is built | To build all the same, and publish what it would hold back, take the line out.",
        "error held-back trip.yml:3:1 `draf` looks like `draft`, which would keep something back, so nothing is built | Take the line out, or give the key a name that is less like it.",
        "error held-back - A home is given in TRIPBOOK_HOME, and Tripbook cannot keep it private yet | To build all the same, with every position in the site, take it out of there.",
      ])
  }
}
