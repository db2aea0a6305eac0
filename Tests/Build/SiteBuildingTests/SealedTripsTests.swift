import Diagnostics
import Foundation
import SiteAuditing
import SiteBuilding
import SiteOutput
import SiteSealing
import Testing
import TripCompiling
import TripModel
import TripReading

/// A library that everybody reads, with one trip that opens with a password.
private struct HalfOpenLibrary {
  var library: SmallLibrary
  let key: SiteKey

  init(settings: String = "title: Tokyo\nprotect: yes\n", _ files: [String: String] = [:]) throws {
    var all = SmallLibrary.three
    all["japan/tokyo/trip.yml"] = settings
    library = try SmallLibrary(all.merging(files) { $1 })
    key = try #require(SiteKey(hex: String(repeating: "5b", count: 32)))
    keep(["one password"])
  }

  /// The passwords that are kept of the trip; they are hashed a few times, lest a test take long.
  mutating func keep(_ passwords: [String]) {
    let stored = StoredKey(
      key: key, locks: passwords.map { KeyRing.Lock(key, password: $0, rounds: 3) })
    library.order.sealing = SealingSource(stored: { $0.hasSuffix("/tokyo") ? stored : nil })
  }

  /// Lets the files come to rest first, as those of a traveller are.
  func build() async throws -> BuildOutcome {
    try await Task.sleep(for: .milliseconds(60))
    return await library.build()
  }

  /// Where the sealed site lies in that of the library.
  var folder: String { "sealed/" + OpaqueName.of("trip japan/tokyo", key: key.nameKey) + "/" }

  func opened() throws -> SealedTree {
    try SealedTree(library.order.output + "/" + String(folder.dropLast()), key)
  }
}

@Suite("A trip with a password in a library without")
struct SealedTripsTests {
  private static let traces = ["Tokyo", "tokyo", "japan", "Other words here", "2025-04"]

  /// What a page says, without the addresses in it.
  private static func words(_ page: Data) -> String {
    String(decoding: page, as: UTF8.self).replacing(/[=:]\s*"[^"]*"/, with: "")
  }

  @Test("tells nothing in any byte or name, and its author is told where it is")
  func tellsNothing() async throws {
    let half = try HalfOpenLibrary()
    let outcome = try await half.build()
    #expect(outcome.isWritten && outcome.exitStatus == 0)
    let tree = try half.library.tree()
    for word in Self.traces {
      #expect(tree.names(holding: word).filter { !$0.contains("assets/") } == [], "\(word)")
      #expect(!tree.names.contains { $0.contains(word) }, "\(word)")
    }
    #expect(!tree.names(holding: "The forum").isEmpty)
    // No page leads there.
    let inside = tree.names.filter { $0.hasPrefix(half.folder) }
    #expect(tree.names(holding: "sealed/") == [".tripbook-site"])
    #expect(inside.contains(half.folder + "keys.js") && inside.contains(half.folder + "index.html"))
    #expect(tree.names.filter { $0.hasPrefix("sealed/") } == inside)
    let told = outcome.diagnostics.filter { $0.code.rawValue == "protected-trip" }
    #expect(told.map(\.severity) == [.note] && told.first?.place?.file == "japan/tokyo")
    #expect(told.first?.message.contains(half.folder) == true)
  }

  @Test("has a card with its title alone where its author wants one")
  func card() async throws {
    let settings = "title: Tokyo\ndescription: Cherries\nstart: 2025-04-01\nprotect: yes\ncard: yes\n"
    let half = try HalfOpenLibrary(settings: settings)
    let outcome = try await half.build()
    #expect(outcome.isWritten && !outcome.diagnostics.contains { $0.code.rawValue == "protected-trip" })
    let tree = try half.library.tree()
    #expect(tree.names(holding: "Tokyo") == ["index.html", "library.json"])
    #expect(tree.names(holding: "Opens with a password") == ["index.html"])
    for word in ["Cherries", "tokyo", "japan", "Other words here", "2025-04"] {
      #expect(tree.names(holding: word).filter { !$0.contains("assets/") } == [], "\(word)")
    }
    let front = tree.text("index.html")
    let link = try Regex("<a href=\"" + half.folder + "(index.html)?\" dir=\"auto\">Tokyo</a>")
    #expect(front.contains(link))
    #expect(tree.text("library.json").contains("\"page\" : \"" + half.folder))
  }

