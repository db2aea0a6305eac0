import Diagnostics
import Foundation
import SiteBuilding
import Synchronization
import Testing
import TripCompiling
import TripModel

@Suite("A build")
struct BuildTests {
  private func workspace(_ settings: String = "title: Tokyo\n") throws -> TemporaryFolder {
    let workspace = try TemporaryFolder()
    try workspace.write("trip/trip.yml", settings)
    try workspace.write("trip/journal/2026-05-03-good.md", "We queued.\n")
    let picture = FileManager.default.contents(
      atPath: Checkout.brokenTrips + "/truncated-photo/photos/good.jpg")
    try workspace.write("trip/good.jpg", try #require(picture))
    return workspace
  }

  /// 3 May 2026, 23:30 in UTC.
  private static let lateEvening = Instant(seconds: 1_777_851_000)

  @Test(
    "takes the clock's day in the trip's zone, and in UTC where it has none",
    arguments: [
      ("title: Tokyo\n", "2026-05-03"), ("time zone: Asia/Tokyo\n", "2026-05-04"),
      ("time zone: America/Lima\n", "2026-05-03"),
    ])
  func takesTheDayOfTheZone(settings: String, day: String) async throws {
    let workspace = try workspace(settings)
    var order = try BuildOptions.test(workspace.path + "/trip", in: workspace)
    order.today = .clock(Self.lateEvening)
    let outcome = await SiteBuilder.build(order)
    #expect(outcome.today?.description == day)
    #expect(try SiteTree(order.output).text("trip.json").contains("\"today\" : \"\(day)\""))
  }

  @Test func tellsItsStagesInOrder() async throws {
    let workspace = try workspace()
    let order = try BuildOptions.test(workspace.path + "/trip", in: workspace)
    let stages = Stages()
    _ = await SiteBuilder.build(order) { stages.add($0) }
    #expect(
      stages.all == [.reading, .readingPhotos(done: 1, of: 1), .pictures(done: 1, of: 1), .pages, .writing])
  }

  @Test func doesNotWriteWhenItIsOnlyACheck() async throws {
    let workspace = try workspace()
    let order = try BuildOptions.test(workspace.path + "/trip", in: workspace)
    let stages = Stages()
    let outcome = await SiteBuilder.check(order) { stages.add($0) }
    #expect(stages.all == [.reading, .readingPhotos(done: 1, of: 1), .pictures(done: 1, of: 1)])
    #expect(!outcome.isWritten)
    #expect(!FileManager.default.fileExists(atPath: order.output))
  }

  @Test func countsWhatTheTripHolds() async throws {
    let workspace = try workspace()
    let outcome = await SiteBuilder.build(try .test(workspace.path + "/trip", in: workspace))
    #expect(outcome.counts.days == 1)
    #expect(outcome.counts.entries == 1)
    #expect(outcome.counts.photos == 1)
    #expect(outcome.counts.decoded == 1)
    guard case .written(let written) = outcome.ending else {
      Issue.record("nothing was written")
      return
    }
    let site = try SiteTree(workspace.path + "/site")
    let made = site.files.filter { $0.key != ".tripbook-site" }
    #expect(written.files == made.count)
    #expect(written.bytes == made.values.reduce(0) { $0 + $1.count })
  }

  @Test("tells what is wrong in the order of the files, and what concerns the whole trip last")
  func tellsInOrder() async throws {
    let workspace = try workspace("titel: Tokyo\nlanguage: pt\n")
    try workspace.write("trip/budget.yml", "totel: 5\nexpenses: [a, b]\n")
    let outcome = await SiteBuilder.check(try .test(workspace.path + "/trip", in: workspace))
    #expect(
      outcome.diagnostics.map { $0.place?.file } == [
        "budget.yml", "budget.yml", "budget.yml", "trip.yml", nil,
      ])
  }

  @Test(
    "leaves out what it may not read, by name, and builds the rest",
    .enabled(if: geteuid() != 0, "root may read all"))
  func leavesOutWhatItMayNotRead() async throws {
    let workspace = try workspace()
    try workspace.write("trip/journal/2026-05-04-locked.md", "Locked.\n")
    let locked = workspace.path + "/trip/journal/2026-05-04-locked.md"
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: locked)
    let outcome = await SiteBuilder.build(try .test(workspace.path + "/trip", in: workspace))
    #expect(outcome.exitStatus == 1)
    #expect(outcome.diagnostics.map(\.code) == [.unreadable])
    #expect(outcome.diagnostics.first?.place?.file == "journal/2026-05-04-locked.md")
    #expect(outcome.counts.entries == 1)
  }
}

/// The stages that a build told, as they came.
private final class Stages: Sendable {
  private let told = Mutex<[BuildStage]>([])

  var all: [BuildStage] { told.withLock { $0 } }

  func add(_ stage: BuildStage) { told.withLock { $0.append(stage) } }
}
