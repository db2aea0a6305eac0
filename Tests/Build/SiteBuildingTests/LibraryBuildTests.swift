import SiteOutput
import TripPlanning
import TripReading
import Caching
import SiteWriting
import PageRenderer
import Diagnostics
import Foundation
import SiteBuilding
import Synchronization
import Testing
import TripCompiling
import TripModel
import TripNotation

@Suite("The site of a library")
struct LibraryBuildTests {
  /// The site of the three trips as they are: built once for all that only look at it.
  private static let built = Task {
    let library = try SmallLibrary(SmallLibrary.three)
    let outcome = await library.build()
    return (outcome: outcome, tree: try library.tree())
  }

  /// One of them by itself, likewise.
  private static let rome = Task { try await SmallLibrary(SmallLibrary.three).build("rome") }

  @Test("holds each of its trips in a folder of its own, and what they share")
  func builds() async throws {
    let (outcome, tree) = try await Self.built.value
    #expect(outcome.isWritten && outcome.exitStatus == 0, "\(DiagnosticPrinter().text(outcome.diagnostics))")
    for name in [
      "index.html", "library.json", "feed.xml", "404.html", "robots.txt", "search/index.html",
      "data/search.js", "assets/style.css", "belem/index.html", "belem/trip.json",
      "tokyo/index.html", "rome/journal/index.html", "rome/search/index.html",
    ] {
      #expect(tree.files[name] != nil, "\(name)")
    }
    #expect(outcome.counts.entries == 3)
    // 404.html is none that anybody asks for.
    #expect(outcome.counts.pages == tree.pages.count - 1)
    #expect(SiteInspection(tree).complaints == [])
    #expect(tree.text("index.html").contains("Where we have been"))
    // None of them tells of another.
    for (name, text) in tree.pages where name.hasPrefix("belem/") {
      #expect(!text.contains("Tokyo") && !text.contains("Rome"), "\(name)")
    }
    // What moves the map of all trips is none of a trip's.
    #expect(tree.files["assets/library.js"] != nil)
    let rome = try await Self.rome.value
    #expect(rome.files["assets/library.js"] == nil)
    // The theme is there once.
    #expect(tree.names.filter { $0.hasSuffix("/style.css") } == ["assets/style.css"])
  }

