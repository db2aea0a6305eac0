private import Glibc

extension Span where Element == UInt8 {
  /// Where a byte is met first, from a place on and before an end; nil where it is not. Whole files are passed over so, which the C
  /// library does best.
  package func firstPlace(of byte: UInt8, from start: Int = 0, before end: Int = .max) -> Int? {
    let end = Swift.min(end, count)
    guard start >= 0, start < end else { return nil }
    return unsafe withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, let hit = unsafe memchr(base + start, Int32(byte), end - start)
      else {
        return nil
      }
      return unsafe base.distance(to: hit)
    }
  }

  /// Whether one text of bytes stands in it.
  package func holds(_ text: [UInt8]) -> Bool {
    guard let first = text.first else { return true }
    var from = 0
    while let place = firstPlace(of: first, from: from), place + text.count <= count {
      if text.indices.allSatisfy({ text[$0] == self[place + $0] }) { return true }
      from = place + 1
    }
    return false
  }
}
