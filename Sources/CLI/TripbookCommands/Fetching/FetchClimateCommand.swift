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

  @Option(help: .address("Another address that answers as Open-Meteo's archive does."))
  var from: String?

  @OptionGroup var options: SharedOptions

  private static let refusal = EditSession.Refusal(
    what: "No climate fetched",
    wayOut: "Write it into climate.csv yourself: `tripbook help climate.csv` shows how.")

  /// Places of one call: an answer tells of 3,653 days, which Open-Meteo counts as 260 questions, of which it answers
  /// 600 in a minute and 5,000 in an hour. Where it stops, the next call goes on.
  private static let maxPlaces = 20

  func run() async throws {
    let fetch = PlaceFetch<ClimateQuestion>(
      what: "climate", refusal: Self.refusal, table: .climates, isKept: true, most: Self.maxPlaces,
      nothingOpen: "No destination has a place and is without a climate, so nobody is asked.",
      told: { "the years \($0.years.lowerBound) to \($0.years.upperBound), and these places" },
      question: Self.question)
    try await fetch.run(words, asking: from ?? WeatherQuestion.address, options)
  }

  private static func question(
    _ asked: DestinationSession.Asked, _ today: LocalDate
  ) throws(CommandStop) -> ClimateQuestion {
    if let question = ClimateQuestion(at: asked.place, today: today) { return question }
    throw .notSaid(
      "No ten years in the archive before \(today)",
      advice: "It begins in 1940: take a later day for --today.")
  }
}
