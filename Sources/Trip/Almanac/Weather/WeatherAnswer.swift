package import TripModel

/// What the archive answers: lists of equal length, a place in them for each day.
package enum WeatherAnswer {
  /// The lists that are asked for, by the archive's names.
  package enum Field: String, CaseIterable, Sendable {
    case code = "weather_code"
    case high = "temperature_2m_max"
    case low = "temperature_2m_min"
    case rain = "precipitation_sum"

    /// What may stand there: codes of WMO's table 4677, degrees Celsius, millimetres.
    var range: ClosedRange<Double> {
      switch self {
      case .code: 0...99
      case .high, .low: -95...65
      case .rain: 0...2000
      }
    }
  }

  /// The weather of one day, as far as the archive knows it.
  package struct Day: Hashable, Sendable {
    package let date: LocalDate
    fileprivate var values: [Field: Double] = [:]

    /// What it was, in a word or two; nil for a code that has none.
    package var words: String? { values[.code].flatMap { WeatherCode.words[Int($0)] } }

    /// The day as an item of `weather.yml`, without its dash.
    package var item: String {
      var fields = ["date: \(date)"]
      if let words { fields.append("weather: " + words) }
      for (key, field, unit) in [("high", Field.high, "°C"), ("low", .low, "°C"), ("rain", .rain, "mm")] {
        if let value = values[field] { fields.append("\(key): \(Tenths.text(value)) \(unit)") }
      }
      return "{" + (fields + ["source: " + WeatherAnswer.source]).joined(separator: ", ") + "}"
    }
  }

  /// Whose figures they are, as `weather.yml` says.
  package static let source = "Open-Meteo.com"
  /// What stands on top of a `weather.yml` that was fetched.
  package static let head = """
    # What the weather was. Weather data by Open-Meteo.com (https://open-meteo.com/), licensed under CC BY 4.0
    # (https://creativecommons.org/licenses/by/4.0/). Change what you know better: nothing here is written over.

    """

  /// The days of an answer that are known. Each has been asked about.
  package static func read(_ bytes: [UInt8], to question: WeatherQuestion) throws(AnswerProblem) -> [Day] {
    let lists = try OpenMeteoLists(bytes, of: "daily") { .noWeather(field: $0) }
    var days: [Day] = []
    for time in lists.times {
      guard let date = LocalDate(iso: time) else { throw .noWeather(field: "time") }
      guard question.days.contains(date), days.last.map({ $0.date < date }) ?? true else { throw .otherDays }
      days.append(Day(date: date))
    }
    for field in Field.allCases {
      for (index, value) in try lists.numbers(field.rawValue, in: field.range).enumerated() {
        days[index].values[field] = value
      }
    }
    for day in days {
      if let high = day.values[.high], let low = day.values[.low], low > high {
        throw .noWeather(field: Field.high.rawValue)
      }
    }
    return days.filter { day in day.words != nil || day.values.contains { $0.key != .code } }
  }
}
