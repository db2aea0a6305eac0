import PageRenderer
import TripReading
import Diagnostics
import Foundation
import SiteBuilding
import SiteOutput
import Testing
import TripCompiling
import TripModel

/// J2, A7: what the author sees while the trip grows.
@Suite("The preview of a trip")
struct PreviewTests {
  /// A folder, the order and the workshop of its previews.
  private struct PreviewBench {
    let workspace: TemporaryFolder
    let order: BuildOptions
    let workshop: PreviewWorkshop

    init(_ files: [String: String] = [:], in workspace: TemporaryFolder? = nil) throws {
      self.workspace = try workspace ?? TemporaryFolder()
      for (file, text) in files { try self.workspace.write("trip/" + file, text) }
      order = try .test(self.workspace.path + "/trip", in: self.workspace)
      workshop = try #require(PreviewWorkshop.open(order).0)
    }

    func preview() async -> PreviewOutcome { await SiteBuilder.preview(order, in: workshop) }

    func text(_ path: String, of preview: Preview) async throws -> String {
      let file = await preview.file(named: path)
      guard case .bytes(let bytes) = file?.content else { return "" }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  private static let entry = "---\ntitle: Good morning\n---\nWe queued.\n"

  @Test("holds every file of a built site but cards, byte for byte, where nothing is kept back")
  func sameAsBuilt() async throws {
    let example = try await ExampleSite.shared()
    let workspace = try TemporaryFolder()
    var order = try BuildOptions.test(
      try Self.exampleWithoutCodes(in: workspace), in: example.workspace, cache: ExampleSite.cache)
    order.output = example.path
    let workshop = try #require(PreviewWorkshop.open(order).0)
    let outcome = await SiteBuilder.preview(order, in: workshop)
    let preview = try #require(outcome.preview)
    #expect(outcome.diagnostics == example.outcome.diagnostics)
    #expect(preview.counts.pages == example.outcome.counts.pages)
    // Cards are only made by a build, and no page of a preview names one.
    for (name, bytes) in example.tree.files where name != ".tripbook-site" && name != "share.jpg" {
      let file = await preview.file(named: name)
      try #require(file != nil, "\(name)")
      switch file?.content {
      case .bytes(let made): #expect(made == Self.withoutCard(bytes, of: name), "\(name)")
      case .copy(let original):
        #expect(FileManager.default.contents(atPath: original) == Data(bytes), "\(name)")
      case .pieces(let file): #expect(try Self.bytes(of: file) == [UInt8](bytes), "\(name)")
      case .portions, nil: Issue.record("\(name)")
      }
    }
    #expect(await preview.file(named: "nothing/index.html") == nil)
  }

  /// A page without the line that leads to the picture to send.
  private static func withoutCard(_ bytes: Data, of name: String) -> [UInt8] {
    guard name.hasSuffix(".html") else { return [UInt8](bytes) }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let kept = lines.filter { $0.range(of: Data("share.jpg\" download=".utf8)) == nil }
    return [UInt8](kept.joined(separator: [UInt8(ascii: "\n")]))
  }

  private static func bytes(of file: SplicedFile) throws -> [UInt8] {
    let source = [UInt8](try #require(FileManager.default.contents(atPath: file.source)))
    return file.pieces.flatMap { piece in
      switch piece {
      case .run(let start, let count): Array(source[start..<(start + count)])
      case .bytes(let bytes): bytes
      case .zeros(let count): [UInt8](repeating: 0, count: count)
      }
    }
  }

  /// The example without what its author alone is shown of bookings.
  private static func exampleWithoutCodes(in workspace: TemporaryFolder) throws -> String {
    let copy = workspace.path + "/example-trip"
    try FileManager.default.copyItem(atPath: Checkout.exampleTrip, toPath: copy)
    let itinerary = copy + "/itinerary.yml"
    let lines = try String(contentsOfFile: itinerary, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    let codes = lines.filter { $0.hasPrefix("  booking:") || $0.hasPrefix("  phone:") }
    try #require(codes.count > 1)
    try lines.filter { !codes.contains($0) }.joined(separator: "\n")
      .write(toFile: itinerary, atomically: false, encoding: .utf8)
    return copy
  }

  @Test("marks the code and the number of a booking, which readers do not get")
  func codes() async throws {
    let bench = try PreviewBench([
      "itinerary.yml":
        "- hotel: Flor\n  start: 2026-05-30\n  booking: XK4\n  phone: +351 21\n  cost: 40 EUR\n"
    ])
    let mark = " <span class=\"kept\">Private: only you see this</span>"
    func text() async throws -> String {
      let preview = try #require(await bench.preview().preview)
      return try await bench.text("itinerary/flor/index.html", of: preview)
    }
    let page = try await text()
    #expect(page.contains("<bdi>XK4</bdi>" + mark) && page.contains("+351 21</a>" + mark))
    #expect(page.contains("<bdi>€40.00</bdi></a>" + mark), "\(page)")
    try bench.workspace.write("trip/trip.yml", "publish: {bookings: yes, prices: yes}\n")
    let open = try await text()
    #expect(open.contains("XK4") && open.contains("€40.00") && !open.contains("only you see this"))
  }

  @Test("knows what fits each day: lived, to come, today, and of a trip that is closed")
  func days() async throws {
    let trip = "start: 2026-05-30\nend: 2026-06-03\n"
    let bench = try PreviewBench(["trip.yml": trip, "journal/2026-05-30-morning.md": Self.entry])
    let preview = try #require(await bench.preview().preview)
    func day(_ date: String, of preview: Preview) throws -> PreviewDay {
      let page = try #require(OutputPath("days/\(date)/index.html"))
      return try #require(preview.day(at: page), "\(date)")
    }
    let dates = ["2026-05-30", "2026-05-31", "2026-06-01", "2026-06-02", "2026-06-03"]
    let offers = try dates.map { try day($0, of: preview) }
    #expect(
      offers.map(\.additions) == [
        [.entry, .expense, .pin], [.entry, .expense, .pin], [.entry, .expense, .pin, .event, .attraction],
        [.event, .attraction], [.event, .attraction],
      ])
    #expect(offers.map(\.isUnwritten) == [false, true, true, false, false])
    let home = try #require(OutputPath("index.html"))
    #expect(preview.day(at: home) == nil)
    try bench.workspace.write("trip/trip.yml", trip + "closed: yes\n")
    let closed = try #require(await bench.preview().preview)
    #expect(try day("2026-05-31", of: closed).additions == [.expense, .pin])
  }

  @Test("marks what readers will not get, and a build has neither it nor the mark")
  func marks() async throws {
    let workspace = try TemporaryFolder()
    let secret = try SecretTrip(in: workspace, as: "trip", isMarked: true)
    let bench = try PreviewBench(in: workspace)
    #expect(bench.order.folder == secret.folder)
    let preview = try #require(await bench.preview().preview)
    let draft = try await bench.text("journal/zqx-slug/index.html", of: preview)
    #expect(draft.contains("ZqxBody") && draft.contains("<p class=\"kept\">Draft: only you see this</p>"))
    for (page, mark) in [
      ("journal/hush/index.html", "Private: only you see this"),
      ("journal/until/index.html", "Only you see this until 1\u{A0}August\u{A0}2026"),
      ("journal/from/index.html", "Only you see this since 20\u{A0}May\u{A0}2026"),
      ("photos/zqx-picture/index.html", "Draft: only you see this"),
      ("photos/zqx-album/index.html", "Private: only you see this"),
      ("places/zqxpin/index.html", "Private: only you see this"),
      ("pages/zqx-own/index.html", "<p class=\"kept\">Draft: only you see this</p>"),
      (
        "budget/index.html",
        "<bdi>ZqxExpense</bdi> <span class=\"kept\">Private: only you see this</span>"
      ),
      (
        "days/2026-05-09/index.html",
        "<bdi>ZqxExpense</bdi> <span class=\"kept\">Private: only you see this</span>"
      ),
      ("index.html", "only you see this"), ("journal/index.html", "Draft: only you see this"),
      ("photos/index.html", "Draft: only you see this"),
      ("days/2026-05-04/index.html", "Private: only you see this"),
    ] {
      #expect(try await bench.text(page, of: preview).contains(mark), "\(page)")
    }
    let good = try await bench.text("journal/good/index.html", of: preview)
    #expect(
      good.contains("Good morning")
        && !good.contains("<h1 dir=\"auto\">Good morning</h1>\n<p class=\"kept\">"))
    let built = await SiteBuilder.build(bench.order)
    #expect(built.isWritten)
    let site = try SiteTree(bench.order.output)
    #expect(site.traces(of: "only you see") == [] && site.traces(of: "class=\"kept\"") == [])
    #expect(site.traces(of: ".tripbook/") == [] && site.traces(of: "preview.js") == [])
  }

  @Test("shows a private trip, which is never built")
  func privateTrip() async throws {
    let bench = try PreviewBench([
      "trip.yml": "title: Hush\nvisibility: private\n", "journal/2026-05-03-a.md": Self.entry,
    ])
    let outcome = await bench.preview()
    let home = try await bench.text("index.html", of: try #require(outcome.preview))
    #expect(home.contains("This trip is private: only you see it, here"))
    #expect(
      outcome.diagnostics.map(\.code) == [.privateTrip] && outcome.diagnostics.map(\.severity) == [.note])
    #expect(await SiteBuilder.build(bench.order).exitStatus == 3)
  }

  @Test("shows a trip of nothing but drafts")
  func onlyDrafts() async throws {
    let bench = try PreviewBench([
      "journal/2026-05-03-a.md": Self.entry.replacing("title", with: "draft: yes\ntitle")
    ])
    let outcome = await bench.preview()
    #expect(
      try await bench.text("journal/a/index.html", of: try #require(outcome.preview)).contains(
        "Draft: only you"))
    #expect(outcome.diagnostics.contains { $0.code == .emptyTrip && $0.severity == .error })
  }

