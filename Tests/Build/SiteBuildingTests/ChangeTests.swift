import Diagnostics
import Foundation
import SiteBuilding
import Testing
import TripCompiling

/// A6: the next build shows exactly what the folder says now.
@Suite("A change in the folder")
struct ChangeTests {
  @Test("of an entry's text changes the pages that show it, and no other file")
  func changesWhatShowsIt() async throws {
    let trip = try await ChangingTrip()
    let file = "journal/2026-05-05-sauce.md"
    // The number of words stays, since it is told on other pages.
    let text = try trip.text(file).trimmingSuffix("\n") + " "
    let last = try #require(text.dropLast().lastIndex(of: " "))
    try Data((text[..<last] + " zanfona.\n").utf8).write(to: URL(fileURLWithPath: trip.folder + "/" + file))
    let outcome = await trip.build()
    #expect(outcome.exitStatus == 0)
    #expect(outcome.counts.decoded == 0)
    let site = try trip.site()
    let changed = site.differences(from: trip.example.tree)
    #expect(changed.contains("journal/sauce/index.html"))
    #expect(changed == site.names(holding: "zanfona"))
  }

  @Test("that takes a photo out leaves nothing of it, just as if it had never been there")
  func leavesNothingStale() async throws {
    let trip = try await ChangingTrip()
    _ = await trip.build()
    let photo = "photos/IMG_20260505_124807.jpg"
    try FileManager.default.removeItem(atPath: trip.folder + "/" + photo)
    let outcome = await trip.build()
    #expect(outcome.isWritten)
    let site = try trip.site()
    #expect(trip.example.tree.names.contains { $0.lowercased().contains("20260505-124807") })
    #expect(!site.names.contains { $0.lowercased().contains("20260505-124807") })
    let afresh = try BuildOptions.test(
      trip.folder, in: trip.workspace, output: trip.workspace.path + "/afresh")
    _ = await SiteBuilder.build(afresh)
    #expect(site.differences(from: try SiteTree(afresh.output)) == [])
  }

  @Test("that puts things back gives the old site, byte for byte")
  func canBeTakenBack() async throws {
    let trip = try await ChangingTrip()
    let file = "pins.yml"
    let text = try trip.text(file)
    try Data("[]".utf8).write(to: URL(fileURLWithPath: trip.folder + "/" + file))
    _ = await trip.build()
    #expect(try trip.site() != trip.example.tree)
    try Data(text.utf8).write(to: URL(fileURLWithPath: trip.folder + "/" + file))
    _ = await trip.build()
    #expect(try trip.site().differences(from: trip.example.tree) == [])
  }

  @Test("that damages a photo is told by its name, and no page shows it")
  func showsNoDamage() async throws {
    let trip = try await ChangingTrip()
    let photo = "photos/IMG_20260505_124807.jpg"
    let url = URL(fileURLWithPath: trip.folder + "/" + photo)
    let whole = try Data(contentsOf: url)
    try whole.prefix(whole.count / 2).write(to: url)
    let outcome = await trip.build()
    #expect(outcome.exitStatus == 1)
    let bad = outcome.diagnostics.filter { $0.severity == .error }
    #expect(bad.map(\.code) == [.badPicture])
    #expect(bad.first?.place?.file == photo)
    let data = try TripData(site: trip.output)
    #expect(data.leftOut.map(\.file) == [photo])
    #expect(!data.photos.contains { $0.file == photo })
    let site = try trip.site()
    #expect(!site.names.contains { $0.lowercased().contains("20260505-124807") })
    #expect(SiteInspection(site).complaints == [])
  }
}

