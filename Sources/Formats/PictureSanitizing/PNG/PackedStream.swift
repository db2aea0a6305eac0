import MediaContainers

/// What zlib packed (RFC 1950, RFC 1951), walked over code by code: to find where it ends, or to have it unpacked.
struct PackedStream {
  private let file: OriginalFile
  private let ranges: [Range<Int>]
  private var range = 0
  private var block: [UInt8] = []
  private var index = 0
  /// Where the next block begins in the file.
  private var place: Int
  private var taken = 0
  /// Bits that were read and not yet taken, from the lowest on, and how many.
  private var word: UInt64 = 0
  private var count = 0
  private var unpacked = 0
  private let maximum: Int
  /// Whether what is unpacked is kept.
  private let isKept: Bool
  private var output: [UInt8] = []

  private static let blockSize = 64 * 1024

  /// How many bytes of the ranges, one after the other, are packed, and how many they unpack to. None is kept.
  ///
  /// What stands behind that end, within the chunks of the pixels, is shown by no decoder.
  ///
  /// - Throws: `cutOff` where they break off before the end, `damaged` where there is more than the most in them.
  static func end(
    in ranges: [Range<Int>], of file: OriginalFile, atMost maximum: Int
  ) throws(PictureSanitizerProblem) -> (packed: Int, unpacked: Int) {
    var walk = PackedStream(file, ranges, maximum: maximum, isKept: false)
    try walk.pass()
    _ = try walk.bits(walk.count % 8)
    // The sum over all, which is not asked for.
    _ = try walk.bits(32)
    return (walk.taken - walk.count / 8, walk.unpacked)
  }

