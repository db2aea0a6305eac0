/// Writes texts so that every reader of YAML reads the same texts again: in quotes exactly where it is needed.
package enum NotationWriter {
  /// Where a text is to stand, which says what would be misread there.
  package enum Position: Sendable {
    /// Behind `key: `, to the end of the line.
    case value
    /// Behind `- `, to the end of the line.
    case item
    /// Within `{…}` or `[…]`, as a value.
    case flow
    /// Before a colon within `{…}`.
    case flowKey
  }

  /// The text as it is where that reads well, else in the quotes that change the least of it.
  package static func text(_ text: String, as position: Position = .value) -> String {
    if reads(text, as: text, position) { return text }
    let quoted = "\"" + text + "\""
    if !text.contains("\\"), reads(quoted, as: text, position) { return quoted }
    let single = "'" + text.replacing("'", with: "''") + "'"
    if reads(single, as: text, position) { return single }
    return "\"" + text.unicodeScalars.map(escaped).joined() + "\""
  }

  /// Whether something written reads as a text, without any word about it: our own reader is the judge.
  private static func reads(_ written: String, as text: String, _ position: Position) -> Bool {
    guard !written.isEmpty, !written.utf8.contains(.lineFeed) else { return false }
    let document =
      switch position {
      case .value: "k: \(written)\n"
      case .item: "- \(written)\n"
      case .flow: "- {k: \(written), l: m}\n"
      case .flowKey: "- {\(written): m}\n"
      }
    let reading = NotationReader.read(Array(document.utf8), file: "")
    guard reading.diagnostics.isEmpty, let read = value(of: reading.root, position) else { return false }
    // Swift takes two spellings of one letter for the same; a file does not.
    return read.utf8.elementsEqual(text.utf8)
  }

  private static func value(of root: Node, _ position: Position) -> String? {
    switch position {
    case .value: root.fields?.first?.value.text?.value
    case .item: root.items?.first?.text?.value
    case .flow: root.items?.first?.fields.flatMap { $0.count == 2 ? $0[0].value.text?.value : nil }
    case .flowKey: root.items?.first?.fields.flatMap { $0.count == 1 ? $0[0].key : nil }
    }
  }

  /// One character within double quotes (YAML 1.2, section 5.7).
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    case "\u{0}"..<" ", "\u{7F}"..."\u{9F}": "\\x" + hexadecimal(scalar, digits: 2)
    case "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}": "\\u" + hexadecimal(scalar, digits: 4)
    default: String(scalar)
    }
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar, digits: Int) -> String {
    let number = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - number.count)) + number
  }
}
