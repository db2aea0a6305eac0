/// The bytes that the notation gives a meaning, by name.
extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let doubleQuote = UInt8(ascii: "\"")
  static let singleQuote = UInt8(ascii: "'")
  static let backslash = UInt8(ascii: "\\")
  static let hash = UInt8(ascii: "#")
  static let colon = UInt8(ascii: ":")
  static let comma = UInt8(ascii: ",")
  static let dash = UInt8(ascii: "-")
  static let question = UInt8(ascii: "?")
  static let openList = UInt8(ascii: "[")
  static let closeList = UInt8(ascii: "]")
  static let openMap = UInt8(ascii: "{")
  static let closeMap = UInt8(ascii: "}")
  static let bar = UInt8(ascii: "|")
  static let greater = UInt8(ascii: ">")

  /// A space or a tab.
  var isBlank: Bool { self == .space || self == .tab }

  /// A blank, or the line feed that a `Cursor` reports past the end of a line.
  var isBlankOrEnd: Bool { isBlank || self == .lineFeed }

  /// One of `,[]{}`, which end plain text within brackets.
  var isFlowMark: Bool {
    switch self {
    case .comma, .openList, .closeList, .openMap, .closeMap: true
    default: false
    }
  }
}
