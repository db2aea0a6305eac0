import Diagnostics
import TripModel

/// Why a trip of a library is not in its site.
extension Diagnostic {
  static func tripNotBuilt(_ trip: TripReference) -> Diagnostic {
    Diagnostic(
      .error, .tripNotBuilt, "This trip cannot be in the site",
      at: SourcePlace(file: trip.id.folder),
      advice: "Mend what is said of it above; `tripbook build` of its folder tells the same.")
  }

  /// A trip that only those are to read who have its password is not in a site that everybody reads.
  static func protectedTrip(_ trip: TripReference) -> Diagnostic {
    Diagnostic(
      .note, .protectedTrip, "This trip has a password, and is not in the site of its library",
      at: SourcePlace(file: trip.id.folder),
      advice: "Build it by itself: `tripbook build` of its folder.")
  }
}
