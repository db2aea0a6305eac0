import Diagnostics
import TripModel
import TripPlanning

/// The folders of a library's site below which each of its trips stands.
///
/// One that nobody may see, or that turns out not to be in the site, takes no name from those behind it: an address with a
/// number would tell that it is there.
struct TripRoots {
  private let trips: [TripReference]
  private var absent: Set<TripID> = []
  private var folders: [TripID: [String]]

  /// As if all of these were in the site, in their order.
  init(of trips: [TripReference]) {
    self.trips = trips
    folders = Self.choose(for: trips)
  }

  /// Nil for a trip that is not in the site.
  subscript(trip: TripID) -> [String]? { folders[trip] }

  /// Gives the names of a trip that is not in the site to those behind it.
  mutating func leaveOut(_ trip: TripID) {
    guard folders[trip] != nil else { return }
    absent.insert(trip)
    folders = Self.choose(for: trips.filter { !absent.contains($0.id) })
  }

  private static func choose(for trips: [TripReference]) -> [TripID: [String]] {
    let roots = SiteLinker.roots(ofFolders: trips.map(\.name), inLibrary: true)
    return Dictionary(uniqueKeysWithValues: zip(trips.map(\.id), roots))
  }
}
