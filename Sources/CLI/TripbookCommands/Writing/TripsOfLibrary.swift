import Diagnostics
import TripCompiling
import TripModel
import TripReading

/// The trips of a library, for a command that works on one of them.
struct TripsOfLibrary {
  /// What the library says of them.
  let reading: LibraryReader.Reading

  /// Nil for a folder that is no library.
  init?(_ folder: String, privacy: PrivacySource, workers: Int) async {
    guard LibraryReader.isLibrary(folder) else { return nil }
    reading = await LibraryReader.read(
      folder, output: folder + "/_site", privacy: privacy, workers: workers)
  }

  /// From the library's folder on, in order.
  var names: [String] { reading.trips.map(\.id.folder) }

  /// What to name instead of the library, which is called so: `Name one of its trips: trips/lisbon, trips/rome.`
  func advice(library name: String) -> String {
    let folder = name == "." ? "" : name + (name.hasSuffix("/") ? "" : "/")
    let shown = names.prefix(Self.mostShown).map { EditSession.typed(folder + $0) }
    guard let first = shown.first else {
      return "It has no trip yet: begin one with `tripbook new trip \(EditSession.typed(folder + "lisbon"))`."
    }
    guard shown.count > 1 else { return "Name its trip: \(first)." }
    let more = names.count - shown.count
    return "Name one of its trips: " + shown.joined(separator: ", ") + (more > 0 ? ", or \(more) more" : "")
      + "."
  }

  /// Of more, nobody reads a list.
  private static let mostShown = 12
}

extension BuildOptions {
  /// Ends a command that works on one trip where the folder, which is called so, is a library's.
  func mustBeOneTrip(_ name: String) async throws(CommandStop) {
    guard let trips = await TripsOfLibrary(folder, privacy: privacy, workers: workers) else { return }
    throw CommandStop(
      .libraryNotBuilt, "Library of several trips, where one trip is wanted",
      advice: trips.advice(library: name), exitStatus: 2)
  }
}
