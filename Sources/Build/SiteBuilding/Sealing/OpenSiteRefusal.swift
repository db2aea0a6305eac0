import Diagnostics
import SiteOutput
import TripCompiling
import TripModel
import TripReading

extension BuildOptions {
  /// Why what was read may not be put into a site that everybody can read; nothing where it may. Whoever asked for the
  /// password before did so before it was read, and could not be sure where settings are in doubt.
  ///
  /// `protection` is what the trip or the library says of itself.
  func refusalToOpen(_ protection: Protection?) -> [Diagnostic] {
    guard !addresses.isOpaque else { return [] }
    do throws(Blocked) {
      // A trip of several has no site of its own: of their library somebody else asks.
      let isLocked =
        try trip == nil
        ? ProtectionPeek.keyFolder(of: folder) != nil : TripReader.protection(of: folder) != nil
      return isLocked || protection != nil ? [.wouldBeOpen] : []
    } catch {
      return error.doubts
    }
  }
}
