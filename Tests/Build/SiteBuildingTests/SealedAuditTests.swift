import Diagnostics
import Foundation
import Secrets
import SiteAuditing
import SiteBuilding
import SiteSealing
import Testing
import TripCompiling

@Suite("A sealed site is proved")
struct SealedAuditTests {
  @Test("as a build makes it: with the key all is well, and without one it is told that nobody looked inside")
  func well() async throws {
    let site = try await ProtectedSite()
    #expect(try await site.audit(site.keys) == [])
    #expect(try await site.audit(SealedKeys(password: " five  words of the sea")) == [])
    #expect(try await site.audit(SealedKeys(stored: [.random(), site.key])) == [])
    let seen = try await site.audit(SealedKeys())
    #expect(seen.map(\.code) == [.notAudited] && seen.map(\.severity) == [.warning])
    #expect(!FileManager.default.fileExists(atPath: site.spare))
  }

  @Test("not by another key or password, and neither is said again")
  func otherKeys() async throws {
    let site = try await ProtectedSite()
    let tried: [(SealedKeys, DiagnosticCode)] = [
      (SealedKeys(hex: "abc"), .badSiteKey), (SealedKeys(hex: SiteKey.random().hex), .notAudited),
      (SealedKeys(password: "abracadabra"), .notAudited),
      (SealedKeys(hex: site.key.hex, password: "abracadabra"), .notAudited),
    ]
    for (keys, code) in tried {
      let found = try await site.audit(keys)
      #expect(found.map(\.code) == [code] && found.map(\.severity) == [.error])
      #expect(!"\(found)".contains("abracadabra") && !"\(found)".contains(site.key.hex))
    }
  }

  @Test("What everybody can read is told, with a key and without one")
  func plain() async throws {
    let site = try await ProtectedSite()
    try site.workspace.write("site/notes/lisbon.txt", "We queued.")
    for keys in [site.keys, SealedKeys()] {
      let found = try await site.audit(keys).filter { $0.severity == .error }
      #expect(found.map(\.code) == [.notSealed] && found.first?.place?.file == "notes")
    }
  }

  @Test("A shipped file that was changed is told: a look may be one's own, what asks for the password never")
  func changedAssets() async throws {
    let site = try await ProtectedSite()
    try site.workspace.write("site/assets/style.css", "body{}")
    #expect(try await site.audit(site.keys).map(\.severity) == [.warning])
    try site.workspace.write("site/assets/unlock.js", "location='/'+document.forms[0].password.value")
    let found = try await site.audit(site.keys)
    #expect(found.contains { $0.code == .brokenSeal && $0.place?.file == "assets/unlock.js" })
  }

  @Test("A page that names the trip before it is opened is told, though all pages do")
  func title() async throws {
    let site = try await ProtectedSite()
    for page in try site.pages() {
      let text = try String(contentsOfFile: site.path + "/" + page, encoding: .utf8)
      let told = #"<head><meta name="description" content="Lisbon in May">"#
      try site.workspace.write("site/" + page, text.replacing("<head>", with: told))
    }
    let found = try await site.audit(site.keys)
    #expect(!found.isEmpty && found.allSatisfy { $0.code == .notSealed })
    #expect(found.contains { $0.place?.file == "index.html" })
  }

  @Test("A page for those who got lost that says something of its own is told, with a key and without one")
  func missingPage() async throws {
    let site = try await ProtectedSite()
    let text = try String(contentsOfFile: site.path + "/404.html", encoding: .utf8)
    try site.workspace.write("site/404.html", text.replacing("</main>", with: "<p>Belém</p></main>"))
    for keys in [site.keys, SealedKeys()] {
      let found = try await site.audit(keys).filter { $0.severity == .error }
      #expect(found.map(\.code) == [.notSealed] && found.first?.place?.file == "404.html")
    }
  }

  @Test("A file that was changed, and one that is gone, are told")
  func damage() async throws {
    let site = try await ProtectedSite()
    let page = try #require(try site.pages().first { $0.hasPrefix("x/") })
    var bytes = try Data(contentsOf: URL(fileURLWithPath: site.path + "/" + page))
    let middle = bytes.startIndex + bytes.count / 2
    bytes[middle] = UInt8(ascii: bytes[middle] == UInt8(ascii: "A") ? "B" : "A")
    try site.workspace.write("site/" + page, bytes)
    let found = try await site.audit(site.keys)
    #expect(found.contains { $0.code == .brokenSeal && $0.place?.file == page })
    try FileManager.default.removeItem(atPath: site.path + "/" + page)
    #expect(try await site.audit(site.keys).contains { $0.code == .brokenLink })
    try FileManager.default.removeItem(atPath: site.path + "/keys.js")
    let keyless = try await site.audit(site.keys)
    #expect(keyless.contains { $0.code == .brokenSeal && $0.place?.file == "keys.js" })
  }

  @Test("What is private within is found with the key, and told by the names of an open site")
  func within() async throws {
    let site = try await ProtectedSite()
    let things = PrivateThings(secrets: Secret.codes(in: "HTL99887"))
    let found = try await site.audit(site.keys, keeping: things).filter { $0.code == .privateCode }
    #expect(!found.isEmpty)
    for place in found.flatMap({ [$0.place].compactMap(\.self) + $0.others }) {
      #expect(!place.file.hasPrefix("x/"), "\(place.file)")
    }
    #expect(try await site.audit(SealedKeys(), keeping: things).allSatisfy { $0.code != .privateCode })
  }
}

/// A small trip with a password, built; it goes when nobody holds it.
final class ProtectedSite: Sendable {
  let workspace: TemporaryFolder
  let key: SiteKey
  let order: BuildOptions

  static let password = "five words of the sea"

  private static var fixedKey: SiteKey {
    get throws { try #require(SiteKey(hex: String(repeating: "3c", count: 32))) }
  }

  /// A key behind the password, of few rounds, so that nobody has to wait.
  static var sealing: SealingSource {
    get throws {
      let key = try fixedKey
      let locks = [KeyRing.Lock(key, password: password, rounds: 10)]
      return SealingSource { _ in StoredKey(key: key, locks: locks) }
    }
  }

  init(_ files: [String: String] = ["journal/2026-05-03-good.md": "We queued at HTL99887.\n"]) async throws {
    workspace = try TemporaryFolder()
    key = try Self.fixedKey
    try workspace.write("trip/trip.yml", "title: Lisbon in May\nprotect: yes\n")
    for (file, text) in files { try workspace.write("trip/" + file, text) }
    var order = try BuildOptions.test(workspace.path + "/trip", in: workspace)
    order.sealing = try Self.sealing
    self.order = order
    let outcome = await SiteBuilder.build(order)
    #expect(outcome.isWritten && outcome.passwords == 1)
  }

  var path: String { order.output }
  var keys: SealedKeys { SealedKeys(hex: key.hex, password: Self.password) }
  /// Where it lies open while it is audited.
  var spare: String { workspace.path + "/opened" }

  func audit(_ keys: SealedKeys, keeping things: PrivateThings = PrivateThings()) async throws -> [Diagnostic]
  {
    let site = try #require(SealedSite(folder: path))
    return await SealedAudit(
      site, keeping: things, themeFolder: Checkout.root, spareFolder: spare, workers: 2
    ).audit(with: keys)
  }

  /// Those in which one is sealed.
  func pages() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).filter { $0.hasSuffix("index.html") }.sorted()
  }
}