  @Test(
    "has the bytes of a trip that is built by itself, but for where the theme lies and the link up",
    arguments: ["belem", "rome"])
  func alone(_ trip: String) async throws {
    let all = try await Self.built.value.tree
    let alone = try await trip == "rome" ? Self.rome.value : SmallLibrary(SmallLibrary.three).build(trip)
    #expect(alone.pages.count > 5)
    let endings = [".json", ".geojson", ".xml", ".csv", ".ics", ".gpx", ".jpg"]
    let data = alone.names.filter { name in endings.contains { name.hasSuffix($0) } }
    #expect(data.contains("trip.json") && data.contains("feed.xml"))
    for name in data { #expect(all.files[trip + "/" + name] == alone.files[name], "\(name)") }
    // Pages differ in how far it is to the theme, and in one link: none of them has another one out of the trip's folder.
    let up = /<nav class="wrap up"[^\n]*<\/nav>\n/
    for (name, text) in alone.pages where name != "404.html" {
      let together = all.text(trip + "/" + name)
      let links = together.matches(of: up).map { String($0.output) }
      let home = String(repeating: "../", count: name.split(separator: "/").count) + "index.html"
      let link = links.first ?? ""
      #expect(links.count == 1 && link.contains("href=\"\(home)\""), "\(name)")
      #expect(link.contains(">Where we have been</a>") && !text.contains("Where we have been"), "\(name)")
      let other = together.replacing(up, with: "").replacing("../", with: "")
      #expect(other == text.replacing("../", with: ""), "\(name)")
    }
  }

  @Test("is the same for any number of workers, and when it is built again")
  func same() async throws {
    let library = try SmallLibrary(SmallLibrary.three)
    #expect(await library.build().isWritten)
    let first = try library.tree()
    var other = library
    other.order.workers = 1
    other.order.output = library.workspace.path + "/other"
    #expect(await other.build().isWritten)
    #expect(try other.tree() == first)
    try await Task.sleep(for: .milliseconds(60))
    #expect(await library.build().isWritten)
    let stages = Mutex(0)
    let again = await SiteBuilder.build(library.order) { _ in stages.withLock { $0 += 1 } }
    #expect(again.isWritten && stages.withLock { $0 } == 0)
    #expect(try library.tree() == first)
    try library.write("rome/journal/2024-03-02-d.md", "More.\n")
    #expect(await library.build().counts.entries == 4)
  }

  @Test("is made again only where something has changed, and is what it would be if all were")
  func onlyWhatChanged() async throws {
    let library = try SmallLibrary(SmallLibrary.three)
    /// How many trips had to be made.
    func build() async throws -> Int {
      // Files come to rest first, as those of a traveller are.
      try await Task.sleep(for: .milliseconds(60))
      let made = Mutex(0)
      let outcome = await SiteBuilder.build(library.order) { stage in
        if stage == .pages { made.withLock { $0 += 1 } }
      }
      #expect(outcome.isWritten && outcome.counts.entries >= 3)
      return made.withLock { $0 }
    }
    #expect(try await build() == 3)
    try library.write("rome/journal/2024-03-02-d.md", "More stones.\n")
    #expect(try await build() == 1)
    var fresh = library
    fresh.order.output = library.workspace.path + "/fresh"
    #expect(await fresh.build().isWritten)
    #expect(try library.tree() == fresh.tree())
    // A home of one trip is one of all.
    try library.write("rome/trip.yml", "home: 41.9 12.5\n")
    #expect(try await build() == 3)
    // Each page of a trip says what the library is called.
    try library.write("library.yml", "title: Elsewhere\n")
    #expect(try await build() == 3)
    #expect(try library.tree().text("rome/index.html").contains(">Elsewhere</a>"))
    try FileManager.default.removeItem(atPath: library.order.output + "/tokyo/trip.json")
    #expect(try await build() == 1)
    #expect(try library.tree().files["tokyo/trip.json"] != nil)
  }

  @Test("holds no code of one trip in another, whichever of them is made again")
  func codesOfOthers() async throws {
    let library = try SmallLibrary(SmallLibrary.three)
    try library.write("belem/journal/2026-05-04-e.md", "---\nbooking: HTL99887\n---\nWe slept well.\n")
    func build() async throws -> BuildOutcome {
      try await Task.sleep(for: .milliseconds(60))
      return await library.build()
    }
    #expect(try await build().isWritten)
    let good = try library.tree()
    // Belém is not read again.
    try library.write("rome/journal/2024-03-02-d.md", "They call it HTL99887.\n")
    let told = try await build()
    #expect(told.exitStatus == 3 && told.diagnostics.contains { $0.code == .privateCode })
    #expect(try library.tree() == good)
    // What was no code when Rome was made is one now.
    try library.write("belem/journal/2026-05-04-e.md", "We slept well.\n")
    #expect(try await build().isWritten)
    try library.write("belem/journal/2026-05-04-e.md", "---\nbooking: HTL99887\n---\nWe slept well.\n")
    #expect(try await build().exitStatus == 3)
  }

  @Test("of no trip is built, and says how to begin")
  func empty() async throws {
    let library = try SmallLibrary(["library.yml": ""])
    let outcome = await library.build()
    #expect(outcome.isWritten && outcome.exitStatus == 0)
    #expect(outcome.diagnostics.map(\.code.rawValue) == ["empty-library"])
    #expect(try library.tree().files["index.html"] != nil)
  }

  @Test("gives two trips of one name two folders")
  func names() async throws {
    let library = try SmallLibrary([
      "library.yml": "", "a/lisbon/journal/2026-05-03-a.md": "A.\n",
      "b/Lisbon/journal/2025-05-03-b.md": "B.\n",
      "c/map/journal/2024-05-03-c.md": "C.\n",
    ])
    #expect(await library.build().isWritten)
    let tree = try library.tree()
    for name in ["lisbon", "lisbon-2", "map-2"] {
      #expect(tree.files[name + "/index.html"] != nil, "\(name)")
    }
  }

  @Test("stands where library.yml says, each trip below it, whatever the trips say for themselves")
  func address() async throws {
    let library = try SmallLibrary([
      "library.yml": "url: https://example.org/trips/\n",
      "a/trip.yml": "visibility: public\nurl: https://elsewhere.example/\n",
      "a/journal/2026-05-03-a.md": "A.\n",
      "b/trip.yml": "visibility: public\n", "b/journal/2025-05-03-b.md": "B.\n",
    ])
    #expect(await library.build().isWritten)
    let tree = try library.tree()
    #expect(tree.traces(of: "elsewhere.example").isEmpty)
    #expect(tree.text("a/index.html").contains("https://example.org/trips/a/"))
    #expect(tree.text("sitemap.xml").contains("<loc>https://example.org/trips/b/"))
    #expect(tree.text("robots.txt").contains("Sitemap: https://example.org/trips/sitemap.xml"))
    // One that is not to be listed keeps the whole from being listed.
    try library.write("b/trip.yml", "title: B\n")
    #expect(await library.build().isWritten)
    let unlisted = try library.tree()
    #expect(unlisted.files["sitemap.xml"] == nil)
    for name in ["feed.xml", "library.json", "a/trip.json"] {
      #expect(unlisted.text("robots.txt").contains("Disallow: /trips/\(name)\n"))
    }
    #expect(unlisted.text("index.html").contains("noindex"))
  }

  @Test("tells for machines which trips there are, and where")
  func json() async throws {
    struct Library: Decodable {
      struct Trip: Decodable, Equatable { var title: String, start: String?, page: String, json: String }
      var schema: Int
      var title: String?
      var trips: [Trip]
    }
    let data = try #require(try await Self.built.value.tree.files["library.json"])
    let read = try JSONDecoder().decode(Library.self, from: data)
    #expect(read.schema == 1 && read.title == "Where we have been")
    #expect(
      read.trips.first
        == Library.Trip(
          title: "Belém", start: "2026-05-01", page: "belem/index.html", json: "belem/trip.json"))
    #expect(read.trips.map(\.page) == ["belem/index.html", "tokyo/index.html", "rome/index.html"])
  }
}

