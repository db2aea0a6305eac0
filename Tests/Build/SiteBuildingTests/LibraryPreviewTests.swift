import TripPlanning
import Caching
import SiteWriting
import PageRenderer
import Diagnostics
import Foundation
import SiteOutput
import Testing
import TripCompiling
import TripModel
import TripReading

@testable import SiteBuilding

/// J2 of a library: what the author sees of all trips, and of each.
@Suite("The preview of a library")
struct LibraryPreviewTests {
  /// A library, the order and the workshop of its previews.
  private struct PreviewBench {
    let workspace: TemporaryFolder
    let order: BuildOptions
    let workshop: PreviewWorkshop

    init(_ files: [String: String] = LibraryPreviewTests.three) throws {
      workspace = try TemporaryFolder()
      for (file, text) in files { try workspace.write("trips/" + file, text) }
      var order = try BuildOptions.test(workspace.path + "/trips", in: workspace)
      order.privacy.key = "0123456789abcdef0123456789abcdef"
      self.order = order
      workshop = try #require(PreviewWorkshop.open(order).0)
    }

    func write(_ file: String, _ text: String) throws { try workspace.write("trips/" + file, text) }

    /// A photo, of the example or at a path.
    func picture(_ file: String, _ photo: String) throws {
      let source = photo.hasPrefix("/") ? photo : Checkout.exampleTrip + "/photos/" + photo
      let bytes = try #require(FileManager.default.contents(atPath: source))
      let target = URL(fileURLWithPath: order.folder + "/" + file)
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try bytes.write(to: target)
    }

    func outcome() async throws -> PreviewOutcome {
      // Files come to rest first, as those of a traveller are.
      try await Task.sleep(for: .milliseconds(60))
      return await SiteBuilder.preview(order, in: workshop)
    }

    func preview() async throws -> LibraryPreview {
      let library = try await outcome().library
      return try #require(library)
    }

