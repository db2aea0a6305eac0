/// Writes diagnostics for people: what, where, the line with a mark below, and a way out.
///
/// ```
/// error: `amont` is not a field of an expense [unknown-key]
///   --> budget.yml:12:22
///    |
/// 12 | - {date: 2026-05-03, amont: 23}
///    |                      ^^^^^
///    = Did you mean `amount`?
/// ```
package struct DiagnosticPrinter: Sendable {
  /// Whether to colour with the escape sequences of terminals (ECMA-48).
  package var colour: Bool
  /// How wide the output may be, in columns; only lines of files are cut to it.
  package var columns: Int

  package init(colour: Bool = false, columns: Int = 100) {
    self.colour = colour
    self.columns = columns
  }

  /// All of them, each followed by an empty line.
  package func text(_ diagnostics: some Sequence<Diagnostic>) -> String {
    diagnostics.map { text($0) + "\n" }.joined()
  }

  /// One, with a line break at its end.
  package func text(_ diagnostic: Diagnostic) -> String {
    let span = diagnostic.place?.span
    let gutter = String(repeating: " ", count: span.map { String($0.line).count } ?? 1)
    var lines = [head(diagnostic)]
    if let place = diagnostic.place { lines.append(arrow(place, gutter: gutter)) }
    if let span { lines += excerpt(span, gutter: gutter, severity: diagnostic.severity) }
    if let advice = diagnostic.advice {
      lines.append(gutter + " " + paint("=", .frame) + " " + VisibleText.of(advice))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func head(_ diagnostic: Diagnostic) -> String {
    let name = paint(diagnostic.severity.rawValue + ":", .severity(diagnostic.severity))
    let message = paint(VisibleText.of(diagnostic.message), .message)
    return "\(name) \(message) \(paint("[\(diagnostic.code.rawValue)]", .code))"
  }

  private func arrow(_ place: SourcePlace, gutter: String) -> String {
    let position = place.span.map { ":\($0.line):\($0.column)" } ?? ""
    return gutter + paint("-->", .frame) + " " + VisibleText.of(place.file) + position
  }

  private func excerpt(_ span: SourceSpan, gutter: String, severity: Severity) -> [String] {
    let excerpt = LineExcerpt(span, columns: columns - gutter.count - 3)
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

    /// The parameters of a Select Graphic Rendition sequence.
    var parameters: String {
      switch self {
      case .severity(.error): "1;31"
      case .severity(.warning): "1;33"
      case .severity(.note): "1;36"
      case .message: "1"
      case .code: "2"
      case .frame: "34"
      }
    }
  }

  private func paint(_ text: String, _ ink: Ink) -> String {
    colour ? "\u{1B}[\(ink.parameters)m\(text)\u{1B}[0m" : text
  }
}
