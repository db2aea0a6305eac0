private import Glibc

extension [UInt8] {
  /// Where a byte is met next; the end of all where it is not. Every page and script is passed over so, which the C library does best.
  func place(of byte: UInt8, from place: Int) -> Int {
    unsafe withUnsafeBytes { bytes in
      guard place < bytes.count, let start = bytes.baseAddress,
        let hit = unsafe memchr(start + place, Int32(byte), bytes.count - place)
      else { return bytes.count }
      return unsafe start.distance(to: hit)
    }
  }
}
