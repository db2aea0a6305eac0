import Foundation
import Testing

@testable import PreviewServing

@Suite("Watching folders", .timeLimit(.minutes(15)))
struct FolderWatchTests {
  /// A folder that is watched, and everything that was told of it.
  private final class Watched: Sendable {
    let path: String
    let watch: FolderWatch

    init(manner: FolderWatch.Manner = .byEvents, prepare: (Watched.Type, String) throws -> Void = { _, _ in })
      throws
    {
      path = realPath(NSTemporaryDirectory()) + "/tripbook-watch-" + UUID().uuidString
      try FileManager.default.createDirectory(
        atPath: path + "/trip/journal", withIntermediateDirectories: true)
      try prepare(Self.self, path + "/trip")
      var patience = FolderWatch.Patience()
      patience.look = 100
      watch = FolderWatch(
        [
          WatchedFolder(path: path + "/trip", skipping: [path + "/trip/public"]),
          WatchedFolder(path: path + "/theme", prefix: "templates/"),
        ], manner: manner, patience: patience)
      watch.start()
    }

    deinit {
      watch.stop()
      try? FileManager.default.removeItem(atPath: path)
    }

    func write(_ file: String, _ text: String = "text") throws {
      try Self.write(path + "/" + file, text)
    }

    /// As an editor does that writes into the file itself.
    static func write(_ path: String, _ text: String) throws {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: [])
    }

    func rename(_ old: String, _ new: String) throws {
      guard unsafe Foundation.rename(path + "/" + old, path + "/" + new) == 0 else {
        throw CocoaError(.fileWriteUnknown)
      }
    }

    /// Waits until a change tells of this file.
    func hears(of file: String) async -> Bool {
      while let change = await watch.next() { if change.files.contains(file) { return true } }
      return false
    }
  }

  @Test("hears of what editors do when they save", arguments: [FolderWatch.Manner.byEvents, .byLooking])
  func saves(manner: FolderWatch.Manner) async throws {
    let watched = try Watched(manner: manner)
    #expect(watched.watch.manner == manner)
    try watched.write("trip/journal/a.md", "one")
    #expect(await watched.hears(of: "journal/a.md"))
    // Vim and others: the new text under another name, then over the old one.
    try watched.write("trip/journal/.a.md.swp", "two, and longer")
    try watched.rename("trip/journal/.a.md.swp", "trip/journal/a.md")
    #expect(await watched.hears(of: "journal/a.md"))
    try FileManager.default.removeItem(atPath: watched.path + "/trip/journal/a.md")
    #expect(await watched.hears(of: "journal/a.md"))
  }

  @Test("passes over what editors leave beside, what is hidden and where sites go")
  func passesOver() async throws {
    let watched = try Watched { kind, trip in
      try kind.write(trip + "/public/index.html", "site")
      try kind.write(trip + "/_site/index.html", "site")
      try kind.write(trip + "/.git/HEAD", "ref")
      try kind.write(trip + "/old/.tripbook-site", "")
    }
    for file in [
      "public/a", "_site/a", ".git/a", ".hidden", "a.md~", "4913", "#a.md#", ".a.md.swp", "node_modules/a",
      "old/a",
    ] {
      try watched.write("trip/" + file)
    }
    try watched.write("trip/last.md")
    var told: Set<String> = []
    while !told.contains("last.md"), let change = await watched.watch.next() { told.formUnion(change.files) }
    #expect(told == ["last.md"])
    try watched.write("trip/.tripbookignore")
    #expect(await watched.hears(of: ".tripbookignore"))
  }

  @Test("follows into new folders, and with those that are moved")
  func newFolders() async throws {
    let watched = try Watched()
    try watched.write("trip/photos/lisbon/day 1/a.jpg")
    _ = await watched.watch.next()
    try watched.write("trip/photos/lisbon/day 1/b.jpg")
    #expect(await watched.hears(of: "photos/lisbon/day 1/b.jpg"))
    try watched.rename("trip/photos/lisbon", "trip/photos/porto")
    _ = await watched.watch.next()
    try watched.write("trip/photos/porto/day 1/c.jpg")
    #expect(await watched.hears(of: "photos/porto/day 1/c.jpg"))
  }

  @Test("hears of the theme under its name, also where it comes later")
  func theme() async throws {
    let watched = try Watched()
    try watched.write("theme/day.mustache")
    _ = await watched.watch.next()
    try watched.write("theme/parts/card.mustache")
    _ = await watched.watch.next()
    try watched.write("theme/parts/card.mustache", "again")
    #expect(await watched.hears(of: "templates/parts/card.mustache"))
  }

  @Test(
    "tells when the trip's folder is gone, and goes on when it is back",
    arguments: [FolderWatch.Manner.byEvents, .byLooking])
  func gone(manner: FolderWatch.Manner) async throws {
    let watched = try Watched(manner: manner)
    try watched.rename("trip", "elsewhere")
    var change = await watched.watch.next()
    while change?.isThere == true { change = await watched.watch.next() }
    #expect(change?.isThere == false)
    try watched.rename("elsewhere", "trip")
    change = await watched.watch.next()
    while change?.isThere == false { change = await watched.watch.next() }
    #expect(change?.wasGone == true)
    try watched.write("trip/journal/later.md")
    #expect(await watched.hears(of: "journal/later.md"))
  }

  @Test("tells of many changes at once as few")
  func gathers() async throws {
    let watched = try Watched()
    for number in 0..<300 { try watched.write("trip/journal/\(number).md") }
    var files: Set<String> = []
    var changes = 0
    while files.count < 300, let change = await watched.watch.next() {
      files.formUnion(change.files)
      changes += 1
    }
    #expect(files.count == 300 && changes < 100)
  }
}
