/// Cuts a chat into lines as its bytes come: UTF-8 or UTF-16, with or without a mark at the beginning.
struct ChatLineSplitter {
  /// Bytes of a line that are read: a message has at most 65,536 letters.
  static let longestLine = 256 * 1024

  private enum Encoding { case utf8, utf16Little, utf16Big }

  private var encoding: Encoding?
  /// The first bytes, until they are enough to know the encoding.
  private var start: [UInt8] = []
  private var bytes: [UInt8] = []
  private var units: [UInt16] = []
  /// The first byte of a unit whose second is still to come.
  private var half: UInt8?
  /// How many lines were longer than is read.
  private(set) var cutLines = 0
  private var isCut = false

  /// Hands over the lines that end in a piece, without their ends.
  ///
  /// - Returns: false as soon as `take` wants no more.
  mutating func feed(_ piece: [UInt8], _ take: (String) -> Bool) -> Bool {
    guard encoding == nil else { return split(piece[...], take) }
    start += piece
    return start.count < 4 ? true : begin(take)
  }

  /// Hands over what stands behind the last line's end.
  mutating func end(_ take: (String) -> Bool) {
    if encoding == nil, !begin(take) { return }
    if !bytes.isEmpty || !units.isEmpty { _ = emit(take) }
  }

  private mutating func begin(_ take: (String) -> Bool) -> Bool {
    let (found, mark) = Self.encoding(of: start)
    encoding = found
    let first = start
    start = []
    return split(first.dropFirst(mark), take)
  }

  /// The encoding, and how many bytes say so. Without a mark every second byte of a digit or bracket is nought in UTF-16.
  private static func encoding(of start: [UInt8]) -> (Encoding, mark: Int) {
    if start.starts(with: [0xFF, 0xFE]) { return (.utf16Little, 2) }
    if start.starts(with: [0xFE, 0xFF]) { return (.utf16Big, 2) }
    if start.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    guard start.count >= 2 else { return (.utf8, 0) }
    if start[0] != 0, start[1] == 0 { return (.utf16Little, 0) }
    return start[0] == 0 && start[1] != 0 ? (.utf16Big, 0) : (.utf8, 0)
  }

  private mutating func split(_ piece: ArraySlice<UInt8>, _ take: (String) -> Bool) -> Bool {
    for byte in piece {
      let isEnd: Bool
      switch encoding {
      case .utf16Little, .utf16Big:
        guard let first = half else {
          half = byte
          continue
        }
        half = nil
        let isLittle = encoding == .utf16Little
        isEnd = add(unit: isLittle ? UInt16(byte) << 8 | UInt16(first) : UInt16(first) << 8 | UInt16(byte))
      case .utf8, nil: isEnd = add(byte: byte)
      }
      if isEnd, !emit(take) { return false }
    }
    return true
  }

  /// - Returns: whether it ends the line.
  private mutating func add(byte: UInt8) -> Bool {
    if byte == UInt8(ascii: "\n") { return true }
    if bytes.count < Self.longestLine { bytes.append(byte) } else { isCut = true }
    return false
  }

  private mutating func add(unit: UInt16) -> Bool {
    if unit == 0x0A { return true }
    if units.count < Self.longestLine / 2 { units.append(unit) } else { isCut = true }
    return false
  }

  private mutating func emit(_ take: (String) -> Bool) -> Bool {
    if isCut { cutLines += 1 }
    isCut = false
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    if units.last == 0x0D { units.removeLast() }
    let line =
      encoding == .utf8 ? String(decoding: bytes, as: UTF8.self) : String(decoding: units, as: UTF16.self)
    bytes.removeAll(keepingCapacity: true)
    units.removeAll(keepingCapacity: true)
    return take(line)
  }
}
