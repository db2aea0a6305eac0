import Diagnostics
import Foundation
import SiteBuilding
import SiteOutput
import SiteSealing
import Synchronization
import Testing
import TripCompiling
import TripModel
import TripReading

/// A small trip with a password.
private struct SealedTrip {
  let workspace: TemporaryFolder
  let key: SiteKey
  var order: BuildOptions

  static let settings = "title: Belém\nstart: 2026-05-01\nend: 2026-05-05\n"

  init(settings: String = SealedTrip.settings + "protect: yes\n") throws {
    workspace = try TemporaryFolder()
    key = try #require(SiteKey(hex: String(repeating: "c3", count: 32)))
    try workspace.write("trip/trip.yml", settings)
    try workspace.write("trip/journal/2026-05-03-pastry.md", "# Pastry\n\nWe queued in Lisbon.\n")
    try workspace.write("trip/journal/2026-05-04-tower.md", "# The tower\n\n![](good.jpg)\n")
    try workspace.write("trip/pins.yml", "- title: Torre\n  at: 38.6916, -9.2160\n  time: 2026-05-03 10:00\n")
    let picture = FileManager.default.contents(
      atPath: Checkout.brokenTrips + "/truncated-photo/photos/good.jpg")
    try workspace.write("trip/good.jpg", try #require(picture))
    order = try BuildOptions.test(workspace.path + "/trip", in: workspace)
    order.sealing = Self.source(key, passwords: ["one password"])
  }

  /// A key that is kept on this machine; its passwords are hashed a few times, lest a test take long.
  static func source(_ key: SiteKey, passwords: [String]) -> SealingSource {
    let stored = StoredKey(
      key: key, locks: passwords.map { KeyRing.Lock(key, password: $0, rounds: 3) })
    return SealingSource(stored: { _ in stored })
  }

  /// Lets the files come to rest first, as those of a traveller are.
  func build() async throws -> (outcome: BuildOutcome, hasWorked: Bool) {
    try await Task.sleep(for: .milliseconds(60))
    let stages = Mutex(0)
    let outcome = await SiteBuilder.build(order) { _ in stages.withLock { $0 += 1 } }
    return (outcome, stages.withLock { $0 } > 0)
  }

  func tree() throws -> SiteTree { try SiteTree(order.output) }

  func opened() throws -> SealedTree { try SealedTree(order.output, key) }
}

@Suite("A site with a password")
struct SealedBuildTests {
  /// The site of the trip as it is: built once for all that only look at it.
  private static let built = Task {
    let trip = try SealedTrip()
    let outcome = try await trip.build().outcome
    let tree = try trip.tree()
    let times = try tree.names.map {
      try FileManager.default.attributesOfItem(atPath: trip.order.output + "/" + $0)[.modificationDate]
        as? Date
    }
    return (isWritten: outcome.isWritten, tree: tree, opened: try trip.opened(), times: times)
  }

  /// That of the same trip without a password, likewise.
  private static let builtOpen = Task {
    let trip = try SealedTrip(settings: SealedTrip.settings)
    let outcome = try await trip.build().outcome
    return (isWritten: outcome.isWritten, tree: try trip.tree())
  }

  /// What a page says, without the addresses in it.
  private static func words(_ page: Data) -> String {
    String(decoding: page, as: UTF8.self).replacing(/[=:]\s*"[^"]*"/, with: "")
  }

  @Test("holds what an open site holds, under other names")
  func sameAsOpen() async throws {
    let (sealed, open) = (try await Self.built.value, try await Self.builtOpen.value)
    #expect(sealed.isWritten && open.isWritten)
    let files = sealed.opened.files
    let others = open.tree.files.filter { name, _ in
      !name.hasPrefix("assets/") && ![".tripbook-site", "robots.txt", "404.html"].contains(name)
    }
    #expect(files.keys.filter { !$0.hasPrefix("assets/") }.sorted() == others.keys.sorted())
    for (name, bytes) in others {
      let made = try #require(files[name], "\(name)")
      // What the search finds are addresses, and they stand in the texts of a feed.
      if name.hasPrefix("data/") || name == "feed.xml" { continue }
      let isMarkup = name.hasSuffix(".html") || name.hasSuffix(".xml")
      #expect(isMarkup ? Self.words(made) == Self.words(bytes) : made == bytes, "\(name)")
    }
  }

