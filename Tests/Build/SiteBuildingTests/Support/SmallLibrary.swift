import Foundation
import Diagnostics
import SiteOutput
import TripPlanning
import TripReading
import Caching
import SiteWriting
import PageRenderer
import SiteBuilding
import Testing
import TripCompiling
import TripModel

/// A library of a few small trips.
struct SmallLibrary {
  let workspace: TemporaryFolder
  var order: BuildOptions

  init(_ files: [String: String]) throws {
    workspace = try TemporaryFolder()
    for (file, text) in files { try workspace.write("trips/" + file, text) }
    order = try .test(workspace.path + "/trips", in: workspace)
    order.privacy.key = "0123456789abcdef0123456789abcdef"
  }

  func write(_ file: String, _ text: String) throws { try workspace.write("trips/" + file, text) }

  func build() async -> BuildOutcome { await SiteBuilder.build(order) }

  /// One of its trips by itself.
  func build(_ trip: String) async throws -> SiteTree {
    var order = order
    order.folder += "/" + trip
    order.output = workspace.path + "/alone-" + trip
    #expect(await SiteBuilder.build(order).isWritten)
    return try SiteTree(order.output)
  }

  func tree() throws -> SiteTree { try SiteTree(order.output) }

  static let three = [
    "library.yml": "title: Where we have been\n",
    "belem/trip.yml": "title: Belém\nstart: 2026-05-01\nend: 2026-05-05\n",
    "belem/journal/2026-05-03-a.md": "First words.\n",
    "japan/tokyo/trip.yml": "title: Tokyo\n",
    "japan/tokyo/journal/2025-04-02-b.md": "Other words here.\n",
    "rome/journal/2024-03-01-c.md": "---\ntitle: The forum\nplace: Rome, 41.8925 12.4853\n---\nStones.\n",
  ]
}
