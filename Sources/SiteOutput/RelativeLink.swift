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
    let here = source.parts.dropLast()
    let there = target.parts
    var shared = 0
    while shared < here.count, shared < there.count - 1, here[shared] == there[shared] { shared += 1 }
    let up = Array(repeating: "..", count: here.count - shared)
    let down = there.dropFirst(shared).map { Self.encoded($0) }
    let anchor = fragment.map { "#" + Self.encoded($0[...]) } ?? ""
    self.text = (up + down).joined(separator: "/") + anchor
  }

  /// Percent-encodes all but RFC 3986's unreserved characters, so that no file name can end the attribute,
  /// start a query, or read as a scheme.
  private static func encoded(_ part: Substring) -> String {
    var result = ""
    for byte in part.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }
}
