package import Diagnostics

/// What a trip has of the library that it lies in, whether it is built with the others or by itself.
package struct LibraryShare: Sendable {
  /// The places of all trips and of the machine near which none of them publishes anything: the trip's own first, and
  /// what is home to others alone as a zone, so that nobody is told how far away it is.
  package var places: [PrivatePlace]
  /// Folders within the trip's own that are no part of it: trips of their own, and what is left out. By their real
  /// paths.
  package var otherFolders: Set<String>
  /// What the library leaves out of each of its trips, from its own folder on down.
  package var rules: [RulesAbove]
  /// What the library and its other trips keep back of people.
  package var people: PeopleKeptBack
  /// Whether the trip lies in a folder of the library whose name keeps back what is in it: `private`, `_drafts`.
  package var isInPrivateFolder: Bool
  /// What keeps the places of some trip from being known, or the trip from being built by itself.
  package var doubts: [Diagnostic]
  /// A word on a key that was made.
  package var note: Diagnostic?
  /// Of a trip that is built by itself, the others of the library.
  package var neighbours: [LibraryNeighbour] = []
  /// Of such a trip, what the library's own people.yml has that is for nobody else, and why more of it may be there.
  package var confidential: [ConfidentialText] = []
  package var confidentialErrors: [Diagnostic] = []

  package init(
    places: [PrivatePlace] = [], otherFolders: Set<String> = [], rules: [RulesAbove] = [],
    people: PeopleKeptBack = PeopleKeptBack(), isInPrivateFolder: Bool = false, doubts: [Diagnostic] = [],
    note: Diagnostic? = nil
  ) {
    self.places = places
    self.otherFolders = otherFolders
    self.rules = rules
    self.people = people
    self.isInPrivateFolder = isInPrivateFolder
    self.doubts = doubts
    self.note = note
  }
}
