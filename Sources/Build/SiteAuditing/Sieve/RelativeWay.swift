/// Where a relative address leads from a page, name by name, as bytes.
struct RelativeWay {
  /// The file, as far as it has been read.
  var path: [UInt8] = []
  /// That of the page.
  private let folder: [UInt8]

  static let slash = UInt8(ascii: "/")
  private static let point = UInt8(ascii: ".")

  init(from page: String) {
    folder = Array(page.utf8[..<(page.utf8.lastIndex(of: Self.slash) ?? page.utf8.startIndex)])
  }

  /// Whether an address of such letters alone can be followed.
  static func isPlain(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x2D...0x39).contains(byte) || byte == UInt8(ascii: "_")
  }

  /// Follows an address without a fragment; false where it leads above the site.
  mutating func follow(_ bytes: [UInt8], _ address: Range<Int>) -> Bool {
    path.removeAll(keepingCapacity: true)
    path.append(contentsOf: folder)
    var place = address.lowerBound
    while place <= address.upperBound {
      var end = place
      while end < address.upperBound, bytes[end] != Self.slash { end += 1 }
      guard step(bytes, place..<end, isLast: end == address.upperBound) else { return false }
      place = end + 1
    }
    return true
  }

  /// One name of a path; false where it leads above the site.
  private mutating func step(_ bytes: [UInt8], _ name: Range<Int>, isLast: Bool) -> Bool {
    let isPoint = name.count == 1 && bytes[name.lowerBound] == Self.point
    let isUp =
      name.count == 2 && bytes[name.lowerBound] == Self.point && bytes[name.lowerBound + 1] == Self.point
    if isUp {
      guard !path.isEmpty else { return false }
      path.removeSubrange((path.lastIndex(of: Self.slash) ?? 0)...)
    } else if !isPoint, !name.isEmpty {
      if !path.isEmpty { path.append(Self.slash) }
      for place in name { path.append(bytes[place]) }
      return true
    }
    if isLast, !path.isEmpty { path.append(Self.slash) }
    return true
  }
}
