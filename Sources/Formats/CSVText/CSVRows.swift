/// The rows of a text one after the other, each byte looked at a bounded number of times.
struct CSVRows {
  let bytes: [UInt8]
  let separator: UInt8
  private var place: Int

  init(bytes: [UInt8], separator: UInt8, start: Int) {
    self.bytes = bytes
    self.separator = separator
    place = start
  }

  /// A row more, which may be empty; nil at the end.
  mutating func next() -> CSVTable.Row? {
    guard place < bytes.count else { return nil }
    let start = place
    var cells: [CSVTable.Cell] = []
    repeat { cells.append(readCell()) } while skipSeparator()
    let end = place
    skipLineEnd()
    return CSVTable.Row(cells: cells, range: start..<end)
  }

  private mutating func readCell() -> CSVTable.Cell {
    var start = place
    while start < bytes.count, bytes[start] == 0x20 { start += 1 }
    if start < bytes.count, bytes[start] == UInt8(ascii: "\""), let quoted = quotedCell(from: start + 1) {
      return quoted
    }
    let end = bytes[place...].firstIndex { $0 == separator || Self.isLineEnd($0) } ?? bytes.count
    let cell = trimmed(place..<end)
    place = end
    return cell
  }

  /// The cell behind an opening mark; nil, and nothing read, where no closing one ends a cell.
  private mutating func quotedCell(from start: Int) -> CSVTable.Cell? {
    var text: [UInt8] = []
    var from = start
    while let mark = bytes[from...].firstIndex(of: UInt8(ascii: "\"")) {
      text += bytes[from..<mark]
      if mark + 1 < bytes.count, bytes[mark + 1] == UInt8(ascii: "\"") {
        text.append(UInt8(ascii: "\""))
        from = mark + 2
        continue
      }
      let next = bytes[(mark + 1)...].firstIndex { $0 != 0x20 } ?? bytes.count
      guard next == bytes.count || bytes[next] == separator || Self.isLineEnd(bytes[next]) else { return nil }
      place = next
      return CSVTable.Cell(text: Self.trimmed(String(decoding: text, as: UTF8.self)), range: start..<mark)
    }
    return nil
  }

  private func trimmed(_ range: Range<Int>) -> CSVTable.Cell {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, Self.isBlank(bytes[start]) { start += 1 }
    while end > start, Self.isBlank(bytes[end - 1]) { end -= 1 }
    let text = Self.trimmed(String(decoding: bytes[start..<end], as: UTF8.self))
    return CSVTable.Cell(text: text, range: start..<end)
  }

  private static func trimmed(_ text: String) -> String {
    guard text.first?.isWhitespace == true || text.last?.isWhitespace == true else { return text }
    var rest = text.drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }

  private mutating func skipSeparator() -> Bool {
    guard place < bytes.count, bytes[place] == separator else { return false }
    place += 1
    return true
  }

  private mutating func skipLineEnd() {
    guard place < bytes.count else { return }
    let isPair = bytes[place] == 0x0D && bytes[(place + 1)...].first == 0x0A
    place += isPair ? 2 : 1
  }

  static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
