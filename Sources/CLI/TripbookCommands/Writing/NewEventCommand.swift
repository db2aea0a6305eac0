import ArgumentParser
import Diagnostics
import SiteBuilding
import TripCompiling
import TripModel
import TripReading
import TripWriting

/// `tripbook new event`.
struct NewEventCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "event",
    abstract: "Add a booking, or something planned, to itinerary.yml.",
    discussion: """
      Kinds are \(TripEvent.Kind.allCases.map(\.rawValue).joined(separator: ", ")). On a terminal you are asked \
      for what you do not say. `tripbook import booking.ics` adds those of a calendar.

      EXAMPLES
        tripbook new event lisbon hotel 'Pensão Flor' --start 2026-05-01 --end 2026-05-05 --booking XK4P2Q
        tripbook new event flight 'KL1693' --start '2026-05-01 09:35 Europe/Amsterdam' \
      --end '2026-05-01 11:40 Europe/Lisbon' \
      --from 'Schiphol, 52.3105 4.7683' --to 'Lisbon, 38.7742 -9.1342' --cost '420 EUR, paid by Ana'

      EXIT STATUS
        0 written; 2 wrong use; 3 nothing written: a day is none, say
      """)

  @Argument(
    help: .tripFolder(then: "the kind, and what it is called", "<kind> <name"), completion: .directory)
  var words: [String] = []

  @Option(
    name: [.long, .customLong("day")],
    help: ArgumentHelp("The day on which it begins, with a time and a zone if you like.", valueName: "date"))
  var start: String?

  @Option(help: ArgumentHelp("When it ends, likewise; of a hotel the day you leave.", valueName: "date"))
  var end: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("Where a ride begins.", valueName: "place"))
  var from: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("Where it ends.", valueName: "place"))
  var to: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("Where all else is.", valueName: "place"))
  var at: String?

  @Option(help: ArgumentHelp("The code by which it was booked.", valueName: "code"))
  var booking: String?

  @Option(
    help: ArgumentHelp("What it costs, as in '420 EUR, paid by Ana, for Ana Ben'.", valueName: "amount"))
  var cost: String?

  @Option(help: ArgumentHelp("A telephone number.", valueName: "number"))
  var phone: String?

  @Option(help: ArgumentHelp("The whole address of a page.", valueName: "address"))
  var website: String?

  @Option(help: "What else there is to know.")
  var note: String?

  @OptionGroup var options: SharedOptions

  func run() async throws {
    try await writing(options) { surroundings in
      let (folder, words) = kind(words[...]) == nil ? surroundings.folder(before: words) : (nil, words[...])
      let session = try await EditSession.open(folder, options, surroundings, before: words)
      let (kind, title, item) = try item(words, session)
      let added = try session.append([item.lines], to: .events) { $0.title == title && $0.kind == kind }
      session.tellWritten("Wrote the \(kind.rawValue) “\(title)” into \(added.place).")
    }
  }

  /// The kind with which words begin, and how many of them it is.
  private func kind(_ words: ArraySlice<String>) -> (kind: TripEvent.Kind, count: Int)? {
    for count in [1, 2] where words.count >= count {
      let name = words.prefix(count).joined(separator: " ").lowercased()
      if let kind = TripEvent.Kind(rawValue: name) { return (kind, count) }
    }
    return nil
  }

  private func item(
    _ words: ArraySlice<String>, _ session: EditSession
  ) throws(CommandStop) -> (kind: TripEvent.Kind, title: String, item: ListItem) {
    let given = kind(words)
    if given == nil, let word = words.first { throw .noKind(word) }
    let kind = if let given { given.kind } else { try kindAsked(session) }
    let name = words.dropFirst(given?.count ?? 0).joined(separator: " ")
    if let start, !start.contains(":"), let time = words.last, time.contains(/^\d{1,2}:\d{2}$/) {
      throw .notSaid(
        "“\(time)” is outside the quotes, and would be part of the name",
        advice: "Write day and time together: --start '\(start) \(time)'.")
    }
    let title = try session.needed(
      name, "What is it called", or: "Missing event name",
      advice: "Say what it is called: tripbook new event \(kind.rawValue) 'Pensão Flor'.")
    let start = try session.needed(
      start, "When does it begin (2026-05-01 09:35)", or: "Missing event day",
      advice: "Say when it begins: --start 2026-05-01, or --start '2026-05-01 09:35'.")
    // Somebody who said what it is and when has said enough, and is not asked for more.
    let isAsking = (self.start == nil || name.isEmpty) && session.questions.isAsking
    var (end, from, to, at) = (end.filled, from.filled, to.filled, at.filled)
    if isAsking, end == nil { end = try session.questions.text("When does it end") }
    if isAsking, from == nil, to == nil, at == nil {
      if kind.isRide {
        from = try session.questions.text("Where does it begin")
        to = try session.questions.text("Where does it end")
      } else {
        at = try session.questions.text("Where is it")
      }
    }
    let item = ListItem([
      kind.rawValue: title, "start": start, "end": end, "from": from, "to": to, "at": at,
      "booking": booking.filled, "phone": phone.filled, "website": website.filled, "note": note.filled,
      "cost": cost.filled,
    ])
    return (kind, title, item)
  }

  private func kindAsked(_ session: EditSession) throws(CommandStop) -> TripEvent.Kind {
    let kinds = TripEvent.Kind.allCases.map(\.rawValue)
    let answer = session.questions.isAsking ? try session.questions.choice("What is it", among: kinds) : nil
    if let kind = answer.flatMap(TripEvent.Kind.init) { return kind }
    throw .notSaid(
      "Missing event kind",
      advice:
        "Say what it is and what it is called: tripbook new event hotel 'Pensão Flor' --start 2026-05-01.")
  }
}

extension CommandStop {
  fileprivate static func noKind(_ word: String) -> CommandStop {
    let kinds = TripEvent.Kind.allCases.map(\.rawValue)
    let meant = Spelling.nearest(to: word.lowercased(), among: kinds)
    return .notSaid(
      "Unknown kind of event: “\(word)”",
      advice: meant.map { "Did you mean `\($0)`?" }
        ?? "Kinds: \(kinds.dropLast().joined(separator: ", ")) and \(kinds.last ?? "").")
  }
}