  /// The unpacked bytes; nil where they are damaged or too many.
  static func unpacked(_ bytes: [UInt8], atMost maximum: Int) -> [UInt8]? {
    var walk = PackedStream(OriginalFile(bytes: bytes), [0..<bytes.count], maximum: maximum, isKept: true)
    do throws(PictureSanitizerProblem) {
      try walk.pass()
      return walk.output
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

  private init(_ file: OriginalFile, _ ranges: [Range<Int>], maximum: Int, isKept: Bool) {
    self.ranges = ranges.filter { !$0.isEmpty }
    (self.file, self.maximum, self.isKept) = (file, maximum, isKept)
    place = self.ranges.first?.lowerBound ?? 0
  }

  private mutating func pass() throws(PictureSanitizerProblem) {
    let head = try bits(16)
    guard head & 15 == 8, head & 0x2000 == 0 else { throw .damaged }
    var isLast = false
    while !isLast {
      isLast = try bits(1) == 1
      try passBlock(try bits(2))
    }
  }

  private mutating func fill() throws(PictureSanitizerProblem) {
    while count <= 56 {
      if index == block.count {
        if range < ranges.count, place == ranges[range].upperBound {
          range += 1
          if range < ranges.count { place = ranges[range].lowerBound }
        }
        guard range < ranges.count else { return }
        block = try file.bytes(place..<min(ranges[range].upperBound, place + Self.blockSize))
        place += block.count
        index = 0
      }
      word |= UInt64(block[index]) << UInt64(count)
      index += 1
      taken += 1
      count += 8
    }
  }

  private mutating func bits(_ wanted: Int) throws(PictureSanitizerProblem) -> Int {
    if count < wanted { try fill() }
    guard count >= wanted else { throw .cutOff }
    let number = Int(word & (1 << UInt64(wanted) - 1))
    word >>= UInt64(wanted)
    count -= wanted
    return number
  }

  private mutating func passed(_ bytes: Int) throws(PictureSanitizerProblem) {
    unpacked += bytes
    guard unpacked <= maximum else { throw .damaged }
  }

  private mutating func keep(_ byte: Int) { if isKept { output.append(UInt8(byte)) } }

  /// Bytes that stand so far before once more.
  private mutating func keep(_ length: Int, from distance: Int) throws(PictureSanitizerProblem) {
    guard isKept else { return }
    guard distance <= output.count else { throw .damaged }
    for _ in 0..<length { output.append(output[output.count - distance]) }
  }

  private mutating func passBlock(_ kind: Int) throws(PictureSanitizerProblem) {
    switch kind {
    case 0:
      _ = try bits(count % 8)
      let length = try bits(16)
      guard try bits(16) == ~length & 0xFFFF else { throw .damaged }
      for _ in 0..<length { keep(try bits(8)) }
      try passed(length)
    case 1: try passCodes(.fixedLengths, .fixedDistances)
    case 2:
      let (lengths, distances) = try ownCodes()
      try passCodes(lengths, distances)
    default: throw .damaged
    }
  }

  private mutating func symbol(_ codes: PackingCodes) throws(PictureSanitizerProblem) -> Int {
    if count < PackingCodes.longest { try fill() }
    let found = codes.table[Int(word & UInt64(codes.table.count - 1))]
    let length = Int(found & 15)
    guard length > 0 else { throw .damaged }
    guard length <= count else { throw .cutOff }
    word >>= UInt64(length)
    count -= length
    return Int(found >> 4)
  }

  private mutating func passCodes(_ lengths: PackingCodes, _ distances: PackingCodes)
    throws(PictureSanitizerProblem)
  {
    while true {
      let value = try symbol(lengths)
      if value < 256 {
        try passed(1)
        keep(value)
        continue
      }
      if value == 256 { return }
      guard value < 286 else { throw .damaged }
      // RFC 1951, section 3.2.5: lengths and distances by steps that double.
      let step = value - 257
      let extra = step < 8 || step == 28 ? 0 : step / 4 - 1
      let base = step == 28 ? 258 : step < 8 ? 3 + step : 3 + (4 + step % 4) << extra
      let length = base + (try bits(extra))
      try passed(length)
      let far = try symbol(distances)
      guard far < 30 else { throw .damaged }
      let steps = far < 2 ? far : (2 + far % 2) << (far / 2 - 1)
      try keep(length, from: 1 + steps + (try bits(max(0, far / 2 - 1))))
    }
  }

  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private mutating func ownCodes() throws(PictureSanitizerProblem) -> (PackingCodes, PackingCodes) {
    let (lengthCount, distanceCount, codeCount) = (try bits(5) + 257, try bits(5) + 1, try bits(4) + 4)
    var sizes = [UInt8](repeating: 0, count: 19)
    for index in 0..<codeCount { sizes[Self.order[index]] = UInt8(try bits(3)) }
    let codes = PackingCodes(sizes)
    var lengths: [UInt8] = []
    while lengths.count < lengthCount + distanceCount {
      let value = try symbol(codes)
      switch value {
      case 0...15: lengths.append(UInt8(value))
      case 16:
        guard let last = lengths.last else { throw .damaged }
        lengths += [UInt8](repeating: last, count: 3 + (try bits(2)))
      case 17: lengths += [UInt8](repeating: 0, count: 3 + (try bits(3)))
      default: lengths += [UInt8](repeating: 0, count: 11 + (try bits(7)))
      }
    }
    guard lengths.count == lengthCount + distanceCount else { throw .damaged }
    return (PackingCodes(Array(lengths[..<lengthCount])), PackingCodes(Array(lengths[lengthCount...])))
  }
}

/// Huffman codes as a table by the next bits, the first of them lowest: 16 times the symbol, and the length of its
/// code.
private struct PackingCodes {
  static let longest = 15

  let table: [UInt16]

  init(_ lengths: [UInt8]) {
    let longest = Int(lengths.max() ?? 0)
    var table = [UInt16](repeating: 0, count: 1 << longest)
    var code = 0
    for length in 1...max(1, longest) {
      for (symbol, own) in lengths.enumerated() where Int(own) == length {
        // Lengths that promise more codes than there are leave those out.
        guard code < 1 << length else { break }
        var reversed = 0
        for bit in 0..<length where code >> bit & 1 == 1 { reversed |= 1 << (length - 1 - bit) }
        for place in stride(from: reversed, to: table.count, by: 1 << length) {
          table[place] = UInt16(symbol << 4 | length)
        }
        code += 1
      }
      code <<= 1
    }
    self.table = table
  }

  static let fixedLengths = PackingCodes(
    [UInt8](repeating: 8, count: 144) + [UInt8](repeating: 9, count: 112) + [UInt8](repeating: 7, count: 24)
      + [UInt8](repeating: 8, count: 8))
  static let fixedDistances = PackingCodes([UInt8](repeating: 5, count: 30))
}
