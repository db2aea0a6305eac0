/// A colour or weight of letters on a terminal: the parameters of a Select Graphic Rendition sequence (ECMA-48).
package enum TerminalInk: String, CaseIterable, Sendable {
  case bold = "1"
  case faint = "2"
  case italic = "3"
  case blue = "34"
  case cyan = "36"
  case boldRed = "1;31"
  case boldYellow = "1;33"
  case boldCyan = "1;36"

  package func painted(_ text: String) -> String { "\u{1B}[\(rawValue)m\(text)\(Self.end)" }

  fileprivate static let end = "\u{1B}[0m"
}

/// Text for a terminal that nothing can steer but our own inks: of control sequences only those stay.
package struct PaintedText: Hashable, Sendable {
  package let text: String

  /// What a printer wrote: its inks stay, and its line breaks; whatever else could steer a terminal is made visible.
  package init(_ printed: String) {
    guard printed.utf8.contains(0x1B) else {
      text = VisibleText.lines(of: printed)
      return
    }
    var parts: [String] = []
    var rest = printed[...]
    while let escape = rest.unicodeScalars.firstIndex(of: "\u{1B}") {
      parts.append(VisibleText.lines(of: String(rest[..<escape])))
      let sequence = Self.sequences.first { rest[escape...].unicodeScalars.starts(with: $0.unicodeScalars) }
      parts.append(sequence ?? VisibleText.of("\u{1B}"))
      let length = sequence?.unicodeScalars.count ?? 1
      rest = rest[rest.unicodeScalars.index(escape, offsetBy: length)...]
    }
    text = parts.joined() + VisibleText.lines(of: String(rest))
  }

  private static let sequences = [TerminalInk.end] + TerminalInk.allCases.map { "\u{1B}[\($0.rawValue)m" }
}
