/// An address that a traveller wrote and that may be opened: another site, a mailbox, a telephone, a position.
struct SafeLink: Hashable, Sendable {
  /// As it stands in an `href`, characters that an address may not hold percent-encoded.
  let text: String
  /// Whether it leads to another site.
  let isExternal: Bool

  /// The link, or nil for what is no address of those kinds: `javascript:`, `data:`, paths, broken text.
  init?(_ written: String) {
    // A browser would skip control characters before it reads the scheme, so none may be there.
    guard !written.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return nil }
    guard let colon = written.firstIndex(of: ":") else { return nil }
    let scheme = written[..<colon].lowercased()
    let rest = written[written.index(after: colon)...]
    switch scheme {
    case "http", "https":
      let host = rest.dropFirst(2).prefix { !"/?#\\".contains($0) }
      guard rest.hasPrefix("//"), Self.isHost(host) else { return nil }
      isExternal = true
    case "mailto", "tel", "geo":
      guard !rest.isEmpty else { return nil }
      isExternal = false
    default: return nil
    }
    text = scheme + ":" + Self.encoded(rest)
  }

  /// A name or address of a host, with a port at most: no user names, which serve to deceive, and no brackets.
  private static func isHost(_ host: Substring) -> Bool {
    let parts = host.split(separator: ":", omittingEmptySubsequences: false)
    guard let name = parts.first, !name.isEmpty, parts.count <= 2 else { return false }
    if parts.count == 2, Int(parts[1]).map({ (1...65_535).contains($0) }) != true { return false }
    return name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"),
        0x80...:
        true
      default: false
      }
    }
  }

  /// Percent-encodes what RFC 3986 does not let stand in an address, and a `%` that begins no code.
  static func encoded(_ text: Substring) -> String {
    // Most addresses hold nothing else.
    if text.utf8.allSatisfy({ $0 != UInt8(ascii: "%") && isAllowed($0) }) { return String(text) }
    var result = ""
    let bytes = Array(text.utf8)
    for (index, byte) in bytes.enumerated() {
      let isCode =
        byte == UInt8(ascii: "%") && index + 2 < bytes.count
        && isHexDigit(bytes[index + 1]) && isHexDigit(bytes[index + 2])
      if isCode || isAllowed(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      // `?`, `@` and capitals; `&` to `/`, `:`, `;`.
      UInt8(ascii: "?")...UInt8(ascii: "Z"), UInt8(ascii: "&")...UInt8(ascii: "/"), UInt8(ascii: ":"),
      UInt8(ascii: ";"),
      UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}

extension SafeLink {
  /// As templates show it; nothing for what may not be opened.
  static func record(_ address: String?) -> TemplateValue {
    guard let link = address.flatMap({ SafeLink($0) }) else { return .none }
    return .record([
      "href": .text(link.text), "isExternal": .flag(link.isExternal), "label": .text(link.shownText),
    ])
  }

  /// The address as one says it: without scheme and closing slash.
  var shownText: String {
    var shown = Substring(text)
    for scheme in ["https://www.", "http://www.", "https://", "http://", "mailto:", "tel:", "geo:"]
    where shown.hasPrefix(scheme) {
      shown = shown.dropFirst(scheme.count)
      break
    }
    return String(shown.hasSuffix("/") ? shown.dropLast() : shown)
  }
}
