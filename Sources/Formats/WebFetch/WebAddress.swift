/// An address that may be asked: `https` of any host, or anything on this machine itself.
///
/// Stricter than the web is (RFC 3986): what two programs could read in two ways, such as a name before an `@`, is
/// none.
package struct WebAddress: Hashable, Sendable, CustomStringConvertible {
  /// As it is asked for.
  package let description: String
  /// Whom it asks: `www.ecb.europa.eu`, or `127.0.0.1:8080`.
  package let host: String
  /// Whether that is this machine itself.
  package let isLocal: Bool

  package init(_ text: String) throws(WebProblem) {
    let isPlain = text.lowercased().hasPrefix("http://")
    guard isPlain || text.lowercased().hasPrefix("https://"), text.utf8.count <= Self.longest,
      text.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\\") })
    else { throw .notAnAddress(text) }
    let authority = text.dropFirst(isPlain ? 7 : 8).prefix { !"/?#".contains($0) }
    guard let name = Self.name(in: authority) else { throw .notAnAddress(text) }
    description = text
    host = String(authority)
    isLocal = Self.isLoopback(name.lowercased())
    if isPlain, !isLocal { throw .notSecure(text) }
  }

  /// Bytes of an address.
  private static let longest = 2000

  /// The host without its port; nil where it is not plainly one.
  private static func name(in authority: Substring) -> String? {
    let isBracketed = authority.hasPrefix("[")
    guard
      let end = isBracketed
        ? authority.firstIndex(of: "]").map(authority.index(after:))
        : authority.firstIndex(of: ":") ?? authority.endIndex
    else { return nil }
    let (name, port) = (authority[..<end], authority[end...])
    if !port.isEmpty {
      guard port.first == ":", let number = Int(port.dropFirst()), (1...65535).contains(number),
        port.dropFirst().allSatisfy(\.isNumber)
      else { return nil }
    }
    let letters = isBracketed ? name.dropFirst().dropLast() : name
    let isAllowed = letters.allSatisfy { letter in
      isBracketed ? letter.isHexDigit || letter == ":" || letter == "." : isOfName(letter)
    }
    return letters.isEmpty || !isAllowed ? nil : String(name)
  }

  private static func isOfName(_ letter: Character) -> Bool {
    letter.isLetter || letter.isNumber || letter == "-" || letter == "."
  }

  /// `localhost`, and the addresses that never leave a machine (RFC 1122, 3.2.1.3; RFC 4291, 2.5.3).
  private static func isLoopback(_ name: String) -> Bool {
    if name == "localhost" || name == "[::1]" { return true }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127"
      && parts.allSatisfy { part in UInt8(part).map { String($0) == part } ?? false }
  }
}