  @Test("has pages whose stamps change with what they show, and with nothing else")
  func stamps() async throws {
    let bench = try PreviewBench([
      "trip.yml": "title: Lisbon\n", "journal/2026-05-03-a.md": Self.entry,
      "journal/2026-05-05-b.md": "---\ntitle: Later\n---\nTram.\n",
    ])
    func stamps() async throws -> [String: String] {
      let preview = try #require(await bench.preview().preview)
      var stamps: [String: String] = [:]
      for page in [
        "index.html", "journal/a/index.html", "journal/b/index.html", "days/2026-05-05/index.html",
      ] {
        stamps[page] = await preview.file(named: page)?.stamp
      }
      return stamps
    }
    func changed(_ old: [String: String], _ new: [String: String]) -> [String] {
      new.keys.filter { old[$0] != new[$0] }.sorted()
    }
    let first = try await stamps()
    #expect(first.count == 4)
    let same = try await stamps()
    #expect(changed(first, same) == [])
    try bench.workspace.write("trip/journal/2026-05-05-b.md", "---\ntitle: Later\n---\nBoat.\n")
    let second = try await stamps()
    #expect(
      changed(first, second).contains("journal/b/index.html")
        && !changed(first, second).contains("journal/a/index.html"))
    try bench.workspace.write("trip/assets/style.css", "body { color: red }")
    let third = try await stamps()
    #expect(changed(second, third) == second.keys.sorted())
  }

