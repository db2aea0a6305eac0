/// What a decoder of HEVC is set by: the box `hvcC` of a picture or a film (ISO 14496-15, section 8.3.3.1).
package enum HEVCSettings {
  /// Its content with the parameters of video, sequence and picture alone; nil where it contradicts itself.
  package static func written(_ content: [UInt8]) -> [UInt8]? {
    var cursor = ByteCursor(content, at: 22)
    guard let listCount = cursor.number(1) else { return nil }
    var (lists, count) = ([UInt8](), 0)
    for _ in 0..<listCount {
      guard let kind = cursor.number(1), let units = units(of: kind & 0x3F, &cursor) else { return nil }
      guard (32...34).contains(kind & 0x3F), units.count > 0 else { continue }
      lists += [UInt8(kind)] + bigEndian(units.count, 2) + units.bytes
      count += 1
    }
    return content[..<22] + [UInt8(count)] + lists
  }

  /// The units of a list that are of its kind, each behind its length: a list may say that it is of another one.
  private static func units(of kind: Int, _ cursor: inout ByteCursor<[UInt8]>) -> (
    count: Int, bytes: [UInt8]
  )? {
    guard let count = cursor.number(2) else { return nil }
    var kept = (count: 0, bytes: [UInt8]())
    for _ in 0..<count {
      let start = cursor.place
      guard let length = cursor.number(2), length <= cursor.left else { return nil }
      cursor.skip(length)
      guard length > 0, Int(cursor.source[start + 2]) >> 1 & 0x3F == kind else { continue }
      kept.count += 1
      kept.bytes += cursor.source[start..<cursor.place]
    }
    return kept
  }
}
