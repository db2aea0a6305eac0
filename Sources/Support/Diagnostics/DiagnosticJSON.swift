/// Writes diagnostics for programs: an array of objects, one on a line, always with the same fields.
///
/// `file` is null for what concerns the trip as a whole, `line`, `column` and `length` (from 1, in characters)
/// for what concerns a file as a whole, and `advice` where there is none. `others` are the further places of the same
/// problem, each with `file`, `line`, `column` and `length`.
package enum DiagnosticJSON {
  package static func text(_ diagnostics: some Sequence<Diagnostic>) -> String {
    let objects = diagnostics.map { "  " + object($0) }
    return objects.isEmpty ? "[]\n" : "[\n" + objects.joined(separator: ",\n") + "\n]\n"
  }

  private static func object(_ diagnostic: Diagnostic) -> String {
    record(
      [
        ("severity", string(diagnostic.severity.rawValue)),
        ("code", string(diagnostic.code.rawValue)),
        ("message", string(diagnostic.message)),
      ] + position(diagnostic.place) + [
        ("advice", diagnostic.wayOut.map(string) ?? "null"),
        ("others", "[" + diagnostic.others.map { record(position($0)) }.joined(separator: ", ") + "]"),
      ])
  }

  private static func position(_ place: SourcePlace?) -> [(String, String)] {
    let span = place?.span
    return [
      ("file", place.map { string($0.path) } ?? "null"), ("line", number(span?.line)),
      ("column", number(span?.column)), ("length", number(span?.length)),
    ]
  }

  private static func record(_ fields: [(String, String)]) -> String {
    "{" + fields.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}"
  }

  private static func number(_ value: Int?) -> String {
    value.map { String($0) } ?? "null"
  }

  /// A JSON string (RFC 8259, section 7). Controls are escaped, what JavaScript takes for a line end, and what nobody
  /// sees: it may be shown on a terminal all the same.
  private static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default:
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: result += escape(scalar)
        default: result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    UTF16.encode(scalar)?.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined() ?? ""
  }
}
