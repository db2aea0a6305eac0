import PageRenderer
import SiteOutput
import TripCompiling
import TripModel
import TripReading

extension BuildWork {
  /// Ends a build that would put a trip with a password into an open site. Whoever asked for the password before did so
  /// before the trip was read, and could not be sure where its settings are in doubt.
  mutating func refuseToOpen(_ trip: Trip) throws(BuildAborted) {
    guard !options.addresses.isOpaque else { return }
    do throws(Blocked) {
      // A trip of several has no site of its own: of their library somebody else asks.
      let isLocked =
        try options.trip == nil
        ? ProtectionPeek.keyFolder(of: options.folder) != nil
        : TripReader.protection(of: options.folder) != nil
      if !isLocked, trip.settings.protection == nil { return }
      compiler.report(.wouldBeOpen)
    } catch {
      compiler.report(error.doubts)
    }
    throw .refused
  }
}