  @Test("tells nothing of the trip in any byte or name")
  func tellsNothing() async throws {
    let built = try await Self.built.value
    #expect(built.isWritten)
    let tree = built.tree
    let words = ["Belém", "belem", "Pastry", "pastry", "in Lisbon", "The tower", "Torre", "2026-05", "38.69"]
    for word in words {
      #expect(tree.names(holding: word).filter { !$0.hasPrefix("assets/") } == [], "\(word)")
      #expect(tree.names.filter { $0.contains(word) } == [], "\(word)")
    }
    #expect(tree.names.allSatisfy { !$0.contains("good") && !$0.contains("photos") })
    let plain = built.opened.plain
    let known = plain.filter { !$0.hasPrefix("assets/") }
    #expect(known == [".tripbook-site", "404.html", "keys.js"])
    // Those are as they are shipped, in whatever site.
    let open = try SealedTrip(settings: "title: Elsewhere\n")
    #expect(try await open.build().outcome.isWritten)
    let others = ["assets/unlock.", "assets/library."]
    for name in plain where name.hasPrefix("assets/") && !others.contains(where: name.hasPrefix) {
      #expect(try tree.files[name] == open.tree().files[name], "\(name)")
    }
  }

  @Test("seals a style of the traveller's in the place of a shipped one")
  func ownStyle() async throws {
    let trip = try SealedTrip()
    try trip.workspace.write("trip/assets/style.css", "/* Belém */ body { color: teal }\n")
    #expect(try await trip.build().outcome.isWritten)
    #expect(try trip.tree().names(holding: "teal }") == [])
    let opened = try trip.opened()
    #expect(opened.files["assets/own/style.css"] != nil)
    let style = try #require(OutputPath("assets/own/style.css"))
    // The shipped one lies there as in every sealed site.
    let open = try await Self.builtOpen.value.tree
    #expect(try trip.tree().files["assets/style.css"] == open.files["assets/style.css"])
    let link = "href=\"" + trip.key.addresses.published(style).text + "\""
    #expect(String(decoding: opened.files["index.html"] ?? Data(), as: UTF8.self).contains(link))
  }

  @Test("has one second for all its files")
  func evenTimes() async throws {
    let built = try await Self.built.value
    #expect(built.isWritten)
    #expect(Set(built.times).count == 1)
  }

  @Test("stays as it is where nothing has changed, and nothing is done for it")
  func unchanged() async throws {
    let trip = try SealedTrip()
    let first = try await trip.build()
    let tree = try trip.tree()
    let second = try await trip.build()
    #expect(first.hasWorked && !second.hasWorked)
    #expect(second.outcome.exitStatus == first.outcome.exitStatus)
    #expect(second.outcome.passwords == 1)
    guard case .written(let counts) = second.outcome.ending else {
      Issue.record("nothing was written")
      return
    }
    #expect(counts.files == tree.files.count - 1)
    #expect(try trip.tree() == tree)
  }

  @Test("is made again where somebody changed it, and where the cache was emptied", arguments: [false, true])
  func madeAgain(isEmptied: Bool) async throws {
    let trip = try SealedTrip()
    _ = try await trip.build()
    let tree = try trip.tree()
    if isEmptied {
      _ = try CacheCare.empty(trip.order.cacheFolder)
    } else {
      try Data("?".utf8).write(to: URL(fileURLWithPath: trip.order.output + "/keys.js"))
    }
    #expect(try await trip.build().outcome.isWritten)
    #expect(try trip.tree() == tree)
  }

  @Test("changes as few files as an open one where a word changes")
  func fewChanges() async throws {
    var counts: [Int] = []
    for settings in [SealedTrip.settings, SealedTrip.settings + "protect: yes\n"] {
      let trip = try SealedTrip(settings: settings)
      _ = try await trip.build()
      let tree = try trip.tree()
      try trip.workspace.write("trip/journal/2026-05-03-pastry.md", "# Pastry\n\nWe queued in Sintra.\n")
      _ = try await trip.build()
      let differences = try trip.tree().differences(from: tree)
      #expect(differences.allSatisfy { !$0.hasPrefix("assets/") && $0 != "keys.js" })
      counts.append(differences.count)
    }
    #expect(counts[0] > 0 && counts[0] == counts[1])
  }

