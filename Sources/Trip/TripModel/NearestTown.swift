/// The town nearest to a private place, as everybody knows it: what is told of the town depends on the town alone, and not on
/// where near it the place is.
package struct NearestTown: Hashable, Sendable {
  package let name: String
  /// Its middle, as the gazetteer has it.
  package let coordinate: Coordinate

  package init(name: String, coordinate: Coordinate) {
    (self.name, self.coordinate) = (name, coordinate)
  }
}
