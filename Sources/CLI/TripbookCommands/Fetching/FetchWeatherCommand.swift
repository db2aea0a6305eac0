import Almanac
import ArgumentParser
import Diagnostics
import SiteBuilding
import TripCompiling
import TripModel
import TripPlanning
import TripReading
import TripWriting
import WebFetch

/// `tripbook fetch weather`.
struct FetchWeatherCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "weather",
    abstract: "Fetch what the weather of the trip's days was into weather.yml.",
    discussion: """
      The weather is that of Open-Meteo's archive, to which a day comes after five. It is told the days, and for \
      each a position rounded to a tenth of a degree, about ten kilometres; which, you see before. Of places near \
      home and in private zones, and of what you keep back, nothing is told. Days that stand in weather.yml already \
      stay as they are.

      EXAMPLES
        tripbook fetch weather lisbon

      EXIT STATUS
        0 written, or nothing is needed; 2 wrong use; 3 nothing written: nobody answered, say
      """)

  @Argument(help: .tripFolder, completion: .directory)
  var folder: String?

  @Option(help: .address("Another address that answers as Open-Meteo does."))
  var from: String?

  @OptionGroup var options: SharedOptions

  /// Whoever is asked about the weather learns days and places.
  private static let refusal = EditSession.Refusal(
    what: "No weather fetched",
    wayOut: "Write what the weather was into weather.yml yourself: `tripbook help weather` shows how.")

  /// Questions of one call: whoever answers for nothing is not to be asked by the thousand.
  private static let maxQuestions = 100

  func run() async throws {
    try await writing(options) { surroundings in
      let base = from ?? WeatherQuestion.address
      let host = try Asking.address(base).host
      let session = try await EditSession.open(folder, for: .others(Self.refusal), options, surroundings)
      let all = WeatherQuestion.all(for: FetchedWeather(session: session).open)
      let questions = Array(all.prefix(Self.maxQuestions))
      guard !questions.isEmpty else {
        session.console.tell([
          "No day that is over for \(WeatherQuestion.delay) days and has a place is without weather, so nobody "
            + "is asked."
        ])
        return
      }
      session.console.tell(["Asking \(host) for the weather. It is told these days and places:"])
      session.console.tell(questions.map { "  \(Self.words(for: $0.days)) near \($0.place)" })
      let asking = Asking(session.console)
      var days: [WeatherAnswer.Day] = []
      for question in questions {
        let address = try Asking.address(question.address(at: base))
        days += try asking.read(try asking.get(address), of: address) { bytes throws(AnswerProblem) in
          try WeatherAnswer.read(bytes, to: question)
        }
      }
      try FetchedWeather(session: session).keep(days)
      if all.count > questions.count {
        session.console.tell(["There are more days to ask for: type the same again."])
      }
    }
  }

  private static func words(for days: ClosedRange<LocalDate>) -> String {
    days.lowerBound == days.upperBound ? "\(days.lowerBound)" : "\(days.lowerBound) to \(days.upperBound)"
  }
}

/// Puts the weather of days into the folder of a trip.
private struct FetchedWeather {
  let session: EditSession

  /// The days that are long enough over, have a place, and no weather yet.
  ///
  /// They are those that readers get: what is kept back or near home is in no such plan.
  var open: [(date: LocalDate, place: Coordinate)] {
    let told = Set(session.trip.weather.map(\.date))
    let last = session.survey.today - WeatherQuestion.delay
    return session.plan.days.compactMap { day in
      guard day.date <= last, !told.contains(day.date) else { return nil }
      return day.weatherPlace.map { (day.date, $0) }
    }
  }

  func keep(_ days: [WeatherAnswer.Day]) throws {
    guard !days.isEmpty else {
      throw CommandStop(
        .nothingFetched, "No weather of these days in the archive yet",
        advice: "Try again in a few days.")
    }
    let file = session.folder.smallFile("weather")
    var written = 0
    try session.folder.change(file) { old throws(WriteProblem) in
      var bytes = old ?? Array(WeatherAnswer.head.utf8)
      let known = Set(session.survey.items(of: .weather, in: bytes, file: file).0.map(\.date))
      let new = days.filter { !known.contains($0.date) }
      for day in new {
        bytes = try ListGrowth.adding([day.item], below: nil, to: bytes, file: file).bytes
      }
      let (read, _) = session.survey.items(of: .weather, in: bytes, file: file)
      guard Set(read.map(\.date)).isSuperset(of: new.map(\.date)) else { throw .notRead(file) }
      written = new.count
      return written == 0 ? old ?? bytes : bytes
    }
    session.tellWritten("Wrote the weather of \(Console.count(written, "day")) into \(session.shown(file)).")
  }
}

extension DayPlan {
  /// Where the weather of the day is asked for: where most of it was, else the middle of its way.
  fileprivate var weatherPlace: Coordinate? {
    let maximum = route.stops.max { $0.weight < $1.weight }
    if let maximum { return route.stops.first { $0.weight == maximum.weight }?.coordinate }
    let points = route.legs.flatMap(\.points)
    return points.isEmpty ? route.waters.first?.coordinate : points[points.count / 2]
  }
}

extension Stop {
  /// How much of a day was here.
  fileprivate var weight: Int { photos.count + 5 * entries.count }
}
