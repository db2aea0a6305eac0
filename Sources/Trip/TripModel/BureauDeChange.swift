/// Where money is changed, as a map has it.
package struct BureauDeChange: Hashable, Sendable {
  /// Nil where the map tells none.
  package var name: String?
  /// Street, house number and town, as far as the map tells them.
  package var address: String?
  package var coordinate: Coordinate

  package init(name: String?, address: String?, coordinate: Coordinate) {
    (self.name, self.address, self.coordinate) = (name, address, coordinate)
  }
}
