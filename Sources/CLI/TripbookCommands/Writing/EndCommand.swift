import ArgumentParser
import Diagnostics
import SiteBuilding
import TripCompiling
import TripModel
import TripPlanning
import TripReading
import TripWriting

/// `tripbook end`.
struct EndCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "end",
    abstract: "Close a trip: write when and where it ended.",
    discussion: """
      Writes `end:`, `end at:` and `closed: yes` into trip.yml, and leaves every other line of it as it is. On a \
      terminal it asks; elsewhere it takes the last day that holds something and the last position that is known, \
      and says so. Then `tripbook new entry` refuses, until --reopen takes `closed:` out again.

      EXAMPLES
        tripbook end lisbon
        tripbook end lisbon --day 2026-05-05 --at 'Lisbon, 38.7742 -9.1342'
        tripbook end lisbon --reopen

      EXIT STATUS
        0 written; 2 wrong use; 3 nothing written
      """)

  @Argument(
    help: ArgumentHelp("The trip folder; otherwise the one that you are in.", valueName: "folder"),
    completion: .directory)
  var folder: String?

  @Option(help: ArgumentHelp("The last day.", valueName: "date"))
  var day: LocalDate?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Where it ended: a place of the trip, or a position; none for nothing.", valueName: "place"))
  var at: String?

  @Flag(help: "Open a closed trip again.")
  var reopen = false

  @OptionGroup var options: SharedOptions

  func validate() throws {
    if reopen, day != nil || at != nil { throw ValidationError("--reopen goes with neither --day nor --at.") }
  }

  func run() async throws {
    try await writing(options) { surroundings in
      let session = try await EditSession.open(folder, options, surroundings)
      let closing = TripClosing(session: session)
      session.console.tell(try reopen ? closing.reopened() : closing.closed(day: day, at: at.filled))
    }
  }
}

/// Closes a trip and opens it again.
struct TripClosing {
  let session: EditSession

  private var settings: TripSettings { session.trip.settings }
  private var file: String { session.folder.smallFile("trip") }

  func reopened() throws -> [String] {
    guard settings.isClosed else { return ["This trip is not closed; nothing was changed."] }
    let file = file
    try session.folder.change(file) { old throws(WriteProblem) in
      let new = try FieldChanges.takingOut("closed", from: old, file: file)
      guard !ProofReader.settings(new, file: file).0.isClosed else { throw .notRead(file) }
      return new
    }
    let end = settings.end.map { " `end: \($0)` still stands there: take it out if the trip goes on." } ?? ""
    return [
      "Opened the trip again: `closed:` is out of \(session.shown(file)).\(end)",
      "Next: \(session.command("new entry")).",
    ]
  }

  func closed(day given: LocalDate?, at place: String?) throws -> [String] {
    if settings.isClosed {
      throw CommandStop(
        .tripClosed, "This trip is already closed",
        advice: "Open it again with \(session.command("end --reopen")), then try again.")
    }
    let day = try given ?? dayAsked()
    let end = try placeAsked(place)
    let where_ = end.map { ", at \($0)" } ?? ""
    if session.questions.isAsking,
      try !session.questions.isSure("Close “\(session.plan.profile.title.value)”, ended on \(day)\(where_)?")
    {
      throw CommandStop([])
    }
    try write(day, end)
    return [
      "Closed the trip in \(session.shown(file)): it ended on \(day)\(where_).\(moved(to: day))",
      "Next: \(session.command("build")); \(session.command("end --reopen")) opens it again.",
    ]
  }

  /// What is to be said of an end that stood there already.
  private func moved(to day: LocalDate) -> String {
    guard let end = settings.end, end != day else { return "" }
    return " It was to end on \(end)."
  }

  /// What stands as the end, else the last day that holds something, else today.
  private func dayAsked() throws(CommandStop) -> LocalDate {
    let held = lastHeld ?? session.survey.today
    // Nobody has come home on a day that is still to come.
    let proposal = min(settings.end ?? held, session.survey.today)
    if let start = settings.start, proposal < start {
      throw .notSaid("The trip begins on \(start)", advice: "Say when it ended, such as --day \(start).")
    }
    guard session.questions.isAsking else { return proposal }
    let answer = try session.questions.text(
      "Which was the last day", proposal: proposal.description, check: DayInput.problem)
    return answer.flatMap { LocalDate(iso: $0) } ?? proposal
  }

  /// The last day that holds something. Money and weather make no day one of the trip's, and tell all the same that it
  /// went on: soon after the last of the rest, and not of a day to come.
  private var lastHeld: LocalDate? {
    guard let last = session.plan.dates?.end.value else { return nil }
    let spent = (session.trip.budget?.expenses ?? []).filter {
      !$0.isRefund && !$0.isRepayment && !$0.isBooking
    }
    let days = spent.map(\.when.date) + session.trip.weather.map(\.date)
    return days.filter { $0 <= session.survey.today && $0 - last <= Self.daysOfAfterwards }.max()
      .map { max($0, last) } ?? last
  }

  /// What is spent later is no longer travel.
  private static let daysOfAfterwards = 7

  /// The place as it is written into trip.yml; nil for nothing, or for what stands there already.
  private func placeAsked(_ given: String?) throws(CommandStop) -> String? {
    if let given { return given.lowercased() == "none" ? nil : try written(given, as: "--at") }
    guard settings.endAt == nil else { return nil }
    // Where the plan ends, nobody has been yet.
    let isOver = session.plan.dates.map { $0.end.value <= session.survey.today } ?? true
    let proposal = isOver ? session.plan.way.end.map { written($0.value) } : nil
    guard session.questions.isAsking else { return proposal }
    let answer = try session.questions.text("Where did it end? A place, or none", proposal: proposal) {
      answer in
      do throws(CommandStop) {
        _ = answer.lowercased() == "none" ? "" : try written(answer, as: "Where")
        return nil
      } catch {
        return error.diagnostics.first
      }
    }
    guard let answer, answer.lowercased() != "none" else { return nil }
    return answer == proposal ? proposal : try written(answer, as: "Where")
  }

  private func written(_ end: TripEnd) -> String {
    let position = end.coordinate.written.replacing(",", with: "")
    guard let name = end.name, !name.contains(",") else { return position }
    return "\(name), \(position)"
  }

  /// A place as somebody gives it, with its position where it has one; the name of one that the trip knows.
  private func written(_ text: String, as option: String) throws(CommandStop) -> String {
    let place = try PlaceInput.place(text, as: option)
    if let coordinate = place.coordinate {
      return written(TripEnd(name: place.name, coordinate: coordinate, isStop: false))
    }
    if let name = place.name, let known = KnownPlaces(plan: session.plan)[name] { return known.name }
    throw CommandStop(
      .placeNotFound, "\(option): unknown place “\(text)”",
      advice: "Write its position after the name, such as 'Lisbon, 38.7742 -9.1342'.")
  }

  private func write(_ day: LocalDate, _ end: String?) throws(WriteProblem) {
    let file = file
    try session.folder.change(file) { old throws(WriteProblem) in
      var new = try FieldChanges.setting("end", to: day.description, in: old, file: file)
      if let end { new = try FieldChanges.setting("end at", to: end, in: new, file: file) }
      new = try FieldChanges.setting("closed", to: "yes", in: new, file: file)
      let before = ProofReader.settings(old ?? [], file: file).1
      let (settings, after) = ProofReader.settings(new, file: file)
      if let worse = after.first(where: { problem in !before.contains { $0.message == problem.message } }) {
        throw WriteProblem(worse)
      }
      guard settings.end == day, settings.isClosed else { throw .notRead(file) }
      return new
    }
  }
}
