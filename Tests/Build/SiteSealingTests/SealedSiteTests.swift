import Foundation
import SiteOutput
import SiteWriting
import Testing

@testable import SiteSealing

@Suite("A sealed site is read back")
struct SealedSiteTests {
  /// What of the small site is sealed.
  private let sealed = SealedFolder.small.filter { $0.key != "assets/style.css" }

  @Test("opens whole with its key, which a password gives, and nothing is wrong with it")
  func whole() async throws {
    let folder = try await SealedFolder()
    let site = try #require(SealedSite(folder: folder.path))
    #expect(site.ring?.opened(by: SealedFolder.password) == folder.key)
    #expect(site.ring?.opened(by: "other") == nil)
    let (files, faults) = try await folder.opened()
    #expect(faults == [] && files == sealed)
    #expect(try await folder.seen() == [])
    #expect(site.fileCount == 10)
  }

  @Test("opens files of several pieces, of which none may be missing")
  func pieces() async throws {
    let bytes = (0..<(SealedText.pieceSize * 2 + 5)).map { UInt8(truncatingIfNeeded: $0 >> 3) }
    let folder = try await SealedFolder(["index.html": [], "films/sea.mp4": bytes])
    let (files, faults) = try await folder.opened()
    #expect(faults == [] && files["films/sea.mp4"] == bytes)
    let first = try folder.place("films/sea.mp4")
    let name = String(first.dropFirst(2).dropLast(3))
    let second = "x/" + folder.key.nameOfPiece(1, of: name) + ".js"
    try FileManager.default.removeItem(atPath: folder.path + "/" + second)
    #expect(
      try await folder.opened().faults == [
        SealFault(first, .incomplete(pieces: 1, path: "films/sea.mp4"))
      ])
  }

  @Test("tells a stranger's key: nothing opens")
  func otherKey() async throws {
    let folder = try await SealedFolder()
    let (files, faults) = try await folder.opened(with: .random())
    #expect(files.isEmpty && faults.count == sealed.count && faults.allSatisfy { $0.kind == .unopened })
  }

  @Test("an open site is none")
  func open() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/open-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(SealedSite(folder: folder) == nil)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data("<title>Lisbon</title>".utf8).write(to: URL(fileURLWithPath: folder + "/index.html"))
    #expect(SealedSite(folder: folder) == nil)
  }

  // MARK: - What does not belong there

  @Test(
    "tells what everybody can read, wherever it lies",
    arguments: [
      "trip.json", "photos/a.jpg", "x/notes.txt", "x/sea.js", "assets/own.css", "x/a/b/c/d/e/index.html",
      "x/aaaaaaaaaaaaaaaaaaaaaaaaaa/two.html", ".tripbook-site", "assets/deep/style.css", "CNAME",
    ])
  func plainFiles(file: String) async throws {
    let folder = try await SealedFolder()
    try folder.write(file, "Lisbon")
    let faults = try await folder.seen()
    #expect(faults.count == 1 && faults.allSatisfy { $0.kind == .open })
    #expect(faults.allSatisfy { file == $0.file || file.hasPrefix($0.file + "/") })
  }

  @Test("lets the list of the writer stand where it names nothing but what may be there")
  func marker() async throws {
    let folder = try await SealedFolder()
    let places = try ["empty.txt", "days/a/index.html"].map { try folder.place($0) }
    let list = ["index.html", "keys.js"] + places
    let marker = SiteMarker(files: Set(list)).text
    try folder.write(SiteMarker.name, marker)
    #expect(try await folder.seen() == [])
    for text in [
      SiteMarker(files: ["days/2026-05-03/index.html"]).text, marker.replacing("each build", with: "Belém"),
    ] {
      try folder.write(SiteMarker.name, text)
      #expect(try await folder.seen() == [SealFault(SiteMarker.name, .open)])
    }
  }

  @Test("tells links, and follows none")
  func links() async throws {
    let folder = try await SealedFolder()
    let place = try folder.place("empty.txt")
    let away = folder.path + "/../away.js"
    try FileManager.default.moveItem(atPath: folder.path + "/" + place, toPath: away)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/" + place, withDestinationPath: away)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/x/aaaaaaaaaaaaaaaaaaaaaaaaaa", withDestinationPath: "/etc")
    let (files, faults) = try await folder.opened()
    #expect(files["empty.txt"] == nil && faults.count == 2 && faults.allSatisfy { $0.kind == .link })
  }

  @Test("tells a page that is not sealed, and one that asks for the password in another way")
  func pages() async throws {
    let folder = try await SealedFolder()
    let (one, two) = (try folder.place("days/a/index.html"), try folder.place("days/b/index.html"))
    try folder.write(one, "<title>A day</title>")
    #expect(try await folder.seen() == [SealFault(one, .unsealed)])
    let page = String(decoding: try folder.bytes(two), as: UTF8.self)
    try folder.write(two, page.replacing("</html>", with: "<p>B day</p></html>"))
    #expect(try await folder.seen().contains { $0.kind == .otherShell })
  }

  @Test(
    "tells keys that cannot be read",
    arguments: [
      "", "tripbookKeys({});\n", "alert(1)",
      #"tripbookKeys({"version":2,"site":"aaaaaaaaaa","keys":[]});"# + "\n",
      #"tripbookKeys({"version":1,"site":"../../../a","keys":[]});"# + "\n",
      #"tripbookKeys({"version":1,"site":"aaaaaaaaaa","keys":[{"rounds":1e300}]});"# + "\n",
    ])
  func keys(script: String) async throws {
    let folder = try await SealedFolder()
    try folder.write("keys.js", script)
    #expect(KeyRing(script: Array(script.utf8)) == nil)
    #expect(try await folder.seen() == [SealFault("keys.js", .lacking)])
  }

  @Test("a ring of keys reads back as it was written, but for rounds without end")
  func ring() throws {
    let key = SiteKey.random()
    var ring = KeyRing(siteID: key.siteID, locks: [KeyRing.Lock(key, password: "a", rounds: 3)])
    #expect(KeyRing(script: ring.script) == ring)
    let told = String(decoding: ring.script, as: UTF8.self)
      .replacing("\"version\"", with: "\"title\":\"Lisbon\",\"version\"")
    #expect(KeyRing(script: Array(told.utf8)) == nil)
    ring.locks[0].rounds = 2_000_000_000
    #expect(KeyRing(script: ring.script) == nil)
  }

  @Test("tells lengths that are not padded, and bytes that are not even")
  func visibleBytes() async throws {
    let folder = try await SealedFolder()
    let place = try folder.place("empty.txt")
    let name = String(place.dropFirst(2).dropLast(3))
    func script(_ bytes: [UInt8]) -> [UInt8] {
      Array("tripbookSealed(\"\(name)\",\"".utf8) + Base64.text(of: bytes) + Array("\");\n".utf8)
    }
    let words = Array(String(repeating: "We queued for forty minutes. ", count: 40).utf8.prefix(1052))
    try folder.write(place, script(words))
    #expect(try await folder.seen() == [SealFault(place, .uneven)])
    let sealed = SealedText(path: "empty.txt", byteCount: 0, offset: 0, bytes: [])
      .sealed(named: name, with: folder.key)
    try folder.write(place, script(sealed + sealed.prefix(3)))
    #expect(try await folder.seen() == [SealFault(place, .unpadded)])
  }

  @Test("what is too large to be sealed is not read")
  func tooLarge() async throws {
    let folder = try await SealedFolder()
    let place = try folder.place("empty.txt")
    let handle = try #require(FileHandle(forWritingAtPath: folder.path + "/" + place))
    try handle.truncate(atOffset: 64 << 20)
    try handle.close()
    let faults = try await folder.opened().faults
    #expect(faults.count == 1 && faults.first?.file == place)
  }

  @Test("what was sealed by somebody with the key, and belongs elsewhere, is not handed out")
  func misplaced() async throws {
    let folder = try await SealedFolder()
    let place = try folder.place("empty.txt")
    let name = String(place.dropFirst(2).dropLast(3))
    let claims: [SealedText] = [
      .init(path: "../../etc/passwd", byteCount: 1, offset: 0, bytes: [1]),
      .init(path: "index.html", byteCount: 1, offset: 0, bytes: [1]),
      .init(path: "other.txt", byteCount: 1, offset: 0, bytes: [1]),
      .init(path: "empty.txt", byteCount: .max, offset: 7, bytes: [1]),
      .init(path: "empty.txt", byteCount: .max, offset: 0, bytes: [1]),
      .init(path: "empty.txt", byteCount: 1, offset: .max, bytes: []),
      .init(path: "assets/style.css", byteCount: 1, offset: 0, bytes: [1]),
    ]
    for claim in claims {
      let text = Base64.text(of: claim.sealed(named: name, with: folder.key))
      try folder.write(place, Array("tripbookSealed(\"\(name)\",\"".utf8) + text + Array("\");\n".utf8))
      let (files, faults) = try await folder.opened()
      #expect(faults == [SealFault(place, .misplaced)])
      #expect(files == sealed.filter { $0.key != "empty.txt" })
    }
  }

  @Test("a file that says it is endless is told as incomplete")
  func endless() async throws {
    let folder = try await SealedFolder()
    let place = try folder.place("empty.txt")
    let name = String(place.dropFirst(2).dropLast(3))
    let piece = [UInt8](repeating: 7, count: SealedText.pieceSize)
    let text = SealedText(path: "empty.txt", byteCount: .max, offset: 0, bytes: piece)
    try folder.write(
      place,
      Array("tripbookSealed(\"\(name)\",\"".utf8)
        + Base64.text(of: text.sealed(named: name, with: folder.key)) + Array("\");\n".utf8))
    let faults = try await folder.opened().faults
    let missing = Int.max / SealedText.pieceSize
    #expect(faults == [SealFault(place, .incomplete(pieces: missing, path: "empty.txt"))])
  }
}
