import Diagnostics
import Foundation
import SiteOutput
import Testing
import TripCompiling
import TripModel
import TripPlanning

@Suite("The way from a folder to its plan")
struct TripCompilerTests {
  private static let depths: [CompileDepth] = [.words, .likeness, .checked, .published]

  /// What is known of a trip at a depth; unless another folder is named, of the example.
  private static func compile(
    _ depth: CompileDepth, _ folder: String = Checkout.exampleTrip, in workspace: TemporaryFolder,
    cache: String = "cache"
  ) async throws -> (CompiledTrip, TripCompiler) {
    var compiler = TripCompiler(
      try .test(folder, in: workspace, cache: cache), for: .readers, depth: depth)
    if depth > .words { try compiler.openCache() }
    let compiled = try await compiler.compile(try compiler.publishable(try await compiler.read()))
    return (compiled, compiler)
  }

  /// The addresses of all that has a page.
  private static func pages(_ plan: TripPlan) -> [String] {
    var pages = plan.days.map(\.page)
    pages += plan.journal.entries.map(\.page)
    pages += plan.media.photos.map(\.page)
    pages += plan.itinerary.events.map(\.page)
    pages += plan.places.map(\.page)
    pages += plan.journal.tags.map(\.page)
    pages += plan.itinerary.attractions.map(\.page)
    return pages.map(\.text)
  }

  @Test("leads to the same pages, however deep a command looks", arguments: depths.dropLast())
  func samePages(_ depth: CompileDepth) async throws {
    // With the pictures of the shared build: addresses are none of theirs.
    let (workspace, cache) = (try await ExampleSite.shared().workspace, ExampleSite.cache)
    let (one, _) = try await Self.compile(depth, in: workspace, cache: cache)
    let (whole, _) = try await Self.compile(.published, in: workspace, cache: cache)
    let pages = Self.pages(one.plan)
    #expect(pages == Self.pages(whole.plan) && pages.count > 40)
  }

  @Test("hashes no file and keeps nothing for who looks at words alone")
  func words() async throws {
    let workspace = try TemporaryFolder()
    let (compiled, compiler) = try await Self.compile(.words, in: workspace)
    let photos = compiled.trip.photos
    #expect(!photos.isEmpty && photos.allSatisfy(\.contentHash.isEmpty) && compiler.cache == nil)
    #expect(!FileManager.default.fileExists(atPath: workspace.path + "/cache"))
  }

  @Test(
    "makes no picture but for who checks or publishes, and says beforehand what it will look like to who publishes",
    arguments: zip(depths.dropFirst(), [(false, false), (true, false), (true, true)]))
  func pictures(_ depth: CompileDepth, _ expected: (areMade: Bool, areKnown: Bool)) async throws {
    // Without a cache one picture tells as much as thirty.
    let workspace = try TemporaryFolder()
    let picture = FileManager.default.contents(atPath: Checkout.exampleTrip + "/photos/BRK_0402.JPG")
    try workspace.write("trip/photos/BRK_0402.JPG", try #require(picture))
    let (compiled, compiler) = try await Self.compile(depth, workspace.path + "/trip", in: workspace)
    let photos = compiled.plan.media.photos
    #expect((compiler.decoded > 0) == expected.areMade)
    #expect(photos.contains { $0.placeholder != nil } == expected.areKnown)
  }

  @Test("keeps the guard on whatever is made of what it guards")
  func guarded() async throws {
    let workspace = try TemporaryFolder()
    try workspace.write("trip/trip.yml", "visibility: private\n")
    try workspace.write("trip/journal/2026-05-03.md", "A day.\n")
    var compiler = TripCompiler(
      try .test(workspace.path + "/trip", in: workspace), for: .readers, depth: .words)
    let compiled = try await compiler.read().map { reading throws(BuildAborted) in
      try await compiler.compile(reading)
    }
    let place = try #require(compiled.blocked?.privateAt)
    #expect(place.file == "trip.yml" && place.span?.line == 1)
    #expect(throws: Blocked.self) { try compiled.forOthers() }
    #expect(try await Self.isRefused(&compiler))
  }

  private static func isRefused(_ compiler: inout TripCompiler) async throws -> Bool {
    let reading = try await compiler.read()
    do throws(BuildAborted) {
      _ = try compiler.publishable(reading)
      return false
    } catch { return error == .refused && compiler.diagnostics.contains { $0.code == .privateTrip } }
  }
}
