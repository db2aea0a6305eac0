import Claims
import Diagnostics
import Markdown
import Testing
import TripModel

@testable import TripReading

@Suite("Folders that were kept for other programs")
struct ForeignFolderTests {
  private func read(_ files: [String: String]) async throws -> (trip: Trip, told: [String]) {
    let reading = try await TripFolder(files).read()
    // The pictures and tracks of these tests are empty files.
    let noise = ["error bad-picture", "empty-track", "bad-track"]
    return (reading.trip, reading.told.filter { line in !noise.contains(where: line.contains) })
  }

  private static let names = table(
    """
    journal/2026-05-03-belem.md → 2026-05-03 - belem
    _posts/2024-05-03-arrival.md → 2024-05-03 - arrival
    2024_05_03.md → 2024-05-03 - ·
    Daily/2024-05-03 Friday.md → 2024-05-03 - Friday
    20240503 x.md → 2024-05-03 - x
    2024/05/03.md → 2024-05-03 - ·
    2024/05 May/03 Kyoto.md → 2024-05-03 - Kyoto
    2024-05-03 Belém/notes.md → 2024-05-03 - Belém
    content/posts/2024-05-03-x/index.md → 2024-05-03 - x
    content/posts/day-02-zubiri/index.de.md → - 2 zubiri
    Day 2 - Lisbon.md → - 2 Lisbon
    journal/tag2.md → - 2 tag2
    journal/daylight 3.md → - - daylight 3
    journal/belem.de.md → - - belem
    journal/2024-13-03.md → - - 2024-13-03
    """)

  @Test("day, number and slug come from the path", arguments: names)
  func paths(file: String, expected: String) {
    let path = EntryPath(file)
    let day = path.day?.date.description ?? "-"
    let number = path.dayNumber.map(String.init) ?? "-"
    claim("\(day) \(number) \(path.slug.isEmpty ? "·" : path.slug)", is: expected)
  }

  @Test("entries are what bears a day or is kept where entries are; all other texts are told once")
  func entries() async throws {
    let dated = "---\ndate: 2024-05-03\n---\nx"
    let (trip, told) = try await read([
      "_posts/2024-05-03-a.md": "x", "_drafts/b.md": dated, "content/posts/c.md": dated,
      "content/posts/_index.md": dated,
      "content/trips/d/index.md": dated, "notes/e.md": "---\ncreated: 2024-05-04\n---\nx", "f.md": "x",
      "README.md": dated,
      "templates/g.md": dated, "archetypes/h.md": dated, "node_modules/p/2024-05-03.md": "x",
      "about.md": dated,
      "_layouts/2024-05-03.md": "x", "notes/i.md": "---\ndate: {{date}}\n---\nx", "LICENSE.md": "x",
      "j.md": "---\nDay: 2\n---\nx", "pages/k.md": "x",
    ])
    claim(
      trip.entries.map(\.file),
      is: [
        "_drafts/b.md", "_posts/2024-05-03-a.md", "content/posts/c.md", "content/trips/d/index.md", "j.md",
      ])
    claim(trip.entries.map(\.keptBack.isEmpty), is: [false, true, true, true, true])
    let texts = told.filter { $0.contains("no-entry") }
    #expect(texts.count == 1 && texts[0].hasPrefix("note no-entry f.md 3 texts"))
    // Its program's notes are about people and places, and `pages` is a folder of its own there.
    #expect(texts[0].contains("They are not in the site, and can stay.") && !texts[0].contains("`pages`"))
  }

  @Test("nobody is told how to publish a text in a folder that keeps back what lies in it")
  func keptFolders() async throws {
    let told = try await TripFolder([
      "trip.yml": "title: Lisbon\nstart: 2026-05-01\nend: 2026-05-31\n",
      "journal/2026-05-03-a.md": "We went.",
      "private/who owes what.md": "2026-05-04\n\nAna owes Rui.", "notes/secret/codes.md": "Codes.",
      "packing.md": "Boots.",
    ]).read().told.filter { $0.contains("no-entry") }
    #expect(told.count == 1 && told[0].contains("packing.md"), "\(told)")
  }