  @Test("tells pages apart that show another picture at the same address")
  func pictureStamps() async throws {
    let workspace = try TemporaryFolder()
    let originals = try ["BRK_0402.JPG", "BRK_0407.JPG"].map {
      try Data(contentsOf: URL(fileURLWithPath: Checkout.exampleTrip + "/photos/" + $0))
    }
    try workspace.write("trip/photos/a.jpg", originals[0])
    try workspace.write("trip/journal/2020-01-03-plain.md", "No picture here.\n")
    let bench = try PreviewBench(["trip.yml": "title: Two\n"], in: workspace)
    let page = try #require(OutputPath("photos/index.html"))
    let plain = try #require(OutputPath("assets/style.css"))
    let first = try #require(await bench.preview().preview)
    let (before, sheet) = (await first.file(page)?.stamp, await first.file(plain)?.stamp)
    // The same file with other bytes behind its end: all that is known of it stays.
    try workspace.write("trip/photos/a.jpg", originals[0] + Data([0]))
    let second = try #require(await bench.preview().preview)
    #expect(await second.file(page)?.stamp != before)
    #expect(await second.file(plain)?.stamp == sheet)
  }

  @Test("makes a picture when it is asked for, keeps it, and leaves the damaged one out once it is found")
  func pictures() async throws {
    let workspace = try TemporaryFolder()
    let good = try Data(contentsOf: URL(fileURLWithPath: Checkout.exampleTrip + "/photos/BRK_0402.JPG"))
    try workspace.write("trip/photos/good.jpg", good)
    try workspace.write("trip/photos/torn.jpg", good.prefix(good.count / 2))
    let bench = try PreviewBench(in: workspace)
    let preview = try #require(await bench.preview().preview)
    #expect(preview.counts.photos == 2)
    let page = try await bench.text("photos/good/index.html", of: preview)
    let link = try #require(page.firstMatch(of: /src="([0-9]+\.jpg)"/)).output.1
    let picture = await preview.file(named: "photos/good/" + link)
    guard case .copy(let kept) = picture?.content else { return #expect(Bool(false), "it is not kept") }
    #expect(FileManager.default.contents(atPath: kept)?.starts(with: [0xFF, 0xD8]) == true)
    #expect(kept.hasPrefix(workspace.path + "/cache/"))
    var progress: [Int] = []
    #expect(await preview.renderPictures { done, _ in progress.append(done) })
    #expect(progress == [1])
    let again = await bench.preview()
    #expect(again.diagnostics.contains { $0.code == .badPicture && $0.place?.file == "photos/torn.jpg" })
    #expect(again.preview?.counts.photos == 1)
    #expect(await again.preview?.renderPictures { _, _ in } == false)
  }

  @Test(
    "is none where a build would be refused, and says why",
    arguments: [
      ("trip.yml", "home: Amsterdam\n", DiagnosticCode.heldBack),
      ("library.yml", "title: All\n", .tripInLibrary),
      ("templates/day.mustache", "{{#open}}", .badTemplate),
    ])
  func refused(file: String, text: String, code: DiagnosticCode) async throws {
    let bench = try PreviewBench(["journal/2026-05-03-a.md": Self.entry])
    #expect(await bench.preview().preview != nil)
    try bench.workspace.write("trip/" + file, text)
    let outcome = await bench.preview()
    #expect(outcome.preview == nil && outcome.isThere && outcome.diagnostics.contains { $0.code == code })
    try FileManager.default.removeItem(atPath: bench.order.folder)
    let gone = await bench.preview()
    #expect(gone.preview == nil && !gone.isThere && gone.diagnostics.map(\.code) == [.noTrip])
  }

  @Test("writes nothing into the folder")
  func readsOnly() async throws {
    let workspace = try TemporaryFolder()
    let folder = try workspace.copy(of: Checkout.exampleTrip, as: "trip")
    let before = try FolderState(folder)
    let bench = try PreviewBench(in: workspace)
    let preview = try #require(await bench.preview().preview)
    for page in ["index.html", "photos/index.html", "trip.json", "assets/style.css"] {
      #expect(await preview.file(named: page) != nil)
    }
    #expect(try FolderState(folder) == before)
  }
}

extension Preview {
  func file(named name: String) async -> File? {
    guard let path = OutputPath(name) else { return nil }
    return await file(path)
  }
}
