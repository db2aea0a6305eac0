import Diagnostics
import Foundation
import SiteBuilding
import SiteSealing
import TripCompiling
import TripModel
import TripPlanning
import TripReading

/// The sealed sites of trips in the site of a library that everybody reads, as an audit meets them.
struct SealedParts {
  private let site: String
  /// Below that of the library: `sealed/` and 26 letters.
  let folders: [String]

  /// `site` is the folder of the library's site, by its path.
  init(in site: String) {
    self.site = site
    let parent = SiteLinker.sealedFolder
    let names = (try? FileManager.default.contentsOfDirectory(atPath: site + "/" + parent)) ?? []
    folders = names.sorted().map { parent + "/" + $0 }.filter { SealedSite(folder: site + "/" + $0) != nil }
  }

  /// Whether a file of the library's site is of one of them.
  func hold(_ path: String) -> Bool { folders.contains { path.hasPrefix($0 + "/") } }

  /// How the folders are known of which they were made, and what nothing in them may tell.
  struct Sources {
    /// What is ordered, of whatever folder.
    var order: BuildOptions
    /// Of which the site may have been made: those that hold it, or one that was named.
    var folders: [String]
    /// Whether one was named, so that what it keeps private is looked for.
    var isNamed: Bool
    /// What the whole library keeps private.
    var things: PrivateThings
  }

  /// What is found in them, each opened with what is at hand; told by the names of open sites, behind the folder of each.
  func audit(_ sources: Sources, spareFolder: String, workers: Int) async -> [Diagnostic] {
    let keys = await storedKeys(sources)
    var found: [Diagnostic] = []
    for folder in folders {
      guard let sealed = SealedSite(folder: site + "/" + folder) else { continue }
      let kept = keys.first { sealed.ring?.siteID == $0.key.siteID }
      let sealing = sources.order.sealing
      // What the environment names may open another one of them.
      let known =
        kept.map { SealedKeys(stored: [$0.key]) }
        ?? SealedKeys(hex: sealing.siteKey, password: sealing.password)
      // Around a home of the library is no published position; codes that its site may not tell, the trip may.
      var things = PrivateThings(circles: sources.things.circles)
      if sources.isNamed, let kept {
        var order = sources.order
        order.folder = kept.folder
        things = await SiteBuilder.privateThings(of: order)
      }
      let audit = SealedAudit(
        sealed, keeping: things, themeFolder: sources.order.themeFolder, spareFolder: spareFolder,
        workers: workers)
      found += await audit.audit(with: known).map { $0.below(folder) }
    }
    return found
  }

  /// Those that this machine keeps of the trips of libraries among the folders.
  private func storedKeys(_ sources: Sources) async -> [(folder: String, key: SiteKey)] {
    var trips: [String] = []
    for folder in sources.folders where LibraryReader.isLibrary(folder) {
      let library = await LibraryReader.read(
        folder, output: sources.order.output, privacy: sources.order.privacy, workers: sources.order.workers)
      trips += library.trips.map(\.folder)
    }
    return trips.compactMap { folder in
      sources.order.sealing.stored(folder).map { (folder: folder, key: $0.key) }
    }
  }
}

extension Diagnostic {
  /// The same of a site that lies in a folder of another one.
  fileprivate func below(_ folder: String) -> Diagnostic {
    var told = self
    told.place?.file = folder + "/" + (place?.file ?? "")
    for index in told.others.indices { told.others[index].file = folder + "/" + others[index].file }
    return told
  }
}