@Suite("A picture that changes while the site is being built")
struct ChangingPictureTests {
  @Test("is left out and named, and does not come back as another one's sizes later")
  func isNotKept() async throws {
    let workspace = try TemporaryFolder()
    let names = ["BRK_0402.JPG", "BRK_0421.JPG", "BRK_0426.JPG", "BRK_0415.JPG"]
    let pictures = try names.map {
      try Data(contentsOf: URL(fileURLWithPath: Checkout.exampleTrip + "/photos/" + $0))
    }
    for (index, bytes) in pictures.dropLast().enumerated() { try workspace.write("trip/\(index).jpg", bytes) }
    let order = try BuildOptions.test(workspace.path + "/trip", in: workspace, workers: 1)
    let last = workspace.path + "/trip/2.jpg"
    let outcome = await SiteBuilder.build(order) { stage in
      // Read by now, and not yet decoded.
      if case .pictures(done: 1, of: 3) = stage { try? pictures[3].write(to: URL(fileURLWithPath: last)) }
    }
    #expect(outcome.exitStatus == 1)
    #expect(outcome.diagnostics.filter { $0.severity == .error }.map(\.place?.file) == ["2.jpg"])
    #expect(outcome.diagnostics.contains { $0.message.contains("changed while the site was being built") })
    #expect(try TripData(site: order.output).photos.count == 2)
    try pictures[2].write(to: URL(fileURLWithPath: last))
    #expect(await SiteBuilder.build(order).exitStatus == 0)
    let afresh = try BuildOptions.test(
      workspace.path + "/trip", in: workspace, output: workspace.path + "/afresh", cache: "other")
    _ = await SiteBuilder.build(afresh)
    #expect(try SiteTree(order.output).differences(from: try SiteTree(afresh.output)) == [])
  }
}

@Suite("A damaged picture among others of its name")
struct SameNameTests {
  @Test("costs the others neither their page nor their pictures")
  func others() async throws {
    let workspace = try TemporaryFolder()
    let pictures = ["BRK_0402.JPG", "BRK_0421.JPG", "BRK_0426.JPG"].map {
      Checkout.exampleTrip + "/photos/" + $0
    }
    for (folder, source) in zip(["x/p", "y/p", "z/p"], pictures) {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: source))
      try workspace.write("trip/\(folder)/IMG_1.jpg", folder == "x/p" ? bytes.prefix(bytes.count / 2) : bytes)
    }
    let outcome = await SiteBuilder.build(try BuildOptions.test(workspace.path + "/trip", in: workspace))
    #expect(outcome.exitStatus == 1)
    let site = try SiteTree(workspace.path + "/site")
    #expect(SiteInspection(site).complaints == [])
    // The two that are left show two pictures: each its own.
    let small = site.files.filter { $0.key.hasSuffix("/320.jpg") }
    #expect(small.count == 2 && Set(small.values).count == 2)
    let data = try TripData(site: workspace.path + "/site")
    let alone = try TemporaryFolder()
    let last = try #require(data.photos.first { $0.file == "z/p/IMG_1.jpg" })
    try alone.write("trip/z/p/IMG_1.jpg", try Data(contentsOf: URL(fileURLWithPath: pictures[2])))
    _ = await SiteBuilder.build(try BuildOptions.test(alone.path + "/trip", in: alone))
    let own = try SiteTree(alone.path + "/site").files["photos/img-1/320.jpg"]
    let page = try #require(last.page)
    #expect(own != nil && site.files[page.replacing("index.html", with: "320.jpg")] == own)
  }
}

/// A copy of the example that a test may change, with its own site and the cache of the shared build.
private struct ChangingTrip {
  let example: ExampleSite
  let workspace: TemporaryFolder
  let folder: String
  let output: String

  init() async throws {
    example = try await ExampleSite.shared()
    workspace = try TemporaryFolder()
    folder = try workspace.copy(of: Checkout.exampleTrip, as: "trip")
    output = workspace.path + "/site"
    let cache = example.workspace.path + "/" + ExampleSite.cache
    try FileManager.default.createDirectory(
      atPath: workspace.path + "/cache", withIntermediateDirectories: true)
    // Another test may just be sealing a site there.
    for name in try FileManager.default.contentsOfDirectory(atPath: cache) where name != "sealed" {
      try FileManager.default.copyItem(atPath: cache + "/" + name, toPath: workspace.path + "/cache/" + name)
    }
  }

  func text(_ file: String) throws -> String {
    try String(contentsOf: URL(fileURLWithPath: folder + "/" + file), encoding: .utf8)
  }

  func build() async -> BuildOutcome {
    guard let order = try? BuildOptions.test(folder, in: workspace) else { preconditionFailure("no order") }
    return await SiteBuilder.build(order)
  }

  func site() throws -> SiteTree { try SiteTree(output) }
}
