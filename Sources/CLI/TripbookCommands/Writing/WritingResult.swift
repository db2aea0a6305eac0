import ArgumentParser
import Diagnostics
import TripWriting

/// What a command that writes has come to: what there is to tell, and its exit status.
struct WritingResult {
  var diagnostics: [Diagnostic] = []
  var lines: [String] = []
  var exitStatus: Int32 = 0
}

/// What was settled before a command has a console of its own, or its end, told as a diagnostic.
func told<Value>(_ options: SharedOptions, _ body: () throws(CommandStop) -> Value) throws -> Value {
  do throws(CommandStop) {
    return try body()
  } catch {
    Console(options: options, folder: ".", surroundings: Surroundings()).report(error.diagnostics)
    throw ExitCode(error.exitStatus)
  }
}

/// Runs a command that writes into a folder, and ends it with its exit status.
func writing(_ options: SharedOptions, _ body: (Surroundings) async throws -> Void) async throws {
  try await writingWithResult(options) { surroundings in
    try await body(surroundings)
    return WritingResult()
  }
}

/// The same for a command that may have written something and left something out.
func writingWithResult(
  _ options: SharedOptions, _ body: (Surroundings) async throws -> WritingResult
) async throws {
  let surroundings = Surroundings()
  let console = Console(options: options, folder: ".", surroundings: surroundings)
  do {
    let result = try await body(surroundings)
    console.report(result.diagnostics)
    console.tell(result.lines)
    if result.exitStatus == 3 { console.tellNothingWritten() }
    if result.exitStatus != 0 { throw ExitCode(result.exitStatus) }
  } catch let stop as CommandStop {
    console.report(stop.diagnostics)
    if stop.exitStatus == 3 { console.tellNothingWritten() }
    throw ExitCode(stop.exitStatus)
  } catch let problem as WriteProblem {
    console.report([problem.diagnostic] + problem.others)
    console.tellNothingWritten()
    throw ExitCode(3)
  }
}