  @Test("changes one file with the password")
  func otherPassword() async throws {
    var trip = try SealedTrip()
    _ = try await trip.build()
    let tree = try trip.tree()
    trip.order.sealing = SealedTrip.source(trip.key, passwords: ["one password", "another one"])
    let outcome = try await trip.build().outcome
    #expect(outcome.passwords == 2)
    #expect(try trip.tree().differences(from: tree) == ["keys.js"])
  }

  @Test("takes key and password of the environment before those that are kept")
  func environment() async throws {
    var trip = try SealedTrip()
    let other = try #require(SiteKey(hex: String(repeating: "7e", count: 32)))
    trip.order.sealing.siteKey = other.hex
    trip.order.sealing.password = " the  other "
    #expect(try await trip.build().outcome.isWritten)
    let keys = try trip.tree().text("keys.js")
    #expect(keys.contains(other.siteID) && keys.contains("\"rounds\":\(KeyRing.rounds)"))
    #expect(try SealedTree(trip.order.output, other).files["index.html"] != nil)
  }

  @Test("is not built without a key", arguments: ["", "no key", "key without password"])
  func withoutKey(what: String) async throws {
    var trip = try SealedTrip()
    trip.order.sealing = SealingSource()
    if what == "no key" { trip.order.sealing.siteKey = "abc" }
    if what == "key without password" { trip.order.sealing.siteKey = trip.key.hex }
    let outcome = try await trip.build().outcome
    #expect(outcome.exitStatus == 3)
    let code = what == "no key" ? "bad-site-key" : "no-password"
    #expect(outcome.diagnostics.map(\.code.rawValue) == [code])
    #expect(!FileManager.default.fileExists(atPath: trip.order.output))
    // A check says so before anybody builds, and asks nobody.
    let check = await SiteBuilder.check(trip.order)
    #expect(check.diagnostics.map { "\($0.severity) \($0.code.rawValue)" }.last == "warning \(code)")
  }

  @Test("takes the place of an open one as a whole, and the other way round")
  func replaced() async throws {
    let trip = try SealedTrip(settings: SealedTrip.settings)
    _ = try await trip.build()
    #expect(try trip.tree().names.contains("trip.json"))
    try trip.workspace.write("trip/trip.yml", SealedTrip.settings + "protect: yes\n")
    #expect(try await trip.build().outcome.isWritten)
    let sealed = try trip.tree().names
    #expect(sealed.contains("keys.js") && !sealed.contains("trip.json"))
    try trip.workspace.write("trip/trip.yml", SealedTrip.settings)
    #expect(try await trip.build().outcome.isWritten)
    let open = try trip.tree().names
    #expect(!open.contains("keys.js") && open.contains("trip.json"))
    let mirrors = trip.order.cacheFolder + "/sealed"
    #expect(try FileManager.default.contentsOfDirectory(atPath: mirrors) == [])
  }

  @Test("leaves the old one where the new one cannot take its place")
  func keepsOld() async throws {
    let trip = try SealedTrip()
    _ = try await trip.build()
    let foreign = URL(fileURLWithPath: trip.order.output + "/mine.txt")
    try Data("mine".utf8).write(to: foreign)
    let tree = try trip.tree()
    try trip.workspace.write("trip/journal/2026-05-03-pastry.md", "# Pastry\n\nOther words.\n")
    let outcome = try await trip.build().outcome
    #expect(outcome.exitStatus == 3)
    #expect(outcome.diagnostics.contains { $0.code.rawValue == "not-our-folder" })
    #expect(try trip.tree() == tree)
  }

