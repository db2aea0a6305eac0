/// Where an address in a text leads.
enum LinkKind: Equatable {
  /// To somewhere on the network, to a mail or telephone, or to a place on a map.
  case outside
  /// To a file of the folder.
  case inside(String)
  /// Within the text itself.
  case fragment
  /// To a script or to data: never published.
  case unsafe(scheme: String)

  private static let outsideSchemes: Set<String> = ["http", "https", "mailto", "tel", "geo", "sms", "ftp"]

  init(_ address: String) {
    // A browser passes over controls and blanks before a scheme and tabs and breaks within, so they hide none.
    let isClean = address.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F }
    let text =
      isClean
      ? address
      : String(
        String.UnicodeScalarView(address.unicodeScalars.filter { $0.value > 0x20 && $0.value != 0x7F }))
    if text.hasPrefix("#") || text.isEmpty {
      self = .fragment
    } else if text.utf8.starts(with: "//".utf8) {
      self = .outside
    } else if let scheme = Self.scheme(of: text) {
      self = Self.outsideSchemes.contains(scheme) ? .outside : .unsafe(scheme: scheme)
    } else {
      self = .inside(address)
    }
  }

  /// Whether an address that leads out says where to: not `https://`, and not `//example.org`, which means another thing
  /// on a disk.
  static func isWhole(_ address: String) -> Bool {
    let text = address.filter { !$0.isWhitespace }
    guard let scheme = scheme(of: text) else { return false }
    return text.utf8.dropFirst(scheme.utf8.count + 1).contains { $0 != UInt8(ascii: "/") }
  }

  /// Whether this is the whole address of a page.
  static func isPage(_ address: String) -> Bool {
    guard let scheme = scheme(of: address), ["http", "https"].contains(scheme) else { return false }
    let rest = address.utf8.dropFirst(scheme.utf8.count)
    return rest.starts(with: "://".utf8) && rest.count > 3 && rest.allSatisfy { $0 > 0x20 && $0 != 0x7F }
  }

  /// The scheme before a colon that stands before any slash (RFC 3986, 3.1), in small letters.
  private static func scheme(of text: String) -> String? {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let name = text.utf8.prefix { $0 != UInt8(ascii: ":") }
    guard name.count < text.utf8.count, let scheme = String(name)?.lowercased(),
      let first = scheme.utf8.first,
      letters.contains(first),
      scheme.utf8.allSatisfy({ letters.contains($0) || (0x30...0x39).contains($0) || "+-.".utf8.contains($0) }
      )
    else { return nil }
    return scheme
  }
}
