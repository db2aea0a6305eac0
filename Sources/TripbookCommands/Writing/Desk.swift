import ArgumentParser
import Diagnostics
import SiteBuilder
import TripCompiler
import TripModel
import TripPlanner
import TripWriter

/// Where the commands that write into a trip sit: the folder, what is read of it so far, and whom to ask.
struct Desk {
  let folder: TripFolder
  let survey: Survey
  let questions: Questions
  let console: Console
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

  /// Sits down before a folder: the one that is named, else the trip in which one is. `words` stand where a folder could have been named.
  static func open(
    _ named: String?, for purpose: Purpose, _ options: SharedOptions, _ surroundings: Surroundings,
    before words: ArraySlice<String> = []
  ) async throws -> Desk {
    let name: String
    if let named {
      name = named
    } else {
      name = try surroundings.tripAround(insteadOf: words.first)
    }
    let order = try options.order(folder: name, output: nil, surroundings)
    TripFolder(order.folder).clearUp()
    let (guarded, diagnostics) = await Survey.of(order)
    guard let guarded else { throw CommandStop(diagnostics, exitStatus: 2) }
    if let library = diagnostics.first(where: { $0.code == .libraryNotBuilt }) {
      throw CommandStop(
        .libraryNotBuilt, library.message, advice: "Name one of the trip folders in it.", exitStatus: 2)
    }
    return Desk(
      folder: TripFolder(order.folder), survey: try purpose.survey(guarded),
      questions: Questions(surroundings),
      console: Console(options: options, folder: name, surroundings: surroundings), name: name)
  }

  /// What was given, else what the traveller answers.
  func needed(
    _ given: String?, _ question: String, or message: String, advice: String
  ) throws(CommandStop) -> String {
    if let given = given.filled { return given }
    if questions.isAsking, let answer = try questions.text(question) { return answer }
    throw .notSaid(message, advice: advice)
  }

  /// A file of the trip as it is found from where one is.
  func shown(_ file: String) -> String { name == "." ? file : name + (name.hasSuffix("/") ? "" : "/") + file }

  /// A command on this trip, ready to be typed.
  func command(_ command: String) -> String { "`tripbook \(command) \(Self.typed(name))`" }

  static func typed(_ name: String) -> String {
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || "/._-+~".contains($0) }
    return isPlain && !name.isEmpty ? name : "'" + name.replacing("'", with: "'\\''") + "'"
  }
}

extension Desk.Purpose {
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
  fileprivate init(_ blocked: Blocked, _ refusal: Desk.Refusal) {
    let isDoubt = !blocked.doubts.isEmpty
    let reason =
      isDoubt
      ? "unclear what of this trip is private" : "this trip is private"
    self.init(
      blocked.doubts.inReadingOrder() + [
        Diagnostic(
          .error, isDoubt ? .heldBack : .privateTrip, refusal.what + ": " + reason,
          at: isDoubt ? nil : blocked.privateAt, advice: refusal.wayOut)
      ])
  }
}

/// What a command that writes has come to: what there is to tell, and its exit status.
struct WritingResult {
  var diagnostics: [Diagnostic] = []
  var lines: [String] = []
  var exitStatus: Int32 = 0
}

/// What was settled before a command has a console of its own, or its end, told as a diagnostic.
func told<Value>(_ options: SharedOptions, _ body: () throws(CommandStop) -> Value) throws -> Value {
  do throws(CommandStop) {
    return try body()
  } catch {
    Console(options: options, folder: ".", surroundings: Surroundings()).report(error.diagnostics)
    throw ExitCode(error.exitStatus)
  }
}

/// Runs a command that writes into a folder, and ends it with its exit status.
func writing(_ options: SharedOptions, _ body: (Surroundings) async throws -> Void) async throws {
  try await writingWithResult(options) { surroundings in
    try await body(surroundings)
    return WritingResult()
  }
}

/// The same for a command that may have written something and left something out.
func writingWithResult(
  _ options: SharedOptions, _ body: (Surroundings) async throws -> WritingResult
) async throws {
  let surroundings = Surroundings()
  let console = Console(options: options, folder: ".", surroundings: surroundings)
  do {
    let result = try await body(surroundings)
    console.report(result.diagnostics)
    console.tell(result.lines)
    if result.exitStatus == 3 { console.tellNothingWritten() }
    if result.exitStatus != 0 { throw ExitCode(result.exitStatus) }
  } catch let stop as CommandStop {
    console.report(stop.diagnostics)
    if stop.exitStatus == 3 { console.tellNothingWritten() }
    throw ExitCode(stop.exitStatus)
  } catch let problem as WriteProblem {
    console.report([problem.diagnostic] + problem.others)
    console.tellNothingWritten()
    throw ExitCode(3)
  }
}
