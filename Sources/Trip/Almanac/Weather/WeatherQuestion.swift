package import TripModel

/// One question about the weather: of days one after another at one place, which is told no better than to a tenth of
/// a degree, about ten kilometres.
package struct WeatherQuestion: Hashable, Sendable {
  package let days: ClosedRange<LocalDate>
  private let position: RoughPosition

  /// The archive of Open-Meteo (open-meteo.com/en/docs/historical-weather-api), CC BY 4.0.
  package static let address = "https://archive-api.open-meteo.com/v1/archive"
  /// Days until a day is in it: ERA5, of which it is made, comes five days late.
  package static let delay = 5

  /// The fewest questions for days of which each has a place: one for each run of days in the same cell.
  package static func all(for days: [(date: LocalDate, place: Coordinate)]) -> [WeatherQuestion] {
    var questions: [WeatherQuestion] = []
    for day in days.sorted(by: { $0.date < $1.date }) {
      let alone = WeatherQuestion(day.date...day.date, at: day.place)
      if let last = questions.last, last.position == alone.position, day.date - last.days.upperBound == 1 {
        questions[questions.count - 1] = WeatherQuestion(last.days.lowerBound...day.date, at: day.place)
      } else {
        questions.append(alone)
      }
    }
    return questions
  }

  private init(_ days: ClosedRange<LocalDate>, at place: Coordinate) {
    self.days = days
    position = RoughPosition(place)
  }

  /// What is told of the place: `38.7, -9.2`.
  package var place: String { position.text }

  /// The whole question, put to an address.
  package func address(at base: String) -> String {
    let fields = [
      "start_date=\(days.lowerBound)", "end_date=\(days.upperBound)",
      "daily=" + WeatherAnswer.Field.allCases.map(\.rawValue).joined(separator: ","), "timezone=auto",
    ]
    return (position.fields + fields).asked(of: base)
  }
}
