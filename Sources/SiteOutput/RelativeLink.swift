/// A link from one file of the site to another that works from a disk, a zip and any subfolder of a server.
package struct RelativeLink: Hashable, Sendable {
  /// The link as it stands in an `href`, percent-encoded: `../../photos/img-2231/index.html`.
  package let text: String

  /// Makes the link that leads from one file of the site to another.
  ///
  /// - Parameters:
  ///   - source: the page that the link stands on.
  ///   - target: the file that it opens.
  ///   - fragment: an anchor within the target, without the `#`.
  package init(from source: OutputPath, to target: OutputPath, fragment: String? = nil) {
    let here = Array(source.text.utf8)
    let there = Array(target.text.utf8)
    let shared = Self.sharedFolders(here, there)
    var link = ""
    for byte in here[shared...] where byte == UInt8(ascii: "/") { link += "../" }
    link += Self.encoded(there[shared...])
    let anchor = fragment.map { "#" + Self.encoded(Array($0.utf8)[...], isPath: false) } ?? ""
    self.text = link + anchor
  }

  /// How many bytes the folders take that both paths begin with.
  private static func sharedFolders(_ one: [UInt8], _ other: [UInt8]) -> Int {
    var shared = 0
    for (index, byte) in zip(one, other).enumerated() {
      if byte.0 != byte.1 { break }
      if byte.0 == UInt8(ascii: "/") { shared = index + 1 }
    }
    return shared
  }

  /// Percent-encodes all but RFC 3986's unreserved characters, and `/` in paths, so that no file name can end the
  /// attribute, start a query, or read as a scheme.
  fileprivate static func encoded(_ bytes: ArraySlice<UInt8>, isPath: Bool = true) -> String {
    func isPlain(_ byte: UInt8) -> Bool { byte.isUnreserved || (isPath && byte == UInt8(ascii: "/")) }
    if bytes.allSatisfy(isPlain) { return String(decoding: bytes, as: UTF8.self) }
    var result = ""
    for byte in bytes {
      if isPlain(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }
}

extension UInt8 {
  fileprivate var isUnreserved: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }
}

extension OutputPath {
  /// The path as it stands behind the address of a site: percent-encoded, its slashes kept.
  package var percentEncoded: String { RelativeLink.encoded(Array(text.utf8)[...]) }
}
