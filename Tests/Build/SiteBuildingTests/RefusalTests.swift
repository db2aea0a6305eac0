import TripReading
import Diagnostics
import Foundation
import SiteBuilding
import Testing
import TripCompiling
import TripModel

@Suite("A folder or an output that will not do")
struct RefusalTests {
  private static let entry = "---\ntitle: Good morning\n---\nWe queued for forty minutes.\n"

  private func workspace() throws -> TemporaryFolder {
    let workspace = try TemporaryFolder()
    try workspace.write("trip/journal/2026-05-03-good.md", Self.entry)
    return workspace
  }

  private func order(_ workspace: TemporaryFolder, isStrict: Bool = false) throws -> BuildOptions {
    try .test(workspace.path + "/trip", in: workspace, isStrict: isStrict)
  }

  @Test(arguments: [false, true]) func aMissingFolderIsWrongUse(isCheck: Bool) async throws {
    let workspace = try TemporaryFolder()
    let order = try order(workspace)
    let outcome = isCheck ? await SiteBuilder.check(order) : await SiteBuilder.build(order)
    #expect(outcome.exitStatus == 2)
    #expect(outcome.diagnostics.map(\.code) == [.noTrip])
  }

  @Test func aFileInThePlaceOfTheFolderIsWrongUse() async throws {
    let workspace = try TemporaryFolder()
    try workspace.write("trip", "no folder")
    #expect(await SiteBuilder.build(try order(workspace)).exitStatus == 2)
  }

