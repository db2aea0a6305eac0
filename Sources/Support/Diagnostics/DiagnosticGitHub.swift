/// Writes diagnostics as workflow commands, which GitHub shows beside the lines of a change: one for each place.
///
/// `file` leads from the repository, as far as the folder was named from there; columns count from 1, the last is part
/// of the mark.
package enum DiagnosticGitHub {
  /// A line for each place; `folder` is the trip folder as it was given on the command line.
  package static func text(_ diagnostics: some Sequence<Diagnostic>, folder: String) -> String {
    diagnostics.flatMap { diagnostic in
      ([diagnostic.place] + diagnostic.others).map { command(diagnostic, at: $0, folder: folder) }
    }.joined()
  }

  private static func command(_ diagnostic: Diagnostic, at place: SourcePlace?, folder: String) -> String {
    var properties = place.map { [("file", path($0.path, in: folder))] } ?? []
    if let span = place?.span {
      properties += [
        ("line", String(span.line)), ("endLine", String(span.line)), ("col", String(max(1, span.column))),
        ("endColumn", String(max(1, span.column).addingWithoutOverflow(span.length - 1))),
      ]
    }
    properties.append(("title", diagnostic.code.rawValue))
    let written = properties.map { $0.0 + "=" + escaped($0.1, alsoMarks: true) }.joined(separator: ",")
    let text = [diagnostic.message, diagnostic.wayOut].compactMap(\.self).map(VisibleText.of)
    return
      "::\(name(diagnostic.severity)) \(written)::\(escaped(text.joined(separator: "\n"), alsoMarks: false))\n"
  }

  private static func name(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  private static func path(_ file: String, in folder: String) -> String {
    let parts = folder.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    if folder.hasPrefix("/") { return "/" + (parts.isEmpty ? "" : parts + "/") + file }
    return parts.isEmpty ? file : parts + "/" + file
  }

  /// Per cent signs and line ends, and between properties also what parts them, as the runner reads them back.
  private static func escaped(_ text: String, alsoMarks: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where alsoMarks: result += "%3A"
      case "," where alsoMarks: result += "%2C"
      default:
        if VisibleText.steers(scalar) {
          result += VisibleText.of(Character(scalar))
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }
}

extension Int {
  fileprivate func addingWithoutOverflow(_ other: Int) -> Int {
    let (sum, isOver) = addingReportingOverflow(other)
    return isOver ? .max : sum
  }
}
