/// How much of an archive is read at most: a few kilobytes of it can stand for terabytes.
package struct ZipLimits: Sendable {
  /// Entries of an archive.
  package var entries: Int
  /// Bytes of one entry, as the archive says and as they come.
  package var bytes: Int
  /// How many times as long as it is packed an entry may be, beyond its first megabyte. Deflate cannot do more than
  /// 1032 times; a track, of which no two points are alike, is packed to a tenth.
  package var ratio: Int

  package init(entries: Int, bytes: Int, ratio: Int) {
    self.entries = entries
    self.bytes = bytes
    self.ratio = ratio
  }

  /// Bytes of an entry that is so long as it is packed.
  func maximum(packed: Int) -> Int {
    let (product, isOver) = packed.multipliedReportingOverflow(by: ratio)
    return min(bytes, isOver ? bytes : max(product, 1 << 20))
  }
}

/// Why an archive or an entry of it cannot be read.
package enum ZipProblem: Error, Hashable, Sendable {
  /// Nothing in the file says that it is an archive.
  case noArchive
  /// It begins as an archive does, but its list of entries, at the end, is not there.
  case breaksOff
  /// What it says of itself does not agree, or its bytes are not those that were packed.
  case damaged
  case encrypted
  /// Packed by another method than those that all programs know.
  case unknownMethod
  case tooManyEntries
  case entryTooLarge
  /// Longer than anything honest that is packed to so few bytes.
  case bomb
  /// The system's word.
  case unreadable(Int32)
}
