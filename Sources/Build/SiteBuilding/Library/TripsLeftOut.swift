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

  /// Of a trip that only those are to read who have its password no page tells: this is how its author learns where it is.
  ///
  /// `folder` is that of its sealed site in the library's, as `sealed/abc/`; nil where nobody knows it yet.
  static func protectedTrip(_ trip: TripReference, at folder: String?) -> Diagnostic {
    let place = SourcePlace(file: trip.id.folder)
    guard let folder else {
      return Diagnostic(
        .note, .protectedTrip, "This trip has a password, and no page of its library tells of it", at: place,
        advice: "`tripbook build` says at which address it opens.")
    }
    return Diagnostic(
      .note, .protectedTrip, "This trip opens with its password at \(folder) in the site", at: place,
      advice: "Hand that address on, or write `card: yes` in its trip.yml: then the front page leads to it.")
  }
}