    /// What stands at an address; nil where nothing does.
    func text(_ path: String, of preview: LibraryPreview) async throws -> String? {
      let address = try #require(OutputPath(path))
      let file = await preview.file(address)
      guard case .bytes(let bytes) = file?.content else { return nil }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  private static let three = [
    "library.yml": "title: Where we have been\n",
    "belem/trip.yml": "title: Belém\nstart: 2026-05-01\nend: 2026-05-05\n",
    "belem/journal/2026-05-03-a.md": "First words.\n",
    "japan/tokyo/journal/2025-04-02-b.md": "---\nplace: Ueno, 35.714 139.777\n---\nOther words here.\n",
    "rome/journal/2024-03-01-c.md": "---\ntitle: The forum\nplace: Rome, 41.8925 12.4853\n---\nStones.\n",
  ]

  @Test("holds every page of a built site, byte for byte, where nothing is kept back")
  func sameAsBuilt() async throws {
    let bench = try PreviewBench()
    let preview = try await bench.preview()
    #expect(await SiteBuilder.build(bench.order).isWritten)
    let tree = try SiteTree(bench.order.output)
    for (name, text) in tree.pages {
      let shown = try await bench.text(name, of: preview)
      #expect(shown.map(Self.withoutCard) == Self.withoutCard(text), "\(name)")
    }
    let search = tree.names.filter { $0.hasPrefix("data/") }
    #expect(!search.isEmpty)
    let others = ["library.json", "feed.xml", "robots.txt", "assets/style.css", "assets/library.css"]
    for name in search + others + ["belem/trip.json"] {
      #expect(try await bench.text(name, of: preview) == tree.text(name), "\(name)")
    }
    #expect(try await bench.text("nowhere/index.html", of: preview) == nil)
    #expect(try await bench.text("belem/nothing/index.html", of: preview) == nil)
    #expect(preview.counts.entries == 3)
  }

  /// Cards are only made by a build.
  private static func withoutCard(_ page: String) -> [Substring] {
    page.split(separator: "\n").filter { !$0.contains("share.jpg") && !$0.contains("share.png") }
  }

  @Test("reads only that trip again of which something has changed, and shows it on what trips share")
  func onlyWhatChanged() async throws {
    let bench = try PreviewBench()
    let first = try await bench.preview()
    #expect(await bench.workshop.desk.readings == 3)
    let front = try #require(OutputPath("index.html"))
    let calm = try #require(OutputPath("tokyo/index.html"))
    let (old, tokyo) = (await first.file(front)?.stamp, await first.file(calm)?.stamp)
    let same = try await bench.preview()
    #expect(await same.file(front)?.stamp == old)
    #expect(await bench.workshop.desk.readings == 3)
    try bench.write("rome/trip.yml", "title: All roads\n")
    let second = try await bench.preview()
    #expect(await bench.workshop.desk.readings == 4)
    #expect(await second.file(front)?.stamp != old)
    #expect(await second.file(calm)?.stamp == tokyo)
    #expect(try await bench.text("index.html", of: second)?.contains("All roads") == true)
    #expect(try await bench.text("rome/index.html", of: second)?.contains("All roads") == true)
    // A trip that comes is there, and one that goes is not.
    try bench.write("oslo/journal/2023-03-01-c.md", "Snow.\n")
    try FileManager.default.removeItem(atPath: bench.order.folder + "/belem")
    let third = try await bench.preview()
    #expect(await bench.workshop.desk.readings == 5)
    #expect(try await bench.text("oslo/index.html", of: third) != nil)
    #expect(try await bench.text("belem/index.html", of: third) == nil)
  }

  @Test("holds what only the author sees, and the commands that add to a day of a trip")
  func forTheAuthor() async throws {
    let bench = try PreviewBench()
    try bench.write("rome/journal/2024-03-02-d.md", "---\ndraft: yes\n---\nHalf a thought.\n")
    try bench.write("secret/trip.yml", "title: Our secret\nvisibility: private\n")
    try bench.write("secret/journal/2023-01-01-e.md", "Shh.\n")
    let outcome = try await bench.outcome()
    let preview = try #require(outcome.library)
    #expect(try await bench.text("rome/journal/index.html", of: preview)?.contains("Half a thought") == true)
    #expect(try await bench.text("secret/index.html", of: preview)?.contains("Our secret") == true)
    #expect(outcome.diagnostics.contains { $0.code == .privateTrip && $0.severity == .note })
    let rome = await bench.workshop.desk.openTrips[bench.order.folder + "/rome"]
    let day = try #require(rome?.allDays.keys.min())
    #expect(preview.dayOfTrip(at: day)?.trip == TripID(folder: "rome"))
  }

  @Test("keeps the last good pages of a trip that cannot be shown, and says why")
  func lastGood() async throws {
    let bench = try PreviewBench()
    _ = try await bench.preview()
    try bench.write("rome/trip.yml", "visibility: privte\n")
    let outcome = try await bench.outcome()
    let preview = try #require(outcome.library)
    #expect(outcome.diagnostics.contains { $0.severity == .error && $0.place?.path == "rome/trip.yml" })
    #expect(try await bench.text("rome/journal/index.html", of: preview)?.contains("Stones") == true)
    #expect(try await bench.text("index.html", of: preview)?.contains("rome/index.html") == true)
    // Where a home cannot be read, nothing new of any trip is shown.
    try bench.write("rome/trip.yml", "home: Amsterdam\n")
    #expect(try await bench.outcome().shown == nil)
  }

  @Test("keeps no pages of a trip that cannot be shown and stands elsewhere than they do")
  func movedAway() async throws {
    let bench = try PreviewBench()
    _ = try await bench.preview()
    let folder = bench.order.folder + "/rome"
    #expect(await bench.workshop.desk.openTrips[folder] != nil)
    // A second trip of that name comes, which stands before it.
    try bench.write("a/rome/journal/2023-03-01-c.md", "Columns.\n")
    try bench.write("rome/trip.yml", "visibility: privte\n")
    let moved = try await bench.preview()
    #expect(try await bench.text("rome/journal/index.html", of: moved)?.contains("Columns") == true)
    #expect(await bench.workshop.desk.openTrips[folder] == nil)
    #expect(try await bench.text("rome-2/journal/index.html", of: moved) == nil)
    try bench.write("rome/trip.yml", "title: All roads\n")
    let mended = try await bench.preview()
    #expect(try await bench.text("rome-2/journal/index.html", of: mended)?.contains("Stones") == true)
  }

  @Test("waits for no picture, and shows each out of the folder of its trip")
  func pictures() async throws {
    let bench = try PreviewBench()
    for (trip, photo) in [("rome", "IMG_20260504_094512.jpg"), ("belem", "IMG_20260504_102833.jpg")] {
      try bench.picture("\(trip)/photos/one.jpg", photo)
    }
    let preview = try await bench.preview()
    let front = try await bench.text("index.html", of: preview)
    let page = try #require(front)
    let links = page.matches(of: /"(?:rome|belem)\/[^" ,]+\.jpg/).map { String($0.output.dropFirst()) }
    #expect(Set(links.map { $0.prefix(4) }) == ["rome", "bele"])
    for link in links {
      let path = try #require(OutputPath(link))
      let picture = await preview.file(path)
      #expect(picture != nil, "\(link)")
    }
    let hasDamage = await preview.renderPictures { _, _ in }
    #expect(!hasDamage)
  }