  @Test("the name of a paragraph is remembered with the heading above it")
  func blockMarks() async throws {
    let (trip, told) = try await read([
      "Daily/2024-05-03.md":
        "Before. ^none1\r\n\r\n# Friday\r\n\r\n## A thought\n^Thought15\nOn the moor.\n\n## Later\n\nHome.",
      "Daily/2024-05-04.md": "As ![[2024-05-03#^thought15]] says.",
    ])
    claim(told, is: [])
    claim(trip.entries.first?.blockMarks, is: ["none1": "", "thought15": "a-thought"])
    claim(trip.entries.last?.links.values.sorted(), is: ["Daily/2024-05-03.md"])
  }

  @Test("when a note was made is its day only where no note says more")
  func created() async throws {
    let (trip, _) = try await read(["Kyoto.md": "---\ncreated: 2024-05-04T10:00\n---\nx"])
    claim(trip.entries.map(\.file), is: ["Kyoto.md"])
  }

  private static let fields = table(
    #"""
    summary: A day¶subtitle: B → lead=B
    header:¶  overlay_image: /assets/a.jpg → cover=assets/a.jpg
    cover:¶  image: a.jpg¶  caption: The *pass* → cover=assets/a.jpg caption=The pass
    feature: true¶image: "![[a.jpg]]" → cover=assets/a.jpg
    categories: [Blog, Norway]¶tags: "#rain #fish" → tags=rain,fish,Norway
    tags: pastel de nata → tags=pastel de nata
    location: {lat: 48.1, lng: 11.5, name: Munich} → place=Munich@48.1,11.5
    location: {lat: 48.1, lng: 11.5, address: 12 Main St} → place=-@48.1,11.5
    location: {address: "Main Square, Munich"} → place=Main Square, Munich@
    location: [48.1, 11.5] → place=-@48.1,11.5
    location: "48.1, 11.5" → place=-@48.1,11.5
    location: Lisbon → place=Lisbon@
    city: Lisbon¶lat: 38.7¶long: -9.1 → place=Lisbon@38.7,-9.1
    at: 17 50.4S 153 47.0W → place=-@-17.84,-153.78333333333333
    at: 48.1, 11.5¶coordinates: 38.7, -9.1 → place=-@38.7,-9.1
    permalink: /2015/07/a-hike.html → slug=a-hike
    gallery:¶  - {url: a.jpg, alt: b, title: c} → gallery=assets/a.jpg|b|c caption=c
    photos: [a.jpg] → gallery=assets/a.jpg||
    date: 2024-05-03T00:00:00Z → day=2024-05-03
    Date: 2015-07-18 09:00:00 +0200 → time=2015-07-18T09:00:00+02:00
    date: "[[2024-05-03]]" → day=2024-05-03
    pubDate: "Jul 08 2022"¶x: 1 → day=2024-05-01
    prompt: What did you eat? → prompt=What did you eat?
    mood: 4 → 
    """#)

  @Test("the fields of other programs are read with their meaning", arguments: fields)
  func meaning(fields: String, expected: String) async throws {
    let (trip, _) = try await read([
      "journal/2024-05-01-x.md": "---\n" + fields.replacing("¶", with: "\n") + "\n---\nText",
      "assets/a.jpg": "",
    ])
    let entry = try unwrapped(trip.entries.first)
    var shown: [String] = []
    if let lead = entry.lead { shown.append("lead=" + lead) }
    if let prompt = entry.prompt { shown.append("prompt=" + prompt) }
    if let cover = entry.cover { shown.append("cover=" + cover) }
    if !entry.tags.isEmpty { shown.append("tags=" + entry.tags.joined(separator: ",")) }
    if let place = entry.place?.value {
      let position = place.coordinate.map { "\($0.latitude),\($0.longitude)" } ?? ""
      shown.append("place=" + (place.name ?? "-") + "@" + position)
    }
    if entry.slugWish != "x" { shown.append("slug=" + entry.slugWish) }
    shown += entry.gallery.map { "gallery=\($0.file)|\($0.alternative)|\($0.caption)" }
    if let caption = trip.entries.lazy.compactMap({ $0.captions["assets/a.jpg"] }).first {
      shown.append("caption=" + caption)
    }
    if fields.lowercased().contains("date") {
      if case .moment(let moment) = entry.time { shown.append("time=\(moment)") }
      if entry.time == nil, let day = entry.day { shown.append("day=\(day.date)") }
    }
    if let mood = entry.mood { shown.append("mood=" + mood) }
    claim(shown.joined(separator: " "), is: expected)
  }

  @Test(
    "what another program would keep back is kept back, and not said to mean nothing",
    arguments: [
      "status: draft", "password: x", "hidden: true", "headless: true", "public: false", "dg-publish: false",
      "build: {render: never}", "Draft: true",
    ])
  func keptBack(field: String) async throws {
    let (trip, told) = try await read(["journal/2024-05-01-x.md": "---\n\(field)\n---\nText"])
    claim(trip.entries.map(\.keptBack.isEmpty), is: [false])
    #expect(!told.contains { $0.contains("foreign-field") }, "\(told)")
  }

  @Test("a draft in TOML is kept back, and so is a text whose TOML cannot be read and that may be one")
  func keptBackTOML() async throws {
    let (trip, _) = try await read(["journal/2024-05-01-x.md": "+++\ndraft = true\n+++\nText"])
    claim(trip.entries.map(\.keptBack.isEmpty), is: [false])
    let (broken, _) = try await read(["journal/2024-05-01-x.md": "+++\ntitle = \"a\ndraft = true\n+++\nText"])
    claim(broken.entries.map(\.keptBack.isEmpty), is: [false])
    let (unclear, told) = try await read(["journal/2024-05-01-x.md": "+++\ndraft = maybe\n+++\nText"])
    #expect(unclear.entries.isEmpty && told.contains { $0.contains("may-be-private") }, "\(told)")
  }

  @Test("fields of other programs are told once for the whole trip, and slips of ours each at its line")
  func strangers() async throws {
    let text = "---\nlayout: post\ntype: x\ncommnets: no\ntitlle: y\n---\nText"
    let (_, told) = try await read(["_posts/2024-05-01-x.md": text, "_posts/2024-05-02-x.md": text])
    claim(
      told.filter { $0.contains("foreign-field") },
      is: [
        "note foreign-field _posts/2024-05-01-x.md:2:1 Unknown fields ignored: `layout` (2 files), `type` (2 files) | They can stay; other programs may use them.",
        "note foreign-field _posts/2024-05-01-x.md:4:1 Not understood, and what says so is published all the same: `commnets` (2 files) | Where that was to keep something back, write `private: yes`; else it can stay.",
      ])
    claim(told.filter { $0.contains("unknown-key") && $0.hasSuffix("Did you mean `title`?") }.count, is: 2)
  }

  private static let unknown = table(
    """
    starred: true → note
    zeigen: nein → note
    nur_privatissime: 3 → warning
    ส่วนตัว: ใช่ → warning
    निजी: हाँ → warning
    อากาศ: 30 → -
    pribatua: bai → -
    language: eu¶pribatua: bai → warning
    language: eu¶oharra: Etxera joan ginen. → -
    steps: 12000 → -
    wind: calm → -
    comments: true → -
    private: yes¶ส่วนตัว: ใช่ → -
    """)

  @Test(
    "a field that may keep back in words that nobody knows is not said to mean nothing", arguments: unknown)
  func doubted(fields: String, severity: String) async throws {
    let lines = fields.split(separator: "¶").map(String.init)
    let settings = lines.filter { $0.hasPrefix("language") }
    let own = lines.filter { !$0.hasPrefix("language") }
    let told = try await TripFolder([
      "trip.yml": settings.joined(),
      "journal/2026-05-03.md": "---\n\(own.joined(separator: "\n"))\n---\nText",
    ]).read().told.filter { $0.contains("foreign-field") }
    let doubts = told.filter { $0.contains("published all the same") && $0.contains("`private: yes`") }
    claim(doubts.map { String($0.prefix { $0 != " " }) }, is: severity == "-" ? [] : [severity], "\(told)")
  }

  @Test("a folder's text has its pictures, an entry the picture and the track of its name")
  func beside() async throws {
    let (trip, told) = try await read([
      "posts/day-02-x/index.md": "![](a.jpg)", "posts/day-02-x/a.jpg": "", "posts/day-02-x/img/b.JPG": "",
      "_posts/2024-05-03-y.md": "---\ntitle: Y\n---\n", "photos/2024-05-03-y.jpg": "", "other.jpg": "",
      "routes/2024-05-03-y.gpx": "", "_posts/2024-05-03-y/c.jpg": "",
    ])
    let entries = trip.entries
    claim(entries.map(\.file), is: ["_posts/2024-05-03-y.md", "posts/day-02-x/index.md"])
    claim(entries[0].gallery.map(\.file), is: ["photos/2024-05-03-y.jpg", "_posts/2024-05-03-y/c.jpg"])
    claim(entries[0].cover, is: "photos/2024-05-03-y.jpg")
    claim(entries[0].track, is: "routes/2024-05-03-y.gpx")
    claim(entries[1].gallery.map(\.file), is: ["posts/day-02-x/a.jpg", "posts/day-02-x/img/b.JPG"])
    #expect(!told.contains { $0.contains("empty-entry") })
  }

  @Test("of an entry in several languages the trip's is read")
  func languages() async throws {
    let files = [
      "journal/2024-05-03-x.md": "a", "journal/2024-05-03-x.de.md": "b", "journal/2024-05-04.de.md": "c",
    ]
    let (trip, told) = try await read(files)
    claim(trip.entries.map(\.file), is: ["journal/2024-05-03-x.md", "journal/2024-05-04.de.md"])
    #expect(told.count == 1 && told[0].contains("another language"))
    let (german, _) = try await read(files.merging(["trip.yml": "language: de"]) { first, _ in first })
    claim(german.entries.map(\.file), is: ["journal/2024-05-03-x.de.md", "journal/2024-05-04.de.md"])
  }

  @Test("a site's own folders, and copies that programs made, are found by the paths of the site")
  func sitePaths() async throws {
    let (trip, told) = try await read([
      "hugo.toml": "title = \"Camino\"\n[params]\ndescription = 'A walk'",
      "content/posts/2024-05-03.md":
        "![](/img/a.jpg) ![](/img/b-300x200.jpg) ![](https://old.example.org/uploads/c.jpg) [x](/img/a.jpg)",
      "static/img/a.jpg": "", "public/img/a.jpg": "", "assets/img/b.jpg": "", "assets/img/b-300x200.jpg": "",
      "static/uploads/c.jpg": "", "static/other/a.jpg": "",
    ])
    claim(
      trip.entries.first?.pictures,
      is: [
        "/img/a.jpg": "static/img/a.jpg", "/img/b-300x200.jpg": "assets/img/b.jpg",
        "https://old.example.org/uploads/c.jpg": "static/uploads/c.jpg",
      ])
    claim(trip.settings.title, is: "Camino")
    claim(trip.settings.description, is: "A walk")
    claim(told, is: [])
  }

  @Test("a vault's assets are pictures, and are not served as they are")
  func assets() async throws {
    let vault = try await TripFolder(["_posts/2024-05-03.md": "![](/assets/a.jpg)", "assets/a.jpg": "x"])
      .read()
    #expect(vault.theme.assets["a.jpg"] == nil && vault.trip.entries[0].pictures.count == 1)
    let own = try await TripFolder([
      "journal/2024-05-03.md": "![](../assets/a.jpg)", "assets/a.jpg": "x", "assets/b.jpg": "x",
      "assets/style.css": "body { background: url(b.jpg) }",
    ]).read()
    #expect(own.theme.assets["a.jpg"] == nil && own.theme.assets["b.jpg"] != nil)
    claim(Array(own.trip.entries[0].pictures.values), is: ["assets/a.jpg"])
  }

  @Test("fields that WordPress gives every page are passed over, and a slip of ours is told")
  func pagesOfWordPress() async throws {
    let fields = "title: About\ndate: 2023-11-02\nslug: about\ntype: page\n"
    let (_, told) = try await read(["pages/about.md": "---\n\(fields)---\nUs.", "2026-05-03.md": "x"])
    claim(told.filter { $0.contains("pages/about.md") }, is: [])
    let (_, slip) = try await read(["pages/about.md": "---\ntilte: About\n---\nUs.", "2026-05-03.md": "x"])
    #expect(slip.contains { $0.contains("unknown-key pages/about.md") }, "\(slip)")
  }

  @Test("a gallery by numbers is told as what it is")
  func galleryByNumbers() async throws {
    let (_, told) = try await read(["2026-05-03.md": "Ice.\n\n[gallery ids=\"1,2\"]\n"])
    let start = "note foreign-markup 2026-05-03.md:3:1 Galleries that do not name"
    claim(told.count { $0.hasPrefix(start) }, is: 1, "\(told)")
  }
}
