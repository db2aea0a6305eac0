import Almanac
import TripModel

/// A question about one destination, and what becomes of its answer.
protocol PlaceQuestion {
  associatedtype Figures: Hashable & Sendable

  /// What is told of the place.
  var place: String { get }

  /// The whole question, put to an address.
  func address(at base: String) -> String

  /// What an answer tells of the destination that is called `name`; nil where it knows nothing.
  func figures(
    in answer: [UInt8], of name: String, asked today: LocalDate
  ) throws(AnswerProblem) -> Figures?
}

extension ClimateQuestion: PlaceQuestion {
  func figures(
    in answer: [UInt8], of name: String, asked today: LocalDate
  ) throws(AnswerProblem) -> DestinationClimate? {
    let months = try ClimateAnswer.read(answer, to: self)
    guard !months.isEmpty else { return nil }
    return DestinationClimate(
      place: name, years: years, months: months, source: WeatherAnswer.source, fetched: today)
  }
}

extension ForecastQuestion: PlaceQuestion {
  func figures(
    in answer: [UInt8], of name: String, asked today: LocalDate
  ) throws(AnswerProblem) -> DestinationForecast? {
    let steps = try ForecastAnswer.read(answer, to: self)
    guard !steps.isEmpty else { return nil }
    return DestinationForecast(place: name, steps: steps, source: WeatherAnswer.source, fetched: today)
  }
}
