import Diagnostics
import TripWriting

/// Why a command ends without having written anything.
struct CommandStop: Error {
  var diagnostics: [Diagnostic]
  /// 2 for wrong use, 3 for nothing written.
  var exitStatus: Int32 = 3

  init(_ diagnostics: [Diagnostic], exitStatus: Int32 = 3) {
    self.diagnostics = diagnostics
    self.exitStatus = exitStatus
  }

  init(_ code: DiagnosticCode, _ message: String, advice: String, exitStatus: Int32 = 3) {
    self.init([Diagnostic(.error, code, message, advice: advice)], exitStatus: exitStatus)
  }

  init(_ problem: WriteProblem) { self.init([problem.diagnostic] + problem.others) }

  /// Somebody who was asked went away.
  static let notAnswered = CommandStop(
    .notSaid, "Questions not answered",
    advice: "Answer them, or use options: `--help` lists them.")

  /// Something that has to be said, and nobody there to ask.
  static func notSaid(_ what: String, advice: String) -> CommandStop {
    CommandStop(.notSaid, what, advice: advice, exitStatus: 2)
  }
}