@Suite("A library with something wrong in it")
struct BrokenLibraryTests {
  @Test(
    "is built without a trip that cannot be, and says which one it is",
    arguments: [
      ("doubt", "belem", "First words"), ("code", "belem", "HTL99887"), ("empty", "rome", "Stones"),
    ])
  func broken(what: String, trip: String, word: String) async throws {
    let library = try SmallLibrary(SmallLibrary.three)
    switch what {
    case "doubt": try library.write("belem/trip.yml", "title: Belém\nvisibility: privte\n")
    case "code":
      try library.write("belem/itinerary.yml", "- hotel: Flor\n  start: 2026-05-01\n  booking: HTL99887\n")
      try library.write("belem/journal/2026-05-03-a.md", "They call it HTL99887.\n")
    default: try library.write("rome/journal/2024-03-01-c.md", "---\ndraft: yes\n---\nStones.\n")
    }
    let outcome = await library.build()
    #expect(outcome.isWritten && outcome.exitStatus == 1)
    #expect(outcome.diagnostics.contains { $0.code.rawValue == "trip-not-built" && $0.place?.file == trip })
    // What is wrong comes first.
    let about = outcome.diagnostics.filter { ($0.place?.trip?.folder ?? $0.place?.file) == trip }
    #expect(about.count > 1 && about.last?.code.rawValue == "trip-not-built")
    #expect(outcome.counts.entries == 2)
    let tree = try library.tree()
    #expect(tree.names(holding: word) == [] && tree.names.allSatisfy { !$0.hasPrefix(trip) })
    #expect(tree.files["tokyo/index.html"] != nil)
    #expect(SiteInspection(tree).complaints == [])
    // Nor is anything written where warnings count as errors.
    var strict = library
    strict.order.isStrict = true
    strict.order.output = library.workspace.path + "/strict"
    #expect(await strict.build().exitStatus == 3)
    #expect(!FileManager.default.fileExists(atPath: strict.order.output))
  }

