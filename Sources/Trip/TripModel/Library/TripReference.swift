package import Diagnostics

/// A trip of a library, before anything of it is read.
package struct TripReference: Hashable, Comparable, Sendable {
  package let id: TripID
  /// The trip's folder on this machine.
  package let folder: String

  package init(_ id: TripID, folder: String) {
    self.id = id
    self.folder = folder
  }

  package static func < (one: TripReference, other: TripReference) -> Bool { one.id < other.id }
}
