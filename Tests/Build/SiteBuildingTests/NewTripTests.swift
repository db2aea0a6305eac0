import TripPlanning
import TripReading
import Diagnostics
import SiteBuilding
import Testing
import TripCompiling
import TripModel
import TripWriting

/// What `tripbook new` writes, as a build takes it.
@Suite("A trip as it was begun")
struct NewTripTests {
  private static let trip: NewTrip? = LocalDate(iso: "2026-05-30").map {
    NewTrip(title: "Lisbon", firstDay: $0)
  }

  /// The lines behind a single `#`, by their positions.
  private static let commented: [Int] = lines.indices.filter { lines[$0].hasPrefix("# ") }
  private static let lines = (trip?.settings ?? "").split(separator: "\n", omittingEmptySubsequences: false)

  private static func check(without marks: Set<Int>) async throws -> [Diagnostic] {
    let workspace = try TemporaryFolder()
    let settings = lines.enumerated().map {
      marks.contains($0.offset) ? String($0.element.dropFirst(2)) : String($0.element)
    }
    try workspace.write("trip/trip.yml", settings.joined(separator: "\n"))
    try workspace.write("trip/journal/2026-05-30-setting-out.md", trip?.firstEntry().text ?? "")
    return await SiteBuilder.check(try .test(workspace.path + "/trip", in: workspace)).diagnostics
  }

  @Test("every line of its trip.yml works without its #", arguments: commented)
  func lineAlone(index: Int) async throws {
    #expect(try await Self.check(without: [index]).map(\.code) == [.emptyEntry])
  }

  @Test("all lines of its trip.yml work without their # together, and there are some")
  func allLines() async throws {
    #expect(Self.commented.count >= 8)
    #expect(try await Self.check(without: Set(Self.commented)).map(\.code) == [.emptyEntry])
  }

  @Test("nothing of its first entry is published until something is written there, and then that alone")
  func firstEntry() async throws {
    let workspace = try TemporaryFolder()
    let stub = try #require(Self.trip?.firstEntry().text)
    try workspace.write("trip/trip.yml", Self.trip?.settings ?? "")
    try workspace.write("trip/journal/2026-05-30-setting-out.md", stub)
    let order = try BuildOptions.test(workspace.path + "/trip", in: workspace, isStrict: true)
    #expect(await SiteBuilder.build(order).isWritten)
    var site = try SiteTree(order.output)
    for words in ["Setting out", "Write here", "find their day"] {
      #expect(site.names(holding: words).isEmpty)
    }
    try workspace.write("trip/journal/2026-05-30-setting-out.md", stub + "\nWe left at dawn.\n")
    let outcome = await SiteBuilder.build(try .test(workspace.path + "/trip", in: workspace))
    #expect(outcome.diagnostics.map(\.code) == [.emptyEntry])
    #expect(outcome.diagnostics.first?.others.count == 1)
    site = try SiteTree(order.output)
    #expect(!site.names(holding: "We left at dawn").isEmpty && !site.names(holding: "Setting out").isEmpty)
    for words in ["Write here", "find their day"] { #expect(site.names(holding: words).isEmpty) }
  }
}
