package import TripModel

/// What Open-Meteo answers of the hours to come, and the steps of three hours that are made of them.
package enum ForecastAnswer {
  /// The lists that are asked for, by Open-Meteo's names.
  enum Field: String, CaseIterable {
    case temperature = "temperature_2m"
    case humidity = "relative_humidity_2m"
    case code = "weather_code"

    /// What may stand there: degrees Celsius, per cent, codes of WMO's table 4677.
    var range: ClosedRange<Double> {
      switch self {
      case .temperature: -95...65
      case .humidity: 0...100
      case .code: 0...99
      }
    }
  }

  /// Steps of three hours, in order, by the clocks there; one of which nothing is known is not among them.
  ///
  /// Each has the highest and lowest temperature of its hours, their mean humidity, and the worst of their codes
  /// (`WeatherCode.worst`).
  package static func read(
    _ bytes: [UInt8], to question: ForecastQuestion
  ) throws(AnswerProblem) -> [DestinationForecast.Step] {
    let lists = try OpenMeteoLists(bytes, of: "hourly") { .noForecast(field: $0) }
    let hours = try Self.hours(lists.times, of: question)
    let temperatures = try lists.numbers(Field.temperature.rawValue, in: Field.temperature.range)
    let humidities = try lists.numbers(Field.humidity.rawValue, in: Field.humidity.range)
    let codes = try lists.numbers(Field.code.rawValue, in: Field.code.range)
    var steps: [StepHours] = []
    for (index, hour) in hours.enumerated() {
      let start = stepStart(of: hour)
      if steps.last?.start != start { steps.append(StepHours(start: start)) }
      steps[steps.count - 1].add(temperatures[index], humidities[index], codes[index])
    }
    return steps.prefix(DestinationForecast.days * 24 / DestinationForecast.hours).compactMap(\.step)
  }

  /// In order, mostly by the clocks there as they are when one asks. An hour that stands twice is of one step.
  private static func hours(
    _ times: [String], of question: ForecastQuestion
  ) throws(AnswerProblem) -> [LocalDateTime] {
    var hours: [LocalDateTime] = []
    for time in times {
      guard let hour = Self.hour(time), hours.last.map({ $0 <= hour }) ?? true else {
        throw .noForecast(field: "time")
      }
      hours.append(hour)
    }
    guard let first = hours.first, question.firstDays.contains(first.date) else { throw .otherDays }
    return hours
  }

  /// `2026-05-03T14:00`.
  private static func hour(_ text: String) -> LocalDateTime? {
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    guard parts.count == 2, let date = LocalDate(iso: parts[0]), parts[1].utf8.count == 5,
      parts[1].hasSuffix(":00"), let hour = digits(parts[1].utf8.prefix(2)),
      let time = LocalTime(hour: hour, minute: 0)
    else { return nil }
    return LocalDateTime(date: date, time: time)
  }

  private static func stepStart(of hour: LocalDateTime) -> LocalDateTime {
    LocalDateTime(
      clockSeconds: hour.clockSeconds - hour.time.secondOfDay % (DestinationForecast.hours * 3600))
  }
}

/// What is known of the hours of a step.
private struct StepHours {
  let start: LocalDateTime
  private var temperatures: [Int] = []
  private var humidities: [Int] = []
  private var codes: [Int] = []

  init(start: LocalDateTime) { self.start = start }

  mutating func add(_ temperature: Double?, _ humidity: Double?, _ code: Double?) {
    if let temperature { temperatures.append(Tenths.of(temperature)) }
    if let humidity { humidities.append(Int(humidity.rounded())) }
    if let code { codes.append(Int(code)) }
  }

  /// Nil where anything is not known of any of its hours.
  var step: DestinationForecast.Step? {
    guard let high = temperatures.max(), let low = temperatures.min(), !humidities.isEmpty,
      let code = WeatherCode.worst(of: codes)
    else { return nil }
    return DestinationForecast.Step(
      time: start, high: Double(high) / 10, low: Double(low) / 10,
      humidity: Tenths.quotient(humidities.reduce(0, +), humidities.count), code: code)
  }
}
