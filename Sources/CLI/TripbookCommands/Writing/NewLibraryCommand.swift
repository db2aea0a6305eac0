import ArgumentParser
import Diagnostics
import TripCompiling
import TripWriting

/// `tripbook new library`.
struct NewLibraryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "library",
    abstract: "Begin a library: a folder with a library.yml, for several trips and what they share.",
    discussion: """
      The folder may be there already, with trip folders in it: all of them are in the library then. What is written \
      builds at once, also without a trip.

      EXAMPLES
        tripbook new library trips
        tripbook new library trips --title 'Where we have been'

      EXIT STATUS
        0 written; 2 wrong use; 3 nothing written
      """)

  @Argument(help: ArgumentHelp("The folder of the new library.", valueName: "folder"), completion: .directory)
  var folder: String?

  @Option(help: "What the library is called; otherwise the folder's name.")
  var title: String?

  @OptionGroup var options: SharedOptions

  func run() async throws {
    try await writing(options) { surroundings in
      let questions = Questions(surroundings)
      let name =
        try folder.filled ?? (questions.isAsking ? questions.text("Folder of the new library") : nil)
      guard let name else {
        throw CommandStop.notSaid(
          "Missing folder", advice: "Name the new folder: tripbook new library trips.")
      }
      let order = try options.order(folder: name, output: nil, surroundings)
      let folder = TripFolder(order.folder)
      if let taken = folder.heldTrip { throw CommandStop(.holdsOther(name, taken)) }
      try folder.begin(NewLibrary(title: title ?? NewTripCommand.title(ofFolder: order.folder)))
      let console = Console(options: options, folder: name, surroundings: surroundings)
      console.tell([
        "Wrote \(name)/library.yml.",
        "Next: begin a trip in it with `tripbook new trip \(EditSession.typed(name + "/lisbon"))`, or move trip "
          + "folders into it, then `tripbook build \(EditSession.typed(name))`.",
      ])
    }
  }
}

extension WriteProblem {
  fileprivate static func holdsOther(_ folder: String, _ file: String) -> WriteProblem {
    WriteProblem(
      .alreadyThere, "“\(folder)” already holds a trip or a library: it has a “\(file)”",
      advice: "Choose another folder; trips of a library lie in folders of their own within it.")
  }
}
