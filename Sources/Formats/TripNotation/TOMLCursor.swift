/// A place in the text of a TOML file, with the lines counted as it goes on.
struct TOMLCursor {
  let bytes: [UInt8]
  private(set) var at = 0
  private(set) var line = 0
  private var lineStart = 0

  /// Where something began.
  struct Mark {
    var at: Int
    var line: Int
    var start: Int
  }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var byte: UInt8? { at < bytes.count ? bytes[at] : nil }
  var isAtBreak: Bool { byte == .lineFeed || byte == .carriageReturn }
  var mark: Mark { Mark(at: at, line: line, start: at - lineStart) }

  func starts(with text: StaticString) -> Bool { bytes[at...].starts(with: text.description.utf8) }

  mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where at < bytes.count {
      let byte = bytes[at]
      at += 1
      let isPair = byte == .carriageReturn && at < bytes.count && bytes[at] == .lineFeed
      if byte == .lineFeed || (byte == .carriageReturn && !isPair) {
        line += 1
        lineStart = at
      }
    }
  }

  mutating func skipBlanks() { while byte?.isBlank == true { advance() } }

  mutating func skipLine() {
    while byte != nil, !isAtBreak { advance() }
    skipBreak()
  }

  /// One line break, whichever of the three it is.
  mutating func skipBreak() { if isAtBreak { advance(starts(with: "\r\n") ? 2 : 1) } }

  /// Blanks, line breaks and comments: what may stand between the items of a list.
  mutating func skipSpace() {
    while let byte {
      if byte == .hash {
        skipLine()
      } else if byte.isBlank || isAtBreak {
        advance()
      } else {
        return
      }
    }
  }

  /// From a mark to here, or to the end of the mark's line.
  func range(from mark: Mark) -> TextRange {
    let end = line == mark.line ? at : endOfLine(from: mark.at)
    return TextRange(line: mark.line, start: mark.start, length: max(0, end - mark.at))
  }

  private func endOfLine(from start: Int) -> Int {
    bytes[start...].firstIndex { $0 == .lineFeed || $0 == .carriageReturn } ?? bytes.count
  }
}
