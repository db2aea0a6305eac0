import TripReading
import Diagnostics
import SiteBuilding
import TripCompiling
import TripModel
import TripPlanning
import TripWriting

/// What a command that writes into a trip goes by: the folder, what is read of it so far, and whom to ask.
struct EditSession {
  let folder: TripFolder
  let survey: Survey
  let questions: Questions
  let console: Console
  /// What a clock shows where the traveller is: in the trip's zone, else in the machine's; nil where the day was said.
  let clock: LocalDateTime?
  /// The folder as the traveller names it.
  private let name: String

  var trip: Trip { survey.trip }
  var plan: TripPlan { survey.plan }

  /// Who gets what a command makes of a trip.
  enum Purpose {
    /// The author alone, at this machine.
    case own(OwnUse)
    /// Somebody else; where nobody else may, that is told in these words.
    case others(Refusal)
  }

  /// What is not done for others, and how the author can have it all the same without anybody learning of the trip.
  struct Refusal {
    /// Half a sentence: `nobody is asked about it`.
    var what: String
    var wayOut: String
  }

  /// Reads a folder: the one that is named, else the trip in which one is. `words` stand where a folder could have
  /// been named.
  static func open(
    _ named: String?, for purpose: Purpose = .own(.written), _ options: SharedOptions,
    _ surroundings: Surroundings,
    before words: ArraySlice<String> = []
  ) async throws -> EditSession {
    let name = try surroundings.tripOrLibrary(named, insteadOf: words.first)
    let order = try options.order(folder: name, output: nil, surroundings)
    try await order.mustBeOneTrip(name)
    TripFolder(order.folder).clearUp()
    let (guarded, diagnostics) = await Survey.of(order)
    guard let guarded else { throw CommandStop(diagnostics, exitStatus: 2) }
    let survey = try purpose.survey(guarded)
    return EditSession(
      folder: TripFolder(order.folder), survey: survey, questions: Questions(surroundings),
      console: Console(options: options, folder: name, surroundings: surroundings),
      clock: clock(order.today, survey, surroundings), name: name)
  }

  /// Without a zone the day is that of UTC: the machine's clock goes by it where both are on the same day.
  private static func clock(
    _ today: Today, _ survey: Survey, _ surroundings: Surroundings
  ) -> LocalDateTime? {
    if let zone = survey.trip.settings.timeZone { return today.time(in: zone) }
    guard case .clock(let instant) = today else { return nil }
    let local = Moment(instant: instant, offset: surroundings.offset(at: instant)).local
    return local.date == survey.today ? local : nil
  }

  /// The day of an entry that is written now: before the hour at which the traveller's day begins, that of the evening.
  var dayOfNow: LocalDate { isSmallHour ? survey.today - 1 : survey.today }

  /// The time of an entry that is written now, if that day is its own.
  func time(on day: LocalDate) -> LocalTime? {
    guard let clock, clock.date == survey.today, day == dayOfNow else { return nil }
    return LocalTime(hour: clock.time.hour, minute: clock.time.minute)
  }

  private var isSmallHour: Bool {
    guard let clock, clock.date == survey.today else { return false }
    return clock.time.secondOfDay < survey.trip.settings.dayStarts.secondOfDay
  }

  /// What was given, else what the traveller answers.
  func needed(
    _ given: String?, _ question: String, or message: String, advice: String
  ) throws(CommandStop) -> String {
    try questions.needed(given, question, or: message, advice: advice)
  }

  /// A file of the trip as it is found from where one is.
  func shown(_ file: String) -> String { named.shown(file) }

  /// The folder, by the name that was given.
  var named: NamedFolder { NamedFolder(name: name) }

  /// Says what was written, and what to do next.
  func tellWritten(_ line: String) { console.tell(withNext(line)) }

  /// What was written, and what to do next.
  func withNext(_ lines: String...) -> [String] { named.withNext(lines) }

  /// A command on this trip, ready to be typed.
  func command(_ command: String) -> String { "`\(typed(command))`" }

  /// The same without marks around it.
  func typed(_ command: String) -> String { named.typed(command) }

  static func typed(_ name: String) -> String {
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || "/._-+~".contains($0) }
    return isPlain && !name.isEmpty ? name : "'" + name.replacing("'", with: "'\\''") + "'"
  }
}

extension EditSession.Purpose {
  fileprivate func survey(_ guarded: Guarded<Survey>) throws(CommandStop) -> Survey {
    switch self {
    case .own(let use): return guarded.forAuthor(use)
    case .others(let refusal):
      do throws(Blocked) { return try guarded.forOthers() } catch { throw CommandStop(error, refusal) }
    }
  }
}

extension CommandStop {
  /// What is in doubt, as a build says it, or that the trip is private; and what is not done therefore.
  fileprivate init(_ blocked: Blocked, _ refusal: EditSession.Refusal) {
    let isDoubt = !blocked.doubts.isEmpty
    let reason = isDoubt ? "unclear what of this trip is private" : "this trip is private"
    self.init(
      blocked.doubts.inReadingOrder() + [
        Diagnostic(
          .error, isDoubt ? .heldBack : .privateTrip, refusal.what + ": " + reason,
          at: isDoubt ? nil : blocked.privateAt, advice: refusal.wayOut)
      ])
  }
}
