/// Whether what stands between parentheses is what Markdown takes (CommonMark 0.31, section 6.3).
enum StandardTarget {
  static func isOne(_ text: ArraySlice<UInt8>, nextLine: ArraySlice<UInt8>) -> Bool {
    var rest = text.drop { $0.isBlank }
    guard let first = rest.first else { return continues(nextLine) }
    if first == UInt8(ascii: "<") {
      guard let close = rest.firstIndex(of: UInt8(ascii: ">")) else { return false }
      rest = rest[(close + 1)...]
    } else {
      rest = behindAddress(rest)
    }
    let isApart = rest.first?.isBlank ?? true
    rest = rest.drop { $0.isBlank || $0 == .carriageReturn }
    guard let mark = rest.first else { return continues(nextLine) }
    if mark == UInt8(ascii: ")") { return true }
    guard isApart, let last = closing[mark] else { return false }
    guard let close = end(of: rest.dropFirst(), last) else {
      // The words may go on in the next line.
      return nextLine.contains(last) && nextLine.contains(UInt8(ascii: ")"))
    }
    rest = rest[(close + 1)...].drop { $0.isBlank || $0 == .carriageReturn }
    return rest.first.map { $0 == UInt8(ascii: ")") } ?? (nextLine.first { !$0.isBlank } == UInt8(ascii: ")"))
  }

  private static let closing: [UInt8: UInt8] = [
    UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "'"): UInt8(ascii: "'"),
    UInt8(ascii: "("): UInt8(ascii: ")"),
  ]

  private static func continues(_ nextLine: ArraySlice<UInt8>) -> Bool {
    nextLine.first { !$0.isBlank }.map { "\"'()".utf8.contains($0) } ?? false
  }

  /// What follows an address without blanks, in which parentheses come in pairs.
  private static func behindAddress(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var depth = 0
    var index = text.startIndex
    while index < text.endIndex, !text[index].isBlank, text[index] != .carriageReturn {
      switch text[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        if depth == 0 { return text[index...] }
        depth -= 1
      default: break
      }
      index += 1
    }
    return depth == 0 ? text[min(index, text.endIndex)...] : []
  }

  private static func end(of text: ArraySlice<UInt8>, _ mark: UInt8) -> Int? {
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == UInt8(ascii: "\\") {
        index += 2
        continue
      }
      if text[index] == mark { return index }
      index += 1
    }
    return nil
  }
}