  @Test("is a front page, with a word, where nobody may see any of its trips")
  func nobodys() async throws {
    let library = try SmallLibrary([
      "library.yml": "", "a/trip.yml": "title: Zqx\n", "a/journal/2026-05-03-a.md": "Words.\n",
    ])
    #expect(await library.build().isWritten)
    try library.write("a/trip.yml", "title: Zqx\nvisibility: private\n")
    let outcome = await library.build()
    #expect(outcome.isWritten && outcome.exitStatus == 0)
    #expect(outcome.diagnostics.contains { $0.code.rawValue == "empty-library" && $0.severity == .note })
    #expect(try library.tree().names(holding: "Zqx") == [])
    let checked = await SiteBuilder.check(library.order)
    #expect(checked.diagnostics.contains { $0.code.rawValue == "empty-library" })
  }

  @Test("says of which trip it speaks")
  func places() async throws {
    let library = try SmallLibrary(SmallLibrary.three)
    try library.write("japan/tokyo/trip.yml", "title: Tokyo\ncolour: red\n")
    try library.write("rome/trip.yml", "colour: red\n")
    let outcome = await SiteBuilder.check(library.order)
    #expect(outcome.exitStatus == 0)
    let unknown = outcome.diagnostics.filter { $0.code == .unknownKey }
    #expect(
      unknown.flatMap { [$0.place].compactMap(\.self) + $0.others }.map(\.path).sorted() == [
        "japan/tokyo/trip.yml", "rome/trip.yml",
      ])
  }

  @Test("tells what its library.yml leaves in doubt once, and not for each trip as if that had one")
  func doubtOfLibrary() async throws {
    let library = try SmallLibrary(SmallLibrary.three)
    try library.write("library.yml", "private: rome\n")
    let held = await SiteBuilder.check(library.order).diagnostics.filter { $0.code == .heldBack }
    #expect(held.flatMap { [$0.place].compactMap(\.self) + $0.others }.map(\.path) == ["library.yml"])
  }

  @Test("is not built at all where no trip of it can be: the old site stays")
  func none() async throws {
    let library = try SmallLibrary(["library.yml": "", "a/journal/2026-05-03-a.md": "A.\n"])
    #expect(await library.build().isWritten)
    let old = try library.tree()
    try library.write("a/trip.yml", "visibility: privte\n")
    #expect(await library.build().exitStatus == 3)
    #expect(try library.tree() == old)
  }

  @Test("is not built where the home of any trip does not read", arguments: ["", "draft: yes\n"])
  func home(_ more: String) async throws {
    let library = try SmallLibrary(SmallLibrary.three)
    try library.write("rome/trip.yml", more + "home: Trastevere\n")
    let outcome = await library.build()
    #expect(outcome.exitStatus == 3)
    #expect(outcome.diagnostics.contains { $0.place?.path == "rome/trip.yml" && $0.severity == .error })
    #expect(!FileManager.default.fileExists(atPath: library.order.output))
    #expect(await SiteBuilder.check(library.order).exitStatus == 1)
  }

  @Test("has no trace of a trip that nobody may see")
  func privateTrip() async throws {
    let library = try SmallLibrary(SmallLibrary.three)
    #expect(await library.build().isWritten)
    let before = try library.tree()
    try library.write("atlantis/rome/trip.yml", "title: Zqxtown\nvisibility: private\n")
    try library.write("atlantis/rome/journal/2026-05-04-z.md", "Zqx words.\n")
    let outcome = await library.build()
    #expect(outcome.isWritten && outcome.exitStatus == 0 && outcome.counts.entries == 3)
    #expect(outcome.diagnostics.contains { $0.code == .privateTrip && $0.severity == .note })
    #expect(try library.tree() == before)
  }
}

