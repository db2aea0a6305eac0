import Diagnostics

/// The characters that cannot begin a plain text.
enum Indicator {
  /// What is wrong with beginning a plain text here, if something is.
  static func problem(_ cursor: Cursor, inFlow: Bool) -> Problem? {
    let place = cursor.range(cursor.at, cursor.at + 1)
    switch cursor.byte {
    case UInt8(ascii: "*") where !inFlow && (cursor.next.isBlank || cursor.next == UInt8(ascii: "*")):
      return stars(cursor)
    case UInt8(ascii: "&"), UInt8(ascii: "*"):
      return reference(cursor.byte, place, advice: quoteIt(cursor, inFlow: inFlow))
    case UInt8(ascii: "!"):
      return Problem(
        .tag, "A text cannot begin with `!` here", at: place, advice: quoteIt(cursor, inFlow: inFlow))
    case UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "%"), .hash, .bar, .greater:
      return Problem(
        .reservedStart, "A text cannot begin with \(name(cursor.byte)) here", at: place,
        advice: quoteIt(cursor, inFlow: inFlow))
    case .comma, .closeList, .closeMap:
      return Problem(
        .reservedStart, "Nothing before this \(name(cursor.byte))", at: place,
        advice: "Delete it, or put quotes round a text that begins with it.")
    case .question where cursor.next.isBlankOrEnd || inFlow: return .complexKey(place)
    case .colon where cursor.next.isBlankOrEnd || inFlow:
      return Problem(
        .notYAML, "Missing field name before this colon", at: place,
        advice: "Write a field name before it.")
    case .dash where cursor.next.isBlankOrEnd || inFlow && cursor.next.isFlowMark:
      return dash(place, inFlow: inFlow)
    default: return nil
    }
  }

  /// Within brackets nobody can tell where the text ends.
  private static func quoteIt(_ cursor: Cursor, inFlow: Bool) -> String {
    inFlow ? QuotingAdvice.quote("") : QuotingAdvice.quoteRest(cursor)
  }

  private static func name(_ byte: UInt8) -> String {
    byte == UInt8(ascii: "`") ? "a backtick" : "`\(Character(Unicode.Scalar(byte)))`"
  }

  private static func reference(_ byte: UInt8, _ place: TextRange, advice: String) -> Problem {
    let sign = byte == UInt8(ascii: "&") ? "&" : "*"
    return Problem(.anchorOrAlias, "A text cannot begin with `\(sign)` here", at: place, advice: advice)
  }

  /// `* item`, as in Markdown, or `**title:** Lisbon`.
  private static func stars(_ cursor: Cursor) -> Problem {
    if let sign = ListSign(cursor.source.bytes[cursor.at..<cursor.current.end]) {
      return BeginsAgain.notADash(cursor.restOfLine, sign)
    }
    return Problem(
      .anchorOrAlias, "Stars for bold print mean nothing here", at: cursor.range(cursor.at, cursor.at + 2),
      advice: "Take all stars of the line away.")
  }

  private static func dash(_ place: TextRange, inFlow: Bool) -> Problem {
    Problem(
      .notYAML, "Unexpected list item", at: place,
      advice: inFlow
        ? "Separate the items between brackets with commas, without `- `."
        : "Begin a new line for the list, or put quotes round a text that begins with `-`.")
  }
}

extension Problem {
  static func complexKey(_ range: TextRange) -> Problem {
    Problem(.complexKey, "Invalid field name", at: range, advice: "Write it like `title: …`.")
  }

  static func keyOverLines(_ range: TextRange) -> Problem {
    Problem(
      .complexKey, "Field name on more than one line", at: range,
      advice: "Write it and its colon on one line.")
  }

  static func tooDeep(_ range: TextRange) -> Problem {
    Problem(
      .tooDeep,
      "Nested too deep: more than \(NotationReader.depthLimit) lists or brackets inside one another",
      at: range,
      advice: "Nothing in a trip needs more than four.")
  }
}

extension Node {
  /// A plain text, or nothing if it is one of the words for nothing.
  static func plain(_ text: TextNode) -> Node {
    let isNothing = text.value == "~" || text.value == "null"
    return Node(isNothing ? .empty : .text(text), at: text.range)
  }
}
