/// Writes diagnostics for people: what, where, the line with a mark below, a way out, what is left out
/// until then, and where else.
///
/// ```
/// error: `amont` is not a field of an expense [unknown-key]
///   --> budget.yml:12:22
///    |
/// 12 | - {date: 2026-05-03, amont: 23}
///    |                      ^^^^^
///    = Did you mean `amount`?
///    = The same in lines 14 and 15.
/// ```
package struct DiagnosticPrinter: Sendable {
  /// Whether to colour with the escape sequences of terminals (ECMA-48).
  package var colour: Bool
  /// How wide the output may be, in columns.
  package var columns: Int
  /// Whether messages are broken at that width too, as on a terminal; elsewhere each stays a line to search for.
  package var breaksMessages: Bool

  package init(colour: Bool = false, columns: Int = 100, breaksMessages: Bool = false) {
    self.colour = colour
    self.columns = columns
    self.breaksMessages = breaksMessages
  }

  /// All of them, what is alike together, each followed by an empty line.
  package func text(_ diagnostics: some Sequence<Diagnostic>) -> String {
    Array(diagnostics).alike.map { text($0) + "\n" }.joined()
  }

  /// Whether the text only counts some of the places.
  package static func cutsPlaces(of diagnostic: Diagnostic) -> Bool { OtherPlaces(of: diagnostic).isCut }

  /// Those that are alike, with a line break at the end.
  package func text(_ alike: AlikeDiagnostics) -> String {
    let gutter = gutter(of: alike.first)
    let others = alike.sentence.map { footnote($0, gutter: gutter, columns: columns) } ?? []
    return text(alike.first) + others.map { $0 + "\n" }.joined()
  }

  private func gutter(of diagnostic: Diagnostic) -> String {
    String(repeating: " ", count: diagnostic.place?.span.map { String($0.line).count } ?? 1)
  }

  /// One, with a line break at its end.
  package func text(_ diagnostic: Diagnostic) -> String {
    let span = diagnostic.place?.span
    let gutter = gutter(of: diagnostic)
    var lines = head(diagnostic)
    if let place = diagnostic.place { lines.append(arrow(place, gutter: gutter)) }
    // A line that is not to be shown, or that holds nothing, is told by its number alone.
    if let span, !span.text.isEmpty {
      lines += excerpt(span, gutter: gutter, severity: diagnostic.severity)
    }
    for sentence in [diagnostic.advice, diagnostic.consequence].compactMap(\.self) {
      lines += footnote(sentence, gutter: gutter, columns: breaksMessages ? columns : .max)
    }
    if let others = OtherPlaces(of: diagnostic).sentence {
      lines += footnote(others, gutter: gutter, columns: columns)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// What it is about; goes on below its own first letter where it is broken.
  private func head(_ diagnostic: Diagnostic) -> [String] {
    let name = diagnostic.severity.rawValue + ":"
    let code = "[\(diagnostic.code.rawValue)]"
    let message = WrappedText(
      VisibleText.of(diagnostic.message) + " " + code,
      columns: breaksMessages ? columns - name.count - 1 : .max)
    let blank = String(repeating: " ", count: name.count)
    return message.lines.enumerated().map { index, line in
      let start = index == 0 ? paint(name, .severity(diagnostic.severity)) : blank
      guard index == message.lines.count - 1 else { return start + " " + paint(line, .message) }
      let words = line.dropLast(code.count)
      return start + " " + (words.isEmpty ? "" : paint(String(words.dropLast()), .message) + " ")
        + paint(code, .code)
    }
  }

  private func footnote(_ text: String, gutter: String, columns: Int) -> [String] {
    let wrapped = WrappedText(
      VisibleText.of(text), columns: columns == .max ? .max : columns - gutter.count - 3)
    return wrapped.lines.enumerated().map { index, line in
      gutter + " " + (index == 0 ? paint("=", .frame) : " ") + " " + line
    }
  }

  private func arrow(_ place: SourcePlace, gutter: String) -> String {
    let position = place.span.map { ":\($0.line):\($0.column)" } ?? ""
    return gutter + paint("-->", .frame) + " " + VisibleText.of(place.path) + position
  }

  private func excerpt(_ span: SourceSpan, gutter: String, severity: Severity) -> [String] {
    let excerpt = LineExcerpt.cut(span, to: columns - gutter.count - 3)
    let bar = paint("|", .frame)
    let mark = paint(String(repeating: "^", count: excerpt.width), .severity(severity))
    return [
      "\(gutter) \(bar)",
      "\(paint(String(span.line), .frame)) \(bar) \(excerpt.text)",
      "\(gutter) \(bar) \(String(repeating: " ", count: excerpt.indent))\(mark)",
    ]
  }
}

extension DiagnosticPrinter {
  private enum Ink {
    case severity(Severity), message, code, frame

    var ink: TerminalInk {
      switch self {
      case .severity(.error): .boldRed
      case .severity(.warning): .boldYellow
      case .severity(.note): .boldCyan
      case .message: .bold
      case .code: .faint
      case .frame: .blue
      }
    }
  }

  private func paint(_ text: String, _ ink: Ink) -> String { colour ? ink.ink.painted(text) : text }
}
