/// The shape of one line of a text.
struct DialectLine {
  struct Fence {
    var mark: UInt8
    var count: Int
    /// What stands behind the mark, up to a blank.
    var info: String
  }

  /// How many columns of blanks the line begins with.
  let indent: Int
  /// How many bytes of them.
  let blanks: Int
  /// Quotes, items and blanks before the text.
  let prefix: ArraySlice<UInt8>
  /// What follows the blanks, without those at the end.
  let text: ArraySlice<UInt8>
  let fence: Fence?

  init(_ line: ArraySlice<UInt8>) {
    var line = line
    while let last = line.last, last.isBlank || last == .carriageReturn { line.removeLast() }
    let front = line.prefix { $0.isBlank }
    indent = front.reduce(0) { $1 == 0x09 ? ($0 / 4 + 1) * 4 : $0 + 1 }
    blanks = front.count
    text = line.dropFirst(front.count)
    let behind = Self.behindMarks(line)
    prefix = line[line.startIndex..<behind]
    fence = Self.fence(line[behind...])
  }

  var isBlank: Bool { text.isEmpty }
  var prefixLength: Int { prefix.count }
  var lowercased: String { String(decoding: text, as: UTF8.self).lowercased() }

  var isListItem: Bool {
    guard let first = text.first else { return false }
    let next = text.dropFirst().first
    if "-*+".utf8.contains(first) { return next == nil || next?.isBlank == true }
    if text.starts(with: "[^".utf8) { return true }
    let figures = text.prefix { (0x30...0x39).contains($0) }
    let mark = text.dropFirst(figures.count).first
    return !figures.isEmpty && figures.count < 10 && (mark == UInt8(ascii: ".") || mark == UInt8(ascii: ")"))
  }

  /// The title behind `> [!note]-`; nil for a line that begins no callout.
  var calloutTitle: ArraySlice<UInt8>? {
    guard prefix.contains(UInt8(ascii: ">")) else { return nil }
    let rest = text.suffix(from: prefix.endIndex)
    guard rest.starts(with: "[!".utf8), let close = rest.prefix(60).firstIndex(of: UInt8(ascii: "]")) else {
      return nil
    }
    return rest[(close + 1)...].drop { $0 == .dash || $0 == UInt8(ascii: "+") }.drop { $0.isBlank }
  }

  /// Where the text begins behind the marks of quotes and items.
  private static func behindMarks(_ line: ArraySlice<UInt8>) -> Int {
    var index = line.startIndex
    while index < line.endIndex {
      let byte = line[index]
      let next = index + 1 < line.endIndex ? line[index + 1] : 0x20
      if byte.isBlank || byte == UInt8(ascii: ">") || ("-*+".utf8.contains(byte) && next.isBlank) {
        index += 1
      } else {
        return index
      }
    }
    return index
  }

  private static func fence(_ text: ArraySlice<UInt8>) -> Fence? {
    guard let mark = text.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return nil }
    let run = text.prefix { $0 == mark }
    let behind = text.dropFirst(run.count)
    guard run.count >= 3, mark == UInt8(ascii: "~") || !behind.contains(mark) else { return nil }
    let info = behind.drop { $0.isBlank || $0 == UInt8(ascii: "{") }.prefix {
      !$0.isBlank && $0 != UInt8(ascii: "}")
    }
    return Fence(mark: mark, count: run.count, info: String(decoding: info.prefix(40), as: UTF8.self))
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let dash = UInt8(ascii: "-")

  var isBlank: Bool { self == 0x20 || self == 0x09 }

  /// A letter or figure of ASCII, or a byte of any other letter.
  var isWord: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
    default: false
    }
  }
}
