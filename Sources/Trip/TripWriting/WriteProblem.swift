package import Diagnostics

/// Why nothing was written: the folder is as it was.
package struct WriteProblem: Error, Hashable, Sendable {
  package var diagnostic: Diagnostic
  /// What else is wrong with the same.
  package var others: [Diagnostic] = []

  /// Several things that are wrong with what was to be written.
  package init(_ diagnostic: Diagnostic, others: some Sequence<Diagnostic> = []) {
    self.diagnostic = diagnostic
    self.others = Array(others)
  }

  package init(
    _ code: DiagnosticCode, _ message: String, file: String? = nil, line: SourceSpan? = nil,
    advice: String? = nil
  ) {
    diagnostic = Diagnostic(
      .error, code, message, at: file.map { SourcePlace(file: $0, span: line) }, advice: advice)
  }
}
