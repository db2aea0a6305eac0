import Almanac
import ArgumentParser
import Diagnostics
import TripModel
import TripWriting
import WebFetch

/// `tripbook fetch climate`.
struct FetchClimateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "climate",
    abstract: "Fetch what the weather is like over the year where you might go, into climate.csv.",
    discussion: """
      The climate is the mean of ten years of Open-Meteo's archive. It is told these years, and the position of each \
      place in destinations.yml that has no climate yet, rounded to a tenth of a degree, about ten kilometres; which, \
      you see before. Of places near home and in private zones, and of what you keep back, nothing is told. What \
      stands in climate.csv stays, but for a place that you name: that is asked about anew.

      EXAMPLES
        tripbook fetch climate trips
        tripbook fetch climate trips Kyoto

      EXIT STATUS
        0 written, or nothing is needed; 1 written for some places, then nobody answered; 2 wrong use; \
      3 nothing written
      """)

  @Argument(help: .destinationFolder, completion: .directory)
  var words: [String] = []

  @Option(
    help: ArgumentHelp(
      "Another address that answers as Open-Meteo's archive does.",
      discussion: "https, or http on this machine itself.", valueName: "url"))
  var from: String?

  @OptionGroup var options: SharedOptions

  private static let refusal = EditSession.Refusal(
    what: "No climate fetched",
    wayOut: "Write it into climate.csv yourself: `tripbook help climate.csv` shows how.")

  /// Places of one call: an answer tells of 3,653 days, which Open-Meteo counts as 260 questions, of which it answers
  /// 600 in a minute and 5,000 in an hour. Where it stops, the next call goes on.
  private static let maxPlaces = 20

  func run() async throws {
    try await writingWithResult(options) { surroundings in
      let base = from ?? WeatherQuestion.address
      let host = try Asking.address(base).host
      let (folder, name) = surroundings.folderOfDestinations(before: words)
      let session = try await DestinationSession.open(
        folder, insteadOf: name, Self.refusal, options, surroundings)
      let table = FetchedFigures.climates
      let there = table.byPlace(try table.there(in: session.folder), for: session.names)
      let choice = try session.choice(of: name) { there[$0.name] == nil }
      let all = try choice.asked.map { asked throws(CommandStop) in
        try Self.part(asked, session.today)
      }
      guard let years = all.first?.question.years else {
        session.tellWithheld(choice)
        session.console.tell(["No destination has a place and is without a climate, so nobody is asked."])
        return WritingResult(diagnostics: choice.diagnostics)
      }
      let inquiry = PlaceInquiry(
        session: session, choice: choice, what: "climate", parts: Array(all.prefix(Self.maxPlaces)))
      inquiry.tell(host, "the years \(years.lowerBound) to \(years.upperBound), and these places")
      let asking = Asking(session.console)
      var result = try inquiry.kept(in: table, replacing: name != nil) {
        part throws(CommandStop) -> DestinationClimate? in
        let address = try Asking.address(part.question.address(at: base))
        let months = try asking.read(try asking.get(address), of: address) { bytes throws(AnswerProblem) in
          try ClimateAnswer.read(bytes, to: part.question)
        }
        guard !months.isEmpty else { return nil }
        return DestinationClimate(
          place: part.destination.name, years: years, months: months, source: WeatherAnswer.source,
          fetched: session.today)
      }
      if all.count > inquiry.parts.count {
        result.lines.append("There are more places to ask for: type the same again.")
      }
      return result
    }
  }

  private static func part(
    _ asked: DestinationSession.Asked, _ today: LocalDate
  ) throws(CommandStop) -> PlaceInquiry<ClimateQuestion>.Part {
    guard let question = ClimateQuestion(at: asked.place, today: today) else {
      throw .notSaid(
        "No ten years in the archive before \(today)",
        advice: "It begins in 1940: take a later day for --today.")
    }
    return PlaceInquiry<ClimateQuestion>.Part(
      destination: asked.destination, question: question, place: question.place)
  }
}

extension ArgumentHelp {
  static var destinationFolder: ArgumentHelp {
    ArgumentHelp(
      "The folder of a trip or a library, unless you are in it; then a destination, if only that is meant.",
      valueName: "folder> <place")
  }
}
