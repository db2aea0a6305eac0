import Diagnostics
import TripModel
import TripNotation

/// `weather.yml`: what the weather of days was, written by hand or by `tripbook fetch weather`.
struct WeatherFile {
  /// One for a day at most, in the order of the file.
  private(set) var days: [DayWeather] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(_ reading: NotationReader.Reading) {
    var findings = Findings(about: reading.file)
    let items = Node.items(of: reading.root, as: "weather.yml", &findings) ?? []
    let keeping = ListKeeping(items, of: reading.root, in: reading, each: .weather, all: .allWeather)
    var lines: [LocalDate: Int] = [:]
    for (item, marks) in zip(items, keeping.marks) where keeping.doubtAboutAll == nil {
      diagnostics += marks.diagnostics
      guard !marks.isKept,
        let day = FieldReader.read(item, as: "a day's weather", &findings, { Self.day(&$0, item) })
      else { continue }
      if let line = lines[day.date] {
        findings.report(.twice(day.date, line: line, at: item.range), as: .warning)
      } else {
        lines[day.date] = item.range.line + 1
        days.append(day)
      }
    }
    if let doubt = keeping.doubtAboutAll { diagnostics.append(doubt) }
    diagnostics += findings.diagnostics
  }

  private static func day(_ fields: inout FieldReader, _ node: Node) -> DayWeather? {
    fields.require("date")
    let date = fields.day("date")
    var weather = DayWeather(
      date: date ?? LocalDate(dayNumber: 0), place: fields.findings.file.place(of: node.range))
    weather.words = fields.text("weather").flatMap { $0.isEmpty ? nil : $0 }
    weather.high = fields.reading("high", WeatherText.temperature)
    weather.low = fields.reading("low", WeatherText.temperature)
    weather.rain = fields.reading("rain", WeatherText.rain)
    weather.source = fields.text("source").flatMap { $0.isEmpty ? nil : $0 }
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
