import Diagnostics
import Foundation
import TripModel
import TripReading

extension TripFolder {
  /// The folder read as a library.
  func readLibrary(privacy: PrivacySource = PrivacySource()) async -> LibraryReader.Reading {
    await LibraryReader.read(path, output: path + "/site", privacy: privacy, workers: 2)
  }

  /// One of its trips, read by itself.
  func read(trip: String, privacy: PrivacySource = PrivacySource()) async throws -> TripReader.Reading {
    try await TripReader.read(
      folder: path + "/" + trip,
      options: TripReader.Options(
        themeFolder: theme, output: path + "/" + trip + "/_site", workers: 2, privacy: privacy,
        hashing: { "hash of \($0.suffix(5))" }))
  }
}

extension LibraryReader.Reading {
  /// The folders of its trips.
  var folders: [String] { trips.map(\.id.folder) }

  /// What is said, each as `severity code file:line:column message | advice`.
  var told: [String] { diagnostics.inReadingOrder().map(\.told) }

  func places(of trip: String) -> [PrivatePlace] {
    trips.first { $0.id.folder == trip }.map { share(of: $0).places } ?? []
  }
}
