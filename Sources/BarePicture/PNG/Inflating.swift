/// Unpacks what zlib packed (RFC 1950, RFC 1951): of a PNG's colour profile and nothing else, so it may be slow.
struct Inflating {
  private let bytes: [UInt8]
  private var place: Int
  private var bit = 0
  private var bitCount = 0
  private var output: [UInt8] = []
  private let most: Int

  /// The unpacked bytes; nil where they are damaged or too many.
  static func unpacked(_ bytes: [UInt8], atMost most: Int) -> [UInt8]? {
    guard bytes.count > 2, bytes[0] & 15 == 8, bytes[1] & 0x20 == 0 else { return nil }
    var work = Inflating(bytes: bytes, place: 2, most: most)
    do throws(BarePictureProblem) {
      try work.unpack()
      return work.output
    } catch {
      return nil
    }
  }

  /// Bytes as zlib would have them, without packing them.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: bytes.count, by: 65_535) {
      let part = bytes[start..<min(bytes.count, start + 65_535)]
      result +=
        [part.endIndex == bytes.count ? 1 : 0] + littleEndian(part.count, 2) + littleEndian(~part.count, 2)
      result += part
    }
    return result + bigEndian(Checksums.adler32(bytes), 4)
  }

  private init(bytes: [UInt8], place: Int, most: Int) {
    (self.bytes, self.place, self.most) = (bytes, place, most)
  }

  private mutating func unpack() throws(BarePictureProblem) {
    var isLast = false
    while !isLast {
      isLast = try bits(1) == 1
      switch try bits(2) {
      case 0: try copyStored()
      case 1: try unpackBlock(.fixedLengths, .fixedDistances)
      case 2:
        let (lengths, distances) = try ownTables()
        try unpackBlock(lengths, distances)
      default: throw .damaged
      }
    }
  }

  private mutating func bits(_ count: Int) throws(BarePictureProblem) -> Int {
    while bitCount < count {
      guard place < bytes.count else { throw .damaged }
      bit |= Int(bytes[place]) << bitCount
      place += 1
      bitCount += 8
    }
    defer {
      bit >>= count
      bitCount -= count
    }
    return bit & (1 << count - 1)
  }

  private mutating func copyStored() throws(BarePictureProblem) {
    (bit, bitCount) = (0, 0)
    guard place + 4 <= bytes.count else { throw .damaged }
    let count = Int(bytes[place]) | Int(bytes[place + 1]) << 8
    place += 4
    guard place + count <= bytes.count, output.count + count <= most else { throw .damaged }
    output += bytes[place..<place + count]
    place += count
  }

  private mutating func symbol(_ table: PackingTable) throws(BarePictureProblem) -> Int {
    var (code, first, index) = (0, 0, 0)
    for count in table.counts {
      code |= try bits(1)
      if code - count < first {
        // Lengths that promise more codes than there are would lead beyond the list.
        let found = index + code - first
        guard table.symbols.indices.contains(found) else { throw .damaged }
        return table.symbols[found]
      }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    throw .damaged
  }

  private mutating func unpackBlock(_ lengths: PackingTable, _ distances: PackingTable)
    throws(BarePictureProblem)
  {
    while true {
      let value = try symbol(lengths)
      if value == 256 { return }
      if value < 256 {
        guard output.count < most else { throw .damaged }
        output.append(UInt8(value))
        continue
      }
      guard value - 257 < Self.lengthBases.count else { throw .damaged }
      let length = Self.lengthBases[value - 257] + (try bits(Self.lengthBits[value - 257]))
      let far = try symbol(distances)
      guard far < Self.distanceBases.count else { throw .damaged }
      let distance = Self.distanceBases[far] + (try bits(max(0, far / 2 - 1)))
      guard distance <= output.count, output.count + length <= most else { throw .damaged }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }

  private mutating func ownTables() throws(BarePictureProblem) -> (PackingTable, PackingTable) {
    let (lengthCount, distanceCount, codeCount) = (try bits(5) + 257, try bits(5) + 1, try bits(4) + 4)
    var codeLengths = [Int](repeating: 0, count: 19)
    for index in 0..<codeCount { codeLengths[Self.codeOrder[index]] = try bits(3) }
    let codes = PackingTable(codeLengths)
    var lengths: [Int] = []
    while lengths.count < lengthCount + distanceCount {
      let value = try symbol(codes)
      switch value {
      case 0...15: lengths.append(value)
      case 16:
        guard let last = lengths.last else { throw .damaged }
        lengths += [Int](repeating: last, count: 3 + (try bits(2)))
      case 17: lengths += [Int](repeating: 0, count: 3 + (try bits(3)))
      default: lengths += [Int](repeating: 0, count: 11 + (try bits(7)))
      }
    }
    guard lengths.count == lengthCount + distanceCount else { throw .damaged }
    return (PackingTable(Array(lengths[..<lengthCount])), PackingTable(Array(lengths[lengthCount...])))
  }

  private static let codeOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
    227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073,
    4097, 6145,
    8193, 12289, 16385, 24577,
  ]
}

/// Huffman codes by how many there are of each length, and their symbols in order.
private struct PackingTable {
  private(set) var counts = [Int](repeating: 0, count: 15)
  private(set) var symbols: [Int]

  init(_ lengths: [Int]) {
    for length in lengths where length > 0 { counts[length - 1] += 1 }
    symbols = lengths.indices.filter { lengths[$0] > 0 }.sorted { (lengths[$0], $0) < (lengths[$1], $1) }
  }

  static let fixedLengths = PackingTable(
    [Int](repeating: 8, count: 144) + [Int](repeating: 9, count: 112) + [Int](repeating: 7, count: 24)
      + [Int](repeating: 8, count: 8))
  static let fixedDistances = PackingTable([Int](repeating: 5, count: 30))
}
