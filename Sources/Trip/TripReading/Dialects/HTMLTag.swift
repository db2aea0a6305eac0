/// One tag of HTML as it stands in a text.
struct HTMLTag {
  /// In small letters.
  let name: String
  let isEnd: Bool
  /// Whether it closes itself: `<br />`.
  private(set) var isClosed = false
  /// Where the text goes on.
  private(set) var end: Int
  private var attributes: [String: String] = [:]

  /// The value of an attribute as it was written, its entities unread.
  subscript(_ name: String) -> String? { attributes[name] }

  private static let longest = 8192

  /// The tag that begins at a place; nil where there is none.
  init?(_ bytes: [UInt8], at start: Int) {
    guard start + 2 < bytes.count, bytes[start] == UInt8(ascii: "<") else { return nil }
    isEnd = bytes[start + 1] == UInt8(ascii: "/")
    let first = start + (isEnd ? 2 : 1)
    let letters = bytes[first...].prefix(32).prefix { ($0.isWord && $0 < 0x80) || $0 == .dash }
    guard let letter = letters.first, letter > 0x40, letters.count < 32 else { return nil }
    name = String(decoding: letters, as: UTF8.self).lowercased()
    end = letters.endIndex
    guard end < bytes.count,
      Self.isSpace(bytes[end]) || bytes[end] == UInt8(ascii: "/") || bytes[end] == UInt8(ascii: ">")
    else { return nil }
    let limit = min(bytes.count, start + Self.longest)
    while end < limit {
      switch bytes[end] {
      case UInt8(ascii: ">"):
        end += 1
        return
      case UInt8(ascii: "/"):
        isClosed = true
        end += 1
      case UInt8(ascii: "<"): return nil
      case let byte where Self.isSpace(byte): end += 1
      default:
        isClosed = false
        guard readAttribute(bytes, limit) else { return nil }
      }
    }
    return nil
  }

  private mutating func readAttribute(_ bytes: [UInt8], _ limit: Int) -> Bool {
    let start = end
    while end < limit, !Self.isSpace(bytes[end]), !"=></".utf8.contains(bytes[end]) { end += 1 }
    guard end > start else {
      end += 1
      return end < limit && bytes[end - 1] != UInt8(ascii: "<")
    }
    let key = String(decoding: bytes[start..<end], as: UTF8.self).lowercased()
    var next = end
    while next < limit, Self.isSpace(bytes[next]) { next += 1 }
    guard next < limit, bytes[next] == UInt8(ascii: "=") else {
      attributes[key] = attributes[key] ?? ""
      return true
    }
    end = next + 1
    while end < limit, Self.isSpace(bytes[end]) { end += 1 }
    guard end < limit else { return false }
    let value: ArraySlice<UInt8>
    let quote = bytes[end]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      guard let close = bytes[(end + 1)..<limit].firstIndex(of: quote) else { return false }
      value = bytes[(end + 1)..<close]
      end = close + 1
    } else {
      let from = end
      while end < limit, !Self.isSpace(bytes[end]), bytes[end] != UInt8(ascii: ">") { end += 1 }
      value = bytes[from..<end]
    }
    attributes[key] = attributes[key] ?? String(decoding: value, as: UTF8.self)
    return true
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte.isBlank || byte == .lineFeed || byte == .carriageReturn
  }
}
