import Diagnostics
import Foundation
import Rounds
import SiteBuilding
import Testing
import TripCompiling

@Suite("The example trip")
struct ExampleTripTests {
  @Test("is built without a word") func isBuiltWithoutAWord() async throws {
    let example = try await ExampleSite.shared()
    #expect(example.outcome.isWritten)
    #expect(example.outcome.diagnostics.map { "\($0.severity) \($0.code.rawValue)" } == [])
    #expect(example.outcome.exitStatus == 0)
    #expect(example.outcome.counts.decoded == example.outcome.counts.photos)
  }

  @Test func leadsNowhereInVain() async throws {
    let example = try await ExampleSite.shared()
    #expect(SiteInspection(example.tree).complaints == [])
    // 404.html is no page that one goes to.
    #expect(example.tree.pages.count == example.outcome.counts.pages + 1)
  }

  @Test func namesItsPagesToMachines() async throws {
    let example = try await ExampleSite.shared()
    let pages = example.tree.text("trip.json").matches(of: /"page" : "([^"]+)"/).map { String($0.1) }
    #expect(pages.count > 40)
    #expect(Set(pages).subtracting(example.tree.names) == [])
  }

  /// At night every picture is made once more; that one worker makes the same of a picture as several is looked at by
  /// `ExampleRunTests` as well.
  private static let isCold = Rounds.of(0, nightly: 1) == 1

  @Test("is the same site from another folder, by one worker, and at night from a cold cache")
  func isTheSameFromElsewhere() async throws {
    let example = try await ExampleSite.shared()
    let workspace = try TemporaryFolder()
    let copy = try workspace.copy(of: Checkout.exampleTrip, as: "quite/another/name")
    let order = try BuildOptions.test(
      copy, in: example.workspace, output: workspace.path + "/site",
      cache: Self.isCold ? "cold-cache" : ExampleSite.cache, workers: 1)
    _ = await SiteBuilder.build(order)
    #expect(try SiteTree(order.output).differences(from: example.tree) == [])
  }

  @Test("is the same site from the cache, and no picture is decoded")
  func isTheSameFromTheCache() async throws {
    let example = try await ExampleSite.shared()
    let order = try BuildOptions.test(
      Checkout.exampleTrip, in: example.workspace, output: example.workspace.path + "/again",
      cache: ExampleSite.cache, workers: 3)
    let outcome = await SiteBuilder.build(order)
    #expect(outcome.counts.decoded == 0)
    #expect(try SiteTree(order.output).differences(from: example.tree) == [])
  }

  @Test("is checked without anything being written into its folder")
  func isCheckedWithoutWriting() async throws {
    let example = try await ExampleSite.shared()
    let copy = try example.workspace.copy(of: Checkout.exampleTrip, as: "checked")
    let before = try FolderState(copy)
    let order = try BuildOptions.test(
      copy, in: example.workspace, output: copy + "/_site", cache: ExampleSite.cache)
    let outcome = await SiteBuilder.check(order)
    #expect(outcome.exitStatus == 0)
    #expect(try FolderState(copy) == before)
  }

  @Test("is built with nothing else in its folder being touched")
  func isBuiltBesideTheRest() async throws {
    let example = try await ExampleSite.shared()
    let copy = try example.workspace.copy(of: Checkout.exampleTrip, as: "beside")
    let before = try FolderState(copy)
    let order = try BuildOptions.test(
      copy, in: example.workspace, output: copy + "/_site", cache: ExampleSite.cache)
    // The second build meets the site of the first, and takes nothing of it for part of the trip.
    for _ in 1...2 {
      let outcome = await SiteBuilder.build(order)
      #expect(outcome.exitStatus == 0)
      #expect(try SiteTree(order.output).differences(from: example.tree) == [])
    }
    #expect(try FolderState(copy).without("_site") == before.without("_site"))
  }
}
