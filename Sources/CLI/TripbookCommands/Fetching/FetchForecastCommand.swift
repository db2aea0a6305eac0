import Almanac
import ArgumentParser
import Diagnostics
import TripModel
import TripWriting
import WebFetch

/// `tripbook fetch forecast`.
struct FetchForecastCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "forecast",
    abstract: "Fetch what the weather is to be in the next five days where you might go, into forecast.csv.",
    discussion: """
      The forecast is Open-Meteo's. It is told the position of each place in destinations.yml, rounded to a tenth of \
      a degree, about ten kilometres; which, you see before. Of places near home and in private zones, and of what \
      you keep back, nothing is told. A forecast ages: what forecast.csv has of a place is replaced by the newer one.

      EXAMPLES
        tripbook fetch forecast trips
        tripbook fetch forecast trips Kyoto

      EXIT STATUS
        0 written, or nothing is needed; 1 written for some places, then nobody answered; 2 wrong use; \
      3 nothing written
      """)

  @Argument(help: .destinationFolder, completion: .directory)
  var words: [String] = []

  @Option(
    help: ArgumentHelp(
      "Another address that answers as Open-Meteo does.",
      discussion: "https, or http on this machine itself.", valueName: "url"))
  var from: String?

  @OptionGroup var options: SharedOptions

  private static let refusal = EditSession.Refusal(
    what: "No forecast fetched",
    wayOut: "Write it into forecast.csv yourself: `tripbook help forecast.csv` shows how.")

  /// Places of one call: whoever answers for nothing is not to be asked by the thousand.
  private static let maxPlaces = 100

  func run() async throws {
    try await writingWithResult(options) { surroundings in
      let base = from ?? ForecastQuestion.address
      let host = try Asking.address(base).host
      let (folder, name) = surroundings.folderOfDestinations(before: words)
      let session = try await DestinationSession.open(
        folder, insteadOf: name, Self.refusal, options, surroundings)
      let table = FetchedFigures.forecasts
      let there = table.byPlace(try table.there(in: session.folder), for: session.names)
      let choice = try session.choice(of: name) { _ in true }
      let all = Self.oldestFirst(choice.asked) { there[$0.destination.name]?.fetched }
      guard !all.isEmpty else {
        session.tellWithheld(choice)
        session.console.tell(["No destination has a place to ask about, so nobody is asked."])
        return WritingResult(diagnostics: choice.diagnostics)
      }
      let inquiry = PlaceInquiry(
        session: session, choice: choice, what: "forecast",
        parts: all.prefix(Self.maxPlaces).map { asked in
          let question = ForecastQuestion(at: asked.place, today: session.today)
          return PlaceInquiry<ForecastQuestion>.Part(
            destination: asked.destination, question: question, place: question.place)
        })
      inquiry.tell(host, "these places")
      let asking = Asking(session.console)
      var result = try inquiry.kept(in: table, replacing: true) {
        part throws(CommandStop) -> DestinationForecast? in
        let address = try Asking.address(part.question.address(at: base))
        let steps = try asking.read(try asking.get(address), of: address) { bytes throws(AnswerProblem) in
          try ForecastAnswer.read(bytes, to: part.question)
        }
        guard !steps.isEmpty else { return nil }
        return DestinationForecast(
          place: part.destination.name, steps: steps, source: WeatherAnswer.source, fetched: session.today)
      }
      if all.count > inquiry.parts.count {
        result.lines.append("There are more places to ask for: type the same again.")
      }
      return result
    }
  }

  /// Those without a forecast first, then those of which it is oldest: where there are more than one call asks about,
  /// the next asks about the others.
  private static func oldestFirst(
    _ asked: [DestinationSession.Asked], _ fetched: (DestinationSession.Asked) -> LocalDate?
  ) -> [DestinationSession.Asked] {
    let days = asked.map { fetched($0)?.dayNumber ?? .min }
    return asked.indices.sorted { (days[$0], $0) < (days[$1], $1) }.map { asked[$0] }
  }
}
