import ArgumentParser
import Diagnostics
import Documentation

/// Why nothing is explained, and what to do.
private struct NoHelp: Error {
  var message: String
}

/// `tripbook help`, in the place of the one that the library would give: it knows the files as well.
struct HelpCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "help",
    abstract: "Explain a file, a field, a value or a command.",
    discussion: """
      EXAMPLES
        tripbook help                      all that can be asked for
        tripbook help budget.yml           a file
        tripbook help trip.yml day starts  a field of a file
        tripbook help money                a value
        tripbook help build                a command

      EXIT STATUS
        0 explained; 2 there is no such page
      """)

  @Argument(
    help: ArgumentHelp("What to explain, and perhaps which field of it.", valueName: "name"))
  var names: [String] = []

  func run() throws {
    let surroundings = Surroundings()
    let columns = surroundings.columns(1)
    guard !names.isEmpty else {
      return say(TripbookCommand.helpMessage(columns: columns) + "\n\n" + list(surroundings))
    }
    if let command = Self.command(named: names) {
      return say(TripbookCommand.helpMessage(for: command, columns: columns) + "\n")
    }
    do throws(NoHelp) {
      let topic = try Self.topic(names, in: try handbook(surroundings))
      let printer = HandbookPrinter(colour: surroundings.wantsColour(1), columns: columns)
      Console.print(PaintedText(printer.text(topic.document)))
    } catch {
      Console.refuse(error.message)
      throw ExitCode(2)
    }
  }

  /// The command to which the names lead, as `new pin` does: as far down as they are names of commands.
  private static func command(named names: [String]) -> (any ParsableCommand.Type)? {
    var found: (any ParsableCommand.Type)?
    var commands = TripbookCommand.configuration.subcommands
    for name in names {
      guard let next = commands.first(where: { $0.configuration.commandName == name }) else { break }
      found = next
      commands = next.configuration.subcommands
    }
    return found
  }

  private func handbook(_ surroundings: Surroundings) throws(NoHelp) -> Handbook {
    guard let folder = surroundings.docsFolder else {
      throw NoHelp(
        message: """
          Tripbook's pages are not where they should be: \(surroundings.themeCandidates.joined(separator: ", ")). \
          Install it again with `make install`, or name their folder in TRIPBOOK_SHARE.
          """)
    }
    return Handbook(folder: folder)
  }

  /// All words are one name, or the first is a page and the others are a field of it.
  private static func topic(_ names: [String], in handbook: Handbook) throws(NoHelp) -> HandbookTopic {
    let whole = names.joined(separator: " ")
    if let topic = handbook.topic(named: whole) { return topic }
    for count in stride(from: names.count - 1, to: 0, by: -1) {
      guard let page = handbook.page(named: names.prefix(count).joined(separator: " ")) else { continue }
      let name = names.dropFirst(count).joined(separator: " ")
      if let topic = handbook.topic(named: name, on: page) { return topic }
      let near = handbook.nearestName(to: name, on: page).map { "Did you mean “\(page.name) \($0)”?" }
      throw NoHelp(
        message: "“\(VisibleText.of(name))” is neither a field nor a part of “\(page.name)”. "
          + (near ?? "`tripbook help \(page.name)` shows them all."))
    }
    let commands = TripbookCommand.configuration.subcommands.compactMap { $0.configuration.commandName }
    let near = handbook.nearestName(to: whole, orAmong: commands).map { "Did you mean “\($0)”?" }
    throw NoHelp(
      message: "No help about “\(VisibleText.of(whole))”. "
        + (near ?? "`tripbook help` lists them all."))
  }

  /// The pages, each on a line.
  private func list(_ surroundings: Surroundings) -> String {
    let pages = surroundings.docsFolder.map { Handbook(folder: $0).pages } ?? []
    let width = (pages.map(\.name.count).max() ?? 0) + 2
    let lines = pages.map { page in
      "  " + page.name + String(repeating: " ", count: width - page.name.count) + page.about + "\n"
    }
    return "FILES AND MORE:\n" + lines.joined() + "\n  See 'tripbook help <name>' for each of them.\n"
  }

  private func say(_ text: String) { Console.print(text) }
}
