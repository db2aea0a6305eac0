import Digests
import SiteOutput

/// What the feeds of a trip and of a library have in common: elements of Atom, and how they call things.
struct AtomParts {
  /// The whole address of a file of the site; nil where nobody says where that will stand.
  let address: (OutputPath) -> String?
  /// Under which names its files are published.
  let policy: AddressPolicy
  /// That of the feed.
  let path: OutputPath

  static let namespace = "http://www.w3.org/2005/Atom"

  /// What search engines and the lists of feed readers are told of what is not to be listed: Atom has no word of its own
  /// for it, and those that know one know the element of web pages.
  static let unlisted = XMLElement(
    "xhtml:meta",
    [("xmlns:xhtml", "http://www.w3.org/1999/xhtml"), ("name", "robots"), ("content", "noindex")])

  static func author(_ name: String) -> XMLElement {
    XMLElement("author", holding: [XMLElement("name", text: name)])
  }

  /// The feed itself, where the site knows its address, and the page that it tells of.
  func links(to home: OutputPath) -> [XMLElement] {
    let own = address(path) == nil ? [] : [link("self", path, type: "application/atom+xml")]
    return own + [link("alternate", home, type: "text/html")]
  }

  /// Absolute where the site knows its address, else relative to the feed itself.
  func link(_ relation: String, _ target: OutputPath, type: String) -> XMLElement {
    let address = address(target) ?? policy.link(from: path, to: target).text
    return XMLElement("link", [("rel", relation), ("type", type), ("href", address)])
  }

  /// The address where there is one, which is a name that nobody else has; else a number made of what stays the same
  /// from build to build (RFC 9562, version 8).
  func id(of page: OutputPath, _ names: [String]) -> String {
    if let address = address(page) { return address }
    var digits = Array(ContentHash.of(names.joined(separator: "\n").utf8).hex.prefix(32))
    digits[12] = "8"
    digits[16] = "8"
    let parts = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }
    return "urn:uuid:" + parts.joined(separator: "-")
  }
}
