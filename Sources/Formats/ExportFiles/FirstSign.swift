extension Collection where Element == UInt8 {
  /// What stands behind the mark of UTF-8 and the white space with which a text may begin.
  package var fromFirstSign: SubSequence { drop { beginnings.contains($0) } }

  /// The first byte of that; nil where there is none.
  package var firstSign: UInt8? { first { !beginnings.contains($0) } }
}

private let beginnings: Set<UInt8> = [0xEF, 0xBB, 0xBF, 0x20, 0x09, 0x0A, 0x0D]
