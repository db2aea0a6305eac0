package import Diagnostics
package import ExportFiles

extension Diagnostic {
  /// A file of an export that cannot be read, by whoever wants it.
  package static func unreadable(_ file: ExportFile, _ fault: ExportFault) -> Diagnostic {
    Diagnostic(
      .error, .exportRefused, "Left out: \(fault.words)", at: SourcePlace(file: file.path),
      advice: "Export it again; what is there already stays, and only the rest is added.")
  }
}
