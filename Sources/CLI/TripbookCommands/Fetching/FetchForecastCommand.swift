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

  @Option(help: .address("Another address that answers as Open-Meteo does."))
  var from: String?

  @OptionGroup var options: SharedOptions

  private static let refusal = EditSession.Refusal(
    what: "No forecast fetched",
    wayOut: "Write it into forecast.csv yourself: `tripbook help forecast.csv` shows how.")

  /// Places of one call: whoever answers for nothing is not to be asked by the thousand.
  private static let maxPlaces = 100

  func run() async throws {
    let fetch = PlaceFetch<ForecastQuestion>(
      what: "forecast", refusal: Self.refusal, table: .forecasts, isKept: false, most: Self.maxPlaces,
      nothingOpen: "No destination has a place to ask about, so nobody is asked.",
      told: { _ in "these places" },
      question: { asked, today in ForecastQuestion(at: asked.place, today: today) })
    try await fetch.run(words, asking: from ?? ForecastQuestion.address, options)
  }
}
