import Diagnostics
import TripModel
import TripPlanning
import TripReading

/// The folders of a library's site below which each of its trips stands.
///
/// One that turns out not to be in the site takes no name from those behind it: an address with a number would tell that
/// it is there.
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
    guard absent.insert(trip).inserted else { return }
    folders = Self.choose(for: trips.filter { !absent.contains($0.id) })
  }

  private static func choose(for trips: [TripReference]) -> [TripID: [String]] {
    let roots = SiteLinker.roots(ofFolders: trips.map(\.name), inLibrary: true)
    return Dictionary(uniqueKeysWithValues: zip(trips.map(\.id), roots))
  }
}

extension LibraryReader.Reading {
  /// Those that anybody may see. A trip that nobody may see takes no name from another.
  var shownTrips: [TripReference] { trips.filter { privateTrips[$0.id] == nil } }

  /// The others.
  var hiddenTrips: [TripReference] { trips.filter { privateTrips[$0.id] != nil } }
}
