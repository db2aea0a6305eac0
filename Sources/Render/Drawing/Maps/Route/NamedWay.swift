package import TripModel

/// What somebody called a recorded way, to stand beside its line.
package struct NamedWay: Hashable, Sendable {
  package var name: String
  /// Places along it, in order; not so many as were recorded.
  package var points: [Coordinate]
  /// The days with blanks between them, for a script that shows one; empty where nobody knows of any.
  package var days: String

  package init(name: String, points: [Coordinate], days: String = "") {
    self.days = days
    self.name = name
    self.points = points
  }
}