  @Test("opens with its key, and holds what it holds alone and open")
  func sameAsOpen() async throws {
    let half = try HalfOpenLibrary()
    #expect(try await half.build().isWritten)
    let open = try SmallLibrary(SmallLibrary.three)
    let others = try await open.build("japan/tokyo").files.filter { name, _ in
      !name.hasPrefix("assets/") && ![".tripbook-site", "robots.txt", "404.html"].contains(name)
    }
    let files = try half.opened().files
    #expect(files.keys.filter { !$0.hasPrefix("assets/") }.sorted() == others.keys.sorted())
    for (name, bytes) in others where name.hasSuffix(".html") {
      let made = try #require(files[name], "\(name)")
      #expect(Self.words(made) == Self.words(bytes), "\(name)")
    }
    let plain = try half.opened().plain.filter { !$0.hasPrefix("assets/") }
    #expect(plain == ["404.html", "keys.js"])
  }

  @Test("is not sealed again where another trip changes, and all its files have one time")
  func unchanged() async throws {
    var half = try HalfOpenLibrary()
    half.library.order.sealing = SealingSource(siteKey: half.key.hex, password: "one password")
    #expect(try await half.build().isWritten)
    let first = try half.library.tree()
    try half.library.write("rome/journal/2024-03-01-c.md", "---\ntitle: The forum\n---\nColumns.\n")
    #expect(try await half.build().isWritten)
    let second = try half.library.tree()
    let differences = second.differences(from: first)
    // What locks the key would be another one each time.
    #expect(!differences.isEmpty && !differences.contains { $0.hasPrefix("sealed/") })
    try half.library.write("japan/tokyo/journal/2025-04-02-b.md", "Changed words.\n")
    #expect(try await half.build().isWritten)
    let third = try half.library.tree().differences(from: second)
    #expect(third.contains { $0.hasPrefix("sealed/") })
    let times = try second.names.filter { $0.hasPrefix("sealed/") }.map { name in
      let path = half.library.order.output + "/" + name
      return try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }
    #expect(Set(times).count == 1)
  }

  @Test("opens with another password once there is another one")
  func otherPassword() async throws {
    var half = try HalfOpenLibrary()
    #expect(try await half.build().isWritten)
    let tree = try half.library.tree()
    half.keep(["one password", "another one"])
    #expect(try await half.build().isWritten)
    #expect(try half.library.tree().differences(from: tree) == [half.folder + "keys.js"])
  }

  @Test("stays out of the site where it is private")
  func privateTrip() async throws {
    let half = try HalfOpenLibrary(settings: "title: Tokyo\nprotect: yes\ncard: yes\nprivate: yes\n")
    #expect(try await half.build().isWritten)
    let tree = try half.library.tree()
    #expect(tree.names(holding: "Tokyo") == [] && !tree.names.contains { $0.hasPrefix("sealed/") })
  }

  @Test("of two that have one key each has its own folder")
  func twoOfOneKey() async throws {
    let other = ["rome/trip.yml": "title: Rome\nprotect: yes\n"]
    var half = try HalfOpenLibrary(other)
    half.library.order.sealing = SealingSource(siteKey: half.key.hex, password: "one password")
    #expect(try await half.build().isWritten)
    let pages = try half.library.tree().names.filter {
      $0.hasPrefix("sealed/") && $0.hasSuffix("index.html") && $0.split(separator: "/").count == 3
    }
    #expect(pages.count == 2)
  }

  @Test("goes when it has no password any more, and its open pages with it")
  func openedAgain() async throws {
    let half = try HalfOpenLibrary()
    #expect(try await half.build().isWritten)
    try half.library.write("japan/tokyo/trip.yml", "title: Tokyo\n")
    #expect(try await half.build().isWritten)
    let tree = try half.library.tree()
    #expect(tree.names.contains("tokyo/index.html") && !tree.names.contains { $0.hasPrefix("sealed/") })
    let mirrors = half.library.order.cacheFolder + "/sealed"
    #expect(try FileManager.default.contentsOfDirectory(atPath: mirrors) == [])
  }

  @Test("is proved by an audit of its folder, and the rest of the site by itself")
  func audit() async throws {
    let half = try HalfOpenLibrary()
    #expect(try await half.build().isWritten)
    let output = half.library.order.output
    let sealed = try #require(SealedSite(folder: output + "/" + String(half.folder.dropLast())))
    let audit = SealedAudit(
      sealed, keeping: PrivateThings(), themeFolder: half.library.order.themeFolder,
      spareFolder: half.library.workspace.path + "/opened", workers: 2)
    #expect(await audit.audit(with: SealedKeys(stored: [half.key])) == [])
    let files = try #require(SiteFiles(folder: output))
    let others = await SiteAuditor(files, workers: 2).auditAll(besides: { $0.path.hasPrefix("sealed/") })
    #expect(others.filter { $0.severity == .error } == [])
  }

  @Test("is told by a check as well")
  func check() async throws {
    let half = try HalfOpenLibrary()
    let outcome = await SiteBuilder.check(half.library.order)
    #expect(outcome.diagnostics.contains { $0.code.rawValue == "protected-trip" })
    #expect(!outcome.diagnostics.contains { $0.code.rawValue == "no-password" })
  }
}
