import TripModel
import TripReading

/// Whether the site of a folder has a password: asked before anything is built, by the reader that builds have too.
enum ProtectionPeek {
  /// The folder whose key seals the site: the one that is built, or a library that it lies in, the nearest first; nil for a
  /// site that everybody may read.
  static func keyFolder(of folder: String) -> String? {
    if TripReader.protection(of: folder) != nil { return folder }
    // What is not to be read without a password there, is not to be read without one because it was built alone.
    return LibraryReader.libraries(above: folder).first { TripReader.protection(of: $0) != nil }
  }
}
