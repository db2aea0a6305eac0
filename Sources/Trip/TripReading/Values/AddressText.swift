import Diagnostics
import Foundation
import TripModel
import TripNotation

/// The address of a site.
enum AddressText {
  static func address(_ text: TextNode) throws(Problem) -> SiteAddress {
    let (scheme, rest) = try schemeAndRest(text)
    let slash = rest.firstIndex(of: "/") ?? rest.endIndex
    guard let host = host(rest[..<slash]) else {
      throw .badAddress(
        text, "Invalid server name in this address",
        "Use letters, digits, dots and hyphens, such as `https://example.org/lisbon/`; "
          + "write a name with other letters in its `xn--` form.")
    }
    guard !rest.contains(where: { "?#".contains($0) }) else {
      throw .badAddress(
        text, "Address of a site with ? or #", "Write only the part before that sign.")
    }
    guard let path = path(rest[slash...]) else {
      throw .badAddress(
        text, "Not the address of a folder on a server",
        "Write it such as `https://example.org/lisbon/`."
      )
    }
    return SiteAddress(scheme: scheme, host: host, path: path)
  }

  private static func schemeAndRest(_ text: TextNode) throws(Problem) -> (scheme: String, rest: Substring) {
    for scheme in ["https", "http"] where text.value.lowercased().hasPrefix(scheme + "://") {
      return (scheme, text.value.dropFirst(scheme.count + 3))
    }
    let start = text.value.prefix { $0 != "/" }
    // A server's name without more is what one sees in a browser.
    if start.contains("."), host(start) != nil {
      throw .badAddress(
        text, "Missing https:// in this address", "Write `https://\(text.value.shortened)`.")
    }
    throw .badAddress(
      text, "Invalid address: “\(text.value.shortened)”", "Write it such as `https://example.org/lisbon/`.")
  }

  /// A name of RFC 952 and 1123 with perhaps a port, in small letters.
  private static func host(_ text: Substring) -> String? {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let labels = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let isName = labels.allSatisfy { label in
      (1...63).contains(label.utf8.count) && !label.hasPrefix("-") && !label.hasSuffix("-")
        && label.utf8.allSatisfy { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "-") }
    }
    guard isName, parts[0].utf8.count <= 253 else { return nil }
    guard parts.count == 2 else { return parts[0].lowercased() }
    guard let port = UInt16(parts[1]), port > 0 else { return nil }
    return parts[0].lowercased() + ":\(port)"
  }

  /// The folder, percent-encoded; the front page's own name at its end says nothing more.
  private static func path(_ text: Substring) -> String? {
    var parts = text.pathParts
    if parts.last == "index.html" { parts.removeLast() }
    let isPlain = !text.contains("//") && !text.contains(where: \.isWhitespace)
    guard isPlain, parts.allSatisfy({ $0 != "." && $0 != ".." }) else { return nil }
    var path = "/"
    for part in parts {
      guard let decoded = String(part).removingPercentEncoding, let known = encoded(decoded) else {
        return nil
      }
      path += known + "/"
    }
    return path
  }

  private static func encoded(_ part: String) -> String? {
    let isName = part.unicodeScalars.allSatisfy {
      $0.value > 0x1F && $0.value != 0x7F && $0 != "/" && $0 != "\\"
    }
    return isName ? part.addingPercentEncoding(withAllowedCharacters: unreserved) : nil
  }

  /// RFC 3986.
  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}

extension UInt8 {
  fileprivate var isASCIILetterOrDigit: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }
}

extension Problem {
  fileprivate static func badAddress(_ text: TextNode, _ message: String, _ advice: String) -> Problem {
    Problem(.badAddress, message, at: text.range, advice: advice)
  }
}
