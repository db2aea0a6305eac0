package import Diagnostics
package import SiteAuditor
import TripModel
import TripReader

extension SiteBuilder {
  /// Where a trip keeps positions private: around its home, and in its private zones.
  ///
  /// What they are is read from trip.yml and from the machine; the rest of the folder does not matter. Beside them stands what ends a
  /// build, and an audit likewise: where home is not known, nobody can say that it is not in the site.
  package static func privateCircles(
    of order: BuildOrder
  ) -> (circles: [ForbiddenCircle], diagnostics: [Diagnostic]) {
    do throws(TripReader.NoFolder) {
      let read = try TripReader.privatePlaces(ofFolder: order.folder, privacy: order.privacy)
      return (read.places.map(ForbiddenCircle.init), read.diagnostics)
    } catch {
      return ([], [error.diagnostic])
    }
  }
}

extension ForbiddenCircle {
  /// Not the larger circle out of which everything is taken: its rim is where published ways end.
  init(_ place: PrivatePlace) {
    self.init(
      latitude: place.middle.latitude, longitude: place.middle.longitude, metres: place.metres,
      name: place.kind == .home ? "home" : "a private zone")
  }
}
