import Diagnostics
import Foundation
import SiteBuilding
import SiteOutput
import SiteSealing
import Testing
import TripCompiling

@testable import TripbookCommands

@Suite("Sealed sites in the site of a library are audited")
struct SealedPartsTests {
  /// A library with a trip that opens with a password, built.
  private static func library() async throws -> (library: SmallLibrary, key: SiteKey) {
    var files = SmallLibrary.three
    files["japan/tokyo/trip.yml"] = "title: Tokyo\nprotect: yes\n"
    var library = try SmallLibrary(files)
    let key = try #require(SiteKey(hex: String(repeating: "6d", count: 32)))
    let stored = StoredKey(key: key, locks: [KeyRing.Lock(key, password: "one password", rounds: 3)])
    library.order.sealing = SealingSource(stored: { $0.hasSuffix("/tokyo") ? stored : nil })
    #expect(await library.build().isWritten)
    return (library, key)
  }

  private static func audit(_ library: SmallLibrary, _ folders: [String]) async -> [Diagnostic] {
    let sources = SealedParts.Sources(
      order: library.order, folders: folders, isNamed: false, things: PrivateThings())
    return await SealedParts(in: library.order.output).audit(
      sources, spareFolder: library.workspace.path + "/opened", workers: 2)
  }

  @Test("with the key that is kept of the trip, and by nothing else without one")
  func opened() async throws {
    let (library, key) = try await Self.library()
    let folder = "sealed/" + OpaqueName.of("trip japan/tokyo", key: key.nameKey)
    let parts = SealedParts(in: library.order.output)
    #expect(parts.folders == [folder])
    #expect(parts.hold(folder + "/keys.js") && !parts.hold("index.html"))
    #expect(await Self.audit(library, [library.order.folder]) == [])
    let unopened = await Self.audit(library, [])
    #expect(unopened.map(\.code.rawValue) == ["not-audited"] && unopened.map(\.severity) == [.warning])
  }

  @Test("and what is wrong in one is told by its folder")
  func changed() async throws {
    let (library, key) = try await Self.library()
    let folder = "sealed/" + OpaqueName.of("trip japan/tokyo", key: key.nameKey)
    try library.workspace.write("site/" + folder + "/notes.txt", "We queued.")
    let found = await Self.audit(library, [library.order.folder])
    #expect(found.map(\.code.rawValue) == ["not-sealed"])
    #expect(found.first?.place?.file == folder + "/notes.txt")
  }
}
