import ArgumentParser
import Foundation

/// Reads the command line and does what it says: the whole program.
///
/// It ends where it stands (`Surroundings.leave`): the way through `exit` has libraries clean up, and whatever thread
/// is still in one of them, taking a large value apart, say, would end the process with a signal.
package func runTripbook() async -> Never {
  // Without this a reader that went away, such as `head`, would end the command in the middle of a build.
  signal(SIGPIPE, SIG_IGN)
  let status = await statusAfterRunning()
  guard let problem = Terminal.outputProblem else { Surroundings.leave(status: status) }
  Terminal.write("Error: Cannot write the output: \(problem).\n", to: .errors)
  Surroundings.leave(status: max(status, 1))
}

private func statusAfterRunning() async -> Int32 {
  do {
    let command = try TripbookCommand.parseAsRoot()
    if var command = command as? any AsyncParsableCommand {
      try await command.run()
    } else {
      var command = command
      try command.run()
    }
    return 0
  } catch  where TripbookCommand.exitCode(for: error) == .validationFailure {
    // Wrong use is 2, where the library would say 64.
    let unknown = UnknownCommand(CommandLine.arguments.dropFirst()).map {
      "Error: \($0.message)\n  See 'tripbook --help' for more information."
    }
    Terminal.write((unknown ?? TripbookCommand.fullMessage(for: error)) + "\n", to: .errors)
    return 2
  } catch {
    let status = TripbookCommand.exitCode(for: error)
    let words = TripbookCommand.fullMessage(for: error)
    if !words.isEmpty { Terminal.write(words + "\n", to: status == .success ? .output : .errors) }
    return status.rawValue
  }
}
