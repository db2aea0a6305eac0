import MediaContainers

/// Huffman codes as a table by the next sixteen bits: 256 times the length of the code, and its symbol.
struct ScanCodes {
  let table: [UInt16]

  init(_ counts: [Int], _ symbols: ArraySlice<UInt8>) {
    var table = [UInt16](repeating: 0, count: 1 << 16)
    var (code, symbol) = (0, symbols.startIndex)
    for length in 1...16 {
      for _ in 0..<counts[length - 1] where symbol < symbols.endIndex && code < 1 << length {
        let first = code << (16 - length)
        for place in first..<first + 1 << (16 - length) {
          table[place] = UInt16(length << 8) | UInt16(symbols[symbol])
        }
        (code, symbol) = (code + 1, symbol + 1)
      }
      code <<= 1
    }
    self.table = table
  }
}

/// The bits of a scan: FF 00 is a byte FF, and any other FF begins a marker, behind which there are only zeros.
struct ScanBits {
  private let file: OriginalFile
  private let end: Int
  private var block: [UInt8] = []
  private var (index, blockStart): (Int, Int)
  /// Bits that were read and not yet taken, from the highest on, and how many.
  private var (word, count): (UInt64, Int) = (0, 0)
  /// Where each of the last bytes that were read begins, by its number.
  private var starts = [Int](repeating: 0, count: 16)
  private var bytes = 0
  /// Whether more was taken than there is.
  private(set) var isBehind = false

  private static let blockSize = 64 * 1024

  init(_ file: OriginalFile, at place: Int, before end: Int) {
    (self.file, self.end) = (file, end)
    (index, blockStart) = (0, place)
  }

  /// Behind the byte in which the last taken bit is.
  var place: Int {
    let unused = count / 8
    return unused == 0 ? blockStart + index : starts[(bytes - unused) & 15]
  }

  private mutating func byte(at place: Int) throws(PictureSanitizerProblem) -> UInt8? {
    if place >= blockStart + block.count {
      guard place < end else { return nil }
      index -= block.count
      blockStart += block.count
      block = try file.bytes(blockStart..<min(end, blockStart + Self.blockSize))
    }
    return block[place - blockStart]
  }

  private mutating func fill() throws(PictureSanitizerProblem) {
    while count <= 56 {
      let start = blockStart + index
      guard let byte = try byte(at: start) else { return }
      if byte == 0xFF {
        guard try self.byte(at: start + 1) == 0 else { return }
        // The next block may begin between the two.
        index = start + 2 - blockStart
      } else {
        index += 1
      }
      starts[bytes & 15] = start
      bytes += 1
      word |= UInt64(byte) << UInt64(56 - count)
      count += 8
    }
  }

  mutating func skip(_ bits: Int) throws(PictureSanitizerProblem) { _ = try number(bits) }

  /// A number of up to sixteen bits.
  mutating func number(_ bits: Int) throws(PictureSanitizerProblem) -> Int {
    guard bits > 0 else { return 0 }
    if count < bits { try fill() }
    let number = Int(word >> UInt64(64 - bits))
    take(bits)
    return number
  }

  private mutating func take(_ bits: Int) {
    word <<= UInt64(bits)
    count -= bits
    guard count < 0 else { return }
    (count, isBehind) = (0, true)
  }

  mutating func symbol(_ codes: ScanCodes?) throws(PictureSanitizerProblem) -> Int {
    guard let codes else { throw .damaged }
    if count < 16 { try fill() }
    let found = codes.table[Int(word >> 48)]
    if found == 0 {
      // Ones behind the last code are no code.
      guard count < 16 else { throw .damaged }
      (word, count, isBehind) = (0, 0, true)
      return 0
    }
    take(Int(found >> 8))
    return Int(found & 0xFF)
  }

  /// Passes over a mark between units, and what stands before it.
  ///
  /// - Returns: where its two bytes end; nil where another marker comes first.
  mutating func passMark() throws(PictureSanitizerProblem) -> Int? {
    var place = self.place
    (word, count) = (0, 0)
    (block, blockStart, index) = ([], place, 0)
    while let found = try file.firstPlace(of: 0xFF, from: place, before: end), found + 1 < end {
      switch try file.number(at: found + 1, 1) {
      case 0: place = found + 2
      case 0xFF: place = found + 1
      case 0xD0...0xD7:
        (block, blockStart, index, isBehind) = ([], found + 2, 0, false)
        return found + 2
      default: return nil
      }
    }
    return nil
  }
}
