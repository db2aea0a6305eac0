import Diagnostics

/// The line that opens a block text: `|` keeps line breaks, `>` folds them; then indentation and chomping.
struct BlockTextHeader {
  /// What becomes of the line breaks at the end.
  enum Chomping { case strip, clip, keep }

  var isFolded: Bool
  var chomping = Chomping.clip
  /// How much deeper than its parent the text stands, where the header says so.
  var indentation: Int?
  var range: TextRange

  /// Reads `|` or `>` with its indicators and the rest of the line.
  static func read(_ cursor: inout Cursor) throws(Problem) -> BlockTextHeader {
    var header = BlockTextHeader(isFolded: cursor.byte == .greater, range: cursor.restOfLine)
    let start = cursor.at
    var hasChomping = false
    cursor.at += 1
    while !cursor.byte.isBlankOrEnd {
      switch cursor.byte {
      case UInt8(ascii: "1")...UInt8(ascii: "9") where header.indentation == nil:
        header.indentation = Int(cursor.byte - UInt8(ascii: "0"))
      case UInt8(ascii: "-") where !hasChomping:
        (header.chomping, hasChomping) = (.strip, true)
      case UInt8(ascii: "+") where !hasChomping:
        (header.chomping, hasChomping) = (.keep, true)
      default:
        throw badHeader(cursor, from: start)
      }
      cursor.at += 1
    }
    header.range = cursor.range(start, cursor.at)
    cursor.skipBlanks()
    guard cursor.byte == .lineFeed || cursor.byte == .hash else { throw badHeader(cursor, from: start) }
    cursor.moveTo(line: cursor.line + 1)
    return header
  }

  private static func badHeader(_ cursor: Cursor, from start: Int) -> Problem {
    let mark = cursor.source.bytes[start] == .bar ? "|" : ">"
    if mark == "|", cursor.source.bytes[start + 1..<cursor.current.end].contains(.bar) {
      return Problem(
        .notYAML, "This is a row of a table, and tables are not read here",
        at: cursor.restOfLine(from: start),
        advice: "Write fields as `title: Lisbon`, and items as lines that begin with `- `, without `|`.")
    }
    return Problem(
      .notYAML, "Unexpected text after `\(mark)`",
      at: cursor.restOfLine(from: start),
      advice: "Begin a new line after `\(mark)`, or put quotes round the text.")
  }
}
