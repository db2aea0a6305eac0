package import Diagnostics

/// The diagnostics about one file, as they come in; a flood is counted, not kept.
package struct Findings: Sendable {
  package let file: NotationFile
  private var kept: [Diagnostic] = []
  private var errors = 0
  private var others = 0

  /// How many errors, and as many other diagnostics, are kept for one file.
  package static let limit = 100

  package init(about file: NotationFile) {
    self.file = file
  }

  /// Notes one thing that is wrong; `problem` says what and where.
  package mutating func report(_ problem: Problem, as severity: Severity = .error) {
    if severity == .error { errors += 1 } else { others += 1 }
    guard (severity == .error ? errors : others) <= Findings.limit else { return }
    kept.append(
      Diagnostic(
        severity, problem.code, problem.message, at: file.place(of: problem.range), advice: problem.advice))
  }

  /// How many there are by now: where those of what is read next begin.
  package var mark: Int { kept.count }

  /// What follows from the errors since a mark, told with each of them.
  package mutating func tell(consequence: String, since mark: Int) {
    for index in kept.indices.dropFirst(mark) where kept[index].severity == .error {
      kept[index].consequence = consequence
    }
  }

  /// Whether another diagnostic of this severity would be kept: spares the work to word it.
  package func hasRoom(for severity: Severity) -> Bool {
    (severity == .error ? errors : others) < Findings.limit
  }

  /// Whether an error in a line is told already.
  func hasError(in line: Int) -> Bool {
    kept.contains { $0.severity == .error && $0.place?.span?.line == file.firstLine + line }
  }

  /// Everything in the order of the file, and how much more there would be.
  package var diagnostics: [Diagnostic] {
    var all = kept.inReadingOrder()
    let hidden = max(0, errors - Findings.limit) + max(0, others - Findings.limit)
    if hidden > 0 {
      all.append(
        Diagnostic(
          .note, .moreProblems, "\(hidden) more problems in this file are not shown",
          at: SourcePlace(file: file.name), advice: "Fix the first ones and check again."))
    }
    return all
  }
}

/// What is wrong with a stretch of a file; as an error it ends the reading of the item that it stands in.
package struct Problem: Error, Hashable {
  package var code: DiagnosticCode
  /// One sentence in the traveller's words, without a closing full stop.
  package var message: String
  package var range: TextRange
  package var advice: String?

  package init(_ code: DiagnosticCode, _ message: String, at range: TextRange, advice: String? = nil) {
    self.code = code
    self.message = message
    self.range = range
    self.advice = advice
  }
}
