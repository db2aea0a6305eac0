private import ByteSearch

/// The addresses of other servers that a script fetches without doubt: texts that stand as they are where a browser
/// takes an address.
///
/// A script can put an address together in any way it likes, so what is not found here may be fetched all the same.
enum ScriptAddresses {
  /// Whether a file holds none, whatever stands in it: nothing that an address of another server begins with, in
  /// letters of one byte each.
  static func holdsNone(_ file: [UInt8]) -> Bool {
    guard file.first != 0xFE, file.first != 0xFF, file.span.firstPlace(of: 0) == nil else { return false }
    return !file.span.holds(addressSign)
  }

  static func found(in bytes: [UInt8], _ range: Range<Int>) -> [StyleAddresses.Found] {
    var found: [StyleAddresses.Found] = []
    var place = range.lowerBound
    while let colon = bytes[place..<range.upperBound].firstIndex(of: colon) {
      place = colon + 1
      guard place + 1 < range.upperBound, bytes[place] == slash, bytes[place + 1] == slash else { continue }
      let scheme = bytes[range.lowerBound..<colon].suffix(5).reversed().prefix {
        (0x61...0x7A).contains($0 | 0x20)
      }
      let start = colon - scheme.count
      guard ["http", "https", "ws", "wss"].contains(text(bytes[start..<colon]).lowercased()),
        start > range.lowerBound, quotes.contains(bytes[start - 1]),
        isFetched(bytes[range.lowerBound..<start - 1])
      else { continue }
      let end = bytes[colon..<range.upperBound].firstIndex(of: bytes[start - 1]) ?? range.upperBound
      found.append(.init(address: text(bytes[start..<end]), range: start..<end))
      place = end
    }
    return found
  }

  private static let colon = UInt8(ascii: ":")
  private static let addressSign = Array("://".utf8)
  private static let slash = UInt8(ascii: "/")
  private static let quotes = Array("\"'`".utf8)

  private static let openings = [
    "fetch(", "import(", "importscripts(", "websocket(", "eventsource(", "sendbeacon(", "worker(", ".src=",
    "import",
    "from", "open(\"get\",", "open('get',", "open(\"post\",", "open('post',",
  ]

  /// Whether what stands before a text takes it for an address, and is no comment.
  private static func isFetched(_ before: ArraySlice<UInt8>) -> Bool {
    let near = before.suffix(80)
    let plain = text(ArraySlice(near.filter { $0 != 0x20 && !(0x09...0x0D).contains($0) })).lowercased()
    guard openings.contains(where: plain.hasSuffix) else { return false }
    let line = before.suffix(400).split(separator: 0x0A, omittingEmptySubsequences: false).last ?? []
    let words = text(line).drop { $0 == " " || $0 == "\t" }
    return !words.hasPrefix("//") && !words.hasPrefix("*") && !words.hasPrefix("/*")
      && !words.contains(" // ")
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}
