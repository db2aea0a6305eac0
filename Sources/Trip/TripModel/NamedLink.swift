/// A page somewhere else, of somebody or of a place.
package struct NamedLink: Codable, Hashable, Sendable {
  /// What it is called; nil where only the address is written.
  package var name: String?
  package var address: String

  package init(name: String? = nil, address: String) {
    self.name = name
    self.address = address
  }
}