  private static let withPeople = [
    "library.yml": "currency: CHF\n", "rates.csv": "Date,CHF\n2024-03-01,0.9\n",
    "people.yml": "- name: Ana\n  picture: people/ana.jpg\n",
    "rome/trip.yml": "title: Rome\ntravellers: [Ana, Ben]\n",
    "rome/people.yml": "- name: Ben\n  picture: ben.jpg\n",
    "rome/journal/2024-03-01-c.md": "Stones.\n",
    "rome/budget.yml": "expenses:\n  - 2024-03-01 food 100 Dinner\n",
  ]

  @Test("shows the people of the library and of its trips, and what all cost, as a build does")
  func people() async throws {
    let bench = try PreviewBench(Self.withPeople)
    try bench.picture("people/ana.jpg", "IMG_20260504_094512.jpg")
    try bench.picture("rome/ben.jpg", "IMG_20260504_102833.jpg")
    let preview = try await bench.preview()
    #expect(await SiteBuilder.build(bench.order).isWritten)
    let tree = try SiteTree(bench.order.output)
    for page in ["people/index.html", "people/ana/index.html", "people/ben/index.html"] {
      #expect(try await bench.text(page, of: preview) == tree.text(page), "\(page)")
    }
    for folder in ["people/ana/", "rome/people/ben/"] {
      let portraits = tree.names.filter { $0.hasPrefix(folder) && $0.hasSuffix(".jpg") }
      #expect(!portraits.isEmpty)
      for name in portraits {
        let path = try #require(OutputPath(name))
        let picture = await preview.file(path)
        #expect(picture != nil, "\(name)")
      }
    }
    #expect(try await bench.text("index.html", of: preview)?.contains("At the rates of") == true)
  }

  @Test("gives initials to somebody whose picture turned out to be damaged, and says so")
  func damagedPortrait() async throws {
    let bench = try PreviewBench(Self.withPeople)
    try bench.picture("people/ana.jpg", Checkout.brokenTrips + "/truncated-photo/photos/cut.jpg")
    try bench.picture("rome/ben.jpg", "IMG_20260504_102833.jpg")
    let first = try await bench.preview()
    let hasDamage = await first.renderPictures { _, _ in }
    #expect(hasDamage)
    let outcome = try await bench.outcome()
    let second = try #require(outcome.library)
    #expect(outcome.diagnostics.contains { $0.code == .badPicture && $0.place?.file == "people/ana.jpg" })
    #expect(try await bench.text("people/ana/index.html", of: second)?.contains("initials") == true)
  }

  @Test("reads all trips again when the library above them is called otherwise")
  func renamed() async throws {
    let bench = try PreviewBench()
    _ = try await bench.preview()
    try bench.write("library.yml", "title: Elsewhere\n")
    let preview = try await bench.preview()
    #expect(await bench.workshop.desk.readings == 6)
    #expect(try await bench.text("rome/index.html", of: preview)?.contains("Elsewhere") == true)
  }

  @Test("has no more than a few trips open, and shows any")
  func many() async throws {
    var files = ["library.yml": ""]
    for number in 1...7 { files["trip-\(number)/journal/2024-03-0\(number)-c.md"] = "Words \(number).\n" }
    let bench = try PreviewBench(files)
    let preview = try await bench.preview()
    for number in [7, 1, 6, 2, 5, 3, 4, 7] {
      let page = try await bench.text("trip-\(number)/journal/index.html", of: preview)
      #expect(page?.contains("Words \(number).") == true, "\(number)")
    }
    #expect(await bench.workshop.desk.openTrips.count == 4)
  }
}
