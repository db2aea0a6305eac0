import ArgumentParser
import Diagnostics
import SiteBuilder
import TripModel
import TripWriter

/// `tripbook new trip`.
struct NewTripCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trip",
    abstract: "Begin a trip: a folder with a trip.yml, a first entry, and room for photos and tracks.",
    discussion: """
      The folder may be there already, with photos in it, say, but hold no trip yet. What is written builds at once.

      EXAMPLES
        tripbook new trip lisbon
        tripbook new trip lisbon --title 'Five days in Lisbon' --start 2026-05-01 --end 2026-05-05
        tripbook new trip lisbon --currency CHF --zone Europe/Lisbon --traveller Ana --traveller Ben

      EXIT STATUS
        0 written; 2 wrong use; 3 nothing written
      """)

  @Argument(help: ArgumentHelp("The folder of the new trip.", valueName: "folder"))
  var folder: String

  @Option(help: "What the trip is called; otherwise the folder's name.")
  var title: String?

  @Option(help: ArgumentHelp("The first day, such as 2026-05-01.", valueName: "date"))
  var start: String?

  @Option(help: ArgumentHelp("The last day; left out, the trip is under way.", valueName: "date"))
  var end: String?

  @Option(help: ArgumentHelp("What sums are in: EUR, unless you say.", valueName: "code"))
  var currency: String?

  @Option(help: ArgumentHelp("The time zone by its place, such as Europe/Lisbon.", valueName: "zone"))
  var zone: String?

  @Option(help: ArgumentHelp("Somebody who comes along; may be given several times.", valueName: "name"))
  var traveller: [String] = []

  @OptionGroup var options: SharedOptions

  func run() async throws {
    try await writing(options) { surroundings in
      var order = try options.order(folder: folder, output: nil, surroundings)
      order.privacy = surroundings.privacy(makesKey: true)
      let folder = TripFolder(order.folder)
      if let taken = folder.heldTrip { throw CommandStop(.holdsTrip(self.folder, taken)) }
      let trip = newTrip(order)
      let (settings, problems) = Survey.settings(Array(trip.settings.utf8), file: "trip.yml")
      guard problems.isEmpty else { throw CommandStop(problems, exitStatus: 2) }
      let today = order.today.date(in: settings.timeZone)
      let day = settings.start ?? settings.end.map { min($0, today) } ?? today
      let entry = "journal/\(day)-setting-out.md"
      try folder.begin(trip, entry: entry)
      let console = Console(options: options, folder: self.folder, surroundings: surroundings)
      // Where the machine knows a home, its key is made with the first trip.
      console.report(await SiteBuilder.survey(order).diagnostics.filter { $0.code == .privacyKey })
      console.tell([
        "Wrote \(self.folder)/trip.yml and \(self.folder)/\(entry).",
        "Look through trip.yml, put your photos into \(self.folder)/photos, "
          + "then `tripbook build \(Desk.typed(self.folder))`.",
      ])
    }
  }

  private func newTrip(_ order: BuildOrder) -> NewTrip {
    let name = order.folder.split(separator: "/").last.map(String.init) ?? "A trip"
    let words = name.split { "-_ ".contains($0) }.joined(separator: " ")
    var trip = NewTrip(
      title: title ?? (words.isEmpty ? name : words.prefix(1).uppercased() + words.dropFirst()))
    trip.start = start
    trip.end = end
    trip.currency = currency
    trip.zone = zone
    trip.travellers = traveller
    return trip
  }
}

extension WriteProblem {
  fileprivate static func holdsTrip(_ folder: String, _ file: String) -> WriteProblem {
    WriteProblem(
      .alreadyThere, "“\(folder)” holds a trip already: there is a “\(file)”",
      advice: "Choose another folder, or go on with `tripbook new entry \(Desk.typed(folder))`.")
  }
}
