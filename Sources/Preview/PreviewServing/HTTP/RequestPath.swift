import SiteOutput

/// What a target asks for: decoded once, refused where it could lead anywhere else, then looked up in the site's own
/// list.
enum RequestPath: Hashable, Sendable {
  case file(OutputPath)
  /// A folder, by its page; its address ends with a slash.
  case folder(OutputPath)
  /// It means nothing, or something that no honest client asks for.
  case refused

  /// - Parameter target: as it stands in the request, from its first `/` on; the query says nothing to us.
  init(_ target: String) {
    let path = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).first ?? ""
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)[...]
    guard parts.first?.isEmpty == true, parts.count > 1, !path.contains("#") else {
      self = .refused
      return
    }
    parts.removeFirst()
    let isFolder = parts.last?.isEmpty == true
    if isFolder { parts.removeLast() }
    let names = parts.map { Self.decoded($0) }
    let text = (names + (isFolder ? ["index.html"] : [])).compactMap(\.self).joined(separator: "/")
    guard !names.contains(nil), let output = OutputPath(text) else {
      self = .refused
      return
    }
    self = isFolder ? .folder(output) : .file(output)
  }

  /// One name of the path; nil where a code is none, where it is no text, or where it holds a separator.
  private static func decoded(_ part: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = part.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else {
        return nil
      }
      bytes.append(high << 4 | low)
    }
    guard !bytes.contains(UInt8(ascii: "/")) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
