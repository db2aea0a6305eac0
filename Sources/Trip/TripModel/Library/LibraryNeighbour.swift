/// Another trip of the library that a trip lies in, as far as it has to be known when that one is built by itself.
package struct LibraryNeighbour: Sendable {
  package var trip: TripReference
  /// Folders within its own that are no part of it, by their real paths.
  package var otherFolders: Set<String>
  /// What the library leaves out of it.
  package var rules: [RulesAbove]
  /// Whether it may be in a site, so that what it says of its bookings may be published.
  package var isShown: Bool

  package init(_ trip: TripReference, otherFolders: Set<String>, rules: [RulesAbove], isShown: Bool) {
    self.trip = trip
    self.otherFolders = otherFolders
    self.rules = rules
    self.isShown = isShown
  }
}
