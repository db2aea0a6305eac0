import Foundation
import SiteBuilding
import TripCompiling
import TripModel

extension BuildOptions {
  /// The atlas of the checkout, of which each part is opened by the first of hundreds of builds that asks for it. An
  /// order that is given another theme has one of its own.
  private static let openAtlas = OpenAtlas(themeFolder: Checkout.root)

  /// An order on a fixed day, with the theme of the checkout; the workspace holds the cache, and the site where
  /// no other place is named.
  static func test(
    _ folder: String, in workspace: TemporaryFolder, output: String? = nil, cache: String = "cache",
    isStrict: Bool = false, workers: Int = 2
  ) throws -> BuildOptions {
    let today = LocalDate(iso: "2026-06-01").map(Today.day)
    var order = BuildOptions(
      folder: folder, output: output ?? workspace.path + "/site", today: today ?? .clock(Instant(seconds: 0)),
      themeFolder: Checkout.root, cacheFolder: workspace.path + "/" + cache,
      spareCacheFolder: workspace.path + "/spare", generator: "Tripbook test")
    (order.isStrict, order.workers) = (isStrict, workers)
    order.atlas = openAtlas
    return order
  }
}

extension BuildOutcome {
  var isWritten: Bool { if case .written = ending { true } else { false } }
}
