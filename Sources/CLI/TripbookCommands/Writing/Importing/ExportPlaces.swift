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
    var circles: [PrivateCircle] = []
    var doubts: [Diagnostic] = []
    if isTrip(folder) {
      let read = try? await TripReader.privatePlaces(ofFolder: folder, privacy: privacy)
      (circles, doubts) = (read?.places.map(\.circle) ?? [], read?.ofPlaces ?? [])
    } else {
      let around = await TripReader.privatePlaces(around: folder, privacy: privacy)
      (circles, doubts) = (around.places.map(\.circle), around.ofPlaces)
    }
    guard let trips = folderOfTrips(folder) else { return (circles, doubts) }
    let known = doubts
    for name in ImportedTrips.names(in: trips) {
      let read = try? await TripReader.privatePlaces(ofFolder: trips + "/" + name, privacy: privacy)
      circles += read?.places.map(\.circle) ?? []
      let own = (read?.ofPlaces ?? []).filter { !known.contains($0) }
      doubts += own.map { $0.of(TripID(folder: name)) }
    }
    return (circles, doubts)
  }

  /// The folder of those trips whose places hold as well. Of a folder of trips something may come into each of them; and
  /// a trip that begins beside others has nobody's word yet on where home is but theirs.
  private func folderOfTrips(_ folder: String) -> String? {
    switch target {
    case .trip: return nil
    case .above: return folder
    case .new:
      if Surroundings.holdsTrip(folder) { return nil }
      if folder != order.folder { return folder }
      let above = URL(fileURLWithPath: folder).deletingLastPathComponent().path
      return LibraryReader.isLibrary(above) ? nil : above
    }
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
