import Diagnostics
import TripModel
import TripNotation

/// The fields of a day's weather, an item of `weather.yml`, written by hand or by `tripbook fetch weather`.
struct WeatherFields: ListItemFields {
  static let kind = ListKind(
    file: "weather", item: "a day's weather", each: .weather, all: .allWeather, isReadForAuthor: false,
    confidential: { _ in [] })

  private var lines: [LocalDate: Int] = [:]

  init(_ context: ListContext) {}

  /// One for a day at most.
  mutating func add(
    _ day: DayWeather, keptBack: [KeptBack], at node: Node, to days: inout [DayWeather],
    _ findings: inout Findings
  ) {
    if let line = lines[day.date] {
      findings.report(.twice(day.date, line: line, at: node.range), as: .warning)
    } else {
      lines[day.date] = node.range.line + 1
      days.append(day)
    }
  }

  func read(_ fields: inout FieldReader, _ node: Node) -> DayWeather? {
    fields.require("date")
    let date = fields.day("date")
    var weather = DayWeather(
      date: date ?? LocalDate(dayNumber: 0), place: fields.findings.file.place(of: node.range))
    weather.words = fields.filled("weather")
    weather.high = fields.reading("high", WeatherText.temperature)
    weather.low = fields.reading("low", WeatherText.temperature)
    weather.rain = fields.reading("rain", WeatherText.rain)
    weather.source = fields.filled("source")
    // Whoever is kept back is not read at all: this is `private: no`.
    fields.allow("private")
    if let high = weather.high, let low = weather.low, low > high {
      fields.report(
        .badWeather, "The lowest temperature of the day is above the highest", at: "low",
        advice: "Give each the other's place.")
      (weather.high, weather.low) = (nil, nil)
    }
    if ["weather", "high", "low", "rain"].allSatisfy({ fields.node($0) == nil }) {
      fields.report(
        .missingField, "Nothing is said of this day's weather", at: "weather",
        advice: "Say it in words, `weather: sunny`, or give `high`, `low` or `rain`.")
    }
    guard date != nil else { return nil }
    return weather.isEmpty ? nil : weather
  }
}

extension Problem {
  fileprivate static func twice(_ day: LocalDate, line: Int, at range: TextRange) -> Problem {
    Problem(
      .weatherTwice, "The weather of \(day) stands on line \(line) already, and that counts", at: range,
      advice: "Take one of them out.")
  }
}
