import TripModel
import TripReading

/// Whether the site of a folder has a password: asked before anything is built, by the reader that builds have too.
enum ProtectionPeek {
  /// The folder whose key seals the site: the one that is built, or a library that it lies in, the nearest first; nil for a
  /// site that everybody may read.
  ///
  /// - Throws: that nobody can say so.
  static func keyFolder(of folder: String) throws(Blocked) -> String? {
    // What is not to be read without a password there, is not to be read without one because it was built alone.
    for path in [folder] + LibraryReader.libraries(above: folder) {
      if try TripReader.protection(of: path) != nil { return path }
    }
    return nil
  }

  /// Whether one of the trips of a library has a password of its own; where nobody can say so it is told when the trip is
  /// read, and the trip is in no site.
  static func isLocked(_ folder: String) -> Bool {
    let protection = try? TripReader.protection(of: folder)
    return protection != nil
  }
}

extension LibraryReader.Reading {
  /// Whether one of its trips is a sealed site by itself because it has a password, and the library has none.
  func isLocked(_ trip: TripReference) -> Bool {
    settings.protection == nil && privateTrips[trip.id] == nil && ProtectionPeek.isLocked(trip.folder)
  }
}
