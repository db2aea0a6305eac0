import Diagnostics
import TripModel
import TripWriting
import WebFetch

/// A command that asks about destinations, one after the other, and puts what is answered into a table of the folder.
struct PlaceFetch<Question: PlaceQuestion> {
  /// What is asked for: `climate`.
  let what: String
  let refusal: EditSession.Refusal
  let table: FetchedFigures<Question.Figures>
  /// Whether what a place has stays, unless the place is named.
  let isKept: Bool
  /// Places of one call, but for those of which nothing is known.
  let most: Int
  /// Why nobody is asked.
  let nothingOpen: String
  /// What is told: `these places`.
  let told: (Question) -> String
  let question: (DestinationSession.Asked, LocalDate) throws(CommandStop) -> Question

  /// `words` are a folder, a destination, both or neither; `base` is the address of whoever is asked.
  func run(_ words: [String], asking base: String, _ options: SharedOptions) async throws {
    try await writingWithResult(options) { surroundings in
      let host = try Asking.address(base).host
      let (folder, name) = surroundings.folderOfDestinations(before: words)
      let session = try await DestinationSession.open(
        folder, insteadOf: name, refusal, options, surroundings)
      let there = table.byPlace(try table.there(in: session.folder), for: session.names)
      let choice = try session.choice(of: name) { !isKept || there[$0.name] == nil }
      let parts = try oldestFirst(choice.asked, there).map { asked throws(CommandStop) in
        PlaceInquiry<Question>.Part(
          destination: asked.destination, question: try question(asked, session.today))
      }
      guard let first = parts.first else {
        session.tellWithheld(choice)
        session.console.tell([nothingOpen])
        return WritingResult(diagnostics: choice.diagnostics)
      }
      var inquiry = PlaceInquiry<Question>(
        session: session, what: what, base: base, parts: parts, most: most)
      inquiry.ask(telling: "Asking \(host) for the \(what). It is told \(told(first.question)):", choice)
      return try kept(inquiry, choice, replacing: !isKept || name != nil)
    }
  }

  /// Those without figures first, then those of which they are oldest: where there are more than one call asks about,
  /// the next asks about the others.
  private func oldestFirst(
    _ asked: [DestinationSession.Asked], _ there: ByPlace<Question.Figures>
  ) -> [DestinationSession.Asked] {
    let days = asked.map { there[$0.destination.name].map { table.fetched($0).dayNumber } ?? .min }
    return asked.indices.sorted { (days[$0], $0) < (days[$1], $1) }.map { asked[$0] }
  }

  /// Puts what was answered into the table.
  private func kept(
    _ inquiry: PlaceInquiry<Question>, _ choice: DestinationSession.Choice, replacing: Bool
  ) throws -> WritingResult {
    let diagnostics = choice.diagnostics + inquiry.diagnostics
    guard !inquiry.figures.isEmpty else { throw CommandStop(diagnostics) }
    let session = inquiry.session
    let written = try table.keep(
      inquiry.figures, for: session.names, in: session.folder, replacing: replacing)
    let file = session.named.shown(session.folder.existing(table.file))
    let line = "Wrote the \(what) of \(Console.count(written, "place")) into \(file)."
    var lines = session.named.withNext([line])
    if inquiry.isAnyLeft {
      lines.append("There are more places to ask for: type the same again.")
    }
    return WritingResult(diagnostics: diagnostics, lines: lines, exitStatus: inquiry.isBroken ? 1 : 0)
  }
}
