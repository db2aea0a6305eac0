import Diagnostics
import TripModel
import TripWriting

/// Questions about several destinations, one after the other, and what becomes of the answers.
struct PlaceInquiry<Question> {
  /// What is asked about one of them.
  struct Part {
    var destination: Destination
    var question: Question
    /// What is told of its place.
    var place: String
  }

  let session: DestinationSession
  let choice: DestinationSession.Choice
  /// What is asked for: `climate`.
  let what: String
  let parts: [Part]

  /// Says whom it asks, and what they are told.
  func tell(_ host: String, _ told: String) {
    session.console.tell(["Asking \(host) for the \(what). It is told \(told):"])
    session.console.tell(parts.map { "  \($0.place), for \(VisibleText.of($0.destination.name))" })
    session.tellWithheld(choice)
  }

  /// Asks until somebody does not answer, and puts what was answered until then into a table of the folder. `ask` gives
  /// nil where nothing is known of a place.
  func kept<Figures>(
    in table: FetchedFigures<Figures>, replacing: Bool, _ ask: (Part) throws(CommandStop) -> Figures?
  ) throws -> WritingResult {
    var (figures, diagnostics): ([Figures], [Diagnostic]) = ([], choice.diagnostics)
    var problem: CommandStop?
    for part in parts where problem == nil {
      do throws(CommandStop) {
        if let answer = try ask(part) {
          figures.append(answer)
        } else {
          diagnostics.append(.nothingKnown(of: part.destination, what))
        }
      } catch {
        problem = error
      }
    }
    diagnostics += problem?.diagnostics ?? []
    guard !figures.isEmpty else { throw CommandStop(diagnostics) }
    let written = try table.keep(figures, for: session.names, in: session.folder, replacing: replacing)
    let file = session.named.shown(session.folder.existing(table.file))
    let line = "Wrote the \(what) of \(Console.count(written, "place")) into \(file)."
    return WritingResult(
      diagnostics: diagnostics, lines: session.named.withNext([line]), exitStatus: problem == nil ? 0 : 1)
  }
}

extension Diagnostic {
  fileprivate static func nothingKnown(of destination: Destination, _ what: String) -> Diagnostic {
    Diagnostic(
      .warning, .nothingFetched, "No \(what) of “\(destination.name)” in the answer",
      advice: "Look at its position in destinations.yml, or try again in a few days.")
  }
}
