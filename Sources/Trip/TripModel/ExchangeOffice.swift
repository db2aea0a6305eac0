/// Where money is changed, as a map that the traveller brought along has it.
package struct ExchangeOffice: Hashable, Sendable {
  /// As the language of the site has it, where somebody wrote that down.
  package var name: String?
  /// Street, number and town.
  package var address: String?
  package var coordinate: Coordinate

  package init(name: String? = nil, address: String? = nil, coordinate: Coordinate) {
    (self.name, self.address, self.coordinate) = (name, address, coordinate)
  }
}