  @Test func anEmptyFolderIsNotBuiltAndAnErrorOfCheck() async throws {
    let workspace = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: workspace.path + "/trip", withIntermediateDirectories: false)
    let order = try order(workspace)
    let built = await SiteBuilder.build(order)
    #expect(built.exitStatus == 3)
    #expect(built.diagnostics.map(\.code) == [.emptyTrip])
    #expect(!FileManager.default.fileExists(atPath: order.output))
    #expect(await SiteBuilder.check(order).exitStatus == 1)
  }

  @Test(
    "What is held back keeps the old site as it is",
    arguments: [
      ("trip.yml", "home: Amsterdam\n"),
      ("trip.yml", "private zones: [{at: 38.7 -9.1, radius: 2}]\n"),
      ("trip.yml", "publish delay: a while\n"), ("trip.yml", "publish: {budget: perhaps}\n"),
      ("trip.yml", "publish: {photos: no}\n"), ("trip.yml", "visibility: privte\n"),
      ("trip.yml", "visibility: public\n\thome: 52.3702, 4.8952\n"),
    ] as [(String, String)])
  func heldBackKeepsTheOldSite(file: String, text: String) async throws {
    let workspace = try workspace()
    let order = try order(workspace)
    #expect(await SiteBuilder.build(order).exitStatus == 0)
    let before = try SiteTree(order.output)
    try workspace.write("trip/" + file, text)
    let outcome = await SiteBuilder.build(order)
    #expect(outcome.exitStatus == 3)
    #expect(outcome.diagnostics.contains { $0.code == .heldBack && $0.severity == .error })
    #expect(try SiteTree(order.output) == before)
    #expect(await SiteBuilder.check(order).exitStatus == 1)
  }

  @Test("A private trip is checked, and never written")
  func aPrivateTripIsForPreview() async throws {
    let workspace = try workspace()
    let order = try order(workspace)
    #expect(await SiteBuilder.build(order).exitStatus == 0)
    let before = try SiteTree(order.output)
    try workspace.write("trip/trip.yml", "visibility: private\n")
    let outcome = await SiteBuilder.build(order)
    #expect(outcome.exitStatus == 3)
    #expect(outcome.diagnostics.map(\.code) == [.privateTrip])
    #expect(outcome.diagnostics.first?.message.contains("for a preview only") == true)
    #expect(outcome.diagnostics.first?.place?.span?.line == 1)
    #expect(try SiteTree(order.output) == before)
    let checked = await SiteBuilder.check(order)
    #expect(checked.exitStatus == 0 && checked.diagnostics.map(\.severity) == [.note])
  }

  @Test("A folder in which everything is kept back is not built")
  func allKeptBack() async throws {
    let workspace = try TemporaryFolder()
    try workspace.write("trip/journal/2026-05-03-secret.md", "---\ndraft: yes\n---\nNot yet.\n")
    let order = try order(workspace)
    let outcome = await SiteBuilder.build(order)
    #expect(outcome.exitStatus == 3)
    #expect(outcome.diagnostics.contains { $0.code == .emptyTrip && $0.severity == .error })
    #expect(!FileManager.default.fileExists(atPath: order.output))
  }

  @Test("A home outside the folder that cannot be read keeps the site back")
  func aHomeOutsideTheFolderKeepsTheSiteBack() async throws {
    let workspace = try workspace()
    var order = try order(workspace)
    order.privacy.home = "somewhere"
    let outcome = await SiteBuilder.build(order)
    #expect(outcome.exitStatus == 3)
    #expect(outcome.diagnostics.first?.message.contains("TRIPBOOK_HOME") == true)
    #expect(!FileManager.default.fileExists(atPath: order.output))
  }

  @Test("A warning keeps back the site of a strict build only")
  func strictness() async throws {
    let workspace = try workspace()
    try workspace.write("trip/trip.yml", "titel: Lisbon\n")
    let strict = try order(workspace, isStrict: true)
    #expect(await SiteBuilder.build(strict).exitStatus == 3)
    #expect(await SiteBuilder.check(strict).exitStatus == 1)
    #expect(!FileManager.default.fileExists(atPath: strict.output))
    let easy = try order(workspace)
    #expect(await SiteBuilder.build(easy).exitStatus == 0)
    #expect(await SiteBuilder.check(easy).exitStatus == 0)
  }

  @Test func aNoteKeepsNothingBack() async throws {
    let workspace = try workspace()
    try workspace.write("trip/destinations.yml", "")
    let outcome = await SiteBuilder.build(try order(workspace, isStrict: true))
    #expect(outcome.exitStatus == 0)
    #expect(outcome.diagnostics.map(\.severity) == [.note])
  }

  @Test("A strict build is not written for an error either")
  func strictErrors() async throws {
    let workspace = try workspace()
    try workspace.write("trip/trip.yml", "start: 3 May\n")
    #expect(await SiteBuilder.build(try order(workspace)).exitStatus == 1)
    let before = try SiteTree(workspace.path + "/site")
    #expect(await SiteBuilder.build(try order(workspace, isStrict: true)).exitStatus == 3)
    #expect(try SiteTree(workspace.path + "/site") == before)
  }

  @Test("An output with files that Tripbook did not make is left alone", arguments: [true, false])
  func foreignFiles(isOurs: Bool) async throws {
    let workspace = try workspace()
    let order = try order(workspace)
    if isOurs { _ = await SiteBuilder.build(order) }
    try workspace.write("site/thesis.txt", "three years of work")
    let before = try SiteTree(order.output)
    let outcome = await SiteBuilder.build(order)
    #expect(outcome.exitStatus == 3)
    #expect(outcome.diagnostics.map(\.code) == [.notOurFolder])
    #expect(try SiteTree(order.output) == before)
  }

  @Test("The trip folder itself, or one above it, is never the output", arguments: ["/trip", ""])
  func theTripIsNoOutput(place: String) async throws {
    let workspace = try workspace()
    var order = try order(workspace)
    order.output = workspace.path + place
    let outcome = await SiteBuilder.build(order)
    #expect(outcome.exitStatus == 3)
    #expect(outcome.diagnostics.contains { $0.code == .notOurFolder && $0.message.contains("would replace") })
    #expect(FileManager.default.fileExists(atPath: workspace.path + "/trip/journal/2026-05-03-good.md"))
  }

  @Test func anOutputBelowAFileCannotBeWritten() async throws {
    let workspace = try workspace()
    try workspace.write("note", "a file")
    var order = try order(workspace)
    order.output = workspace.path + "/note/site"
    let outcome = await SiteBuilder.build(order)
    #expect(outcome.exitStatus == 3)
    #expect(outcome.diagnostics.map(\.code) == [.cannotWrite])
  }

  @Test func aCacheThatCannotBeMadeIsANote() async throws {
    let workspace = try workspace()
    try workspace.write("file", "in the way")
    var order = try order(workspace)
    order.cacheFolder = workspace.path + "/file/cache"
    let outcome = await SiteBuilder.build(order)
    #expect(outcome.exitStatus == 0)
    #expect(outcome.diagnostics.map(\.code) == [.noCache])
    #expect(outcome.diagnostics.map(\.severity) == [.note])
    order.spareCacheFolder = workspace.path + "/file/spare"
    #expect(await SiteBuilder.build(order).exitStatus == 3)
  }

  @Test(arguments: [
    ("journal/2026-05-04-long.md", 9 << 20, DiagnosticCode.tooLarge), ("pins.yml", 17 << 20, .tooLarge),
    ("budget.yml", 0, .moreProblems),
  ])
  func aFileOfTooMuchIsToldAndTheRestIsBuilt(file: String, size: Int, code: DiagnosticCode) async throws {
    let workspace = try workspace()
    let problems = "expenses:\n" + String(repeating: "  - food\n", count: 150)
    let line = String(repeating: "a word ", count: 100) + "\n"
    try workspace.write("trip/" + file, size > 0 ? String(repeating: line, count: size / 700) : problems)
    let order = try order(workspace)
    let outcome = await SiteBuilder.build(order)
    #expect(outcome.exitStatus == 1)
    #expect(outcome.diagnostics.contains { $0.code == code })
    #expect(try TripData(site: order.output).entries.map(\.title) == ["Good morning"])
  }
}
