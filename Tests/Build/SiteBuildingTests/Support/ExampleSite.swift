import Foundation
import SiteBuilding
import Synchronization
import Testing
import TripCompiling

/// The example trip, built once for all tests that look at its site.
struct ExampleSite {
  let workspace: TemporaryFolder
  /// Where the site stands; nobody changes it.
  let path: String
  let tree: SiteTree
  let outcome: BuildOutcome

  /// The cache of the shared build, which knows every picture of the example.
  static let cache = "example-cache"

  static func shared() async throws -> ExampleSite { try await building.value }

  /// An order that finds the pictures of the example made already: for a trip that has some of them, of which nobody
  /// asks how they come to be.
  static func knowing(_ order: BuildOptions) async throws -> BuildOptions {
    var order = order
    order.cacheFolder = try await shared().workspace.path + "/" + cache
    return order
  }

  private static let folder = Mutex<String?>(nil)

  private static let building = Task {
    let workspace = try TemporaryFolder()
    // Nothing else lets go of what a static constant holds.
    atexit {
      if let folder = ExampleSite.folder.withLock({ $0 }) {
        try? FileManager.default.removeItem(atPath: folder)
      }
    }
    folder.withLock { $0 = workspace.path }
    let order = try BuildOptions.test(
      Checkout.exampleTrip, in: workspace, output: workspace.path + "/example", cache: cache)
    let outcome = await SiteBuilder.build(order)
    let path = order.output
    return ExampleSite(workspace: workspace, path: path, tree: try SiteTree(path), outcome: outcome)
  }
}
