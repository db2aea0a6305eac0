import ArgumentParser
import Diagnostics
import Foundation
import TripCompiling
import TripModel
import TripReading
import TripWriting

/// `tripbook new destination`.
struct NewDestinationCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "destination",
    abstract: "Add somewhere to go next to destinations.yml, of a trip or of a library.",
    discussion: """
      What you do not say is filled in from what Tripbook knows by itself, and said: the position of the town of that \
      name, its country, what is paid in there, and the airport that one would fly to, with others near by. Nothing is \
      asked of the network. Where several towns have the name they are listed with their positions, unless one has \
      ten times as many people as the next: then it is taken, and said so.

      EXAMPLES
        tripbook new destination Kyoto --tag temples --tag gardens
        tripbook new destination trips Springfield --tag music --at 'Springfield, Missouri'
        tripbook new destination trips Valencia --country ES --tag beach --picture ideas/valencia.jpg

      EXIT STATUS
        0 written; 2 wrong use; 3 nothing written: it is there already, or several towns have the name, say
      """)

  @Argument(
    help: ArgumentHelp(
      "The folder of the trip or library, unless you are in it; then where you might go.",
      valueName: "folder> <name"), completion: .directory)
  var words: [String] = []

  @Option(help: "A word that it is chosen by; one to three, each with an option of its own.")
  var tag: [String] = []

  @Option(parsing: .unconditional, help: "Where it is: a position in any form, a link from a map, or a town.")
  var at: String?

  @Option(help: ArgumentHelp("The country, by its two capitals of ISO 3166-1.", valueName: "code"))
  var country: String?

  @Option(help: ArgumentHelp("What is paid in there, such as JPY.", valueName: "code"))
  var currency: String?

  @Option(help: ArgumentHelp("The airport that you would fly to, such as KIX.", valueName: "code"))
  var airport: String?

  @Option(help: ArgumentHelp("A picture in the folder.", valueName: "file"), completion: .file())
  var picture: String?

  @Option(help: "What there is to say of it.")
  var note: String?

  @OptionGroup var options: SharedOptions

  func run() async throws {
    try await writing(options) { surroundings in
      let (folder, words) = surroundings.folder(before: words)
      let shelf = try await DestinationShelf.open(folder, options, surroundings, before: words)
      let name = try shelf.questions.needed(
        words.joined(separator: " ").trimmingCharacters(in: .whitespaces), "Where would you go",
        or: "Missing destination name",
        advice: "Say where you would go: tripbook new destination Kyoto --tag temples.")
      if let there = shelf.known.first(where: { $0.name.lowercased() == name.lowercased() }) {
        throw CommandStop(shelf.masked([.destinationThere(there)]))
      }
      let tags = try DestinationTags(of: shelf.known).tags(tag, shelf.questions)
      let country = try country.filled.map { text throws(CommandStop) in try code(ofCountry: text) }
      let search = SpotSearch(
        name: name, places: shelf.places, questions: shelf.questions, country: country)
      let spot = try search.spot(at.filled)
      let filling = DestinationFilling(
        name: name, spot: spot, country: country, currency: currency.filled?.uppercased(),
        airport: airport.filled?.uppercased())
      var item = DestinationItem(name: name, tags: tags)
      filling.fill(&item)
      item.picture = try pictureFile(shelf, surroundings)
      item.note = note.filled
      let place = try shelf.add(item)
      shelf.tell(["Saved “\(name)” in \(place)."] + filling.lines)
    }
  }

  /// It steers what is looked for, so it is not left to who reads the file.
  private func code(ofCountry text: String) throws(CommandStop) -> String {
    let code = text.uppercased()
    if CountryCurrencies.isCountry(code) { return code }
    throw CommandStop(
      .unknownCountry, "--country: unknown country “\(VisibleText.of(text))”",
      advice: "Write the two capitals of its code, such as JP, PT or US.", exitStatus: 2)
  }

  /// As the file has it: from the folder that it lies in.
  private func pictureFile(
    _ shelf: DestinationShelf, _ surroundings: Surroundings
  ) throws(CommandStop) -> String? {
    guard let picture = picture.filled else { return nil }
    if let file = shelf.file(picture, surroundings) { return file }
    throw CommandStop(
      .missingPicture, "--picture: no file “\(VisibleText.of(picture))” in the folder of destinations.yml",
      advice: "Copy the picture into that folder, such as into ideas/, and name it there.", exitStatus: 2)
  }
}

extension Diagnostic {
  fileprivate static func destinationThere(_ destination: Destination) -> Diagnostic {
    Diagnostic(
      .error, .destinationTwice, "There is a destination “\(destination.name)” already",
      at: destination.source, advice: "Give this one another name, or change that one by hand.")
  }
}
