internal import Files

/// What the end of an archive says of how many entries it has, before anything is made of it: a list of millions
/// would be taken into memory as it is opened.
struct ZipTail {
  /// The largest count that stands there: which of several is meant is not settled here.
  private(set) var entryCount: UInt64 = 0
  /// Whether the file begins with an entry.
  private(set) var beginsAsArchive = false

  /// Whether there is nothing in the file, which libzip takes for an archive that is yet to be filled.
  private(set) var isEmpty = false

  /// A comment of the longest, behind the records that end an archive.
  private static let longest = 65_536 + 22 + 20

  init(_ bytes: [UInt8]) {
    read(Array(bytes.suffix(Self.longest)), start: Array(bytes.prefix(4))) { place in
      place <= UInt64(bytes.count) ? Array(bytes[Int(place)...].prefix(56)) : []
    }
  }

  init(_ file: borrowing OpenFile) throws(SystemFault) {
    let length = file.byteCount
    let tail = try file.bytes(at: max(0, length - Self.longest), count: min(length, Self.longest))
    try read(tail, start: file.bytes(at: 0, count: 4)) { place throws(SystemFault) in
      place <= UInt64(length) ? try file.bytes(at: Int(place), count: 56) : []
    }
  }

  /// Looks at every record that may be the one that ends the archive; one of 64 bits stands where a locator says.
  private mutating func read<Fault>(
    _ tail: [UInt8], start: [UInt8], record: (UInt64) throws(Fault) -> [UInt8]
  ) throws(Fault) {
    isEmpty = start.isEmpty
    beginsAsArchive = start == Array("PK\u{3}\u{4}".utf8)
    for place in tail.indices.dropLast(19) where tail[place] == 0x50 && tail[place + 1] == 0x4B {
      switch (tail[place + 2], tail[place + 3]) {
      case (5, 6): entryCount = max(entryCount, Self.number(tail[(place + 10)...].prefix(2)))
      case (6, 7):
        let record = try record(Self.number(tail[(place + 8)...].prefix(8)))
        guard record.starts(with: Array("PK\u{6}\u{6}".utf8)), record.count >= 40 else { continue }
        entryCount = max(entryCount, Self.number(record[32..<40]))
      default: continue
      }
    }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
