import Diagnostics
import Foundation
import TripCompiling
import TripModel
import TripReading

/// Near which places an import tells nothing, by where it goes.
struct ExportPlaces {
  let target: ExportTarget
  let order: BuildOptions
  let surroundings: Surroundings

  /// The circles around them. Where a place may be that is not known, nothing is taken over: it could be any position.
  func circles() async throws(CommandStop) -> [PrivateCircle] {
    var folder = order.folder
    while folder != "/", !surroundings.isFolder(folder) {
      folder = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    }
    let (circles, doubts) = await known(in: folder)
    guard doubts.isEmpty else { throw CommandStop(doubts + [Diagnostic.placesUnknown]) }
    return circles
  }

  /// Nothing is published by an import, so that any key will do.
  private var privacy: PrivacySource {
    var privacy = order.privacy
    privacy.newKey = .unneeded
    return privacy
  }

  private func known(in folder: String) async -> ([PrivateCircle], doubts: [Diagnostic]) {
    if LibraryReader.isLibrary(folder) {
      // A trip that is not there yet is one of its trips soon, for which all its private places hold.
      let library = await LibraryReader.read(folder, output: folder + "/_site", privacy: privacy, workers: 1)
      return (library.places.map(\.circle), library.doubts)
    }
    if isTrip(folder) {
      let read = try? await TripReader.privatePlaces(ofFolder: folder, privacy: privacy)
      return (read?.places.map(\.circle) ?? [], read?.ofPlaces ?? [])
    }
    let around = await TripReader.privatePlaces(around: folder, privacy: privacy)
    var (circles, doubts) = (around.places.map(\.circle), around.ofPlaces)
    guard case .above = target else { return (circles, doubts) }
    // Something may come into each of the trips that are there: nobody knows yet into which.
    for name in ImportedTrips.names(in: folder) {
      let read = try? await TripReader.privatePlaces(ofFolder: folder + "/" + name, privacy: privacy)
      circles += read?.places.map(\.circle) ?? []
      let own = (read?.ofPlaces ?? []).filter { !around.ofPlaces.contains($0) }
      doubts += own.map { $0.of(TripID(folder: name)) }
    }
    return (circles, doubts)
  }

  /// Whether the nearest folder that is there is the trip's own, be it one so far or not, or that of a trip around it.
  private func isTrip(_ folder: String) -> Bool {
    switch target {
    case .trip: true
    case .new: folder == order.folder || Surroundings.holdsTrip(folder)
    case .above: false
    }
  }
}

extension Diagnostic {
  fileprivate static let placesUnknown = Diagnostic(
    .error, .heldBack, "Nothing is imported: unclear near which places nothing may be told",
    advice: "Mend what is named above, and import again: what is near home stays out of the trip then.")
}
