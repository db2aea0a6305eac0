private import Glibc

extension Span where Element == UInt8 {
  /// Where a byte is met first, from a place on and before an end; nil where it is not. Whole files are passed over
  /// so, which the C library does best.
  package func firstPlace(of byte: UInt8, from start: Int = 0, before end: Int = .max) -> Int? {
    let end = Swift.min(end, count)
    guard start >= 0, start < end else { return nil }
    return unsafe withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, let hit = unsafe memchr(base + start, Int32(byte), end - start)
      else { return nil }
      return unsafe base.distance(to: hit)
    }
  }

  /// Where a text of bytes is met first, from a place on; nil where it is not.
  package func firstPlace(of text: [UInt8], from start: Int = 0) -> Int? {
    guard let first = text.first else { return start }
    var from = start
    while let place = firstPlace(of: first, from: from), place + text.count <= count {
      if text.indices.allSatisfy({ text[$0] == self[place + $0] }) { return place }
      from = place + 1
    }
    return nil
  }

  /// Whether one text of bytes stands in it.
  package func holds(_ text: [UInt8]) -> Bool { firstPlace(of: text) != nil }

  /// Each place where a word stands.
  package func places(of word: String) -> [Int] {
    let word = Array(word.utf8)
    var places: [Int] = []
    while let place = firstPlace(of: word, from: places.last.map { $0 + 1 } ?? 0) { places.append(place) }
    return places
  }
}
