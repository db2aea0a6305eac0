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
    let (here, there) = (source.text.utf8Span.span, target.text.utf8Span.span)
    let shared = Self.sharedFolders(here, there)
    var link: [UInt8] = []
    link.reserveCapacity(there.count + 12)
    for index in shared..<here.count where here[index] == UInt8(ascii: "/") { link += "../".utf8 }
    Self.addEncoded(there.extracting(shared...), isPath: true, to: &link)
    if let fragment {
      link.append(UInt8(ascii: "#"))
      Self.addEncoded(fragment.utf8Span.span, isPath: false, to: &link)
    }
    text = String(decoding: link, as: UTF8.self)
  }

  /// How many bytes the folders take that both paths begin with.
  private static func sharedFolders(_ one: Span<UInt8>, _ other: Span<UInt8>) -> Int {
    var shared = 0
    for index in 0..<min(one.count, other.count) {
      if one[index] != other[index] { break }
      if one[index] == UInt8(ascii: "/") { shared = index + 1 }
    }
    return shared
  }

  /// Percent-encodes all but RFC 3986's unreserved characters, and `/` in paths, so that no file name can end the
  /// attribute, start a query, or read as a scheme.
  fileprivate static func addEncoded(_ bytes: Span<UInt8>, isPath: Bool, to link: inout [UInt8]) {
    for index in bytes.indices {
      let byte = bytes[index]
      if byte.isUnreserved || (isPath && byte == UInt8(ascii: "/")) {
        link.append(byte)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        link += (digits.count == 1 ? "%0" : "%").utf8
        link += digits.utf8
      }
    }
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
  package var percentEncoded: String {
    var link: [UInt8] = []
    RelativeLink.addEncoded(text.utf8Span.span, isPath: true, to: &link)
    return String(decoding: link, as: UTF8.self)
  }
}
