/// Where the finished site will stand: an address that ends in a slash, such as `https://example.org/lisbon/`.
///
/// Nothing is asked of it: the site only says it where a relative link would not do.
package struct SiteAddress: Hashable, Sendable {
  /// `https` or `http`.
  package let scheme: String
  /// With the port, where one is written: `example.org`, `localhost:8080`.
  package let host: String
  /// From slash to slash, percent-encoded: `/` or `/lisbon/`.
  package let path: String

  /// The parts of an address that was read already.
  package init(scheme: String, host: String, path: String) {
    self.scheme = scheme
    self.host = host
    self.path = path
  }

  package var text: String { scheme + "://" + host + path }
}
