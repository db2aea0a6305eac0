import TripModel
import TripCompiling
import TripPlanning

extension SiteLinker {
  /// The site of compiled trips; where there are several, those whose themes have files of their own keep them apart.
  static func link(_ trips: [CompiledTrip]) -> SitePlan {
    link(trips.map(\.plan), dressed: Set(trips.indices.filter { !trips[$0].theme.ownAssets.isEmpty }))
  }
}