  @Test("keeps its open files where nobody else may look")
  func mirror() async throws {
    let trip = try SealedTrip()
    _ = try await trip.build()
    let sealed = trip.order.cacheFolder + "/sealed"
    let name = try #require(FileManager.default.contentsOfDirectory(atPath: sealed).first)
    let rights = try FileManager.default.attributesOfItem(atPath: sealed + "/" + name)[.posixPermissions]
    #expect(rights as? Int == 0o700)
  }
}

@Suite("A library and its passwords")
struct SealedLibraryTests {
  private static func key() throws -> SiteKey {
    try #require(SiteKey(hex: String(repeating: "19", count: 32)))
  }

  @Test("A library with a password is sealed with all its trips")
  func wholeLibrary() async throws {
    var files = SmallLibrary.three
    files["library.yml"] = "title: Where we have been\nprotect: yes\n"
    var library = try SmallLibrary(files)
    let key = try Self.key()
    library.order.sealing = SealedTrip.source(key, passwords: ["a password"])
    let outcome = await library.build()
    #expect(outcome.isWritten)
    let tree = try library.tree()
    for word in ["Where we have", "Tokyo", "tokyo", "belem", "forum"] {
      #expect(tree.names(holding: word).filter { !$0.hasPrefix("assets/") } == [], "\(word)")
      #expect(!tree.names.contains { $0.contains(word) }, "\(word)")
    }
    let opened = try SealedTree(library.order.output, key)
    #expect(opened.files["library.json"] != nil && opened.files["tokyo/index.html"] != nil)
    #expect(await library.build().isWritten)
    #expect(try library.tree() == tree)
  }

  @Test("Of a library with a password only that trip is made again of which something has changed")
  func keptTrips() async throws {
    var files = SmallLibrary.three
    files["library.yml"] = "protect: yes\n"
    var library = try SmallLibrary(files)
    let key = try Self.key()
    library.order.sealing = SealedTrip.source(key, passwords: ["a password"])
    try await Task.sleep(for: .milliseconds(60))
    #expect(await library.build().isWritten)
    try library.write("rome/journal/2024-03-01-c.md", "---\ntitle: The forum\n---\nColumns.\n")
    try await Task.sleep(for: .milliseconds(60))
    let made = Mutex(0)
    let outcome = await SiteBuilder.build(library.order) { stage in
      if stage == .pages { made.withLock { $0 += 1 } }
    }
    #expect(outcome.isWritten && made.withLock { $0 } == 1)
    var cold = library.order
    cold.output = library.workspace.path + "/cold"
    cold.cacheFolder = library.workspace.path + "/other-cache"
    #expect(await SiteBuilder.build(cold).isWritten)
    #expect(try library.tree().differences(from: SiteTree(cold.output)) == [])
  }

  @Test("One of its trips has no site without a password by itself")
  func tripOfSealedLibrary() async throws {
    var files = SmallLibrary.three
    files["library.yml"] = "protect: yes\n"
    var library = try SmallLibrary(files)
    library.order.folder += "/rome"
    let outcome = await library.build()
    #expect(outcome.exitStatus == 3 && outcome.diagnostics.first?.code.rawValue == "no-password")
  }

  @Test("A trip with a password of which nobody has the key leaves no trace in the open site of its library")
  func tripOfOpenLibrary() async throws {
    let library = try SmallLibrary(SmallLibrary.three)
    #expect(await library.build().isWritten)
    #expect(try !library.tree().names(holding: "Tokyo").isEmpty)
    try library.write("japan/tokyo/trip.yml", "title: Tokyo\nprotect: yes\n")
    let outcome = await library.build()
    #expect(outcome.isWritten && outcome.exitStatus == 1)
    #expect(outcome.diagnostics.map(\.code.rawValue) == ["no-password", "trip-not-built"])
    #expect(outcome.diagnostics.allSatisfy { $0.place?.file == "japan/tokyo" })
    let tree = try library.tree()
    #expect(tree.names(holding: "Tokyo") == [] && tree.names(holding: "Other words here") == [])
    #expect(!tree.names.contains { $0.contains("tokyo") })
    #expect(!tree.names(holding: "The forum").isEmpty)
    let check = await SiteBuilder.check(library.order)
    #expect(
      check.diagnostics.filter { $0.place?.file == "japan/tokyo" }.map(\.code.rawValue).sorted()
        == ["no-password", "protected-trip"])
  }
}
