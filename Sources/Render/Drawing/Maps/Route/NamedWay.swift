package import TripModel

/// What somebody called a recorded way, to stand beside its line.
package struct NamedWay: Hashable, Sendable {
  package var name: String
  /// Places along it, in order; not so many as were recorded.
  package var points: [Coordinate]

  package init(name: String, points: [Coordinate]) {
    self.name = name
    self.points = points
  }
}