@Suite("The homes of a library")
struct LibraryPrivacyTests {
  /// Two trips from one town, one of which says where home is; something near home is at these places.
  private static func library(_ door: String, _ bed: String, home: String) throws -> SmallLibrary {
    try SmallLibrary([
      "library.yml": "",
      "a/trip.yml": home + "title: A\n",
      "a/pins.yml": "- title: Beach\n  at: 52.3755 4.5255\n- title: Zqx flat\n  at: \(bed)\n",
      "a/journal/2026-05-03-a.md": "---\nplace: Zqx door, \(door)\n---\nThe lock sticks.\n",
      "b/trip.yml": "title: B\n",
      "b/pins.yml": "- title: Pier\n  at: 52.1150 4.2800\n- title: Zqx desk\n  at: \(door)\n",
      "b/journal/2025-05-03-b.md": "---\nplace: Zqx bed, \(bed)\n---\nWe packed.\n",
    ])
  }

  private static let here = ("52.37118 4.89557", "52.36117 4.88558")
  private static let there = ("52.35008 4.93991", "52.40007 4.90008")

  @Test(
    "hold for all of its trips: moving what lies near one changes no byte of any page",
    arguments: ["home: 52.37022 4.89522\n", "home: 52.37022 4.89522\nvisibility: private\n"])
  func nonInterference(home: String) async throws {
    let one = try Self.library(Self.here.0, Self.here.1, home: home)
    let two = try Self.library(Self.there.0, Self.there.1, home: home)
    #expect(await one.build().isWritten)
    #expect(await two.build().isWritten)
    let (here, there) = (try one.tree(), try two.tree())
    #expect(here.differences(from: there) == [])
    for word in ["Zqx", "52.3711", "52.3611", "4.8955", "4.8855", "52.3702", "4.8952"] {
      #expect(here.traces(of: word).filter { !$0.hasSuffix(".jpg") } == [], "\(word)")
    }
    #expect(!here.traces(of: "We packed").isEmpty && !here.traces(of: "52.115").isEmpty)
    // Without a home it would be told.
    let open = try Self.library(Self.here.0, Self.here.1, home: "")
    #expect(await open.build().isWritten)
    #expect(try !open.tree().traces(of: "Zqx").isEmpty)
  }

  @Test("have what was near them told of each trip by its name, whose home it ever is")
  func told() async throws {
    let library = try Self.library(Self.here.0, Self.here.1, home: "home: 52.37022 4.89522\n")
    for outcome in [await library.build(), await SiteBuilder.check(library.order)] {
      let notes = outcome.diagnostics.filter { $0.code.rawValue == "near-home" }.map(\.message)
      #expect(notes.contains { $0.hasPrefix("In “b”, near home and in private zones, ") }, "\(notes)")
    }
  }

  @Test("hold for a trip of it that is built by itself, and build it again when they change")
  func alone() async throws {
    let library = try Self.library(Self.here.0, Self.here.1, home: "")
    #expect(try await !library.build("b").traces(of: "Zqx").isEmpty)
    try await Task.sleep(for: .milliseconds(60))
    try library.write("a/trip.yml", "title: A\nhome: 52.37022 4.89522\n")
    #expect(try await library.build("b").traces(of: "Zqx").isEmpty)
    // An audit of the trip alone, and of the whole, looks for them.
    var order = library.order
    #expect(await SiteBuilder.privateThings(of: order).circles.count == 1)
    order.folder += "/b"
    #expect(await SiteBuilder.privateThings(of: order).circles.count == 1)
  }
}
