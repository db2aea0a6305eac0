import ArgumentParser
import Foundation

/// Reads the command line and does what it says: the whole program.
package func runTripbook() async {
  do {
    let command = try TripbookCommand.parseAsRoot()
    if var command = command as? any AsyncParsableCommand {
      try await command.run()
    } else {
      var command = command
      try command.run()
    }
  } catch  where TripbookCommand.exitCode(for: error) == .validationFailure {
    // Wrong use is 2 (J1), where the library would say 64.
    let unknown = UnknownCommand(CommandLine.arguments.dropFirst()).map {
      "Error: \($0.message)\n  See 'tripbook --help' for more information."
    }
    FileHandle.standardError.writeIfOpen((unknown ?? TripbookCommand.fullMessage(for: error)) + "\n")
    exit(2)
  } catch {
    TripbookCommand.exit(withError: error)
  }
}
