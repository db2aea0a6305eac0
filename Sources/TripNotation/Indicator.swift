import Diagnostics

/// The characters that cannot begin a plain text.
enum Indicator {
  /// What is wrong with beginning a plain text here, if something is.
  static func problem(_ cursor: Cursor, inFlow: Bool) -> Problem? {
    let place = cursor.range(cursor.at, cursor.at + 1)
    switch cursor.byte {
    case UInt8(ascii: "&"), UInt8(ascii: "*"):
      return reference(cursor.byte, place)
    case UInt8(ascii: "!"):
      return Problem(
        .tag, "A text cannot begin with `!`, which YAML uses to name a type", at: place, advice: quoteIt)
    case UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "%"), .hash, .bar, .greater:
      return Problem(
        .reservedStart, "A text cannot begin with \(name(cursor.byte))", at: place, advice: quoteIt)
    case .comma, .closeList, .closeMap:
      return Problem(
        .reservedStart, "A \(name(cursor.byte)) stands here with nothing before it", at: place,
        advice: "Take it out, or put quotes round a text that begins with it.")
    case .question where cursor.next.isBlankOrEnd || inFlow: return .complexKey(place)
    case .colon where cursor.next.isBlankOrEnd || inFlow:
      return Problem(
        .notYAML, "Nothing stands before this colon", at: place, advice: "Write a key before it.")
    case .dash where cursor.next.isBlankOrEnd || inFlow && cursor.next.isFlowMark:
      return dash(place, inFlow: inFlow)
    default: return nil
    }
  }

  private static let quoteIt = "Put quotes round the text if it begins like that."

  private static func name(_ byte: UInt8) -> String {
    byte == UInt8(ascii: "`") ? "a backtick" : "`\(Character(Unicode.Scalar(byte)))`"
  }

  private static func reference(_ byte: UInt8, _ place: TextRange) -> Problem {
    let sign = byte == UInt8(ascii: "&") ? "&" : "*"
    return Problem(
      .anchorOrAlias, "A text cannot begin with `\(sign)`, which YAML uses to repeat a part of a file",
      at: place,
      advice: quoteIt)
  }

  private static func dash(_ place: TextRange, inFlow: Bool) -> Problem {
    Problem(
      .notYAML, "A list item cannot begin here", at: place,
      advice: inFlow
        ? "Separate the items between brackets with commas, without `- `."
        : "Begin a new line for the list, or put quotes round a text that begins with `-`.")
  }
}

extension Problem {
  static func complexKey(_ range: TextRange) -> Problem {
    Problem(.complexKey, "A key must be a simple text", at: range, advice: "Write it like `title: …`.")
  }

  static func keyOverLines(_ range: TextRange) -> Problem {
    Problem(
      .complexKey, "A key must stand on one line", at: range, advice: "Write it on the line of its colon.")
  }

  static func tooDeep(_ range: TextRange) -> Problem {
    Problem(
      .tooDeep, "Lists and maps are nested more than \(NotationReader.depthLimit) deep here", at: range,
      advice: "Nothing in a trip needs more than four levels.")
  }
}

extension Node {
  /// A plain text, or nothing if it is one of the words for nothing.
  static func plain(_ text: TextNode) -> Node {
    let isNothing = text.value == "~" || text.value == "null"
    return Node(isNothing ? .empty : .text(text), at: text.range)
  }
}
