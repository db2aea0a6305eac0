import Almanac
import Diagnostics
import TripModel
import TripWriting
import WebFetch

/// Questions about destinations, asked until enough is answered or somebody does not answer.
///
/// A place of which nothing is known takes nobody's turn: the next call would ask about the same ones again, and never
/// about those behind them.
struct PlaceInquiry<Question: PlaceQuestion> {
  /// What is asked about one of them.
  struct Part {
    var destination: Destination
    var question: Question
  }

  let session: DestinationSession
  /// What was answered.
  private(set) var figures: [Question.Figures] = []
  /// Of which places nothing is known, and what went wrong.
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether somebody did not answer.
  private(set) var isBroken = false
  private let what: String
  private let base: String
  private let asking: Asking
  private let most: Int
  /// What has not been asked yet.
  private var rest: ArraySlice<Part>

  /// Rounds of questions: whoever knows nothing of so many places is not to be asked on and on.
  private static var patience: Int { 10 }

  init(session: DestinationSession, what: String, base: String, parts: [Part], most: Int) {
    self.session = session
    self.what = what
    self.base = base
    self.most = most
    asking = Asking(session.console)
    rest = parts[...]
  }

  var isAnyLeft: Bool { !rest.isEmpty }

  /// Asks, and says before each round what is told; `line` stands above the first.
  mutating func ask(telling line: String, _ choice: DestinationSession.Choice) {
    for round in 0..<Self.patience {
      let parts = rest.prefix(most - figures.count)
      guard !parts.isEmpty, !isBroken else { return }
      rest = rest.dropFirst(parts.count)
      session.console.tell([round == 0 ? line : "Nothing is known of some. Asking about these places, too:"])
      session.console.tell(
        parts.map { "  \($0.question.place), for \(VisibleText.of($0.destination.name))" })
      if round == 0 { session.tellWithheld(choice) }
      for part in parts where !isBroken { ask(part) }
    }
  }

  private mutating func ask(_ part: Part) {
    do throws(CommandStop) {
      let address = try Asking.address(part.question.address(at: base))
      let today = session.today
      let answer = try asking.read(try asking.get(address), of: address) { bytes throws(AnswerProblem) in
        try part.question.figures(in: bytes, of: part.destination.name, asked: today)
      }
      if let answer {
        figures.append(answer)
      } else {
        diagnostics.append(.nothingKnown(of: part.destination, what))
      }
    } catch {
      isBroken = true
      diagnostics += error.diagnostics
    }
  }
}

extension Diagnostic {
  fileprivate static func nothingKnown(of destination: Destination, _ what: String) -> Diagnostic {
    Diagnostic(
      .warning, .nothingFetched, "No \(what) of “\(destination.name)” in the answer",
      advice: "Look at its position in destinations.yml, or try again in a few days.")
  }
}
