import ArgumentParser

/// `tripbook find`: what it looks for is a subcommand each.
struct FindCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "find",
    abstract: "Look for attractions in the maps and saved places that you have.",
    discussion: """
      Asks nobody: it reads the map extracts in maps/, and whatever files you name.

      EXAMPLES
        tripbook find attractions --near Tarifa
        tripbook find attractions lisbon castelo --near 'Lisbon, 38.71 -9.14' --save 1
      """,
    subcommands: [FindAttractionsCommand.self])
}
