import ArgumentParser
import Diagnostics
import SiteBuilding
import TripCompiling
import TripModel
import TripPlanning
import TripReading
import TripWriting

/// `tripbook new entry`.
struct NewEntryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "entry",
    abstract: "Begin an entry of the journal, with three questions to choose from.",
    discussion: """
      The file goes where the trip's entries are, with today's date, and the time of now where the entry is of today. \
      --at gives the position, or the name of a place or a town that is known; --place says what the place is called, \
      known or not; each does alone. The questions fit the day: its place and weather, its photos, what was spent. None \
      is asked twice in a trip, and the one that you choose stands in the file as `prompt:`. Without a terminal none \
      is taken, unless you say --prompt 1, 2 or 3; --prompt list shows them and writes nothing.

      EXAMPLES
        tripbook new entry lisbon
        tripbook new entry --title "The monks' recipe" --place Belém --time 14:05
        tripbook new entry lisbon --place 'The bench' --at '38.7139, -9.1335'
        tripbook new entry lisbon --day 2026-05-03 --prompt 1

      EXIT STATUS
        0 written; 2 wrong use; 3 nothing written: the trip is closed, say
      """)

  @Argument(
    help: ArgumentHelp("The trip folder; otherwise the one that you are in.", valueName: "folder"),
    completion: .directory)
  var folder: String?

  @Option(help: ArgumentHelp("The day; otherwise today, in the trip's time zone.", valueName: "date"))
  var day: LocalDate?

  @Option(help: "The heading.")
  var title: String?

  @Option(
    parsing: .unconditional, help: "Where it was: a pin, a town, a name with a position, or a position.")
  var place: String?

  @Option(
    parsing: .unconditional,
    help: "Where it was: a position in any form, a link from a map, or a place or town that is known.")
  var at: String?

  @Option(help: ArgumentHelp("When it was; of an entry of today otherwise now.", valueName: "hh:mm"))
  var time: String?

  @Option(help: "What it is about in a word, such as food.")
  var kind: String?

  @Option(help: ArgumentHelp("Which question: 1, 2, 3, none, or list.", valueName: "number"))
  var prompt: String?

  @OptionGroup var options: SharedOptions

  func validate() throws {
    if let prompt, !["1", "2", "3", "none", "list"].contains(prompt) {
      throw ValidationError("--prompt takes 1, 2, 3, none or list.")
    }
  }

  func run() async throws {
    try await writing(options) { surroundings in
      let session = try await EditSession.open(folder, options, surroundings)
      if session.trip.settings.isClosed { throw CommandStop.closed(session) }
      let day = try self.day ?? dayAsked(session)
      if prompt == "list" {
        let prompts = try offered(session, day, place: placeGiven(session))
        return session.console.tell(prompts.enumerated().map { "\($0.offset + 1)  \($0.element)" })
      }
      let isAsking = session.questions.isAsking
      let title = try self.title ?? (isAsking ? session.questions.text("Heading") : nil)
      let place = try placeGiven(session) ?? (isAsking ? session.questions.text("Place") : nil)
      var entry = EntryStub()
      entry.title = title.filled
      entry.place = place.filled
      entry.kind = kind.filled
      entry.time = try time.filled.map(DayInput.time) ?? session.time(on: day)
      entry.prompt = try chosen(offered(session, day, place: entry.place), session)
      try write(entry, on: day, session)
    }
  }

  /// The place as it shall stand in the file: the name with the position, or one of them.
  private func placeGiven(_ session: EditSession) throws(CommandStop) -> String? {
    guard let at = at.filled else { return place.filled }
    var found = try PlaceInput.place(at, as: "--at", exitStatus: 2)
    if found.coordinate == nil {
      guard let name = found.name, let known = try session.position(of: name, as: "--at") else {
        throw .notAPosition(at, as: "--at", else: "A name alone is given with --place.", exitStatus: 2)
      }
      if place.filled != nil { found = NamedPlace(name: nil, coordinate: known.coordinate) }
    }
    guard let place = place.filled else { return found.written }
    let named = try PlaceInput.place(place, as: "--place", exitStatus: 2)
    guard named.coordinate == nil else {
      throw CommandStop(
        .badCoordinate, "--place has a position already",
        advice: "Give the position once, with --at or there.", exitStatus: 2)
    }
    return NamedPlace(name: place, coordinate: found.coordinate).written
  }

  /// Today, if it is a day of the trip.
  private func dayAsked(_ session: EditSession) throws(CommandStop) -> LocalDate {
    guard let end = session.trip.settings.end, end < session.dayOfNow else { return session.dayOfNow }
    guard session.questions.isAsking else {
      throw .notSaid(
        "The trip ended on \(end), so today, \(session.survey.today), is no day of it",
        advice: "Say for which day the entry is, such as --day \(end).")
    }
    let answer = try session.questions.text(
      "The trip ended on \(end). Which day is it about", proposal: end.description, check: DayInput.problem)
    return answer.flatMap { LocalDate(iso: $0) } ?? end
  }

  private func offered(_ session: EditSession, _ day: LocalDate, place: String?) -> [String] {
    let name = place.flatMap(PlaceInput.name)
    return PromptChooser.choose(
      from: session.survey.prompts,
      for: DayFacts(day, of: session.plan, place: name, kind: kind, weather: session.trip.weather),
      asked: session.trip.entries.compactMap { $0.prompt })
  }

  private func chosen(_ prompts: [String], _ session: EditSession) throws(CommandStop) -> String? {
    if let prompt {
      guard let number = Int(prompt) else { return nil }
      guard prompts.indices.contains(number - 1) else {
        throw CommandStop(
          .notSaid, "Only \(prompts.count) questions left for this day",
          advice: "`--prompt list` shows them.", exitStatus: 2)
      }
      return prompts[number - 1]
    }
    guard session.questions.isAsking, !prompts.isEmpty else { return nil }
    return try session.questions.choice("A question to begin with? Enter for none", among: prompts)
  }

  private func write(_ stub: EntryStub, on day: LocalDate, _ session: EditSession) throws {
    let shelf = EntryShelf(entries: session.plan.journal.entries.map { $0.file })
    var entry = stub
    if shelf.needsDate { entry.date = day }
    let slug = EntrySlug.slug(title: entry.title, place: entry.place)
    for number in 1...Self.maxOfOneName {
      let file = shelf.file(day: day.description, slug: slug, number: number)
      guard try isCreated(file, entry, session, isLast: number == Self.maxOfOneName) else { continue }
      return session.console.tell(
        [
          "Wrote \(session.shown(file)).", unknownPlace(entry.place, session),
          "Next: write below the dashes, then \(session.command("build")).",
        ].compactMap(\.self))
    }
  }

  /// What is to be said of a place of which nothing tells where it is. It may be called so all the same.
  private func unknownPlace(_ place: String?, _ session: EditSession) -> String? {
    guard let place, let named = try? PlaceInput.place(place, as: "--place"), named.coordinate == nil,
      let name = named.name
    else { return nil }
    do throws(CommandStop) {
      guard try session.position(of: name, as: "--place") == nil else { return nil }
      return
        "Neither the trip nor the atlas knows where “\(name)” is. To have it on the map, write its position "
        + "behind it, such as `place: \(name), 38.6916 -9.2160`."
    } catch {
      return error.diagnostics.first.map { $0.message + ". " + ($0.advice ?? "") }
    }
  }

  /// Entries of one day and name.
  private static let maxOfOneName = 999

  /// - Returns: false where the name is taken.
  private func isCreated(_ file: String, _ entry: EntryStub, _ session: EditSession, isLast: Bool) throws
    -> Bool
  {
    let (_, problems) = ProofReader.entry(Array(entry.text.utf8), file: file)
    guard problems.isEmpty else { throw CommandStop(problems) }
    do {
      try session.folder.create(file, entry.text)
      return true
    } catch {
      guard error.diagnostic.code == .alreadyThere, !isLast else { throw error }
      return false
    }
  }
}

/// The part of an entry's file name that follows the date.
enum EntrySlug {
  /// From the title, else from the name of the place; empty where there is neither.
  static func slug(title: String?, place: String?) -> String {
    let name = title ?? place.flatMap(PlaceInput.name)
    guard let name, name.contains(where: { $0.isLetter || $0.isNumber }) else { return "" }
    return Slug.make(name)
  }
}

extension CommandStop {
  static func closed(_ session: EditSession) -> CommandStop {
    let since = session.trip.settings.end.map { ": it ended on \($0)" } ?? ""
    return CommandStop(
      .tripClosed, "This trip is closed\(since)",
      advice: "Open it again with \(session.command("end --reopen")), then try again.")
  }
}

extension String? {
  /// Nil for an empty text too.
  var filled: String? { flatMap { $0.isEmpty ? nil : $0 } }
}
