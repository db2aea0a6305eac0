import Diagnostics
import TripReading

extension Diagnostic {
  static let emptyLibrary = Diagnostic(
    .note, .emptyLibrary, "No trip in this library yet",
    advice: "Begin one: `tripbook new trip lisbon` in its folder.")

  /// That a site of the library has nothing but a front page. It is written all the same: it takes the place of one with a
  /// trip that nobody may see any more.
  static func emptiness(of library: LibraryReader.Reading) -> Diagnostic? {
    guard library.doubts.isEmpty else { return nil }
    if library.trips.isEmpty { return .emptyLibrary }
    guard library.tripsForOthers.isEmpty else { return nil }
    return Diagnostic(
      .note, .emptyLibrary, "Nobody may see any trip of this library: its site is a front page alone",
      advice:
        "To publish a trip, change what keeps it private: its trip.yml, or the name of a folder."
    )
  }
}
