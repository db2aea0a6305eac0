import ArgumentParser
import Diagnostics
import SiteBuilding
import TripCompiling
import TripModel
import TripReading
import TripWriting

/// `tripbook new trip`.
struct NewTripCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trip",
    abstract: "Begin a trip: a folder with a trip.yml, a first entry, and room for photos and tracks.",
    discussion: """
      The folder may be there already, with photos in it, say, but hold no trip yet. What is written builds at \
      once. Without --start it begins today, but in a folder that holds something already with the first day of that. \
      On a terminal it asks for title, days, currency, time zone and travellers, unless you give one of them; \
      Enter leaves one out.

      EXAMPLES
        tripbook new trip lisbon
        tripbook new trip lisbon --title 'Five days in Lisbon' --start 2026-05-01 --end 2026-05-05
        tripbook new trip lisbon --currency CHF --zone Europe/Lisbon --traveller Ana --traveller Ben

      EXIT STATUS
        0 written; 2 wrong use; 3 nothing written
      """)

  @Argument(help: ArgumentHelp("The folder of the new trip.", valueName: "folder"), completion: .directory)
  var folder: String?

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
      let questions = Questions(surroundings)
      let name = try folder.filled ?? (questions.isAsking ? questions.text("Folder of the new trip") : nil)
      guard let name else {
        throw CommandStop.notSaid("Missing folder", advice: "Name the new folder: tripbook new trip lisbon.")
      }
      var order = try options.order(folder: name, output: nil, surroundings)
      order.privacy = surroundings.privacy(makesKey: true)
      let folder = TripFolder(order.folder)
      if let taken = folder.heldTrip { throw CommandStop(.holdsTrip(name, taken)) }
      var trip = try asked(newTrip(order), questions, isEmpty: folder.isEmpty)
      let (settings, problems) = ProofReader.settings(Array(trip.settings.utf8), file: "trip.yml")
      guard problems.isEmpty else { throw CommandStop(problems, exitStatus: 2) }
      let today = order.today.date(in: settings.timeZone)
      let day = settings.start ?? settings.end.map { min($0, today) } ?? today
      trip.firstDay = day
      // What lies there already tells by itself when the trip began, and may be older than today.
      if trip.start == nil, folder.isEmpty { trip.start = day.description }
      let entry = "journal/\(day)-setting-out.md"
      try folder.begin(trip, entry: entry)
      let console = Console(options: options, folder: name, surroundings: surroundings)
      // Where the machine knows a home, its key is made with the first trip.
      console.report(await Survey.of(order).diagnostics.filter { $0.code == .privacyKey })
      console.tell([
        "Wrote \(name)/trip.yml and \(name)/\(entry).",
        "Next: look through trip.yml, put your photos into \(name)/photos, "
          + "then `tripbook build \(EditSession.typed(name))`.",
      ])
    }
  }

  /// Somebody who gave one of the fields has said what there is to say, and is not asked for more.
  private func asked(
    _ proposed: NewTrip, _ questions: Questions, isEmpty: Bool
  ) throws(CommandStop) -> NewTrip {
    var trip = proposed
    let isGiven = title != nil || start != nil || end != nil || currency != nil || zone != nil
    guard questions.isAsking, !isGiven, traveller.isEmpty else { return trip }
    trip.title = try questions.text("Title", proposal: trip.title) ?? trip.title
    trip.start = try questions.text(
      "First day, such as 2026-05-01", proposal: isEmpty ? trip.firstDay.description : nil
    ) { trip.problem(\.start, $0) }
    trip.end = try questions.text("Last day; Enter if it goes on") { trip.problem(\.end, $0) }
    trip.currency = try questions.text("Currency", proposal: "EUR") {
      trip.problem(\.currency, $0.uppercased())
    }?
    .uppercased()
    trip.zone = try questions.text("Time zone, such as Europe/Lisbon") { trip.problem(\.zone, $0) }
    let names = try questions.text("Who comes along, with commas") ?? ""
    trip.travellers = names.split(separator: ",").map { $0.trimmingBlanks }.filter { !$0.isEmpty }
    return trip
  }

  private func newTrip(_ order: BuildOptions) -> NewTrip {
    var trip = NewTrip(
      title: title ?? Self.title(ofFolder: order.folder), firstDay: order.today.date(in: nil))
    trip.start = start
    trip.end = end
    trip.currency = currency
    trip.zone = zone
    trip.travellers = traveller
    return trip
  }

  /// What a folder's name says that is in it.
  static func title(ofFolder folder: String) -> String {
    let name = folder.split(separator: "/").last.map(String.init) ?? "A trip"
    let words = name.split { "-_ ".contains($0) }.joined(separator: " ")
    return words.isEmpty ? name : words.prefix(1).uppercased() + words.dropFirst()
  }
}

extension NewTrip {
  /// What a build would say of an answer in its field.
  fileprivate func problem(_ field: WritableKeyPath<NewTrip, String?>, _ answer: String) -> Diagnostic? {
    var trip = self
    trip[keyPath: field] = answer
    return ProofReader.settings(Array(trip.settings.utf8), file: "trip.yml").1.first
  }
}

extension Substring {
  fileprivate var trimmingBlanks: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}

extension WriteProblem {
  fileprivate static func holdsTrip(_ folder: String, _ file: String) -> WriteProblem {
    WriteProblem(
      .alreadyThere, "“\(folder)” already holds a trip: it has a “\(file)”",
      advice: "Choose another folder, or go on with `tripbook new entry \(EditSession.typed(folder))`.")
  }
}
