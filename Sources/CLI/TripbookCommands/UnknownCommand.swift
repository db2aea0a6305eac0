import ArgumentParser
import Diagnostics
import Foundation

/// What to say where the first word of the command line is no command.
struct UnknownCommand {
  /// Two sentences: what is not there, and what was probably meant.
  let message: String

  /// Nil where the first word is a command or an option.
  init?(_ arguments: some Collection<String>) {
    let commands = TripbookCommand.configuration.subcommands.compactMap { $0.configuration.commandName }
    guard let word = arguments.first, !word.isEmpty, !word.hasPrefix("-"), !commands.contains(word) else {
      return nil
    }
    let shown = VisibleText.of(String(word.prefix(100)))
    let way =
      Spelling.nearest(to: word, among: commands).map { "Did you mean `tripbook \($0)`?" }
      ?? (FileManager.default.fileExists(atPath: word)
        ? "Did you mean `tripbook build \(shown)`?"
        : "Commands: \(commands.map { "`\($0)`" }.joined(separator: ", ")).")
    message = "Unknown command “\(shown)”. \(way)"
  }
}
